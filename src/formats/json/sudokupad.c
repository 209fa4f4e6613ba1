/* The shorthand in which SudokuPad's links carry a puzzle as JSON. json-programs.c reads that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names have no quotes, the usual ones are shortened, nothing stands for {}, t and f for true and false, colours have no quotes,
 * and ' stands for ":  {metadata:{title:'…'},ce:[[{v:5},,…]],re:[[[0,0],…]]}
 */
#include "formats/json/sudokupad.h"

#include <string.h>

/* Short names of members. */
static const struct
{
  const char *name, *full;
} names[] = {
  { "a", "arrows" }, { "c", "color" },     { "c2", "backgroundColor" }, { "ca", "cages" },
  { "ce", "cells" }, { "cs", "cellSize" }, { "ct", "center" },          { "h", "height" },
  { "l", "lines" },  { "o", "overlays" },  { "r", "rounded" },          { "re", "regions" },
  { "t", "title" },  { "te", "text" },     { "u", "underlays" },        { "v", "value" },
  { "w", "width" },
};

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
