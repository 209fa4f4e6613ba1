/* Puzzles of f-puzzles.com: JSON, or JSON packed into a link.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   { "size": 9, "title": "…", "author": "…", "ruleset": "…",
 *     "grid": [[{ "value": 6, "given": true }, { "centerPencilMarks": [2, 9], "c": "#FFA0A0" }, …], …],
 *     "killercage": [{ "cells": ["R1C1", "R1C2"], "value": "11" }], "antiknight": true }
 *
 *   https://www.f-puzzles.com/?load=N4Ig…
 *
 * Every member that is neither about the grid nor only drawn adds a rule.
 */
#include "config.h"

#include "formats/f-puzzles.h"

#include <glib/gi18n-lib.h>

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
  "puzzleInfo",
  NULL,
};

/* Signs drawn by hand, which often stand for rules. */
static const char *const drawings[] = { "text", "line", "rectangle", "circle", "cage" };

static void
add_rules (GPtrArray *rules, JsonObject *object)
{
  nonet_json_rules_add_members (rules, object, plain);
  for (guint i = 0; rules->len == 0 && i < G_N_ELEMENTS (drawings); i++)
    if (json_object_has_member (object, drawings[i])
        && nonet_json_says_something (json_object_get_member (object, drawings[i])))
      nonet_json_rules_add_name (rules, N_ ("drawings that may stand for rules"));
}

/* Whether no cell is said to be in another region than the usual box. Cells without a region are in theirs. */
static gboolean
has_boxes (JsonObject *object, const SudokuShape *shape)
{
  JsonArray *grid = nonet_json_get_array (object, "grid");

  for (guint cell = 0; cell < shape->n_cells; cell++)
    {
      JsonNode *node = nonet_json_get_cell (grid, shape->order, cell);
      JsonObject *members = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;

      if (members != NULL && json_object_has_member (members, "region")
          && nonet_json_get_int (members, "region", -1) != sudoku_cell_box (shape, cell))
        return FALSE;
    }
  return TRUE;
}

static const NonetJsonRows rows = {
  .key = "grid",
  .given = "given",
  .colour = "c",
  .marks = { "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks" },
  .comment = "ruleset",
  .has_boxes = has_boxes,
  .add_rules = add_rules,
  .dup_text = nonet_json_dup_text,
};

gboolean
nonet_f_puzzles_knows (JsonObject *object)
{
  return nonet_json_rows_knows (&rows, object);
}

void
nonet_f_puzzles_read_object (NonetInput *input, JsonObject *object)
{
  nonet_json_rows_read (&rows, input, object);
}

static void
write_text (JsonBuilder *json, const char *key, const char *text)
{
  if (text == NULL)
    return;
  json_builder_set_member_name (json, key);
  json_builder_add_string_value (json, text);
}

static void
write_cell (JsonBuilder *json, const NonetPuzzle *puzzle, guint cell)
{
  gboolean given = puzzle->givens[cell] != 0;
  guint value = given ? puzzle->givens[cell] : puzzle->entries[cell];
  SudokuSet marks = puzzle->marks != NULL ? puzzle->marks[cell] : 0;

  json_builder_begin_object (json);
  if (puzzle->colours != NULL && puzzle->colours[cell] != 0)
    write_text (json, "c", nonet_colour_to_text (puzzle->colours[cell]));
  if (value != 0)
    json_builder_add_int_value (json_builder_set_member_name (json, "value"), value);
  if (given)
    json_builder_add_boolean_value (json_builder_set_member_name (json, "given"), TRUE);
  if (marks != 0)
    {
      json_builder_begin_array (json_builder_set_member_name (json, "centerPencilMarks"));
      for (; marks != 0; marks &= marks - 1)
        json_builder_add_int_value (json, sudoku_set_first (marks));
      json_builder_end_array (json);
    }
  json_builder_end_object (json);
}

/* The puzzle as JSON, as f-puzzles writes it. */
static char *
write_json (const NonetPuzzle *puzzle)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  guint order = puzzle->shape->order;

  json_builder_begin_object (json);
  json_builder_add_int_value (json_builder_set_member_name (json, "size"), order);
  write_text (json, "title", puzzle->title);
  write_text (json, "author", puzzle->author);
  write_text (json, "ruleset", puzzle->comment);
  json_builder_begin_array (json_builder_set_member_name (json, "grid"));
  for (guint row = 0; row < order; row++)
    {
      json_builder_begin_array (json);
      for (guint column = 0; column < order; column++)
        write_cell (json, puzzle, row * order + column);
      json_builder_end_array (json);
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  return json_to_string (root, FALSE);
}

static gboolean
write_link (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  const SudokuShape *usual;
  g_autofree char *json = NULL;
  g_autofree char *packed = NULL;

  usual = nonet_shape_get_usual (puzzle->shape->order);
  if (!sudoku_shape_equal (usual, puzzle->shape) || puzzle->shape->order > 16)
    return nonet_writer_refuse (error, _ ("f-puzzles supports only boards up to 16×16 with standard boxes"));
  json = write_json (puzzle);
  packed = nonet_lz_string_compress (json);
  g_string_append (text, LINK);
  g_string_append_uri_escaped (text, packed, NULL, FALSE);
  return TRUE;
}

const NonetWriter nonet_f_puzzles_writer = { { "f-puzzles", N_ ("f-puzzles Link"), NULL, FALSE, FALSE }, write_link };
