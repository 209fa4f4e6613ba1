/* A search of a board with further rules that branches where it failed before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Depth first, in two: a cell has a value, or has not, after which any cell may be next. That is the one with the highest *score* for
 * the candidates it has left, where a score counts the dead ends in which the cell was the last (much like dom/wdeg: F. Boussemart et al.,
 * "Boosting systematic search by weighting constraints", 2004). So the order of the solutions has no meaning, and no bookmark stands in it; but
 * a dead end takes a sixth of the time of a conflict that is learnt from.
 */
#pragma once

#include "sudoku/cancel.h"
#include "sudoku/propagator.h"

typedef struct
{
  uint32_t trail; /* its length before the cell had the value */
  uint16_t cell;
  uint8_t value;
} SudokuScoutLevel;

typedef struct
{
  SudokuPropagator *propagator;
  SudokuScoutLevel *level; /* [cells] */
  uint32_t *score;         /* [cells] */
  unsigned depth;
  bool at_solution, at_end;
  uint64_t guesses, most_guesses;
} SudokuScout;

/* Prepares a search of the completions of candidates; returns false when out of memory. */
bool sudoku_scout_init (SudokuScout *scout, const SudokuCandidates *candidates);

/* Frees what the search owns; also after a failed init, and of a struct of zeros. */
void sudoku_scout_clear (SudokuScout *scout);

/* Goes to the next solution, which is then the propagator's board. CANCELLED is returned also at the limit of guesses. */
SudokuResult sudoku_scout_next (SudokuScout *scout, SudokuBudget *budget);
