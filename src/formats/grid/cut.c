/* The views: how rows are cut into cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/cut.h"

#include <string.h>

#include "formats/grid/filters.h"
#include "sudoku/shape.h"

guint
grid_row_count (const GridRow *row, GridView view, guint wanted)
{
  switch (view)
    {
    case GRID_STARRED:
      return row->characters - row->stars;
    case GRID_FIELDS:
      return row->fields;
    case GRID_DELIMITED:
      return row->delimited + (row->trailing && row->delimited + 1 == wanted);
    case GRID_SEGMENTS:
      return row->segments;
    case GRID_SPACED:
      return row->segments > 1 && wanted % row->segments == 0 ? wanted : 0;
    case GRID_BETWEEN:
      return row->between;
    case GRID_RAW:
      return row->width;
    case GRID_CHARACTERS:
    case GRID_VIEWS:
    default:
      return row->characters;
    }
}

/* Cells go here. */
typedef struct
{
  GridCell *cells;
  guint count, most;
} Cells;

static void
add_cell (Cells *self, const char *start, gsize length, gboolean starred)
{
  if (self->count < self->most)
    self->cells[self->count] = (GridCell){ start, (guint) length, starred };
  self->count++;
}

/* Each character of the cells; every second one where step is 2, first being the first of them. */
static void
cut_characters (GridLexer *lexer, gboolean starred, guint first, guint step, Cells *cells)
{
  guint place = 0;
  gboolean star = FALSE;
  GridToken token;

  while (grid_lexer_next (lexer, &token))
    for (const char *p = token.start, *end = p + token.length, *next; token.kind == GRID_CELLS && p < end; p = next)
      {
        next = token.word ? end : g_utf8_next_char (p);
        if (starred && *p == '*')
          star = TRUE;
        else if (place++ % step == first)
          {
            add_cell (cells, p, (gsize) (next - p), star);
            star = FALSE;
          }
      }
}

static void
cut_fields (GridLexer *lexer, Cells *cells)
{
  GridToken token;

  while (grid_lexer_next (lexer, &token))
    if (token.kind == GRID_CELLS)
      add_cell (cells, token.start, token.length, FALSE);
}

/* The marks in brackets that follow a cell at once: "9(2,3)", "5!(7)". */
static gsize
skip_notes (const char *p, const char *end)
{
  const char *start = p;

  if (p == end || *p != '(')
    return 0;
  for (p++; p < end && (g_ascii_isdigit (*p) || *p == ','); p++)
    ;
  return p < end && *p == ')' ? (gsize) (p + 1 - start) : 0;
}

/* What stands between two places as one cell: its first field. */
static void
add_trimmed (Cells *cells, const GridStyle *style, const char *start, const char *end)
{
  GridLexer lexer;
  GridToken token;

  grid_lexer_init (&lexer, style, start, end);
  while (grid_lexer_next (&lexer, &token))
    if (token.kind == GRID_CELLS)
      {
        add_cell (cells, token.start, token.length + skip_notes (token.start + token.length, end), FALSE);
        return;
      }
  add_cell (cells, start, 0, FALSE);
}

static void
cut_delimited (GridLexer *lexer, const GridRow *row, Cells *cells)
{
  const char *start = row->from;
  GridToken token;

  while (grid_lexer_next (lexer, &token))
    if (token.kind == GRID_DELIMITER && *token.start == row->delimiter)
      {
        add_trimmed (cells, lexer->style, start, token.start);
        start = token.start + token.length;
      }
  if (!row->trailing || cells->count < cells->most)
    add_trimmed (cells, lexer->style, start, row->end);
}

/* The pieces between bars, as many as there are. */
static guint
find_segments (const GridRow *row, const GridStyle *style, const char **starts, const char **stops, guint most)
{
  GridLexer lexer;
  GridToken token;
  guint count = 0, bars = 0;
  gboolean cells = FALSE;
  const char *start = row->from;

  grid_lexer_init (&lexer, style, row->from, row->end);
  while (grid_lexer_next (&lexer, &token))
    if (token.kind != GRID_BAR)
      cells = cells || token.kind == GRID_CELLS;
    else
      {
        /* The first bar may stand before all cells. */
        if ((bars++ > 0 || cells) && count++ < most)
          {
            starts[count - 1] = start;
            stops[count - 1] = token.start;
          }
        start = token.start + token.length;
        cells = FALSE;
      }
  if ((cells || row->segments > count) && count++ < most)
    {
      starts[count - 1] = start;
      stops[count - 1] = row->end;
    }
  return count;
}

static void
cut_segments (const GridRow *row, const GridStyle *style, Cells *cells)
{
  const char *starts[SUDOKU_MAX_ORDER + 1], *stops[SUDOKU_MAX_ORDER + 1];
  guint count = find_segments (row, style, starts, stops, SUDOKU_MAX_ORDER + 1);

  for (guint i = 0; i < count && i <= SUDOKU_MAX_ORDER; i++)
    add_trimmed (cells, style, starts[i], stops[i]);
}

/* The cells of one piece between bars, each at its place; the piece is width characters for count cells. */
static gboolean
cut_places (const char *start, const char *stop, guint count, GridCell *cells)
{
  guint width = (guint) g_utf8_strlen (start, stop - start), pitch, first;
  guint index = 0;

  if (width == count)
    pitch = 1, first = 0;
  else if (width == 2 * count + 1)
    pitch = 2, first = 1;
  else if (width == 2 * count || width == 2 * count - 1)
    pitch = 2, first = 0;
  else if (width == 3 * count)
    pitch = 3, first = 1;
  else
    return FALSE;
  for (const char *p = start; p < stop; p = g_utf8_next_char (p), index++)
    {
      if (index >= first && (index - first) % pitch == 0 && (index - first) / pitch < count)
        cells[(index - first) / pitch] = (GridCell){ p, (guint) (*p != ' ' ? g_utf8_next_char (p) - p : 0), FALSE };
      else if (*p != ' ')
        return FALSE;
    }
  return TRUE;
}

static guint
cut_spaced (const GridRow *row, const GridStyle *style, GridCell *cells, guint most)
{
  const char *starts[16], *stops[16];
  guint segments = row->segments;

  if (segments < 2 || segments > 16 || most % segments != 0
      || find_segments (row, style, starts, stops, 16) != segments)
    return 0;
  for (guint i = 0; i < segments; i++)
    if (!cut_places (starts[i], stops[i], most / segments, cells + most / segments * i))
      return 0;
  return most;
}

static void
cut_raw (const GridRow *row, Cells *cells)
{
  const char *p = row->from;

  for (guint i = 0; i < row->width; i++, p = g_utf8_next_char (p))
    add_cell (cells, p, *p == ' ' ? 0 : (gsize) (g_utf8_next_char (p) - p), FALSE);
}

/* Cuts a row that is nothing but ASCII cells, each of one byte. */
static gboolean
cut_plain (const GridRow *row, Cells *cells)
{
  if (row->fields != 1 || row->width != row->characters || row->longest != row->width)
    return FALSE;
  for (guint i = 0; i < row->width; i++)
    if ((guchar) row->from[i] >= 128)
      {
        cells->count = 0;
        return FALSE;
      }
    else
      add_cell (cells, row->from + i, 1, FALSE);
  return TRUE;
}

guint
grid_row_cut (const GridRow *row, const GridStyle *style, GridView view, GridCell *cells, guint most)
{
  Cells out = { .cells = cells, .most = most };
  GridLexer lexer;

  grid_lexer_init (&lexer, style, row->from, row->end);
  switch (view)
    {
    case GRID_FIELDS:
      cut_fields (&lexer, &out);
      break;
    case GRID_DELIMITED:
      cut_delimited (&lexer, row, &out);
      break;
    case GRID_SEGMENTS:
      cut_segments (row, style, &out);
      break;
    case GRID_SPACED:
      return cut_spaced (row, style, cells, most);
    case GRID_BETWEEN:
      cut_characters (&lexer, FALSE, row->characters > 2 * row->between, 2, &out);
      break;
    case GRID_RAW:
      cut_raw (row, &out);
      break;
    case GRID_STARRED:
    case GRID_CHARACTERS:
    case GRID_VIEWS:
    default:
      if (view == GRID_STARRED || !cut_plain (row, &out))
        cut_characters (&lexer, view == GRID_STARRED, 0, 1, &out);
    }
  return out.count;
}

gboolean
grid_is_cell_field (const GridCell *cell, guint order)
{
  guint letters = 0, digits = 0;

  if (cell->length == 0 || grid_filter_is_blank_word (cell->start, cell->length))
    return TRUE;
  /* All candidates and a few marks around them; other scripts take up to four bytes a character. */
  if (cell->length > 4 * order + 4 || (*cell->start > 0 && cell->length > 2 * order + 4))
    return FALSE;
  for (guint i = 0; i < cell->length; i++)
    {
      letters += g_ascii_isalpha (cell->start[i]);
      digits += g_ascii_isdigit (cell->start[i]);
    }
  return letters <= 1 || digits > 0;
}

gboolean
grid_cell_is_label (const GridCell *cell, guint number)
{
  const char *p = cell->start, *end = p + cell->length;
  guint said = 0;

  /* Bold in Markdown. */
  while (p < end && *p == '*')
    p++;
  while (end > p && end[-1] == '*')
    end--;
  if (end - p == 1 && g_ascii_isalpha (*p))
    return (guint) (g_ascii_toupper (*p) - 'A' + 1) == number;
  /* "R1", "col1". */
  for (guint letters = 0; letters < 6 && end - p > 1 && g_ascii_isalpha (*p); letters++)
    p++;
  if (p == end || end - p > 2)
    return FALSE;
  for (; p < end; p++)
    {
      if (!g_ascii_isdigit (*p))
        return FALSE;
      said = 10 * said + (guint) (*p - '0');
    }
  return said == number;
}

gboolean
grid_row_is_head (const GridRow *row, const GridStyle *style, guint order, guint first)
{
  GridCell cells[SUDOKU_MAX_ORDER];

  if (row->fields != order || order < 4 || order > SUDOKU_MAX_ORDER)
    return FALSE;
  grid_row_cut (row, style, GRID_FIELDS, cells, order);
  for (guint i = 0; i < order; i++)
    if (!grid_cell_is_label (&cells[i], i + first))
      return FALSE;
  return TRUE;
}
