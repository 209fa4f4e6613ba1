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

#include "formats/f-puzzles.h"
#include "formats/grid-finder.h"
#include "formats/grid-text.h"
#include "formats/ipuz.h"
#include "formats/json-cells.h"
#include "formats/lz-string.h"
#include "formats/sudokupad.h"

/* Characters that one and all packed puzzles in a text may have when unpacked: some are made to grow without end. */
#define LARGEST_UNPACKED (2 * 1024 * 1024)
#define MOST_UNPACKED (16 * 1024 * 1024)

static gboolean
is_solution_name (const char *name)
{
  return g_ascii_strncasecmp (name, "sol", 3) == 0 || g_ascii_strncasecmp (name, "answer", 6) == 0;
}

static NonetAlphabet *
decide_alphabet (NonetInput *input, const NonetJsonCells *cells)
{
  GridCensus census = { 0 };
  GridSymbols symbols;

  for (guint i = 0; i < cells->texts->len; i++)
    {
      GridCell cell = nonet_json_cells_get (cells, i);

      grid_census_add (&census, cells->order, &cell);
    }
  grid_symbols_decide (&symbols, cells->order, &census, input->options->alphabet);
  grid_census_clear (&census);
  if (symbols.doubt != NULL)
    nonet_input_choose (input, 0, 0, "%s", symbols.doubt);
  g_free (symbols.doubt);
  return symbols.alphabet;
}

/* Reads cells as values; the index of the first that cannot be read, or G_MAXUINT. */
static guint
read_values (const NonetJsonCells *cells, const NonetAlphabet *alphabet, guint8 *values)
{
  for (guint i = 0; i < cells->texts->len; i++)
    {
      GridCell cell = nonet_json_cells_get (cells, i);
      GridReadCell read;

      if (grid_symbols_read (alphabet, &cell, FALSE, &read) == GRID_CELL_UNKNOWN)
        return i;
      values[i] = (guint8) read.value;
    }
  return G_MAXUINT;
}

static char *
find_text (JsonObject *object, const char *const *keys)
{
  JsonObject *metadata = object != NULL ? nonet_json_get_object (object, "metadata") : NULL;

  for (; object != NULL && *keys != NULL; keys++)
    {
      const char *text = nonet_json_get_string (object, *keys);

      if (text == NULL && metadata != NULL)
        text = nonet_json_get_string (metadata, *keys);
      if (text != NULL && *text != '\0')
        return g_strdup (text);
    }
  return NULL;
}

/* Makes a puzzle of cells; around is the object they stand in, or NULL. */
static void
add_puzzle (NonetInput *input,
            const NonetJsonCells *cells,
            const NonetJsonCells *solution,
            const char *name,
            JsonObject *around)
{
  g_autoptr (NonetAlphabet) alphabet = decide_alphabet (input, cells);
  g_autoptr (NonetPuzzle) puzzle = nonet_input_new_puzzle (input, cells->order, alphabet, 1);
  guint8 values[SUDOKU_MAX_CELLS];
  guint bad;

  if (puzzle == NULL)
    return;
  bad = read_values (cells, alphabet, puzzle->givens);
  if (bad != G_MAXUINT)
    {
      GridCell cell = nonet_json_cells_get (cells, bad);
      g_autofree char *text = grid_symbols_explain (alphabet, &cell);
      guint line = 0, column = 0;

      if (name != NULL)
        nonet_json_locate (input, name, bad / cells->order, bad % cells->order, &line, &column);
      nonet_input_error (input, line, column, "%s", text);
      return;
    }
  if (solution->texts != NULL && solution->order == cells->order
      && read_values (solution, alphabet, values) == G_MAXUINT)
    nonet_input_check_solution (input, puzzle, values, 0);
  puzzle->title = find_text (around, (const char *const[]){ "title", "name", NULL });
  puzzle->author = find_text (around, (const char *const[]){ "author", NULL });
  puzzle->difficulty = find_text (around, (const char *const[]){ "difficulty", "level", NULL });
  puzzle->comment = find_text (around, (const char *const[]){ "rules", "ruleset", "comment", "description", NULL });
  nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), 1);
}

/* An object with a board of its own. Returns whether it had one. */
static gboolean
read_board (NonetInput *input, JsonObject *object)
{
  g_autoptr (GList) names = json_object_get_members (object);
  NonetJsonCells cells = { 0 }, solution = { 0 };
  const char *found = NULL;

  for (GList *link = names; link != NULL; link = link->next)
    {
      JsonNode *member = json_object_get_member (object, link->data);

      if (is_solution_name (link->data))
        {
          if (solution.texts == NULL)
            nonet_json_cells_take_node (&solution, member);
        }
      else if (found == NULL && strcmp (link->data, "regions") != 0 && nonet_json_cells_take_node (&cells, member))
        found = link->data;
    }
  if (found == NULL && nonet_json_cells_take_rows (&cells, object))
    {
      g_autofree char *first = g_strdup (names->data);

      add_puzzle (input, &cells, &solution, first, NULL);
      nonet_json_cells_clear (&cells);
      return TRUE;
    }
  if (found != NULL)
    add_puzzle (input, &cells, &solution, found, object);
  nonet_json_cells_clear (&cells);
  nonet_json_cells_clear (&solution);
  return found != NULL;
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
  node = nonet_json_parse (input, json, strlen (json));
  input->inside_packed = TRUE;
  if (node != NULL)
    nonet_json_grid_read_node (input, node);
  input->inside_packed = FALSE;
  return TRUE;
}

static gboolean
is_packed (const char *text)
{
  return g_str_has_prefix (text, "N4Ig") || g_str_has_prefix (text, "fpuzzlesN4Ig");
}

/* A list: a board by its rows, or of boards, objects, packed puzzles. */
static void
read_list (NonetInput *input, JsonArray *array)
{
  NonetJsonCells cells = { 0 };
  const NonetJsonCells none = { 0 };
  JsonNode *node;

  if (nonet_json_cells_take_array (&cells, array)
      || (nonet_json_cells_clear (&cells), nonet_json_cells_take_places (&cells, array)))
    {
      add_puzzle (input, &cells, &none, NULL, NULL);
      nonet_json_cells_clear (&cells);
      return;
    }
  nonet_json_cells_clear (&cells);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      const char *text;

      node = json_array_get_element (array, i);
      text = JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
                 ? json_node_get_string (node)
                 : NULL;
      if (text != NULL && is_packed (text))
        {
          const char *packed = strstr (text, "N4Ig");

          if (!nonet_json_grid_read_packed (input, packed, strlen (packed)))
            nonet_input_error (input, 0, 0, _ ("a packed puzzle in the file is damaged"));
        }
      else if (text != NULL && nonet_json_cells_take_string (&cells, text))
        {
          add_puzzle (input, &cells, &none, NULL, NULL);
          nonet_json_cells_clear (&cells);
          /* Further strings beside it tell its solution or rating. */
          if (json_array_get_length (array) <= 4)
            return;
        }
      else if (JSON_NODE_HOLDS_OBJECT (node) || JSON_NODE_HOLDS_ARRAY (node))
        nonet_json_grid_read_node (input, node);
      nonet_json_cells_clear (&cells);
    }
}

void
nonet_json_grid_read_node (NonetInput *input, JsonNode *node)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  g_autoptr (GList) names = object != NULL ? json_object_get_members (object) : NULL;

  if (JSON_NODE_HOLDS_ARRAY (node))
    read_list (input, json_node_get_array (node));
  if (object == NULL)
    return;
  if (nonet_f_puzzles_knows (object))
    {
      input->format = "f-puzzles";
      input->format_name = N_ ("f-puzzles");
      nonet_f_puzzles_read_object (input, object);
    }
  else if (nonet_sudokupad_knows (object))
    {
      input->format = "sudokupad";
      input->format_name = N_ ("SudokuPad");
      nonet_sudokupad_read_object (input, object);
    }
  else if (!read_board (input, object))
    for (GList *link = names; link != NULL; link = link->next)
      {
        JsonNode *member = json_object_get_member (object, link->data);

        if (JSON_NODE_HOLDS_OBJECT (member) || JSON_NODE_HOLDS_ARRAY (member))
          nonet_json_grid_read_node (input, member);
      }
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

/* Reads what is no JSON after all as rows, like those of programs; with faults in them, the ones of the JSON stay told. */
static void
read_as_rows (NonetInput *input)
{
  NonetMessages *told = input->messages, rows;

  nonet_messages_init (&rows);
  input->messages = &rows;
  nonet_grid_text_read (input);
  input->messages = told;
  if (input->source_class != NULL && rows.count[NONET_MESSAGE_ERROR] == 0)
    {
      nonet_messages_drop_errors (told);
      nonet_messages_take (told, &rows);
      if (input->format == NULL)
        {
          input->format = nonet_grid_text_reader.id;
          input->format_name = nonet_grid_text_reader.name;
        }
      return;
    }
  if (input->source_class != NULL)
    input->source_class->free (input->source);
  input->source_class = NULL;
  input->format = input->format_name = NULL;
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
  nonet_json_grid_read_node (input, root);
  if (input->puzzles->len == 0 && input->messages->count[NONET_MESSAGE_ERROR] == 0)
    nonet_input_error (input, 0, 0, _ ("this JSON holds no board of cells"));
}

const NonetReader nonet_json_grid_reader = { "json", N_ ("JSON"), sniff, read_json };
