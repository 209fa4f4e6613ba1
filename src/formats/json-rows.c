/* Reading boards whose rows are arrays of objects.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   "cells": [[{ "value": 5 }, {}, { "centremarks": [1, 2] }, …], …]
 */
#include "config.h"

#include "formats/json-rows.h"

#include <glib/gi18n-lib.h>

#include "formats/colours.h"
#include "formats/json-cells.h"

gboolean
nonet_json_rows_knows (const NonetJsonRows *rows, JsonObject *object)
{
  return nonet_json_array_get_object (nonet_json_array_get_array (nonet_json_get_array (object, rows->key), 0), 0)
         != NULL;
}

static NonetPuzzle *
new_puzzle (const NonetJsonRows *rows, NonetInput *input, JsonArray *array)
{
  guint order = json_array_get_length (array);

  for (guint row = 0; row < order; row++)
    {
      JsonArray *cells = nonet_json_array_get_array (array, row);
      guint count = cells != NULL ? json_array_get_length (cells) : 0;

      if (count != order)
        {
          nonet_json_report_row (input, rows->key, row, count, order);
          return NULL;
        }
    }
  return nonet_input_new_puzzle (input, order, NULL, 1);
}

/* The set of a list of values under the first of some names that has any; 0 for none. */
static SudokuSet
read_marks (JsonObject *cell, const char *const *names, guint order)
{
  SudokuSet set = 0;

  for (; set == 0 && *names != NULL; names++)
    {
      JsonArray *list = nonet_json_get_array (cell, *names);

      for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
        {
          gint64 value = nonet_json_read_number (json_array_get_element (list, i));

          if (value >= 1 && value <= order)
            set |= sudoku_set_of ((unsigned) value);
        }
    }
  return set;
}

/* Reads the object of a cell; adds an error and returns FALSE if its value is none of the board. */
static gboolean
read_cell (const NonetJsonRows *rows, NonetInput *input, NonetPuzzle *puzzle, JsonObject *object, guint cell)
{
  guint order = puzzle->shape->order, colour = 0;
  gint64 value = nonet_json_get_int (object, "value", 0);
  SudokuSet marks = read_marks (object, rows->marks, order);
  gboolean given = rows->given == NULL || nonet_json_get_boolean (object, rows->given);

  if (value < 0 || value > order)
    {
      nonet_json_report_value (input, value, order, "%s[%u][%u]", rows->key, cell / order, cell % order);
      return FALSE;
    }
  (given ? puzzle->givens : puzzle->entries)[cell] = (guint8) value;
  if (marks != 0)
    nonet_puzzle_ensure_marks (puzzle)[cell] = marks;
  if (rows->colour != NULL)
    colour = nonet_colour_from_text (nonet_json_get_string (object, rows->colour));
  if (colour != 0)
    nonet_puzzle_ensure_colours (puzzle)[cell] = (guint8) colour;
  return TRUE;
}

/* The solution is a string or an array with all cells. A setter may have left some open: then it is none, nor wrong. */
static void
read_solution (const NonetJsonRows *rows, NonetInput *input, NonetPuzzle *puzzle, JsonObject *object)
{
  JsonArray *list = nonet_json_get_array (object, "solution");
  g_autofree char *text = rows->dup_text (object, "solution");
  NonetJsonCells cells = { 0 };
  guint8 values[SUDOKU_MAX_CELLS];
  gboolean whole = list != NULL   ? nonet_json_cells_take_array (&cells, list)
                   : text != NULL ? nonet_json_cells_take_string (&cells, text)
                                  : FALSE;

  whole = whole && cells.order == puzzle->shape->order;
  for (guint cell = 0; whole && cell < cells.texts->len; cell++)
    {
      const char *symbol = cells.texts->pdata[cell];

      values[cell] = symbol != NULL ? (guint8) nonet_alphabet_lookup (puzzle->alphabet, symbol, -1) : 0;
      whole = values[cell] != 0;
    }
  nonet_json_cells_clear (&cells);
  if (whole)
    nonet_input_check_solution (input, puzzle, values, 0);
}

void
nonet_json_rows_read (const NonetJsonRows *rows, NonetInput *input, JsonObject *object)
{
  JsonArray *array = nonet_json_get_array (object, rows->key);
  g_autoptr (NonetPuzzle) puzzle = new_puzzle (rows, input, array);
  g_autoptr (GPtrArray) rules = nonet_json_rules_new ();

  if (puzzle == NULL)
    return;
  if (!rows->has_boxes (object, puzzle->shape))
    {
      nonet_json_refuse_jigsaw (input);
      return;
    }
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    {
      JsonNode *node = nonet_json_get_cell (array, puzzle->shape->order, cell);

      if (JSON_NODE_HOLDS_OBJECT (node) && !read_cell (rows, input, puzzle, json_node_get_object (node), cell))
        return;
    }
  rows->add_rules (rules, object);
  if (!nonet_json_rules_allow (rules, input, puzzle))
    return;
  read_solution (rows, input, puzzle, object);
  puzzle->title = rows->dup_text (object, "title");
  puzzle->author = rows->dup_text (object, "author");
  puzzle->comment = rows->dup_text (object, rows->comment);
  nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), 1);
}

char *
nonet_json_dup_text (JsonObject *object, const char *key)
{
  static const char *const descriptions[] = { "metadata", "puzzleInfo" };
  const char *text = nonet_json_get_string (object, key);

  for (guint i = 0; (text == NULL || *text == '\0') && i < G_N_ELEMENTS (descriptions); i++)
    {
      JsonObject *description = nonet_json_get_object (object, descriptions[i]);

      text = description != NULL ? nonet_json_get_string (description, key) : NULL;
    }
  return text != NULL && *text != '\0' ? g_strdup (text) : NULL;
}
