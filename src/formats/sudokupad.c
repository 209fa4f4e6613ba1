/* SudokuPad's own form of a puzzle, as it stands in its links after "scl".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   { "metadata": { "title": "…", "solution": "53467…" }, "cells": [[{ "value": 5 }, {}, …], …],
 *     "regions": [[[0, 0], [0, 1], …], …], "cages": [{ "cells": [[0, 0]], "value": "11" }, { "value": "author: …" }],
 *     "lines": […], "arrows": […], "overlays": […], "underlays": […] }
 *
 * The shorthand of it has names without quotes, the usual ones shortened, nothing for {}, t and f for true and false, colours
 * without quotes, and ' for ":  {metadata:{title:'…'},ce:[[{v:5},,…]],re:[[[0,0],…]]}
 */
#include "config.h"

#include "formats/sudokupad.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/json-rows.h"

/* Short names of members. */
static const struct
{
  const char *name, *full;
} names[] = {
  { "a", "arrows" },    { "c", "color" }, { "ca", "cages" },    { "ce", "cells" },
  { "cs", "cellSize" }, { "l", "lines" }, { "o", "overlays" },  { "re", "regions" },
  { "t", "title" },     { "te", "text" }, { "u", "underlays" }, { "v", "value" },
};

/* Drawn things, which mostly stand for rules. */
static const char *const drawings[] = { "lines", "arrows", "overlays", "underlays" };

gboolean
nonet_sudokupad_is_shorthand (const char *text)
{
  gsize length = 1;

  if (*text != '{')
    return FALSE;
  while (g_ascii_isalnum (text[length]))
    length++;
  return length > 1 && text[length] == ':';
}

/* Copies the string that opens at p, in JSON's quotes; returns what is behind it. */
static const char *
expand_string (const char *p, GString *json)
{
  char quote = *p++;

  g_string_append_c (json, '"');
  for (; *p != '\0' && *p != quote; p++)
    if (*p == '\\' && p[1] != '\0')
      {
        p++;
        if (*p != '\'')
          g_string_append_c (json, '\\');
        g_string_append_c (json, *p);
      }
    else if (*p == '"')
      g_string_append (json, "\\\"");
    else
      g_string_append_c (json, *p);
  g_string_append_c (json, '"');
  return *p != '\0' ? p + 1 : p;
}

/* Whether the length characters at p are a value of their own. */
static gboolean
is_value (const char *p, gsize length)
{
  return p[length] != '\0' && strchr (",}]", p[length]) != NULL;
}

/* Writes the word at p, a name or a value; returns what is behind it. */
static const char *
expand_word (const char *p, char before, GString *json)
{
  gsize length = strcspn (p, ",:{}[]'\""), digits = 0;

  if (before != ':' && p[length] == ':')
    {
      g_autofree char *name = g_strndup (p, length);
      const char *full = name;

      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        if (strcmp (name, names[i].name) == 0)
          full = names[i].full;
      g_string_append_printf (json, "\"%s\"", full);
      return p + length;
    }
  while (digits < length && g_ascii_isxdigit (p[digits]))
    digits++;
  if (before == ':' && length == 1 && (*p == 't' || *p == 'f') && is_value (p, 1))
    g_string_append (json, *p == 't' ? "true" : "false");
  else if (before == ':' && *p == '#')
    g_string_append_printf (json, "\"%s\"", length == 2 && p[1] == '0' ? "#000000" : "#ffffff");
  else if (before == ':' && length == 6 && digits == 6)
    g_string_append_printf (json, "\"#%.6s\"", p);
  else
    g_string_append_len (json, p, (gssize) length);
  return p + length;
}

char *
nonet_sudokupad_expand (const char *shorthand)
{
  GString *json = g_string_new (NULL);
  gboolean single = strchr (shorthand, '"') == NULL;
  char before = '\0';

  for (const char *p = shorthand; *p != '\0';)
    {
      /* Nothing between commas and brackets stands for an empty object. */
      if ((before == ',' || before == '[') && (*p == ',' || *p == ']' || *p == '}'))
        g_string_append (json, "{}");
      if (*p == (single ? '\'' : '"'))
        {
          p = expand_string (p, json);
          before = '"';
        }
      else if (strchr (",:{}[]'\"", *p) != NULL)
        {
          before = *p++;
          g_string_append_c (json, before);
        }
      else
        {
          p = expand_word (p, before, json);
          before = 'a';
        }
    }
  return g_string_free (json, FALSE);
}

gboolean
nonet_sudokupad_knows (JsonObject *object)
{
  JsonArray *rows = nonet_json_get_array (object, "cells");
  JsonArray *row = rows != NULL ? nonet_json_array_get_array (rows, 0) : NULL;

  return row != NULL && json_array_get_length (row) > 0 && JSON_NODE_HOLDS_OBJECT (json_array_get_element (row, 0))
         && (json_object_has_member (object, "regions") || json_object_has_member (object, "cages")
             || json_object_has_member (object, "metadata") || json_object_has_member (object, "cellSize"));
}

/* The cell of a pair [row, column], or G_MAXUINT. */
static guint
pair_cell (JsonArray *pair, guint order)
{
  gint64 place[2] = { -1, -1 };

  for (guint i = 0; pair != NULL && i < 2 && i < json_array_get_length (pair); i++)
    {
      g_autofree char *text = nonet_json_dup_scalar (json_array_get_element (pair, i));

      place[i] = text != NULL && g_ascii_isdigit (*text) ? g_ascii_strtoll (text, NULL, 10) : -1;
    }
  if (place[0] < 0 || place[0] >= order || place[1] < 0 || place[1] >= order)
    return G_MAXUINT;
  return (guint) place[0] * order + (guint) place[1];
}

/* Whether the cells of every region that is told lie in one box. */
static gboolean
regions_are_boxes (JsonObject *object, SudokuGeometry geometry)
{
  JsonArray *regions = nonet_json_get_array (object, "regions");

  for (guint i = 0; regions != NULL && i < json_array_get_length (regions); i++)
    {
      JsonArray *region = nonet_json_array_get_array (regions, i);
      guint first = region != NULL ? pair_cell (nonet_json_array_get_array (region, 0), geometry.order) : G_MAXUINT;

      for (guint j = 0; region != NULL && j < json_array_get_length (region); j++)
        {
          guint cell = pair_cell (nonet_json_array_get_array (region, j), geometry.order);

          if (first == G_MAXUINT || cell == G_MAXUINT
              || sudoku_cell_box (geometry, cell) != sudoku_cell_box (geometry, first))
            return FALSE;
        }
    }
  return TRUE;
}

/* The text behind "key:" in a cage without cells, where older puzzles keep it, or in "metadata"; NULL if there is none. */
static char *
dup_text (JsonObject *object, const char *key)
{
  JsonObject *metadata = nonet_json_get_object (object, "metadata");
  JsonArray *cages = nonet_json_get_array (object, "cages");
  const char *text = metadata != NULL ? nonet_json_get_string (metadata, key) : NULL;
  gsize length = strlen (key);

  for (guint i = 0; text == NULL && cages != NULL && i < json_array_get_length (cages); i++)
    {
      JsonNode *node = json_array_get_element (cages, i);
      const char *value =
          JSON_NODE_HOLDS_OBJECT (node) ? nonet_json_get_string (json_node_get_object (node), "value") : NULL;

      if (value != NULL && g_ascii_strncasecmp (value, key, length) == 0 && value[length] == ':')
        text = value + length + 1;
    }
  if (text == NULL)
    text = nonet_json_get_string (object, key);
  while (text != NULL && g_ascii_isspace (*text))
    text++;
  return text != NULL && *text != '\0' ? g_strdup (text) : NULL;
}

/* Whether some cage sums its cells up. */
static gboolean
has_cages (JsonObject *object)
{
  JsonArray *cages = nonet_json_get_array (object, "cages");

  for (guint i = 0; cages != NULL && i < json_array_get_length (cages); i++)
    {
      JsonNode *node = json_array_get_element (cages, i);
      JsonObject *cage = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
      JsonArray *cells = cage != NULL ? nonet_json_get_array (cage, "cells") : NULL;

      if (cells != NULL && json_array_get_length (cells) > 0 && !nonet_json_get_boolean (cage, "hidden"))
        return TRUE;
    }
  return FALSE;
}

/* The rules on top, named; NULL for none. */
static char *
list_rules (JsonObject *object)
{
  gboolean drawn = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    {
      JsonArray *list = nonet_json_get_array (object, drawings[i]);

      drawn = drawn || (list != NULL && json_array_get_length (list) > 0);
    }
  if (has_cages (object) && drawn)
    return g_strdup_printf ("%s, %s", _ ("killer cages"), _ ("drawn signs that may stand for rules"));
  return has_cages (object) ? g_strdup (_ ("killer cages"))
         : drawn            ? g_strdup (_ ("drawn signs that may stand for rules"))
                            : NULL;
}

static gboolean
read_cells (NonetInput *input, NonetPuzzle *puzzle, JsonArray *rows)
{
  static const char *const marks[] = { "pencilMarks", "centremarks", "cornermarks", NULL };
  guint order = puzzle->geometry.order;

  for (guint i = 0; i < order * order; i++)
    {
      JsonObject *cell = nonet_json_rows_get_cell (rows, order, i);
      SudokuSet set = cell != NULL ? nonet_json_rows_read_marks (cell, marks, order) : 0;

      if (!nonet_json_rows_read_value (input, "cells", cell, i, order, &puzzle->givens[i]))
        return FALSE;
      if (set != 0)
        nonet_puzzle_ensure_marks (puzzle)[i] = set;
    }
  return TRUE;
}

/* The solution is a string with a digit for each cell; setters may leave some open. */
static void
read_solution (NonetInput *input, NonetPuzzle *puzzle, JsonObject *object)
{
  g_autofree char *text = dup_text (object, "solution");
  guint cells = nonet_puzzle_get_cells (puzzle);
  guint8 values[SUDOKU_MAX_CELLS];

  if (text == NULL || strlen (text) != cells)
    return;
  for (guint cell = 0; cell < cells; cell++)
    {
      values[cell] = (guint8) nonet_alphabet_lookup (puzzle->alphabet, text + cell, 1);
      if (values[cell] == 0)
        return;
    }
  nonet_input_check_solution (input, puzzle, values, 0);
}

void
nonet_sudokupad_read_object (NonetInput *input, JsonObject *object)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_json_rows_new_puzzle (input, object, "cells");
  g_autofree char *rules = list_rules (object);

  if (puzzle == NULL)
    return;
  if (!regions_are_boxes (object, puzzle->geometry))
    {
      nonet_input_refuse (input, 0, 0,
                          _ ("this is a jigsaw Sudoku (it has irregular regions), which Nonet cannot solve yet"));
      return;
    }
  if (!read_cells (input, puzzle, nonet_json_get_array (object, "cells"))
      || (rules != NULL && !nonet_input_allow_rules (input, puzzle, 0, rules)))
    return;
  read_solution (input, puzzle, object);
  puzzle->title = dup_text (object, "title");
  puzzle->author = dup_text (object, "author");
  puzzle->comment = dup_text (object, "rules");
  nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), 1);
}
