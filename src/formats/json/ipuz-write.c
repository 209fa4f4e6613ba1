/* Writing ipuz: everything a document holds, always in the same bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the members mean stands in ipuz-read.c. Lists of a million puzzles are written, so values of cells go straight to the
 * text; what other programs said is printed by json-glib.
 */
#include "formats/ipuz.h"

#include <string.h>

#include "formats/json.h"
#include "formats/json/rules.h"
#include "formats/puzzle.h"
#include "formats/registry.h"

typedef struct
{
  const NonetPuzzle *puzzle;
  GString *json;
  JsonArray *kept;                    /* rows of what other programs said of cells, or NULL */
  char *values[SUDOKU_MAX_ORDER + 1]; /* of each value, as JSON */
} Writer;

/* Begins a member, which stands in a line of its own. */
static GString *
begin_member (const Writer *self, const char *key)
{
  g_string_append (self->json, self->json->len > 1 ? ",\n  " : "\n  ");
  nonet_json_append_string (self->json, key);
  return g_string_append (self->json, ": ");
}

/* An empty text of our own says something: the last field of a line of HoDoKu's library is there. */
static void
write_text (const Writer *self, const char *key, const char *text)
{
  if (text != NULL && (*text != '\0' || g_str_has_prefix (key, NONET_IPUZ_PREFIX)))
    nonet_json_append_string (begin_member (self, key), text);
}

/* Whether a symbol may be written as a number: "7", "12", but not "0" or "07". */
static gboolean
is_number (const char *symbol)
{
  return *symbol != '0' && *symbol != '\0' && strlen (symbol) <= 3 && strspn (symbol, "0123456789") == strlen (symbol);
}

/* Whether 0, which otherwise stands for a blank cell, is a symbol. */
static gboolean
zero_is_symbol (const NonetPuzzle *puzzle)
{
  return nonet_alphabet_lookup (puzzle->alphabet, "0", 1) != 0;
}

static void
init_values (Writer *self)
{
  for (guint value = 0; value <= self->puzzle->shape->order; value++)
    {
      const char *symbol = nonet_writer_symbol (self->puzzle, value, zero_is_symbol (self->puzzle) ? "." : "0");
      g_autoptr (GString) text = g_string_new (NULL);

      if (is_number (symbol) || (value == 0 && *symbol == '0'))
        g_string_append (text, symbol);
      else
        nonet_json_append_string (text, symbol);
      self->values[value] = g_string_free (g_steal_pointer (&text), FALSE);
    }
}

static void
append_value (const Writer *self, guint value)
{
  g_string_append (self->json, self->values[value]);
}

static void
append_set (const Writer *self, SudokuSet set)
{
  g_string_append_c (self->json, '[');
  for (; set != 0; set &= set - 1)
    {
      append_value (self, sudoku_set_first (set));
      g_string_append_c (self->json, ',');
    }
  nonet_json_close (self->json, ']');
}

/* What follows writes a cell of rows; array is what it has of the cells, or NULL. */

/* A given, together with what another program said of its cell. */
static void
write_given (const Writer *self, gconstpointer array, guint cell)
{
  JsonObject *kept = nonet_json_object (nonet_json_get_cell (self->kept, self->puzzle->shape->order, cell));
  const char *key = kept != NULL ? nonet_ipuz_cell_value_key (kept) : NULL;
  g_autoptr (GList) names = kept != NULL ? json_object_get_members (kept) : NULL;

  if (kept == NULL)
    {
      append_value (self, self->puzzle->givens[cell]);
      return;
    }
  g_string_append_printf (self->json, "{\"%s\":", key != NULL ? key : "cell");
  append_value (self, self->puzzle->givens[cell]);
  for (GList *link = names; link != NULL; link = link->next)
    if (g_strcmp0 (link->data, key) != 0)
      {
        g_string_append_c (self->json, ',');
        nonet_json_append_string (self->json, link->data);
        g_string_append_c (self->json, ':');
        nonet_json_append_node (self->json, json_object_get_member (kept, link->data));
      }
  g_string_append_c (self->json, '}');
}

static void
write_cell_value (const Writer *self, gconstpointer values, guint cell)
{
  append_value (self, ((const guint8 *) values)[cell]);
}

static void
write_cell_set (const Writer *self, gconstpointer sets, guint cell)
{
  append_set (self, ((const SudokuSet *) sets)[cell]);
}

/* Marks that a cell has beside its value stand in rows of their own. */
static void
write_saved (const Writer *self, gconstpointer marks, guint cell)
{
  if (marks != NULL && ((const SudokuSet *) marks)[cell] != 0 && nonet_puzzle_get_value (self->puzzle, cell) == 0)
    write_cell_set (self, marks, cell);
  else
    append_value (self, self->puzzle->entries[cell]);
}

static void
write_candidate_colours (const Writer *self, gconstpointer colours, guint cell)
{
  g_string_append_c (self->json, '[');
  for (guint value = 1; value <= self->puzzle->shape->order; value++)
    {
      guint colour = nonet_candidate_colours_get (colours, cell, value);

      if (colour == 0)
        continue;
      g_string_append_c (self->json, '[');
      append_value (self, value);
      g_string_append_printf (self->json, ",%u],", colour);
    }
  nonet_json_close (self->json, ']');
}

static void
write_colour (const Writer *self, gconstpointer colours, guint cell)
{
  g_string_append_printf (self->json, "%u", colours != NULL ? ((const guint8 *) colours)[cell] : 0u);
}

typedef void WriteCell (const Writer *self, gconstpointer array, guint cell);

static void
write_rows (const Writer *self, const char *key, WriteCell *write_cell, gconstpointer array)
{
  guint order = self->puzzle->shape->order;

  begin_member (self, key);
  for (guint cell = 0; cell < order * order; cell++)
    {
      g_string_append (self->json, cell == 0 ? "[\n    [" : cell % order == 0 ? "],\n    [" : ",");
      write_cell (self, array, cell);
    }
  g_string_append (self->json, "]\n  ]");
}

/* The boxes as zones, for programs that only know those: left, top, right and bottom of each, or its cells. */
static void
write_zones (const Writer *self)
{
  const SudokuShape *shape = self->puzzle->shape;
  guint rows = sudoku_shape_box_rows (shape), columns = sudoku_shape_box_columns (shape);

  begin_member (self, "zones");
  for (guint box = 0; box < shape->order; box++)
    {
      const uint16_t *cell = shape->house[2 * shape->order + box].cell;
      guint top = sudoku_cell_row (shape, cell[0]), left = sudoku_cell_column (shape, cell[0]);

      g_string_append_printf (self->json, "%s\n    {\"%s\":[", box == 0 ? "[" : ",", rows > 0 ? "rect" : "cells");
      if (rows > 0)
        g_string_append_printf (self->json, "%u,%u,%u,%u", left, top, left + columns - 1, top + rows - 1);
      for (guint i = 0; rows == 0 && i < shape->order; i++)
        g_string_append_printf (self->json, "[%u,%u],", sudoku_cell_column (shape, cell[i]),
                                sudoku_cell_row (shape, cell[i]));
      nonet_json_close (self->json, ']');
      g_string_append_c (self->json, '}');
    }
  g_string_append (self->json, "\n  ]");
  if (rows > 0)
    g_string_append_printf (begin_member (self, NONET_IPUZ_PREFIX "boxes"), "\"%ux%u\"", rows, columns);
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

/* Rows of an array of the puzzle with items of a size, unless it is NULL or all zero. */
static void
write_array (const Writer *self, const char *key, WriteCell *write_cell, gconstpointer array, gsize item_size)
{
  if (!nonet_puzzle_is_array_empty (array, nonet_puzzle_get_cells (self->puzzle) * item_size))
    write_rows (self, key, write_cell, array);
}

/* The marks beside values; NULL if there are no marks at all. Caller frees. */
static SudokuSet *
dup_hidden_marks (const NonetPuzzle *puzzle)
{
  guint cells = nonet_puzzle_get_cells (puzzle);
  SudokuSet *hidden = g_memdup2 (puzzle->marks, cells * sizeof *hidden);

  for (guint cell = 0; hidden != NULL && cell < cells; cell++)
    if (nonet_puzzle_get_value (puzzle, cell) == 0)
      hidden[cell] = 0;
  return hidden;
}

static void
write_board (const Writer *self)
{
  const NonetPuzzle *puzzle = self->puzzle;
  gsize cells = nonet_puzzle_get_cells (puzzle);
  g_autofree SudokuSet *hidden = dup_hidden_marks (puzzle);

  write_rows (self, "puzzle", write_given, NULL);
  if (!nonet_puzzle_is_array_empty (puzzle->entries, cells)
      || !nonet_puzzle_is_array_empty (puzzle->marks, cells * sizeof *puzzle->marks))
    write_rows (self, "saved", write_saved, puzzle->marks);
  write_array (self, "solution", write_cell_value, puzzle->solution, 1);
  write_array (self, NONET_IPUZ_PREFIX "marks", write_cell_set, hidden, sizeof *hidden);
  write_array (self, NONET_IPUZ_PREFIX "corners", write_cell_set, puzzle->corners, sizeof *puzzle->corners);
  write_array (self, NONET_IPUZ_PREFIX "eliminated", write_cell_set, puzzle->eliminated, sizeof *puzzle->eliminated);
  /* Without them, those of styles would come back. */
  if (!nonet_puzzle_is_array_empty (puzzle->colours, cells) || self->kept != NULL)
    write_rows (self, NONET_IPUZ_PREFIX "colours", write_colour, puzzle->colours);
  write_array (self, NONET_IPUZ_PREFIX "candidate-colours", write_candidate_colours, puzzle->candidate_colours,
               sizeof *puzzle->candidate_colours);
}

/* Each in a line of its own. */
static void
write_checkpoints (const Writer *self, GPtrArray *checkpoints)
{
  begin_member (self, NONET_IPUZ_PREFIX "checkpoints");
  for (guint i = 0; i < checkpoints->len; i++)
    {
      const NonetCheckpoint *checkpoint = checkpoints->pdata[i];
      g_autoptr (JsonNode) puzzle = nonet_ipuz_new_node (checkpoint->puzzle);

      g_string_append (self->json, i == 0 ? "[\n    {\"name\":" : ",\n    {\"name\":");
      nonet_json_append_string (self->json, checkpoint->name);
      g_string_append (self->json, ",\"puzzle\":");
      nonet_json_append_node (self->json, puzzle);
      g_string_append_c (self->json, '}');
    }
  g_string_append (self->json, "\n  ]");
}

/* The members of other programs, in the order in which they came. */
static void
write_unknown (const Writer *self, JsonObject *unknown)
{
  g_autoptr (GList) names = unknown != NULL ? json_object_get_members (unknown) : NULL;

  for (GList *link = names; link != NULL; link = link->next)
    if (strcmp (link->data, "kind") != 0 && strcmp (link->data, "puzzle") != 0)
      nonet_json_append_rows (begin_member (self, link->data), json_object_get_member (unknown, link->data));
}

gboolean
nonet_ipuz_write (const NonetPuzzle *puzzle, GString *text, GError **error)
{
  g_autoptr (JsonNode) extra = puzzle->extra != NULL ? json_from_string (puzzle->extra, NULL) : NULL;
  JsonObject *unknown = nonet_json_object (extra);
  JsonNode *kind = nonet_json_get (unknown, "kind");
  guint rows = sudoku_shape_box_rows (puzzle->shape);
  g_autoptr (GString) json = g_string_new ("{");
  Writer self = { puzzle, json, nonet_json_get_array (unknown, "puzzle"), { NULL } };

  init_values (&self);
  write_text (&self, "version", "http://ipuz.org/v2");
  begin_member (&self, "kind");
  if (kind != NULL)
    nonet_json_append_rows (json, kind);
  else
    g_string_append (json, "[\"http://ipuz.org/sudoku#1\"]");
  for (guint i = 0; i < NONET_IPUZ_TEXTS; i++)
    write_text (&self, nonet_ipuz_texts[i].key, G_STRUCT_MEMBER (char *, puzzle, nonet_ipuz_texts[i].offset));
  write_symbols (&self);
  g_string_append (begin_member (&self, "boxes"), rows != 1 ? "true" : "false");
  if (rows == 0 || rows != sudoku_shape_box_columns (puzzle->shape))
    write_zones (&self);
  if (puzzle->shape->n_rules > 0)
    {
      g_string_append_c (begin_member (&self, NONET_IPUZ_PREFIX "rules"), '{');
      nonet_f_puzzles_append_rules (json, puzzle->shape, SUDOKU_N_RULES);
      nonet_json_close (json, '}');
    }
  write_board (&self);
  if (puzzle->elapsed > 0)
    g_string_append_printf (begin_member (&self, NONET_IPUZ_PREFIX "elapsed"), "%u", puzzle->elapsed);
  if (puzzle->checkpoints != NULL && puzzle->checkpoints->len > 0)
    write_checkpoints (&self, puzzle->checkpoints);
  write_unknown (&self, unknown);
  g_string_append (json, "\n}\n");
  g_string_append_len (text, json->str, (gssize) json->len);
  for (guint value = 0; value <= puzzle->shape->order; value++)
    g_free (self.values[value]);
  return TRUE;
}

JsonNode *
nonet_ipuz_new_node (const NonetPuzzle *puzzle)
{
  g_autoptr (GString) text = g_string_new (NULL);

  nonet_ipuz_write (puzzle, text, NULL);
  return json_from_string (text->str, NULL);
}
