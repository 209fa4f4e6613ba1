/* What follows a board in its line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/grid/fields.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/grid/candidates.h"

char *
grid_fields_dup_rest (const NonetText *text, const GridEntry *entry)
{
  guint count = (guint) entry->order * entry->order;
  gsize start = entry->offset + count, end = start, skip = start;

  while (end < text->size && text->data[end] != '\n' && text->data[end] != '\r')
    end++;
  while (skip < end && strchr ("#,;: \t\"'`)]}", text->data[skip]) != NULL)
    skip++;
  while (end > skip && strchr (", \t\"'", text->data[end - 1]) != NULL)
    end--;
  if (skip == end || (entry->extra && end - skip <= count + 3))
    return NULL;
  return nonet_text_dup_piece (text->data + skip, end - skip, 4096);
}

/* The characters of the second board in the line of a first one, or NULL. */
static const char *
find_extra (const NonetText *text, const GridEntry *entry)
{
  static const GridStyle plain = { 0 };
  const char *first = text->data + entry->offset;
  NonetLine line = { 0 };
  gsize offset = entry->offset;

  nonet_text_next_line (text, &offset, &line);
  return grid_fields_other (&line, &plain, first, entry->order);
}

/* Its values, 0 for what is no symbol; FALSE if there is none. */
static gboolean
read_extra (const NonetText *text, const GridEntry *entry, NonetAlphabet *alphabet, guint8 *values)
{
  const char *characters = find_extra (text, entry);

  for (guint i = 0; characters != NULL && i < (guint) entry->order * entry->order; i++)
    values[i] = (guint8) nonet_alphabet_lookup (alphabet, characters + i, 1);
  return characters != NULL;
}

/* Whether values are a solution of the givens. */
static gboolean
is_solution (const NonetPuzzle *puzzle, const guint8 *values)
{
  SudokuGrid *grid = sudoku_grid_new_from_values (puzzle->shape, values);
  gboolean good = grid != NULL && sudoku_grid_complete (grid);

  for (guint cell = 0; good && cell < nonet_puzzle_get_cells (puzzle); cell++)
    good = puzzle->givens[cell] == 0 || puzzle->givens[cell] == values[cell];
  sudoku_grid_free (grid);
  return good;
}

void
grid_fields_take_solution (const NonetText *text, const GridEntry *entry, NonetPuzzle *puzzle)
{
  guint8 values[SUDOKU_MAX_CELLS];

  if (entry->extra && read_extra (text, entry, puzzle->alphabet, values) && is_solution (puzzle, values))
    memcpy (nonet_puzzle_ensure_solution (puzzle), values, nonet_puzzle_get_cells (puzzle));
}

/* Whether characters stand for the usual boxes. */
static gboolean
are_boxes (const SudokuShape *shape, const char *characters)
{
  char first[SUDOKU_MAX_ORDER] = { 0 };

  for (guint cell = 0; cell < shape->n_cells; cell++)
    {
      char *box = &first[sudoku_cell_box (shape, cell)];

      if (*box == 0)
        *box = characters[cell];
      if (*box != characters[cell])
        return FALSE;
    }
  return TRUE;
}

gboolean
grid_fields_check (NonetInput *input, const NonetText *text, const GridEntry *entry, const NonetPuzzle *puzzle)
{
  guint8 values[SUDOKU_MAX_CELLS];

  if (!entry->extra || puzzle->solution != NULL || !read_extra (text, entry, puzzle->alphabet, values))
    return TRUE;
  if (are_boxes (puzzle->shape, find_extra (text, entry)))
    return TRUE;
  if (grid_candidates_is_layout (puzzle->shape, find_extra (text, entry)))
    {
      nonet_input_refuse (input, entry->line, 0,
                          _ ("this is a jigsaw Sudoku (its regions follow the cells), which Nonet cannot solve yet"));
      return FALSE;
    }
  if (!grid_field_has_blanks (find_extra (text, entry), entry->order))
    nonet_input_warn (input, entry->line, 0, _ ("the solution in the file is wrong and was ignored"));
  return TRUE;
}
