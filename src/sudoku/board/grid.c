/* A board of values: making, copying, comparing and checking it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/grid.h"

#include <stdlib.h>
#include <string.h>

SudokuGrid *
sudoku_grid_new (SudokuGeometry geometry)
{
  SudokuGrid *grid = calloc (1, sizeof *grid + sudoku_geometry_cells (geometry));

  if (grid != NULL)
    grid->geometry = geometry;
  return grid;
}

SudokuGrid *
sudoku_grid_new_from_values (SudokuGeometry geometry, const uint8_t *values)
{
  unsigned cells = sudoku_geometry_cells (geometry);
  SudokuGrid *grid;

  for (unsigned cell = 0; cell < cells; cell++)
    if (values[cell] > geometry.order)
      return NULL;

  grid = sudoku_grid_new (geometry);
  if (grid != NULL)
    memcpy (grid->cell, values, cells);
  return grid;
}

SudokuGrid *
sudoku_grid_copy (const SudokuGrid *grid)
{
  SudokuGrid *copy = sudoku_grid_new (grid->geometry);

  if (copy != NULL)
    memcpy (copy->cell, grid->cell, sudoku_geometry_cells (grid->geometry));
  return copy;
}

void
sudoku_grid_free (SudokuGrid *grid)
{
  free (grid);
}

bool
sudoku_grid_equal (const SudokuGrid *a, const SudokuGrid *b)
{
  return sudoku_geometry_equal (a->geometry, b->geometry)
         && memcmp (a->cell, b->cell, sudoku_geometry_cells (a->geometry)) == 0;
}

unsigned
sudoku_grid_filled (const SudokuGrid *grid)
{
  unsigned cells = sudoku_geometry_cells (grid->geometry), filled = 0;

  for (unsigned cell = 0; cell < cells; cell++)
    filled += grid->cell[cell] != 0;
  return filled;
}

bool
sudoku_grid_consistent (const SudokuGrid *grid)
{
  unsigned n = grid->geometry.order, houses = sudoku_geometry_houses (grid->geometry);

  for (unsigned house = 0; house < houses; house++)
    {
      uint64_t seen = 0;

      for (unsigned i = 0; i < n; i++)
        {
          unsigned value = grid->cell[sudoku_house_cell (grid->geometry, house, i)];

          if (value == 0)
            continue;
          if (seen >> (value - 1) & 1)
            return false;
          seen |= UINT64_C (1) << (value - 1);
        }
    }
  return true;
}

bool
sudoku_grid_complete (const SudokuGrid *grid)
{
  return sudoku_grid_filled (grid) == sudoku_geometry_cells (grid->geometry) && sudoku_grid_consistent (grid);
}
