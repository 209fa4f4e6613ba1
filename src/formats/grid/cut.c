/* The views: how rows are cut into cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/cut.h"

#include <string.h>

#include "sudoku/shape.h"

/* The characters between the quotation marks around a line, or all of it. */
static GridCell
find_raw (const GridRow *row)
{
  const char *p = row->line.start, *end = p + row->line.length;

  if (end - p > 1 && strchr ("\"'", *p) != NULL && end[-1] == ',')
    end--;
  while (end - p > 1 && strchr ("\"'", *p) != NULL && end[-1] == *p)
    {
      p++;
      end--;
    }
  return (GridCell){ p, (guint) (end - p) };
}

guint
grid_row_count (const GridRow *row, GridView view, guint wanted)
{
  GridCell raw;

  switch (view)
    {
    case GRID_STARRED:
      return row->characters - row->stars;
    case GRID_FIELDS:
      return row->fields;
    case GRID_DELIMITED:
      if (row->delimiters == 0)
        return row->fields == 1 && row->longest <= 2 ? wanted : 0;
      /* Empty cells at the end may be missing, as spreadsheets leave them out, or be one too many. */
      return wanted != 0 && row->delimiters + 1 <= wanted + row->trailing ? wanted
                                                                          : row->delimiters + 1 - row->trailing;
    case GRID_OPEN:
      return row->bars > 0 ? row->bars + 1 : 0;
    case GRID_LEFT:
    case GRID_RIGHT:
      return row->bars;
    case GRID_FRAMED:
      return row->bars > 1 ? row->bars - 1 : 0;
    case GRID_DOUBLE:
      return row->bars > row->bar_runs ? row->bar_runs : 0;
    case GRID_SPACED:
      return row->bar_runs > 0 ? wanted : 0;
    case GRID_BETWEEN:
      return row->between;
    case GRID_PARTED:
      return wanted;
    case GRID_EVERY:
      return row->every;
    case GRID_RAW:
      raw = find_raw (row);
      return raw.length <= 4 * SUDOKU_MAX_CELLS ? (guint) g_utf8_strlen (raw.start, raw.length) : 0;
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
add_cell (Cells *self, const char *start, gsize length)
{
  if (self->count < self->most)
    self->cells[self->count] = (GridCell){ start, (guint) length };
  self->count++;
}

static gboolean
is_cell_at (const char *p, const char *end)
{
  guint length;

  return p < end && *p != '*' && grid_kind_at (p, end, &length) == GRID_CELLS;
}

/* Whether stars that end before p open a bold piece, "**6 3**": the next ones close it. */
static gboolean
is_bold (const char *p, const char *end)
{
  const char *next = memchr (p, '*', (gsize) (end - p)), *after = next;

  while (after != NULL && after < end && *after == '*')
    after++;
  return next != NULL && next > p && is_cell_at (next - 1, end) && is_cell_at (p, end) && !is_cell_at (after, end);
}

/* Each character of the cells, without the characters that a view has between them. */
static void
cut_characters (const GridRow *row, GridView view, Cells *cells)
{
  guint order = view == GRID_PARTED ? sudoku_order_of_cells (cells->most) : 0, place = 0, length;
  guint first = row->characters > 2 * row->between;
  const char *star = NULL, *plus = NULL;
  gboolean bold = FALSE;
  char separator = '\0';

  for (const char *p = row->from; p < row->end; p += length)
    {
      GridTokenKind kind = grid_kind_at (p, row->end, &length);

      plus = *p == '+' ? p : plus;
      if (kind != GRID_CELLS && (view != GRID_EVERY || kind == GRID_SPACE || kind == GRID_BAR || *p == '\t'))
        continue;
      if (view == GRID_STARRED && *p == '*')
        {
          /* At the last of some stars. */
          if (p + 1 == row->end || p[1] != '*')
            bold = !bold && is_bold (p + 1, row->end);
          star = p;
        }
      else if (view == GRID_PARTED && place % (order + 1) == order)
        {
          if (g_ascii_isalnum (*p) || (separator != '\0' && *p != separator))
            return;
          separator = *p;
        }
      else if (view != GRID_BETWEEN || place % 2 == first)
        {
          add_cell (cells, p, length);
          if (cells->count <= cells->most)
            {
              cells->cells[cells->count - 1].starred = bold || (star != NULL && star + 1 == p);
              cells->cells[cells->count - 1].placed = view == GRID_CHARACTERS && plus != NULL && plus + 1 == p;
            }
        }
      place++;
    }
}

/* Makes a cell of a piece: the field in it, with what is in brackets after it, or all from the first one to the last, which is
 * none. */
static void
trim (GridCell *piece)
{
  const char *p = piece->start, *end = p + piece->length;
  GridToken token;

  piece->length = 0;
  while (grid_token_next (&p, end, &token))
    if (token.kind == GRID_CELLS && (piece->length == 0 || g_ascii_isalnum (*token.start)))
      {
        if (piece->length == 0)
          piece->start = token.start;
        piece->length = (guint) (token.start + token.length - piece->start);
      }
}

/* Leaves out of a number what follows it where numbers have fractions: "2.0", "2.". */
static void
cut_fraction (GridCell *cell)
{
  guint digits = 0, length;

  while (digits < cell->length && g_ascii_isdigit (cell->start[digits]))
    digits++;
  if (digits < 1 || digits > 2 || digits == cell->length || cell->start[digits] != '.')
    return;
  for (length = digits + 1; length < cell->length && cell->start[length] == '0'; length++)
    ;
  if (length == cell->length)
    cell->length = digits;
}

static gboolean
is_empty (const GridCell *piece)
{
  GridCell copy = *piece;

  trim (&copy);
  return copy.length == 0;
}

/* What stands before, between and after the bars of a row, or the delimiters that part it. */
static void
split (const GridRow *row, GridView view, Cells *pieces)
{
  const char *p = row->from, *start = p, *stop = NULL;
  GridToken token;

  while (grid_token_next (&p, row->end, &token))
    if (view == GRID_DELIMITED ? token.kind == GRID_DELIMITER && *token.start == row->delimiter
                               : token.kind == GRID_BAR)
      {
        if (token.start != stop || (view != GRID_DOUBLE && view != GRID_SPACED))
          add_cell (pieces, start, (gsize) (token.start - start));
        start = stop = token.start + token.length;
      }
  add_cell (pieces, start, (gsize) (row->end - start));
}

/* The pieces between bars, or delimiters; where a view has a bar at an end, what is outside must be empty. A dot may end a row, as
 * in the sudoku package of LaTeX: "|5|3| |.". */
static guint
cut_pieces (const GridRow *row, GridView view, GridCell *cells, guint most)
{
  GridCell pieces[SUDOKU_MAX_ORDER + 4];
  Cells out = { .cells = pieces, .most = G_N_ELEMENTS (pieces) };
  guint left = view == GRID_LEFT || view == GRID_FRAMED || view == GRID_DOUBLE;
  guint right = view == GRID_RIGHT || view == GRID_FRAMED, count;

  split (row, view, &out);
  if (view == GRID_DELIMITED && row->trailing && out.count == most + 1)
    out.count--;
  while (view == GRID_DELIMITED && out.count < most)
    add_cell (&out, row->end, 0);
  if (out.count > out.most || out.count <= left + right || (left && !is_empty (&pieces[0]))
      || (right && !is_empty (&pieces[out.count - 1])
          && (!left || pieces[out.count - 1].length != 1 || *pieces[out.count - 1].start != '.')))
    return 0;
  count = out.count - left - right;
  for (guint i = 0; i < MIN (count, most); i++)
    {
      cells[i] = pieces[left + i];
      trim (&cells[i]);
      cut_fraction (&cells[i]);
    }
  return count;
}

/* The cells of one piece between bars, each at its place; width is in characters, of which the last may be missing. */
static gboolean
cut_places (const GridCell *piece, guint width, guint count, GridCell *cells)
{
  const char *p = piece->start, *end = p + piece->length;
  gboolean wide = count > 3 && (width == 3 * count + 1 || width == 3 * count - 1); /* "  1 12    16 " */
  guint pitch = width == count               ? 1
                : width == 3 * count || wide ? 3
                : width == 4 * count - 1     ? 4
                                             : 2,
        first = width == 2 * count + 1 || (pitch > 2 && width != 3 * count - 1);

  if (pitch == 2 && (width + 1 < 2 * count || width > 2 * count + 1))
    return FALSE;
  for (guint index = 0; index < width; index++)
    {
      gboolean blank = p >= end || *p == ' ';
      guint length = p < end ? (guint) (g_utf8_next_char (p) - p) : 0;

      if (index >= first && (index - first) % pitch == 0 && (index - first) / pitch < count)
        cells[(index - first) / pitch] = (GridCell){ p, blank ? 0 : length };
      else if (wide && !blank && index > first && (index - first) % pitch == 1)
        {
          GridCell *cell = &cells[(index - first) / pitch];

          *cell = cell->length > 0 ? (GridCell){ cell->start, cell->length + length } : (GridCell){ p, length };
        }
      else if (!blank && *p != ':')
        return FALSE;
      p += length;
    }
  return TRUE;
}

static guint
width_of (const GridCell *piece)
{
  return (guint) g_utf8_strlen (piece->start, piece->length);
}

/* The cells of count pieces; spaces after the last one may be missing if no bar follows it. */
static gboolean
cut_places_of (const GridCell *pieces, guint count, gboolean open, guint each, GridCell *cells)
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
cut_spaced (const GridRow *row, GridCell *cells, guint most)
{
  GridCell pieces[18];
  Cells out = { .cells = pieces, .most = G_N_ELEMENTS (pieces) };
  GridRow whole = *row;

  whole.end = row->line.start + row->line.length;
  split (&whole, GRID_SPACED, &out);
  if (out.count > out.most)
    return 0;
  /* With bars around all, only before or after, or only between. */
  for (guint outer = MIN (2, out.count - 1) + 1; outer-- > 0;)
    {
      guint count = out.count - outer, first = outer == 2 || (outer == 1 && is_empty (&pieces[0]));
      gboolean open = first + count == out.count;

      if (count >= 2 && most % count == 0 && (first == 0 || is_empty (&pieces[0]))
          && (open || is_empty (&pieces[out.count - 1]))
          && cut_places_of (&pieces[first], count, open, most / count, cells))
        return count;
    }
  return 0;
}

guint
grid_row_cut (const GridRow *row, GridView view, GridCell *cells, guint most)
{
  Cells out = { .cells = cells, .most = most };
  GridCell raw = find_raw (row);
  const char *p = row->from;
  GridToken token;

  if (view == GRID_SPACED)
    return cut_spaced (row, cells, most) > 0 ? most : 0;
  if (view >= GRID_DELIMITED && view <= GRID_DOUBLE)
    return cut_pieces (row, view, cells, most);
  if (view == GRID_FIELDS)
    {
      while (grid_token_next (&p, row->end, &token))
        if (token.kind == GRID_CELLS)
          {
            add_cell (&out, token.start, token.length);
            if (out.count <= most)
              cut_fraction (&cells[out.count - 1]);
          }
    }
  else if (view == GRID_RAW)
    for (p = raw.start; p < raw.start + raw.length; p = g_utf8_next_char (p))
      add_cell (&out, p, *p == ' ' ? 0 : (gsize) (g_utf8_next_char (p) - p));
  else
    cut_characters (row, view, &out);
  return out.count;
}

guint
grid_row_pieces (const GridRow *row, guint order)
{
  GridCell cells[SUDOKU_MAX_ORDER];

  return cut_spaced (row, cells, order);
}

gboolean
grid_cell_is_blank_word (const GridCell *cell)
{
  static const char *const words[] = { "none", "nothing", "null", "nan", "nil", "empty", "undefined", NULL };

  return nonet_text_is_one_of (cell->start, cell->length, words)
         || (cell->length == 2 && memcmp (cell->start, "NA", 2) == 0);
}

gboolean
grid_is_cell_field (const GridCell *cell, guint order)
{
  guint letters = 0, digits = 0;
  gboolean rising = TRUE;

  if (cell->length == 0 || grid_cell_is_blank_word (cell))
    return TRUE;
  /* All candidates and a few marks around them; other scripts take up to four bytes a character. */
  if (cell->length > 4 * order + 4 || (*cell->start > 0 && cell->length > 2 * order + 4))
    return FALSE;
  for (guint i = 0; i < cell->length; i++)
    {
      letters += g_ascii_isalpha (cell->start[i]);
      digits += g_ascii_isdigit (cell->start[i]);
      rising = rising && (i == 0 || cell->start[i] > cell->start[i - 1]);
    }
  return letters <= 1 || digits > 0 || rising;
}

gint
grid_cell_number (const GridCell *cell)
{
  const char *p = cell->start, *end = p + cell->length;
  gint number = cell->length > 0 && cell->length <= 12 ? 0 : -1;

  for (guint digits = 0; p < end && number >= 0; p = g_utf8_next_char (p))
    {
      gunichar c = grid_plain_character (g_utf8_get_char (p));

      number = c >= '0' && c <= '9' && ++digits <= 4 ? 10 * number + (gint) (c - '0') : -1;
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
  return end - p <= 2 && grid_cell_number (&(GridCell){ p, (guint) (end - p) }) == (gint) number;
}

gboolean
grid_row_is_head (const GridRow *row, guint order, guint first)
{
  GridView view = row->fields == order ? GRID_FIELDS : GRID_CHARACTERS;
  GridCell cells[SUDOKU_MAX_ORDER];

  if ((row->fields != order && row->characters != order) || order < 4 || order > SUDOKU_MAX_ORDER)
    return FALSE;
  grid_row_cut (row, view, cells, order);
  for (guint i = 0; i < order; i++)
    if (!grid_cell_is_label (&cells[i], i + first))
      return FALSE;
  return TRUE;
}
