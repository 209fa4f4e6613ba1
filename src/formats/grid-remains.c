/* Saying what is wrong with rows that make no board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/grid-remains.h"

#include <glib/gi18n-lib.h>

static const GridLine *
get_row (const GridRemains *remains, guint index)
{
  return &g_array_index (remains->rows, GridLine, index);
}

/* The cells of a row, by fields where they have several characters. */
static guint
count_cells (const GridLine *row, gboolean fields)
{
  return fields ? row->fields : row->characters;
}

/* The place where the row has one cell too many, or where the first one is missing. */
static guint
find_column (const GridLine *row, gboolean fields, guint expected)
{
  g_autofree GridCell *cells = g_new (GridCell, expected + 1);
  guint count = grid_line_cells (row, fields ? GRID_FIELDS : GRID_CHARACTERS, cells, expected + 1);

  if (count > expected)
    return nonet_line_column (&row->line, cells[expected].start);
  return count == 0 ? 1 : nonet_line_column (&row->line, cells[count - 1].start + cells[count - 1].length);
}

/* The number of cells most rows have, the first one's if all differ. */
static guint
usual_count (const GridRemains *remains, gboolean fields)
{
  guint best = 0, most = 0;

  for (guint i = 0; i < remains->rows->len; i++)
    {
      guint same = 0;

      for (guint j = 0; j < remains->rows->len; j++)
        same += count_cells (get_row (remains, i), fields) == count_cells (get_row (remains, j), fields);
      if (same > most)
        {
          most = same;
          best = count_cells (get_row (remains, i), fields);
        }
    }
  return best;
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
explain_line (NonetInput *input, const GridLine *row, guint order)
{
  gboolean fields = row->longest > 1 && row->fields >= 64;
  guint cells = count_cells (row, fields), expected = order * order;
  guint column = find_column (row, fields, expected);

  nonet_input_error (input, row->line.number, column,
                     ngettext ("the line has %u cell, expected %u", "the line has %u cells, expected %u", cells), cells,
                     expected);
}

static void
explain_rows (NonetInput *input, const GridRemains *remains, guint order)
{
  guint rows = remains->rows->len, wide = 0, expected;
  const GridLine *last = get_row (remains, rows - 1);
  gboolean fields;

  for (guint i = 0; i < rows; i++)
    wide += get_row (remains, i)->longest > 1 && get_row (remains, i)->fields > 2;
  fields = 2 * wide > rows;
  expected = order != 0 ? order : usual_count (remains, fields);
  for (guint i = 0; i < rows; i++)
    {
      const GridLine *row = get_row (remains, i);
      guint cells = count_cells (row, fields);

      if (cells == expected)
        continue;
      nonet_input_error (input, row->line.number, find_column (row, fields, expected),
                         ngettext ("row has %u cell, expected %u", "row has %u cells, expected %u", cells), cells,
                         expected);
      return;
    }
  if (rows < expected)
    nonet_input_error (input, last->line.number, 0,
                       ngettext ("the board has %u row of %u cells, expected %u rows",
                                 "the board has %u rows of %u cells, expected %u rows", rows),
                       rows, expected, expected);
  else
    nonet_input_error (input, get_row (remains, 0)->line.number, 0, _ ("these rows make no board of %u rows"),
                       expected);
}

/* Whether a text without boards is prose with a few numbers in it: no two rows stand together. */
static gboolean
is_prose (const GridFindings *found)
{
  if (found->entries->len > 0 || found->n_words < found->n_remains)
    return FALSE;
  for (guint i = 0; i < found->remains->len; i++)
    {
      const GridRemains *remains = g_ptr_array_index (found->remains, i);

      if (remains->rows->len > 1 || get_row (remains, 0)->longest > 60)
        return FALSE;
    }
  return TRUE;
}

void
grid_remains_explain (NonetInput *input, const GridFindings *found)
{
  const GridEntry *first = found->entries->len > 0 ? &g_array_index (found->entries, GridEntry, 0) : NULL;
  guint wanted = input->options->box_rows != 0      ? input->options->box_rows * input->options->box_columns
                 : input->options->alphabet != NULL ? nonet_alphabet_get_order (input->options->alphabet)
                                                    : 0;

  if (is_prose (found))
    return;
  for (guint i = 0; i < found->remains->len; i++)
    {
      const GridRemains *remains = g_ptr_array_index (found->remains, i);
      const GridLine *row = get_row (remains, 0);
      gboolean line =
          remains->rows->len == 1
          && (input->options->list_order != 0
              || (first != NULL ? first->layout != GRID_BLOCK || row->characters > 72 : row->characters > 60));
      guint order = wanted != 0 ? wanted : first != NULL ? first->order : input->options->list_order;

      if (line)
        explain_line (
            input, row,
            order != 0 ? order : nearest_order (row->longest > 1 && row->fields >= 64 ? row->fields : row->characters));
      else
        explain_rows (input, remains, order);
    }
  for (guint i = found->remains->len; i < found->n_remains; i++)
    nonet_input_error (input, 0, 0, "%s", "");
}
