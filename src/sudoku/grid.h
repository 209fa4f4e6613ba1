/* A board of values: 0 for a blank, 1 .. n for the n symbols, whatever they look like.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stddef.h>

#include "sudoku/shape.h"

/* One allocation; cell[] has shape->n_cells values, row by row. */
typedef struct
{
  const SudokuShape *shape;
  uint8_t cell[];
} SudokuGrid;

/* Returns a new blank grid, or NULL when out of memory; free it with sudoku_grid_free (). */
SudokuGrid *sudoku_grid_new (const SudokuShape *shape);

/* Returns a new grid with the n * n values given, or NULL when out of memory or a value is over n. */
SudokuGrid *sudoku_grid_new_from_values (const SudokuShape *shape, const uint8_t *values);

/* Returns a copy, or NULL when out of memory. */
SudokuGrid *sudoku_grid_copy (const SudokuGrid *grid);

/* Frees a grid; NULL is allowed. */
void sudoku_grid_free (SudokuGrid *grid);

/* The number of cells that are not blank. */
unsigned sudoku_grid_filled (const SudokuGrid *grid);

/* A value that a house holds twice. */
typedef struct
{
  unsigned value;
  unsigned house;
  unsigned cell[2]; /* ascending as places of the house */
} SudokuRepeated;

/* Finds the first house that holds a value twice; returns whether there is one. */
bool sudoku_grid_find_repeated (const SudokuGrid *grid, SudokuRepeated *repeated);

/* Whether no house holds a value twice and no rule is broken (blanks do not count). */
bool sudoku_grid_consistent (const SudokuGrid *grid);

/* Whether the grid is full and consistent. */
bool sudoku_grid_complete (const SudokuGrid *grid);
