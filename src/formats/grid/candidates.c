/* Boards of 9×9 of which all candidates are written down: stacked pencil marks, drawn at fixed places as people pencil them in,
 * three lines a row; and lines of 729 characters, nine for each cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   +-------+-------+-------+          12. ..3 ...
 *   | 1 2   |     3 |       |   …      4.. ... .5.  …          .23456789.2.4…
 *   | 4     |       |   5   |          ..9 .8. ...
 *   |     9 |   8   |       |
 *   +-------+-------+-------+
 *
 * A candidate shows by its place what it is; another digit in the middle of an otherwise empty cell is its value.
 */
#include "formats/grid/find.h"

#include <string.h>

/* A 9×9 puzzle of the candidates of its cells: marks, or a given where there is only one that no peer lists. */
static NonetPuzzle *
new_puzzle (const SudokuSet *cells)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (nonet_shape_get_usual (9), NULL);

  for (guint cell = 0; cell < 81; cell++)
    if (sudoku_set_count (cells[cell]) == 1)
      puzzle->givens[cell] = (guint8) sudoku_set_first (cells[cell]);
    else if (cells[cell] != 0)
      nonet_puzzle_ensure_marks (puzzle)[cell] = cells[cell];
  if (puzzle->marks != NULL)
    grid_candidates_settle (puzzle);
  return puzzle;
}

#define LINES 27
#define PLACES 27   /* of candidates in a line */
#define LONGEST 160 /* characters of a line */
#define LEAST_CANDIDATES 9
#define MASKS 729

/* The lines with a character for each of their own: digits, ' ', '|' for what parts cells, '.' for blanks, '?' for others. */
typedef struct
{
  char lines[LINES][LONGEST + 1];
  guint parts; /* between bars; 0: each third character that is no space begins a cell */
  guint width; /* of a part */
} Drawing;

static char
simple_character (gunichar c)
{
  if (c >= '1' && c <= '9')
    return (char) c;
  if (c == ' ' || c == '\t' || c == 0xa0)
    return ' ';
  if (c == '|' || c == '\'' || c == ':' || c == '!' || (c >= 0x2500 && c < 0x2580))
    return '|';
  return grid_is_blank_character (c) ? '.' : '?';
}

static gboolean
simplify (char *to, const NonetLine *line)
{
  const char *end = line->start + line->length;
  guint length = 0;

  if (line->length > 3 * LONGEST)
    return FALSE;
  for (const char *p = line->start; p < end && length < LONGEST; p = g_utf8_next_char (p))
    to[length++] = simple_character (g_utf8_get_char (p));
  to[length] = '\0';
  return length < LONGEST;
}

/* The parts between the first bar and the last if all are equally wide, else 0. */
static guint
count_parts (const char *line, guint *width)
{
  const char *bar = strchr (line, '|'), *next;
  guint parts = 0;

  if (bar == NULL || strchr (bar, '?') != NULL)
    return 0;
  for (; (next = strchr (bar + 1, '|')) != NULL; bar = next, parts++)
    if (parts == 0)
      *width = (guint) (next - bar - 1);
    else if ((guint) (next - bar - 1) != *width)
      return 0;
  return parts;
}

/* Whether the line is parted like the first one, which sets the parts. */
static gboolean
is_parted (Drawing *drawing, guint index)
{
  const char *line = drawing->lines[index];
  guint width = 0, parts = count_parts (line, &width), count = 0;

  if (parts != 3 && parts != 9)
    {
      parts = 0;
      for (const char *p = line; *p != '\0'; p++)
        count += g_ascii_isdigit (*p) || *p == '.';
      if (count != PLACES || strchr (line, '?') != NULL)
        return FALSE;
    }
  if (index == 0)
    {
      drawing->parts = parts;
      drawing->width = width;
    }
  return parts == drawing->parts && width == drawing->width;
}

/* The characters where candidates can stand in a line: from the first one in a part, from cell to cell, from digit to digit; where no bars
 * part it, all but spaces. FALSE if there are digits elsewhere; the number of the row may stand before the frame. */
static gboolean
find_places (const Drawing *drawing, const char *line, guint first, guint pitch, guint step, char *places)
{
  const char *bar = strchr (line, '|');
  guint count = 0, others = 0;

  for (const char *p = drawing->parts > 0 ? bar : line; *p != '\0'; p++)
    {
      others += g_ascii_isdigit (*p);
      if (drawing->parts == 0 && (g_ascii_isdigit (*p) || *p == '.'))
        places[count++] = *p;
    }
  for (guint part = 0; part < drawing->parts; part++, bar = strchr (bar + 1, '|'))
    for (guint cell = 0; cell < 9 / drawing->parts; cell++)
      for (guint place = 0; place < 3; place++)
        places[count++] = bar[1 + first + cell * pitch + place * step];
  for (guint i = 0; i < PLACES; i++)
    others -= g_ascii_isdigit (places[i]);
  return others == 0;
}

/* Reads all lines with digits at these places; FALSE if one is elsewhere, or a cell is empty. */
static gboolean
read_cells (const Drawing *drawing, guint first, guint pitch, guint step, SudokuSet *cells)
{
  SudokuSet values[81] = { 0 };
  guint count = 0;

  memset (cells, 0, 81 * sizeof *cells);
  for (guint i = 0; i < LINES; i++)
    {
      char places[PLACES];

      if (!find_places (drawing, drawing->lines[i], first, pitch, step, places))
        return FALSE;
      for (guint place = 0; place < PLACES; place++)
        {
          guint digit = (guint) (places[place] - '0'), cell = i / 3 * 9 + place / 3;

          if (!g_ascii_isdigit (places[place]))
            continue;
          if (digit == 3 * (i % 3) + place % 3 + 1)
            cells[cell] |= sudoku_set_of (digit);
          else if (i % 3 == 1 && place % 3 == 1)
            values[cell] = sudoku_set_of (digit);
          else
            return FALSE;
        }
    }
  for (guint cell = 0; cell < 81; cell++)
    {
      if ((cells[cell] != 0) == (values[cell] != 0))
        return FALSE;
      count += sudoku_set_count (cells[cell]);
      cells[cell] |= values[cell];
    }
  return count >= LEAST_CANDIDATES;
}

/* Finds where the digits of cells stand, and reads them. */
static gboolean
read_drawing (const Drawing *drawing, SudokuSet *cells)
{
  guint each = drawing->parts > 0 ? 9 / drawing->parts : 0;

  if (drawing->parts == 0)
    return read_cells (drawing, 0, 0, 0, cells);
  for (guint step = 1; step <= 2; step++)
    for (guint first = 0; first <= 3; first++)
      for (guint pitch = 2 * step + 1; first + (each - 1) * pitch + 2 * step < drawing->width; pitch++)
        {
          if (read_cells (drawing, first, pitch, step, cells))
            return TRUE;
          if (each == 1)
            break;
        }
  return FALSE;
}

static gboolean
read_lines (const NonetLine *lines, SudokuSet *cells)
{
  Drawing drawing;

  for (guint i = 0; i < LINES; i++)
    {
      const char *text = drawing.lines[i], *bar;

      if (!simplify (drawing.lines[i], &lines[i]) || !is_parted (&drawing, i))
        return FALSE;
      bar = strchr (text, '|');
      if (i % 3 == 0 && strpbrk (bar != NULL ? bar : text, "456789") != NULL)
        return FALSE;
    }
  return read_drawing (&drawing, cells);
}

static void
match_marks (GridMatcher *self, const GridRow *row)
{
  GridEntry entry = grid_matcher_entry (self, row, GRID_MARKS, GRID_CHARACTERS, 9);
  NonetLine lines[LINES];
  SudokuSet cells[81];

  if (!grid_matcher_looks_for (self, 9, 1) || (row->bars < 3 && row->characters != PLACES))
    return;
  for (guint i = 0; i < LINES; i++)
    {
      row = grid_window_peek (&self->window, i);
      if (row == NULL)
        return;
      lines[i] = row->line;
    }
  if (read_lines (lines, cells))
    grid_matcher_add_known (self, &entry, LINES);
}

static NonetPuzzle *
read_marks (const NonetText *text, const GridEntry *entry, const char **bad)
{
  gsize offset = entry->offset;
  NonetLine lines[LINES] = { 0 }, line = { 0 };
  SudokuSet cells[81];
  GridRow row;

  for (guint i = 0; i < LINES && grid_row_next (&row, text, &offset, &line);)
    if (row.kind == GRID_ROW_DATA)
      lines[i++] = row.line;
  return read_lines (lines, cells) ? new_puzzle (cells) : NULL;
}

static void
match_masks (GridMatcher *self, const GridRow *row)
{
  GridCell field;
  GridEntry entry;
  guint digits = 0;

  if (row->longest < MASKS || !grid_matcher_looks_for (self, 9, 1))
    return;
  field = grid_row_first_field (row);
  if (field.length != MASKS)
    return;
  /* Each character is a dot or the digit of its place. */
  for (guint i = 0; i < MASKS; i++)
    {
      if (field.start[i] != '.' && field.start[i] != '0' && field.start[i] != (char) ('1' + i % 9))
        return;
      digits += field.start[i] > '0';
    }
  if (digits < 81)
    return;
  entry = grid_matcher_entry (self, row, GRID_MASKS, GRID_CHARACTERS, 9);
  entry.offset = (guint32) (field.start - self->window.text->data);
  grid_matcher_add_known (self, &entry, 1);
}

static NonetPuzzle *
read_masks (const NonetText *text, const GridEntry *entry, const char **bad)
{
  SudokuSet cells[81] = { 0 };

  for (guint i = 0; i < MASKS; i++)
    if (text->data[entry->offset + i] > '0')
      cells[i / 9] |= sudoku_set_of (i % 9 + 1);
  return new_puzzle (cells);
}

const GridLayout grid_marks_layout = { match_marks, NULL, read_marks };
const GridLayout grid_masks_layout = { match_masks, NULL, read_masks };
