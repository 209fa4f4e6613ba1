/* Parsing JSON of unknown origin safely, looking into it without trust, and printing it for people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/json.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "formats/rules.h"

/* json-glib calls itself for each level, takes some 150 bytes for a value, and up to eight for a byte of a string. */
#define MOST_LEVELS 64
#define MOST_VALUES 600000
#define MOST_OWN_VALUES 3000000
#define MOST_STRING_BYTES (8 * 1024 * 1024)

/* What the values of a text take. */
typedef struct
{
  guint values;
  gsize string_bytes;
  gboolean too_deep;
  guint most_values;
} Extent;

static gboolean
is_within_limits (const Extent *extent)
{
  return !extent->too_deep && extent->values <= extent->most_values && extent->string_bytes <= MOST_STRING_BYTES;
}

/* Walks over the array or object at p, or to the end of the text, adding to extent; stops where that is over a limit. */
static const char *
skip_value (const char *p, const char *end, Extent *extent)
{
  guint level = 0;

  while (p < end && is_within_limits (extent))
    {
      if (*p == '"')
        {
          const char *start = p++;

          for (; p < end && *p != '"'; p++)
            p += *p == '\\';
          p = MIN (p + 1, end);
          extent->string_bytes += (gsize) (p - start);
          continue;
        }
      extent->values += *p == '[' || *p == '{' || *p == ',' || *p == ':';
      /* Numbers and words are no longer than strings may be. */
      extent->string_bytes += g_ascii_isalnum (*p);
      if (*p == '[' || *p == '{')
        extent->too_deep = ++level > MOST_LEVELS;
      else if ((*p == ']' || *p == '}') && level > 0 && --level == 0)
        return p + 1;
      p++;
    }
  return p;
}

/* Whether all values of a text together stay within the limits. */
static gboolean
check_limits (NonetInput *input, const char *p, const char *end)
{
  Extent extent = { .most_values = input->own ? MOST_OWN_VALUES : MOST_VALUES };

  while (p < end && is_within_limits (&extent))
    p = skip_value (p, end, &extent);
  if (is_within_limits (&extent))
    return TRUE;
  return nonet_input_error (input, 0, 0, "%s",
                            extent.too_deep                      ? _ ("the JSON is nested too deeply for a puzzle")
                            : extent.values > extent.most_values ? _ ("the JSON has too many values for a puzzle")
                                                                 : _ ("the JSON has too much text for a puzzle"));
}

/* Leaves out the call around JSONP: "ipuz({…});". */
static void
unwrap_call (const char **text, const char **end)
{
  const char *p = *text, *close = *end;

  while (p < close && (g_ascii_isalnum (*p) || g_ascii_isspace (*p) || *p == '_' || *p == '.' || *p == '$'))
    p++;
  if (p == close || *p != '(')
    return;
  while (close > p && close[-1] != ')')
    close--;
  if (close - p < 2)
    return;
  *text = p + 1;
  *end = close - 1;
}

/* A piece of text, and where JsonParser stopped in it: it knows that only while it says so. */
typedef struct
{
  const char *start, *end, *fault;
} Piece;

static void
note_fault (JsonParser *parser, const GError *error, gpointer data)
{
  Piece *piece = data;
  const char *line = piece->start;

  for (guint i = json_parser_get_current_line (parser); i > 1 && line != NULL; i--)
    {
      line = memchr (line, '\n', (gsize) (piece->end - line));
      line = line != NULL ? line + 1 : NULL;
    }
  if (line != NULL)
    piece->fault = MIN (line + MAX (json_parser_get_current_pos (parser), 1) - 1, piece->end);
}

/* Parses what holds one value. */
static JsonNode *
parse_value (NonetInput *input, const char *start, const char *end)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  Piece piece = { start, end, start };

  g_signal_connect (parser, "error", G_CALLBACK (note_fault), &piece);
  if (json_parser_load_from_data (parser, start, (gssize) (end - start), NULL))
    {
      if (json_parser_get_root (parser) == NULL)
        nonet_input_error_at (input, start, _ ("this JSON is empty"));
      return json_parser_steal_root (parser);
    }
  nonet_input_error_at (input, piece.fault, _ ("this JSON is damaged or incomplete"));
  return NULL;
}

JsonNode *
nonet_json_parse (NonetInput *input, const char *text, gsize size)
{
  const char *p = text, *end = text + size;
  g_autoptr (JsonArray) values = json_array_new ();

  unwrap_call (&p, &end);
  if (!check_limits (input, p, end))
    return NULL;
  for (;;)
    {
      Extent extent = { .most_values = G_MAXUINT };
      const char *after = skip_value (p, end, &extent);
      JsonNode *value = parse_value (input, p, after);
      gboolean newline = FALSE;

      if (value == NULL)
        return NULL;
      json_array_add_element (values, value);
      for (p = after; p < end && g_ascii_isspace (*p); p++)
        newline = newline || *p == '\n';
      if (p == end)
        return json_array_get_length (values) == 1 ? json_array_dup_element (values, 0)
                                                   : json_node_init_array (json_node_alloc (), values);
      if (!newline || (*p != '[' && *p != '{'))
        {
          nonet_input_error_at (input, p, _ ("something follows after the end of the JSON"));
          return NULL;
        }
    }
}

JsonNode *
nonet_json_parse_own (GBytes *bytes)
{
  NonetText text = { .bytes = bytes };
  NonetMessages messages;
  NonetInput input = { .text = &text, .messages = &messages, .own = TRUE };
  JsonNode *node = NULL;

  text.data = g_bytes_get_data (bytes, &text.size);
  nonet_messages_init (&messages);
  if (text.size > 0 && g_utf8_validate (text.data, (gssize) text.size, NULL))
    node = nonet_json_parse (&input, text.data, text.size);
  nonet_messages_clear (&messages);
  return node;
}

gboolean
nonet_json_error (NonetInput *input, const char *text, const char *path, ...)
{
  const char *around = input->path != NULL ? input->path->str : "";
  g_autofree char *place = NULL;
  va_list arguments;

  va_start (arguments, path);
  place = g_strdup_vprintf (path, arguments);
  va_end (arguments);
  return nonet_input_error (input, 0, 0, "%s%s%s: %s", around, *around != '\0' && *place != '[' ? "." : "", place,
                            text);
}

gboolean
nonet_json_check_rows (NonetInput *input, const char *key, JsonArray *rows)
{
  guint order = nonet_json_length (rows);

  for (guint row = 0; row < order; row++)
    {
      guint count = nonet_json_length (nonet_json_array (json_array_get_element (rows, row)));
      g_autofree char *text = NULL;

      if (count == order)
        continue;
      text = g_strdup_printf (
          ngettext ("the row has %u cell instead of %u", "the row has %u cells instead of %u", count), count, order);
      return nonet_json_error (input, text, "%s[%u]", key, row);
    }
  return TRUE;
}

gboolean
nonet_json_refuse_regions (NonetInput *input, const char *key, guint order, const guint *map)
{
  const char *text = _ ("each region must have as many cells as a row, and each cell must be in one region");

  for (guint none = 0; none < 2; none++)
    for (guint cell = 0; cell < order * order; cell++)
      {
        guint n = 0;

        for (guint other = 0; other < order * order; other++)
          n += map[other] == map[cell];
        if ((map[cell] == NONET_NO_REGION) == none && (none || n != order))
          return nonet_input_refuse (input, 0, 0, "%s[%u][%u]: %s", key, cell / order, cell % order, text);
      }
  return nonet_input_refuse (input, 0, 0, "%s", text);
}

JsonArray *
nonet_json_array (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

JsonObject *
nonet_json_object (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

const char *
nonet_json_string (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;
}

JsonNode *
nonet_json_get (JsonObject *object, const char *key)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, key) : NULL;
  g_autofree char *name = NULL;

  if (node != NULL || object == NULL)
    return node;
  /* C# writes names with a capital. */
  name = g_strdup (key);
  *name = g_ascii_toupper (*name);
  return json_object_get_member (object, name);
}

JsonArray *
nonet_json_get_array (JsonObject *object, const char *key)
{
  return nonet_json_array (nonet_json_get (object, key));
}

JsonObject *
nonet_json_get_object (JsonObject *object, const char *key)
{
  return nonet_json_object (nonet_json_get (object, key));
}

const char *
nonet_json_get_string (JsonObject *object, const char *key)
{
  return nonet_json_string (nonet_json_get (object, key));
}

gboolean
nonet_json_get_boolean (JsonObject *object, const char *key)
{
  JsonNode *node = nonet_json_get (object, key);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_boolean (node);
}

gint64
nonet_json_get_int (JsonObject *object, const char *key, gint64 otherwise)
{
  JsonNode *node = nonet_json_get (object, key);
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

double
nonet_json_read_double (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) != G_TYPE_STRING
             ? json_node_get_double (node)
             : -1;
}

guint
nonet_json_length (JsonArray *array)
{
  return array != NULL ? json_array_get_length (array) : 0;
}

JsonNode *
nonet_json_at (JsonArray *array, guint index)
{
  return index < nonet_json_length (array) ? json_array_get_element (array, index) : NULL;
}

JsonNode *
nonet_json_get_cell (JsonArray *rows, guint order, guint cell)
{
  return nonet_json_at (nonet_json_array (nonet_json_at (rows, cell / order)), cell % order);
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
    {
      char fraction[G_ASCII_DTOSTR_BUF_SIZE];
      double real = json_node_get_double (node);

      return real == floor (real) ? g_strdup_printf ("%.0f", real)
                                  : g_strdup (g_ascii_dtostr (fraction, sizeof fraction, real));
    }
  return NULL;
}

gint64
nonet_json_read_number (JsonNode *node)
{
  g_autofree char *text = nonet_json_dup_scalar (node);

  return text != NULL && g_ascii_isdigit (*text) && strchr (text, '.') == NULL ? g_ascii_strtoll (text, NULL, 10) : -1;
}

NonetJsonValue
nonet_json_read_value (NonetInput *input, JsonNode *node, gint *value, const char *path, ...)
{
  g_autofree char *text = nonet_json_dup_scalar (node), *fault = NULL, *place = NULL;
  va_list arguments;

  if (node == NULL || JSON_NODE_HOLDS_NULL (node) || (text != NULL && *g_strstrip (text) == '\0'))
    return NONET_JSON_NOTHING;
  if (text == NULL || strspn (text, "+-.0123456789eE") < strlen (text) || strpbrk (text, "0123456789") == NULL)
    return NONET_JSON_OTHER;
  if (strlen (text) <= 6 && strspn (text, "0123456789") == strlen (text))
    {
      *value = atoi (text);
      return NONET_JSON_NUMBER;
    }
  va_start (arguments, path);
  place = g_strdup_vprintf (path, arguments);
  va_end (arguments);
  fault = g_strdup_printf (_ ("this rule cannot have the value %s"), text);
  nonet_json_error (input, fault, "%s", place);
  return NONET_JSON_WRONG;
}

SudokuSet
nonet_json_read_set (JsonArray *array, guint order)
{
  SudokuSet set = 0;

  for (guint i = 0; i < nonet_json_length (array); i++)
    {
      gint64 value = nonet_json_read_number (json_array_get_element (array, i));

      if (value >= 1 && value <= order)
        set |= sudoku_set_of ((unsigned) value);
    }
  return set;
}

void
nonet_json_append_node (GString *json, JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  g_string_append (json, text);
}

/* Whether json-glib writes a text as it is. */
static gboolean
is_plain (const char *text)
{
  while ((guchar) *text >= 0x20 && *text != '"' && *text != '\\' && *text != 0x7f)
    text++;
  return *text == '\0';
}

void
nonet_json_append_string (GString *json, const char *text)
{
  g_autoptr (JsonNode) node = NULL;

  if (is_plain (text))
    {
      g_string_append_printf (json, "\"%s\"", text);
      return;
    }
  node = json_node_init_string (json_node_alloc (), text);
  nonet_json_append_node (json, node);
}

void
nonet_json_append_rows (GString *json, JsonNode *node)
{
  JsonArray *rows = nonet_json_array (node);
  JsonNode *first = nonet_json_at (rows, 0);

  if (nonet_json_array (first) == NULL && nonet_json_object (first) == NULL)
    {
      nonet_json_append_node (json, node);
      return;
    }
  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      g_string_append (json, i == 0 ? "[\n    " : ",\n    ");
      nonet_json_append_node (json, json_array_get_element (rows, i));
    }
  g_string_append (json, "\n  ]");
}

void
nonet_json_append_set (GString *json, SudokuSet set)
{
  g_string_append_c (json, '[');
  for (; set != 0; set &= set - 1)
    g_string_append_printf (json, "%u,", sudoku_set_first (set));
  nonet_json_close (json, ']');
}

void
nonet_json_close (GString *json, char bracket)
{
  if (json->str[json->len - 1] == ',')
    json->str[json->len - 1] = bracket;
  else
    g_string_append_c (json, bracket);
}
