/* Parsing JSON of unknown origin safely, and writing it by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "formats/reader.h"

G_BEGIN_DECLS

/* Parses text, which may be wrapped in a call as in JSONP. Nesting, the number of values and the length of strings are
 * limited before anything is parsed. Returns NULL after adding an error to input. Free with json_node_unref (). */
JsonNode *nonet_json_parse (NonetInput *input, const char *text, gsize size);

/* Line and column, as nonet_input_locate () tells them, of the value at [row][column] in the array (of arrays) that is the
 * value of the first member called key; of the key itself when there is none. 0 if there is no such member. */
void nonet_json_locate (NonetInput *input, const char *key, guint row, guint column, guint *line, guint *line_column);

/* The members of an object by type; NULL, 0 or FALSE if there is none of this type. Borrowed. */
const char *nonet_json_get_string (JsonObject *object, const char *key);
JsonArray *nonet_json_get_array (JsonObject *object, const char *key);
JsonObject *nonet_json_get_object (JsonObject *object, const char *key);
gint64 nonet_json_get_int (JsonObject *object, const char *key, gint64 otherwise);
gboolean nonet_json_get_boolean (JsonObject *object, const char *key);

/* The array in an array, or NULL. */
JsonArray *nonet_json_array_get_array (JsonArray *array, guint index);

/* The text of a string or number ("7" for both), or NULL; caller frees. */
char *nonet_json_dup_scalar (JsonNode *node);

/* Appends text in quotes, escaped. */
void nonet_json_append_string (GString *json, const char *text);

G_END_DECLS
