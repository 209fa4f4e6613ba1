/* Copy, paste, and what is dropped onto the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "app/window-private.h"

gboolean
nonet_window_forward_to_text (NonetWindow *self, const char *action)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!GTK_IS_TEXT (focus) && !GTK_IS_TEXT_VIEW (focus))
    return FALSE;
  gtk_widget_activate_action (focus, action, NULL);
  return TRUE;
}

void
nonet_window_copy (NonetWindow *self, const char *format_id)
{
  const NonetWriteFormat *format = nonet_write_format_find (format_id);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *told = NULL;

  g_return_if_fail (format != NULL);

  text = nonet_write_puzzle (format, nonet_document_peek (self->document), &error);
  if (text == NULL)
    {
      nonet_window_tell (self, _ ("This Format Cannot Store the Puzzle"), error->message);
      return;
    }

  if (g_str_equal (format_id, "line"))
    g_strchomp (text);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  told = g_strdup_printf (_ ("Puzzle copied as “%s”"), _ (format->name));
  nonet_toasts_say (self->toasts, told);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);

  if (self->document == NULL)
    return;
  if (text == NULL)
    nonet_toasts_say (self->toasts, _ ("The clipboard contains no text"));
  else
    nonet_window_read_text (self, text);
}

void
nonet_window_paste (NonetWindow *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->closing, pasted_cb,
                                 g_object_ref (self));
}

/* Files are opened as by the Open dialog, text is taken as by Paste. */
static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, NonetWindow *self)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      GSList *files = g_value_get_boxed (value);

      for (GSList *item = files; item != NULL; item = item->next)
        {
          NonetWindow *window = nonet_window_for_another (self);

          if (item != files && window == self)
            {
              GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

              window = nonet_window_new (NONET_APPLICATION (application));
              gtk_window_present (GTK_WINDOW (window));
            }
          nonet_window_open_file (window, item->data);
        }
      return files != NULL;
    }

  if (!G_VALUE_HOLDS (value, G_TYPE_STRING) || g_value_get_string (value) == NULL)
    return FALSE;
  nonet_window_read_text (self, g_value_get_string (value));
  return TRUE;
}

void
nonet_window_init_clipboard (NonetWindow *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));

  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (format->name), NULL);

      g_menu_item_set_action_and_target (item, "win.copy-as", "s", format->id);
      g_menu_append_item (self->copy_as_menu, item);
    }
}
