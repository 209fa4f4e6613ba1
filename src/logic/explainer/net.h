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

struct Layer;

/* A node of a net as the end of a chain. */
typedef struct
{
  const Net *net;
  uint16_t node;
  bool absurd; /* the contradicting node that is no part of the net */
} Target;

/* Makes the net of a node unless it is there already. Returns it. */
Net *net_get (struct Layer *layer, unsigned node);

/* Enters a node that goes off. */
void net_add_off (Net *net, unsigned candidate, unsigned from);

/* The number of distinct nodes in a target's chain, itself included. */
unsigned net_count (struct Layer *layer, const Target *target);

/* Writes the nodes of a target's chain in breadth-first order; the first is its node. Returns how many there are. */
unsigned net_chain (struct Layer *layer, const Target *target, uint16_t *nodes);

/* The two nodes that a net proves both. */
static inline void
net_contradiction (const Net *net, Target *on, Target *off)
{
  const bool absurd_is_on = net->absurd_node & 1;
  *on = (Target){ net, (uint16_t) (net->absurd_node | 1), absurd_is_on };
  *off = (Target){ net, (uint16_t) (net->absurd_node & ~1u), !absurd_is_on };
}
