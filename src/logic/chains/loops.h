/* What the search for loops and what a continuous loop excludes have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/chains/chain-list.h"
#include "logic/chains/walk.h"

/* Longer chains are not read by anybody. */
#define SUDOKU_MOST_CHAIN_EVENTS 128

typedef struct
{
  SudokuFinding *finding;
  const SudokuLinks *links;
  SudokuWalk *walk;
  SudokuChainList list;
  bool grouped;      /* only chains with groups or sets */
  bool *entered;     /* [cells of the board] of a chain */
  uint64_t *removed; /* the candidates that a chain excludes */
} SudokuLoopSearch;

/* Marks the cells of a node, or those of its set, as entered. */
void sudoku_loop_mark_cells (const SudokuLoopSearch *search, unsigned node);

/* Adds to the removed candidates what a continuous loop excludes, the last event of which, a node being true, excludes the
 * node whose being false is the first. */
void sudoku_loop_exclude (SudokuLoopSearch *search, const uint32_t *event, unsigned n_events);
