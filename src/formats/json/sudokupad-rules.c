/* Rules in SudokuPad's own form, as far as a drawing says what it means.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   "cages":     [{ "cells": [[0, 0], [0, 1]], "value": "11" }]                                    a killer cage
 *   "lines":     [{ "wayPoints": [[0.5, 0.5], [2.5, 2.5]], "thickness": 20, "color": "#CFCFCF" }]   of a thermometer, with
 *   "underlays": [{ "center": [0.5, 0.5], "rounded": true, "width": 0.85, "height": 0.85,
 *                   "backgroundColor": "#CFCFCF" }]                                                its bulb at one end
 *   "arrows":    [{ "wayPoints": [[0.5, 0.5], [0.5, 2.5]], "headLength": 0.3 }]                     of an arrow, with
 *   "overlays":  [{ "center": [0.5, 0.5], "rounded": true, "borderColor": "#000000", … }]          its circle, or a pill
 *
 * Rows come before columns, and the middle of the first cell is at 0.5, 0.5. What is drawn in any other way is left to the reader.
 */
#include "config.h"

#include "formats/json/sudokupad-rules.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "formats/json.h"

/* As thick as a thermometer is drawn at least, in 64ths of a cell. */
#define THICK 10

#define STEP(x) (((x) > 0) - ((x) < 0))

typedef struct
{
  NonetInput *input;
  const SudokuShape *shape;
  NonetRuleList *list;
  GHashTable *used; /* JsonObject */
  JsonArray *overlays, *underlays;
} Reader;

/* The number of a node; -1 if it is none. */
static double
number_of (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) != G_TYPE_STRING
             ? json_node_get_double (node)
             : -1;
}

static gboolean
add (const Reader *self, const char *key, guint index, const SudokuRule *rule)
{
  g_autofree char *fault = nonet_rule_list_try_add (self->list, self->shape, rule);

  return fault == NULL || nonet_json_error (self->input, fault, "%s[%u]", key, index);
}

/* The cell around a place, or -1 if there is none. */
static gint
cell_around (const SudokuShape *shape, double row, double column)
{
  return row >= 0 && column >= 0 && row < shape->order && column < shape->order
             ? (gint) ((guint) row * shape->order + (guint) column)
             : -1;
}

/* The cells a line passes through, one straight piece after the other; FALSE if it leaves the board, or is no line of cells. */
static gboolean
follow (const Reader *self, JsonArray *points, GArray *cells)
{
  for (guint i = 0; i < nonet_json_length (points); i++)
    {
      JsonArray *point = nonet_json_array (nonet_json_at (points, i));
      gint cell = cell_around (self->shape, number_of (nonet_json_at (point, 0)), number_of (nonet_json_at (point, 1)));
      gint order = self->shape->order, last = cells->len > 0 ? g_array_index (cells, uint16_t, cells->len - 1) : cell;
      gint rows = cell / order - last / order, columns = cell % order - last % order;

      if (cell < 0 || cells->len > self->shape->n_cells || (rows != 0 && columns != 0 && ABS (rows) != ABS (columns)))
        return FALSE;
      for (gint step = i == 0 ? 0 : 1; step <= MAX (ABS (rows), ABS (columns)); step++)
        {
          gint next = last + step * (STEP (rows) * order + STEP (columns));
          uint16_t small = (uint16_t) next;

          g_array_append_val (cells, small);
        }
    }
  return cells->len >= 2;
}

/* The round drawing without text that has a cell under its ends: its cells, one after the other; NULL if there is none. */
static JsonObject *
find_round (const Reader *self, gint cell, const char *colour, uint16_t *cells, guint *n)
{
  JsonArray *const lists[] = { self->underlays, self->overlays };

  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (guint i = 0; i < nonet_json_length (lists[list]); i++)
      {
        JsonObject *drawing = nonet_json_object (nonet_json_at (lists[list], i));
        JsonArray *centre = nonet_json_get_array (drawing, "center");
        double row = number_of (nonet_json_at (centre, 0)), column = number_of (nonet_json_at (centre, 1));
        double width = drawing != NULL ? number_of (nonet_json_get (drawing, "width")) : -1;
        double height = drawing != NULL ? number_of (nonet_json_get (drawing, "height")) : -1;
        guint across = (guint) CLAMP (width + 0.5, 0, 9), down = (guint) CLAMP (height + 0.5, 0, 9);
        gint first = cell_around (self->shape, row - (down - 1) / 2.0, column - (across - 1) / 2.0);
        gint last = cell_around (self->shape, row + (down - 1) / 2.0, column + (across - 1) / 2.0);
        gboolean inside = FALSE;

        if (drawing == NULL || !nonet_json_get_boolean (drawing, "rounded") || first < 0 || last < 0 || across == 0
            || down == 0 || (across > 1 && down > 1) || across * down > 3 || width < 0.5 || height < 0.5
            || json_object_has_member (drawing, "text"))
          continue;
        if (colour != NULL && g_strcmp0 (nonet_json_get_string (drawing, "backgroundColor"), colour) != 0)
          continue;
        for (*n = 0; *n < across * down; *n += 1)
          {
            cells[*n] = (uint16_t) (first + (gint) *n * (across > 1 ? 1 : self->shape->order));
            inside = inside || cells[*n] == cell;
          }
        if (inside)
          return drawing;
      }
  return NULL;
}

/* A thick line with a bulb of its color at one end. */
static gboolean
read_thermometer (const Reader *self, JsonObject *line, guint index)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  const char *colour = nonet_json_get_string (line, "color");
  uint16_t round[3], *cell;
  guint n = 0;
  JsonObject *first, *last;

  if (colour == NULL || number_of (nonet_json_get (line, "thickness")) < THICK
      || !follow (self, nonet_json_get_array (line, "wayPoints"), cells))
    return TRUE;
  cell = (uint16_t *) (gpointer) cells->data;
  first = find_round (self, cell[0], colour, round, &n);
  first = n == 1 ? first : NULL;
  last = find_round (self, cell[cells->len - 1], colour, round, &n);
  last = n == 1 ? last : NULL;
  if ((first == NULL) == (last == NULL))
    return TRUE;
  for (guint i = 0; first == NULL && i < cells->len / 2; i++)
    {
      uint16_t other = cell[i];

      cell[i] = cell[cells->len - 1 - i];
      cell[cells->len - 1 - i] = other;
    }
  g_hash_table_add (self->used, line);
  g_hash_table_add (self->used, first != NULL ? first : last);
  return add (self, "lines", index,
              &(SudokuRule){ .kind = SUDOKU_RULE_THERMOMETER, .cell = cell, .n_cells = (uint16_t) cells->len });
}

/* A shaft that begins in a circle or a pill. */
static gboolean
read_arrow (const Reader *self, JsonObject *arrow, guint index)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (uint16_t)), all = NULL;
  uint16_t round[3];
  guint n = 0;
  JsonObject *circle;

  if (!follow (self, nonet_json_get_array (arrow, "wayPoints"), cells))
    return TRUE;
  circle = find_round (self, g_array_index (cells, uint16_t, 0), NULL, round, &n);
  if (circle == NULL)
    return TRUE;
  all = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  g_array_append_vals (all, round, n);
  g_array_append_vals (all, &g_array_index (cells, uint16_t, 1), cells->len - 1);
  g_hash_table_add (self->used, arrow);
  g_hash_table_add (self->used, circle);
  return add (self, "arrows", index,
              &(SudokuRule){ .kind = SUDOKU_RULE_ARROW,
                             .has_value = TRUE,
                             .value = (gint) n,
                             .cell = (const uint16_t *) (gpointer) all->data,
                             .n_cells = (uint16_t) all->len });
}

/* A cage with a number or nothing in it; *understood becomes FALSE for any other. */
static gboolean
read_cage (const Reader *self, JsonObject *cage, guint index, gboolean *understood)
{
  JsonArray *list = nonet_json_get_array (cage, "cells");
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  NonetJsonValue what;
  gint value = 0;

  if (nonet_json_length (list) == 0 || nonet_json_get_boolean (cage, "hidden"))
    return TRUE;
  what = nonet_json_read_value (self->input, nonet_json_get (cage, "value"), &value, "cages[%u]", index);
  if (what == NONET_JSON_WRONG)
    return FALSE;
  if (what == NONET_JSON_OTHER || (json_object_has_member (cage, "unique") && !nonet_json_get_boolean (cage, "unique")))
    {
      *understood = FALSE;
      return TRUE;
    }
  for (guint i = 0; i < nonet_json_length (list); i++)
    {
      JsonArray *place = nonet_json_array (nonet_json_at (list, i));
      double row = number_of (nonet_json_at (place, 0)), column = number_of (nonet_json_at (place, 1));
      gint cell = row == floor (row) && column == floor (column) ? cell_around (self->shape, row, column) : -1;
      uint16_t small = (uint16_t) cell;

      if (cell < 0)
        return nonet_json_error (self->input, _ ("this rule names a cell that the board does not have"), "cages[%u]",
                                 index);
      g_array_append_val (cells, small);
      if (cells->len > self->shape->n_cells)
        break;
    }
  return add (self, "cages", index,
              &(SudokuRule){ .kind = SUDOKU_RULE_CAGE,
                             .has_value = what == NONET_JSON_NUMBER,
                             .value = value,
                             .cell = (const uint16_t *) (gpointer) cells->data,
                             .n_cells = (uint16_t) cells->len });
}

gboolean
nonet_sudokupad_read_rules (NonetInput *input,
                            JsonObject *object,
                            const SudokuShape *shape,
                            NonetRuleList *list,
                            GHashTable *used,
                            gboolean *understood)
{
  Reader self = {
    input, shape, list, used, nonet_json_get_array (object, "overlays"), nonet_json_get_array (object, "underlays")
  };
  JsonArray *cages = nonet_json_get_array (object, "cages"), *lines = nonet_json_get_array (object, "lines");
  JsonArray *arrows = nonet_json_get_array (object, "arrows");

  for (guint i = 0; i < nonet_json_length (cages); i++)
    if (!read_cage (&self, nonet_json_object (nonet_json_at (cages, i)), i, understood))
      return FALSE;
  for (guint i = 0; i < nonet_json_length (lines); i++)
    if (!read_thermometer (&self, nonet_json_object (nonet_json_at (lines, i)), i))
      return FALSE;
  for (guint i = 0; i < nonet_json_length (arrows); i++)
    if (!read_arrow (&self, nonet_json_object (nonet_json_at (arrows, i)), i))
      return FALSE;
  return TRUE;
}

SudokuShape *
nonet_sudokupad_read_regions (JsonObject *object, guint order)
{
  JsonArray *regions = nonet_json_get_array (object, "regions");
  g_autofree guint *map = g_new0 (guint, (gsize) order * order);
  guint n = 0;

  for (guint i = 0; i < nonet_json_length (regions); i++)
    {
      JsonArray *region = nonet_json_array (nonet_json_at (regions, i));

      for (guint j = 0; j < nonet_json_length (region); j++, n++)
        {
          JsonArray *place = nonet_json_array (nonet_json_at (region, j));
          double row = number_of (nonet_json_at (place, 0)), column = number_of (nonet_json_at (place, 1));

          if (row < 0 || column < 0 || row >= order || column >= order
              || map[(guint) row * order + (guint) column] != 0)
            return NULL;
          map[(guint) row * order + (guint) column] = i + 1;
        }
    }
  return n == order * order ? nonet_shape_new_from_map (order, map) : NULL;
}
