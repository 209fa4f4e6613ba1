/* Puzzles of f-puzzles.com and of SudokuPad: JSON, or JSON packed into a link.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   { "size": 9, "title": "…", "author": "…", "ruleset": "…",
 *     "grid": [[{ "value": 6, "given": true }, { "centerPencilMarks": [2, 9], "c": "#FFA0A0" }, …], …],
 *     "killercage": [{ "cells": ["R1C1", "R1C2"], "value": "11" }], "antiknight": true }
 *
 *   https://www.f-puzzles.com/?load=N4Ig…
 *
 * Every member that is neither about the grid nor only drawn adds a rule; its name is told.
 */
#include "config.h"

#include "formats/f-puzzles.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/colours.h"
#include "formats/json-rows.h"
#include "formats/lz-string.h"

#define LINK "https://www.f-puzzles.com/?load="

/* Members that add no rule. */
static const char *const plain[] = {
  "size",
  "title",
  "author",
  "ruleset",
  "grid",
  "solution",
  "highlightConflicts",
  "disabledlogic",
  "disabledLogic",
  "truecandidatesoptions",
  "trueCandidatesOptions",
  "successMessage",
  "text",
  "line",
  "rectangle",
  "circle",
  "cage",
  "negative",
  "metadata",
  "msgcorrect",
  "hidesolution",
  "clone2",
  "id",
  "rowIndexer2",
  "fogoptions",
};

/* Rules by their usual names. */
static const struct
{
  const char *key;
  const char *name;
} rules[] = {
  { "killercage", N_ ("killer cages") },
  { "thermometer", N_ ("thermometers") },
  { "slowthermometer", N_ ("thermometers") },
  { "diagonal+", N_ ("diagonals") },
  { "diagonal-", N_ ("diagonals") },
  { "arrow", N_ ("arrows") },
  { "antiknight", N_ ("a knight’s move rule") },
  { "antiking", N_ ("a king’s move rule") },
  { "nonconsecutive", N_ ("a rule on neighbours") },
  { "difference", N_ ("Kropki dots") },
  { "ratio", N_ ("Kropki dots") },
  { "xv", N_ ("XV signs") },
  { "littlekillersum", N_ ("little killer sums") },
  { "sandwichsum", N_ ("sandwich sums") },
  { "extraregion", N_ ("extra regions") },
  { "disjointgroups", N_ ("disjoint groups") },
  { "palindrome", N_ ("palindromes") },
  { "quadruple", N_ ("quadruples") },
  { "betweenline", N_ ("between lines") },
  { "clone", N_ ("clones") },
  { "renban", N_ ("renban lines") },
  { "whispers", N_ ("whisper lines") },
  { "regionsumline", N_ ("region sum lines") },
  { "even", N_ ("even cells") },
  { "odd", N_ ("odd cells") },
  { "minimum", N_ ("minimum cells") },
  { "maximum", N_ ("maximum cells") },
};

/* Whether a member says anything: true, or a list that is not empty. */
static gboolean
says_something (JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_length (json_node_get_array (node)) > 0;
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_object_get_size (json_node_get_object (node)) > 0;
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN
         && json_node_get_boolean (node);
}

/* The names of the rules on top, with commas between; NULL for none. */
static char *
list_rules (JsonObject *object)
{
  g_autoptr (GList) names = json_object_get_members (object);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  for (GList *link = names; link != NULL; link = link->next)
    {
      const char *name = link->data;
      gboolean rule = says_something (json_object_get_member (object, name));

      for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
        rule = rule && strcmp (name, plain[i]) != 0;
      for (guint i = 0; rule && i < G_N_ELEMENTS (rules); i++)
        if (strcmp (link->data, rules[i].key) == 0)
          name = _ (rules[i].name);
      if (rule && !g_ptr_array_find_with_equal_func (found, name, g_str_equal, NULL) && found->len < 12)
        g_ptr_array_add (found, (gpointer) name);
    }
  if (found->len == 0)
    return NULL;
  g_ptr_array_add (found, NULL);
  return g_strjoinv (", ", (char **) found->pdata);
}

/* Whether signs are drawn on the board by hand, which often stand for rules. */
static gboolean
has_drawings (JsonObject *object)
{
  static const char *const drawings[] = { "text", "line", "rectangle", "circle", "cage" };

  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    if (json_object_has_member (object, drawings[i]) && says_something (json_object_get_member (object, drawings[i])))
      return TRUE;
  return FALSE;
}

/* Reads a cell; FALSE if its value is none. */
static gboolean
read_cell (NonetInput *input, NonetPuzzle *puzzle, JsonObject *object, guint cell)
{
  static const char *const names[] = { "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks", NULL };
  guint order = puzzle->geometry.order, colour = nonet_colour_from_text (nonet_json_get_string (object, "c"));
  SudokuSet marks = nonet_json_rows_read_marks (object, names, order);
  gboolean given = nonet_json_get_boolean (object, "given");

  if (!nonet_json_rows_read_value (input, "grid", object, cell, order,
                                   given ? &puzzle->givens[cell] : &puzzle->entries[cell]))
    return FALSE;
  if (marks != 0)
    nonet_puzzle_ensure_marks (puzzle)[cell] = marks;
  if (colour != 0)
    nonet_puzzle_ensure_colours (puzzle)[cell] = (guint8) colour;
  return TRUE;
}

/* Whether some cell is said to be in another region than the usual box. Cells without a region are in theirs. */
static gboolean
has_other_regions (JsonArray *grid, SudokuGeometry geometry)
{
  for (guint cell = 0; cell < sudoku_geometry_cells (geometry); cell++)
    {
      JsonObject *object = nonet_json_rows_get_cell (grid, geometry.order, cell);
      gint64 region = object != NULL ? nonet_json_get_int (object, "region", -1) : -1;

      if (object != NULL && json_object_has_member (object, "region") && region != sudoku_cell_box (geometry, cell))
        return TRUE;
    }
  return FALSE;
}

static void
read_solution (NonetInput *input, NonetPuzzle *puzzle, JsonObject *object)
{
  JsonArray *list = nonet_json_get_array (object, "solution");
  guint cells = nonet_puzzle_get_cells (puzzle);
  guint8 values[SUDOKU_MAX_CELLS];

  if (list == NULL || json_array_get_length (list) != cells)
    return;
  for (guint cell = 0; cell < cells; cell++)
    {
      g_autofree char *text = nonet_json_dup_scalar (json_array_get_element (list, cell));
      guint64 value = text != NULL ? g_ascii_strtoull (text, NULL, 10) : 0;

      /* A setter may have left cells open: then it is not a solution, nor wrong. */
      if (value == 0 || value > puzzle->geometry.order)
        return;
      values[cell] = (guint8) value;
    }
  nonet_input_check_solution (input, puzzle, values, 0);
}

/* A text of the object, or of its "metadata". */
static char *
dup_text (JsonObject *object, const char *key)
{
  JsonObject *metadata = nonet_json_get_object (object, "metadata");
  const char *text = nonet_json_get_string (object, key);

  if (text == NULL && metadata != NULL)
    text = nonet_json_get_string (metadata, key);
  return text != NULL && *text != '\0' ? g_strdup (text) : NULL;
}

gboolean
nonet_f_puzzles_knows (JsonObject *object)
{
  JsonArray *grid = nonet_json_get_array (object, "grid");
  JsonArray *row = grid != NULL ? nonet_json_array_get_array (grid, 0) : NULL;

  return row != NULL && json_array_get_length (row) > 0 && JSON_NODE_HOLDS_OBJECT (json_array_get_element (row, 0));
}

void
nonet_f_puzzles_read_object (NonetInput *input, JsonObject *object)
{
  JsonArray *grid = nonet_json_get_array (object, "grid");
  guint order = json_array_get_length (grid);
  g_autoptr (NonetPuzzle) puzzle = nonet_json_rows_new_puzzle (input, object, "grid");
  g_autofree char *names = list_rules (object);

  if (puzzle == NULL)
    return;
  if (has_other_regions (grid, puzzle->geometry))
    {
      nonet_input_refuse (input, 0, 0,
                          _ ("this is a jigsaw Sudoku (it has irregular regions), which Nonet cannot solve yet"));
      return;
    }
  for (guint cell = 0; cell < order * order; cell++)
    {
      JsonObject *cell_members = nonet_json_rows_get_cell (grid, order, cell);

      if (cell_members != NULL && !read_cell (input, puzzle, cell_members, cell))
        return;
    }
  if (names == NULL && has_drawings (object))
    names = g_strdup (_ ("drawn signs that may stand for rules"));
  if (names != NULL && !nonet_input_allow_rules (input, puzzle, 0, names))
    return;
  read_solution (input, puzzle, object);
  puzzle->title = dup_text (object, "title");
  puzzle->author = dup_text (object, "author");
  puzzle->comment = dup_text (object, "ruleset");
  nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), 1);
}

/* The puzzle as JSON, as f-puzzles writes it. */
static char *
write_json (const NonetPuzzle *puzzle)
{
  g_autoptr (GString) json = g_string_new (NULL);
  guint order = puzzle->geometry.order;

  g_string_append_printf (json, "{\"size\":%u", order);
  for (guint i = 0; i < 3; i++)
    {
      const char *key = (const char *[]){ "title", "author", "ruleset" }[i];
      const char *text = (const char *[]){ puzzle->title, puzzle->author, puzzle->comment }[i];

      if (text == NULL)
        continue;
      g_string_append_printf (json, ",\"%s\":", key);
      nonet_json_append_string (json, text);
    }
  g_string_append (json, ",\"grid\":[");
  for (guint cell = 0; cell < order * order; cell++)
    {
      guint value = puzzle->givens[cell] != 0 ? puzzle->givens[cell] : puzzle->entries[cell];
      SudokuSet marks = puzzle->marks != NULL ? puzzle->marks[cell] : 0;
      guint colour = puzzle->colours != NULL ? puzzle->colours[cell] : 0;
      const char *comma = "", *separator = "";

      g_string_append (json, cell % order != 0 ? ",{" : cell == 0 ? "[{" : ",[{");
      if (colour != 0)
        {
          g_string_append_printf (json, "\"c\":\"%s\"", nonet_colour_to_text (colour));
          comma = ",";
        }
      if (value != 0)
        {
          g_string_append_printf (json, "%s\"value\":%u%s", comma, value,
                                  puzzle->givens[cell] != 0 ? ",\"given\":true" : "");
          comma = ",";
        }
      if (marks != 0)
        g_string_append_printf (json, "%s\"centerPencilMarks\":[", comma);
      for (; marks != 0; marks &= marks - 1, separator = ",")
        g_string_append_printf (json, "%s%u", separator, sudoku_set_first (marks));
      g_string_append (json, puzzle->marks != NULL && puzzle->marks[cell] != 0 ? "]}" : "}");
      if (cell % order == order - 1)
        g_string_append_c (json, ']');
    }
  g_string_append (json, "]}");
  return g_strdup (json->str);
}

static gboolean
write_link (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  SudokuGeometry usual;
  g_autofree char *json = NULL;
  g_autofree char *packed = NULL;

  sudoku_geometry_init_usual (&usual, puzzle->geometry.order);
  if (!sudoku_geometry_equal (usual, puzzle->geometry) || puzzle->geometry.order > 16)
    return nonet_writer_refuse (error, _ ("f-puzzles knows boards up to 16×16 with the usual boxes only"));
  json = write_json (puzzle);
  packed = nonet_lz_string_compress (json);
  g_string_append (text, LINK);
  g_string_append_uri_escaped (text, packed, NULL, FALSE);
  return TRUE;
}

const NonetWriter nonet_f_puzzles_writer = { { "f-puzzles", N_ ("f-puzzles Link"), NULL, FALSE, FALSE }, write_link };
