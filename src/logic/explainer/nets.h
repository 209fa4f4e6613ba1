/* The net of consequences of an assumption.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A net grows from a candidate that is assumed to be on or off. In a *dynamic* net what is off is taken from a copy of the
 * board, so that several nodes together put another one on; its parents are then the node that was looked at last, and all
 * that the cell or house had lost before. Which those are follows from the order in which nodes went off. In nets of higher
 * levels further nodes go off by the simple rules of sets and by chains and nets on the net's own board.
 */
#pragma once

#include "sudoku/cancel.h"
#include "logic/explainer/chains.h"

#define ID_WORDS CLOSURE_WORDS

/* Why nodes went off that no single node took off. */
typedef struct
{
  uint32_t first_parent; /* in the layer's list of candidates that are off */
  uint32_t n_parents;
  uint64_t chains;     /* a hash of the chains of a nested hint, or 0 */
  uint32_t complexity; /* of the nested hint */
} Advance;

#define ADVANCED 0x8000u

typedef struct
{
  bool made;
  bool contradicts;
  uint16_t n_on, n_off;
  uint64_t is_on[ID_WORDS], is_off[ID_WORDS];
  uint16_t on[MAX_CANDIDATES], off[MAX_CANDIDATES]; /* in order */
  uint16_t on_from[MAX_CANDIDATES];                 /* a candidate that is off, or NO_CANDIDATE for the assumption */
  uint16_t off_from[MAX_CANDIDATES]; /* a candidate that is on, or ADVANCED + an advance of the net, or NO_CANDIDATE */
  uint16_t off_rank[MAX_CANDIDATES]; /* index in off */
  uint8_t on_cause[MAX_CANDIDATES];
  uint16_t on_count[MAX_CANDIDATES], off_count[MAX_CANDIDATES]; /* of ancestors and the node itself; 0: not yet known */
  uint32_t first_advance;
  /* The contradiction is between a node of the net and this one, which is no part of it. */
  uint16_t absurd_node, absurd_from;
  uint8_t absurd_cause;
} Net;

/* Which nets a producer makes, and what it concludes from them. */
typedef struct
{
  bool dynamic;
  bool nishio;   /* links of one value only, and nothing but contradictions */
  uint8_t level; /* of what is nested */
  uint8_t limit; /* level of the dynamic chains that are nested in level 4 */
} ChainRules;

/* A node of a net as the end of a chain. */
typedef struct
{
  const Net *net;
  uint16_t node;
  bool absurd; /* the contradicting node that is no part of the net */
} Target;

typedef struct Layer Layer;

/* Makes the net of a node unless it is there already. Returns it. */
Net *sudoku_net_get (Layer *layer, unsigned node);

/* Enters a node that goes off. */
void sudoku_net_add_off (Net *net, unsigned candidate, unsigned from);

/* Writes the nodes of a target's chain in breadth-first order; the first is its node. Returns how many there are. */
unsigned sudoku_net_chain (Layer *layer, const Target *target, uint16_t *nodes);

/* The two nodes that a net proves both. */
static inline void
net_contradiction (const Net *net, Target *on, Target *off)
{
  const bool absurd_is_on = net->absurd_node & 1;
  *on = (Target){ net, (uint16_t) (net->absurd_node | 1), absurd_is_on };
  *off = (Target){ net, (uint16_t) (net->absurd_node & ~1u), !absurd_is_on };
}

/* The outermost *layer* works on the board of the puzzle. What is nested in one of its nets works on that net's board, in the
 * next layer. All layers number the candidates alike. */

/* Nets of level 4 with dynamic chains of level 3 in them, which have static nets nested. */
#define N_LAYERS 3

/* Cancellation and lack of memory, for all layers. */
typedef struct
{
  SudokuCancelFunc cancel;
  void *cancel_data;
  unsigned n_ticks;
  bool stopped;
  bool out_of_memory;
} Interrupt;

struct Layer
{
  Interrupt *interrupt;
  Layer *inner; /* or NULL */
  /* How nets of higher levels proceed once they have come to their end: sudoku_nested_advance (), which makes nets in turn. Returns
   * whether there is anything new. */
  bool (*proceed) (Layer *layer, Net *net);
  ChainSearch *search; /* for the chains nested in nets of any layer */
  const Numbering *numbering;
  ChainRules rules;
  bool is_closed;    /* static nets: search knows all implications of the board, of which none is contradictory */
  PackedBoard base;  /* what the nets start from */
  PackedBoard board; /* what a net has left of it while it is made */
  Net *net;          /* by node */
  unsigned max_nets;
  Advance *advance;
  uint32_t n_advances, max_advances;
  uint16_t *parent;
  uint32_t n_parents, max_parents;
  Hints hints;                              /* of the chains nested in its nets */
  uint32_t stamp, seen[2 * MAX_CANDIDATES]; /* nodes met while a chain is followed */
};

/* Whether to stop; asks the cancel function after some hundred units of work of a microsecond or less. */
bool sudoku_interrupt_tick (Interrupt *interrupt, unsigned n);

/* Stops for lack of memory. */
static inline void
interrupt_fail (Interrupt *interrupt)
{
  interrupt->out_of_memory = interrupt->stopped = true;
}

/* Prepares a layer for nets on a board. Returns false when out of memory. */
bool sudoku_layer_begin (Layer *layer, const Numbering *numbering, const PackedBoard *board, const ChainRules *rules);
void sudoku_layer_finish (Layer *layer);

/* Finds the hints by the nets of the layer's board. */
void sudoku_layer_find_hints (Layer *layer, Hints *hints);

/* Adds nodes that go off by rules and nested chains, once a net of a higher level has come to its end; returns whether there
 * were any. */
bool sudoku_nested_advance (Layer *layer, Net *net);
