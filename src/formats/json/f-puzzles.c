/* Writing links to f-puzzles.com and to SudokuPad, which carry a puzzle as packed JSON. json-programs.c reads that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   https://www.f-puzzles.com/?load=N4Ig…          https://sudokupad.app/fpuzzlesN4Ig…
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>

#include "formats/json.h"
#include "formats/json/lz-string.h"
#include "formats/puzzle/colours.h"

#define F_PUZZLES_LINK "https://www.f-puzzles.com/?load="
#define SUDOKUPAD_LINK "https://sudokupad.app/fpuzzles"

static void
append_text (GString *json, const char *key, const char *text)
{
  if (text == NULL)
    return;
  g_string_append_printf (json, "\"%s\":", key);
  nonet_json_append_string (json, text);
  g_string_append_c (json, ',');
}

/* A list of marks of a cell, if it has any; sets may be NULL. */
static void
append_marks (GString *json, const char *key, const SudokuSet *sets, guint cell)
{
  if (sets == NULL || sets[cell] == 0)
    return;
  g_string_append_printf (json, "\"%s\":", key);
  nonet_json_append_set (json, sets[cell]);
  g_string_append_c (json, ',');
}

static void
append_cell (GString *json, const NonetPuzzle *puzzle, guint cell)
{
  guint value = nonet_puzzle_get_value (puzzle, cell);

  g_string_append_c (json, '{');
  if (puzzle->colours != NULL && puzzle->colours[cell] != 0)
    g_string_append_printf (json, "\"c\":\"%s\",", nonet_colour_to_text (puzzle->colours[cell]));
  if (value != 0)
    g_string_append_printf (json, "\"value\":%u,", value);
  if (puzzle->givens[cell] != 0)
    g_string_append (json, "\"given\":true,");
  append_marks (json, "centerPencilMarks", puzzle->marks, cell);
  append_marks (json, "cornerPencilMarks", puzzle->corners, cell);
  nonet_json_close (json, '}');
}

/* Writes what a link begins with, and the puzzle. */
static gboolean
write_link (const char *beginning, const NonetPuzzle *puzzle, GString *text, GError **error)
{
  guint order = puzzle->shape->order;
  g_autoptr (GString) json = g_string_new (NULL);
  g_autofree char *packed = NULL;

  if (!sudoku_shape_equal (nonet_shape_get_usual (order), puzzle->shape) || order > 16)
    return nonet_writer_refuse (
        error, _ ("f-puzzles and SudokuPad links support only boards up to 16×16 with standard boxes"));
  g_string_append_printf (json, "{\"size\":%u,", order);
  append_text (json, "title", puzzle->title);
  append_text (json, "author", puzzle->author);
  append_text (json, "ruleset", puzzle->comment);
  g_string_append (json, "\"grid\":[");
  for (guint cell = 0; cell < puzzle->shape->n_cells; cell++)
    {
      g_string_append (json, cell % order == 0 ? "[" : "");
      append_cell (json, puzzle, cell);
      g_string_append_c (json, ',');
      if (cell % order == order - 1)
        {
          nonet_json_close (json, ']');
          g_string_append_c (json, ',');
        }
    }
  nonet_json_close (json, ']');
  g_string_append_c (json, '}');
  packed = nonet_lz_string_compress (json->str);
  g_string_append (text, beginning);
  g_string_append_uri_escaped (text, packed, NULL, FALSE);
  return TRUE;
}

gboolean
nonet_f_puzzles_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  return write_link (F_PUZZLES_LINK, puzzle, text, error);
}

gboolean
nonet_sudokupad_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  return write_link (SUDOKUPAD_LINK, puzzle, text, error);
}
