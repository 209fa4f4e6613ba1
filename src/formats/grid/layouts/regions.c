/* The regions of a board as lists of the places of their cells, a line each, from 0 or from 1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   (0,0) (1,0) (1,1) (2,0)          [[1,1],[2,1],[2,2],[3,1]],
 *   (0,1) (0,2) (0,3) (1,2)          [[1,2],[1,3],[1,4],[2,3]],
 */
#include "formats/grid/layouts/layouts.h"
#include "formats/shapes.h"

/* Reads the order places of a line, each in brackets of its own, into two numbers each. */
static gboolean
read_places (const GridRow *row, guint order, guint *numbers)
{
  const char *p = row->line.start, *end = p + row->line.length;
  guint count = 0;
  gboolean opened = FALSE;

  while (p < end)
    if (!g_ascii_isdigit (*p))
      {
        opened = opened || *p == '(' || *p == '[';
        p++;
      }
    else
      {
        if (count == 2 * order || !opened)
          return FALSE;
        numbers[count++] = nonet_scan_number (&p, end);
        opened = count % 2 == 1;
      }
  return count == 2 * order;
}

/* Makes the map of regions; FALSE if a place is none of the board, or comes twice. */
static gboolean
fill_map (const guint *numbers, guint order, guint *map)
{
  guint first = 1;
  gboolean seen[SUDOKU_MAX_CELLS] = { FALSE };

  for (guint i = 0; i < 2 * order * order; i++)
    first = MIN (first, numbers[i]);
  for (guint i = 0; i < order * order; i++)
    {
      guint row = numbers[2 * i] - first, column = numbers[2 * i + 1] - first;

      if (row >= order || column >= order || seen[row * order + column])
        return FALSE;
      seen[row * order + column] = TRUE;
      map[row * order + column] = i / order;
    }
  return TRUE;
}

void
grid_match_regions (GridMatcher *self, guint at)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  guint order = row->characters / 2, numbers[2 * SUDOKU_MAX_CELLS], map[SUDOKU_MAX_CELLS];
  GridMatch *match;
  GridEntry entry;

  if (order > 9 || !grid_matcher_looks_for (self, order, 4))
    return;
  for (guint i = 0; i < order; i++)
    {
      row = grid_window_peek (&self->window, at + i);
      if (row == NULL || row->characters != 2 * order || !read_places (row, order, numbers + 2 * i * order))
        return;
    }
  if (!fill_map (numbers, order, map))
    return;
  entry = grid_matcher_entry (self, grid_window_peek (&self->window, at), GRID_ROWS, GRID_CHARACTERS, order);
  match = grid_matcher_add_known (self, &entry, order);
  if (match != NULL)
    {
      match->regions = TRUE;
      match->boxes = nonet_shape_has_boxes (nonet_shape_get_usual (order), map);
    }
}
