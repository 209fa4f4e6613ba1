/* Finding the cells of a board in a value of JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/json-cells.h"

#include <string.h>

#include "formats/grid/lexer.h"
#include "formats/json.h"

void
nonet_json_cells_clear (NonetJsonCells *cells)
{
  g_clear_pointer (&cells->texts, g_ptr_array_unref);
}

/* What a cell that is an object calls its value. */
static const char *const value_keys[] = { "value", "given", "digit", "number" };

/* The text of a cell: a scalar, or the value of an object; NULL for a blank one. */
static char *
dup_cell (JsonNode *node)
{
  if (JSON_NODE_HOLDS_VALUE (node))
    return nonet_json_dup_scalar (node);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (value_keys); i++)
    {
      JsonNode *member = json_object_get_member (json_node_get_object (node), value_keys[i]);
      char *text = member != NULL ? nonet_json_dup_scalar (member) : NULL;

      if (text != NULL)
        return text;
    }
  return NULL;
}

/* Whether an object has members that are no part of a cell: a record of a board has some that are a board's text. */
static gboolean
is_record (JsonObject *object)
{
  g_autoptr (GList) names = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (value_keys); i++)
    if (json_object_has_member (object, value_keys[i]))
      return FALSE;
  names = json_object_get_members (object);
  for (GList *link = names; link != NULL; link = link->next)
    {
      JsonNode *member = json_object_get_member (object, link->data);
      const char *text = JSON_NODE_HOLDS_VALUE (member) ? json_node_get_string (member) : NULL;

      if (JSON_NODE_HOLDS_OBJECT (member)
          || (JSON_NODE_HOLDS_ARRAY (member) && nonet_json_array_get_array (json_node_get_array (member), 0) != NULL)
          || (text != NULL && strnlen (text, 16) == 16))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_cell (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) || JSON_NODE_HOLDS_NULL (node)
         || (JSON_NODE_HOLDS_OBJECT (node) && !is_record (json_node_get_object (node)));
}

/* Whether a character can be a cell of a board of the order: on small boards words would be taken for cells else. */
static gboolean
is_cell_character (gunichar c, guint order)
{
  if (grid_is_blank_sign (c) || c == 'x' || c == 'X')
    return TRUE;
  if (order < 9 && c < 128)
    return (g_ascii_isdigit (c) && c <= '0' + order)
           || (g_ascii_isalpha (c) && (guint) g_ascii_toupper ((char) c) < 'A' + order);
  return g_unichar_isalnum (c);
}

gboolean
nonet_json_cells_take_string (NonetJsonCells *cells, const char *text)
{
  /* A character takes up to four bytes. */
  gboolean too_long = strnlen (text, 8 * SUDOKU_MAX_CELLS + 1) > 8 * SUDOKU_MAX_CELLS;
  g_autoptr (GString) bare = NULL;
  guint count = too_long ? 0 : (guint) g_utf8_strlen (text, -1);

  cells->order = sudoku_order_of_cells (count);
  if (cells->order == 0 && count > 16)
    {
      bare = g_string_new (NULL);
      for (const char *p = text; *p != '\0'; p++)
        if (strchr (" \n\r\t/,;|", *p) == NULL)
          g_string_append_c (bare, *p);
      text = bare->str;
      count = (guint) g_utf8_strlen (text, -1);
      cells->order = sudoku_order_of_cells (count);
    }
  if (cells->order < 4)
    return FALSE;
  cells->texts = g_ptr_array_new_with_free_func (g_free);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (!is_cell_character (g_utf8_get_char (p), cells->order))
        return FALSE;
      g_ptr_array_add (cells->texts, g_strndup (p, (gsize) (g_utf8_next_char (p) - p)));
    }
  return cells->texts->len == count;
}

gboolean
nonet_json_cells_take_array (NonetJsonCells *cells, JsonArray *array)
{
  guint count = json_array_get_length (array);
  JsonNode *first = count > 0 ? json_array_get_element (array, 0) : NULL;
  gboolean nested = first != NULL && JSON_NODE_HOLDS_ARRAY (first);

  if (first == NULL)
    return FALSE;
  cells->texts = g_ptr_array_new_with_free_func (g_free);
  cells->order = nested ? count : sudoku_order_of_cells (count);
  cells->in_rows = nested;
  if (!nested && JSON_NODE_HOLDS_VALUE (first) && json_node_get_value_type (first) == G_TYPE_STRING
      && g_utf8_strlen (json_node_get_string (first), -1) == count && count > 1)
    {
      g_autoptr (GString) all = g_string_new (NULL);

      for (guint i = 0; i < count; i++)
        {
          g_autofree char *row = nonet_json_dup_scalar (json_array_get_element (array, i));

          g_string_append (all, row != NULL ? row : "");
        }
      g_clear_pointer (&cells->texts, g_ptr_array_unref);
      cells->in_rows = TRUE;
      return nonet_json_cells_take_string (cells, all->str) && cells->order == count;
    }
  if (cells->order < (nested ? 2 : 4) || cells->order > SUDOKU_MAX_ORDER)
    return FALSE;
  for (guint i = 0; i < cells->order * cells->order; i++)
    {
      JsonArray *row = nested ? nonet_json_array_get_array (array, i / cells->order) : array;
      guint at = nested ? i % cells->order : i;

      if (row == NULL || json_array_get_length (row) != (nested ? cells->order : count)
          || !is_cell (json_array_get_element (row, at)))
        return FALSE;
      g_ptr_array_add (cells->texts, dup_cell (json_array_get_element (row, at)));
    }
  return TRUE;
}

gboolean
nonet_json_cells_take_rows (NonetJsonCells *cells, JsonObject *object)
{
  guint order = json_object_get_size (object);
  g_autoptr (GList) names = NULL;

  if (order < 4 || order > SUDOKU_MAX_ORDER)
    return FALSE;
  cells->order = order;
  cells->in_rows = TRUE;
  cells->texts = g_ptr_array_new_with_free_func (g_free);
  names = json_object_get_members (object);
  for (GList *link = names; link != NULL; link = link->next)
    {
      JsonArray *row = nonet_json_get_array (object, link->data);

      if (row == NULL || json_array_get_length (row) != order)
        return FALSE;
      for (guint i = 0; i < order; i++)
        {
          if (!is_cell (json_array_get_element (row, i)))
            return FALSE;
          g_ptr_array_add (cells->texts, dup_cell (json_array_get_element (row, i)));
        }
    }
  return TRUE;
}

/* A number under the first of some names that is there, or -1. */
static gint64
get_number (JsonObject *object, const char *const *keys)
{
  for (; *keys != NULL; keys++)
    if (json_object_has_member (object, *keys))
      return nonet_json_get_int (object, *keys, -1);
  return -1;
}

gboolean
nonet_json_cells_take_places (NonetJsonCells *cells, JsonArray *array)
{
  static const char *const rows[] = { "row", "r", "y", "i", NULL }, *const columns[] = { "col", "column", "c",
                                                                                         "x",   "j",      NULL };
  static const char *const values[] = { "value", "given", "digit", "number", "val", "v", NULL };
  guint count = json_array_get_length (array);
  gint64 least = 99, most = 0;

  if (count < 4 || count > SUDOKU_MAX_CELLS)
    return FALSE;
  for (guint i = 0; i < count; i++)
    {
      JsonObject *object = nonet_json_array_get_object (array, i);
      gint64 row = object != NULL ? get_number (object, rows) : -1,
             column = object != NULL ? get_number (object, columns) : -1;

      if (row < 0 || row > 16 || column < 0 || column > 16)
        return FALSE;
      least = MIN (least, MIN (row, column));
      most = MAX (most, MAX (row, column));
    }
  cells->order = most + (least == 0) <= 9 ? 9 : 16;
  if (most + (least == 0) > 16)
    return FALSE;
  /* Where no place shows whether they count from 0 or from 1, most programs count from 0. */
  least = most == (gint64) cells->order ? 1 : 0;
  cells->texts = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_set_size (cells->texts, (gint) (cells->order * cells->order));
  for (guint i = 0; i < count; i++)
    {
      JsonObject *object = json_array_get_object_element (array, i);
      gint64 value = get_number (object, values);
      guint at = (guint) ((get_number (object, rows) - least) * cells->order + get_number (object, columns) - least);

      if (value > 0 && cells->texts->pdata[at] == NULL)
        cells->texts->pdata[at] = g_strdup_printf ("%" G_GINT64_FORMAT, value);
    }
  return TRUE;
}

gboolean
nonet_json_cells_take_node (NonetJsonCells *cells, JsonNode *node)
{
  gboolean good = FALSE;

  if (JSON_NODE_HOLDS_ARRAY (node))
    good = nonet_json_cells_take_array (cells, json_node_get_array (node));
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    good = nonet_json_cells_take_string (cells, json_node_get_string (node));
  if (!good)
    nonet_json_cells_clear (cells);
  return good;
}

GridCell
nonet_json_cells_get (const NonetJsonCells *cells, guint index)
{
  const char *text = g_ptr_array_index (cells->texts, index);

  return (GridCell){ text != NULL ? text : "", text != NULL ? (guint) strlen (text) : 0, FALSE };
}
