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

gboolean
nonet_shape_has_boxes (const SudokuShape *shape, const guint *map)
{
  const SudokuHouse *boxes = &shape->house[2 * shape->order];

  for (guint cell = 0; cell < shape->n_cells; cell++)
    for (guint box = 0; box < shape->order; box++)
      if ((map[cell] == map[boxes[box].cell[0]]) != (sudoku_cell_box (shape, cell) == box))
        return FALSE;
  return TRUE;
}

const SudokuShape *
nonet_shape_find_boxes (guint order, const guint *map)
{
  for (guint rows = 1; rows <= order; rows++)
    {
      const SudokuShape *shape = order % rows == 0 ? nonet_shape_get (rows, order / rows) : NULL;

      if (shape != NULL && nonet_shape_has_boxes (shape, map))
        return shape;
    }
  return NULL;
}

SudokuShape *
nonet_shape_new_from_map (guint order, const guint *map)
{
  g_autofree uint16_t *cells = g_new (uint16_t, (gsize) order * order);
  SudokuHouse houses[SUDOKU_MAX_ORDER];
  guint n_houses = 0, n = 0;

  for (guint cell = 0; cell < order * order; cell++)
    {
      guint first = 0, begin = n;

      while (map[first] != map[cell])
        first++;
      if (first < cell)
        continue;
      for (guint i = cell; i < order * order; i++)
        if (map[i] == map[cell])
          cells[n++] = (uint16_t) i;
      if (n_houses == order || n - begin != order)
        return NULL;
      houses[n_houses++] = (SudokuHouse){ SUDOKU_BOX, order, cells + begin };
    }
  return sudoku_shape_new_from_houses (order, houses, n_houses);
}

/* Marks the cells of the same number that are reached from a cell by steps to a side, and counts them. */
static guint
flood (guint n, const guint *map, guint cell, guint8 *seen)
{
  guint count = 1;

  seen[cell] = TRUE;
  for (guint side = 0; side < 4; side++)
    {
      const gboolean edge[] = { cell < n, cell + n >= n * n, cell % n == 0, cell % n == n - 1 };
      const guint next[] = { cell - n, cell + n, cell - 1, cell + 1 };

      if (!edge[side] && !seen[next[side]] && map[next[side]] == map[cell])
        count += flood (n, map, next[side], seen);
    }
  return count;
}

guint
nonet_map_count_areas (guint order, const guint *map)
{
  guint8 seen[SUDOKU_MAX_CELLS] = { FALSE };
  guint n = 0;

  for (guint cell = 0; cell < order * order; cell++)
    n += !seen[cell] && flood (order, map, cell, seen) > 0;
  return n;
}

gboolean
nonet_shape_has_regions (const SudokuShape *shape, const guint *map)
{
  guint8 seen[SUDOKU_MAX_CELLS] = { FALSE };

  for (guint cell = 0; cell < shape->n_cells; cell++)
    if (!seen[cell])
      {
        for (guint other = 0; other < cell; other++)
          if (map[other] == map[cell])
            return FALSE;
        if (flood (shape->order, map, cell, seen) != shape->order)
          return FALSE;
      }
  return TRUE;
}
