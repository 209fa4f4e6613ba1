/* The fewest cells that distinguish one solution of a list from all others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/board/budget.h"
#include "sudoku/shape.h"

/* Of n_solutions different boards (1 or more) of `cells` values each, one after the other, finds one and
 * the fewest cells whose values no other board shares all of: no board of the list could do with fewer.
 * Writes those values into givens, `cells` bytes, and 0 elsewhere. Exact, and so exponential in the
 * number of cells needed. Returns SUDOKU_FOUND unless cancelled or out of memory. */
SudokuResult sudoku_hitting_set (const uint8_t *solutions,
                                 unsigned n_solutions,
                                 unsigned cells,
                                 uint8_t *givens,
                                 SudokuBudget *budget);
