/* Cells that would make a puzzle with several solutions unique if given: a hint to its setter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/search.h"

/* Of a puzzle with up to this many solutions the completion is a smallest one. (With more it may be known to be one, too.) */
#define SUDOKU_UNIQUE_COMPLETION_EXACT 1000

/* Finds cells and values that, added to the givens, leave the puzzle one solution: as few as possible when there are at most
 * SUDOKU_UNIQUE_COMPLETION_EXACT solutions, else few. Writes these values into givens, which has room for n * n, and 0 for all
 * other cells, those of the puzzle's own givens too. cancelled may be NULL. The choice depends on the puzzle alone. Returns
 * SUDOKU_FOUND; then *smallest becomes whether no smaller set of cells would do (none at all if unique): none of the cells can be left
 * out in any case. Otherwise there are no values, and SUDOKU_EXHAUSTED says that the puzzle has no solution.
 *
 * Few solutions: a smallest hitting set of what distinguishes one of them from each other one, by branch and bound. More: the
 * value that the fewest of some random solutions have is given, one after the other, until they are few. */
SudokuResult sudoku_unique_completion (const SudokuGrid *puzzle,
                                       uint8_t *givens,
                                       bool *smallest,
                                       SudokuCancelFunc cancelled,
                                       void *data);
