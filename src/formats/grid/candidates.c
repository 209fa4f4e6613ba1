/* Boards of which all candidates are written down: stacked pencil marks, drawn at fixed places as people pencil them in, some lines
 * a row; and lines of 729 characters, nine for each cell of a board of 9×9.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   +-------+-------+-------+          12. ..3 ...          |   2 |     |
 *   | 1 2   |     3 |       |   …      4.. ... .5.  …       |     |  3  |  …          .23456789.2.4…
 *   | 4     |       |   5   |          ..9 .8. ...          |     |     |
 *   |     9 |   8   |       |
 *   +-------+-------+-------+
 *
 * A candidate shows by its place what it is; another digit in the middle of an otherwise empty cell is its value.
 */
#include "formats/grid/find.h"

#include <string.h>

/* A puzzle of the candidates of its cells: marks, or a given where there is a value or, in a drawing without values, only one that
 * no peer lists. */
static NonetPuzzle *
new_puzzle (guint order, const SudokuSet *cells, const SudokuSet *values)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (nonet_shape_get_usual (order), NULL);
  gboolean valued = FALSE;

  for (guint cell = 0; values != NULL && cell < order * order; cell++)
    valued = valued || values[cell] != 0;
  for (guint cell = 0; cell < order * order; cell++)
    {
      SudokuSet value = valued ? values[cell] : sudoku_set_count (cells[cell]) == 1 ? cells[cell] : 0;

      if (value != 0)
        puzzle->givens[cell] = (guint8) sudoku_set_first (value);
      else if (cells[cell] != 0)
        nonet_puzzle_ensure_marks (puzzle)[cell] = cells[cell];
    }
  if (puzzle->marks != NULL && !valued)
    grid_candidates_settle (puzzle);
  return puzzle;
}

#define MOST_ORDER 9
#define MOST_HEIGHT 5
#define MOST_LINES (MOST_ORDER * MOST_HEIGHT)
#define LONGEST 160 /* characters of a line */
#define PLACES 27   /* of candidates in a line of a board of 9×9 without bars */

/* The lines with a character for each of their own: digits, ' ', '|' for what parts cells, '.' for blanks, '?' for others. */
typedef struct
{
  char lines[MOST_LINES][LONGEST + 1];
  gboolean after_rule[MOST_LINES];
  guint rows[MOST_LINES]; /* of the text, up to each line */
  guint count, n_rows, digits;
  guint parts; /* between bars; 0: each third character that is no space begins a cell */
  guint width; /* of a part */
} Drawing;

/* How cells are drawn: their height, and where candidates stand in one. */
typedef struct
{
  guint order, height, width;    /* of the board; of a cell, in lines and candidates a line */
  guint top, down;               /* the line of the first candidates, and lines from there to the next ones */
  guint value_row, value_column; /* where the values stand, G_MAXUINT while there are none */
  guint first, step, pitch;      /* columns: of the first candidate in a part, to the next one, to the next cell */
  SudokuSet cells[MOST_ORDER * MOST_ORDER], values[MOST_ORDER * MOST_ORDER];
} Layout;

static char
simple_character (gunichar c)
{
  if (c >= '1' && c <= '9')
    return (char) c;
  if (c == ' ' || c == '\t')
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

/* Adds a line if it is parted like the first one, which sets the parts; where these are none, a line of bars alone is left out. */
static gboolean
add_line (Drawing *self, const NonetLine *line, gboolean after_rule)
{
  char *text = self->lines[self->count];
  guint width = 0, parts, count = 0;

  if (self->count == MOST_LINES || !simplify (text, line))
    return FALSE;
  parts = count_parts (text, &width);
  if (parts < 2)
    {
      parts = 0;
      for (const char *p = text; *p != '\0'; p++)
        count += g_ascii_isdigit (*p) || *p == '.';
      if (strchr (text, '?') != NULL || (count != PLACES && (count > 0 || self->count == 0 || self->parts > 0)))
        return FALSE;
      self->n_rows += count == 0;
      if (count == 0)
        return TRUE;
    }
  if (self->count == 0)
    {
      self->parts = parts;
      self->width = width;
    }
  if (parts != self->parts || width != self->width)
    return FALSE;
  self->after_rule[self->count] = after_rule && self->count > 0;
  for (const char *p = text; *p != '\0'; p++)
    self->digits += g_ascii_isdigit (*p);
  self->rows[self->count++] = ++self->n_rows;
  return TRUE;
}

/* Takes a digit in a line at a column of a cell; FALSE if it can be neither a candidate nor the value. */
static gboolean
take_digit (Layout *self, guint digit, guint line, guint column, guint cell)
{
  guint row = line % self->height, middle = self->step * (self->width - 1);
  gboolean is_middle = (2 * row + 1 == self->height || 2 * row + 2 == self->height || 2 * row == self->height)
                       && 2 * column + 1 >= middle && 2 * column <= middle + 1;

  if (digit > self->order)
    return FALSE;
  if (row == self->top + (digit - 1) / self->width * self->down && column == (digit - 1) % self->width * self->step)
    self->cells[cell] |= sudoku_set_of (digit);
  else if (is_middle && self->values[cell] == 0
           && (self->value_row == G_MAXUINT || (row == self->value_row && column == self->value_column)))
    {
      self->values[cell] = sudoku_set_of (digit);
      self->value_row = row;
      self->value_column = column;
    }
  else
    return FALSE;
  return TRUE;
}

/* Reads all lines with digits at these places; FALSE if one is elsewhere, or what they say is no board. */
static gboolean
read_cells (const Drawing *drawing, Layout *self)
{
  guint order = self->order, each = drawing->parts > 0 ? order / drawing->parts : order, n_values = 0, n_marks = 0;
  guint empty = 0, seen[3][MOST_ORDER + 1] = { 0 };

  memset (self->cells, 0, sizeof self->cells);
  memset (self->values, 0, sizeof self->values);
  self->value_row = G_MAXUINT;
  for (guint i = 0; i < order * self->height; i++)
    {
      const char *line = drawing->lines[i];
      guint part = 0, column = 0;

      /* The number of the row may stand before the frame. */
      for (const char *p = drawing->parts > 0 ? strchr (line, '|') + 1 : line;
           *p != '\0' && part < MAX (drawing->parts, 1); p++)
        {
          guint at = column < self->first ? 0 : (column - self->first) / self->pitch;

          if (*p == '|' && drawing->parts > 0)
            {
              part++;
              column = 0;
              continue;
            }
          if (g_ascii_isdigit (*p)
              && (column < self->first || at >= each
                  || !take_digit (self, (guint) (*p - '0'), i, (column - self->first) % self->pitch,
                                  i / self->height * order + part * each + at)))
            return FALSE;
          column += drawing->parts > 0 || g_ascii_isdigit (*p) || *p == '.';
        }
    }
  for (guint cell = 0; cell < order * order; cell++)
    {
      guint value = self->values[cell] != 0 ? sudoku_set_first (self->values[cell]) : 0;

      if (value != 0 && self->cells[cell] != 0)
        return FALSE;
      n_values += value != 0;
      n_marks += sudoku_set_count (self->cells[cell]);
      empty += value == 0 && self->cells[cell] == 0;
      if (value != 0 && ((seen[0][value] >> cell / order | seen[1][value] >> cell % order) & 1) != 0)
        return FALSE;
      seen[0][value] |= 1u << cell / order;
      seen[1][value] |= 1u << cell % order;
    }
  /* A cell without anything in it has no candidates, or nobody wrote them down. */
  return empty == 0 ? n_values + n_marks >= order : drawing->parts == order && n_values >= order;
}

/* A candidate alone in its cell that stands where others have their values is one, too. */
static void
settle_middle (Layout *self)
{
  for (guint cell = 0; cell < self->order * self->order && self->value_row < self->height; cell++)
    {
      guint digit = sudoku_set_count (self->cells[cell]) == 1 ? sudoku_set_first (self->cells[cell]) : 0;

      if (digit == 0 || self->top + (digit - 1) / self->width * self->down != self->value_row
          || (digit - 1) % self->width * self->step != self->value_column)
        continue;
      self->values[cell] = self->cells[cell];
      self->cells[cell] = 0;
    }
}

/* Finds where the digits of cells stand, and reads them. */
static gboolean
read_places (const Drawing *drawing, Layout *self)
{
  guint each = drawing->parts > 0 ? self->order / drawing->parts : 1;
  guint lines = (self->order + self->width - 1) / self->width;

  if (lines > self->height)
    return FALSE;
  if (drawing->parts == 0)
    {
      self->first = 0;
      self->step = self->down = 1;
      self->top = 0;
      self->pitch = self->width;
      return self->order == 9 && self->height == 3 && self->width == 3 && read_cells (drawing, self);
    }
  for (self->down = 1; self->down <= 2; self->down++)
    for (self->top = 0; self->top + (lines - 1) * self->down < self->height; self->top++)
      for (self->step = 1; self->step <= 4; self->step++)
        for (self->first = 0; self->first <= 3; self->first++)
          for (self->pitch = each == 1 ? MAX (drawing->width, 1) : self->width * self->step + 1;
               self->first + (each - 1) * self->pitch + (self->width - 1) * self->step < drawing->width; self->pitch++)
            {
              if (read_cells (drawing, self))
                {
                  settle_middle (self);
                  return TRUE;
                }
              if (each == 1)
                break;
            }
  return FALSE;
}

/* Reads a drawing of some order: the first of its lines that are a board. */
static gboolean
read_drawing (const Drawing *drawing, guint wanted, Layout *self)
{
  static const guint orders[] = { 9, 6, 4, 8 };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      guint order = orders[i], columns = order / sudoku_usual_box_rows (order);

      if ((wanted != 0 && order != wanted)
          || (drawing->parts != 0 && drawing->parts != order && drawing->parts != order / columns))
        continue;
      for (self->height = 2;
           drawing->digits >= order && self->height <= MOST_HEIGHT && order * self->height <= drawing->count;
           self->height++)
        {
          gboolean good = TRUE;

          /* Lines are drawn between rows only, not through them. */
          for (guint line = 0; line < order * self->height; line++)
            good = good && (!drawing->after_rule[line] || line % self->height == 0);
          self->order = order;
          for (self->width = 2; good && self->width <= 4; self->width++)
            if ((self->width == 3 || self->width == columns || self->width == order / columns)
                && read_places (drawing, self))
              return TRUE;
        }
    }
  return FALSE;
}

static void
match_marks (GridMatcher *self, const GridRow *row)
{
  g_autofree Drawing *drawing = NULL;
  Layout layout;
  GridEntry entry;

  if (self->marks > 0 || (row->bars < 3 && row->characters != PLACES))
    return;
  drawing = g_new (Drawing, 1);
  drawing->count = drawing->n_rows = drawing->digits = 0;
  for (guint i = 0; (row = grid_window_peek (&self->window, i)) != NULL; i++)
    if (!add_line (drawing, &row->line, row->after_rule))
      break;
  self->marks = drawing->count;
  if (!read_drawing (drawing, self->wanted, &layout))
    return;
  entry = grid_matcher_entry (self, grid_window_peek (&self->window, 0), GRID_MARKS, GRID_CHARACTERS, layout.order);
  grid_matcher_add_known (self, &entry, drawing->rows[layout.order * layout.height - 1]);
}

static NonetPuzzle *
read_marks (const NonetText *text, const GridEntry *entry, const char **bad)
{
  g_autofree Drawing *drawing = g_new (Drawing, 1);
  gboolean after_rule = FALSE;
  gsize offset = entry->offset;
  NonetLine line = { 0 };
  Layout layout;
  GridRow row;

  drawing->count = drawing->n_rows = drawing->digits = 0;
  while (grid_row_next (&row, text, &offset, &line))
    if (row.kind == GRID_ROW_DATA)
      {
        if (!add_line (drawing, &row.line, after_rule))
          break;
        after_rule = FALSE;
      }
    else
      after_rule = after_rule || row.kind == GRID_ROW_RULE;
  return read_drawing (drawing, entry->order, &layout) ? new_puzzle (layout.order, layout.cells, layout.values) : NULL;
}

/* The candidates of a board whose cells have a place for each, from a line on: a line, or one for each row. Each character is a blank or
 * the digit of its place. Returns how many lines it takes, or 0 if they are none. */
static guint
read_places_of (const NonetText *text, gsize offset, guint order, SudokuSet *cells)
{
  g_autofree GridCell *places = g_new (GridCell, order * order * order);
  NonetLine line = { 0 };
  guint n = 0, lines = 0, digits = 0;
  GridRow row;

  memset (cells, 0, order * order * sizeof *cells);
  while (n < order * order * order && grid_row_next (&row, text, &offset, &line))
    {
      if (row.kind != GRID_ROW_DATA)
        continue;
      if (row.characters != order * order && (lines > 0 || row.characters != order * order * order))
        return 0;
      lines++;
      n += grid_row_cut (&row, GRID_CHARACTERS, places + n, row.characters);
    }
  for (guint i = 0; i < n; i++)
    {
      gunichar c = grid_plain_character (g_utf8_get_char (places[i].start));

      if (c != '1' + i % order && !grid_is_blank_character (c))
        return 0;
      if (c == '1' + i % order)
        cells[i / order] |= sudoku_set_of (i % order + 1);
      digits += c == '1' + i % order;
    }
  return n == order * order * order && digits > order * order ? lines : 0;
}

static void
match_masks (GridMatcher *self, const GridRow *row)
{
  SudokuSet cells[MOST_ORDER * MOST_ORDER];

  for (guint order = 4; order <= MOST_ORDER; order++)
    if ((row->characters == order * order || row->characters == order * order * order)
        && row->digits + row->blanks == row->characters && grid_matcher_looks_for (self, order, 4))
      {
        GridEntry entry = grid_matcher_entry (self, row, GRID_MASKS, GRID_CHARACTERS, order);
        guint lines = read_places_of (self->window.text, entry.offset, order, cells);

        if (lines > 0 && grid_window_peek (&self->window, lines - 1) != NULL)
          grid_matcher_add_known (self, &entry, lines);
      }
}

static NonetPuzzle *
read_masks (const NonetText *text, const GridEntry *entry, const char **bad)
{
  SudokuSet cells[MOST_ORDER * MOST_ORDER];

  read_places_of (text, entry->offset, entry->order, cells);
  return new_puzzle (entry->order, cells, NULL);
}

const GridLayout grid_marks_layout = { match_marks, NULL, read_marks };
const GridLayout grid_masks_layout = { match_masks, NULL, read_masks };
