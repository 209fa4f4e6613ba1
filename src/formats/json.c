/* Parsing JSON of unknown origin safely, and writing it by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* json-glib calls itself for each level, takes some 150 bytes for a value, and up to eight for a byte of a string. */
#define MOST_LEVELS 64
#define MOST_VALUES 600000
#define MOST_STRING_BYTES (8 * 1024 * 1024)

/* Walks over a string from its opening quote; returns what is behind the closing one. */
static const char *
skip_string (const char *p, const char *end)
{
  for (p++; p < end && *p != '"'; p++)
    if (*p == '\\')
      p++;
  return p < end ? p + 1 : end;
}

/* Whether parsing the text stays within limits, and it holds one value only. */
static gboolean
check_limits (NonetInput *input, const char *text, gsize size)
{
  const char *p = text, *end = text + size;
  guint level = 0, values = 0, line, column;
  gsize strings = 0;
  gboolean ended = FALSE;

  while (p < end)
    {
      if (ended && !g_ascii_isspace (*p))
        {
          nonet_input_locate (input, p, &line, &column);
          nonet_input_error (input, line, column, _ ("this is no valid JSON: %s"),
                             _ ("something follows behind its end"));
          return FALSE;
        }
      if (*p == '"')
        {
          const char *behind = skip_string (p, end);

          strings += (gsize) (behind - p);
          p = behind;
          continue;
        }
      if (*p == '[' || *p == '{')
        level++;
      else if ((*p == ']' || *p == '}') && level > 0)
        ended = --level == 0;
      values += *p == '[' || *p == '{' || *p == ',' || *p == ':';
      /* Numbers and words are no longer than strings may be. */
      strings += g_ascii_isalnum (*p);
      if (level > MOST_LEVELS || values > MOST_VALUES || strings > MOST_STRING_BYTES)
        break;
      p++;
    }
  if (level > MOST_LEVELS)
    nonet_input_error (input, 0, 0, _ ("the JSON is nested too deeply for a puzzle"));
  else if (values > MOST_VALUES)
    nonet_input_error (input, 0, 0, _ ("the JSON holds too many values for a puzzle"));
  else if (strings > MOST_STRING_BYTES)
    nonet_input_error (input, 0, 0, _ ("the JSON holds too much text for a puzzle"));
  return level <= MOST_LEVELS && values <= MOST_VALUES && strings <= MOST_STRING_BYTES;
}

/* Several values, each beginning a line of its own, as one array; NULL if there is only one, or they stand otherwise. */
static char *
join_values (const char *text, gsize size, gsize *joined_size)
{
  g_autoptr (GString) joined = g_string_new ("[");
  const char *p = text, *end = text + size, *from = text;
  guint level = 0, count = 0;

  while (p < end)
    {
      gboolean newline = FALSE;

      if (*p == '"')
        {
          p = skip_string (p, end);
          continue;
        }
      level += *p == '[' || *p == '{';
      if (!((*p == ']' || *p == '}') && level > 0 && --level == 0))
        {
          p++;
          continue;
        }
      g_string_append_len (joined, from, p + 1 - from);
      for (from = ++p; p < end && g_ascii_isspace (*p); p++)
        newline = newline || *p == '\n';
      if (p == end)
        break;
      if (!newline || (*p != '[' && *p != '{'))
        return NULL;
      g_string_append_c (joined, ',');
      count++;
    }
  if (count == 0 || level > 0)
    return NULL;
  g_string_append_c (joined, ']');
  *joined_size = joined->len;
  return g_string_free (g_steal_pointer (&joined), FALSE);
}

/* Leaves out the call around JSONP: "ipuz({…});". */
static void
unwrap_call (const char **text, gsize *size)
{
  const char *p = *text, *end = p + *size;

  while (p < end && (g_ascii_isalnum (*p) || g_ascii_isspace (*p) || *p == '_' || *p == '.' || *p == '$'))
    p++;
  if (p == end || *p != '(')
    return;
  while (end > p && end[-1] != ')')
    end--;
  if (end - p < 2)
    return;
  *text = p + 1;
  *size = (gsize) (end - 1 - *text);
}

JsonNode *
nonet_json_parse (NonetInput *input, const char *text, gsize size)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GError) error = NULL;
  g_autofree char *joined = NULL;
  const char *start = text;
  guint line = 1;

  unwrap_call (&start, &size);
  if (start == text && (joined = join_values (text, size, &size)) != NULL)
    start = joined;
  if (!check_limits (input, start, size))
    return NULL;
  for (const char *p = text; joined == NULL && p < start; p++)
    line += *p == '\n';
  if (!json_parser_load_from_data (parser, start, (gssize) size, &error))
    {
      gboolean whole = text == input->text->data;
      const char *message = strrchr (error->message, ':');

      nonet_input_error (input, whole ? line - 1 + json_parser_get_current_line (parser) : 0,
                         whole && line == 1 ? json_parser_get_current_pos (parser) : 0, _ ("this is no valid JSON: %s"),
                         message != NULL ? g_strchug ((char *) message + 1) : error->message);
      return NULL;
    }
  if (json_parser_get_root (parser) == NULL)
    {
      nonet_input_error (input, 0, 0, _ ("this is no valid JSON: %s"), _ ("it is empty"));
      return NULL;
    }
  return json_parser_steal_root (parser);
}

/* The start of the index-th value of the array at p, or NULL. */
static const char *
find_element (const char *p, const char *end, guint index)
{
  guint level = 0;

  while (p < end && g_ascii_isspace (*p))
    p++;
  if (p >= end || *p != '[')
    return NULL;
  for (p++; p < end; p++)
    {
      if (level == 0 && index == 0 && !g_ascii_isspace (*p))
        return p;
      if (*p == '"')
        p = skip_string (p, end) - 1;
      else if (*p == '[' || *p == '{')
        level++;
      else if (*p == ']' || *p == '}')
        {
          if (level-- == 0)
            return NULL;
        }
      else if (*p == ',' && level == 0)
        index--;
    }
  return NULL;
}

void
nonet_json_locate (NonetInput *input, const char *key, guint row, guint column, guint *line, guint *line_column)
{
  g_autofree char *quoted = NULL;
  const NonetText *text = input->text;
  const char *end = text->data + text->size, *place, *value;

  *line = *line_column = 0;
  if (input->messages->count[NONET_MESSAGE_ERROR] >= NONET_MESSAGES_KEPT)
    return;
  quoted = g_strdup_printf ("\"%s\"", key);
  place = g_strstr_len (text->data, (gssize) text->size, quoted);
  if (place == NULL)
    return;
  value = place + strlen (quoted);
  while (value < end && (g_ascii_isspace (*value) || *value == ':'))
    value++;
  value = find_element (value, end, row);
  if (value != NULL)
    {
      const char *cell = find_element (value, end, column);

      place = cell != NULL ? cell : value;
    }
  nonet_input_locate (input, place, line, line_column);
}

static JsonNode *
get_member (JsonObject *object, const char *key, JsonNodeType type)
{
  JsonNode *node = json_object_get_member (object, key);

  return node != NULL && json_node_get_node_type (node) == type ? node : NULL;
}

const char *
nonet_json_get_string (JsonObject *object, const char *key)
{
  JsonNode *node = get_member (object, key, JSON_NODE_VALUE);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;
}

JsonArray *
nonet_json_get_array (JsonObject *object, const char *key)
{
  JsonNode *node = get_member (object, key, JSON_NODE_ARRAY);

  return node != NULL ? json_node_get_array (node) : NULL;
}

JsonObject *
nonet_json_get_object (JsonObject *object, const char *key)
{
  JsonNode *node = get_member (object, key, JSON_NODE_OBJECT);

  return node != NULL ? json_node_get_object (node) : NULL;
}

gint64
nonet_json_get_int (JsonObject *object, const char *key, gint64 otherwise)
{
  JsonNode *node = get_member (object, key, JSON_NODE_VALUE);
  GType type = node != NULL ? json_node_get_value_type (node) : G_TYPE_INVALID;
  double real;

  if (type == G_TYPE_INT64)
    return json_node_get_int (node);
  if (type == G_TYPE_STRING)
    return g_ascii_strtoll (json_node_get_string (node), NULL, 10);
  if (type != G_TYPE_DOUBLE)
    return otherwise;
  real = json_node_get_double (node);
  return real > -1e15 && real < 1e15 ? (gint64) real : otherwise;
}

gboolean
nonet_json_get_boolean (JsonObject *object, const char *key)
{
  JsonNode *node = get_member (object, key, JSON_NODE_VALUE);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_BOOLEAN && json_node_get_boolean (node);
}

JsonArray *
nonet_json_array_get_array (JsonArray *array, guint index)
{
  JsonNode *node = index < json_array_get_length (array) ? json_array_get_element (array, index) : NULL;

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

char *
nonet_json_dup_scalar (JsonNode *node)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node))
    return NULL;
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return g_strdup (json_node_get_string (node));
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
  if (json_node_get_value_type (node) == G_TYPE_DOUBLE)
    return g_strdup_printf ("%.0f", json_node_get_double (node));
  return NULL;
}

void
nonet_json_append_string (GString *json, const char *text)
{
  g_string_append_c (json, '"');
  for (const char *p = text; *p != '\0'; p++)
    switch (*p)
      {
      case '"':
      case '\\':
        g_string_append_c (json, '\\');
        g_string_append_c (json, *p);
        break;
      case '\n':
        g_string_append (json, "\\n");
        break;
      case '\t':
        g_string_append (json, "\\t");
        break;
      default:
        if ((guchar) *p < 0x20 || *p == 0x7f)
          g_string_append_printf (json, "\\u%04x", (guint) *p);
        else
          g_string_append_c (json, *p);
      }
  g_string_append_c (json, '"');
}
