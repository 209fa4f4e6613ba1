/* Saved games of GNOME Sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   { "difficulty_category" : "Easy Difficulty", "time_elapsed" : 12.5, "cells" : [
 *     { "position" : [ 0, 0 ], "value" : 6, "fixed" : true, "earmarks" : [ ] },
 *     { "position" : [ 0, 1 ], "value" : 0, "fixed" : false, "earmarks" : [ 2, 9 ] } ] }
 *
 * Rows come before columns, both from 0; cells that are blank and unmarked are left out. 9x9 only.
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/json.h"

#define UNKNOWN "Unknown Difficulty"

static gboolean
sniff (const NonetText *text)
{
  return *nonet_text_skip_blanks (text) == '{'
         && (nonet_text_contains (text, text->size, "\"difficulty_category\"")
             || (nonet_text_contains (text, text->size, "\"earmarks\"")
                 && nonet_text_contains (text, text->size, "\"position\"")));
}

static gboolean
read_cell (NonetInput *input, NonetPuzzle *puzzle, JsonObject *object, guint index)
{
  JsonArray *position = nonet_json_get_array (object, "position");
  SudokuSet marks = nonet_json_read_set (nonet_json_get_array (object, "earmarks"), 9);
  gint64 row = nonet_json_read_number (nonet_json_at (position, 0));
  gint64 column = nonet_json_read_number (nonet_json_at (position, 1));
  gint64 value = nonet_json_get_int (object, "value", 0);
  guint cell;

  if (row < 0 || row > 8 || column < 0 || column > 8)
    {
      nonet_json_error (input, _ ("a cell’s position must be two numbers from 0 to 8"), "cells[%u].position", index);
      return FALSE;
    }
  if (value < 0 || value > 9)
    {
      nonet_json_report_value (input, value, 9, "cells[%u].value", index);
      return FALSE;
    }
  cell = (guint) (9 * row + column);
  /* What a file says of a cell last holds. */
  puzzle->givens[cell] = puzzle->entries[cell] = 0;
  (nonet_json_get_boolean (object, "fixed") ? puzzle->givens : puzzle->entries)[cell] = (guint8) value;
  if (marks != 0)
    nonet_puzzle_ensure_marks (puzzle)[cell] |= marks;
  return TRUE;
}

static void
read_save (NonetInput *input)
{
  g_autoptr (JsonNode) root = nonet_json_parse (input, input->text->data, input->text->size);
  JsonObject *object = nonet_json_object (root);
  JsonArray *cells = nonet_json_get_array (object, "cells");
  g_autoptr (NonetPuzzle) puzzle = NULL;
  const char *difficulty;

  if (object == NULL)
    return;
  if (cells == NULL)
    {
      nonet_input_error (input, 1, 0, _ ("the saved game has no “cells”"));
      return;
    }
  puzzle = nonet_input_new_puzzle (input, 9, NULL, 1);
  if (puzzle == NULL)
    return;
  for (guint i = 0; i < json_array_get_length (cells); i++)
    {
      JsonObject *cell = nonet_json_object (json_array_get_element (cells, i));

      if (cell != NULL && !read_cell (input, puzzle, cell, i))
        return;
    }
  difficulty = nonet_json_get_string (object, "difficulty_category");
  if (difficulty != NULL && *difficulty != '\0' && strcmp (difficulty, UNKNOWN) != 0)
    puzzle->difficulty = g_strdup (difficulty);
  puzzle->elapsed = (guint) CLAMP (nonet_json_get_int (object, "time_elapsed", 0), 0, G_MAXINT);
  nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), 1);
}

/* The category of GNOME Sudoku, which refuses others, that a difficulty stands for. */
static const char *
difficulty_category (const char *difficulty)
{
  static const char *const names[] = { "Easy", "Medium", "Hard", "Very Hard" };
  static const char *const categories[] = { "Easy Difficulty", "Medium Difficulty", "Hard Difficulty",
                                            "Very Hard Difficulty" };

  for (guint i = 0; difficulty != NULL && i < G_N_ELEMENTS (categories); i++)
    if (g_ascii_strcasecmp (difficulty, categories[i]) == 0 || g_ascii_strcasecmp (difficulty, names[i]) == 0)
      return categories[i];
  return UNKNOWN;
}

gboolean
nonet_gnome_sudoku_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  g_string_append_printf (text, "{\n  \"difficulty_category\": \"%s\",\n  \"time_elapsed\": %u.0,\n  \"cells\": [",
                          difficulty_category (puzzle->difficulty), puzzle->elapsed);
  for (guint cell = 0; cell < 81; cell++)
    {
      guint value = nonet_puzzle_get_value (puzzle, cell);
      SudokuSet marks = puzzle->marks != NULL ? puzzle->marks[cell] : 0;

      if (value == 0 && marks == 0)
        continue;
      g_string_append_printf (text, "\n    {\"position\":[%u,%u],\"value\":%u,\"fixed\":%s,\"earmarks\":", cell / 9,
                              cell % 9, value, puzzle->givens[cell] != 0 ? "true" : "false");
      nonet_json_append_set (text, marks);
      g_string_append (text, "},");
    }
  if (text->str[text->len - 1] == ',')
    g_string_overwrite (text, text->len - 1, "\n  ");
  g_string_append (text, "]\n}\n");
  return TRUE;
}

const NonetReader nonet_gnome_sudoku_reader = { "gnome-sudoku", sniff, read_save };
