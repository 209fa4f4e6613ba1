/* Finding the cells of a board in a value of JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/json/json-cells.h"

#include <string.h>

#include "formats/grid/symbols.h"
#include "formats/json.h"
#include "formats/json/json-rules.h"
#include "formats/shapes.h"
#include "formats/text/rules.h"

/* What a cell that is an object calls its value. */
static const char *const value_keys[] = { "value", "val", "v", "digit", "number", "given", NULL };

/* What says that a cell is a given one, in lower case and without "is"; and that it can be changed. */
static const char *const given_keys[] = { "given",    "fixed",     "initial", "original", "locked",
                                          "readonly", "prefilled", "preset",  "clue",     NULL };
static const char *const editable_keys[] = { "editable", "mutable", "modifiable", NULL };

/* Members of an object with a place and a value that is a step of play or of a solver, or a cell of several boards. */
static const char *const step_keys[] = { "grid", "move", "strategy", "technique", "timestamp", NULL };

/* Cells of an object that are named by their places, at least. */
#define LEAST_NAMED 16

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

static gboolean
has_any (JsonObject *object, const char *const *keys)
{
  while (*keys != NULL && nonet_json_get (object, *keys) == NULL)
    keys++;
  return *keys != NULL;
}

/* The text of the first of some members that is a string or a number, or NULL; object may be NULL. Caller frees. */
static char *
dup_first (JsonObject *object, const char *const *keys)
{
  char *text = NULL;

  for (; text == NULL && *keys != NULL; keys++)
    text = nonet_json_dup_scalar (nonet_json_get (object, *keys));
  return text;
}

/* Begins to take cells; returns whether a board can have the order: smaller ones would be lists of places. */
static gboolean
begin (NonetJsonCells *cells, guint order, gboolean in_rows)
{
  nonet_json_cells_clear (cells);
  cells->cells = g_array_new (FALSE, TRUE, sizeof (GridCell));
  cells->texts = g_string_chunk_new (512);
  cells->order = order;
  cells->n_objects = 0;
  cells->valued = FALSE;
  cells->irregular = FALSE;
  cells->assumed = FALSE;
  cells->in_rows = in_rows;
  cells->unnamed = FALSE;
  return order >= 4 && order <= SUDOKU_MAX_ORDER;
}

/* A cell with a copy of the text. */
static GridCell
new_cell (NonetJsonCells *cells, const char *text, gsize length)
{
  return (GridCell){ g_string_chunk_insert_len (cells->texts, text, (gssize) length), (guint) length, FALSE };
}

/* The text of a cell: a scalar, or the value of an object; NULL for a blank one. */
static char *
dup_cell (JsonNode *node)
{
  JsonObject *object = nonet_json_object (node);

  return object != NULL ? dup_first (object, value_keys) : nonet_json_dup_scalar (node);
}

/* Whether an object says that its cell is a given one. */
static gboolean
is_given (JsonObject *object)
{
  g_autoptr (GList) names = object != NULL ? json_object_get_members (object) : NULL;

  for (GList *link = names; link != NULL; link = link->next)
    {
      JsonNode *node = json_object_get_member (object, link->data);
      g_autofree char *lower = g_ascii_strdown (link->data, -1);
      const char *name = g_str_has_prefix (lower, "is") ? lower + (lower[2] == '_' ? 3 : 2) : lower;

      if (JSON_NODE_HOLDS_VALUE (node)
          && ((g_strv_contains (given_keys, name) && nonet_json_says_something (node))
              || (g_strv_contains (editable_keys, name) && !nonet_json_says_something (node))))
        return TRUE;
    }
  return FALSE;
}

/* Whether an object has members that are no part of a cell: a record of a board has some that are a board's text. */
static gboolean
is_record (JsonObject *object)
{
  g_autoptr (GList) members = NULL;

  if (has_any (object, step_keys))
    return TRUE;
  if (has_any (object, value_keys))
    return FALSE;
  members = json_object_get_values (object);
  for (GList *link = members; link != NULL; link = link->next)
    {
      const char *text = JSON_NODE_HOLDS_VALUE (link->data) ? json_node_get_string (link->data) : NULL;

      if (nonet_json_object (link->data) != NULL
          || nonet_json_array (nonet_json_at (nonet_json_array (link->data), 0)) != NULL
          || (text != NULL && strnlen (text, 16) == 16))
        return TRUE;
    }
  return FALSE;
}

/* The elements of an array, or the members of an object that are numbered like them, from 0 or 1; NULL if they are not. */
static GList *
list_elements (JsonNode *node)
{
  JsonArray *array = nonet_json_array (node);
  JsonObject *object = nonet_json_object (node);
  g_autoptr (GList) names = object != NULL ? json_object_get_members (object) : NULL;
  gint64 number = names != NULL && g_str_equal (names->data, "1") ? 1 : 0;

  if (array != NULL)
    return json_array_get_elements (array);
  for (GList *link = names; link != NULL; link = link->next, number++)
    {
      g_autofree char *name = g_strdup_printf ("%" G_GINT64_FORMAT, number);

      if (!g_str_equal (link->data, name))
        return NULL;
    }
  return object != NULL ? json_object_get_values (object) : NULL;
}

/* Takes count cells of a row. */
static gboolean
take_row (NonetJsonCells *cells, JsonNode *row, guint count)
{
  g_autoptr (GList) elements = list_elements (row);

  if (g_list_length (elements) != count)
    return FALSE;
  for (GList *link = elements; link != NULL; link = link->next)
    {
      JsonNode *node = link->data;
      g_autofree char *text = dup_cell (node);
      GridCell cell = new_cell (cells, text != NULL ? text : "", text != NULL ? strlen (text) : 0);

      if (JSON_NODE_HOLDS_ARRAY (node) || (JSON_NODE_HOLDS_OBJECT (node) && is_record (json_node_get_object (node))))
        return FALSE;
      cell.starred = is_given (nonet_json_object (node));
      cells->valued = cells->valued || cell.length > 0;
      cells->n_objects += JSON_NODE_HOLDS_OBJECT (node) && !has_any (json_node_get_object (node), value_keys);
      g_array_append_val (cells->cells, cell);
    }
  return TRUE;
}

/* Whether a character can be a cell of a board of the order: on small boards words would be taken for cells otherwise. */
static gboolean
is_cell_character (gunichar c, guint order)
{
  if (grid_is_blank_character (c) || c == 'x' || c == 'X')
    return TRUE;
  if (order < 9 && c < 128)
    return (g_ascii_isdigit (c) && c <= '0' + order)
           || (g_ascii_isalpha (c) && (guint) g_ascii_toupper ((char) c) < 'A' + order);
  return g_unichar_isalnum (c);
}

/* Whether characters are too many different ones for a board, even one with a mistake: those of a name, or of a sum. */
static gboolean
is_word (const char *text, guint order)
{
  gboolean seen[256] = { FALSE };
  guint distinct = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      distinct += g_unichar_isalnum (c) && c != '0' && !seen[c % G_N_ELEMENTS (seen)];
      seen[c % G_N_ELEMENTS (seen)] = TRUE;
    }
  return distinct > order + 2;
}

/* Appends the rows of a text that always has the same character between them: "12.4-..21-…"; FALSE if it has none. */
static gboolean
join_rows (GString *cells, const char *text)
{
  gsize size = strlen (text), order = 4;

  while (order * (order + 1) - 1 < size)
    order++;
  if (order * (order + 1) - 1 != size || g_ascii_isalnum (text[order]))
    return FALSE;
  for (gsize row = 0; row < order; row++)
    {
      if (row > 0 && text[row * (order + 1) - 1] != text[order])
        {
          g_string_truncate (cells, 0);
          return FALSE;
        }
      g_string_append_len (cells, text + row * (order + 1), (gssize) order);
    }
  return TRUE;
}

static gboolean
take_characters (NonetJsonCells *cells, const char *text, gboolean in_rows)
{
  /* A character takes up to four bytes. */
  gboolean too_long = strnlen (text, 8 * SUDOKU_MAX_CELLS + 1) > 8 * SUDOKU_MAX_CELLS;
  g_autoptr (GString) bare = g_string_new (NULL);
  guint count = too_long ? 0 : (guint) g_utf8_strlen (text, -1);

  if (sudoku_order_of_cells (count) == 0 && count > 16)
    {
      if (!join_rows (bare, text))
        for (const char *p = text; *p != '\0'; p++)
          if (strchr (" \n\r\t/,;|", *p) == NULL)
            g_string_append_c (bare, *p);
      text = bare->str;
      count = (guint) g_utf8_strlen (text, -1);
    }
  if (!begin (cells, sudoku_order_of_cells (count), in_rows) || cells->order < 4 || is_word (text, cells->order))
    return FALSE;
  for (const char *p = text, *next; *p != '\0'; p = next)
    {
      GridCell cell;

      next = g_utf8_next_char (p);
      if (!is_cell_character (g_utf8_get_char (p), cells->order))
        return FALSE;
      cell = new_cell (cells, p, (gsize) (next - p));
      g_array_append_val (cells->cells, cell);
    }
  return TRUE;
}

/* The name of the list that an object has alone, or NULL; object may be NULL. */
static const char *
find_list (JsonObject *object)
{
  g_autoptr (GList) names = object != NULL ? json_object_get_members (object) : NULL;
  const char *found = NULL;

  for (GList *link = names; link != NULL; link = link->next)
    {
      if (nonet_json_array (json_object_get_member (object, link->data)) == NULL)
        continue;
      if (found != NULL)
        return NULL;
      found = link->data;
    }
  return found;
}

/* The list that an element of a list has alone, unless that is a board by its name; else the element. name may be NULL. */
static JsonNode *
get_list (JsonNode *node, const char **name)
{
  static const char *const boards[] = { "board", "grid", "problem", "puzzle", "quiz", NULL };
  JsonObject *object = nonet_json_object (node);
  const char *found = find_list (object);

  if (found != NULL && nonet_rules_name_is_in (found, boards))
    found = NULL;
  if (name != NULL)
    *name = found;
  return found != NULL ? json_object_get_member (object, found) : node;
}

/* Whether a list has strings of as many characters as there are strings: then it is a board, and no row of one. Where all are
 * the same they can be cells with all their candidates. */
static gboolean
is_square (JsonArray *list)
{
  guint count = nonet_json_length (list);
  const char *first = nonet_json_string (nonet_json_at (list, 0));
  gboolean differ = FALSE;

  for (guint i = 0; i < count; i++)
    {
      const char *text = nonet_json_string (nonet_json_at (list, i));

      if (text == NULL || g_utf8_strlen (text, -1) != count)
        return FALSE;
      differ = differ || !g_str_equal (text, first);
    }
  return differ;
}

/* Whether a name says that a list is a row, or what stands in one: "cells", "row_1", "r1", "1". */
static gboolean
is_of_row (const char *name)
{
  static const char *const names[] = {
    "", "box", "cell", "col", "column", "digit", "r", "row", "square", "tile", NULL
  };

  return nonet_rules_name_is_in (name, names);
}

/* Takes rows that are lists, or objects with one: [{ "cells": [{ "value": 5 }, …] }, …]. */
static gboolean
take_rows (NonetJsonCells *cells, JsonArray *array, guint count)
{
  gboolean good = begin (cells, count, TRUE);

  for (guint row = 0; good && row < count; row++)
    {
      const char *name;
      JsonNode *list = get_list (json_array_get_element (array, row), &name);

      good = !is_square (nonet_json_array (list)) && take_row (cells, list, count);
      cells->unnamed = cells->unnamed || (name != NULL && !is_of_row (name));
    }
  return good;
}

static gboolean
take_array (NonetJsonCells *cells, JsonNode *node)
{
  JsonArray *array = json_node_get_array (node);
  guint count = json_array_get_length (array);
  const char *first = nonet_json_string (nonet_json_at (array, 0));

  if (first != NULL && g_utf8_strlen (first, -1) == count && count > 1)
    {
      g_autoptr (GString) all = g_string_new (NULL);

      for (guint i = 0; i < count; i++)
        {
          g_autofree char *row = nonet_json_dup_scalar (json_array_get_element (array, i));

          g_string_append (all, row != NULL ? row : "");
        }
      return take_characters (cells, all->str, TRUE) && cells->order == count;
    }
  if (count > 0 && take_rows (cells, array, count))
    return TRUE;
  return begin (cells, sudoku_order_of_cells (count), FALSE) && take_row (cells, node, count);
}

/* A value that says where its cell is, both counted as the text does. */
typedef struct
{
  gint64 row, column;
  JsonNode *node; /* an object, or what the cell holds */
} Place;

static GArray *
new_places (void)
{
  return g_array_new (FALSE, FALSE, sizeof (Place));
}

/* A number under the first of some names that is there, or -1; object may be NULL. */
static gint64
get_number (JsonObject *object, const char *const *keys)
{
  while (*keys != NULL && nonet_json_get (object, *keys) == NULL)
    keys++;
  return *keys != NULL ? nonet_json_read_number (nonet_json_get (object, *keys)) : -1;
}

/* Adds the cells of a list. Returns FALSE if not all of them say where they are. */
static gboolean
add_listed (GArray *places, JsonArray *list)
{
  static const char *const rows[] = { "row", "r", "y", "i", "rownumber", "rowindex", NULL };
  static const char *const columns[] = { "col", "column", "c", "x", "j", "columnnumber", "columnindex", NULL };

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      JsonObject *object = nonet_json_object (node);
      const Place place = { get_number (object, rows), get_number (object, columns), node };

      if (place.row < 0 || place.row > SUDOKU_MAX_ORDER || place.column < 0 || place.column > SUDOKU_MAX_ORDER
          || has_any (object, step_keys))
        return FALSE;
      g_array_append_val (places, place);
    }
  return TRUE;
}

/* Adds the cells of lists of their boxes or rows, likewise. */
static gboolean
add_parts (GArray *places, JsonArray *lists)
{
  guint count = json_array_get_length (lists);
  gboolean seen[SUDOKU_MAX_CELLS] = { FALSE };

  if (count < 4 || count > SUDOKU_MAX_ORDER)
    return FALSE;
  for (guint i = 0; i < count; i++)
    {
      JsonArray *list = nonet_json_array (get_list (json_array_get_element (lists, i), NULL));

      if (nonet_json_length (list) != count || !add_listed (places, list))
        return FALSE;
    }
  /* From 0 or from 1, no place comes twice. */
  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);
      gboolean *there = &seen[place->row % count * count + place->column % count];

      if (*there)
        return FALSE;
      *there = TRUE;
    }
  return TRUE;
}

/* The order of a board of that number of cells, else the least one with square boxes that reaches as far. */
static guint
find_order (guint count, guint extent)
{
  guint box = 3;

  if (extent >= 4 && extent * extent == count)
    return extent;
  while (box * box < extent)
    box++;
  return box * box;
}

/* Whether the regions that cells name are the boxes, as far as they do. */
static gboolean
names_boxes (const GArray *places, const SudokuShape *shape, guint first)
{
  static const char *const keys[] = { "blocknumber", "block", "box", "region", NULL };
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_set_size (names, (gint) shape->order);
  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);
      g_autofree char *name = dup_first (nonet_json_object (place->node), keys);
      guint box = sudoku_cell_box (shape, (guint) ((place->row - first) * shape->order + place->column - first));

      if (names->pdata[box] == NULL)
        names->pdata[box] = g_steal_pointer (&name);
      else if (name != NULL && !g_str_equal (names->pdata[box], name))
        return FALSE;
    }
  return TRUE;
}

/* Takes cells that say where they are, if any has a value. */
static gboolean
take_places (NonetJsonCells *cells, const GArray *places)
{
  guint order, first;
  gint64 least = SUDOKU_MAX_ORDER, most = 0;

  if (places->len < 4 || places->len > SUDOKU_MAX_CELLS)
    return FALSE;
  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);

      least = MIN (least, MIN (place->row, place->column));
      most = MAX (most, MAX (place->row, place->column));
    }
  order = find_order (places->len, (guint) most + (least == 0));
  if (!begin (cells, order, FALSE))
    return FALSE;
  /* Where no place shows whether they count from 0 or from 1, most programs count from 0. */
  first = most == order ? 1 : 0;
  g_array_set_size (cells->cells, order * order);
  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);
      GridCell *cell = &g_array_index (cells->cells, GridCell, (place->row - first) * order + place->column - first);
      g_autofree char *text = dup_cell (place->node);

      if (text == NULL || g_ascii_strtoll (text, NULL, 10) <= 0 || cell->length > 0)
        continue;
      *cell = new_cell (cells, text, strlen (text));
      cell->starred = is_given (nonet_json_object (place->node));
      cells->valued = TRUE;
    }
  cells->irregular = !names_boxes (places, nonet_shape_get_usual (order), first);
  return cells->valued;
}

/* Forgets what was begun, if it came to nothing, or if there are objects about something else and no values. */
static gboolean
finish (NonetJsonCells *cells, gboolean good)
{
  good = good && (cells->n_objects == 0 || cells->valued);
  if (!good)
    cells->order = 0;
  return good;
}

gboolean
nonet_json_cells_take_string (NonetJsonCells *cells, const char *text)
{
  return finish (cells, take_characters (cells, text, FALSE));
}

gboolean
nonet_json_cells_take (NonetJsonCells *cells, JsonNode *node)
{
  JsonArray *array = nonet_json_array (node);
  const char *text = nonet_json_string (node);
  g_autoptr (GArray) places = new_places (), parts = new_places ();

  if (array == NULL)
    return finish (cells, text != NULL && take_characters (cells, text, FALSE));
  return finish (cells, (add_listed (places, array) && take_places (cells, places))
                            || (add_parts (parts, array) && take_places (cells, parts)) || take_array (cells, node));
}

void
nonet_json_cells_arrange (NonetJsonCells *cells, NonetJsonHouses houses)
{
  GArray *old = cells->cells;
  guint order = cells->order, box_rows = sudoku_usual_box_rows (order), box_columns = order / box_rows;

  cells->cells = g_array_sized_new (FALSE, FALSE, sizeof (GridCell), old->len);
  for (guint cell = 0; cell < old->len; cell++)
    {
      guint row = cell / order, column = cell % order;
      guint box = row / box_rows * box_rows + column / box_columns;
      guint within = row % box_rows * box_columns + column % box_columns;
      guint from = houses == NONET_JSON_BOXES ? box * order + within : column * order + row;

      g_array_append_val (cells->cells, g_array_index (old, GridCell, from));
    }
  g_array_unref (old);
}

/* Reads the name of a cell as a place: "A1", which is taken from 0, "r1c1" or "(0, 0)". */
static gboolean
read_place_name (const char *name, Place *place)
{
  const char *p = name, *const end = name + strlen (name);
  gboolean letter = g_ascii_isalpha (*name) && g_ascii_isdigit (name[1]) && strpbrk (name + 1, "cC") == NULL;

  place->row = letter ? g_ascii_tolower (*name) - 'a' : -1;
  for (guint i = letter; i < 2; i++)
    {
      while (p < end && !g_ascii_isdigit (*p))
        p++;
      if (p == end || p - name > 10)
        return FALSE;
      place->column = (gint64) nonet_scan_number (&p, end) - letter;
      place->row = i == 0 ? place->column : place->row;
    }
  return (p == end || g_str_equal (p, ")")) && place->row <= SUDOKU_MAX_ORDER && place->column >= 0
         && place->column <= SUDOKU_MAX_ORDER;
}

/* Adds cells whose names say where they are, if they are as many as a board needs; *rows_first: whether they say that, too, and
 * then count from 0 or from 1. */
static gboolean
add_named (GArray *places, JsonObject *object, gboolean *rows_first)
{
  g_autoptr (GList) names = json_object_get_members (object);
  gboolean from_one;

  from_one = *rows_first = names != NULL && g_ascii_tolower (*(const char *) names->data) == 'r';
  for (GList *link = names; link != NULL; link = link->next)
    {
      Place place = { .node = json_object_get_member (object, link->data) };

      if (nonet_json_array (place.node) != NULL || nonet_json_object (place.node) != NULL
          || !read_place_name (link->data, &place))
        return FALSE;
      from_one = from_one && place.row > 0 && place.column > 0;
      g_array_append_val (places, place);
    }
  for (guint i = 0; i < places->len && from_one; i++)
    {
      g_array_index (places, Place, i).row--;
      g_array_index (places, Place, i).column--;
    }
  return places->len >= LEAST_NAMED;
}

gboolean
nonet_json_cells_take_members (NonetJsonCells *cells, JsonObject *object)
{
  guint order = json_object_get_size (object);
  g_autoptr (GList) names = json_object_get_members (object);
  g_autoptr (GArray) places = new_places ();
  gboolean good = begin (cells, order, TRUE), rows_first = TRUE;

  for (GList *link = names; good && link != NULL; link = link->next)
    {
      good = take_row (cells, json_object_get_member (object, link->data), order);
      cells->unnamed = cells->unnamed || !is_of_row (link->data);
    }
  if (!good)
    good = add_named (places, object, &rows_first) && take_places (cells, places);
  cells->assumed = good && !rows_first;
  return finish (cells, good);
}

void
nonet_json_cells_check_solution (const NonetJsonCells *cells, NonetInput *input, NonetPuzzle *puzzle)
{
  guint8 values[SUDOKU_MAX_CELLS];

  if (cells->order != puzzle->shape->order)
    return;
  for (guint i = 0; i < cells->cells->len; i++)
    {
      GridReadCell read;

      if (grid_symbols_read (puzzle->alphabet, &nonet_json_cells_get (cells)[i], FALSE, &read) != GRID_CELL_VALUE)
        return;
      values[i] = (guint8) read.value;
    }
  nonet_input_check_solution (input, puzzle, values, 0);
}
