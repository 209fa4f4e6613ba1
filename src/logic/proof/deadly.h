/* Deadly patterns: cells of which each has two values such that swapping them all makes another solution of one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/step.h"

typedef struct
{
  SudokuSet *extra; /* [n_cells] the candidates in cells of the pattern besides the two: one of them is true */
  SudokuSet *floor; /* [n_cells] the two, in cells of the pattern */
} SudokuDeadly;

/* Returns the pattern of a step, or NULL if its parts are none, or when out of memory; free it with
 * sudoku_deadly_free (). */
SudokuDeadly *sudoku_deadly_new (const SudokuStep *step, const SudokuBoard *board);

/* Frees a pattern; NULL is allowed. */
void sudoku_deadly_free (SudokuDeadly *deadly);
