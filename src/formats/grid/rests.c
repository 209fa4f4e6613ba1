/* Saying what is wrong with rows and lines.
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

static void
report_line (NonetInput *input, guint line, guint column, guint cells, guint expected)
{
  nonet_input_error (input, line, column,
                     ngettext ("the line has %u cell instead of %u", "the line has %u cells instead of %u", cells),
                     cells, expected);
}

/* The place where the row has one cell too many, or where the first one is missing. */
static guint
find_column (const GridRow *row, GridView view, guint expected)
{
  g_autofree GridCell *cells = g_new (GridCell, expected + 1);
  guint count = grid_row_cut (row, view, cells, expected + 1);

  if (count > expected)
    return nonet_line_column (&row->line, cells[expected].start);
  return count == 0 ? 1 : nonet_line_column (&row->line, cells[count - 1].start + cells[count - 1].length);
}

/* The number of cells most rows have, the first one's if all differ. */
static guint
usual_count (const GArray *rows, GridView view)
{
  guint best = 0, most = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      guint same = 0, count = grid_row_count (get_row (rows, i), view, 0);

      for (guint j = 0; j < rows->len; j++)
        same += count == grid_row_count (get_row (rows, j), view, 0);
      best = same > most ? count : best;
      most = MAX (most, same);
    }
  return best;
}

/* How the rows were likely meant: by bars, by characters, also in groups ("859 612 437"), or by fields. */
static GridView
find_view (const GArray *rows)
{
  guint wide = 0, groups = 0, parted = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const GridRow *row = get_row (rows, i);

      parted += row->bars > 4 && row->bars == get_row (rows, 0)->bars;
      wide += row->longest > 1 && row->fields > 2;
      groups += row->characters == row->fields * row->longest && row->fields <= row->longest + 1;
    }
  if (parted == rows->len)
    return GRID_FRAMED;
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

/* A line of its own that should be a whole board. */
static void
explain_line (NonetInput *input, const GridRow *row, guint order)
{
  GridView view = row->longest > 1 && row->fields >= 64 ? GRID_FIELDS : GRID_CHARACTERS;
  guint cells = grid_row_count (row, view, 0);

  order = order != 0 ? order : nearest_order (cells);
  if (cells == order * order)
    {
      nonet_input_error (input, row->line.number, 0, _ ("these cells do not form a board of %u rows"), order);
      return;
    }
  report_line (input, row->line.number, find_column (row, view, order * order), cells, order * order);
}

static void
explain_rows (NonetInput *input, const GArray *rows, guint order)
{
  const GridRow *first = get_row (rows, 0), *last = get_row (rows, rows->len - 1);
  GridView view = find_view (rows);
  guint expected = order != 0 ? order : usual_count (rows, view);

  for (guint i = 0; i < rows->len; i++)
    {
      const GridRow *row = get_row (rows, i);
      guint cells = grid_row_count (row, view, 0);

      if (cells == expected)
        continue;
      nonet_input_error (input, row->line.number, find_column (row, view, expected),
                         ngettext ("the row has %u cell instead of %u", "the row has %u cells instead of %u", cells),
                         cells, expected);
      return;
    }
  if (rows->len < expected)
    nonet_input_error (input, last->line.number, 0,
                       ngettext ("the board has %u row of %u cells instead of %u rows",
                                 "the board has %u rows of %u cells instead of %u rows", rows->len),
                       rows->len, expected, expected);
  else
    nonet_input_error (input, first->line.number, 0, _ ("these rows do not form a board of %u rows"), expected);
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

/* Whether a row or two in much text beside a board have neither about as many cells as its rows, nor as all of it. */
static gboolean
is_aside (const GridFindings *found, const GArray *rows, guint order)
{
  if (found->entries->len == 0 || rows->len > 2 || found->n_words <= 3 + 2 * found->n_rest_rows)
    return FALSE;
  for (guint i = 0; i < rows->len; i++)
    {
      const GridRow *row = get_row (rows, i);

      if ((row->fields + 2 >= order && row->fields <= order + 2)
          || (row->characters + 2 >= order && row->characters <= order + 2) || 2 * row->characters > order * order)
        return FALSE;
    }
  return TRUE;
}

void
grid_rests_explain (NonetInput *input, const GridFindings *found, guint wanted)
{
  const GridEntry *first = found->entries->len > 0 ? &g_array_index (found->entries, GridEntry, 0) : NULL;
  guint list_order = input->options->list_order, order = wanted != 0     ? wanted
                                                         : first != NULL ? first->order
                                                                         : list_order;

  if (is_prose (found))
    return;
  for (guint i = 0; i < found->rests->len; i++)
    {
      const GArray *rows = g_ptr_array_index (found->rests, i);
      const GridRow *row = get_row (rows, 0);
      gboolean lines = list_order != 0 || (first != NULL ? first->layout != GRID_ROWS : row->characters > 60);

      if (wanted == 0 && list_order == 0 && is_aside (found, rows, order))
        continue;
      if (rows->len == 1 && (lines || row->characters > 72))
        explain_line (input, row, order);
      else
        explain_rows (input, rows, order);
    }
  /* Of those that were not kept nothing can be said; where the others were asides, they are, too. */
  if (input->messages->count[NONET_MESSAGE_ERROR] >= NONET_MESSAGES_KEPT)
    input->messages->count[NONET_MESSAGE_ERROR] += found->n_rests - found->rests->len;
}

gboolean
grid_rests_check_size (NonetInput *input,
                       const NonetText *text,
                       const GridEntry *entry,
                       const GridCell *cells,
                       const NonetPuzzle *puzzle)
{
  guint order = input->options->list_order, count = (guint) entry->order * entry->order, expected = order * order;
  const char *place;
  guint line, column;

  if (order == 0 || order == entry->order || (puzzle != NULL && nonet_puzzle_is_likely (puzzle)))
    return TRUE;
  place = count > expected ? cells[expected].start : cells[count - 1].start + cells[count - 1].length;
  nonet_text_locate (text, (gsize) (place - text->data), &line, &column);
  report_line (input, entry->line, column, count, expected);
  return FALSE;
}
