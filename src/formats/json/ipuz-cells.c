/* Cells of ipuz with what other programs say of them, and zones that are boxes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   "puzzle": [[{ "cell": 5, "style": { "color": "ff0000" } }, 0, …], …]
 *   "zones": [{ "rect": [0, 0, 2, 1] }, { "cells": [[3, 0], [4, 0], …] }, …]
 */
#include "formats/json/ipuz-cells.h"

#include <stdio.h>
#include <string.h>

#include "formats/ipuz.h"
#include "formats/json.h"
#include "formats/puzzle/colours.h"

/* The colour of cells that are only said to stand out. */
#define HIGHLIGHT 3

const struct NonetIpuzText nonet_ipuz_texts[NONET_IPUZ_TEXTS] = {
  { "title", G_STRUCT_OFFSET (NonetPuzzle, title) },
  { "author", G_STRUCT_OFFSET (NonetPuzzle, author) },
  { "publication", G_STRUCT_OFFSET (NonetPuzzle, source) },
  { "date", G_STRUCT_OFFSET (NonetPuzzle, date) },
  { "difficulty", G_STRUCT_OFFSET (NonetPuzzle, difficulty) },
  { "notes", G_STRUCT_OFFSET (NonetPuzzle, comment) },
  { NONET_IPUZ_PREFIX "step-code", G_STRUCT_OFFSET (NonetPuzzle, step_code) },
  { NONET_IPUZ_PREFIX "step-values", G_STRUCT_OFFSET (NonetPuzzle, step_values) },
  { NONET_IPUZ_PREFIX "step-removed", G_STRUCT_OFFSET (NonetPuzzle, step_removed) },
  { NONET_IPUZ_PREFIX "step-placed", G_STRUCT_OFFSET (NonetPuzzle, step_placed) },
  { NONET_IPUZ_PREFIX "step-extra", G_STRUCT_OFFSET (NonetPuzzle, step_extra) },
};

/* What a cell that is an object calls its value. */
static const char *const value_keys[] = { "given", "value", "cell" };

const char *
nonet_ipuz_cell_value_key (JsonObject *cell)
{
  for (guint i = 0; i < G_N_ELEMENTS (value_keys); i++)
    if (json_object_has_member (cell, value_keys[i]))
      return value_keys[i];
  return NULL;
}

/* Whether a cell, which may be NULL, says more than its value. */
static gboolean
says_more (JsonObject *cell)
{
  return cell != NULL && json_object_get_size (cell) > (nonet_ipuz_cell_value_key (cell) != NULL);
}

/* A copy of what a cell says, its value left out. */
static JsonObject *
dup_cell (JsonObject *cell)
{
  const char *key = nonet_ipuz_cell_value_key (cell);
  JsonObject *copy = json_object_new ();
  g_autoptr (GList) names = json_object_get_members (cell);

  json_object_set_null_member (copy, key != NULL ? key : "cell");
  for (GList *link = names; link != NULL; link = link->next)
    if (g_strcmp0 (link->data, key) != 0)
      json_object_set_member (copy, link->data, json_node_copy (json_object_get_member (cell, link->data)));
  return copy;
}

JsonNode *
nonet_ipuz_dup_cells (JsonArray *rows)
{
  g_autoptr (JsonArray) kept = json_array_new ();
  gboolean any = FALSE;

  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      JsonArray *row = nonet_json_array (nonet_json_at (rows, i)), *copy = json_array_new ();

      for (guint j = 0; j < nonet_json_length (row); j++)
        {
          JsonObject *cell = nonet_json_object (nonet_json_at (row, j));

          if (says_more (cell))
            json_array_add_object_element (copy, dup_cell (cell));
          else
            json_array_add_null_element (copy);
          any = any || says_more (cell);
        }
      json_array_add_array_element (kept, copy);
    }
  return any ? json_node_init_array (json_node_alloc (), kept) : NULL;
}

guint
nonet_ipuz_style_colour (JsonObject *root, JsonNode *node)
{
  JsonNode *member = nonet_json_get (nonet_json_object (node), "style");
  const char *name = nonet_json_string (member);
  JsonObject *style =
      name != NULL ? nonet_json_get_object (nonet_json_get_object (root, "styles"), name) : nonet_json_object (member);
  gint64 number;

  if (nonet_json_get_string (style, "color") != NULL)
    return nonet_colour_from_text (nonet_json_get_string (style, "color"));
  /* Numbers are colours of the player's program. */
  number = nonet_json_get_int (style, "color", 0);
  if (number >= 1)
    return (guint) ((number - 1) % 9 + 1);
  return nonet_json_get_boolean (style, "highlight") ? HIGHLIGHT : 0;
}

gboolean
nonet_ipuz_has_kind (JsonObject *object, const char *kind)
{
  JsonArray *kinds = nonet_json_get_array (object, "kind");
  const char *only = nonet_json_get_string (object, "kind");

  if (only != NULL)
    return strstr (only, kind) != NULL;
  for (guint i = 0; i < nonet_json_length (kinds); i++)
    {
      const char *text = nonet_json_string (nonet_json_at (kinds, i));

      if (text != NULL && strstr (text, kind) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Reads an array of count numbers that are not negative. */
static gboolean
read_numbers (JsonArray *array, gint64 *numbers, guint count)
{
  if (nonet_json_length (array) != count)
    return FALSE;
  for (guint i = 0; i < count; i++)
    {
      numbers[i] = nonet_json_read_number (json_array_get_element (array, i));
      if (numbers[i] < 0 || numbers[i] > SUDOKU_MAX_ORDER)
        return FALSE;
    }
  return TRUE;
}

/* The sides of a zone: left, top, right, bottom, from "rect", or from "cells" if they fill a rectangle; FALSE for other zones. */
static gboolean
read_sides (JsonObject *zone, gint64 *sides)
{
  JsonArray *rect = nonet_json_get_array (zone, "rect"), *cells = nonet_json_get_array (zone, "cells");

  if (rect != NULL)
    return read_numbers (rect, sides, 4);
  if (nonet_json_length (cells) == 0 || json_array_get_length (cells) > SUDOKU_MAX_ORDER)
    return FALSE;
  sides[0] = sides[1] = G_MAXINT16;
  sides[2] = sides[3] = -1;
  for (guint i = 0; i < json_array_get_length (cells); i++)
    {
      gint64 place[2];

      if (!read_numbers (nonet_json_array (nonet_json_at (cells, i)), place, 2))
        return FALSE;
      for (guint j = 0; j < 2; j++)
        {
          sides[j] = MIN (sides[j], place[j]);
          sides[j + 2] = MAX (sides[j + 2], place[j]);
        }
    }
  return (sides[2] - sides[0] + 1) * (sides[3] - sides[1] + 1) == json_array_get_length (cells);
}

gint
nonet_ipuz_read_box_rows (JsonObject *object, guint order)
{
  const char *own = nonet_json_get_string (object, NONET_IPUZ_PREFIX "boxes");
  JsonArray *zones = nonet_json_get_array (object, "zones");
  guint rows, columns;
  gint box_rows = 0;

  if (own != NULL && sscanf (own, "%2ux%2u", &rows, &columns) == 2 && rows * columns == order && rows > 0
      && rows <= order)
    return (gint) rows;
  if (nonet_ipuz_has_kind (object, "latinsquare"))
    return 1;
  for (guint i = 0; i < nonet_json_length (zones); i++)
    {
      JsonObject *zone = nonet_json_object (nonet_json_at (zones, i));
      gint64 sides[4];

      if (zone == NULL || !read_sides (zone, sides) || sides[2] < sides[0] || sides[3] < sides[1]
          || (sides[2] - sides[0] + 1) * (sides[3] - sides[1] + 1) != order)
        return -1;
      /* ipuz gives columns before rows: left, top, right, bottom. */
      if (box_rows != 0 && box_rows != sides[3] - sides[1] + 1)
        return -1;
      box_rows = (gint) (sides[3] - sides[1] + 1);
    }
  return box_rows;
}
