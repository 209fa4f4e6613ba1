/* Telling whether a line can be a row of a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid-row.h"

#include <string.h>

guint
grid_row_count (const GridRow *row, GridView view, guint wanted)
{
  const GridLine *line = &row->scan;

  switch (view)
    {
    case GRID_STARRED:
      return line->characters - line->stars;
    case GRID_FIELDS:
      return line->fields;
    case GRID_DELIMITED:
      return line->delimited + (line->trailing && line->delimited + 1 == wanted);
    case GRID_SEGMENTS:
      return line->segments;
    case GRID_SPACED:
      return line->segments > 1 && wanted % line->segments == 0 ? wanted : 0;
    case GRID_CHARACTERS:
    case GRID_RAW:
    default:
      return line->characters;
    }
}

gboolean
grid_row_repeats_characters (GridRow *row)
{
  GridCell cells[SUDOKU_MAX_ORDER];
  guint count;

  if (row->repeats != GRID_UNKNOWN)
    return row->repeats == GRID_YES;
  row->repeats = GRID_NO;
  count = MIN (grid_line_cells (&row->scan, GRID_CHARACTERS, cells, SUDOKU_MAX_ORDER), SUDOKU_MAX_ORDER);
  for (guint i = 0; i < count; i++)
    for (guint j = 0; j < i; j++)
      if (cells[i].length == cells[j].length && memcmp (cells[i].start, cells[j].start, cells[i].length) == 0)
        row->repeats = GRID_YES;
  return row->repeats == GRID_YES;
}

gboolean
grid_is_cell_field (const GridCell *cell, guint order)
{
  guint letters = 0, digits = 0;

  if (cell->length == 0)
    return TRUE;
  /* All candidates and a few marks around them; other scripts take up to four bytes a character. */
  if (cell->length > 4 * order + 4 || (*cell->start > 0 && cell->length > order + 4))
    return FALSE;

  for (guint i = 0; i < cell->length; i++)
    {
      letters += g_ascii_isalpha (cell->start[i]);
      digits += g_ascii_isdigit (cell->start[i]);
    }
  return letters <= 1 || digits > 0
         || (cell->length == 4
             && (g_ascii_strncasecmp (cell->start, "None", 4) == 0
                 || g_ascii_strncasecmp (cell->start, "null", 4) == 0))
         || (cell->length == 3 && g_ascii_strncasecmp (cell->start, "nan", 3) == 0);
}

gboolean
grid_row_fields_are_cells (GridRow *row, GridView view, guint order)
{
  GridCell cells[SUDOKU_MAX_ORDER];
  gboolean *good = &row->fields[view].good;

  if (row->fields[view].order == order)
    return *good;
  row->fields[view].order = (guint8) order;
  *good = grid_line_cells (&row->scan, view, cells, order) == order;
  for (guint i = 0; *good && i < order; i++)
    *good = grid_is_cell_field (&cells[i], order);
  return *good;
}

gboolean
grid_row_is_wordy (const GridRow *row, guint order)
{
  return row->scan.odd || row->scan.last_letter > order;
}

#define NO_LABEL G_MAXUINT

/* The number a label says, or NO_LABEL. */
static guint
label_number (const GridCell *cell)
{
  const char *p = cell->start, *end = p + cell->length;
  guint number = 0;

  /* Bold in Markdown. */
  while (p < end && *p == '*')
    p++;
  while (end > p && end[-1] == '*')
    end--;
  if (end - p == 1 && g_ascii_isalpha (*p))
    return (guint) (g_ascii_toupper (*p) - 'A' + 1);
  /* "R1", "col1". */
  for (guint letters = 0; letters < 6 && end - p > 1 && g_ascii_isalpha (*p); letters++)
    p++;
  if (p == end || end - p > 2)
    return NO_LABEL;
  for (; p < end; p++)
    {
      if (!g_ascii_isdigit (*p))
        return NO_LABEL;
      number = 10 * number + (guint) (*p - '0');
    }
  return number;
}

gboolean
grid_row_is_head (const GridRow *row, guint order, guint first)
{
  GridCell cells[SUDOKU_MAX_ORDER];

  if (row->scan.fields != order || order < 4 || order > SUDOKU_MAX_ORDER)
    return FALSE;
  grid_line_cells (&row->scan, GRID_FIELDS, cells, order);
  for (guint i = 0; i < order; i++)
    if (label_number (&cells[i]) != i + first)
      return FALSE;
  return TRUE;
}

gboolean
grid_row_has_label (const GridRow *row, GridView view, guint order, guint number)
{
  GridCell cells[SUDOKU_MAX_ORDER + 1];

  if (order > SUDOKU_MAX_ORDER || row->scan.fields < 2 || row->after_comment
      || grid_row_count (row, view, order + 1) != order + 1
      || grid_line_cells (&row->scan, view, cells, order + 1) != order + 1 || label_number (&cells[0]) != number)
    return FALSE;
  for (guint i = 1; i <= order; i++)
    if (view != GRID_CHARACTERS && !grid_is_cell_field (&cells[i], order))
      return FALSE;
  return TRUE;
}
