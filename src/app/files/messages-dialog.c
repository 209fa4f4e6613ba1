/* The dialog that shows what could not be read, and where: each line with the place marked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/messages-dialog.h"

#include <glib/gi18n.h>

#include "words/fill.h"

/* The scrolled window takes the height that its rows have at their natural width, which is that of the dialog. */
#define WIDTH_CHARS 28

/* The excerpt as Pango markup, NULL if there is none; caller frees. The character at the place stands out by weight and underline
 * as well as by colour. */
static char *
excerpt_to_markup (const NonetMessage *message)
{
  const char *excerpt = message->excerpt;
  g_autofree char *before = NULL;
  g_autofree char *place = NULL;
  g_autofree char *after = NULL;
  const char *start, *end;

  if (excerpt == NULL)
    return NULL;
  if (message->excerpt_column == 0)
    return g_markup_escape_text (excerpt, -1);

  if (message->excerpt_column > (guint) g_utf8_strlen (excerpt, -1))
    {
      before = g_markup_escape_text (excerpt, -1);
      return g_strconcat (before, "<span underline=\"error\" weight=\"bold\"> </span>", NULL);
    }
  start = g_utf8_offset_to_pointer (excerpt, message->excerpt_column - 1);
  end = g_utf8_next_char (start);
  before = g_markup_escape_text (excerpt, start - excerpt);
  place = g_markup_escape_text (start, end - start);
  after = g_markup_escape_text (end, -1);
  return g_strconcat (before, "<span underline=\"error\" weight=\"bold\" foreground=\"#c01c28\">", place, "</span>",
                      after, NULL);
}

static GtkWidget *
message_row (const NonetMessage *message)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *sentence = nonet_message_to_sentence (message);
  g_autofree char *markup = excerpt_to_markup (message);
  GtkWidget *label = gtk_label_new (sentence);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);

  if (markup != NULL)
    {
      GtkWidget *excerpt = gtk_label_new (NULL);

      gtk_label_set_markup (GTK_LABEL (excerpt), markup);
      gtk_label_set_xalign (GTK_LABEL (excerpt), 0);
      gtk_label_set_selectable (GTK_LABEL (excerpt), TRUE);
      gtk_label_set_wrap (GTK_LABEL (excerpt), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (excerpt), WIDTH_CHARS);
      gtk_label_set_wrap_mode (GTK_LABEL (excerpt), PANGO_WRAP_CHAR);
      gtk_widget_add_css_class (excerpt, "excerpt");
      gtk_widget_add_css_class (excerpt, "monospace");
      gtk_box_append (GTK_BOX (box), excerpt);
    }
  return box;
}

static GtkWidget *
message_list (GPtrArray *messages)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  for (guint i = 0; i < messages->len; i++)
    gtk_box_append (GTK_BOX (list), message_row (messages->pdata[i]));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 320);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  return scroller;
}

void
nonet_messages_dialog_present (GtkWindow *parent, const char *heading, const char *text, GPtrArray *messages)
{
  gboolean listed = messages != NULL && messages->len > 0;
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, listed ? NULL : text);

  if (listed)
    adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), message_list (messages));
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}
