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

#include "formats/gnome-sudoku.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/json.h"

#define FORMAT_NAME N_ ("GNOME Sudoku")
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
  JsonArray *earmarks = nonet_json_get_array (object, "earmarks");
  gint64 row = nonet_json_read_number (nonet_json_array_get (position, 0));
  gint64 column = nonet_json_read_number (nonet_json_array_get (position, 1));
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
  for (guint i = 0; earmarks != NULL && i < json_array_get_length (earmarks); i++)
    {
      gint64 mark = nonet_json_read_number (json_array_get_element (earmarks, i));

      if (mark >= 1 && mark <= 9)
        nonet_puzzle_ensure_marks (puzzle)[cell] |= sudoku_set_of ((unsigned) mark);
    }
  return TRUE;
}

static void
read_save (NonetInput *input)
{
  g_autoptr (JsonNode) root = nonet_json_parse (input, input->text->data, input->text->size);
  JsonObject *object = root != NULL && JSON_NODE_HOLDS_OBJECT (root) ? json_node_get_object (root) : NULL;
  JsonArray *cells = object != NULL ? nonet_json_get_array (object, "cells") : NULL;
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
    if (nonet_json_array_get_object (cells, i) != NULL
        && !read_cell (input, puzzle, nonet_json_array_get_object (cells, i), i))
      return;
  difficulty = nonet_json_get_string (object, "difficulty_category");
  if (difficulty != NULL && *difficulty != '\0' && strcmp (difficulty, UNKNOWN) != 0)
    puzzle->difficulty = g_strdup (difficulty);
  puzzle->elapsed = (guint) CLAMP (nonet_json_get_int (object, "time_elapsed", 0), 0, G_MAXINT);
  nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), 1);
}

/* The category GNOME Sudoku knows that a difficulty stands for; it refuses others. */
static const char *
difficulty_category (const char *difficulty)
{
  static const char *const categories[] = { "Easy Difficulty", "Medium Difficulty", "Hard Difficulty",
                                            "Very Hard Difficulty" };
  const char *best = UNKNOWN;

  for (guint i = 0; difficulty != NULL && i < G_N_ELEMENTS (categories); i++)
    {
      g_autofree char *word = g_strndup (categories[i], (gsize) (strstr (categories[i], " Diff") - categories[i]));

      if (g_ascii_strcasecmp (difficulty, categories[i]) == 0 || g_ascii_strcasecmp (difficulty, word) == 0)
        best = categories[i];
    }
  return best;
}

static void
write_cell (JsonBuilder *json, const NonetPuzzle *puzzle, guint cell)
{
  gboolean given = puzzle->givens[cell] != 0;
  guint value = given ? puzzle->givens[cell] : puzzle->entries[cell];
  SudokuSet marks = puzzle->marks != NULL ? puzzle->marks[cell] : 0;

  if (value == 0 && marks == 0)
    return;
  json_builder_begin_object (json);
  json_builder_begin_array (json_builder_set_member_name (json, "position"));
  json_builder_add_int_value (json, cell / 9);
  json_builder_add_int_value (json, cell % 9);
  json_builder_end_array (json);
  json_builder_add_int_value (json_builder_set_member_name (json, "value"), value);
  json_builder_add_boolean_value (json_builder_set_member_name (json, "fixed"), given);
  json_builder_begin_array (json_builder_set_member_name (json, "earmarks"));
  for (; marks != 0; marks &= marks - 1)
    json_builder_add_int_value (json, sudoku_set_first (marks));
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static gboolean
write_save (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *printed = NULL;

  if (!nonet_writer_check_nine (puzzle, FORMAT_NAME, error))
    return FALSE;
  json_builder_begin_object (json);
  json_builder_add_string_value (json_builder_set_member_name (json, "difficulty_category"),
                                 difficulty_category (puzzle->difficulty));
  json_builder_add_double_value (json_builder_set_member_name (json, "time_elapsed"), puzzle->elapsed);
  json_builder_begin_array (json_builder_set_member_name (json, "cells"));
  for (guint cell = 0; cell < 81; cell++)
    write_cell (json, puzzle, cell);
  json_builder_end_array (json);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  printed = nonet_json_print (root);
  g_string_append (text, printed);
  return TRUE;
}

const NonetReader nonet_gnome_sudoku_reader = { "gnome-sudoku", FORMAT_NAME, sniff, read_save };
const NonetWriter nonet_gnome_sudoku_writer = { { "gnome-sudoku", FORMAT_NAME, "save", FALSE, FALSE }, write_save };
