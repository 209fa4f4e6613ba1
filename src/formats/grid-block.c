/* Telling whether lines are the rows of a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid-block.h"

/* Whether the first of the order rows from the start-th on only looks like a row, being a title of as many characters as
 * the rows below it have cells. */
static gboolean
begins_with_title (GridWindow *window, guint start, guint order, GridView view)
{
  const GridRow *behind;

  if (!grid_row_is_wordy (grid_window_peek (window, start), order))
    return FALSE;
  for (guint i = 1; i < order; i++)
    if (grid_row_is_wordy (grid_window_peek (window, start + i), order))
      return FALSE;
  behind = grid_window_peek (window, start + order);
  return behind != NULL && !grid_row_is_wordy (behind, order) && grid_row_count (behind, view, order) == order;
}

/* Whether the first of the order rows from the start-th on numbers the columns, or is the empty head of a table, and the
 * last one of the board is behind them. */
static gboolean
begins_with_head (GridWindow *window, guint start, guint order, GridView view)
{
  const GridRow *first = grid_window_peek (window, start), *behind = grid_window_peek (window, start + order), *more;
  gboolean framed = grid_window_peek (window, start + 1)->after_border && order > 2
                    && !grid_window_peek (window, start + 2)->after_border;

  if (behind == NULL || behind->after_comment || grid_row_count (behind, view, order) != order)
    return FALSE;
  if (first->scan.characters == 0)
    return framed;
  if (!grid_row_is_head (first, order, 1))
    return FALSE;
  more = grid_window_peek (window, start + order + 1);
  return framed || (first->scan.segments == 0 && grid_window_peek (window, start + 1)->scan.segments > 0)
         || more == NULL || grid_row_count (more, view, order) != order;
}

/* Whether a character comes twice in a column: four words below each other are no solved board of letters. */
static gboolean
columns_repeat (GridWindow *window, guint start, guint order, GridView view)
{
  GridCell cells[8][8];

  for (guint row = 0; row < order; row++)
    {
      grid_line_cells (&grid_window_peek (window, start + row)->scan, view, cells[row], order);
      for (guint above = 0; above < row; above++)
        for (guint column = 0; column < order; column++)
          if (cells[row][column].length > 0 && cells[above][column].length > 0
              && *cells[row][column].start == *cells[above][column].start)
            return TRUE;
    }
  return FALSE;
}

gboolean
grid_block_is_at (GridWindow *window, guint start, guint order, GridView view, gboolean small)
{
  gboolean signs = FALSE, rowlike = FALSE, repeats = FALSE;

  if (order < 2 || order > SUDOKU_MAX_ORDER)
    return FALSE;
  for (guint i = 0; i < order; i++)
    {
      const GridRow *row = grid_window_peek (window, start + i);

      if (row == NULL || grid_row_count (row, view, order) != order || (i > 0 && row->after_comment))
        return FALSE;
      signs = signs || row->scan.signs;
      rowlike = rowlike || row->scan.rowlike;
    }
  for (guint i = 0; i < order; i++)
    {
      GridRow *row = grid_window_peek (window, start + i);

      if (view != GRID_CHARACTERS && view != GRID_STARRED && !grid_row_fields_are_cells (row, view, order))
        return FALSE;
      repeats = repeats
                || (!signs && !rowlike && (row->scan.from > row->scan.line.start || grid_row_repeats_characters (row)));
    }
  repeats = repeats || (!signs && !rowlike && order <= 8 && columns_repeat (window, start, order, view));
  /* Lines of a poem may be as many as they have letters, and so may what stands behind names in a program. */
  return !repeats && !begins_with_title (window, start, order, view) && !begins_with_head (window, start, order, view)
         && (order >= 4 || (small && grid_window_peek (window, start + order) == NULL));
}

guint
grid_block_find_box_rows (GridWindow *window, guint start, guint order, GridView view)
{
  guint rows = 0, columns;

  for (guint i = 1; i < order && rows == 0; i++)
    if (grid_window_peek (window, start + i)->after_border || grid_window_peek (window, start + i)->after_gap)
      rows = i;
  columns = view == GRID_FIELDS ? grid_window_peek (window, start)->scan.bar_fields
                                : grid_window_peek (window, start)->scan.bar_characters;
  if (view == GRID_SEGMENTS || view == GRID_DELIMITED || columns == 1)
    columns = 0;
  if (rows > 1 && order % rows == 0 && (columns == 0 || columns * rows == order))
    return rows;
  return rows == 0 && columns > 1 && order % columns == 0 ? order / columns : 0;
}

gboolean
grid_block_is_labelled (GridWindow *window, guint start, guint order, GridView view, guint first)
{
  for (guint i = 0; i < order; i++)
    {
      GridRow *row = grid_window_peek (window, start + i);

      if (row == NULL || !grid_row_has_label (row, view, order, i + first))
        return FALSE;
    }
  return grid_window_peek (window, start + order) == NULL
         || !grid_row_has_label (grid_window_peek (window, start + order), view, order, order + first);
}
