/* Values with their places: three numbers each, the row, the column and the value, from 0 or from 1.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   row,col,value      1 1 5      r1c1=5      given(1,1,5). given(1,2,3).
 *   1,1,5              1 2 3      r1c2=3      given(1,5,7).
 *   1,2,3              …          …           …
 *
 * Where no line names columns first ("x,y,value"), rows are taken to come first, and a message says so. With places from 0
 * values may count from 0, too.
 */
#include <string.h>

#include "formats/grid/layouts/layouts.h"

#define ORDER 9
#define CELLS (ORDER * ORDER)
#define LEAST_VALUES 16

/* Where the values are, by the places as they are written. */
typedef struct
{
  const char *values[ORDER + 1][ORDER + 1];
  guint count;
  guint zeros, nines; /* among the values */
} Triples;

/* The next number of one digit from *p on, which is moved after it, with what stands before it in *before; NULL if there is none. */
static const char *
next_digit (const char **p, const char *end, char *before)
{
  const char *start = *p, *digit;

  while (*p < end && !g_ascii_isdigit (**p))
    (*p)++;
  digit = *p;
  if (digit == end || (digit + 1 < end && g_ascii_isdigit (digit[1])))
    return NULL;
  *before = digit > start ? digit[-1] : '\0';
  *p = digit + 1;
  return digit;
}

/* Whether a bracket opens between two numbers: what stands before it is neither row nor column, "(7, [(1, 2)])". */
static gboolean
opens_between (const char *p, const char *end)
{
  while (p < end && strchr ("()[]", *p) == NULL)
    p++;
  return p < end && (*p == '(' || *p == '[');
}

/* Takes the triples of a line: one, or several with each in brackets; none if it holds anything else. */
static gboolean
take_line (Triples *self, const NonetLine *line)
{
  const char *p = line->start, *end = p + line->length, **taken[CELLS];
  guint count = 0;
  gboolean good = TRUE;

  while (good && count < CELLS && (count == 0 || memchr (p, '(', (gsize) (end - p)) != NULL))
    {
      char before[3] = { '\0' };
      const char *row = next_digit (&p, end, &before[0]);
      const char *column = row != NULL ? next_digit (&p, end, &before[1]) : NULL;
      const char *value = column != NULL ? next_digit (&p, end, &before[2]) : NULL;

      good = value != NULL && before[1] != '\0' && before[2] != '\0' && (count == 0 || before[0] == '(')
             && !opens_between (row + 1, column) && self->values[*row - '0'][*column - '0'] == NULL;
      if (good)
        {
          taken[count] = &self->values[*row - '0'][*column - '0'];
          *taken[count++] = value;
          self->zeros += *value == '0';
          self->nines += *value == '9';
        }
    }
  while (p < end && !g_ascii_isdigit (*p))
    p++;
  good = good && p == end;
  for (guint i = 0; !good && i < count; i++)
    *taken[i] = NULL;
  self->count += good ? count : 0;
  return good;
}

/* Whether a line has words that match a pattern. */
static gboolean
says (const NonetLine *line, const char *pattern)
{
  g_autofree char *text = g_strndup (line->start, line->length);

  return g_regex_match_simple (pattern, text, G_REGEX_CASELESS | G_REGEX_RAW, 0);
}

/* Whether a line names columns before rows. */
static gboolean
names_columns_first (const NonetLine *line)
{
  return says (line, "\\b(col(umn)?s?|x)\\b.*\\b(rows?|y)\\b");
}

/* The line before an offset, empty if there is none. */
static NonetLine
line_before (const NonetText *text, gsize offset)
{
  gsize start = offset > 0 ? offset - 1 : 0;

  while (start > 0 && offset - start < 80 && text->data[start - 1] != '\n')
    start--;
  return (NonetLine){ .start = text->data + start, .length = offset > 0 ? offset - 1 - start : 0 };
}

/* Whether a place has a number for its row or column. */
static gboolean
has_place (const Triples *self, guint number)
{
  for (guint i = 0; i <= ORDER; i++)
    if (self->values[number][i] != NULL || self->values[i][number] != NULL)
      return TRUE;
  return FALSE;
}

/* Cuts the board of triples from an offset on; FALSE if they make none. */
static gboolean
cut_board (const Triples *self, const NonetText *text, gsize offset, GridCell *cells)
{
  const NonetLine heading = line_before (text, offset);
  gboolean turned = names_columns_first (&heading), from_0 = has_place (self, 0);
  gboolean values_from_0 = from_0 && self->zeros > 0 && self->nines == 0 && self->count < CELLS;

  if (self->count < LEAST_VALUES || from_0 == has_place (self, ORDER))
    return FALSE;
  for (guint cell = 0; cell < CELLS; cell++)
    {
      guint at[2] = { cell / ORDER + !from_0, cell % ORDER + !from_0 };
      const char *value = self->values[at[turned]][at[!turned]];

      if (value != NULL && (*value != '0' || values_from_0))
        cells[cell] = (GridCell){ value, 1, FALSE };
      else
        cells[cell] = values_from_0 ? (GridCell){ "-1", 2, FALSE } : (GridCell){ text->data, 0, FALSE };
    }
  return TRUE;
}

void
grid_match_triples (GridMatcher *self, guint at)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  GridEntry entry = grid_matcher_entry (self, row, GRID_TRIPLES, GRID_CHARACTERS, ORDER);
  Triples triples;
  GridScore score;
  guint rows = 0;

  if (row->digits + row->blanks == 0 || (row->digits > 3 && memchr (row->line.start, '(', row->line.length) == NULL)
      || self->window.consumed + at < self->triples_end || !grid_matcher_looks_for (self, ORDER, 1))
    return;
  triples = (Triples){ .count = 0 };
  while (row != NULL && rows <= CELLS && take_line (&triples, &row->line))
    row = grid_window_peek (&self->window, at + ++rows);
  if (rows > 0 && cut_board (&triples, self->window.text, entry.offset, self->cells)
      && grid_score (&score, self->cells, ORDER) > 0 && score.twice == 0 && score.givens >= LEAST_VALUES)
    grid_matcher_add_known (self, &entry, rows);
  else
    self->triples_end = self->window.consumed + at + rows;
}

gboolean
grid_triples_cells (const NonetText *text, const GridStyle *style, const GridEntry *entry, GridCell *cells)
{
  Triples triples = { .count = 0 };
  NonetLine line = { 0 };
  gsize offset = entry->offset;
  GridRow row;

  while (grid_row_next (&row, text, style, &offset, &line))
    if (row.kind == GRID_ROW_DATA && !take_line (&triples, &row.line))
      break;
  return cut_board (&triples, text, entry->offset, cells);
}

gboolean
grid_triples_say_rows (const NonetText *text, const GridEntry *entry)
{
  const NonetLine heading = line_before (text, entry->offset);
  g_autofree char *first = g_ascii_strdown (text->data + entry->offset, 1);

  return *first == 'r' || says (&heading, "\\brows?\\b") || names_columns_first (&heading);
}
