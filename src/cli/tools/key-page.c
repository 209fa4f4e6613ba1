/* The page of the help on keys, made from the window of keyboard shortcuts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/tools/key-page.h"

#include <glib/gi18n.h>

#define CONTEXT "shortcuts"

typedef struct
{
  GString *page;
  GPtrArray *classes; /* of the objects around the element, outermost first */
  char *property;     /* that is being read, or NULL */
  char *title;        /* of the shortcut */
  guint n_groups;     /* so far */
} Reader;

static gboolean
is_in (const Reader *self, const char *class)
{
  return self->classes->len > 0 && g_str_equal (g_ptr_array_index (self->classes, self->classes->len - 1), class);
}

static void
replace (char **string, const char *with)
{
  g_free (*string);
  *string = g_strdup (with);
}

/* A key by the name that is on it; GTK's names of keys are longer. */
static const char *
key_name (const char *name)
{
  static const struct
  {
    const char *gtk, *shown;
  } names[] = {
    { "Control", NC_ ("key", "Ctrl") },
    { "Shift", NC_ ("key", "Shift") },
    { "Alt", NC_ ("key", "Alt") },
    { "Up", "↑" },
    { "Down", "↓" },
    { "Left", "←" },
    { "Right", "→" },
    { "Home", NC_ ("key", "Home") },
    { "End", NC_ ("key", "End") },
    { "Page_Up", NC_ ("key", "Page Up") },
    { "Page_Down", NC_ ("key", "Page Down") },
    { "Return", NC_ ("key", "Enter") },
    { "Menu", NC_ ("key", "Menu") },
    { "Escape", NC_ ("key", "Esc") },
    { "Delete", NC_ ("key", "Delete") },
    { "BackSpace", NC_ ("key", "Backspace") },
    { "space", NC_ ("key", "Space") },
    { "plus", "+" },
    { "minus", "−" },
    { "comma", "," },
    { "period", "." },
    { "question", "?" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (name, names[i].gtk))
      return g_dpgettext2 (NULL, "key", names[i].shown);
  return name;
}

static void
append_key (GString *page, const char *name)
{
  g_autofree char *upper = name[0] != '\0' && name[1] == '\0' ? g_ascii_strup (name, -1) : g_strdup (key_name (name));
  g_autofree char *key = g_markup_escape_text (upper, -1);

  g_string_append_printf (page, "<key>%s</key>", key);
}

/* An accelerator such as <Control>n, or a range of them such as 1...9. */
static void
append_accelerator (GString *page, const char *accelerator)
{
  const char *end = NULL;

  g_string_append (page, "<keyseq>");
  while (accelerator[0] == '<' && (end = strchr (accelerator, '>')) != NULL)
    {
      g_autofree char *modifier = g_strndup (accelerator + 1, (gsize) (end - accelerator - 1));

      append_key (page, modifier);
      accelerator = end + 1;
    }
  if ((end = strstr (accelerator, "...")) != NULL)
    {
      g_autofree char *range = g_strdup_printf ("%c–%c", accelerator[0], end[3]);

      append_key (page, range);
    }
  else
    append_key (page, accelerator);
  g_string_append (page, "</keyseq>");
}

static void
append_row (Reader *self, const char *accelerators)
{
  g_auto (GStrv) each = g_strsplit (accelerators, " ", -1);

  g_string_append_printf (self->page, "      <tr><td><p>%s</p></td><td><p>", self->title);
  for (guint i = 0; each[i] != NULL; i++)
    {
      g_string_append (self->page, i > 0 ? " " : "");
      append_accelerator (self->page, each[i]);
    }
  g_string_append (self->page, "</p></td></tr>\n");
}

static void
element_begins (GMarkupParseContext *context,
                const char *element,
                const char **names,
                const char **values,
                gpointer data,
                GError **error)
{
  Reader *self = data;

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (element, "object") && g_str_equal (names[i], "class"))
        g_ptr_array_add (self->classes, g_strdup (values[i]));
      else if (g_str_equal (element, "property") && g_str_equal (names[i], "name"))
        replace (&self->property, values[i]);
    }
}

static void
element_ends (GMarkupParseContext *context, const char *element, gpointer data, GError **error)
{
  Reader *self = data;

  g_clear_pointer (&self->property, g_free);
  if (!g_str_equal (element, "object"))
    return;
  if (is_in (self, "GtkShortcutsGroup"))
    g_string_append (self->page, "    </table>\n  </section>\n");
  g_ptr_array_remove_index (self->classes, self->classes->len - 1);
}

static void
text_read (GMarkupParseContext *context, const char *text, gsize length, gpointer data, GError **error)
{
  Reader *self = data;
  gboolean in_shortcut = is_in (self, "GtkShortcutsShortcut");

  if (g_strcmp0 (self->property, "title") == 0)
    {
      g_autofree char *title = g_markup_escape_text (g_dpgettext2 (NULL, CONTEXT, text), -1);

      if (in_shortcut)
        replace (&self->title, title);
      else
        g_string_append_printf (self->page,
                                "  <section id=\"group-%u\">\n    <title>%s</title>\n    <table rules=\"rows\">\n",
                                ++self->n_groups, title);
    }
  else if (g_strcmp0 (self->property, "accelerator") == 0 && in_shortcut)
    append_row (self, text);
}

gboolean
nonet_key_page_append (GString *page, const char *ui, GError **error)
{
  static const GMarkupParser parser = { .start_element = element_begins,
                                        .end_element = element_ends,
                                        .text = text_read };
  Reader reader = { .page = page, .classes = g_ptr_array_new_with_free_func (g_free) };
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &reader, NULL);
  gboolean read =
      g_markup_parse_context_parse (context, ui, -1, error) && g_markup_parse_context_end_parse (context, error);

  g_markup_parse_context_free (context);
  g_ptr_array_unref (reader.classes);
  g_free (reader.property);
  g_free (reader.title);
  return read;
}
