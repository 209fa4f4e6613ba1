/* Parsing XML of unknown origin safely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "formats/xml/xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "formats/registry.h"

#define MOST_LEVELS 16

/* GMarkup takes some hundred bytes for an attribute, and copies texts several times. */
#define LONGEST_PIECE (1024 * 1024)

/* Longer texts of elements are left out. */
#define LONGEST_TEXT 65536

typedef struct
{
  const NonetXmlHandler *handler;
  gpointer data;
  GString *path, *text; /* text of the element since its last tag */
  gboolean stopped;
} Parse;

static void
start_element (GMarkupParseContext *context,
               const char *name,
               const char **names,
               const char **values,
               gpointer user_data,
               GError **error)
{
  Parse *self = user_data;
  gint line, column;

  if (g_slist_length ((GSList *) g_markup_parse_context_get_element_stack (context)) > MOST_LEVELS)
    {
      g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                           _ ("it is nested too deeply for a puzzle"));
      return;
    }
  g_markup_parse_context_get_position (context, &line, &column);
  g_string_truncate (self->text, 0);
  if (self->path->len > 0)
    g_string_append_c (self->path, '/');
  g_string_append (self->path, name);
  if (!self->handler->start (self->data, self->path->str, names, values, (guint) line))
    {
      self->stopped = TRUE;
      g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "");
    }
}

static void
end_element (GMarkupParseContext *context, const char *name, gpointer user_data, GError **error)
{
  Parse *self = user_data;

  self->handler->end (self->data, self->path->str, self->text->str);
  g_string_truncate (self->text, 0);
  g_string_truncate (self->path, self->path->len - MIN (strlen (name) + 1, self->path->len));
}

static void
text (GMarkupParseContext *context, const char *characters, gsize size, gpointer user_data, GError **error)
{
  Parse *self = user_data;

  if (self->text->len + size < LONGEST_TEXT)
    g_string_append_len (self->text, characters, (gssize) size);
}

/* Whether tags, and texts between them, are no longer than those of puzzles; reports where one is. */
static gboolean
check_pieces (NonetInput *input)
{
  const char *piece = input->text->data, *end = piece + input->text->size;

  while (piece < end)
    {
      const char *next = memchr (piece + 1, '<', (gsize) (end - piece - 1));

      if (next == NULL)
        next = end;
      if (next - piece > LONGEST_PIECE)
        return nonet_input_error_at (input, piece, _ ("the XML has a text that is too long for a puzzle"));
      piece = next;
    }
  return TRUE;
}

gboolean
nonet_xml_parse (NonetInput *input, const NonetXmlHandler *handler, gpointer data)
{
  const GMarkupParser parser = { start_element, end_element, text, NULL, NULL };
  g_autoptr (GString) path = g_string_new (NULL), content = g_string_new (NULL);
  Parse self = { .handler = handler, .data = data, .path = path, .text = content };
  g_autoptr (GMarkupParseContext) context =
      g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &self, NULL);
  g_autoptr (GError) error = NULL;
  const char *start = nonet_text_skip_blanks (input->text);
  const char *message;
  gint line = 0, column = 0;

  if (!check_pieces (input))
    return FALSE;
  if (g_markup_parse_context_parse (context, start, (gssize) (input->text->data + input->text->size - start), &error)
      && g_markup_parse_context_end_parse (context, &error))
    return TRUE;
  if (self.stopped)
    return FALSE;
  /* GMarkup puts the place into its message: "Error on line 3 char 7: …". */
  g_markup_parse_context_get_position (context, &line, &column);
  message = strstr (error->message, ": ");
  return nonet_input_error (input, (guint) MAX (line, 1), (guint) MAX (column, 1), _ ("this is not valid XML: %s"),
                            message != NULL && strstr (error->message, "char") != NULL ? message + 2 : error->message);
}

const char *
nonet_xml_attribute (const char **names, const char **values, const char *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (strcmp (names[i], name) == 0)
      return values[i];
  return NULL;
}

void
nonet_xml_append_attribute (GString *xml, const char *name, const char *value)
{
  g_string_append_printf (xml, " %s=\"", name);
  for (const char *p = value; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (strchr ("&<\"\t\n\r", *p) != NULL)
        g_string_append_printf (xml, "&#%u;", c);
      else
        g_string_append_unichar (xml, c >= 0x20 && c != 0xfffe && c != 0xffff ? c : 0xfffd);
    }
  g_string_append_c (xml, '"');
}

/* What parts of pages for browsers begin with: these are text. */
static const char *const html[] = { "html",    "head", "body",   "table",   "tbody",    "thead",   "tr",
                                    "td",      "th",   "div",    "p",       "pre",      "code",    "span",
                                    "ul",      "ol",   "li",     "font",    "b",        "i",       "center",
                                    "h1",      "h2",   "input",  "br",      "meta",     "style",   "em",
                                    "a",       "u",    "form",   "section", "details",  "summary", "blockquote",
                                    "article", "main", "strong", "tt",      "textarea", "small",   NULL };

static gboolean
sniff (const NonetText *text)
{
  const char *start = nonet_text_skip_blanks (text), *end = text->data + text->size, *p = start + 1;
  gsize length;

  if (start == end || *start != '<')
    return FALSE;
  while (p < end && (g_ascii_isalnum (*p) || *p == '?' || *p == '!' || *p == '-'))
    p++;
  length = (gsize) (p - start - 1);
  if (nonet_text_is_one_of (start + 1, length, (const char *const[]){ "?xml", NULL }))
    return g_strstr_len (start, MIN (end - start, 2048), "<html") == NULL;
  /* "<name> …" may be what somebody said in a chat. */
  return length > 0 && g_ascii_isalpha (start[1]) && p < end && (g_ascii_isspace (*p) || *p == '>' || *p == '/')
         && (g_strstr_len (start, end - start, "</") != NULL || g_strstr_len (start, end - start, "/>") != NULL)
         && !nonet_text_is_one_of (start + 1, length, html);
}

static void
refuse (NonetInput *input)
{
  nonet_input_error (input, 0, 0, _ ("this XML is not in the format of a Sudoku program"));
}

/* What no reader of a format has taken. */
const NonetReader nonet_xml_reader = { "xml", sniff, refuse };
