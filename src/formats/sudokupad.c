/* SudokuPad's own form of a puzzle, as it stands in its links after "scl".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   { "metadata": { "title": "…", "solution": "53467…" }, "cells": [[{ "value": 5 }, {}, …], …],
 *     "regions": [[[0, 0], [0, 1], …], …], "cages": [{ "cells": [[0, 0]], "value": "11" }, { "value": "author: …" }],
 *     "lines": […], "arrows": […], "overlays": […], "underlays": […] }
 *
 * The shorthand of it has names without quotes, the usual ones shortened, nothing for {}, t and f for true and false, colours
 * without quotes, and ' for ":  {metadata:{title:'…'},ce:[[{v:5},,…]],re:[[[0,0],…]]}
 */
#include "config.h"

#include "formats/sudokupad.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/json-regions.h"
#include "formats/json-rows.h"

/* Short names of members. */
static const struct
{
  const char *name, *full;
} names[] = {
  { "a", "arrows" },    { "c", "color" }, { "ca", "cages" },    { "ce", "cells" },
  { "cs", "cellSize" }, { "l", "lines" }, { "o", "overlays" },  { "re", "regions" },
  { "t", "title" },     { "te", "text" }, { "u", "underlays" }, { "v", "value" },
};

/* Drawn things, which mostly stand for rules. */
static const char *const drawings[] = { "lines", "arrows", "overlays", "underlays" };

gboolean
nonet_sudokupad_is_shorthand (const char *text)
{
  gsize length = 1;

  if (*text != '{')
    return FALSE;
  while (g_ascii_isalnum (text[length]))
    length++;
  return length > 1 && text[length] == ':';
}

/* Copies the string that opens at p, in JSON's quotes; returns what follows it. */
static const char *
expand_string (const char *p, GString *json)
{
  char quote = *p++;

  g_string_append_c (json, '"');
  for (; *p != '\0' && *p != quote; p++)
    if (*p == '\\' && p[1] != '\0')
      {
        p++;
        if (*p != '\'')
          g_string_append_c (json, '\\');
        g_string_append_c (json, *p);
      }
    else if (*p == '"')
      g_string_append (json, "\\\"");
    else
      g_string_append_c (json, *p);
  g_string_append_c (json, '"');
  return *p != '\0' ? p + 1 : p;
}

/* Whether the length characters at p are a value of their own. */
static gboolean
is_value (const char *p, gsize length)
{
  return p[length] != '\0' && strchr (",}]", p[length]) != NULL;
}

/* Writes the word at p, a name or a value; returns what follows it. */
static const char *
expand_word (const char *p, char before, GString *json)
{
  gsize length = strcspn (p, ",:{}[]'\""), digits = 0;

  if (before != ':' && p[length] == ':')
    {
      g_autofree char *name = g_strndup (p, length);
      const char *full = name;

      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        if (strcmp (name, names[i].name) == 0)
          full = names[i].full;
      g_string_append_printf (json, "\"%s\"", full);
      return p + length;
    }
  while (digits < length && g_ascii_isxdigit (p[digits]))
    digits++;
  if (before == ':' && length == 1 && (*p == 't' || *p == 'f') && is_value (p, 1))
    g_string_append (json, *p == 't' ? "true" : "false");
  else if (before == ':' && *p == '#')
    g_string_append_printf (json, "\"%s\"", length == 2 && p[1] == '0' ? "#000000" : "#ffffff");
  else if (before == ':' && length == 6 && digits == 6)
    g_string_append_printf (json, "\"#%.6s\"", p);
  else
    g_string_append_len (json, p, (gssize) length);
  return p + length;
}

char *
nonet_sudokupad_expand (const char *shorthand)
{
  GString *json = g_string_new (NULL);
  gboolean single = strchr (shorthand, '"') == NULL;
  char before = '\0';

  for (const char *p = shorthand; *p != '\0';)
    {
      /* Nothing between commas and brackets stands for an empty object. */
      if ((before == ',' || before == '[') && (*p == ',' || *p == ']' || *p == '}'))
        g_string_append (json, "{}");
      if (*p == (single ? '\'' : '"'))
        {
          p = expand_string (p, json);
          before = '"';
        }
      else if (strchr (",:{}[]'\"", *p) != NULL)
        {
          before = *p++;
          g_string_append_c (json, before);
        }
      else
        {
          p = expand_word (p, before, json);
          before = 'a';
        }
    }
  return g_string_free (json, FALSE);
}

/* A text about the puzzle, or the one after "key:" in a cage without cells, where older puzzles keep it. */
static char *
dup_text (JsonObject *object, const char *key)
{
  JsonArray *cages = nonet_json_get_array (object, "cages");
  char *text = nonet_json_dup_text (object, key);
  gsize length = strlen (key);

  for (guint i = 0; text == NULL && cages != NULL && i < json_array_get_length (cages); i++)
    {
      JsonObject *cage = nonet_json_array_get_object (cages, i);
      const char *value = cage != NULL ? nonet_json_get_string (cage, "value") : NULL;

      if (value != NULL && g_ascii_strncasecmp (value, key, length) == 0 && value[length] == ':')
        text = g_strdup (value + length + 1);
    }
  if (text != NULL && *g_strstrip (text) == '\0')
    g_clear_pointer (&text, g_free);
  return text;
}

/* Whether some cage sums its cells up. */
static gboolean
has_cages (JsonObject *object)
{
  JsonArray *cages = nonet_json_get_array (object, "cages");

  for (guint i = 0; cages != NULL && i < json_array_get_length (cages); i++)
    {
      JsonObject *cage = nonet_json_array_get_object (cages, i);
      JsonArray *cells = cage != NULL ? nonet_json_get_array (cage, "cells") : NULL;

      if (cells != NULL && json_array_get_length (cells) > 0 && !nonet_json_get_boolean (cage, "hidden"))
        return TRUE;
    }
  return FALSE;
}

static void
add_rules (GPtrArray *rules, JsonObject *object)
{
  if (has_cages (object))
    nonet_json_rules_add_name (rules, N_ ("killer cages"));
  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    {
      JsonArray *list = nonet_json_get_array (object, drawings[i]);

      if (list != NULL && json_array_get_length (list) > 0)
        nonet_json_rules_add_name (rules, N_ ("drawings that may stand for rules"));
    }
}

static gboolean
has_boxes (JsonObject *object, const SudokuShape *shape)
{
  return nonet_json_regions_are_boxes (json_object_get_member (object, "regions"), shape);
}

static const NonetJsonRows rows = {
  .key = "cells",
  .marks = { "pencilMarks", "centremarks", "cornermarks" },
  .comment = "rules",
  .has_boxes = has_boxes,
  .add_rules = add_rules,
  .dup_text = dup_text,
};

gboolean
nonet_sudokupad_knows (JsonObject *object)
{
  return nonet_json_rows_knows (&rows, object)
         && (json_object_has_member (object, "regions") || json_object_has_member (object, "cages")
             || json_object_has_member (object, "metadata") || json_object_has_member (object, "cellSize"));
}

void
nonet_sudokupad_read_object (NonetInput *input, JsonObject *object)
{
  nonet_json_rows_read (&rows, input, object);
}
