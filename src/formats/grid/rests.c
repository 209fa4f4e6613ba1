/* Saying what is wrong with rows that make no board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/grid/rests.h"

#include <glib/gi18n-lib.h>

static const GridRow *
get_row (const GArray *rows, guint index)
{
  return &g_array_index (rows, GridRow, index);
}

/* The place where the row has one cell too many, or where the first one is missing. */
static guint
find_column (const GridFindings *found, const GridRow *row, GridView view, guint expected)
{
  g_autofree GridCell *cells = g_new (GridCell, expected + 1);
  guint count = grid_row_cut (row, &found->style, view, cells, expected + 1);

  if (count > expected)
    return nonet_line_column (&row->line, cells[expected].start);
  return count == 0 ? 1 : nonet_line_column (&row->line, cells[count - 1].start + cells[count - 1].length);
}

/* The number of cells most rows have, the first one's if all differ; and how many rows have it. */
static guint
usual_count (const GArray *rows, GridView view, guint *most)
{
  guint best = 0;

  *most = 0;
  for (guint i = 0; i < rows->len; i++)
    {
      guint same = 0, count = grid_row_count (get_row (rows, i), view, 0);

      for (guint j = 0; j < rows->len; j++)
        same += count == grid_row_count (get_row (rows, j), view, 0);
      if (same > *most)
        {
          *most = same;
          best = count;
        }
    }
  return best;
}

/* How the rows were likely meant: by characters, also in groups ("859 612 437"), or by fields. */
static GridView
find_view (const GArray *rows)
{
  guint wide = 0, groups = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const GridRow *row = get_row (rows, i);

      wide += row->longest > 1 && row->fields > 2;
      groups += row->characters == row->fields * row->longest && row->fields <= row->longest + 1;
    }
  return 2 * wide <= rows->len || 2 * groups > rows->len ? GRID_CHARACTERS : GRID_FIELDS;
}

/* The order whose board has about as many cells as the line. */
static guint
nearest_order (guint cells)
{
  guint order = 4;

  while (order < SUDOKU_MAX_ORDER && order * (order + 1) < cells)
    order++;
  return cells > 60 && cells < 110 ? 9 : order;
}

static GridView
view_of_line (const GridRow *row)
{
  return row->longest > 1 && row->fields >= 64 ? GRID_FIELDS : GRID_CHARACTERS;
}

/* A line of its own that should be a whole board. */
static void
explain_line (NonetInput *input, const GridFindings *found, const GridRow *row, guint order)
{
  GridView view = view_of_line (row);
  guint cells = grid_row_count (row, view, 0), expected = order * order;

  nonet_input_error (input, row->line.number, find_column (found, row, view, expected),
                     ngettext ("the line has %u cell, expected %u", "the line has %u cells, expected %u", cells), cells,
                     expected);
}

static void
explain_rows (NonetInput *input, const GridFindings *found, const GArray *rows, guint order)
{
  const GridRow *last = get_row (rows, rows->len - 1);
  GridView view = find_view (rows);
  guint most, expected = order != 0 ? order : usual_count (rows, view, &most);

  for (guint i = 0; i < rows->len; i++)
    {
      guint cells = grid_row_count (get_row (rows, i), view, 0);

      if (cells == expected)
        continue;
      nonet_input_error (input, get_row (rows, i)->line.number, find_column (found, get_row (rows, i), view, expected),
                         ngettext ("row has %u cell, expected %u", "row has %u cells, expected %u", cells), cells,
                         expected);
      return;
    }
  if (rows->len < expected)
    nonet_input_error (input, last->line.number, 0,
                       ngettext ("the board has %u row of %u cells, expected %u rows",
                                 "the board has %u rows of %u cells, expected %u rows", rows->len),
                       rows->len, expected, expected);
  else
    nonet_input_error (input, get_row (rows, 0)->line.number, 0, _ ("these rows do not form a board of %u rows"),
                       expected);
}

/* Whether a text without boards is prose with a few numbers in it: mostly words, and hardly two rows together. */
static gboolean
is_prose (const GridFindings *found)
{
  if (found->entries->len > 0 || found->n_words < found->n_rests)
    return FALSE;
  if (found->n_words > 3 + 2 * found->n_rest_rows)
    return TRUE;
  for (guint i = 0; i < found->rests->len; i++)
    {
      const GArray *rows = g_ptr_array_index (found->rests, i);

      if (rows->len > 2 || get_row (rows, 0)->longest > 60)
        return FALSE;
    }
  return TRUE;
}

void
grid_rests_explain (NonetInput *input, const GridFindings *found, guint wanted)
{
  const GridEntry *first = found->entries->len > 0 ? &g_array_index (found->entries, GridEntry, 0) : NULL;
  gboolean list = input->options->list_order != 0;

  if (is_prose (found))
    return;
  for (guint i = 0; i < found->rests->len; i++)
    {
      const GArray *rows = g_ptr_array_index (found->rests, i);
      const GridRow *row = get_row (rows, 0);
      guint order = wanted != 0 ? wanted : first != NULL ? first->order : input->options->list_order;
      gboolean line =
          rows->len == 1
          && (list || row->characters > 72 || (first != NULL ? first->layout != GRID_ROWS : row->characters > 60));

      if (line)
        explain_line (input, found, row,
                      order != 0 ? order : nearest_order (grid_row_count (row, view_of_line (row), 0)));
      else
        explain_rows (input, found, rows, order);
    }
  for (guint i = found->rests->len; i < found->n_rests; i++)
    nonet_input_error (input, 0, 0, "%s", "");
}
