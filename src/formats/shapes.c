/* Shapes of boards with boxes, made when they are first asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/shapes.h"

static gpointer shapes[SUDOKU_MAX_ORDER + 1][SUDOKU_MAX_ORDER + 1];

const SudokuShape *
nonet_shape_get (guint box_rows, guint box_columns)
{
  gpointer *place;

  if (box_rows < 1 || box_columns < 1 || box_rows > SUDOKU_MAX_ORDER || box_columns > SUDOKU_MAX_ORDER
      || box_rows * box_columns > SUDOKU_MAX_ORDER)
    return NULL;
  place = &shapes[box_rows][box_columns];
  if (g_atomic_pointer_get (place) == NULL)
    {
      SudokuShape *shape = sudoku_shape_new (box_rows, box_columns);

      if (shape == NULL)
        g_error ("out of memory for the shape of a board");
      if (!g_atomic_pointer_compare_and_exchange (place, NULL, shape))
        sudoku_shape_unref (shape);
    }
  return g_atomic_pointer_get (place);
}

const SudokuShape *
nonet_shape_get_usual (guint order)
{
  guint rows;

  if (order < 1 || order > SUDOKU_MAX_ORDER)
    return NULL;
  rows = sudoku_usual_box_rows (order);
  return nonet_shape_get (rows, order / rows);
}
