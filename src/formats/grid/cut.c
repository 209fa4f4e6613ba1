/* The views: how rows are cut into cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/cut.h"

#include <string.h>

#include "formats/grid/filters.h"
#include "sudoku/shape.h"

/* The characters between the innermost quotes around the line, or all of it. */
static const char *
find_raw (const GridRow *row, guint *count)
{
  const char *start = row->line.start, *end = start + row->line.length, *p = start, *q = end;

  while (p < end && *p != '"' && *p != '\'')
    p++;
  while (q > p + 1 && q[-1] != *p)
    q--;
  while (q > p + 1 && (*p == '"' || *p == '\'') && q[-1] == *p)
    {
      start = ++p;
      end = --q;
    }
  /* The first bytes of its characters; g_utf8_strlen () takes several times as long. */
  *count = 0;
  for (p = start; p < end; p++)
    *count += (*p & 0xc0) != 0x80;
  return start;
}

guint
grid_row_count (const GridRow *row, GridView view, guint wanted)
{
  guint count;

  switch (view)
    {
    case GRID_STARRED:
      return row->characters - row->stars;
    case GRID_PAIRS:
      return row->longest == row->characters && row->characters % 2 == 0 ? row->characters / 2 : 0;
    case GRID_FIELDS:
      return row->fields;
    case GRID_DELIMITED:
      return row->delimited + (row->trailing && row->delimited + 1 == wanted);
    case GRID_SEGMENTS:
      return row->segments;
    case GRID_SPACED:
      return row->bar_runs > 0 ? wanted : 0;
    case GRID_BETWEEN:
      return row->between;
    case GRID_PARTED:
      return wanted;
    case GRID_RAW:
      find_raw (row, &count);
      return count;
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

/* The next character of the cells, or a word for "nothing here"; length is 0 before the first one. */
static gboolean
next_character (GridLexer *lexer, GridToken *token, GridCell *cell)
{
  const char *p = cell->start + cell->length;

  if (cell->length == 0 || p >= token->start + token->length)
    {
      do
        if (!grid_lexer_next (lexer, token))
          return FALSE;
      while (token->kind != GRID_CELLS);
      p = token->start;
    }
  *cell = (GridCell){ p, token->word ? token->length : (guint) (g_utf8_next_char (p) - p), FALSE };
  return TRUE;
}

/* Each character of the cells, without the characters that a view has between them. */
static void
cut_characters (GridLexer *lexer, const GridRow *row, GridView view, Cells *cells)
{
  guint order = view == GRID_PARTED ? sudoku_order_of_cells (cells->most) : 0,
        first = row->characters > 2 * row->between;
  const char *star = NULL;
  char separator = '\0';
  GridToken token;
  GridCell cell = { row->from, 0, FALSE };

  for (guint place = 0; next_character (lexer, &token, &cell); place++)
    if (view == GRID_STARRED && *cell.start == '*')
      star = cell.start;
    else if (view == GRID_PARTED && place % (order + 1) == order)
      {
        if (g_ascii_isalnum (*cell.start) || (separator != '\0' && *cell.start != separator))
          return;
        separator = *cell.start;
      }
    else if (view != GRID_BETWEEN || place % 2 == first)
      {
        /* One apart from what follows stands before lines of a comment. */
        add_cell (cells, cell.start, cell.length, star != NULL && star + 1 == cell.start);
        star = NULL;
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

gboolean
grid_are_pairs (const char *p, guint count, guint order)
{
  for (guint i = 0; i < count; i++, p += 2)
    if (!g_ascii_isdigit (p[0]) || !g_ascii_isdigit (p[1]) || (guint) (10 * (p[0] - '0') + p[1] - '0') > order)
      return FALSE;
  return TRUE;
}

/* Two digits a cell, without the zero that stands before a single one. */
static void
cut_pairs (GridCell field, Cells *cells)
{
  for (const char *p = field.start; p + 1 < field.start + field.length; p += 2)
    add_cell (cells, p + (*p == '0'), *p == '0' ? 1 : 2, FALSE);
}

/* Makes a cell of a piece: the field in it, with what is in brackets after it, or all from the first one to the last, which is
 * none. */
static void
trim (GridCell *piece, const GridStyle *style)
{
  GridLexer lexer;
  GridToken token;

  grid_lexer_init (&lexer, style, piece->start, piece->start + piece->length);
  piece->length = 0;
  while (grid_lexer_next (&lexer, &token))
    if (token.kind == GRID_CELLS && (piece->length == 0 || g_ascii_isalnum (*token.start)))
      {
        if (piece->length == 0)
          piece->start = token.start;
        piece->length = (guint) (token.start + token.length - piece->start);
      }
}

/* The pieces of a row between bars or, for GRID_DELIMITED, delimiters. */
static void
cut_pieces (GridLexer *lexer, const GridRow *row, GridView view, Cells *pieces)
{
  const char *start = row->from;
  guint bars = 0;
  gboolean cells = FALSE, bar;
  GridToken token;

  while (grid_lexer_next (lexer, &token))
    {
      bar = token.kind == GRID_BAR && view != GRID_DELIMITED;
      cells = cells || token.kind == GRID_CELLS;
      if (!bar && (view != GRID_DELIMITED || token.kind != GRID_DELIMITER || *token.start != row->delimiter))
        continue;
      /* The first bar may stand before all cells. */
      if (!bar || bars++ > 0 || cells)
        add_cell (pieces, start, (gsize) (token.start - start), FALSE);
      start = token.start + token.length;
      cells = FALSE;
    }
  if (view == GRID_DELIMITED ? !row->trailing || pieces->count < pieces->most : cells || row->segments > pieces->count)
    add_cell (pieces, start, (gsize) (row->end - start), FALSE);
}

/* The cells of one piece between bars, each at its place; width is in characters, of which the last may be missing. */
static gboolean
cut_places (const GridCell *piece, guint width, guint count, GridCell *cells)
{
  const char *p = piece->start, *end = p + piece->length;
  guint pitch = width == count           ? 1
                : width == 3 * count     ? 3
                : width == 4 * count - 1 ? 4
                                         : 2,
        first = width == 2 * count + 1 || pitch > 2;

  if (pitch == 2 && (width + 1 < 2 * count || width > 2 * count + 1))
    return FALSE;
  for (guint index = 0; index < width; index++)
    {
      gboolean blank = p >= end || *p == ' ';
      guint length = p < end ? (guint) (g_utf8_next_char (p) - p) : 0;

      if (index >= first && (index - first) % pitch == 0 && (index - first) / pitch < count)
        cells[(index - first) / pitch] = (GridCell){ p, blank ? 0 : length, FALSE };
      else if (!blank)
        return FALSE;
      p += length;
    }
  return TRUE;
}

#define MOST_PIECES 18

static gboolean
is_empty (const GridCell *piece)
{
  for (guint i = 0; i < piece->length; i++)
    if (piece->start[i] != ' ')
      return FALSE;
  return TRUE;
}

/* What stands before, between and after the bars of a row. */
static void
split_at_bars (GridLexer *lexer, const GridRow *row, Cells *pieces)
{
  const char *start = row->from, *stop = NULL;
  GridToken token;

  while (grid_lexer_next (lexer, &token))
    if (token.kind == GRID_BAR)
      {
        if (token.start != stop)
          add_cell (pieces, start, (gsize) (token.start - start), FALSE);
        start = stop = token.start + token.length;
      }
  add_cell (pieces, start, (gsize) (row->line.start + row->line.length - start), FALSE);
}

static guint
width_of (const GridCell *piece)
{
  return (guint) g_utf8_strlen (piece->start, piece->length);
}

/* The cells of count pieces; spaces after the last one may be missing if no bar follows it. */
static gboolean
cut_pieces_of (const GridCell *pieces, guint count, gboolean open, guint each, GridCell *cells)
{
  const GridCell *last = &pieces[count - 1];
  guint width = width_of (last);

  for (guint i = 0; i < count - 1; i++)
    if (!cut_places (&pieces[i], width_of (&pieces[i]), each, cells + each * i))
      return FALSE;
  cells += each * (count - 1);
  return cut_places (last, open ? MAX (width, width_of (last - 1)) : width, each, cells);
}

/* Cuts a row into cells by their places between bars, and returns into how many pieces the bars part it; 0 if they do not. */
static guint
cut_spaced (GridLexer *lexer, const GridRow *row, GridCell *cells, guint most)
{
  GridCell pieces[MOST_PIECES];
  Cells out = { .cells = pieces, .most = G_N_ELEMENTS (pieces) };

  split_at_bars (lexer, row, &out);
  if (out.count > MOST_PIECES)
    return 0;
  /* With bars around all, only before or after, or only between. */
  for (guint outer = MIN (2, out.count - 1) + 1; outer-- > 0;)
    {
      guint count = out.count - outer, first = outer == 2 || (outer == 1 && is_empty (&pieces[0]));
      gboolean open = first + count == out.count;

      if (count >= 2 && most % count == 0 && (first == 0 || is_empty (&pieces[0]))
          && (open || is_empty (&pieces[out.count - 1]))
          && cut_pieces_of (&pieces[first], count, open, most / count, cells))
        return count;
    }
  return 0;
}

static void
cut_raw (const GridRow *row, Cells *cells)
{
  guint count;
  const char *p = find_raw (row, &count);

  for (guint i = 0; i < count; i++, p = g_utf8_next_char (p))
    add_cell (cells, p, *p == ' ' ? 0 : (gsize) (g_utf8_next_char (p) - p), FALSE);
}

guint
grid_row_cut (const GridRow *row, const GridStyle *style, GridView view, GridCell *cells, guint most)
{
  Cells out = { .cells = cells, .most = most };
  GridLexer lexer;

  grid_lexer_init (&lexer, style, row->from, row->end);
  if (view == GRID_FIELDS)
    cut_fields (&lexer, &out);
  else if (view == GRID_PAIRS)
    cut_pairs (grid_row_first_field (row, style), &out);
  else if (view == GRID_SPACED)
    return cut_spaced (&lexer, row, cells, most) > 0 ? most : 0;
  else if (view == GRID_RAW)
    cut_raw (row, &out);
  else if (view != GRID_DELIMITED && view != GRID_SEGMENTS)
    cut_characters (&lexer, row, view, &out);
  else
    {
      cut_pieces (&lexer, row, view, &out);
      for (guint i = 0; i < MIN (out.count, most); i++)
        trim (&cells[i], style);
    }
  return out.count;
}

guint
grid_row_pieces (const GridRow *row, const GridStyle *style, guint order)
{
  GridCell cells[SUDOKU_MAX_ORDER];
  GridLexer lexer;

  grid_lexer_init (&lexer, style, row->from, row->end);
  return cut_spaced (&lexer, row, cells, order);
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

gint
grid_cell_number (const GridCell *cell)
{
  gint number = 0;

  if (cell->length == 0 || cell->length > 4)
    return -1;
  for (guint i = 0; i < cell->length; i++)
    {
      if (!g_ascii_isdigit (cell->start[i]))
        return -1;
      number = 10 * number + (cell->start[i] - '0');
    }
  return number;
}

gboolean
grid_cell_is_label (const GridCell *cell, guint number)
{
  const char *p = cell->start, *end = p + cell->length;

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
  return end - p <= 2 && grid_cell_number (&(GridCell){ p, (guint) (end - p), FALSE }) == (gint) number;
}

GridCell
grid_row_first_field (const GridRow *row, const GridStyle *style)
{
  GridLexer lexer;
  GridToken token;

  grid_lexer_init (&lexer, style, row->from, row->end);
  while (grid_lexer_next (&lexer, &token))
    if (token.kind == GRID_CELLS)
      return (GridCell){ token.start, token.length, FALSE };
  return (GridCell){ row->end, 0, FALSE };
}

gboolean
grid_row_is_head (const GridRow *row, const GridStyle *style, guint order, guint first)
{
  GridCell cells[SUDOKU_MAX_ORDER], cell;

  if (row->fields != order || order < 4 || order > SUDOKU_MAX_ORDER)
    return FALSE;
  cell = grid_row_first_field (row, style);
  if (!grid_cell_is_label (&cell, first))
    return FALSE;
  grid_row_cut (row, style, GRID_FIELDS, cells, order);
  for (guint i = 1; i < order; i++)
    if (!grid_cell_is_label (&cells[i], i + first))
      return FALSE;
  return TRUE;
}
