/* A level of nesting: the board that nets are made for, and their memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The outermost layer works on the board of the puzzle. What is nested in one of its nets works on that net's board, in the
 * next layer. All layers number the candidates alike.
 */
#pragma once

#include "sudoku/cancel.h"

#include "logic/explainer/net.h"

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

typedef struct Layer
{
  Interrupt *interrupt;
  struct Layer *inner; /* or NULL */
  /* How nets of higher levels proceed once they have come to their end: nested_advance (), which makes nets in turn. Returns
   * whether there is anything new. */
  bool (*proceed) (struct Layer *layer, Net *net);
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
} Layer;

/* Whether to stop; asks the cancel function after some hundred units of work of a microsecond or less. */
bool interrupt_tick (Interrupt *interrupt, unsigned n);

/* Stops for lack of memory. */
static inline void
interrupt_fail (Interrupt *interrupt)
{
  interrupt->out_of_memory = interrupt->stopped = true;
}

/* Prepares a layer for nets on a board. Returns false when out of memory. */
bool layer_begin (Layer *layer, const Numbering *numbering, const PackedBoard *board, const ChainRules *rules);
void layer_finish (Layer *layer);

/* Finds the hints by the nets of the layer's board. */
void layer_find_hints (Layer *layer, Hints *hints);

/* Adds nodes that go off by rules and nested chains, once a net of a higher level has come to its end; returns whether there
 * were any. */
bool nested_advance (Layer *layer, Net *net);
