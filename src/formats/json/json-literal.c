/* Literals of JavaScript and Python as JSON: names without quotes, other quotes, comments, a comma after the last element.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   export const puzzle: Puzzle = { title: 'Easy', grid: [[5, 3, null, …], …], };      {'grid': [[5, 3, None, …], …]}
 */
#include "formats/json/json-literal.h"

#include <string.h>

#define LARGEST_LITERAL (8 * 1024 * 1024)

typedef struct
{
  const char *at, *end;
  GString *json;
  guint depth;
} Literal;

static gboolean
begins (const Literal *self, const char *word)
{
  return (gsize) (self->end - self->at) >= strlen (word) && memcmp (self->at, word, strlen (word)) == 0;
}

/* Moves after the first of some text from here on, or to the end. */
static void
skip_to (Literal *self, const char *text)
{
  const char *found = g_strstr_len (self->at, self->end - self->at, text);

  self->at = found != NULL ? found + strlen (text) : self->end;
}

static void
skip_space (Literal *self)
{
  for (;;)
    if (self->at < self->end && g_ascii_isspace (*self->at))
      self->at++;
    else if (begins (self, "//") || begins (self, "#"))
      skip_to (self, "\n");
    else if (begins (self, "/*"))
      skip_to (self, "*/");
    else
      return;
}

/* Moves to the value: "{", "name = {", "export const name: Type[] = {" or "export default {". */
static gboolean
find_value (Literal *self)
{
  const char *p;

  skip_space (self);
  while (begins (self, "import "))
    {
      skip_to (self, "\n");
      skip_space (self);
    }
  if (begins (self, "export default "))
    self->at += strlen ("export default ");
  p = self->at;
  if (p < self->end && g_ascii_isalpha (*p))
    {
      while (p < self->end && (g_ascii_isalnum (*p) || strchr ("_.$ :<>[],|", *p) != NULL))
        p++;
      if (p == self->end || *p != '=')
        return FALSE;
      self->at = p + 1;
      skip_space (self);
    }
  return self->at < self->end && (*self->at == '[' || *self->at == '{');
}

/* Keeps words apart that no comma parts. */
static void
part (Literal *self)
{
  char last = self->json->str[self->json->len - 1];

  if (g_ascii_isalnum (last) || last == '"')
    g_string_append_c (self->json, ' ');
}

/* A string; line ends in it and escapes that JSON has not are kept as what they mean. */
static gboolean
take_string (Literal *self)
{
  char quote = *self->at++;

  g_string_append_c (self->json, '"');
  for (; self->at < self->end && *self->at != quote; self->at++)
    if (*self->at == '\\' && self->at + 1 < self->end)
      {
        self->at++;
        if (strchr ("\"\\/bfnrtu", *self->at) != NULL)
          g_string_append_c (self->json, '\\');
        g_string_append_c (self->json, *self->at);
      }
    else if (*self->at == '\n')
      g_string_append (self->json, "\\n");
    else
      g_string_append_printf (self->json, *self->at == '"' ? "\\%c" : "%c", *self->at);
  g_string_append_c (self->json, '"');
  if (self->at == self->end)
    return FALSE;
  self->at++;
  return TRUE;
}

/* A number or a name: that of a member, a word for a value, or the last of several, "Level.Easy". Other names stand for what is
 * not known here. */
static gboolean
take_word (Literal *self)
{
  static const struct
  {
    const char *word, *value;
  } values[] = { { "true", "true" },   { "false", "false" }, { "null", "null" },      { "True", "true" },
                 { "False", "false" }, { "None", "null" },   { "undefined", "null" }, { "NaN", "null" } };
  const char *start = self->at, *dot = NULL;
  g_autofree char *word = NULL;

  for (; self->at < self->end && (g_ascii_isalnum (*self->at) || strchr ("_$.-+", *self->at) != NULL); self->at++)
    dot = *self->at == '.' ? self->at : dot;
  word = g_strndup (start, (gsize) (self->at - start));
  skip_space (self);
  part (self);
  if (begins (self, ":") && self->json->str[self->json->len - 1] != ':')
    g_string_append_printf (self->json, "\"%s\"", word);
  else if (!g_ascii_isalpha (*word))
    g_string_append (self->json, word);
  else if (dot != NULL)
    g_string_append_printf (self->json, "\"%s\"", word + (dot + 1 - start));
  else
    {
      for (guint i = 0; i < G_N_ELEMENTS (values); i++)
        if (g_str_equal (values[i].word, word))
          {
            g_string_append (self->json, values[i].value);
            return TRUE;
          }
      return FALSE;
    }
  return TRUE;
}

/* A bracket; a comma before one that closes is dropped. Tuples are lists. */
static void
take_bracket (Literal *self)
{
  char bracket = *self->at++;
  gboolean closes = strchr (")]}", bracket) != NULL;

  if (closes && self->json->len > 0 && self->json->str[self->json->len - 1] == ',')
    g_string_truncate (self->json, self->json->len - 1);
  self->depth += closes ? -1u : 1;
  g_string_append_c (self->json, bracket == '(' ? '[' : bracket == ')' ? ']' : bracket);
}

static gboolean
take_token (Literal *self)
{
  char c = *self->at;

  if (c == '\0')
    return FALSE;
  if (strchr ("'\"`", c) != NULL)
    {
      part (self);
      return take_string (self);
    }
  if (strchr ("()[]{}", c) != NULL)
    take_bracket (self);
  else if (c == ',' || c == ':')
    g_string_append_c (self->json, *self->at++);
  else
    return (g_ascii_isalnum (c) || strchr ("_$-", c) != NULL) && take_word (self);
  return TRUE;
}

char *
nonet_json_from_literal (const char *text, gsize size)
{
  Literal self = { .at = text, .end = text + size };
  g_autoptr (GString) json = NULL;
  gboolean good;

  if (size > LARGEST_LITERAL || !find_value (&self))
    return NULL;
  self.json = json = g_string_sized_new (size);
  do
    {
      good = self.at < self.end && take_token (&self);
      skip_space (&self);
    }
  while (good && self.depth > 0);
  /* What follows may name it, "module.exports = puzzles;", but is no other literal. */
  for (; self.at < self.end; self.at++)
    good = good && strchr ("([{\"'`", *self.at) == NULL;
  return good ? g_string_free (g_steal_pointer (&json), FALSE) : NULL;
}
