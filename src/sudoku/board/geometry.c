/* The shape of a board: houses and peers computed from the size of a box.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/geometry.h"

bool
sudoku_geometry_init (SudokuGeometry *geometry, unsigned box_rows, unsigned box_columns)
{
  if (box_rows < 1 || box_columns < 1 || box_rows > SUDOKU_MAX_ORDER || box_columns > SUDOKU_MAX_ORDER
      || box_rows * box_columns > SUDOKU_MAX_ORDER)
    return false;

  geometry->box_rows = (uint8_t) box_rows;
  geometry->box_columns = (uint8_t) box_columns;
  geometry->order = (uint8_t) (box_rows * box_columns);
  return true;
}

bool
sudoku_geometry_init_usual (SudokuGeometry *geometry, unsigned order)
{
  unsigned rows = 1;

  if (order < 1 || order > SUDOKU_MAX_ORDER)
    return false;

  for (unsigned r = 1; r * r <= order; r++)
    if (order % r == 0)
      rows = r;
  return sudoku_geometry_init (geometry, rows, order / rows);
}

unsigned
sudoku_order_of_cells (unsigned n_cells)
{
  unsigned order = 0;

  while (order < SUDOKU_MAX_ORDER && order * order < n_cells)
    order++;
  return order * order == n_cells ? order : 0;
}

bool
sudoku_geometry_equal (SudokuGeometry a, SudokuGeometry b)
{
  return a.box_rows == b.box_rows && a.box_columns == b.box_columns;
}

unsigned
sudoku_house_cell (SudokuGeometry geometry, unsigned house, unsigned index)
{
  unsigned n = geometry.order, number = house % n;

  switch (sudoku_house_kind (geometry, house))
    {
    case SUDOKU_ROW:
      return number * n + index;
    case SUDOKU_COLUMN:
      return index * n + number;
    case SUDOKU_BOX:
    default:
      {
        unsigned row = number / geometry.box_rows * geometry.box_rows + index / geometry.box_columns;
        unsigned column = number % geometry.box_rows * geometry.box_columns + index % geometry.box_columns;

        return row * n + column;
      }
    }
}

bool
sudoku_cells_see (SudokuGeometry geometry, unsigned a, unsigned b)
{
  return a != b
         && (sudoku_cell_row (geometry, a) == sudoku_cell_row (geometry, b)
             || sudoku_cell_column (geometry, a) == sudoku_cell_column (geometry, b)
             || sudoku_cell_box (geometry, a) == sudoku_cell_box (geometry, b));
}

unsigned
sudoku_cell_peers (SudokuGeometry geometry, unsigned cell, uint16_t *peers)
{
  unsigned n = geometry.order, row = cell / n, column = cell % n;
  unsigned top = row - row % geometry.box_rows;
  unsigned left = column - column % geometry.box_columns;
  unsigned found = 0;

  for (unsigned r = 0; r < n; r++)
    {
      if (r == row)
        {
          for (unsigned c = 0; c < n; c++)
            if (c != column)
              peers[found++] = (uint16_t) (r * n + c);
        }
      else if (r >= top && r < top + geometry.box_rows)
        {
          for (unsigned c = 0; c < n; c++)
            if (c >= left && c < left + geometry.box_columns)
              peers[found++] = (uint16_t) (r * n + c);
        }
      else
        peers[found++] = (uint16_t) (r * n + column);
    }
  return found;
}
