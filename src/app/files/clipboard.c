/* Copy, paste, and what is dropped onto the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/clipboard.h"

#include <glib/gi18n.h>

#include "app/frame/typing.h"
#include "formats/write.h"

static GdkClipboard *
clipboard_of (NonetController *self)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (nonet_controller_get_window (self)));
}

static void
copy (NonetController *self, const char *format_id)
{
  const NonetWriteFormat *format = nonet_write_format_find (format_id);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *said = NULL;

  g_return_if_fail (format != NULL);

  text = nonet_write_puzzle (format, nonet_document_peek (nonet_controller_get_document (self)), &error);
  if (text == NULL)
    {
      nonet_toasts_report (nonet_controller_get_toasts (self), _ ("This Format Cannot Store the Puzzle"),
                           error->message);
      return;
    }

  if (g_str_equal (format_id, "line"))
    g_strchomp (text);
  gdk_clipboard_set_text (clipboard_of (self), text);
  said = g_strdup_printf (_ ("Puzzle copied as “%s”"), _ (format->name));
  nonet_toasts_say (nonet_controller_get_toasts (self), said);
}

static void
copy_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  if (!nonet_typing_forward_to_text (nonet_controller_get_window (user_data), "clipboard.copy"))
    copy (user_data, "line");
}

/* A link that SudokuPad opens, as do programs that read its links. */
static void
copy_link_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  copy (user_data, "sudokupad");
}

static void
load_text (NonetLoader *self, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  nonet_loader_load_text (self, bytes, NULL);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetLoader) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (nonet_controller_get_document (self) == NULL)
    return;
  if (text == NULL)
    nonet_toasts_say (nonet_controller_get_toasts (self), _ ("The clipboard contains no text"));
  else
    load_text (self, text);
}

static void
paste_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetController *self = user_data;

  if (!nonet_typing_forward_to_text (nonet_controller_get_window (self), "clipboard.paste"))
    gdk_clipboard_read_text_async (clipboard_of (self), nonet_controller_get_cancellable (self), pasted_cb,
                                   g_object_ref (self));
}

static const NonetActionEntry actions[] = {
  { "copy", copy_action },
  { "copy-link", copy_link_action },
  { "paste", paste_action, .use = NONET_USE_ON_START },
};

/* Files are opened as by the Open dialog, text is taken as by Paste. */
static gboolean
drop_cb (NonetLoader *self, const GValue *value)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);

      for (GSList *item = g_value_get_boxed (value); item != NULL; item = item->next)
        g_list_store_append (files, item->data);
      nonet_frame_open_files (nonet_controller_get_frame (self), G_LIST_MODEL (files));
      return g_list_model_get_n_items (G_LIST_MODEL (files)) > 0;
    }

  if (!G_VALUE_HOLDS (value, G_TYPE_STRING) || g_value_get_string (value) == NULL)
    return FALSE;
  load_text (self, g_value_get_string (value));
  return TRUE;
}

static void
accept_drops (NonetLoader *self, GtkWidget *window)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (target));
}

void
nonet_clipboard_add (NonetFrame *frame, NonetLoader *loader)
{
  nonet_frame_add_actions (frame, actions, G_N_ELEMENTS (actions), loader);
  accept_drops (loader, GTK_WIDGET (frame));
}
