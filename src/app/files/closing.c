/* Asking before changes would be lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/closing.h"

#include <glib/gi18n.h>

struct _NonetClosing
{
  NonetController parent_instance;

  NonetSaver *saver; /* of the window */
};

G_DEFINE_FINAL_TYPE (NonetClosing, nonet_closing, NONET_TYPE_CONTROLLER)

/* One question, until it is answered. */
typedef struct
{
  NonetClosing *self;
  NonetContinuation *then;
} Question;

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->self);
  nonet_continuation_unref (question->then);
  g_free (question);
}

/* The dialog is still at work when it reports the response, so its window must not go just yet. */
static void
response_cb (Question *question, const char *response)
{
  if (nonet_controller_get_document (question->self) == NULL)
    return;
  if (g_str_equal (response, "discard"))
    nonet_continuation_run_later (question->then);
  else if (g_str_equal (response, "save"))
    nonet_saver_save_then (question->self->saver, question->then);
}

static void
ask (NonetClosing *self, NonetContinuation *then)
{
  g_autofree char *title = nonet_document_dup_title (nonet_controller_get_document (self));
  GtkWidget *widget = adw_message_dialog_new (nonet_controller_get_window (self), _ ("Save Changes?"), NULL);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);
  Question *question = g_new (Question, 1);

  *question = (Question){ g_object_ref (self), nonet_continuation_ref (then) };

  adw_message_dialog_format_body (dialog, _ ("Changes to “%s” will be lost if you don’t save them."), title);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "discard", _ ("_Discard"), "save", _ ("_Save"),
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), question, question_free, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
destroy_window (gpointer user_data)
{
  gtk_window_destroy (user_data);
}

gboolean
nonet_closing_asks (NonetClosing *self)
{
  g_autoptr (NonetContinuation) then = NULL;

  if (!nonet_frame_is_unsaved (nonet_controller_get_frame (self)))
    return FALSE;
  then = nonet_continuation_new (destroy_window, g_object_ref (nonet_controller_get_window (self)), g_object_unref);
  ask (self, then);
  return TRUE;
}

void
nonet_closing_make_room (NonetClosing *self, NonetContinuation *then)
{
  if (nonet_frame_is_unsaved (nonet_controller_get_frame (self)))
    ask (self, then);
  else
    nonet_continuation_run (then);
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
