/* Solutions out of the window: copied, or saved as a file, with progress and a way to cancel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "app/window-private.h"
#include "formats/write.h"
#include "tasks/solution-export.h"

void
nonet_window_copy_solution (NonetWindow *self)
{
  NonetSolution *chosen = nonet_solution_browser_get_solution (self->browser);
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);
  g_autoptr (GString) text = g_string_new (NULL);
  const NonetPuzzle *puzzle;

  if (chosen == NULL || list == NULL || !nonet_solution_get_ready (chosen))
    return;
  puzzle = nonet_solution_list_get_puzzle (list);
  nonet_write_line (text, puzzle->alphabet, puzzle->geometry, nonet_solution_get_values (chosen));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text->str);
  nonet_window_toast (self, _ ("Solution copied"), NULL, NULL, NULL);
}

/* How many of a list to take: all, once they are all known, else those found so far. */
static guint64
export_limit (NonetSolutionList *list)
{
  if (nonet_solution_list_get_state (list) == NONET_SOLUTIONS_COMPLETE)
    return 0;
  return nonet_solution_list_get_n_found (list);
}

static void
show_progress (guint64 done, double share, gpointer user_data)
{
  NonetWindow *self = user_data;
  g_autofree char *number = nonet_number_to_string (done);
  g_autofree char *text = NULL;

  /* Translators: a number of solutions, with its digits grouped. */
  text = g_strdup_printf (_ ("%s solutions written"), number);
  gtk_label_set_label (self->export_label, text);
  gtk_progress_bar_set_fraction (self->export_progress, CLAMP (share, 0, 1));
}

static gboolean
start_export (NonetWindow *self)
{
  if (self->exporting != NULL)
    return FALSE;
  self->exporting = g_cancellable_new ();
  show_progress (0, 0, self);
  nonet_window_show_bar (self->export_bar, TRUE);
  nonet_window_update_actions (self);
  return TRUE;
}

/* Tells the end of it; error is NULL when all went well. */
static void
finish_export (NonetWindow *self, const char *done, const GError *error)
{
  g_clear_object (&self->exporting);
  if (self->document == NULL)
    return;
  nonet_window_show_bar (self->export_bar, FALSE);
  nonet_window_update_actions (self);
  if (error == NULL)
    nonet_window_toast (self, done, NULL, NULL, NULL);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    nonet_window_toast (self, _ ("Cancelled: nothing was written"), NULL, NULL, NULL);
  else
    nonet_window_tell (self, _ ("The Solutions Cannot Be Written"), error->message);
}

static void
copied_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  guint64 copied = 0;
  g_autofree char *text = nonet_copy_solutions_finish (result, &copied, &error);
  g_autofree char *number = nonet_number_to_string (copied);
  g_autofree char *told = NULL;

  told = g_strdup_printf (ngettext ("%s solution copied", "%s solutions copied", (gulong) copied),
                          number);
  if (text != NULL && self->document != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  finish_export (self, told, error);
}

void
nonet_window_copy_solutions (NonetWindow *self)
{
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);

  if (list == NULL || !start_export (self))
    return;
  nonet_copy_solutions_async (nonet_solution_list_get_puzzle (list), export_limit (list),
                              show_progress, self, self->exporting, copied_cb,
                              g_object_ref (self));
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *number = NULL;
  g_autofree char *told = NULL;
  guint64 written = 0;

  nonet_save_solutions_finish (result, &written, &error);
  number = nonet_number_to_string (written);
  told = g_strdup_printf (ngettext ("%s solution saved", "%s solutions saved", (gulong) written),
                          number);
  finish_export (self, told, error);
}

static void
save_response_cb (GtkNativeDialog *dialog, int response, NonetWindow *self)
{
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);

  if (response == GTK_RESPONSE_ACCEPT && list != NULL && start_export (self))
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      nonet_save_solutions_async (nonet_solution_list_get_puzzle (list), export_limit (list), file,
                                  show_progress, self, self->exporting, saved_cb,
                                  g_object_ref (self));
    }
  g_object_unref (dialog);
}

void
nonet_window_save_solutions (NonetWindow *self)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Save All Solutions"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  g_object_get (self->document, "title", &title, NULL);
  /* Translators: the name proposed for a file of solutions; %s is the title of the puzzle. */
  name = g_strdup_printf (_ ("%s, solutions.txt"), title);
  g_strdelimit (name, "/", '-');
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect_object (dialog, "response", G_CALLBACK (save_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
nonet_window_cancel_export (NonetWindow *self)
{
  if (self->exporting != NULL)
    g_cancellable_cancel (self->exporting);
}
