/* Writing ipuz: everything a document holds, always in the same bytes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the members mean is told in ipuz-read.c.
 */
#include "config.h"

#include "formats/ipuz.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/ipuz-cells.h"
#include "formats/json.h"

static void
begin_member (GString *json, const char *key)
{
  g_string_append (json, ",\n  ");
  nonet_json_append_string (json, key);
  g_string_append (json, ": ");
}

static void
write_text (GString *json, const char *key, const char *text)
{
  if (text == NULL || *text == '\0')
    return;
  begin_member (json, key);
  nonet_json_append_string (json, text);
}

/* Whether a symbol may be written as a number: "7", "12", but not "0" or "07". */
static gboolean
is_number (const char *symbol)
{
  if (*symbol == '0' || *symbol == '\0' || strlen (symbol) > 3)
    return FALSE;
  for (; *symbol != '\0'; symbol++)
    if (!g_ascii_isdigit (*symbol))
      return FALSE;
  return TRUE;
}

static void
write_symbol (GString *json, const NonetPuzzle *puzzle, guint value)
{
  const char *symbol = nonet_alphabet_get_symbol (puzzle->alphabet, value);

  if (is_number (symbol))
    g_string_append (json, symbol);
  else
    nonet_json_append_string (json, symbol);
}

/* What stands for a blank cell: 0, unless that is a symbol. */
static const char *
blank_of (const NonetPuzzle *puzzle)
{
  return nonet_alphabet_lookup (puzzle->alphabet, "0", 1) != 0 ? "\".\"" : "0";
}

static void
write_value (GString *json, const NonetPuzzle *puzzle, guint value)
{
  if (value == 0)
    g_string_append (json, blank_of (puzzle));
  else
    write_symbol (json, puzzle, value);
}

static void
write_set (GString *json, const NonetPuzzle *puzzle, SudokuSet set)
{
  g_string_append_c (json, '[');
  for (SudokuSet rest = set; rest != 0; rest &= rest - 1)
    {
      if (rest != set)
        g_string_append (json, ", ");
      write_symbol (json, puzzle, sudoku_set_first (rest));
    }
  g_string_append_c (json, ']');
}

typedef void (*WriteCell) (GString *json, const NonetPuzzle *puzzle, guint cell);

static void
write_given (GString *json, const NonetPuzzle *puzzle, guint cell)
{
  write_value (json, puzzle, puzzle->givens[cell]);
}

/* The cell of rows that nonet_ipuz_dup_cells () kept, or NULL. */
static JsonObject *
find_cell (const NonetPuzzle *puzzle, JsonArray *rows, guint cell)
{
  guint order = puzzle->geometry.order;
  JsonArray *row = rows != NULL ? nonet_json_array_get_array (rows, cell / order) : NULL;
  JsonNode *node =
      row != NULL && cell % order < json_array_get_length (row) ? json_array_get_element (row, cell % order) : NULL;

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

/* A given together with what another program said of its cell. */
static void
write_kept_cell (GString *json, const NonetPuzzle *puzzle, JsonObject *kept, guint cell)
{
  const char *key = nonet_ipuz_cell_value_key (kept);
  g_autoptr (GList) names = json_object_get_members (kept);

  g_string_append_printf (json, "{\"%s\": ", key != NULL ? key : "cell");
  write_given (json, puzzle, cell);
  for (GList *link = names; link != NULL; link = link->next)
    if (g_strcmp0 (link->data, key) != 0)
      {
        g_autofree char *text = json_to_string (json_object_get_member (kept, link->data), FALSE);

        g_string_append (json, ", ");
        nonet_json_append_string (json, link->data);
        g_string_append_printf (json, ": %s", text);
      }
  g_string_append_c (json, '}');
}

static void
write_rows (GString *json, const char *key, const NonetPuzzle *puzzle, WriteCell write_cell, JsonArray *kept)
{
  guint order = puzzle->geometry.order;

  begin_member (json, key);
  g_string_append (json, "[\n");
  for (guint cell = 0; cell < order * order; cell++)
    {
      g_string_append (json, cell % order == 0 ? "    [" : ", ");
      if (find_cell (puzzle, kept, cell) != NULL)
        write_kept_cell (json, puzzle, find_cell (puzzle, kept, cell), cell);
      else
        write_cell (json, puzzle, cell);
      if (cell % order == order - 1)
        g_string_append (json, cell + 1 == order * order ? "]\n" : "],\n");
    }
  g_string_append (json, "  ]");
}

static void
write_solution (GString *json, const NonetPuzzle *puzzle, guint cell)
{
  write_value (json, puzzle, puzzle->solution[cell]);
}

/* Whether marks have to be told besides what "saved" can say. */
static gboolean
has_hidden_marks (const NonetPuzzle *puzzle, guint cell)
{
  return puzzle->marks != NULL && puzzle->marks[cell] != 0 && (puzzle->entries[cell] != 0 || puzzle->givens[cell] != 0);
}

static void
write_saved (GString *json, const NonetPuzzle *puzzle, guint cell)
{
  if (puzzle->marks != NULL && puzzle->marks[cell] != 0 && !has_hidden_marks (puzzle, cell))
    write_set (json, puzzle, puzzle->marks[cell]);
  else
    write_value (json, puzzle, puzzle->entries[cell]);
}

static void
write_hidden_marks (GString *json, const NonetPuzzle *puzzle, guint cell)
{
  write_set (json, puzzle, has_hidden_marks (puzzle, cell) ? puzzle->marks[cell] : 0);
}

static void
write_eliminated (GString *json, const NonetPuzzle *puzzle, guint cell)
{
  write_set (json, puzzle, puzzle->eliminated[cell]);
}

static void
write_colour (GString *json, const NonetPuzzle *puzzle, guint cell)
{
  g_string_append_printf (json, "%u", puzzle->colours[cell]);
}

/* The boxes as zones, for programs that only know those. */
static void
write_zones (GString *json, const NonetPuzzle *puzzle)
{
  SudokuGeometry geometry = puzzle->geometry;

  begin_member (json, "zones");
  g_string_append (json, "[\n");
  for (guint box = 0; box < geometry.order; box++)
    {
      guint top = box / geometry.box_rows * geometry.box_rows;
      guint left = box % geometry.box_rows * geometry.box_columns;

      g_string_append_printf (json, "    {\"rect\": [%u, %u, %u, %u]}%s\n", left, top, left + geometry.box_columns - 1,
                              top + geometry.box_rows - 1, box + 1 < geometry.order ? "," : "");
    }
  g_string_append (json, "  ]");
  begin_member (json, NONET_IPUZ_PREFIX "boxes");
  g_string_append_printf (json, "\"%ux%u\"", geometry.box_rows, geometry.box_columns);
}

static void
write_symbols (GString *json, const NonetPuzzle *puzzle)
{
  if (nonet_alphabet_is_compact (puzzle->alphabet))
    {
      g_autoptr (GString) charset = g_string_new (NULL);

      for (guint value = 1; value <= puzzle->geometry.order; value++)
        g_string_append (charset, nonet_alphabet_get_symbol (puzzle->alphabet, value));
      write_text (json, "charset", charset->str);
    }
  else
    {
      g_autofree char *alphabet = nonet_alphabet_to_string (puzzle->alphabet);

      write_text (json, NONET_IPUZ_PREFIX "alphabet", alphabet);
    }
  if (*blank_of (puzzle) == '"')
    {
      begin_member (json, "empty");
      g_string_append (json, blank_of (puzzle));
    }
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

/* The members of other programs, in the order in which they came. */
static void
write_unknown (GString *json, JsonObject *unknown)
{
  g_autoptr (GList) names = json_object_get_members (unknown);

  for (GList *link = names; link != NULL; link = link->next)
    {
      g_autofree char *text = NULL;

      if (strcmp (link->data, "kind") == 0 || strcmp (link->data, "puzzle") == 0)
        continue;
      text = json_to_string (json_object_get_member (unknown, link->data), FALSE);
      begin_member (json, link->data);
      g_string_append (json, text);
    }
}

static void
write_board (GString *json, const NonetPuzzle *puzzle, JsonArray *kept)
{
  guint cells = nonet_puzzle_get_cells (puzzle);
  gboolean hidden = FALSE;

  for (guint cell = 0; cell < cells; cell++)
    hidden = hidden || has_hidden_marks (puzzle, cell);
  write_rows (json, "puzzle", puzzle, write_given, kept);
  if (any_byte (puzzle->entries, cells) || any_set (puzzle->marks, cells))
    write_rows (json, "saved", puzzle, write_saved, NULL);
  if (any_byte (puzzle->solution, cells))
    write_rows (json, "solution", puzzle, write_solution, NULL);
  if (hidden)
    write_rows (json, NONET_IPUZ_PREFIX "marks", puzzle, write_hidden_marks, NULL);
  if (any_set (puzzle->eliminated, cells))
    write_rows (json, NONET_IPUZ_PREFIX "eliminated", puzzle, write_eliminated, NULL);
  if (any_byte (puzzle->colours, cells))
    write_rows (json, NONET_IPUZ_PREFIX "colours", puzzle, write_colour, NULL);
}

static gboolean
write_ipuz (const NonetPuzzle *puzzle, GString *json, GError **error)
{
  g_autoptr (JsonNode) extra = puzzle->extra != NULL ? json_from_string (puzzle->extra, NULL) : NULL;
  JsonObject *unknown = extra != NULL && JSON_NODE_HOLDS_OBJECT (extra) ? json_node_get_object (extra) : NULL;
  SudokuGeometry geometry = puzzle->geometry;
  g_autofree char *kind = unknown != NULL && json_object_has_member (unknown, "kind")
                              ? json_to_string (json_object_get_member (unknown, "kind"), FALSE)
                              : g_strdup ("[\"http://ipuz.org/sudoku#1\"]");

  g_string_append_printf (json, "{\n  \"version\": \"http://ipuz.org/v2\",\n  \"kind\": %s", kind);
  write_text (json, "title", puzzle->title);
  write_text (json, "author", puzzle->author);
  write_text (json, "publication", puzzle->source);
  write_text (json, "date", puzzle->date);
  write_text (json, "difficulty", puzzle->difficulty);
  write_text (json, "notes", puzzle->comment);
  write_symbols (json, puzzle);
  begin_member (json, "boxes");
  g_string_append (json, geometry.box_rows > 1 ? "true" : "false");
  if (geometry.box_rows != geometry.box_columns)
    write_zones (json, puzzle);
  write_board (json, puzzle, unknown != NULL ? nonet_json_get_array (unknown, "puzzle") : NULL);
  if (puzzle->elapsed > 0)
    {
      begin_member (json, NONET_IPUZ_PREFIX "elapsed");
      g_string_append_printf (json, "%u", puzzle->elapsed);
    }
  if (unknown != NULL)
    write_unknown (json, unknown);
  g_string_append (json, "\n}\n");
  return TRUE;
}

const NonetWriter nonet_ipuz_writer = { { "ipuz", N_ ("ipuz (keeps everything)"), "ipuz", TRUE, FALSE }, write_ipuz };
