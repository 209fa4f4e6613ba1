/* Reading boards whose rows are arrays of objects.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   "cells": [[{ "value": 5 }, {}, { "centremarks": [1, 2] }, …], …]
 */
#include "config.h"

#include "formats/json-rows.h"

#include <glib/gi18n-lib.h>

NonetPuzzle *
nonet_json_rows_new_puzzle (NonetInput *input, JsonObject *object, const char *key)
{
  JsonArray *rows = nonet_json_get_array (object, key);
  guint order = json_array_get_length (rows);

  for (guint row = 0; row < order; row++)
    {
      JsonArray *cells = nonet_json_array_get_array (rows, row);
      guint count = cells != NULL ? json_array_get_length (cells) : 0, line, column;

      if (count == order)
        continue;
      nonet_json_locate (input, key, row, MIN (count, order), &line, &column);
      nonet_input_error (input, line, column,
                         ngettext ("row has %u cell, expected %u", "row has %u cells, expected %u", count), count,
                         order);
      return NULL;
    }
  return nonet_input_new_puzzle (input, order, NULL, 1);
}

JsonObject *
nonet_json_rows_get_cell (JsonArray *rows, guint order, guint cell)
{
  JsonArray *row = nonet_json_array_get_array (rows, cell / order);
  JsonNode *node =
      row != NULL && cell % order < json_array_get_length (row) ? json_array_get_element (row, cell % order) : NULL;

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

gboolean
nonet_json_rows_read_value (NonetInput *input,
                            const char *key,
                            JsonObject *cell,
                            guint index,
                            guint order,
                            guint8 *value)
{
  gint64 number = cell != NULL ? nonet_json_get_int (cell, "value", 0) : 0;
  guint line, column;

  *value = (guint8) CLAMP (number, 0, (gint64) order);
  if (number >= 0 && number <= order)
    return TRUE;
  nonet_json_locate (input, key, index / order, index % order, &line, &column);
  nonet_input_error (input, line, column, _ ("value %d exceeds %u"), (gint) CLAMP (number, -999, 999), order);
  return FALSE;
}

SudokuSet
nonet_json_rows_read_marks (JsonObject *cell, const char *const *names, guint order)
{
  SudokuSet set = 0;

  for (; set == 0 && *names != NULL; names++)
    {
      JsonArray *list = nonet_json_get_array (cell, *names);

      for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
        {
          g_autofree char *text = nonet_json_dup_scalar (json_array_get_element (list, i));
          guint64 value = text != NULL ? g_ascii_strtoull (text, NULL, 10) : 0;

          if (value >= 1 && value <= order)
            set |= sudoku_set_of ((unsigned) value);
        }
    }
  return set;
}
