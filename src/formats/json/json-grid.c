/* Boards in JSON: rows of numbers or strings under whatever name, one string, cells as objects, and lists of these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   [[5, 3, 0, …], …]      { "board": [["5", "3", "."], …], "solution": [[…], …], "difficulty": "Easy" }
 *   { "puzzle": "53..7…" }  { "cells": [[{ "value": 5 }, {}, …], …], "metadata": { "title": "…" } }
 */
#include "config.h"

#include "formats/json/json-grid.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/grid/grid.h"
#include "formats/json/json-boards.h"
#include "formats/json/json-programs.h"
#include "formats/json/json-rules.h"
#include "formats/json/lz-string.h"
#include "formats/json/sudokupad.h"
#include "formats/registry.h"
#include "formats/text/rules.h"
#include "formats/text/samurai.h"

/* Characters that one and all packed puzzles in a text may have when unpacked: some are made to grow without end. */
#define LARGEST_UNPACKED (2 * 1024 * 1024)
#define MOST_UNPACKED (16 * 1024 * 1024)

/* Bytes of the name of a member that a path shows. */
#define LONGEST_NAME 40

/* Digits of a literal with a board. */
#define LEAST_DIGITS 4

/* rules are those that the objects around a value turn on. */
static void read_node (NonetInput *input, GPtrArray *rules, JsonNode *node);

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
    nonet_json_grid_read_value (input, node);
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
    nonet_json_boards_add (input, rules, &cells);
  return cells.order != 0;
}

/* A string in a list: a board, or a packed puzzle. */
static void
read_string (NonetInput *input, GPtrArray *rules, const char *text)
{
  const char *packed = find_packed (text);

  if (packed == NULL)
    read_cells (input, rules, text);
  else if (!nonet_json_grid_read_packed (input, packed, strlen (packed)))
    nonet_input_error (input, 0, 0, _ ("a packed puzzle in the file is damaged"));
}

gboolean
nonet_json_grid_read_string (NonetInput *input, const char *text)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();

  return read_cells (input, rules, text);
}

/* Leaves out the boards from a number on, if they are those of a Samurai Sudoku. */
static void
refuse_samurai (NonetInput *input, guint first)
{
  if (input->puzzles->len != first + 5
      || !nonet_puzzles_are_samurai ((NonetPuzzle *const *) &input->puzzles->pdata[first]))
    return;
  nonet_input_drop_puzzles (input, first);
  nonet_input_refuse (input, 0, 0,
                      _ ("this is a Samurai Sudoku (five boards that overlap), which Nonet cannot solve yet"));
}

/* A list: a board by its rows, or of boards, objects, packed puzzles. */
static void
read_list (NonetInput *input, GPtrArray *rules, JsonNode *list)
{
  JsonArray *array = json_node_get_array (list);
  g_auto (NonetJsonCells) cells = { 0 };
  guint before = input->puzzles->len;
  gboolean board = nonet_json_cells_take (&cells, list) && nonet_json_boards_add (input, rules, &cells);

  board = board || nonet_json_boards_read_record (input, rules, array);
  for (guint i = 0; !board && i < json_array_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);
      gsize length = input->path->len;

      g_string_append_printf (input->path, "[%u]", i);
      if (!JSON_NODE_HOLDS_VALUE (node))
        read_node (input, rules, node);
      else if (nonet_json_string (node) != NULL)
        read_string (input, rules, nonet_json_string (node));
      g_string_truncate (input->path, length);
    }
  refuse_samurai (input, before);
}

/* Keeps the last board as the solution of the one before it, if it is. */
static void
take_solution (NonetInput *input, guint last)
{
  NonetPuzzle *puzzle = input->puzzles->pdata[last - 1], *board = input->puzzles->pdata[last];

  if (puzzle->shape == board->shape && nonet_puzzle_take_solution (puzzle, board->givens))
    nonet_input_drop_puzzles (input, last);
}

static void
refuse_other_puzzle (NonetInput *input, const char *kind)
{
  nonet_input_refuse (input, 0, 0, _ ("this is a puzzle of the kind “%s”, which Nonet cannot solve yet"), kind);
}

/* Members that are no board of their own: boards may stand in them. */
static void
read_members (NonetInput *input, GPtrArray *rules, JsonObject *object)
{
  g_autoptr (GList) names = json_object_get_members (object);
  guint before = input->puzzles->len;

  for (GList *link = names; link != NULL; link = link->next)
    {
      gsize length = input->path->len;
      guint last = input->puzzles->len;

      g_string_append_printf (input->path, "%s%.*s", length > 0 ? "." : "", LONGEST_NAME, (const char *) link->data);
      read_node (input, rules, json_object_get_member (object, link->data));
      g_string_truncate (input->path, length);
      if (input->puzzles->len > last && nonet_rules_is_other_puzzle (link->data))
        {
          nonet_input_drop_puzzles (input, last);
          refuse_other_puzzle (input, link->data);
        }
      if (nonet_json_boards_is_solution (link->data) && last > before && input->puzzles->len == last + 1)
        take_solution (input, last);
    }
}

static void
read_object (NonetInput *input, GPtrArray *rules, JsonObject *object)
{
  guint around = rules->len;
  const char *other;

  if (nonet_json_programs_read (input, object))
    return;
  other = nonet_json_rules_find_other_puzzle (object);
  if (other != NULL)
    {
      refuse_other_puzzle (input, other);
      return;
    }
  nonet_json_rules_add (rules, object);
  if (!nonet_json_boards_read (input, rules, object))
    read_members (input, rules, object);
  /* Without givens. */
  if (input->path->len == 0 && input->puzzles->len == 0 && input->messages->count[NONET_MESSAGE_ERROR] == 0)
    nonet_rules_refuse (rules, input);
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

void
nonet_json_grid_read_value (NonetInput *input, JsonNode *value)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();
  g_autoptr (GString) path = g_string_new (NULL);
  GString *around = input->path;

  input->path = path;
  read_node (input, rules, value);
  input->path = around;
}

static gboolean
sniff (const NonetText *text)
{
  const char *p = nonet_text_skip_blanks (text), *end = text->data + text->size;

  /* Templates and initialisers of C begin with two, a table of MediaWiki with a bar. */
  if (*p == '{')
    return p + 1 == end || strchr ("{%|", p[1]) == NULL;
  if (*p != '[')
    return FALSE;
  for (p++; p < end && g_ascii_isspace (*p); p++)
    ;
  return p < end && (*p == '[' || *p == '{' || *p == '"');
}

static void
read_json (NonetInput *input)
{
  const char *value = nonet_text_skip_blanks (input->text), *end = input->text->data + input->text->size;
  g_autoptr (JsonNode) root = nonet_json_parse (input, value, (gsize) (end - value));

  if (root == NULL)
    {
      /* It is no JSON after all. With faults in its rows, those of the JSON stay reported. */
      if (nonet_grid_read_if_good (input))
        nonet_messages_drop_errors (input->messages);
      return;
    }
  nonet_json_grid_read_value (input, root);
  if (input->puzzles->len == 0 && input->messages->count[NONET_MESSAGE_ERROR] == 0)
    nonet_input_error (input, 0, 0, _ ("this JSON contains no board of cells"));
}

const NonetReader nonet_json_grid_reader = { "json", sniff, read_json };
