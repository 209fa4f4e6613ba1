/* The cells of a board in JSON, and its regions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/json/json-boards.h"

#include <string.h>

#include "formats/grid/symbols.h"
#include "formats/json/rules.h"

/* What a cell that is an object calls its value, and what says that it is a given one, in lower case and without "is". */
static const char *const value_keys[] = { "value", "val", "v", "digit", "number", NULL };
static const char *const given_keys[] = { "given",  "fixed",    "initial",   "original", "locked",
                                          "preset", "readonly", "prefilled", "clue",     NULL };

/* What says where a cell is, or that it is a step of play: lists of such objects need not be in the order of the board. */
static const char *const place_keys[] = { "row", "r", "x", "col", "column", "index", "position", "technique", NULL };

void
nonet_json_cells_clear (NonetJsonCells *cells)
{
  g_clear_pointer (&cells->cells, g_array_unref);
  g_clear_pointer (&cells->texts, g_string_chunk_free);
  cells->order = 0;
}

const GridCell *
nonet_json_cells_get (const NonetJsonCells *cells)
{
  return (const GridCell *) (gpointer) cells->cells->data;
}

/* Begins to take cells; returns whether a board can have the order: smaller ones would be lists of places. */
static gboolean
begin (NonetJsonCells *cells, guint order, gboolean in_rows)
{
  nonet_json_cells_clear (cells);
  cells->cells = g_array_new (FALSE, TRUE, sizeof (GridCell));
  cells->texts = g_string_chunk_new (512);
  cells->order = order;
  cells->in_rows = in_rows;
  cells->valued = cells->hollow = FALSE;
  return order >= 4 && order <= SUDOKU_MAX_ORDER;
}

static void
add_cell (NonetJsonCells *cells, const char *text, gsize length, gboolean given)
{
  const GridCell cell = { g_string_chunk_insert_len (cells->texts, text, (gssize) length), (guint) length, given };

  g_array_append_val (cells->cells, cell);
  cells->valued = cells->valued || length > 0;
}

/* The first of some members that is there, or NULL; object may be NULL. */
static JsonNode *
find_member (JsonObject *object, const char *const *keys)
{
  JsonNode *found = NULL;

  for (; found == NULL && *keys != NULL; keys++)
    found = nonet_json_get (object, *keys);
  return found;
}

/* Whether an object says that its cell is a given one: "given": true, "isFixed": 1, "editable": false. */
static gboolean
is_given (JsonObject *object)
{
  g_autoptr (GList) names = json_object_get_members (object);

  for (GList *link = names; link != NULL; link = link->next)
    {
      JsonNode *node = json_object_get_member (object, link->data);
      g_autofree char *lower = g_ascii_strdown (link->data, -1);
      const char *name = g_str_has_prefix (lower, "is") ? lower + (lower[2] == '_' ? 3 : 2) : lower;

      if (JSON_NODE_HOLDS_VALUE (node) && nonet_json_says_something (node) == g_strv_contains (given_keys, name)
          && (g_strv_contains (given_keys, name) || g_str_equal (name, "editable")))
        return TRUE;
    }
  return FALSE;
}

/* Takes a list of values in their order, [1, 2, 5], as the candidates of a cell. */
static gboolean
take_candidates (NonetJsonCells *cells, JsonArray *list)
{
  static const char symbols[] = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  char text[sizeof symbols];
  guint count = json_array_get_length (list);
  gint64 last = 0;

  if (cells->order >= sizeof symbols || count > cells->order)
    return FALSE;
  for (guint i = 0; i < count; i++)
    {
      gint64 value = nonet_json_read_number (json_array_get_element (list, i));

      if (value <= last || value > cells->order)
        return FALSE;
      text[i] = symbols[value - 1];
      last = value;
    }
  add_cell (cells, text, count, FALSE);
  return TRUE;
}

/* Takes a cell. An object without a value is a blank one, if it has nothing but texts, numbers and flat lists. No number but -1 is below
 * 0. */
static gboolean
take_cell (NonetJsonCells *cells, JsonNode *node)
{
  JsonObject *object = nonet_json_object (node);
  JsonNode *value = object != NULL ? find_member (object, value_keys) : node;
  g_autofree char *text = nonet_json_dup_scalar (value);
  g_autoptr (GList) members = object != NULL && value == NULL ? json_object_get_values (object) : NULL;

  if (JSON_NODE_HOLDS_ARRAY (node))
    return take_candidates (cells, json_node_get_array (node));
  if (find_member (object, place_keys) != NULL
      || (text != NULL && *text == '-' && g_ascii_isdigit (text[1]) && !g_str_equal (text, "-1")))
    return FALSE;
  for (GList *link = members; link != NULL; link = link->next)
    if (nonet_json_object (link->data) != NULL
        || nonet_json_array (nonet_json_at (nonet_json_array (link->data), 0)) != NULL)
      return FALSE;
  add_cell (cells, text != NULL ? text : "", text != NULL ? strlen (text) : 0, object != NULL && is_given (object));
  cells->hollow = cells->hollow || value == NULL;
  return TRUE;
}

static gboolean
take_list (NonetJsonCells *cells, JsonArray *list, guint count)
{
  gboolean good = nonet_json_length (list) == count;

  for (guint i = 0; i < count && good; i++)
    good = take_cell (cells, json_array_get_element (list, i));
  return good;
}

static gboolean
take_characters (NonetJsonCells *cells, const char *text)
{
  for (const char *p = text, *next; *p != '\0'; p = next)
    {
      gunichar c = g_utf8_get_char (p);

      next = g_utf8_next_char (p);
      if (!grid_is_blank_character (c) && !g_unichar_isalnum (c))
        return FALSE;
      add_cell (cells, p, (gsize) (next - p), FALSE);
    }
  return TRUE;
}

/* A text without what may stand between cells or rows. */
static GString *
dup_bare (const char *text)
{
  GString *bare = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p++)
    if (strchr (" \n\r\t/,;|", *p) == NULL)
      g_string_append_c (bare, *p);
  return bare;
}

/* A string of order * order characters; if it has more, some may stand between the rows. */
static gboolean
take_string (NonetJsonCells *cells, const char *text)
{
  /* A character takes up to four bytes. */
  gboolean too_long = strnlen (text, 8 * SUDOKU_MAX_CELLS + 1) > 8 * SUDOKU_MAX_CELLS;
  g_autoptr (GString) bare = NULL;
  guint order = too_long ? 0 : sudoku_order_of_cells ((guint) g_utf8_strlen (text, -1));

  if (order == 0 && !too_long)
    {
      bare = dup_bare (text);
      text = bare->str;
      order = sudoku_order_of_cells ((guint) g_utf8_strlen (text, -1));
    }
  return begin (cells, order, FALSE) && take_characters (cells, text);
}

/* Whether a text has that many characters, perhaps with spaces or commas between. */
static gboolean
is_row (const char *text, guint count)
{
  g_autoptr (GString) bare = NULL;
  glong length = g_utf8_strlen (text, -1);

  if (length == count || length < (glong) count || length > 3 * (glong) count)
    return length == count;
  bare = dup_bare (text);
  return g_utf8_strlen (bare->str, -1) == count;
}

/* Whether a list has as many strings as each has characters, or cells with spaces or commas between. Where all are the same they can be
 * cells with all candidates. */
static gboolean
is_square (JsonArray *list)
{
  guint count = nonet_json_length (list);
  const char *first = nonet_json_string (nonet_json_at (list, 0));
  gboolean differ = FALSE;

  for (guint i = 0; i < count; i++)
    {
      const char *text = nonet_json_string (json_array_get_element (list, i));

      if (text == NULL || !is_row (text, count))
        return FALSE;
      differ = differ || !g_str_equal (text, first);
    }
  return differ;
}

static gboolean
take_row (NonetJsonCells *cells, const char *text, guint count)
{
  g_autoptr (GString) bare = dup_bare (text);

  return take_characters (cells, g_utf8_strlen (text, -1) == count ? text : bare->str);
}

static gboolean
take_array (NonetJsonCells *cells, JsonArray *array)
{
  guint count = json_array_get_length (array);
  gboolean good = begin (cells, count, TRUE), texts = is_square (array);

  for (guint row = 0; good && row < count; row++)
    {
      JsonNode *node = json_array_get_element (array, row);
      JsonArray *list = nonet_json_array (node);

      good = texts ? take_row (cells, nonet_json_string (node), count)
                   : !is_square (list) && take_list (cells, list, count);
    }
  return good || (begin (cells, sudoku_order_of_cells (count), FALSE) && take_list (cells, array, count));
}

gboolean
nonet_json_cells_take (NonetJsonCells *cells, JsonNode *node)
{
  JsonArray *array = nonet_json_array (node);
  const char *text = nonet_json_string (node);
  gboolean good = array != NULL ? take_array (cells, array) : text != NULL && take_string (cells, text);

  /* Objects without any value are about something else. */
  good = good && (cells->valued || !cells->hollow);
  if (!good)
    cells->order = 0;
  return good;
}

void
nonet_json_cells_check_solution (const NonetJsonCells *cells, NonetInput *input, NonetPuzzle *puzzle)
{
  const GridSymbols symbols = { .alphabet = puzzle->alphabet };
  guint8 values[SUDOKU_MAX_CELLS];

  if (cells->order != puzzle->shape->order)
    return;
  for (guint i = 0; i < cells->cells->len; i++)
    {
      GridReadCell read;

      if (grid_symbols_read (&symbols, &nonet_json_cells_get (cells)[i], FALSE, &read) != GRID_CELL_VALUE)
        return;
      values[i] = (guint8) read.value;
    }
  nonet_input_check_solution (input, puzzle, values, 0);
}

/* Regions. */

/* Whether cells name as many regions as a board of the shape has, as a map does; *boxes: whether these are its boxes. */
static gboolean
read_map (const NonetJsonCells *map, const SudokuShape *shape, gboolean *boxes)
{
  g_autoptr (GHashTable) regions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  *boxes = TRUE;
  for (guint cell = 0; map->order == shape->order && cell < map->cells->len; cell++)
    {
      char *name = g_strndup (nonet_json_cells_get (map)[cell].start, nonet_json_cells_get (map)[cell].length);
      gpointer box = GUINT_TO_POINTER (sudoku_cell_box (shape, cell) + 1), before = g_hash_table_lookup (regions, name);

      *boxes = *boxes && (before == NULL || before == box);
      g_hash_table_insert (regions, name, box);
    }
  return g_hash_table_size (regions) == shape->order;
}

/* The cell a region names, by its number or by row and column, counted from first; G_MAXUINT if the board has none. */
static guint
named_cell (JsonNode *node, const SudokuShape *shape, gint64 first)
{
  JsonArray *pair = nonet_json_array (node);
  gint64 row = 0, column, most = pair != NULL ? shape->order : shape->n_cells;

  if (pair != NULL)
    row = nonet_json_read_number (nonet_json_at (pair, 0)) - first;
  column = nonet_json_read_number (pair != NULL ? nonet_json_at (pair, 1) : node) - first;
  return row >= 0 && row < most && column >= 0 && column < most ? (guint) (row * shape->order + column) : G_MAXUINT;
}

/* Whether the cells of each region in the list lie in one box. */
static gboolean
list_has_boxes (JsonArray *regions, const SudokuShape *shape, gint64 first)
{
  for (guint i = 0; i < nonet_json_length (regions); i++)
    {
      JsonArray *region = nonet_json_array (nonet_json_at (regions, i));
      guint box = G_MAXUINT;

      for (guint j = 0; j < nonet_json_length (region); j++)
        {
          guint cell = named_cell (json_array_get_element (region, j), shape, first);

          if (cell == G_MAXUINT || (box != G_MAXUINT && box != sudoku_cell_box (shape, cell)))
            return FALSE;
          box = sudoku_cell_box (shape, cell);
        }
    }
  return TRUE;
}

gboolean
nonet_json_regions_are_boxes (JsonNode *node, const SudokuShape *shape)
{
  JsonArray *list = nonet_json_array (node);
  g_auto (NonetJsonCells) map = { 0 };
  gboolean boxes;

  if (nonet_json_cells_take (&map, node) && read_map (&map, shape, &boxes))
    return boxes;
  return nonet_json_array (nonet_json_at (list, 0)) == NULL || list_has_boxes (list, shape, 0)
         || list_has_boxes (list, shape, 1);
}
