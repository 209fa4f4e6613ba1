/* The dialog for title, author and comment of a puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/details-dialog.h"

struct _NonetDetailsDialog
{
  AdwWindow parent_instance;

  AdwEntryRow *title_row;
  AdwEntryRow *author_row;
  GtkTextView *comment_view;
  GtkWidget *source_group;
  AdwActionRow *source_row;

  NonetDocument *document;
};

G_DEFINE_FINAL_TYPE (NonetDetailsDialog, nonet_details_dialog, ADW_TYPE_WINDOW)

static char *
comment_text (NonetDetailsDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->comment_view);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static void
accept_cb (NonetDetailsDialog *self)
{
  g_autofree char *comment = comment_text (self);

  nonet_document_set_details (self->document, gtk_editable_get_text (GTK_EDITABLE (self->title_row)),
                              gtk_editable_get_text (GTK_EDITABLE (self->author_row)), comment);
  gtk_window_close (GTK_WINDOW (self));
}

static void
nonet_details_dialog_dispose (GObject *object)
{
  NonetDetailsDialog *self = NONET_DETAILS_DIALOG (object);

  g_clear_object (&self->document);
  G_OBJECT_CLASS (nonet_details_dialog_parent_class)->dispose (object);
}

static void
nonet_details_dialog_class_init (NonetDetailsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_details_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/details-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetDetailsDialog, title_row);
  gtk_widget_class_bind_template_child (widget_class, NonetDetailsDialog, author_row);
  gtk_widget_class_bind_template_child (widget_class, NonetDetailsDialog, comment_view);
  gtk_widget_class_bind_template_child (widget_class, NonetDetailsDialog, source_group);
  gtk_widget_class_bind_template_child (widget_class, NonetDetailsDialog, source_row);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
nonet_details_dialog_init (NonetDetailsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_text (AdwEntryRow *row, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
}

void
nonet_details_dialog_present (GtkWindow *parent, NonetDocument *document)
{
  NonetDetailsDialog *self = g_object_new (NONET_TYPE_DETAILS_DIALOG, "transient-for", parent, NULL);
  const NonetPuzzle *puzzle = nonet_document_peek (document);

  self->document = g_object_ref (document);
  set_text (self->title_row, puzzle->title);
  set_text (self->author_row, puzzle->author);
  if (puzzle->comment != NULL)
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->comment_view), puzzle->comment, -1);
  gtk_widget_set_visible (self->source_group, puzzle->source != NULL);
  if (puzzle->source != NULL)
    adw_action_row_set_subtitle (self->source_row, puzzle->source);
  gtk_window_present (GTK_WINDOW (self));
}
