/* Closing the window: asks first if something would be lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/closing.h"

#include <glib/gi18n.h>

struct _NonetClosing
{
  NonetController parent_instance;

  NonetSaver *saver; /* of the window */
};

G_DEFINE_FINAL_TYPE (NonetClosing, nonet_closing, NONET_TYPE_CONTROLLER)

static gboolean
destroy_cb (gpointer user_data)
{
  gtk_window_destroy (user_data);
  return G_SOURCE_REMOVE;
}

/* The dialog is still at work when it reports the response, so it must not go with its window just yet. */
static void
response_cb (NonetClosing *self, const char *response)
{
  GtkWindow *window = nonet_controller_get_window (self);

  if (g_str_equal (response, "discard"))
    g_idle_add_full (G_PRIORITY_DEFAULT, destroy_cb, g_object_ref (window), g_object_unref);
  else if (g_str_equal (response, "save"))
    nonet_saver_save_and_close (self->saver);
}

static void
ask (NonetClosing *self)
{
  g_autofree char *title = nonet_document_dup_title (nonet_controller_get_document (self));
  GtkWidget *widget = adw_message_dialog_new (nonet_controller_get_window (self), _ ("Save Changes?"), NULL);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);

  adw_message_dialog_format_body (dialog, _ ("Changes to “%s” will be lost if you don’t save them."), title);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "discard", _ ("_Discard"), "save", _ ("_Save"),
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

gboolean
nonet_closing_asks (NonetClosing *self)
{
  if (!nonet_frame_is_unsaved (nonet_controller_get_frame (self)))
    return FALSE;
  ask (self);
  return TRUE;
}

static void
nonet_closing_class_init (NonetClosingClass *klass)
{
}

static void
nonet_closing_init (NonetClosing *self)
{
}

NonetClosing *
nonet_closing_new (NonetFrame *frame, NonetSaver *saver)
{
  NonetClosing *self = nonet_controller_new (NONET_TYPE_CLOSING, frame, NULL, 0);

  self->saver = saver;
  return self;
}
