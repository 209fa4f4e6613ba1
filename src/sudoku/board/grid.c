/* A board of values: making, copying and checking it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/grid.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/rules.h"

SudokuGrid *
sudoku_grid_new (const SudokuShape *shape)
{
  SudokuGrid *grid = calloc (1, sizeof *grid + shape->n_cells);

  if (grid != NULL)
    grid->shape = sudoku_shape_ref (shape);
  return grid;
}

SudokuGrid *
sudoku_grid_new_from_values (const SudokuShape *shape, const uint8_t *values)
{
  unsigned cells = shape->n_cells;
  SudokuGrid *grid;

  for (unsigned cell = 0; cell < cells; cell++)
    if (values[cell] > shape->order)
      return NULL;

  grid = sudoku_grid_new (shape);
  if (grid != NULL)
    memcpy (grid->cell, values, cells);
  return grid;
}

SudokuGrid *
sudoku_grid_copy (const SudokuGrid *grid)
{
  SudokuGrid *copy = sudoku_grid_new (grid->shape);

  if (copy != NULL)
    memcpy (copy->cell, grid->cell, grid->shape->n_cells);
  return copy;
}

void
sudoku_grid_free (SudokuGrid *grid)
{
  if (grid != NULL)
    sudoku_shape_unref (grid->shape);
  free (grid);
}

unsigned
sudoku_grid_filled (const SudokuGrid *grid)
{
  unsigned cells = grid->shape->n_cells, filled = 0;

  for (unsigned cell = 0; cell < cells; cell++)
    filled += grid->cell[cell] != 0;
  return filled;
}

bool
sudoku_grid_find_repeated (const SudokuGrid *grid, SudokuRepeated *repeated)
{
  for (unsigned number = 0; number < grid->shape->n_houses; number++)
    {
      const SudokuHouse *house = &grid->shape->house[number];
      uint16_t first[SUDOKU_MAX_ORDER + 1];
      uint64_t seen = 0;

      for (unsigned i = 0; i < house->n_cells; i++)
        {
          unsigned cell = house->cell[i], value = grid->cell[cell];

          assert (value <= grid->shape->order);
          if (value == 0)
            continue;
          if (seen >> (value - 1) & 1)
            {
              *repeated = (SudokuRepeated){ value, number, { first[value], cell } };
              return true;
            }
          seen |= UINT64_C (1) << (value - 1);
          first[value] = (uint16_t) cell;
        }
    }
  return false;
}

bool
sudoku_grid_consistent (const SudokuGrid *grid)
{
  SudokuRepeated repeated;

  return !sudoku_grid_find_repeated (grid, &repeated)
         && (grid->shape->n_rules == 0 || sudoku_shape_find_broken_rule (grid->shape, grid->cell) == NULL);
}

bool
sudoku_grid_complete (const SudokuGrid *grid)
{
  return sudoku_grid_filled (grid) == grid->shape->n_cells && sudoku_grid_consistent (grid);
}
