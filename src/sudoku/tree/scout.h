/* A search of a board with further rules that branches where it failed before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Depth first, in two: a cell has a value, or has not, after which any cell may be next. That is the one with the highest *score* for
 * the candidates it has left, or for two where a house has two places left for a value, one of them this. A score counts the dead ends
 * to blame on a cell: it was the last that was given a value, or it is a cell of the rule or house that failed (much like dom/wdeg: F.
 * Boussemart et al., "Boosting systematic search by weighting constraints", 2004). So the order of the solutions has no meaning, and no
 * bookmark stands in it; but a dead end takes a sixth of the time of a conflict that is learnt from. It does not begin again with the
 * scores it has: that took a third more guesses in all, and the solver that learns is there for what is searched in a bad order.
 */
#pragma once

#include "sudoku/cancel.h"
#include "sudoku/propagator.h"

typedef struct
{
  uint32_t trail, n_open; /* before the cell had the value */
  void *snapshot;         /* likewise, on small boards and if there was memory; kept for the next at this depth */
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

/* Goes to a solution, which is then the propagator's board; EXHAUSTED after every one was found. CANCELLED is
 * returned also at the limit of guesses. */
SudokuResult sudoku_scout_next (SudokuScout *scout, SudokuBudget *budget);
