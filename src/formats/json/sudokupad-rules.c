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
 *                [{ "center": [0.5, 1], "rounded": true, "width": 0.3, "backgroundColor": "#000000" }]  a dot between two cells
 *                [{ "center": [1, 0.5], "text": "X" }]                                             two cells with a sum of ten
 *                [{ "center": [1, 1], "rounded": true, "width": 0.7, "text": "1 2" }]              digits around a corner
 *   "lines":     [{ "wayPoints": [[0, 0], [9, 9]] }], "global": ["antiknight"]
 *
 * Rows come before columns, and the middle of the first cell is at 0.5, 0.5. What is drawn in any other way is left to the reader.
 */
#include "config.h"

#include "formats/json/rules.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

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

static gboolean
add (const Reader *self, const char *key, guint index, const SudokuRule *rule)
{
  g_autofree char *fault = nonet_rule_list_try_add (self->list, self->shape, rule);

  return fault == NULL || nonet_json_error (self->input, fault, "%s[%u]", key, index);
}

/* The cell around a place, or -1 if there is none. */
static gint
cell_around (guint order, double row, double column)
{
  return row >= 0 && column >= 0 && row < order && column < order ? (gint) ((guint) row * order + (guint) column) : -1;
}

/* The cells a line passes through, one straight piece after the other; FALSE if it leaves the board, or is no line of cells. */
static gboolean
follow (const Reader *self, JsonArray *points, GArray *cells)
{
  for (guint i = 0; i < nonet_json_length (points); i++)
    {
      JsonArray *point = nonet_json_array (nonet_json_at (points, i));
      gint cell = cell_around (self->shape->order, nonet_json_read_double (nonet_json_at (point, 0)),
                               nonet_json_read_double (nonet_json_at (point, 1)));
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

/* Whether a drawing has a text. */
static gboolean
says_something (JsonObject *drawing)
{
  g_autofree char *text = nonet_json_dup_scalar (nonet_json_get (drawing, "text"));

  return text != NULL && *text != '\0';
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
        double row = nonet_json_read_double (nonet_json_at (centre, 0)),
               column = nonet_json_read_double (nonet_json_at (centre, 1));
        double width = drawing != NULL ? nonet_json_read_double (nonet_json_get (drawing, "width")) : -1;
        double height = drawing != NULL ? nonet_json_read_double (nonet_json_get (drawing, "height")) : -1;
        guint across = (guint) CLAMP (width + 0.5, 0, 9), down = (guint) CLAMP (height + 0.5, 0, 9);
        gint first = cell_around (self->shape->order, row - (down - 1) / 2.0, column - (across - 1) / 2.0);
        gint last = cell_around (self->shape->order, row + (down - 1) / 2.0, column + (across - 1) / 2.0);
        gboolean inside = FALSE;
        const char *own;

        if (drawing == NULL || !nonet_json_get_boolean (drawing, "rounded") || first < 0 || last < 0 || across == 0
            || down == 0 || (across > 1 && down > 1) || across * down > 3 || width < 0.5 || height < 0.5
            || says_something (drawing))
          continue;
        own = nonet_json_get_string (drawing, "backgroundColor");
        /* What follows six digits says how opaque it is. */
        if (colour != NULL
            && (own == NULL || strlen (own) < 7 ? g_strcmp0 (own, colour) != 0
                                                : g_ascii_strncasecmp (own, colour, 7) != 0))
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

  if (colour == NULL || nonet_json_read_double (nonet_json_get (line, "thickness")) < THICK
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

/* Whether a color is white ("#FFF") or black ("#000000", "#000000FF", "black"), of which each character is the same. */
static gboolean
is_all (const char *colour, char digit)
{
  gsize length = colour != NULL ? strlen (colour) : 0;

  if (length == 9 && g_ascii_strcasecmp (colour + 7, "ff") == 0)
    length = 7;
  return (length == 5 && g_ascii_strcasecmp (colour, digit == 'f' ? "white" : "black") == 0)
         || ((length == 4 || length == 7) && *colour == '#'
             && strspn (colour + 1, (const char[]){ digit, g_ascii_toupper (digit), '\0' }) >= length - 1);
}

/* What stands between two cells, around a corner, or in a cell as it is drawn for rules of f-puzzles: a dot, X or V, some digits, gray
 * for odd and even. */
static gboolean
read_mark (const Reader *self, const char *key, JsonObject *drawing, guint index)
{
  JsonArray *centre = nonet_json_get_array (drawing, "center");
  g_autofree char *text = drawing != NULL ? nonet_json_dup_scalar (nonet_json_get (drawing, "text")) : NULL;
  double row = nonet_json_read_double (nonet_json_at (centre, 0)),
         column = nonet_json_read_double (nonet_json_at (centre, 1));
  double width = drawing != NULL ? nonet_json_read_double (nonet_json_get (drawing, "width")) : -1;
  gboolean between_rows = row == floor (row), between_columns = column == floor (column);
  gboolean rounded = nonet_json_get_boolean (drawing, "rounded");
  gboolean number = text == NULL || (strspn (text, "0123456789") == strlen (text) && strlen (text) < 3);
  const char *colour = nonet_json_get_string (drawing, "backgroundColor");
  gint last = cell_around (self->shape->order, row, column), n = self->shape->order;
  uint16_t cells[4];
  guint8 digits[SUDOKU_MAX_ORDER];
  SudokuRule rule = { .kind = SUDOKU_N_RULES, .cell = cells, .n_cells = 2, .has_value = TRUE, .digit = digits };

  if (last < 0 || (between_rows && row < 1) || (between_columns && column < 1))
    return TRUE;
  cells[0] = (uint16_t) (last - (between_rows ? n : 0) - (between_columns ? 1 : 0));
  cells[1] = (uint16_t) last;
  if (between_rows && between_columns)
    {
      rule.kind = rounded && width > 0.5 && text != NULL ? SUDOKU_RULE_QUADRUPLE : SUDOKU_N_RULES;
      rule.has_value = FALSE;
      rule.n_cells = 4;
      cells[1] = (uint16_t) (last - n);
      cells[2] = (uint16_t) (last - 1);
      cells[3] = (uint16_t) last;
      for (const char *p = text; p != NULL && *p != '\0'; p++)
        if (*p >= '1' && *p <= '9' && rule.n_digits < 4)
          digits[rule.n_digits++] = (guint8) (*p - '0');
        else if (!g_ascii_isspace (*p))
          rule.kind = SUDOKU_N_RULES;
      rule.kind = rule.n_digits > 0 ? rule.kind : SUDOKU_N_RULES;
    }
  else if (!between_rows && !between_columns)
    {
      cells[0] = (uint16_t) last;
      rule.n_cells = 1;
      rule.has_value = FALSE;
      if (width == 0.7 && colour != NULL && g_ascii_strcasecmp (colour, "#CFCFCF") == 0 && !says_something (drawing))
        rule.kind = rounded ? SUDOKU_RULE_ODD : SUDOKU_RULE_EVEN;
    }
  else if (text != NULL && (g_ascii_strcasecmp (text, "X") == 0 || g_ascii_strcasecmp (text, "V") == 0))
    {
      rule.kind = SUDOKU_RULE_SUM_OF_TWO;
      rule.value = g_ascii_toupper (*text) == 'X' ? 10 : 5;
    }
  else if (rounded && number && width > 0.15 && width < 0.5 && (is_all (colour, 'f') || is_all (colour, '0')))
    {
      rule.kind = is_all (colour, 'f') ? SUDOKU_RULE_DIFFERENCE : SUDOKU_RULE_RATIO;
      rule.value = text != NULL && *text != '\0' ? atoi (text) : rule.kind == SUDOKU_RULE_RATIO ? 2 : 1;
    }
  if (rule.kind == SUDOKU_N_RULES)
    return TRUE;
  g_hash_table_add (self->used, drawing);
  return add (self, key, index, &rule);
}

/* A thin line from corner to corner of the board. */
static gboolean
read_diagonal (const Reader *self, JsonObject *line, guint index)
{
  JsonArray *points = nonet_json_get_array (line, "wayPoints");
  double place[4], order = self->shape->order;

  for (guint i = 0; i < 4; i++)
    place[i] = nonet_json_read_double (nonet_json_at (nonet_json_array (nonet_json_at (points, i / 2)), i % 2));
  for (guint i = 0; i < 4; i++)
    if (place[i] != 0 && place[i] != order)
      return TRUE;
  if (nonet_json_length (points) != 2 || place[0] == place[2] || place[1] == place[3])
    return TRUE;
  g_hash_table_add (self->used, line);
  return add (self, "lines", index,
              &(SudokuRule){ .kind = place[0] == place[1] ? SUDOKU_RULE_DIAGONAL_DOWN : SUDOKU_RULE_DIAGONAL_UP });
}

/* Rules of the whole board by their names. */
static gboolean
read_global (const Reader *self, JsonObject *object, GPtrArray *unknown)
{
  JsonArray *list = nonet_json_get_array (object, "global");

  for (guint i = 0; i < nonet_json_length (list); i++)
    {
      const char *name = nonet_json_string (nonet_json_at (list, i));
      SudokuRule rule = { .kind = nonet_f_puzzles_find_whole (name) };

      if (rule.kind == SUDOKU_N_RULES)
        nonet_rules_add_named (unknown, name != NULL ? name : "global");
      else if (!add (self, "global", i, &rule))
        return FALSE;
    }
  return TRUE;
}

/* The cell of a place in a list, [0, 2] or "r1c3"; -1 if there is none. */
static gint
cell_at (guint order, JsonNode *node)
{
  JsonArray *place = nonet_json_array (node);
  double row = nonet_json_read_double (nonet_json_at (place, 0)),
         column = nonet_json_read_double (nonet_json_at (place, 1));
  guint at_row, at_column;

  if (place == NULL && nonet_f_puzzles_read_place (nonet_json_string (node), order, &at_row, &at_column))
    return cell_around (order, (gint) at_row - 1, (gint) at_column - 1);
  return row == floor (row) && column == floor (column) ? cell_around (order, row, column) : -1;
}

/* A cage with a number or nothing in it; *understood becomes FALSE for any other. */
static gboolean
read_cage (const Reader *self, JsonObject *cage, guint index, gboolean *understood)
{
  JsonArray *list = nonet_json_get_array (cage, "cells");
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  JsonNode *sum = nonet_json_get (cage, "value");
  NonetJsonValue what;
  gint value = 0;

  if (sum == NULL || !nonet_json_says_something (sum))
    sum = nonet_json_get (cage, "sum");
  if (nonet_json_get_boolean (cage, "hidden"))
    return TRUE;
  if (nonet_json_length (list) == 0)
    {
      *understood = *understood && nonet_json_get_string (cage, "cells") == NULL;
      return TRUE;
    }
  what = nonet_json_read_value (self->input, sum, &value, "cages[%u]", index);
  if (what == NONET_JSON_WRONG)
    return FALSE;
  /* A box without a number is only an outline. */
  if (what == NONET_JSON_OTHER
      || (json_object_has_member (cage, "unique")
              ? !nonet_json_get_boolean (cage, "unique")
              : g_strcmp0 (nonet_json_get_string (cage, "style"), "box") == 0 && what == NONET_JSON_NOTHING))
    {
      *understood = FALSE;
      return TRUE;
    }
  for (guint i = 0; i < nonet_json_length (list); i++)
    {
      gint cell = cell_at (self->shape->order, nonet_json_at (list, i));
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
                             .has_value = what == NONET_JSON_NUMBER && value > 0,
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
                            GPtrArray *unknown)
{
  Reader self = {
    input, shape, list, used, nonet_json_get_array (object, "overlays"), nonet_json_get_array (object, "underlays")
  };
  JsonArray *cages = nonet_json_get_array (object, "cages"), *lines = nonet_json_get_array (object, "lines");
  JsonArray *arrows = nonet_json_get_array (object, "arrows");
  gboolean understood = TRUE;

  for (guint i = 0; i < nonet_json_length (cages); i++)
    if (!read_cage (&self, nonet_json_object (nonet_json_at (cages, i)), i, &understood))
      return FALSE;
  if (!understood)
    nonet_rules_add (unknown, N_ ("killer cages"));
  for (guint i = 0; i < nonet_json_length (lines); i++)
    if (!read_thermometer (&self, nonet_json_object (nonet_json_at (lines, i)), i)
        || !read_diagonal (&self, nonet_json_object (nonet_json_at (lines, i)), i))
      return FALSE;
  for (guint i = 0; i < nonet_json_length (arrows); i++)
    if (!read_arrow (&self, nonet_json_object (nonet_json_at (arrows, i)), i))
      return FALSE;
  for (guint i = 0; i < nonet_json_length (self.overlays); i++)
    if (!read_mark (&self, "overlays", nonet_json_object (nonet_json_at (self.overlays, i)), i))
      return FALSE;
  for (guint i = 0; i < nonet_json_length (self.underlays); i++)
    if (!read_mark (&self, "underlays", nonet_json_object (nonet_json_at (self.underlays, i)), i))
      return FALSE;
  return read_global (&self, object, unknown);
}

/* Whether cells of no region are listed, in a cage that is not shown. */
static gboolean
some_in_none (JsonObject *object)
{
  JsonArray *cages = nonet_json_get_array (object, "cages");

  for (guint i = 0; i < nonet_json_length (cages); i++)
    {
      JsonObject *cage = nonet_json_object (nonet_json_at (cages, i));

      if (nonet_json_get_boolean (cage, "hidden") && json_object_has_member (cage, "unique")
          && !nonet_json_get_boolean (cage, "unique"))
        return TRUE;
    }
  return FALSE;
}

gboolean
nonet_sudokupad_read_regions (JsonObject *object, guint order, guint *map)
{
  JsonArray *regions = nonet_json_get_array (object, "regions");
  gboolean good = TRUE;
  guint n = 0;

  for (guint cell = 0; cell < order * order; cell++)
    map[cell] = NONET_NO_REGION;
  for (guint i = 0; i < nonet_json_length (regions); i++)
    {
      JsonArray *region = nonet_json_array (nonet_json_at (regions, i));

      for (guint j = 0; j < nonet_json_length (region); j++, n++)
        {
          gint cell = cell_at (order, nonet_json_at (region, j));

          if (cell >= 0 && map[cell] == NONET_NO_REGION)
            map[cell] = i;
          else
            good = FALSE;
        }
    }
  return good && (n == order * order || some_in_none (object));
}
