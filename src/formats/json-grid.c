/* Boards in JSON: rows of numbers or strings under whatever name, one string, cells as objects, and lists of these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   [[5, 3, 0, …], …]      { "board": [["5", "3", "."], …], "solution": [[…], …], "difficulty": "Easy" }
 *   { "puzzle": "53..7…" }  { "cells": [[{ "value": 5 }, {}, …], …], "metadata": { "title": "…" } }
 */
#include "config.h"

#include "formats/json-grid.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/cells.h"
#include "formats/grid/grid.h"
#include "formats/json-cells.h"
#include "formats/json-regions.h"
#include "formats/json-rows.h"
#include "formats/json-rules.h"
#include "formats/lz-string.h"
#include "formats/registry.h"
#include "formats/sudokupad.h"

/* Characters that one and all packed puzzles in a text may have when unpacked: some are made to grow without end. */
#define LARGEST_UNPACKED (2 * 1024 * 1024)
#define MOST_UNPACKED (16 * 1024 * 1024)

/* Bytes of the name of a member that a path shows. */
#define LONGEST_NAME 40

/* rules are those that the objects around a value turn on. */
static void read_node (NonetInput *input, GPtrArray *rules, JsonNode *node);
static void read_root (NonetInput *input, JsonNode *root);

static gboolean
is_solution_name (const char *name)
{
  return g_ascii_strncasecmp (name, "sol", 3) == 0 || g_ascii_strncasecmp (name, "answer", 6) == 0;
}

/* What programs call the regions of a board, which look like one. */
static const char *const region_names[] = { "region", "zone", "block", "layout", "area" };

static gboolean
is_region_name (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (region_names); i++)
    if (g_ascii_strncasecmp (name, region_names[i], strlen (region_names[i])) == 0)
      return TRUE;
  return FALSE;
}

/* Whether the regions of an object, if it has any, are the boxes. */
static gboolean
regions_are_boxes (JsonObject *object, const SudokuShape *shape)
{
  g_autoptr (GList) names = json_object_get_members (object);

  for (GList *link = names; link != NULL; link = link->next)
    if (is_region_name (link->data)
        && !nonet_json_regions_are_boxes (json_object_get_member (object, link->data), shape))
      return FALSE;
  return TRUE;
}

/* The first of some texts about a puzzle that is there; NULL if around is NULL. */
static char *
find_text (JsonObject *around, const char *const *keys)
{
  char *text = NULL;

  for (; text == NULL && *keys != NULL; keys++)
    text = nonet_json_dup_text (around, *keys);
  return text;
}

/* Keeps cells as the puzzle's solution if all of them are symbols. */
static void
take_solution (NonetInput *input, NonetPuzzle *puzzle, const NonetJsonCells *solution)
{
  guint8 values[SUDOKU_MAX_CELLS];

  if (solution->order != puzzle->shape->order)
    return;
  for (guint i = 0; i < solution->cells->len; i++)
    {
      GridReadCell read;

      if (grid_symbols_read (puzzle->alphabet, &nonet_json_cells_get (solution)[i], FALSE, &read) == GRID_CELL_UNKNOWN)
        return;
      values[i] = (guint8) read.value;
    }
  nonet_input_check_solution (input, puzzle, values, 0);
}

/* Makes a puzzle of cells; name is that of their member, or "", around the object they stand in, or NULL. */
static void
add_puzzle (NonetInput *input,
            GPtrArray *rules,
            const NonetJsonCells *cells,
            const NonetJsonCells *solution,
            const char *name,
            JsonObject *around)
{
  guint bad, order = cells->order;
  g_autofree char *fault = NULL;
  g_autoptr (NonetPuzzle) puzzle =
      nonet_input_new_puzzle_of_cells (input, order, nonet_json_cells_get (cells), 1, &bad, &fault);

  if (around != NULL && puzzle != NULL && !regions_are_boxes (around, puzzle->shape))
    {
      nonet_json_refuse_jigsaw (input);
      return;
    }
  if (fault != NULL && cells->in_rows)
    nonet_json_error (input, fault, "%s[%u][%u]", name, bad / order, bad % order);
  else if (fault != NULL)
    nonet_json_error (input, fault, "%s[%u]", name, bad);
  if (puzzle == NULL || !nonet_json_rules_allow (rules, input, puzzle))
    return;
  take_solution (input, puzzle, solution);
  puzzle->title = find_text (around, (const char *const[]){ "title", "name", NULL });
  puzzle->author = find_text (around, (const char *const[]){ "author", NULL });
  puzzle->difficulty = find_text (around, (const char *const[]){ "difficulty", "level", NULL });
  puzzle->comment = find_text (around, (const char *const[]){ "rules", "ruleset", "comment", "description", NULL });
  nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), 1);
}

/* An object with a board of its own. Returns whether it had one. */
static gboolean
read_board (NonetInput *input, GPtrArray *rules, JsonObject *object)
{
  g_autoptr (GList) names = json_object_get_members (object);
  g_auto (NonetJsonCells) cells = { 0 }, solution = { 0 };
  const char *found = NULL;

  for (GList *link = names; link != NULL; link = link->next)
    {
      JsonNode *member = json_object_get_member (object, link->data);

      if (is_solution_name (link->data))
        {
          if (solution.order == 0)
            nonet_json_cells_take (&solution, member);
        }
      else if (found == NULL && !is_region_name (link->data) && nonet_json_cells_take (&cells, member))
        found = link->data;
    }
  if (found != NULL)
    add_puzzle (input, rules, &cells, &solution, found, object);
  else if (nonet_json_cells_take_rows (&cells, object))
    add_puzzle (input, rules, &cells, &solution, "", NULL);
  return cells.order != 0;
}

gboolean
nonet_json_grid_read_packed (NonetInput *input, const char *packed, gsize size)
{
  g_autofree char *json = NULL;
  g_autoptr (JsonNode) node = NULL;
  gsize units;

  if (input->inside_packed || input->unpacked > MOST_UNPACKED)
    return FALSE;
  json = nonet_lz_string_decompress (packed, size, LARGEST_UNPACKED, &units);
  input->unpacked += units;
  if (json != NULL && nonet_sudokupad_is_shorthand (json))
    {
      g_autofree char *shorthand = g_steal_pointer (&json);

      json = nonet_sudokupad_expand (shorthand);
    }
  if (json == NULL || (*json != '{' && *json != '['))
    return FALSE;
  input->inside_packed = TRUE;
  node = nonet_json_parse (input, json, strlen (json));
  if (node != NULL)
    read_root (input, node);
  input->inside_packed = FALSE;
  return TRUE;
}

/* The text of a packed puzzle in a string, or NULL. */
static const char *
find_packed (const char *text)
{
  return g_str_has_prefix (text, "N4Ig") || g_str_has_prefix (text, "fpuzzlesN4Ig") ? strstr (text, "N4Ig") : NULL;
}

/* A string with all cells of a board. Returns whether it was one. */
static gboolean
read_cells (NonetInput *input, GPtrArray *rules, const char *text)
{
  g_auto (NonetJsonCells) cells = { 0 };

  if (nonet_json_cells_take_string (&cells, text))
    add_puzzle (input, rules, &cells, &(NonetJsonCells){ 0 }, "", NULL);
  return cells.order != 0;
}

/* A string in a list: a board, or a packed puzzle. Returns whether it was a board. */
static gboolean
read_string (NonetInput *input, GPtrArray *rules, const char *text)
{
  const char *packed = find_packed (text);

  if (packed == NULL)
    return read_cells (input, rules, text);
  if (!nonet_json_grid_read_packed (input, packed, strlen (packed)))
    nonet_input_error (input, 0, 0, _ ("a packed puzzle in the file is damaged"));
  return FALSE;
}

gboolean
nonet_json_grid_read_string (NonetInput *input, const char *text)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();

  return read_cells (input, rules, text);
}

/* A list: a board by its rows, or of boards, objects, packed puzzles. */
static void
read_list (NonetInput *input, GPtrArray *rules, JsonNode *list)
{
  JsonArray *array = json_node_get_array (list);
  g_auto (NonetJsonCells) cells = { 0 };
  gboolean board = nonet_json_cells_take (&cells, list) || nonet_json_cells_take_places (&cells, array);

  if (board)
    add_puzzle (input, rules, &cells, &(NonetJsonCells){ 0 }, "", NULL);
  for (guint i = 0; !board && i < json_array_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);
      gsize length = input->path->len;

      g_string_append_printf (input->path, "[%u]", i);
      if (!JSON_NODE_HOLDS_VALUE (node))
        read_node (input, rules, node);
      else if (nonet_json_string (node) != NULL && read_string (input, rules, nonet_json_string (node)))
        /* Further strings beside a board are its solution or rating. */
        board = json_array_get_length (array) <= 4;
      g_string_truncate (input->path, length);
    }
}

/* Members that are no board of their own: boards may stand in them. */
static void
read_members (NonetInput *input, GPtrArray *rules, JsonObject *object)
{
  g_autoptr (GList) names = json_object_get_members (object);

  for (GList *link = names; link != NULL; link = link->next)
    {
      gsize length = input->path->len;

      g_string_append_printf (input->path, "%s%.*s", length > 0 ? "." : "", LONGEST_NAME, (const char *) link->data);
      read_node (input, rules, json_object_get_member (object, link->data));
      g_string_truncate (input->path, length);
    }
}

static void
read_object (NonetInput *input, GPtrArray *rules, JsonObject *object)
{
  guint around = rules->len;

  if (nonet_json_rows_read (input, object))
    return;
  nonet_json_rules_add (rules, object);
  if (!read_board (input, rules, object))
    read_members (input, rules, object);
  g_ptr_array_set_size (rules, (gint) around);
}

static void
read_node (NonetInput *input, GPtrArray *rules, JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    read_list (input, rules, node);
  else if (JSON_NODE_HOLDS_OBJECT (node))
    read_object (input, rules, json_node_get_object (node));
}

/* Reads all boards in a value. */
static void
read_root (NonetInput *input, JsonNode *root)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();
  g_autoptr (GString) path = g_string_new (NULL);
  GString *around = input->path;

  input->path = path;
  read_node (input, rules, root);
  input->path = around;
}

static gboolean
sniff (const NonetText *text)
{
  const char *p = nonet_text_skip_blanks (text), *end = text->data + text->size;

  if (*p == '{')
    return TRUE;
  if (*p != '[')
    return FALSE;
  for (p++; p < end && g_ascii_isspace (*p); p++)
    ;
  return p < end && (*p == '[' || *p == '{' || *p == '"');
}

/* Reads what is no JSON after all as rows, like those of programs; with faults in them, those of the JSON stay reported. */
static void
read_as_rows (NonetInput *input)
{
  NonetMessages *before = input->messages, rows;

  nonet_messages_init (&rows);
  input->messages = &rows;
  nonet_grid_read (input);
  input->messages = before;
  if (input->source_class != NULL && rows.count[NONET_MESSAGE_ERROR] == 0)
    {
      nonet_messages_drop_errors (before);
      nonet_messages_take (before, &rows);
      if (input->format == NULL)
        input->format = nonet_grid_reader.id;
      return;
    }
  if (input->source_class != NULL)
    input->source_class->free (input->source);
  input->source_class = NULL;
  input->format = NULL;
  nonet_messages_clear (&rows);
}

static void
read_json (NonetInput *input)
{
  g_autoptr (JsonNode) root = nonet_json_parse (input, input->text->data, input->text->size);

  if (root == NULL)
    {
      read_as_rows (input);
      return;
    }
  read_root (input, root);
  if (input->puzzles->len == 0 && input->messages->count[NONET_MESSAGE_ERROR] == 0)
    nonet_input_error (input, 0, 0, _ ("this JSON contains no board of cells"));
}

const NonetReader nonet_json_grid_reader = { "json", sniff, read_json };
