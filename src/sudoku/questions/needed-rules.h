/* Some of the further rules of a board that are enough for something to be impossible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/cancel.h"
#include "sudoku/grid.h"

/* Whether something is impossible on a board of this shape with the values of the grid: FOUND if it is, EXHAUSTED if not. What more
 * rules are there, the more has to be impossible. */
typedef SudokuResult (*SudokuRefuteFunc) (const SudokuGrid *grid, const SudokuShape *shape, void *data);

/* Of the rules of a board that is refuted by all of them, finds at most that many, none of which can be left out, and sets needed[i]
 * for all of the shape's. Returns FOUND if the board is refuted by these alone, by none of them where no rule is needed; EXHAUSTED if
 * more would be. When it is stopped, they are enough, but perhaps more than are needed.
 *
 * A mark that has to be drawn wherever it holds depends on all marks of its kind: these are on the board with it, and not named. */
SudokuResult sudoku_find_needed_rules (const SudokuGrid *grid,
                                       unsigned most,
                                       bool *needed,
                                       SudokuRefuteFunc refute,
                                       void *data);
