/* Parsing JSON of unknown origin safely, looking into it without trust, and printing it for people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "formats/input.h"

/* Parses text, which may be wrapped in a call as in JSONP. Nesting, the number of values and the length of strings are
 * limited before anything is parsed. Several values, each of which begins a line, become an array. Returns NULL after adding an
 * error to input, with line and column if the text is that of input. Free with json_node_unref (). */
JsonNode *nonet_json_parse (NonetInput *input, const char *text, gsize size);

/* Parses what Nonet wrote itself, which may be longer; NULL if it is damaged. */
JsonNode *nonet_json_parse_own (GBytes *bytes);

/* Adds an error, a translated text, about the value at a path, such as "puzzle[3][4]", from where input->path leads to. */
gboolean nonet_json_error (NonetInput *input, const char *text, const char *path, ...) G_GNUC_PRINTF (3, 4);

/* Whether each of the rows of key, which may be NULL, has as many cells as there are rows; reports the first that has not. */
gboolean nonet_json_check_rows (NonetInput *input, const char *key, JsonArray *rows);

/* Refuses a board for its regions, which a map has that may have NONET_NO_REGION: for the first cell of key in one that has too many
 * cells or too few, or in none. */
gboolean nonet_json_refuse_regions (NonetInput *input, const char *key, guint order, const guint *map);

/* What the value of a rule is: nothing; a whole number from 0 on, of at most six digits; a word, a list or the like; or a number
 * that is none of these. */
typedef enum
{
  NONET_JSON_NOTHING,
  NONET_JSON_NUMBER,
  NONET_JSON_OTHER,
  NONET_JSON_WRONG
} NonetJsonValue;

/* Reads one into *value. One that is wrong is reported with its path. */
NonetJsonValue nonet_json_read_value (NonetInput *input, JsonNode *node, gint *value, const char *path, ...)
    G_GNUC_PRINTF (4, 5);

/* What a node is, or NULL if it is NULL or something else. Borrowed. */
JsonArray *nonet_json_array (JsonNode *node);
JsonObject *nonet_json_object (JsonNode *node);
const char *nonet_json_string (JsonNode *node);

/* The members of an object by type; NULL, FALSE or otherwise if there is none of this type, or object is NULL. Borrowed. */
JsonNode *nonet_json_get (JsonObject *object, const char *key);
JsonArray *nonet_json_get_array (JsonObject *object, const char *key);
JsonObject *nonet_json_get_object (JsonObject *object, const char *key);
const char *nonet_json_get_string (JsonObject *object, const char *key);
gboolean nonet_json_get_boolean (JsonObject *object, const char *key);
gint64 nonet_json_get_int (JsonObject *object, const char *key, gint64 otherwise);

/* The number that a node is, no text; -1 if it is none, or NULL. */
double nonet_json_read_double (JsonNode *node);

/* The length of an array, and the item at an index, or NULL; array may be NULL. */
guint nonet_json_length (JsonArray *array);
JsonNode *nonet_json_at (JsonArray *array, guint index);

/* The item of a cell in an array of rows, or NULL. */
JsonNode *nonet_json_get_cell (JsonArray *rows, guint order, guint cell);

/* The text of a string or number ("7" for both), or NULL; caller frees. node may be NULL. */
char *nonet_json_dup_scalar (JsonNode *node);

/* The number of a node, or of the digits of its text; -1 if it is none or negative. node may be NULL. */
gint64 nonet_json_read_number (JsonNode *node);

/* The set of the numbers from 1 to order in an array; array may be NULL. */
SudokuSet nonet_json_read_set (JsonArray *array, guint order);

/* Appending JSON to a text: what is written cell by cell needs no tree of nodes. */

/* A text in quotes; a node on one line; one with a line for each row of an array of rows; a set as an array of numbers. */
void nonet_json_append_string (GString *json, const char *text);
void nonet_json_append_node (GString *json, JsonNode *node);
void nonet_json_append_rows (GString *json, JsonNode *node);
void nonet_json_append_set (GString *json, SudokuSet set);

/* A bracket that closes, in the place of the comma after the last item or member. */
void nonet_json_close (GString *json, char bracket);
