/* Web pages as plain text: one walk through the page, in which tags and entities become what they mean for a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   <tr><td>5</td><td></td></tr><tr><td>…         |   5    |        |
 *                                                 |…
 */
#include "formats/grid/html.h"

#include <string.h>

/* How far into a text its tags are looked for. */
#define BEGINNING 65536
/* No tag is taken for longer, so that a text of many beginnings is walked through once. */
#define LONGEST_TAG 512
#define LONGEST_ENTITY 10

typedef struct
{
  char *out;        /* the text that is made */
  gssize line_ends; /* where a line ends if more follows in it, or -1 */
  gboolean used;    /* whether there is anything in the line */
  gboolean in_row;
} Page;

static gboolean
looks_like_html (const NonetText *text)
{
  static const char *const beginnings[] = { "</", "<td", "<TD", "<tr", "<TR", "<br", "<BR" };

  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (nonet_text_contains (text, BEGINNING, beginnings[i]))
      return TRUE;
  return FALSE;
}

/* Keeps a character in its place. */
static void
keep (Page *self, gsize at, char c)
{
  if (c == '\n' && !self->in_row)
    {
      self->used = FALSE;
      self->line_ends = -1;
    }
  else if (!g_ascii_isspace (c))
    {
      if (self->line_ends >= 0 && self->used)
        self->out[self->line_ends] = '\f';
      self->line_ends = -1;
      self->used = TRUE;
    }
  self->out[at] = c == '\n' && self->in_row ? '\v' : c;
}

static gboolean
is_name (const char *name, gsize length, const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (strlen (names[i]) == length && g_ascii_strncasecmp (name, names[i], length) == 0)
      return TRUE;
  return FALSE;
}

/* Keeps the value of an input field: <input value="5">. */
static void
keep_value (Page *self, const char *data, gsize at, gsize size)
{
  const char *value = g_strstr_len (data + at, (gssize) size, "value=\"");

  if (value == NULL)
    return;
  for (value += strlen ("value=\""); value < data + at + size && *value != '"'; value++)
    keep (self, (gsize) (value - data), *value);
}

/* Takes the tag at a place, which is all spaces so far. */
static void
take_tag (Page *self, const char *data, gsize at, gsize size)
{
  static const char *const row[] = { "tr", "/tr", "/table", NULL };
  static const char *const cell[] = { "td", "th", NULL };
  static const char *const line[] = {
    "br", "br/", "p", "/p", "div", "/div", "li", "/li", "pre", "/pre", "table", NULL
  };
  const char *name = data + at + 1;
  gsize length = 1;

  while (length + 1 < size && (g_ascii_isalnum (name[length]) || (name[length] == '/' && length > 1)))
    length++;
  if (is_name (name, length, row))
    {
      if (self->in_row)
        keep (self, at, '|');
      self->line_ends = (gssize) at + 1;
      self->in_row = length == 2;
    }
  else if (is_name (name, length, cell))
    keep (self, at, '|');
  else if (is_name (name, length, line) && !self->in_row)
    self->line_ends = (gssize) at;
  else if (is_name (name, length, (const char *const[]){ "input", NULL }))
    keep_value (self, data, at, size);
}

/* The bytes of the tag or comment at p, or 0. */
static gsize
tag_size (const char *p, const char *end)
{
  const char *stop;

  if (end - p < 3 || !(g_ascii_isalpha (p[1]) || p[1] == '/' || p[1] == '!'))
    return 0;
  stop = memchr (p, '>', MIN ((gsize) (end - p), LONGEST_TAG));
  return stop != NULL ? (gsize) (stop + 1 - p) : 0;
}

/* The bytes of the entity at p, or 0, and the character that is kept of it: a dot in the middle of a line is a blank. */
static gsize
entity_size (const char *p, const char *end, char *c)
{
  static const char *const dots[] = { "middot", "bull", "centerdot", "#183", "#8226", "#xb7", NULL };
  const char *stop = memchr (p, ';', MIN ((gsize) (end - p), LONGEST_ENTITY));

  for (const char *q = p + 1; stop != NULL && q < stop; q++)
    if (!g_ascii_isalnum (*q) && *q != '#')
      return 0;
  if (stop == NULL || stop == p + 1)
    return 0;
  *c = is_name (p + 1, (gsize) (stop - p - 1), dots) ? '.' : ' ';
  return (gsize) (stop + 1 - p);
}

NonetText
grid_html_flatten (const NonetText *text)
{
  const char *end = text->data + text->size;
  Page page = { .line_ends = -1 };
  gsize size;

  if (!looks_like_html (text))
    return (NonetText){ g_bytes_ref (text->bytes), text->data, text->size };
  page.out = g_malloc (text->size + 1);
  for (gsize at = 0; at < text->size; at += size)
    {
      const char *p = text->data + at;
      char c = *p;

      size = c == '<' ? tag_size (p, end) : c == '&' ? entity_size (p, end, &c) : 0;
      for (gsize i = 0; i < size; i++)
        page.out[at + i] = p[i] != '\n' ? ' ' : page.in_row ? '\v' : '\n';
      if (size > 0 && *p == '<')
        take_tag (&page, text->data, at, size);
      else
        keep (&page, at, c);
      size = MAX (size, 1);
    }
  {
    GBytes *bytes = g_bytes_new_take (page.out, text->size);

    return (NonetText){ bytes, page.out, text->size };
  }
}
