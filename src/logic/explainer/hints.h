/* Hints by chains: what is found, and which of them is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A *node* is a candidate and whether it is on or off. Chains are lists of nodes, nets sets of them with causes. Sudoku
 * Explainer collects all hints of a producer, sorts them by rating, complexity (the number of nodes it takes) and a key of
 * their kind, and takes the first; nets that use chains themselves take all of them in that order, but of those that remove
 * the same only the first. So only the best hint is kept for each set of removals, or the best of all.
 */
#pragma once

#include <stddef.h>

#include "logic/explainer/finders.h"

/* Why a node is on: it is the last candidate of its cell, or the last place of its value in its house of this kind. Why one is
 * off: another value is in its cell, or its value is elsewhere in that house. */
typedef enum
{
  CAUSE_BOX = BOXES,
  CAUSE_ROW = ROWS,
  CAUSE_COLUMN = COLUMNS,
  CAUSE_CELL,
  NO_CAUSE /* it is assumed */
} Cause;

typedef enum
{
  HINT_CYCLE,
  HINT_CHAIN,         /* a candidate implies its opposite */
  HINT_CONTRADICTION, /* the net of an assumption contradicts itself */
  HINT_DOUBLE,        /* a candidate's being on and its being off have the same consequence */
  HINT_CELL,          /* all candidates of a cell have the same consequence */
  HINT_REGION         /* all places of a value in a house have */
} HintKind;

/* A chain is a list of nodes from its last to its first, and why each is so. */
typedef struct
{
  uint16_t node; /* 2 * candidate + on */
  uint8_t cause;
} Link;

typedef struct
{
  double rating;
  uint32_t complexity;
  uint32_t order;               /* of being found */
  uint8_t key;                  /* sorts hints of the same rating and complexity */
  uint8_t kind;                 /* HintKind */
  uint8_t uses_x, uses_y;       /* cycles and chains: which links it may have */
  uint16_t target;              /* node that is proved; the candidate is placed if it is on. Not for cycles. */
  uint16_t source;              /* contradiction, double: the assumed node; cell: the cell; region: house * 9 + value */
  uint32_t first_link, n_links; /* cycles and chains */
  uint32_t first_removal, n_removals;
  uint64_t removal_hash;
} ChainHint;

typedef struct
{
  bool only_best; /* of all, whatever it removes */
  bool failed;    /* out of memory */
  ChainHint *hint;
  uint32_t n_hints, max_hints;
  Link *link;
  uint32_t n_links, max_links;
  Removal *removal;
  uint32_t n_removals, max_removals;
  uint32_t *slot; /* hash table of hint numbers + 1 by removals */
  uint32_t n_slots;
  uint32_t n_found;
} Hints;

/* Empties the list. */
void sudoku_hints_clear (Hints *hints, bool only_best);
void sudoku_hints_finish (Hints *hints);

/* Offers a hint with its removals, in the order in which Sudoku Explainer enters them into its map; they are one at least. Returns
 * the hint to be completed (kind, target, source, links) if it is kept for now, else NULL. */
ChainHint *sudoku_hints_offer (Hints *hints,
                               double rating,
                               uint32_t complexity,
                               unsigned key,
                               const Removal *removals,
                               unsigned n_removals);

/* Whether a hint would be better than the best, if only that one is kept; always true otherwise. */
bool sudoku_hints_may_use (const Hints *hints, double rating, uint32_t complexity, unsigned key);

/* Enters the links of a cycle or chain. */
void sudoku_hints_set_links (Hints *hints, ChainHint *hint, const Link *links, unsigned n_links);

/* Sorts the list by rating, complexity, key, and order of being found. */
void sudoku_hints_sort (Hints *hints);

/* Makes room for n elements of a size in an array that has room for *max; returns false when out of memory. */
bool sudoku_explainer_reserve (void **array, uint32_t *max, uint32_t n, size_t size);

/* What a length adds to a rating, summed up as Sudoku Explainer does: 0.1 for each of 4, 6, 8, 12, 16, ... that the
 * complexity exceeds by more than two. */
double sudoku_explainer_length_rating (uint32_t complexity);
