/* Reading ipuz.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   { "version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"], "title": "Small", "charset": "1234",
 *     "puzzle": [[0, 4, 0, 0], [0, 0, 0, 1], [3, 1, 0, 0], [0, 0, 0, 0]],
 *     "saved": [[0, 0, [2, 3], 0], [2, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]] }
 *
 *   "puzzle": [[{ "cell": 5, "style": { "color": "ff0000" } }, 0, …], …]
 *   "zones": [{ "rect": [0, 0, 2, 1] }, { "cells": [[3, 0], [4, 0], …] }, …]
 *
 * "saved" has values for entries and lists for marks. What Nonet does not know is kept as it is. Nonet's own members:
 *   io.github.nonet:alphabet    the symbols where "charset" cannot hold them: "1-16"
 *   io.github.nonet:boxes       "RxC" where boxes are not square
 *   io.github.nonet:marks, :corners, :eliminated   rows of lists of symbols
 *   io.github.nonet:colours     rows of 0 .. 9
 *   io.github.nonet:candidate-colours   rows of lists of [symbol, 1 .. 9]
 *   io.github.nonet:elapsed     seconds
 *   io.github.nonet:checkpoints list of {"name": "…", "puzzle": an object as this one}
 *   io.github.nonet:step-code, -values, -removed, -placed, -extra   the step it is an example of, as in HoDoKu's library
 */
#include "config.h"

#include "formats/ipuz.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "formats/puzzle.h"
#include "formats/grid/lexer.h"
#include "formats/json.h"
#include "formats/json/rules.h"

/* The colour of cells that are only said to stand out. */
#define HIGHLIGHT 3

const struct NonetIpuzText nonet_ipuz_texts[NONET_IPUZ_TEXTS] = {
  { "title", G_STRUCT_OFFSET (NonetPuzzle, title) },
  { "author", G_STRUCT_OFFSET (NonetPuzzle, author) },
  { "publication", G_STRUCT_OFFSET (NonetPuzzle, source) },
  { "date", G_STRUCT_OFFSET (NonetPuzzle, date) },
  { "difficulty", G_STRUCT_OFFSET (NonetPuzzle, difficulty) },
  { "notes", G_STRUCT_OFFSET (NonetPuzzle, comment) },
  { NONET_IPUZ_PREFIX "unknown-rules", G_STRUCT_OFFSET (NonetPuzzle, unknown) },
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

/* Rows with the cells that say more than their values, which are left out, and null for the others; NULL if there are none.
 * Caller frees. */
static JsonNode *
dup_cells (JsonArray *rows)
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

/* The colour, 1 .. 9, of a cell that has a style, { "style": { "color": "ff0000" } }, or the name of one of the "styles" in
 * root; 0 for none. */
static guint
style_colour (JsonObject *root, JsonNode *node)
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

/* Whether the file says to be of a kind: "killersudoku". */
static gboolean
has_kind (JsonObject *object, const char *kind)
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

/* The cells of a zone or cage, from "cells", or "rect": left, top, right and bottom. ipuz gives columns before rows; what is no cell of
 * the board is UINT16_MAX. NULL if it has none; zone may be NULL. */
static GArray *
read_zone (JsonObject *zone, guint order)
{
  JsonArray *places = nonet_json_get_array (zone, "cells");
  GArray *cells;
  gint64 sides[4], place[2];
  guint count = MIN (nonet_json_length (places), order * order + 1), columns = 1;

  if (places == NULL)
    {
      if (!read_numbers (nonet_json_get_array (zone, "rect"), sides, 4))
        return NULL;
      columns = (guint) MAX (sides[2] - sides[0] + 1, 0);
      count = columns * (guint) MAX (sides[3] - sides[1] + 1, 0);
    }
  cells = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  for (guint i = 0; i < count; i++)
    {
      gboolean good = places == NULL || read_numbers (nonet_json_array (nonet_json_at (places, i)), place, 2);
      gint64 row = places == NULL ? sides[1] + i / columns : place[1],
             column = places == NULL ? sides[0] + i % columns : place[0];
      uint16_t cell = good && row < order && column < order ? (uint16_t) (row * order + column) : UINT16_MAX;

      g_array_append_val (cells, cell);
    }
  return cells;
}

/* The number of the zone of each cell; FALSE if a zone has other cells than the board. */
static gboolean
read_zones (JsonArray *zones, guint order, guint *map)
{
  gboolean good = TRUE;

  /* Cells in no zone would be one of their own. */
  for (guint cell = 0; cell < order * order; cell++)
    map[cell] = NONET_NO_REGION;
  for (guint i = 0; i < nonet_json_length (zones); i++)
    {
      g_autoptr (GArray) cells = read_zone (nonet_json_object (nonet_json_at (zones, i)), order);

      for (guint j = 0; cells != NULL && j < cells->len; j++)
        if (g_array_index (cells, uint16_t, j) < order * order)
          map[g_array_index (cells, uint16_t, j)] = i;
        else
          good = FALSE;
    }
  return good;
}

/* The boxes that the file says, or else its zones by their map, which may be NULL; NULL if it has none, or these are none. */
static const SudokuShape *
find_boxes (JsonObject *object, guint order, const guint *map)
{
  const char *own = nonet_json_get_string (object, NONET_IPUZ_PREFIX "boxes");
  guint rows, columns;

  if (own != NULL && sscanf (own, "%2ux%2u", &rows, &columns) == 2 && rows * columns == order && rows > 0
      && rows <= order)
    return nonet_shape_get (rows, columns);
  if (has_kind (object, "latinsquare"))
    return nonet_shape_get (1, order);
  return map != NULL ? nonet_shape_find_boxes (order, map) : NULL;
}

/* Bytes of what should be a symbol that a message shows. */
#define LONGEST_SYMBOL_SHOWN 24

/* Members that are read into the puzzle besides its texts, and those of Nonet's own, without their prefix; all others are kept aside. */
static const char *const known[] = { "version", "kind",   "charset", "boxes",    "zones", "dimensions",
                                     "empty",   "puzzle", "saved",   "solution", NULL };
static const char *const own_known[] = { "alphabet", "boxes",       "rules",    "marks",
                                         "corners",  "eliminated",  "colours",  "candidate-colours",
                                         "elapsed",  "checkpoints", "document", "window",
                                         NULL };

/* Kinds that add rules, with their names; understood is whether those of a file are, in the same order. */
static const struct
{
  const char *key;
  const char *name;
} variants[] = {
  { "killersudoku", N_ ("killer cages") },
  { "calcudoku", N_ ("calcudoku cages") },
  { "diagonalsudoku", N_ ("diagonals") },
  { "hypersudoku", N_ ("extra boxes (hyper sudoku)") },
};
#define N_VARIANTS G_N_ELEMENTS (variants)

/* Kinds of Sudoku, and those that are written again. */
static const char *const kinds[] = { "sudoku", "latinsquare", "wordoku", "calcudoku", NULL };
static const char *const kept_kinds[] = { "killer", "diagonal", "hyper", "latin", "wordoku", NULL };

typedef struct
{
  NonetInput *input;
  JsonObject *object;
  NonetPuzzle *puzzle;
  const char *empty;
} Reader;

static gboolean
has_any_kind (JsonObject *object, const char *const *names)
{
  for (; *names != NULL; names++)
    if (has_kind (object, *names))
      return TRUE;
  return FALSE;
}

/* The name under which the object has the rows that are usually called key; key itself if it has none. */
static const char *
rows_name (JsonObject *object, const char *key)
{
  /* What some programs call "puzzle", and others "solution". */
  static const char *const puzzles[] = { "initial", "givens", "clues", "grid", NULL };
  static const char *const solutions[] = { "answer", "answers", "solved", NULL };
  static const char *const none[] = { NULL };
  const char *const *names = g_str_equal (key, "puzzle") ? puzzles : g_str_equal (key, "solution") ? solutions : none;

  if (json_object_has_member (object, key))
    return key;
  while (*names != NULL && nonet_json_array (nonet_json_at (nonet_json_get_array (object, *names), 0)) == NULL)
    names++;
  return *names != NULL ? *names : key;
}

/* The rows themselves, or NULL. */
static JsonArray *
get_rows (JsonObject *object, const char *key)
{
  return nonet_json_get_array (object, rows_name (object, key));
}

/* The value of the node of a cell, or 0; *wrong is set if it is no symbol. */
static guint
cell_value (const Reader *self, JsonNode *node, gboolean *wrong)
{
  JsonObject *object = nonet_json_object (node);
  const char *key = object != NULL ? nonet_ipuz_cell_value_key (object) : NULL;
  g_autofree char *text = nonet_json_dup_scalar (key != NULL ? json_object_get_member (object, key) : node);
  guint value;

  if (text == NULL || *text == '\0' || strcmp (text, self->empty) == 0 || strcmp (text, ".") == 0
      || strcmp (text, " ") == 0)
    return 0;
  value = nonet_alphabet_lookup (self->puzzle->alphabet, text, -1);
  /* Some programs have another character for blanks than they say. */
  *wrong =
      value == 0 && !(text[1] == '\0' && (grid_is_blank_character ((guchar) *text) || *text == 'X' || *text == 'x'));
  return value;
}

static void
report_symbol (const Reader *self, const char *key, guint cell, JsonNode *node)
{
  guint order = self->puzzle->shape->order;
  g_autofree char *whole = nonet_json_dup_scalar (node);
  g_autofree char *shown = whole != NULL ? nonet_text_dup_piece (whole, strlen (whole), LONGEST_SYMBOL_SHOWN) : NULL;
  g_autofree char *symbols = nonet_alphabet_to_string (self->puzzle->alphabet);
  g_autofree char *text =
      g_strdup_printf (_ ("“%s” is not one of the symbols %s"), shown != NULL ? shown : "?", symbols);

  nonet_json_error (self->input, text, "%s[%u][%u]", rows_name (self->object, key), cell / order, cell % order);
}

/* Reads rows of values; FALSE if one is wrong, which is reported. */
static gboolean
read_values (const Reader *self, const char *key, guint8 *values)
{
  JsonArray *rows = get_rows (self->object, key);
  guint order = self->puzzle->shape->order;

  for (guint cell = 0; cell < order * order; cell++)
    {
      JsonNode *node = nonet_json_get_cell (rows, order, cell);
      gboolean wrong = FALSE;

      values[cell] = (guint8) cell_value (self, node, &wrong);
      if (wrong)
        {
          report_symbol (self, key, cell, node);
          return FALSE;
        }
    }
  return TRUE;
}

/* Reads a list of symbols into sets, which ensure makes; symbols that are none are ignored. */
static void
read_set (const Reader *self, guint cell, JsonNode *node, SudokuSet *(*ensure) (NonetPuzzle *puzzle))
{
  JsonArray *list = nonet_json_array (node);
  SudokuSet set = 0;
  gboolean wrong;

  for (guint i = 0; i < nonet_json_length (list); i++)
    {
      guint value = cell_value (self, json_array_get_element (list, i), &wrong);

      set |= value != 0 ? sudoku_set_of (value) : 0;
    }
  if (set != 0)
    ensure (self->puzzle)[cell] = set;
}

/* Values are entries, lists are marks; "saved" repeats givens in some programs. */
static void
read_saved (const Reader *self, guint cell, JsonNode *node)
{
  guint order = self->puzzle->shape->order;
  gboolean wrong = FALSE;

  if (JSON_NODE_HOLDS_ARRAY (node))
    read_set (self, cell, node, nonet_puzzle_ensure_marks);
  else if (self->puzzle->givens[cell] == 0)
    self->puzzle->entries[cell] = (guint8) cell_value (self, node, &wrong);
  if (wrong)
    nonet_input_warn (self->input, 0, 0, _ ("row %u, column %u: the saved value is not a symbol and was ignored"),
                      cell / order + 1, cell % order + 1);
}

static void
read_candidate_colours (const Reader *self, guint cell, JsonNode *node)
{
  JsonArray *list = nonet_json_array (node);
  gboolean wrong;

  for (guint i = 0; i < nonet_json_length (list); i++)
    {
      JsonArray *pair = nonet_json_array (json_array_get_element (list, i));
      JsonNode *symbol = nonet_json_at (pair, 0);
      guint value = symbol != NULL ? cell_value (self, symbol, &wrong) : 0;
      gint64 colour = nonet_json_read_number (nonet_json_at (pair, 1));

      if (value != 0 && colour >= 1 && colour <= NONET_MAX_COLOUR)
        nonet_candidate_colours_set (nonet_puzzle_ensure_candidate_colours (self->puzzle), cell, value, (guint) colour);
    }
}

/* Colours are Nonet's own or, in files of other programs, those of styles. */
static void
read_colour (const Reader *self, guint cell, JsonNode *node)
{
  gboolean own = json_object_has_member (self->object, NONET_IPUZ_PREFIX "colours");
  gint64 colour = own ? nonet_json_read_number (node) : style_colour (self->object, node);

  if (colour >= 1 && colour <= NONET_MAX_COLOUR)
    nonet_puzzle_ensure_colours (self->puzzle)[cell] = (guint8) colour;
}

/* Reads the nodes of all cells that the rows called key have one for. */
static void
read_cells (const Reader *self, const char *key, void (*read) (const Reader *self, guint cell, JsonNode *node))
{
  JsonArray *rows = get_rows (self->object, key);

  for (guint cell = 0; rows != NULL && cell < self->puzzle->shape->n_cells; cell++)
    {
      JsonNode *node = nonet_json_get_cell (rows, self->puzzle->shape->order, cell);

      if (node != NULL)
        read (self, cell, node);
    }
}

/* Reads the lists of symbols of all cells. */
static void
read_sets (const Reader *self, const char *key, SudokuSet *(*ensure) (NonetPuzzle *puzzle))
{
  JsonArray *rows = nonet_json_get_array (self->object, key);

  for (guint cell = 0; rows != NULL && cell < self->puzzle->shape->n_cells; cell++)
    read_set (self, cell, nonet_json_get_cell (rows, self->puzzle->shape->order, cell), ensure);
}

/* Reads what was entered, noted and coloured. */
static void
read_progress (const Reader *self)
{
  gboolean own = json_object_has_member (self->object, NONET_IPUZ_PREFIX "colours");

  read_cells (self, "saved", read_saved);
  read_sets (self, NONET_IPUZ_PREFIX "marks", nonet_puzzle_ensure_marks);
  read_sets (self, NONET_IPUZ_PREFIX "corners", nonet_puzzle_ensure_corners);
  read_sets (self, NONET_IPUZ_PREFIX "eliminated", nonet_puzzle_ensure_eliminated);
  read_cells (self, NONET_IPUZ_PREFIX "candidate-colours", read_candidate_colours);
  read_cells (self, own ? NONET_IPUZ_PREFIX "colours" : "puzzle", read_colour);
}

static NonetAlphabet *
read_alphabet (NonetInput *input, JsonObject *object, guint order)
{
  const char *own = nonet_json_get_string (object, NONET_IPUZ_PREFIX "alphabet");
  const char *charset = nonet_json_get_string (object, "charset");
  g_autoptr (GError) error = NULL;
  NonetAlphabet *alphabet = NULL;
  JsonArray *const rows[] = { get_rows (object, "puzzle"), get_rows (object, "solution") };
  gint64 largest = 0;

  if (own != NULL)
    alphabet = nonet_alphabet_parse (own, order, &error);
  else if (charset != NULL && g_utf8_strlen (charset, -1) >= order)
    {
      g_autoptr (GString) list = g_string_new (NULL);
      const char *p = charset;

      /* Characters of a charset are no ranges; extra ones stand for nothing. */
      for (guint i = 0; i < order; i++, p = g_utf8_next_char (p))
        {
          g_string_append_unichar (list, g_utf8_get_char (p));
          g_string_append_c (list, ',');
        }
      alphabet = nonet_alphabet_parse (list->str, order, &error);
    }
  if (alphabet != NULL)
    return alphabet;
  if (error != NULL)
    nonet_input_warn (input, 0, 0, _ ("the alphabet of the file is not valid: %s"), error->message);
  for (guint cell = 0; cell < 2 * order * order; cell++)
    largest = MAX (largest, nonet_json_read_number (nonet_json_get_cell (rows[cell % 2], order, cell / 2)));
  return order > 9 && largest > 9 ? nonet_alphabet_new_numeric (order, 1) : nonet_alphabet_new_usual (order);
}

/* Whether a member is read into the puzzle. */
static gboolean
is_known (JsonObject *object, const char *name)
{
  for (guint i = 0; i < NONET_IPUZ_TEXTS; i++)
    if (strcmp (name, nonet_ipuz_texts[i].key) == 0)
      return TRUE;
  if (g_str_has_prefix (name, NONET_IPUZ_PREFIX))
    return g_strv_contains (own_known, name + strlen (NONET_IPUZ_PREFIX));
  return g_strv_contains (known, name) || strcmp (name, rows_name (object, "puzzle")) == 0
         || strcmp (name, rows_name (object, "solution")) == 0;
}

/* What the format says that Nonet has no place for, as one JSON object; of "puzzle", the cells that say more than their values. */
static char *
keep_unknown (JsonObject *object)
{
  g_autoptr (JsonObject) members = json_object_new ();
  g_autoptr (JsonNode) rest = json_node_init_object (json_node_alloc (), members);
  g_autoptr (GList) names = json_object_get_members (object);
  JsonNode *cells = dup_cells (get_rows (object, "puzzle"));

  /* Always first, as it is in what is written. */
  if (has_any_kind (object, kept_kinds))
    json_object_set_member (members, "kind", json_node_copy (nonet_json_get (object, "kind")));
  for (GList *link = names; link != NULL; link = link->next)
    if (!is_known (object, link->data))
      json_object_set_member (members, link->data, json_node_copy (json_object_get_member (object, link->data)));
  if (cells != NULL)
    json_object_set_member (members, "puzzle", cells);
  return json_object_get_size (members) > 0 ? json_to_string (rest, FALSE) : NULL;
}

static char *
dup_text (JsonObject *object, const char *key)
{
  JsonNode *node = nonet_json_get (object, key);
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  char *text = nonet_json_dup_scalar (node);

  /* A rating. */
  if (text != NULL && json_node_get_value_type (node) == G_TYPE_DOUBLE)
    {
      g_free (text);
      text = g_strdup (g_ascii_formatd (number, sizeof number, "%.4g", json_node_get_double (node)));
    }
  if (text != NULL && *text == '\0' && !g_str_has_prefix (key, NONET_IPUZ_PREFIX))
    g_clear_pointer (&text, g_free);
  return text;
}

/* Names the rules of the file that Nonet does not know. Returns FALSE if it is no Sudoku with them. */
static gboolean
check_variants (NonetInput *input, JsonObject *object, NonetPuzzle *puzzle, const gboolean *understood)
{
  static const char *const listed[] = { "diagonalsudoku", "hypersudoku", "jigsawsudoku", "killersudoku", "latinsquare",
                                        "wordoku",        NULL };
  g_autoptr (GPtrArray) rules = nonet_rules_new ();
  JsonArray *kinds_of_file = nonet_json_get_array (object, "kind");
  guint index;

  for (guint i = 0; i < N_VARIANTS; i++)
    if (has_kind (object, variants[i].key))
      nonet_rules_add (rules, variants[i].name);
  if (has_kind (object, "calcudoku"))
    return nonet_input_refuse_rules (input, 0, _ ("calcudoku cages"));
  for (guint i = 0; i < MAX (nonet_json_length (kinds_of_file), 1); i++)
    {
      const char *kind = kinds_of_file != NULL ? nonet_json_string (nonet_json_at (kinds_of_file, i))
                                               : nonet_json_get_string (object, "kind");
      const char *slash = kind != NULL ? strstr (kind, "/sudoku/") : NULL;
      g_autofree char *name = slash != NULL ? g_strndup (slash + 8, strcspn (slash + 8, "#")) : NULL;

      if (name != NULL && !nonet_rules_name_is_in (name, listed))
        nonet_rules_add_named (rules, name);
    }
  nonet_json_rules_add (rules, object);
  for (guint i = 0; i < N_VARIANTS; i++)
    if (understood[i] && g_ptr_array_find_with_equal_func (rules, _ (variants[i].name), g_str_equal, &index))
      g_ptr_array_remove_index (rules, index);
  if (!input->own)
    nonet_rules_note (rules, input, puzzle);
  return TRUE;
}

/* Whether "puzzle" is a square of rows; reports what is wrong. */
static gboolean
check_rows (NonetInput *input, JsonObject *object, guint *order)
{
  const char *name = rows_name (object, "puzzle");
  JsonArray *rows = get_rows (object, "puzzle");

  if (nonet_json_length (rows) == 0)
    return nonet_input_error (input, 0, 0, _ ("the ipuz file has no “puzzle” with rows of cells"));
  *order = json_array_get_length (rows);
  if (*order > SUDOKU_MAX_ORDER)
    return nonet_input_error (input, 0, 0, _ ("a board of %u×%u cells is too large; the maximum is 64×64"), *order,
                              *order);
  if (!nonet_json_check_rows (input, name, rows))
    return FALSE;
  for (guint cell = 0; cell < *order * *order; cell++)
    if (JSON_NODE_HOLDS_NULL (nonet_json_get_cell (rows, *order, cell)))
      {
        input->code = NONET_READ_ERROR_UNSUPPORTED;
        return nonet_json_error (input,
                                 _ ("the board has missing cells (such as a Samurai), which Nonet cannot solve yet"),
                                 "%s[%u][%u]", name, cell / *order, cell % *order);
      }
  return TRUE;
}

/* What Nonet stored itself is read by who stored it. */
static void
take_checkpoints (NonetInput *input, JsonObject *object, NonetPuzzle *puzzle)
{
  guint n_lost;

  if (input->own)
    return;
  puzzle->checkpoints = nonet_ipuz_read_checkpoints (object, &n_lost);
  if (n_lost > 0)
    nonet_input_warn (input, 0, 0,
                      ngettext ("%u checkpoint is damaged or too large and was left out",
                                "%u checkpoints are damaged or too large and were left out", n_lost),
                      n_lost);
}

/* An empty board of the size, boxes and symbols that the file has; NULL with an error. */
static NonetPuzzle *
new_puzzle (NonetInput *input, JsonObject *object)
{
  g_autoptr (NonetAlphabet) alphabet = NULL;
  SudokuShape *jigsaw = NULL;
  NonetPuzzle *puzzle;
  JsonArray *zones = nonet_json_get_array (object, "zones");
  guint order = 0, map[SUDOKU_MAX_CELLS];
  const SudokuShape *boxes;
  gboolean mapped;

  if (!has_any_kind (object, kinds) && nonet_json_get (object, "kind") != NULL)
    {
      nonet_input_refuse (input, 0, 0, _ ("this ipuz file contains another kind of puzzle, not a Sudoku"));
      return NULL;
    }
  if (!check_rows (input, object, &order))
    return NULL;
  mapped = read_zones (zones, order, map);
  boxes = find_boxes (object, order, mapped ? map : NULL);
  if (boxes == NULL && mapped && nonet_json_length (zones) > 0)
    jigsaw = nonet_shape_new_from_map (order, map);
  if (boxes == NULL && jigsaw == NULL && (nonet_json_length (zones) > 0 || has_kind (object, "jigsawsudoku")))
    {
      nonet_json_refuse_regions (input, "puzzle", order, map);
      return NULL;
    }
  alphabet = read_alphabet (input, object, order);
  /* Any boxes will do where others take their place. */
  if (jigsaw != NULL)
    boxes = nonet_shape_get (1, order);
  puzzle = nonet_input_new_puzzle_with_boxes (input, order, boxes != NULL ? sudoku_shape_box_rows (boxes) : 0,
                                              boxes != NULL ? sudoku_shape_box_columns (boxes) : 0, alphabet, 1);
  if (jigsaw != NULL && puzzle != NULL)
    nonet_puzzle_take_shape (puzzle, jigsaw);
  else
    sudoku_shape_unref (jigsaw);
  return puzzle;
}

/* Adds a cage of "cages" with the sum of its cells; *understood becomes FALSE if it is no such. FALSE with an error. */
static gboolean
add_cage (NonetInput *input,
          NonetRuleList *list,
          JsonObject *cage,
          guint index,
          const SudokuShape *shape,
          gboolean *understood)
{
  const char *operator= nonet_json_get_string (cage, "operator");
  g_autoptr (GArray) cells = read_zone (cage, shape->order);
  gint value = 0;
  NonetJsonValue what = nonet_json_read_value (input, nonet_json_get (cage, "value"), &value, "cages[%u]", index);
  g_autofree char *fault = NULL;

  *understood = *understood && what != NONET_JSON_OTHER && cells != NULL
                && (operator== NULL || * operator== '\0' || g_str_equal (operator, "+"));
  if (!*understood || what == NONET_JSON_WRONG)
    return what != NONET_JSON_WRONG;
  fault = nonet_rule_list_try_add (list, shape,
                                   &(SudokuRule){ .kind = SUDOKU_RULE_CAGE,
                                                  .has_value = value > 0,
                                                  .value = value,
                                                  .cell = (const uint16_t *) (gpointer) cells->data,
                                                  .n_cells = (uint16_t) MIN (cells->len, UINT16_MAX) });
  return fault == NULL || nonet_json_error (input, fault, "cages[%u]", index);
}

/* Adds the rules of the kinds of the file. FALSE with an error. */
static gboolean
add_kinds (NonetInput *input, JsonObject *object, const SudokuShape *shape, NonetRuleList *list, gboolean *understood)
{
  JsonArray *cages = nonet_json_get_array (object, "cages");

  understood[0] = cages != NULL && !has_kind (object, "calcudoku");
  for (guint i = 0; understood[0] && i < nonet_json_length (cages); i++)
    if (!add_cage (input, list, nonet_json_object (nonet_json_at (cages, i)), i, shape, &understood[0]))
      return FALSE;
  if (has_kind (object, "diagonalsudoku"))
    {
      nonet_rule_list_add_named (list, "diagonals");
      understood[2] = TRUE;
    }
  if (has_kind (object, "hypersudoku")
      && sudoku_rule_fault (shape, &(SudokuRule){ .kind = SUDOKU_RULE_WINDOKU }) == SUDOKU_RULE_FAULT_NONE)
    {
      nonet_rule_list_add_named (list, "windoku");
      understood[3] = TRUE;
    }
  return TRUE;
}

/* Takes the rules that Nonet wrote itself, or those of the kinds of the file. */
static gboolean
take_rules (NonetInput *input, JsonObject *object, NonetPuzzle *puzzle, gboolean *understood)
{
  JsonObject *own = nonet_json_get_object (object, NONET_IPUZ_PREFIX "rules");
  g_autoptr (NonetRuleList) list = nonet_rule_list_new ();
  g_autoptr (GPtrArray) unknown = nonet_rules_new ();

  if (own == NULL && !add_kinds (input, object, puzzle->shape, list, understood))
    return FALSE;
  if (own != NULL && !nonet_f_puzzles_read_rules (input, own, puzzle->shape, list, unknown))
    return FALSE;
  if (own != NULL)
    {
      nonet_json_rules_add_members (unknown, own, (const char *const[]){ NULL }, nonet_f_puzzles_is_rule);
      understood[0] = understood[2] = understood[3] = TRUE;
    }
  if (!nonet_input_take_rules (input, puzzle, list, 0))
    return FALSE;
  nonet_rules_note (unknown, input, puzzle);
  return TRUE;
}

static void
read_object (NonetInput *input, JsonObject *object)
{
  g_autoptr (NonetPuzzle) puzzle = new_puzzle (input, object);
  g_autofree char *empty = nonet_json_dup_scalar (nonet_json_get (object, "empty"));
  const Reader self = { input, object, puzzle, empty != NULL ? empty : "0" };
  gboolean understood[N_VARIANTS] = { FALSE };

  if (puzzle == NULL)
    return;
  if (!take_rules (input, object, puzzle, understood) || !read_values (&self, "puzzle", puzzle->givens)
      || !check_variants (input, object, puzzle, understood))
    return;
  read_progress (&self);
  if (get_rows (object, "solution") != NULL)
    {
      guint8 values[SUDOKU_MAX_CELLS];

      if (read_values (&self, "solution", values))
        nonet_input_check_solution (input, puzzle, values, 0);
    }
  /* What Nonet wrote itself names all rules that are not known. */
  if (nonet_json_get_string (object, NONET_IPUZ_PREFIX "unknown-rules") != NULL)
    g_clear_pointer (&puzzle->unknown, g_free);
  for (guint i = 0; i < NONET_IPUZ_TEXTS; i++)
    if (G_STRUCT_MEMBER (char *, puzzle, nonet_ipuz_texts[i].offset) == NULL)
      G_STRUCT_MEMBER (char *, puzzle, nonet_ipuz_texts[i].offset) = dup_text (object, nonet_ipuz_texts[i].key);
  puzzle->elapsed = (guint) CLAMP (nonet_json_get_int (object, NONET_IPUZ_PREFIX "elapsed", 0), 0, G_MAXINT);
  puzzle->extra = keep_unknown (object);
  take_checkpoints (input, object, puzzle);
  nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), 1);
}

NonetPuzzle *
nonet_ipuz_read_own (JsonObject *object)
{
  const NonetReadOptions options = { 0 };
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new ();
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (guint));
  NonetMessages messages;
  NonetInput input = { .options = &options, .messages = &messages, .puzzles = puzzles, .lines = lines, .own = TRUE };

  nonet_messages_init (&messages);
  read_object (&input, object);
  nonet_messages_clear (&messages);
  return puzzles->len > 0 ? puzzles->pdata[0] : NULL;
}

GPtrArray *
nonet_ipuz_read_checkpoints (JsonObject *root, guint *n_lost)
{
  JsonArray *array = nonet_json_get_array (root, NONET_IPUZ_PREFIX "checkpoints");
  g_autoptr (GPtrArray) checkpoints = nonet_checkpoints_new ();

  *n_lost = 0;
  for (guint i = 0; i < nonet_json_length (array); i++)
    {
      JsonObject *object = nonet_json_object (nonet_json_at (array, i));
      JsonObject *member = nonet_json_get_object (object, "puzzle");
      const char *name = nonet_json_get_string (object, "name");
      g_autoptr (NonetPuzzle) puzzle = member != NULL && name != NULL ? nonet_ipuz_read_own (member) : NULL;

      if (puzzle != NULL)
        g_ptr_array_add (checkpoints, nonet_checkpoint_new (name, puzzle));
      else
        ++*n_lost;
    }
  *n_lost += nonet_checkpoints_trim (checkpoints);
  return checkpoints->len > 0 ? g_steal_pointer (&checkpoints) : NULL;
}

static gboolean
sniff (const NonetText *text)
{
  const char *p = nonet_text_skip_blanks (text);

  return (*p == '{' || *p == '[' || g_ascii_isalpha (*p)) && nonet_text_contains (text, text->size, "ipuz.org/")
         && nonet_text_contains (text, text->size, "\"kind\"") && nonet_text_contains (text, text->size, "{");
}

static void
read_ipuz (NonetInput *input)
{
  g_autoptr (JsonNode) root = nonet_json_parse (input, input->text->data, input->text->size);
  JsonArray *several = nonet_json_array (root);
  g_autoptr (GString) path = g_string_new (NULL);

  if (nonet_json_object (root) != NULL)
    read_object (input, nonet_json_object (root));
  input->path = path;
  for (guint i = 0; i < nonet_json_length (several); i++)
    {
      JsonObject *object = nonet_json_object (nonet_json_at (several, i));

      g_string_printf (path, "[%u]", i);
      if (object != NULL)
        read_object (input, object);
    }
  input->path = NULL;
}

const NonetReader nonet_ipuz_reader = { "ipuz", sniff, read_ipuz };
