/* Marks between the cells of the board before them, as Kropki Sudoku and others have: a number for each border.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   1 0 2     a row a line of the board, one number less than it has cells
 *   0 0 1
 *   0 2 0
 *   1 0 0
 *
 *   0 1 0 2   then between each two of its lines
 *   0 0 1 0
 *   2 0 0 1
 */
#include "formats/grid/layouts/layouts.h"

/* Whether count rows from one on have nothing but width digits each, and only the first is set apart from the row before it. */
static gboolean
are_rows (GridMatcher *self, guint at, guint count, guint width)
{
  for (guint i = 0; i < count; i++)
    {
      const GridRow *row = grid_window_peek (&self->window, at + i);

      if (row == NULL || row->characters != width || row->digits + row->blanks != width
          || (row->after_gap || row->after_rule) != (i == 0))
        return FALSE;
    }
  return TRUE;
}

void
grid_match_borders (GridMatcher *self, guint at)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  guint order = row->characters + 1;
  GridMatch *match;
  GridEntry entry;

  if (!grid_matcher_looks_for (self, order, 4) || !are_rows (self, at, order, order - 1)
      || !are_rows (self, at + order, order - 1, order))
    return;
  entry = grid_matcher_entry (self, row, GRID_ROWS, GRID_CHARACTERS, order);
  match = grid_matcher_add_known (self, &entry, 2 * order - 1);
  if (match != NULL)
    match->borders = TRUE;
}
