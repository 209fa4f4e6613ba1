/* Stacked pencil marks: candidates drawn at fixed places, as people pencil them in, three lines a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   +-------+-------+-------+          12. ..3 ...
 *   | 1 2   |     3 |       |   …      4.. ... .5.  …
 *   | 4     |       |   5   |          ..9 .8. ...
 *   |     9 |   8   |       |
 *   +-------+-------+-------+
 *
 * A candidate tells its place by itself; another digit in the middle of an otherwise empty cell is its value.
 */
#include "formats/grid/marks.h"

#include <string.h>

#include "formats/grid/candidates.h"

#define MARKS_LINES 27
#define LONGEST 160 /* characters of a line */
#define LEAST_CANDIDATES 9

/* A line with a character for each of its own: digits, ' ', '|' for what parts cells, '.' for signs of blanks, '?' for others. */
typedef struct
{
  char text[LONGEST];
  guint length;
} Plain;

/* The lines, and where in them the digits of a cell stand. */
typedef struct
{
  Plain lines[MARKS_LINES];
  guint parts;              /* between bars; 0: each third character that is no space begins a cell */
  guint width;              /* of a part */
  guint first, pitch, step; /* of the first digit, from cell to cell, from digit to digit */
} Drawing;

static gboolean
simplify (Plain *plain, const NonetLine *line)
{
  plain->length = 0;
  if (line->length > 3 * LONGEST)
    return FALSE;
  for (const char *p = line->start; p < line->start + line->length; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (plain->length == LONGEST)
        return FALSE;
      plain->text[plain->length++] = c >= '1' && c <= '9'                 ? (char) c
                                     : c == ' ' || c == '\t' || c == 0xa0 ? ' '
                                     : c == '|' || c == '\'' || c == ':' || c == '!' || (c >= 0x2500 && c < 0x2580)
                                         ? '|'
                                     : grid_is_blank_sign (c) ? '.'
                                                              : '?';
    }
  return TRUE;
}

/* The parts between the first bar and the last if all are equally wide, else 0. */
static guint
count_parts (const Plain *line, guint *width)
{
  guint parts = 0, last = G_MAXUINT;

  for (guint i = 0; i < line->length; i++)
    if (line->text[i] == '|')
      {
        if (last != G_MAXUINT)
          {
            if (parts > 0 && i - last - 1 != *width)
              return 0;
            *width = i - last - 1;
            parts++;
          }
        last = i;
      }
    else if (line->text[i] == '?' && last != G_MAXUINT)
      return 0;
  return parts;
}

/* Whether the line is parted like the others: sets the parts where it is the first. */
static gboolean
is_parted (Drawing *drawing, guint index)
{
  const Plain *line = &drawing->lines[index];
  guint width = 0, parts = count_parts (line, &width), characters = 0;

  if (parts != 3 && parts != 9)
    {
      for (guint i = 0; i < line->length; i++)
        characters += g_ascii_isdigit (line->text[i]) || line->text[i] == '.';
      parts = 0;
      if (characters != MARKS_LINES || memchr (line->text, '?', line->length) != NULL)
        return FALSE;
    }
  if (index == 0)
    {
      drawing->parts = parts;
      drawing->width = width;
    }
  return parts == drawing->parts && width == drawing->width;
}

/* The cell of the row and the place in it, 0 to 2, of the character at a column; FALSE between them. */
static gboolean
find_place (const Drawing *drawing, const Plain *line, guint column, guint *cell, guint *place)
{
  guint characters = 0, bars = 0, start = 0, each;

  if (drawing->parts == 0)
    {
      for (guint i = 0; i < column; i++)
        characters += g_ascii_isdigit (line->text[i]) || line->text[i] == '.';
      *cell = characters / 3;
      *place = characters % 3;
      return TRUE;
    }
  for (guint i = 0; i < column; i++)
    if (line->text[i] == '|')
      {
        bars++;
        start = i + 1;
      }
  if (bars == 0 || bars > drawing->parts || column - start < drawing->first)
    return FALSE;
  column -= start + drawing->first;
  each = 9 / drawing->parts;
  *cell = column / drawing->pitch;
  *place = column % drawing->pitch / drawing->step;
  if (*cell >= each || *place > 2 || column % drawing->pitch % drawing->step != 0)
    return FALSE;
  *cell += (bars - 1) * each;
  return TRUE;
}

/* Reads all lines; FALSE if a digit is out of its place, or a cell is empty. */
static gboolean
read_cells (const Drawing *drawing, SudokuSet *candidates, guint8 *values)
{
  guint count = 0;

  memset (candidates, 0, 81 * sizeof *candidates);
  memset (values, 0, 81);
  for (guint i = 0; i < MARKS_LINES; i++)
    {
      const Plain *line = &drawing->lines[i];

      for (guint column = 0; column < line->length; column++)
        {
          guint digit, cell, place;

          if (!g_ascii_isdigit (line->text[column]))
            continue;
          digit = (guint) (line->text[column] - '0');
          if (!find_place (drawing, line, column, &cell, &place))
            {
              /* The number of the row, before the frame. */
              if (drawing->parts > 0 && memchr (line->text, '|', column) == NULL)
                continue;
              return FALSE;
            }
          cell += i / 3 * 9;
          if (digit == 3 * (i % 3) + place + 1)
            {
              candidates[cell] |= sudoku_set_of (digit);
              count++;
            }
          else if (i % 3 == 1 && place == 1)
            values[cell] = (guint8) digit;
          else
            return FALSE;
        }
    }
  for (guint cell = 0; cell < 81; cell++)
    if ((candidates[cell] != 0) == (values[cell] != 0))
      return FALSE;
  return count >= LEAST_CANDIDATES;
}

/* Finds where the digits of cells stand. */
static gboolean
read_drawing (Drawing *drawing, SudokuSet *candidates, guint8 *values)
{
  guint each = drawing->parts > 0 ? 9 / drawing->parts : 0;

  if (drawing->parts == 0)
    return read_cells (drawing, candidates, values);
  for (drawing->step = 1; drawing->step <= 2; drawing->step++)
    for (drawing->first = 0; drawing->first <= 3; drawing->first++)
      for (drawing->pitch = 2 * drawing->step + 1;
           drawing->first + (each - 1) * drawing->pitch + 2 * drawing->step < drawing->width; drawing->pitch++)
        {
          if (read_cells (drawing, candidates, values))
            return TRUE;
          if (each == 1)
            break;
        }
  return FALSE;
}

/* Whether the digits can be in the first line of a row. */
static gboolean
begins_row (const Plain *line)
{
  const char *bar = memchr (line->text, '|', line->length);

  for (const char *p = bar != NULL ? bar : line->text; p < line->text + line->length; p++)
    if (*p > '3' && *p <= '9')
      return FALSE;
  return TRUE;
}

void
grid_match_marks (GridMatcher *self, guint at)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  GridEntry entry = grid_matcher_entry (self, row, GRID_MARKS, GRID_CHARACTERS, 9);
  SudokuSet candidates[81];
  Drawing drawing;
  guint8 values[81];

  if (!grid_matcher_wants (self, 9, 1) || (row->segments < 3 && row->characters != MARKS_LINES))
    return;
  for (guint i = 0; i < MARKS_LINES; i++)
    {
      row = grid_window_peek (&self->window, at + i);
      if (row == NULL || !simplify (&drawing.lines[i], &row->line) || (i % 3 == 0 && !begins_row (&drawing.lines[i]))
          || !is_parted (&drawing, i))
        return;
    }
  if (read_drawing (&drawing, candidates, values))
    grid_matcher_add_known (self, &entry, MARKS_LINES);
}

NonetPuzzle *
grid_marks_read (const NonetText *text, const GridStyle *style, gsize offset)
{
  SudokuSet candidates[81];
  NonetLine line = { 0 };
  NonetPuzzle *puzzle;
  Drawing drawing;
  guint8 values[81];
  guint lines = 0;
  GridRow row;

  while (lines < MARKS_LINES && grid_row_next (&row, text, style, &offset, &line))
    {
      if (row.kind != GRID_ROW_DATA)
        continue;
      if (!simplify (&drawing.lines[lines], &row.line) || !is_parted (&drawing, lines))
        return NULL;
      lines++;
    }
  if (lines < MARKS_LINES || !read_drawing (&drawing, candidates, values))
    return NULL;
  puzzle = nonet_puzzle_new (nonet_shape_get_usual (9), NULL);
  for (guint cell = 0; cell < 81; cell++)
    grid_candidates_put (puzzle, cell, values[cell] != 0 ? sudoku_set_of (values[cell]) : candidates[cell]);
  if (puzzle->marks != NULL)
    grid_candidates_settle (puzzle);
  return puzzle;
}
