/* Writing ipuz: everything a document holds, always in the same bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the members mean stands in ipuz-read.c.
 */
#include "config.h"

#include "formats/ipuz.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/ipuz-cells.h"
#include "formats/json.h"

typedef struct
{
  const NonetPuzzle *puzzle;
  JsonBuilder *json;
  JsonArray *kept; /* rows of what other programs said of cells, or NULL */
} Writer;

static JsonBuilder *
begin_member (const Writer *self, const char *key)
{
  return json_builder_set_member_name (self->json, key);
}

static void
write_text (const Writer *self, const char *key, const char *text)
{
  if (text != NULL && *text != '\0')
    json_builder_add_string_value (begin_member (self, key), text);
}

/* Whether a symbol may be written as a number: "7", "12", but not "0" or "07". */
static gboolean
is_number (const char *symbol)
{
  return *symbol != '0' && *symbol != '\0' && strlen (symbol) <= 3 && strspn (symbol, "0123456789") == strlen (symbol);
}

/* Whether 0, which else stands for a blank cell, is a symbol. */
static gboolean
zero_is_symbol (const NonetPuzzle *puzzle)
{
  return nonet_alphabet_lookup (puzzle->alphabet, "0", 1) != 0;
}

static void
write_value (const Writer *self, guint value)
{
  const char *symbol = nonet_writer_symbol (self->puzzle, value, ".");

  if (value == 0 && !zero_is_symbol (self->puzzle))
    json_builder_add_int_value (self->json, 0);
  else if (is_number (symbol))
    json_builder_add_int_value (self->json, g_ascii_strtoll (symbol, NULL, 10));
  else
    json_builder_add_string_value (self->json, symbol);
}

static void
write_set (const Writer *self, SudokuSet set)
{
  json_builder_begin_array (self->json);
  for (; set != 0; set &= set - 1)
    write_value (self, sudoku_set_first (set));
  json_builder_end_array (self->json);
}

/* A given, together with what another program said of its cell. */
static void
write_given (const Writer *self, guint cell)
{
  JsonNode *node = nonet_json_get_cell (self->kept, self->puzzle->shape->order, cell);
  JsonObject *kept = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  const char *key = kept != NULL ? nonet_ipuz_cell_value_key (kept) : NULL;
  g_autoptr (GList) names = kept != NULL ? json_object_get_members (kept) : NULL;

  if (kept == NULL)
    {
      write_value (self, self->puzzle->givens[cell]);
      return;
    }
  json_builder_begin_object (self->json);
  begin_member (self, key != NULL ? key : "cell");
  write_value (self, self->puzzle->givens[cell]);
  for (GList *link = names; link != NULL; link = link->next)
    if (g_strcmp0 (link->data, key) != 0)
      json_builder_add_value (begin_member (self, link->data),
                              json_node_copy (json_object_get_member (kept, link->data)));
  json_builder_end_object (self->json);
}

static void
write_solution (const Writer *self, guint cell)
{
  write_value (self, self->puzzle->solution[cell]);
}

/* Whether a cell has marks that "saved" cannot say beside its value. */
static gboolean
has_hidden_marks (const NonetPuzzle *puzzle, guint cell)
{
  return puzzle->marks != NULL && puzzle->marks[cell] != 0 && (puzzle->entries[cell] != 0 || puzzle->givens[cell] != 0);
}

static void
write_saved (const Writer *self, guint cell)
{
  const NonetPuzzle *puzzle = self->puzzle;

  if (puzzle->marks != NULL && puzzle->marks[cell] != 0 && !has_hidden_marks (puzzle, cell))
    write_set (self, puzzle->marks[cell]);
  else
    write_value (self, puzzle->entries[cell]);
}

static void
write_hidden_marks (const Writer *self, guint cell)
{
  write_set (self, has_hidden_marks (self->puzzle, cell) ? self->puzzle->marks[cell] : 0);
}

static void
write_eliminated (const Writer *self, guint cell)
{
  write_set (self, self->puzzle->eliminated[cell]);
}

static void
write_colour (const Writer *self, guint cell)
{
  json_builder_add_int_value (self->json, self->puzzle->colours != NULL ? self->puzzle->colours[cell] : 0);
}

static void
write_rows (const Writer *self, const char *key, void (*write_cell) (const Writer *self, guint cell))
{
  guint order = self->puzzle->shape->order;

  json_builder_begin_array (begin_member (self, key));
  for (guint row = 0; row < order; row++)
    {
      json_builder_begin_array (self->json);
      for (guint column = 0; column < order; column++)
        write_cell (self, row * order + column);
      json_builder_end_array (self->json);
    }
  json_builder_end_array (self->json);
}

/* The boxes as zones, for programs that only know those: left, top, right and bottom of each. */
static void
write_zones (const Writer *self)
{
  const SudokuShape *shape = self->puzzle->shape;
  g_autofree char *boxes = g_strdup_printf ("%ux%u", sudoku_shape_box_rows (shape), sudoku_shape_box_columns (shape));

  json_builder_begin_array (begin_member (self, "zones"));
  for (guint box = 0; box < shape->order; box++)
    {
      guint top = box / sudoku_shape_box_rows (shape) * sudoku_shape_box_rows (shape);
      guint left = box % sudoku_shape_box_rows (shape) * sudoku_shape_box_columns (shape);

      json_builder_begin_object (self->json);
      json_builder_begin_array (begin_member (self, "rect"));
      json_builder_add_int_value (self->json, left);
      json_builder_add_int_value (self->json, top);
      json_builder_add_int_value (self->json, left + sudoku_shape_box_columns (shape) - 1);
      json_builder_add_int_value (self->json, top + sudoku_shape_box_rows (shape) - 1);
      json_builder_end_array (self->json);
      json_builder_end_object (self->json);
    }
  json_builder_end_array (self->json);
  write_text (self, NONET_IPUZ_PREFIX "boxes", boxes);
}

static void
write_symbols (const Writer *self)
{
  NonetAlphabet *alphabet = self->puzzle->alphabet;
  g_autoptr (GString) charset = g_string_new (NULL);
  g_autofree char *symbols = nonet_alphabet_to_string (alphabet);

  for (guint value = 1; value <= self->puzzle->shape->order; value++)
    g_string_append (charset, nonet_alphabet_get_symbol (alphabet, value));
  if (nonet_alphabet_is_compact (alphabet))
    write_text (self, "charset", charset->str);
  else
    write_text (self, NONET_IPUZ_PREFIX "alphabet", symbols);
  if (zero_is_symbol (self->puzzle))
    write_text (self, "empty", ".");
}

static gboolean
any_set (const SudokuSet *sets, guint cells)
{
  for (guint cell = 0; sets != NULL && cell < cells; cell++)
    if (sets[cell] != 0)
      return TRUE;
  return FALSE;
}

static gboolean
any_byte (const guint8 *bytes, guint cells)
{
  for (guint cell = 0; bytes != NULL && cell < cells; cell++)
    if (bytes[cell] != 0)
      return TRUE;
  return FALSE;
}

static void
write_board (const Writer *self)
{
  const NonetPuzzle *puzzle = self->puzzle;
  guint cells = nonet_puzzle_get_cells (puzzle);
  gboolean hidden = FALSE;

  for (guint cell = 0; cell < cells; cell++)
    hidden = hidden || has_hidden_marks (puzzle, cell);
  write_rows (self, "puzzle", write_given);
  if (any_byte (puzzle->entries, cells) || any_set (puzzle->marks, cells))
    write_rows (self, "saved", write_saved);
  if (any_byte (puzzle->solution, cells))
    write_rows (self, "solution", write_solution);
  if (hidden)
    write_rows (self, NONET_IPUZ_PREFIX "marks", write_hidden_marks);
  if (any_set (puzzle->eliminated, cells))
    write_rows (self, NONET_IPUZ_PREFIX "eliminated", write_eliminated);
  /* Without them, those of styles would come back. */
  if (any_byte (puzzle->colours, cells) || self->kept != NULL)
    write_rows (self, NONET_IPUZ_PREFIX "colours", write_colour);
}

static void
write_kind (const Writer *self, JsonObject *unknown)
{
  begin_member (self, "kind");
  if (unknown != NULL && json_object_has_member (unknown, "kind"))
    {
      json_builder_add_value (self->json, json_node_copy (json_object_get_member (unknown, "kind")));
      return;
    }
  json_builder_begin_array (self->json);
  json_builder_add_string_value (self->json, "http://ipuz.org/sudoku#1");
  json_builder_end_array (self->json);
}

/* The members of other programs, in the order in which they came. */
static void
write_unknown (const Writer *self, JsonObject *unknown)
{
  g_autoptr (GList) names = unknown != NULL ? json_object_get_members (unknown) : NULL;

  for (GList *link = names; link != NULL; link = link->next)
    if (strcmp (link->data, "kind") != 0 && strcmp (link->data, "puzzle") != 0)
      json_builder_add_value (begin_member (self, link->data),
                              json_node_copy (json_object_get_member (unknown, link->data)));
}

JsonNode *
nonet_ipuz_new_node (const NonetPuzzle *puzzle)
{
  g_autoptr (JsonNode) extra = puzzle->extra != NULL ? json_from_string (puzzle->extra, NULL) : NULL;
  JsonObject *unknown = extra != NULL && JSON_NODE_HOLDS_OBJECT (extra) ? json_node_get_object (extra) : NULL;
  g_autoptr (JsonBuilder) json = json_builder_new ();
  const Writer self = { puzzle, json, unknown != NULL ? nonet_json_get_array (unknown, "puzzle") : NULL };

  json_builder_begin_object (json);
  write_text (&self, "version", "http://ipuz.org/v2");
  write_kind (&self, unknown);
  write_text (&self, "title", puzzle->title);
  write_text (&self, "author", puzzle->author);
  write_text (&self, "publication", puzzle->source);
  write_text (&self, "date", puzzle->date);
  write_text (&self, "difficulty", puzzle->difficulty);
  write_text (&self, "notes", puzzle->comment);
  write_symbols (&self);
  json_builder_add_boolean_value (begin_member (&self, "boxes"), sudoku_shape_box_rows (puzzle->shape) > 1);
  if (sudoku_shape_box_rows (puzzle->shape) != sudoku_shape_box_columns (puzzle->shape))
    write_zones (&self);
  write_board (&self);
  if (puzzle->elapsed > 0)
    json_builder_add_int_value (begin_member (&self, NONET_IPUZ_PREFIX "elapsed"), puzzle->elapsed);
  write_unknown (&self, unknown);
  json_builder_end_object (json);
  return json_builder_get_root (json);
}

static gboolean
write_ipuz (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  g_autoptr (JsonNode) root = nonet_ipuz_new_node (puzzle);
  g_autofree char *printed = nonet_json_print (root);

  g_string_append (text, printed);
  return TRUE;
}

const NonetWriter nonet_ipuz_writer = { { "ipuz", N_ ("ipuz (keeps everything)"), "ipuz", TRUE, FALSE }, write_ipuz };
