/* Solutions out of the window: copied, or saved as a file, with progress and a way to cancel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "app/window-private.h"
#include "formats/write.h"
#include "tasks/solution-export.h"
#include "words/number.h"

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
  nonet_toasts_say (self->toasts, _ ("Solution copied"));
}

/* What the player wants out of the window. */
typedef struct
{
  NonetWindow *window;
  NonetSolutionList *list;
  guint64 limit; /* 0: all there are */
  gboolean to_file;
} Export;

static Export *
export_new (NonetWindow *self, NonetSolutionList *list, guint64 limit, gboolean to_file)
{
  Export *export = g_new0 (Export, 1);

  export->window = g_object_ref (self);
  export->list = g_object_ref (list);
  export->limit = limit;
  export->to_file = to_file;
  return export;
}

static void
export_free (Export *export)
{
  g_object_unref (export->window);
  g_object_unref (export->list);
  g_free (export);
}

static void
show_progress (guint64 done, double share, gpointer user_data)
{
  NonetWindow *self = user_data;
  g_autofree char *number = nonet_number_to_string (done);
  g_autofree char *total = nonet_number_to_string (self->export_total);
  g_autofree char *text = NULL;

  if (self->export_total > 0)
    /* Translators: how many solutions of how many, with their digits grouped. */
    text = g_strdup_printf (_ ("%s of %s solutions written"), number, total);
  else
    /* Translators: a number of solutions, with its digits grouped. */
    text = g_strdup_printf (_ ("%s solutions written"), number);
  gtk_label_set_label (self->export_label, text);
  gtk_progress_bar_set_fraction (self->export_progress, CLAMP (share, 0, 1));
}

static gboolean
is_complete (NonetSolutionList *list)
{
  return nonet_solution_list_get_state (list) == NONET_SOLUTIONS_COMPLETE;
}

/* The program lives until the end of it: cancelled, it has a file to tidy away. */
static gboolean
start_export (NonetWindow *self, const Export *export)
{
  if (self->exporting != NULL)
    return FALSE;
  self->exporting = g_cancellable_new ();
  self->export_total = is_complete (export->list) ? nonet_solution_list_get_n_found (export->list) : export->limit;
  g_application_hold (g_application_get_default ());
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
  g_application_release (g_application_get_default ());
  if (self->document == NULL)
    return;
  nonet_window_show_bar (self->export_bar, FALSE);
  nonet_window_update_actions (self);
  if (error == NULL)
    nonet_toasts_say (self->toasts, done);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    nonet_toasts_say (self->toasts, _ ("Cancelled"));
  else
    nonet_window_tell (self, _ ("Could Not Export the Solutions"), error->message);
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

  told = g_strdup_printf (ngettext ("%s solution copied", "%s solutions copied", (gulong) copied), number);
  if (text != NULL && self->document != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  finish_export (self, told, error);
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
  told = g_strdup_printf (ngettext ("%s solution saved", "%s solutions saved", (gulong) written), number);
  finish_export (self, told, error);
}

static void
copy (const Export *export)
{
  NonetWindow *self = export->window;

  if (start_export (self, export))
    nonet_copy_solutions_async (export->list, export->limit, show_progress, self, self->exporting, copied_cb,
                                g_object_ref (self));
}

static void
save_response_cb (GtkNativeDialog *dialog, int response, Export *export)
{
  NonetWindow *self = export->window;

  if (response == GTK_RESPONSE_ACCEPT && start_export (self, export))
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      nonet_save_solutions_async (export->list, export->limit, file, show_progress, self, self->exporting, saved_cb,
                                  g_object_ref (self));
    }
  export_free (export);
  g_object_unref (dialog);
}

static void
ask_for_file (Export *export)
{
  NonetWindow *self = export->window;
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (_ ("Save All Solutions"), GTK_WINDOW (self),
                                                              GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;

  g_object_get (self->document, "title", &title, NULL);
  /* Translators: the name proposed for a file of solutions; %s is the title of the puzzle. */
  name = g_strdup_printf (_ ("%s, solutions.txt"), title);
  g_strdelimit (name, "/", '-');
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect (dialog, "response", G_CALLBACK (save_response_cb), export);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* Takes the export over. */
static void
go_on (Export *export)
{
  if (export->to_file)
    {
      ask_for_file (export);
      return;
    }
  copy (export);
  export_free (export);
}

static void
how_many_cb (AdwMessageDialog *dialog, const char *response, Export *export)
{
  if (g_str_equal (response, "all"))
    export->limit = 0;
  if (g_str_equal (response, "cancel") || export->window->document == NULL)
    export_free (export);
  else
    go_on (export);
}

/* "1,234 of about 6.7×10^21 (±2 %) found." */
static char *
write_numbers (NonetWindow *self, const char *found)
{
  const NonetVerdict *verdict = nonet_verdict_button_get_verdict (self->verdict);
  g_autofree char *all = NULL;

  if (self->outdated || nonet_solution_browser_get_n_filters (self->browser) > 0
      || (verdict->kind != NONET_VERDICT_COUNTED && verdict->kind != NONET_VERDICT_ESTIMATED))
    /* Translators: %s is a number of solutions. */
    return g_strdup_printf (_ ("%s found so far."), found);
  all = nonet_verdict_button_dup_text (self->verdict);
  /* Translators: a number of solutions; then a verdict such as "208 solutions" or "about 6.7×10^21 (±2 %)". */
  return g_strdup_printf (_ ("%s of %s found."), found, all);
}

/* Not all are found yet: asks whether to take those that are, or to continue the search. */
static void
ask_how_many (Export *export)
{
  NonetWindow *self = export->window;
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("All Solutions?"), NULL);
  g_autofree char *found = nonet_number_to_string (export->limit);
  g_autofree char *numbers = write_numbers (self, found);
  /* Translators: %s is a number of solutions. */
  g_autofree char *those = g_strdup_printf (_ ("_First %s"), found);

  adw_message_dialog_format_body (
      ADW_MESSAGE_DIALOG (dialog), "%s\n\n%s", numbers,
      _ ("Saving or copying all of them continues the search. You can cancel at any time."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "found", those, "all",
                                    _ ("_All"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "found");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (how_many_cb), export);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
begin (NonetWindow *self, gboolean to_file)
{
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);
  Export *export;

  if (list == NULL || self->exporting != NULL)
    return;
  export = export_new (self, list, nonet_solution_list_get_n_found (list), to_file);
  if (is_complete (list))
    go_on (export);
  else
    ask_how_many (export);
}

void
nonet_window_copy_solutions (NonetWindow *self)
{
  begin (self, FALSE);
}

void
nonet_window_save_solutions (NonetWindow *self)
{
  begin (self, TRUE);
}

void
nonet_window_cancel_export (NonetWindow *self)
{
  if (self->exporting != NULL)
    g_cancellable_cancel (self->exporting);
}
