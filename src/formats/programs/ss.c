/* Puzzles of Simple Sudoku, with the progress HoDoKu adds to them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   *-----------*
 *   |38.|...|5.6|
 *   …
 *   *-----------*
 *
 *   I388          cell 38 (row by row from 0) holds 8
 *   E78007        in cell 78 the candidate 7 is struck out
 *
 * Boards without progress are read like all boards drawn with characters.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/grid/grid.h"

/* Whether a line is one of progress: its cell and value. */
static gboolean
read_progress (NonetLine line, guint *cell, guint *value)
{
  nonet_line_strip (&line);
  if (!(line.length == 4 && *line.start == 'I') && !(line.length == 6 && *line.start == 'E'))
    return FALSE;
  for (gsize i = 1; i < line.length; i++)
    if (!g_ascii_isdigit (line.start[i]))
      return FALSE;
  *cell = (guint) (10 * (line.start[1] - '0') + line.start[2] - '0');
  *value = (guint) (line.start[line.length - 1] - '0');
  return TRUE;
}

/* The start of the first line of progress, after a board; 0 if there is none. */
static gsize
find_progress (const NonetText *text)
{
  NonetLine line = { 0 };
  gsize offset = 0;
  guint cell, value;

  while (nonet_text_next_line (text, &offset, &line) && line.number < 200)
    if (line.number > 9 && read_progress (line, &cell, &value))
      return (gsize) (line.start - text->data);
  return 0;
}

static gboolean
sniff (const NonetText *text)
{
  return find_progress (text) > 0;
}

static void
apply_progress (NonetInput *input, NonetPuzzle *puzzle, const NonetText *text, gsize offset)
{
  NonetLine line = { 0 };
  guint cell, value;

  for (gsize at = 0; at < offset;)
    nonet_text_next_line (text, &at, &line);
  while (nonet_text_next_line (text, &offset, &line))
    if (!read_progress (line, &cell, &value) || cell >= 81 || value == 0)
      {
        if (line.length > 0)
          nonet_input_warn (input, line.number, 1,
                            _ ("this line is neither a value (I) nor a candidate (E) and was ignored"));
      }
    else if (memchr (line.start, 'E', line.length) != NULL)
      nonet_puzzle_ensure_eliminated (puzzle)[cell] |= sudoku_set_of (value);
    else if (puzzle->givens[cell] == 0)
      puzzle->entries[cell] = (guint8) value;
}

static void
read_file (NonetInput *input)
{
  const NonetText *whole = input->text;
  gsize offset = find_progress (whole);
  NonetText board = { .bytes = whole->bytes, .data = whole->data, .size = offset };
  g_autoptr (NonetPuzzle) first = NULL;
  NonetPuzzle *puzzle;

  input->text = &board;
  nonet_grid_read (input);
  input->text = whole;
  if (input->source_class == NULL)
    return;
  first = input->source_class->dup (input->source, 0);
  input->source_class->free (input->source);
  input->source_class = NULL;
  puzzle = nonet_puzzle_copy (first);
  if (nonet_puzzle_get_cells (puzzle) == 81)
    apply_progress (input, puzzle, whole, offset);
  nonet_input_take_puzzle (input, puzzle, 1);
  input->format = NULL;
}

gboolean
nonet_ss_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  static const NonetFrame frame = { "|", "", "|", "|", "*-", "|+", "*-", FALSE };
  static const char *const digits[] = { ".", "1", "2", "3", "4", "5", "6", "7", "8", "9" };
  const char *cells[81];
  g_autoptr (GString) progress = g_string_new (NULL);

  for (guint cell = 0; cell < 81; cell++)
    {
      cells[cell] = digits[puzzle->givens[cell]];
      if (puzzle->entries[cell] != 0)
        g_string_append_printf (progress, "I%02u%u\n", cell, puzzle->entries[cell]);
    }
  for (guint cell = 0; puzzle->eliminated != NULL && cell < 81; cell++)
    for (SudokuSet set = puzzle->eliminated[cell]; set != 0; set &= set - 1)
      g_string_append_printf (progress, "E%02u00%u\n", cell, sudoku_set_first (set));
  nonet_writer_append_board (text, puzzle->shape, &frame, 1, cells);
  if (progress->len > 0)
    g_string_append_printf (text, "\n%s", progress->str);
  return TRUE;
}

const NonetReader nonet_ss_reader = { "ss", sniff, read_file };
