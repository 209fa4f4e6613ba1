/* Asking before changes would be lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/closing.h"

#include <glib/gi18n.h>

/* One question, until it is answered. */
typedef struct
{
  NonetSaver *saver;
  NonetContinuation *then;
} Question;

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->saver);
  nonet_continuation_unref (question->then);
  g_free (question);
}

/* The dialog is still at work when it reports the response, so its window must not go just yet. */
static void
response_cb (Question *question, const char *response)
{
  if (nonet_controller_get_document (question->saver) == NULL)
    return;
  if (g_str_equal (response, "discard"))
    nonet_continuation_run_later (question->then);
  else if (g_str_equal (response, "save"))
    nonet_saver_save_then (question->saver, question->then);
}

static void
ask (NonetSaver *saver, NonetContinuation *then)
{
  g_autofree char *title = nonet_document_dup_title (nonet_controller_get_document (saver));
  GtkWidget *widget = adw_message_dialog_new (nonet_controller_get_window (saver), _ ("Save Changes?"), NULL);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (widget);
  Question *question = g_new (Question, 1);

  *question = (Question){ g_object_ref (saver), nonet_continuation_ref (then) };

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
destroy_window (gpointer window, gpointer nothing)
{
  gtk_window_destroy (window);
}

gboolean
nonet_closing_asks (NonetSaver *saver)
{
  g_autoptr (NonetContinuation) then = NULL;

  if (!nonet_frame_is_unsaved (nonet_controller_get_frame (saver)))
    return FALSE;
  then = nonet_continuation_new (destroy_window, nonet_controller_get_window (saver), NULL);
  ask (saver, then);
  return TRUE;
}

void
nonet_closing_make_room (NonetSaver *saver, NonetContinuation *then)
{
  if (nonet_frame_is_unsaved (nonet_controller_get_frame (saver)))
    ask (saver, then);
  else
    nonet_continuation_run (then);
}
