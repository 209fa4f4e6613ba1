/* Cells run together in one field of a line, and what follows them there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/grid/find.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The order of the board a field could be, or 0: two boards may follow each other in it, and a comment may be glued on. */
static guint
order_of_field (const GridToken *field, guint wanted)
{
  guint count = 0, order;

  while (count < field->length
         && (g_ascii_isalnum (field->start[count]) || strchr (".*_?-", field->start[count]) != NULL))
    count++;
  if (count < 16 || (count < field->length && field->start[count] != '#'))
    return 0;
  order = sudoku_order_of_cells (count);
  if (order == 0 && count % 2 == 0 && count >= 72)
    order = sudoku_order_of_cells (count / 2);
  return wanted == 0 || order == wanted ? order : 0;
}

/* The first field from a place on that could be a board, of the order wanted unless that is 0, and its order; NULL if there is none. */
static const char *
find_field (const NonetLine *line, const char *p, guint wanted, guint *order)
{
  GridToken token;

  while (grid_token_next (&p, line->start + line->length, &token))
    if (token.kind == GRID_CELLS && (*order = order_of_field (&token, wanted)) != 0)
      return token.start;
  return NULL;
}

const char *
grid_field_next (const NonetLine *line, const char *first, guint order)
{
  const char *end = line->start + line->length, *p = first + order * order, *next = p;
  GridToken token;
  guint other;

  if (p >= end)
    return NULL;
  /* Run together with the first. */
  if (grid_token_next (&next, end, &token) && token.length == order * order)
    return p;
  return find_field (line, p, order, &other);
}

gboolean
grid_field_is_map (const char *cells, guint order, guint *map)
{
  const SudokuShape *shape = nonet_shape_get_usual (order);

  for (guint i = 0; i < order * order; i++)
    map[i] = (guchar) cells[i];
  return nonet_shape_has_regions (shape, map) && !nonet_shape_has_boxes (shape, map);
}

gboolean
grid_field_is_board (const char *cells, guint order)
{
  guint map[SUDOKU_MAX_CELLS];

  for (guint i = 0; i < order * order; i++)
    if (strchr (".0*_?-", cells[i]) != NULL)
      return !grid_field_is_map (cells, order, map);
  return FALSE;
}

static gboolean
cut_field (const NonetText *text, const GridEntry *entry, GridCell *cells)
{
  for (guint i = 0; i < (guint) entry->order * entry->order; i++)
    cells[i] = (GridCell){ text->data + entry->offset + i, 1 };
  return TRUE;
}

static void
match_field (GridMatcher *self, const GridRow *row)
{
  const char *p = row->longest >= 16 ? row->line.start : NULL;
  guint order;

  while (p != NULL && (p = find_field (&row->line, p, self->wanted, &order)) != NULL)
    {
      GridEntry entry = grid_matcher_entry (self, row, GRID_FIELD, GRID_CHARACTERS, order);
      GridScore score;

      entry.offset = (guint32) (p - self->window.text->data);
      entry.extra = grid_field_next (&row->line, p, order) != NULL;
      cut_field (self->window.text, &entry, self->cells);
      score = grid_score (self->cells, order, self->wanted != 0);
      /* Numbers of other meanings are no small boards. */
      if ((score.value == 0 || grid_score_is_line (&score, order, self->cells))
          && (order >= 9 || score.highest <= (char) ('0' + order)) && grid_matcher_add (self, &entry, 1, &score, 0))
        return;
      p += order * order;
    }
}

/* The line from the first cell on. */
static NonetLine
line_of (const NonetText *text, const GridEntry *entry)
{
  NonetLine line = { 0 };
  gsize offset = entry->offset;

  grid_line_next (text, &offset, &line);
  return line;
}

char *
grid_field_dup_rest (const NonetText *text, const GridEntry *entry)
{
  NonetLine line = line_of (text, entry);
  gssize count = (gssize) entry->order * entry->order;
  const char *p = line.start + count, *end = line.start + line.length;

  while (p < end && strchr ("#,;: \t\"'`)]}", *p) != NULL)
    p++;
  while (end > p && strchr (", \t\"'", end[-1]) != NULL)
    end--;
  return p == end || (entry->extra && end - p <= count + 3) ? NULL : nonet_text_dup_piece (p, (gsize) (end - p), 4096);
}

/* The characters of the second board in the line of a first one, or NULL, and their values, 0 for what is no symbol. */
static const char *
read_extra (const NonetText *text, const GridEntry *entry, const NonetPuzzle *puzzle, guint8 *values)
{
  NonetLine line = line_of (text, entry);
  const char *extra = entry->extra ? grid_field_next (&line, line.start, entry->order) : NULL;

  for (guint i = 0; extra != NULL && i < nonet_puzzle_get_cells (puzzle); i++)
    values[i] = (guint8) nonet_alphabet_lookup (puzzle->alphabet, extra + i, 1);
  return extra;
}

void
grid_field_take_extra (const NonetText *text, const GridEntry *entry, NonetPuzzle *puzzle)
{
  guint8 values[SUDOKU_MAX_CELLS];
  const char *extra = read_extra (text, entry, puzzle, values);
  guint map[SUDOKU_MAX_CELLS];

  if (extra != NULL && grid_field_is_map (extra, entry->order, map))
    nonet_puzzle_take_shape (puzzle, nonet_shape_new_from_map (entry->order, map));
  else if (extra != NULL)
    nonet_puzzle_take_solution (puzzle, values);
}

void
grid_field_take_givens (const NonetText *text, const GridEntry *entry, NonetPuzzle *puzzle)
{
  guint8 values[SUDOKU_MAX_CELLS];
  const char *extra = read_extra (text, entry, puzzle, values);
  guint map[SUDOKU_MAX_CELLS];

  if (extra != NULL && !grid_field_is_map (extra, entry->order, map))
    memcpy (puzzle->givens, values, nonet_puzzle_get_cells (puzzle));
}

void
grid_field_check (NonetInput *input, const NonetText *text, const GridEntry *entry, const NonetPuzzle *puzzle)
{
  guint8 values[SUDOKU_MAX_CELLS];
  const char *extra = puzzle->solution == NULL ? read_extra (text, entry, puzzle, values) : NULL;
  guint map[SUDOKU_MAX_CELLS];

  for (guint cell = 0; extra != NULL && cell < nonet_puzzle_get_cells (puzzle); cell++)
    {
      map[cell] = (guchar) extra[cell];
      if (strchr (".0*_?-", extra[cell]) != NULL)
        extra = NULL;
    }
  if (extra != NULL && !nonet_shape_has_regions (puzzle->shape, map))
    nonet_input_warn (input, entry->line, 0, _ ("the solution in the file is wrong and was ignored"));
}

const GridLayout grid_field_layout = { match_field, cut_field, NULL };
