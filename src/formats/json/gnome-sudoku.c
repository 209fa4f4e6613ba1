/* Writing saved games of GNOME Sudoku. json-programs.c reads them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/registry.h"

#include "formats/json.h"
#include "formats/json/json-programs.h"

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
  return NONET_GNOME_SUDOKU_UNKNOWN;
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
