/* A board of candidate sets, Bird's "matrix of choices": for each cell the values it may still take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/grid.h"
#include "sudoku/set.h"

/* A value in a cell. */
typedef struct
{
  uint16_t cell;
  uint8_t value;
} SudokuPlacement;

/* One allocation; cell[] has shape->n_cells sets, row by row. */
typedef struct
{
  const SudokuShape *shape;
  SudokuSet cell[];
} SudokuCandidates;

/* Returns a new board of empty sets, or NULL when out of memory. */
SudokuCandidates *sudoku_candidates_new (const SudokuShape *shape);

/* Returns a copy, or NULL when out of memory. */
SudokuCandidates *sudoku_candidates_copy (const SudokuCandidates *candidates);

/* Frees a board of sets; NULL is allowed. */
void sudoku_candidates_free (SudokuCandidates *candidates);

/* Returns how many candidates the sets have together. */
unsigned sudoku_candidates_count (const SudokuCandidates *candidates);

/* Returns the grid that shows each cell with one candidate as that value and the others blank, or NULL
 * when out of memory. */
SudokuGrid *sudoku_candidates_to_grid (const SudokuCandidates *candidates);
