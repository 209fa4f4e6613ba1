/* Cells run together in one field of a line, and what else is in it: "53..7…, hard, 7.1"; and lines of HoDoKu's library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "formats/grid/candidates.h"
#include "formats/grid/fields.h"
#include "formats/grid/layout.h"
#include "formats/hodoku.h"

/* What a field is made of. */
typedef struct
{
  guint count;      /* characters that can be cells, up to a '#' glued on; 0 if there are others */
  gboolean letters; /* X left out */
  gboolean signs;
  char highest; /* digit */
} Characters;

static Characters
count_characters (const char *p, gsize length)
{
  Characters self = { .highest = '0' };

  for (gsize i = 0; i < length; i++, self.count++)
    if (g_ascii_isdigit (p[i]))
      self.highest = MAX (self.highest, p[i]);
    else if (p[i] == '#' && self.count >= 16)
      break;
    else if (strchr (".*_?-", p[i]) != NULL)
      self.signs = TRUE;
    else if (g_ascii_isalpha (p[i]))
      self.letters = self.letters || (p[i] != 'x' && p[i] != 'X');
    else
      {
        self.count = 0;
        break;
      }
  return self;
}

/* Whether a field holds 16 cells of a 4×4 board. */
static gboolean
is_small_board (const char *p, gsize length)
{
  Characters characters = count_characters (p, length);

  return length == 16 && characters.count == 16 && !characters.letters && characters.highest > '0'
         && characters.highest <= '4';
}

/* The order of the board a field is as a whole, or 0. alone: nothing else stands in the line. */
static guint
order_of_field (const char *p, gsize length, guint wanted, gboolean alone)
{
  Characters characters;
  guint order;

  if (length < 16 || length > 2 * SUDOKU_MAX_CELLS + 400)
    return 0;
  if (length == 16 && !alone && !is_small_board (p, length))
    return 0;
  characters = count_characters (p, length);
  order = sudoku_order_of_cells (characters.count);
  /* A board and its regions or its solution may follow each other without anything between. */
  if (order == 0 && characters.count % 2 == 0 && characters.count >= 72)
    order = sudoku_order_of_cells (characters.count / 2);
  if (order < 4 || (order == 5 && !alone) || (wanted != 0 && order != wanted))
    return 0;
  if (order < 9 && (characters.highest > (char) ('0' + order) || (characters.letters && !characters.signs)))
    return 0;
  if (order == 9 && characters.letters && !characters.signs && characters.highest > '0')
    return 0;
  return order;
}

static gboolean
is_blank (const char *p, const char *end)
{
  while (p < end && (*p == ' ' || *p == '\t' || *p == '"' || *p == '\''))
    p++;
  return p == end;
}

const char *
grid_fields_next (const NonetLine *line, const GridStyle *style, const char *after, guint wanted, guint *order)
{
  const char *p = after != NULL ? after : line->start;
  GridLexer lexer;
  GridToken token;

  grid_lexer_init (&lexer, style, p, line->start + line->length);
  while (grid_lexer_next (&lexer, &token))
    if (token.kind == GRID_CELLS)
      {
        gboolean alone = is_blank (line->start, token.start) && is_blank (token.start + token.length, lexer.end);

        *order = order_of_field (token.start, token.length, wanted, alone || wanted != 0);
        if (*order != 0)
          return token.start;
      }
  return NULL;
}

/* The end of the field that begins at p. */
static const char *
field_end (const char *p, const char *end, const GridStyle *style)
{
  GridLexer lexer;
  GridToken token;

  grid_lexer_init (&lexer, style, p, end);
  return grid_lexer_next (&lexer, &token) ? token.start + token.length : p;
}

const char *
grid_fields_other (const NonetLine *line, const GridStyle *style, const char *first, guint order)
{
  const char *end = line->start + line->length, *p = first + order * order;
  guint other;

  if (p >= end)
    return NULL;
  /* Run together with the first. */
  if (field_end (p, end, style) - p == (gssize) order * order)
    return p;
  p = grid_fields_next (line, style, p, order, &other);
  return p != NULL && field_end (p, end, style) - p >= (gssize) order * order ? p : NULL;
}

gboolean
grid_field_has_blanks (const char *cells, guint order)
{
  for (guint i = 0; i < order * order; i++)
    if (strchr (".0*_?-", cells[i]) != NULL)
      return TRUE;
  return FALSE;
}

/* Whether further boards follow in the line, no solutions of the first, with blanks of their own. */
static gboolean
has_several (const NonetLine *line, const GridStyle *style, const char *first, guint order)
{
  const char *p = first;

  while ((p = grid_fields_other (line, style, p, order)) != NULL)
    if (grid_field_has_blanks (p, order) && memcmp (p, first, order * order) != 0)
      return TRUE;
  return FALSE;
}

void
grid_match_field (GridMatcher *self, guint at)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  const GridStyle *style = self->window.style;
  GridMatch *match;
  GridEntry entry;
  GridScore score;
  guint order;
  const char *p;

  if (row->longest < 16)
    return;
  p = grid_fields_next (&row->line, style, NULL, self->wanted, &order);
  if (p == NULL)
    return;
  entry = grid_matcher_entry (self, row, GRID_FIELD, GRID_CHARACTERS, order);
  entry.offset = (guint32) (p - self->window.text->data);
  entry.extra = grid_fields_other (&row->line, style, p, order) != NULL;
  grid_field_cells (self->window.text, style, &entry, self->cells);
  if (order < 9 && grid_score (&score, self->cells, order) == 0)
    return;
  entry.doubtful = order < 9 && grid_score_is_doubtful (&score, order);
  match = grid_matcher_add_known (self, &entry, 1);
  if (match == NULL)
    return;
  match->several = entry.extra && has_several (&row->line, style, p, order);
  match->regions = !grid_field_has_blanks (p, order) && grid_candidates_is_layout (nonet_shape_get_usual (order), p);
}

gboolean
grid_field_cells (const NonetText *text, const GridStyle *style, const GridEntry *entry, GridCell *cells)
{
  for (guint i = 0; i < (guint) entry->order * entry->order; i++)
    cells[i] = (GridCell){ text->data + entry->offset + i, 1, FALSE };
  return TRUE;
}

void
grid_match_library (GridMatcher *self, guint at)
{
  const GridRow *row = grid_window_peek (&self->window, at);
  GridEntry entry = grid_matcher_entry (self, row, GRID_LIBRARY, GRID_CHARACTERS, 9);

  if (*row->line.start == ':' && grid_matcher_wants (self, 9, 1) && nonet_hodoku_is_library_line (&row->line))
    grid_matcher_add_known (self, &entry, 1);
}
