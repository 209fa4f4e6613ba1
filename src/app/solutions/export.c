/* Solutions out of the window: copied, or saved as a file, with progress and a way to cancel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/solutions/export.h"

#include <glib/gi18n.h>

#include "app/frame/file-choice.h"
#include "app/frame/verdict-button.h"
#include "formats/write.h"
#include "tasks/solutions/solution-export.h"
#include "words/number.h"

struct _NonetExport
{
  NonetController parent_instance;

  NonetSolutionBrowser *browser; /* of the window, as are the others */
  NonetSolving *solving;
  NonetVerdictButton *verdict;
  GtkRevealer *bar;
  GtkLabel *label;
  GtkProgressBar *progress;
  GCancellable *cancellable; /* while something is being written */
  guint64 total;             /* 0: not known */
};

G_DEFINE_FINAL_TYPE (NonetExport, nonet_export, NONET_TYPE_CONTROLLER)

static GdkClipboard *
clipboard_of (NonetExport *self)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (nonet_controller_get_window (self)));
}

static void
say (NonetExport *self, const char *text)
{
  nonet_toasts_say (nonet_controller_get_toasts (self), text);
}

/* Copies the solution if it is still the one that is chosen. */
static void
copy_values_cb (NonetSolution *solution, GParamSpec *pspec, gpointer user_data)
{
  NonetExport *self = user_data;
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);
  g_autoptr (GString) text = g_string_new (NULL);
  const NonetPuzzle *puzzle;

  if (list == NULL || nonet_solution_browser_get_solution (self->browser) != solution)
    return;
  puzzle = nonet_solution_list_get_puzzle (list);
  nonet_write_line (text, puzzle->alphabet, puzzle->shape, nonet_solution_get_values (solution));
  gdk_clipboard_set_text (clipboard_of (self), text->str);
  say (self, _ ("Solution copied"));
}

static void
copy_solution_action (NonetExport *self)
{
  NonetSolution *chosen = nonet_solution_browser_get_solution (self->browser);

  if (chosen != NULL)
    nonet_solution_when_ready (chosen, copy_values_cb, G_OBJECT (self));
}

/* What is to leave the window. */
typedef struct
{
  NonetExport *self;
  NonetSolutionList *list;
  guint64 limit; /* 0: all there are */
  gboolean to_file;
} Export;

static Export *
export_new (NonetExport *self, NonetSolutionList *list, guint64 limit, gboolean to_file)
{
  Export *export = g_new0 (Export, 1);

  export->self = g_object_ref (self);
  export->list = g_object_ref (list);
  export->limit = limit;
  export->to_file = to_file;
  return export;
}

static void
export_free (Export *export)
{
  g_object_unref (export->self);
  g_object_unref (export->list);
  g_free (export);
}

static void
show_progress (guint64 done, double share, gpointer user_data)
{
  NonetExport *self = user_data;
  g_autofree char *number = nonet_number_to_string (done);
  g_autofree char *total = nonet_number_to_string (self->total);
  g_autofree char *text = NULL;

  if (self->total > 0)
    /* Translators: how many solutions of how many, with their digits grouped. */
    text = g_strdup_printf (_ ("%s of %s solutions written"), number, total);
  else
    /* Translators: a number of solutions, with its digits grouped. */
    text = g_strdup_printf (_ ("%s solutions written"), number);
  if (nonet_controller_get_document (self) == NULL)
    return;
  gtk_label_set_label (self->label, text);
  gtk_progress_bar_set_fraction (self->progress, CLAMP (share, 0, 1));
}

static gboolean
is_complete (NonetSolutionList *list)
{
  return nonet_solution_list_get_state (list) == NONET_SOLUTIONS_COMPLETE;
}

static void
update_actions (NonetExport *self)
{
  gboolean chosen = nonet_solution_browser_get_solution (self->browser) != NULL;

  nonet_controller_set_enabled (self, "copy-solution", chosen);
  nonet_controller_set_enabled (self, "copy-solutions", chosen && self->cancellable == NULL);
  nonet_controller_set_enabled (self, "save-solutions", chosen && self->cancellable == NULL);
}

static void
set_cancellable (NonetExport *self, GCancellable *cancellable)
{
  g_set_object (&self->cancellable, cancellable);
  if (nonet_controller_get_document (self) == NULL)
    return;
  gtk_revealer_set_reveal_child (self->bar, cancellable != NULL);
  update_actions (self);
}

/* The program lives until the end of it: cancelled, it has a file to tidy away. */
static gboolean
start_export (NonetExport *self, const Export *export)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  if (self->cancellable != NULL)
    return FALSE;
  self->total = is_complete (export->list) ? nonet_solution_list_get_n_found (export->list) : export->limit;
  g_application_hold (g_application_get_default ());
  show_progress (0, 0, self);
  set_cancellable (self, cancellable);
  return TRUE;
}

/* Reports the end of it; error is NULL when all went well. */
static void
finish_export (NonetExport *self, const char *done, const GError *error)
{
  set_cancellable (self, NULL);
  g_application_release (g_application_get_default ());
  if (nonet_controller_get_document (self) == NULL)
    return;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say (self, _ ("Cancelled"));
  else
    nonet_toasts_say_outcome (nonet_controller_get_toasts (self), done, _ ("Could Not Export the Solutions"), error);
}

static void
copied_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetExport) self = user_data;
  g_autoptr (GError) error = NULL;
  guint64 copied = 0;
  g_autofree char *text = nonet_copy_solutions_finish (result, &copied, &error);
  g_autofree char *number = nonet_number_to_string (copied);
  g_autofree char *said = NULL;

  said = g_strdup_printf (ngettext ("%s solution copied", "%s solutions copied", (gulong) copied), number);
  if (text != NULL && nonet_controller_get_document (self) != NULL)
    gdk_clipboard_set_text (clipboard_of (self), text);
  finish_export (self, said, error);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetExport) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *number = NULL;
  g_autofree char *said = NULL;
  guint64 written = 0;

  nonet_save_solutions_finish (result, &written, &error);
  number = nonet_number_to_string (written);
  said = g_strdup_printf (ngettext ("%s solution saved", "%s solutions saved", (gulong) written), number);
  finish_export (self, said, error);
}

static void
copy (const Export *export)
{
  NonetExport *self = export->self;

  if (start_export (self, export))
    nonet_copy_solutions_async (export->list, export->limit, show_progress, self, self->cancellable, copied_cb,
                                g_object_ref (self));
}

static void
chosen_cb (GFile *file, guint kind, gpointer user_data)
{
  Export *export = user_data;
  NonetExport *self = export->self;

  if (file != NULL && start_export (self, export))
    nonet_save_solutions_async (export->list, export->limit, file, show_progress, self, self->cancellable, saved_cb,
                                g_object_ref (self));
  export_free (export);
}

static void
ask_for_file (Export *export)
{
  NonetExport *self = export->self;
  g_autofree char *title = nonet_document_dup_title (nonet_controller_get_document (self));
  /* Translators: the name proposed for a file of solutions; %s is the title of the puzzle. */
  g_autofree char *name = g_strdup_printf (_ ("%s, solutions.txt"), title);

  nonet_choose_file (nonet_controller_get_window (self), _ ("Save All Solutions"), name, NULL, NULL, 0, 0, chosen_cb,
                     export);
}

/* Takes the export over. */
static void
proceed (Export *export)
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
  if (g_str_equal (response, "cancel") || nonet_controller_get_document (export->self) == NULL)
    export_free (export);
  else
    proceed (export);
}

/* "1,234 of about 6.7 × 10²¹ solutions found." */
static char *
write_numbers (NonetExport *self, const char *found)
{
  const NonetVerdict *verdict = nonet_verdict_button_get_verdict (self->verdict);
  g_autofree char *all = NULL;

  if (nonet_solving_get_outdated (self->solving) || nonet_solution_browser_get_n_filters (self->browser) > 0
      || !nonet_verdict_button_counts_entries (self->verdict)
      || (verdict->kind != NONET_VERDICT_COUNTED && verdict->kind != NONET_VERDICT_ESTIMATED))
    /* Translators: %s is a number of solutions. */
    return g_strdup_printf (_ ("%s found so far."), found);
  all = nonet_verdict_button_dup_text (self->verdict);
  /* Translators: a number of solutions; then a verdict such as "208 solutions" or "about 6.7 × 10²¹ solutions". */
  return g_strdup_printf (_ ("%s of %s found."), found, all);
}

/* Not all are found yet: asks whether to take those that are, or to continue the search. */
static void
ask_how_many (Export *export)
{
  NonetExport *self = export->self;
  GtkWidget *dialog = adw_message_dialog_new (nonet_controller_get_window (self), _ ("All Solutions?"), NULL);
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
begin (NonetExport *self, gboolean to_file)
{
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);
  Export *export;

  if (list == NULL || self->cancellable != NULL)
    return;
  export = export_new (self, list, nonet_solution_list_get_n_found (list), to_file);
  if (is_complete (list))
    proceed (export);
  else
    ask_how_many (export);
}

static void
copy_solutions_action (gpointer self)
{
  begin (self, FALSE);
}

static void
save_solutions_action (gpointer self)
{
  begin (self, TRUE);
}

static void
cancel_export_action (NonetExport *self)
{
  g_cancellable_cancel (self->cancellable);
}

static const NonetActionEntry actions[] = {
  { "copy-solution", G_CALLBACK (copy_solution_action) },
  { "copy-solutions", G_CALLBACK (copy_solutions_action) },
  { "save-solutions", G_CALLBACK (save_solutions_action) },
  { "cancel-export", G_CALLBACK (cancel_export_action) },
};

static void
document_set_cb (NonetExport *self, NonetDocument *document)
{
  if (document == NULL)
    g_cancellable_cancel (self->cancellable);
}

static void
nonet_export_finalize (GObject *object)
{
  g_clear_object (&NONET_EXPORT (object)->cancellable);
  G_OBJECT_CLASS (nonet_export_parent_class)->finalize (object);
}

static void
nonet_export_class_init (NonetExportClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_export_finalize;
}

static void
nonet_export_init (NonetExport *self)
{
}

NonetExport *
nonet_export_new (NonetFrame *frame, NonetSolving *solving)
{
  NonetExport *self = nonet_controller_new (NONET_TYPE_EXPORT, frame, actions, G_N_ELEMENTS (actions));

  self->browser = nonet_frame_get_child (frame, "browser");
  self->solving = solving;
  self->verdict = nonet_frame_get_child (frame, "verdict");
  self->bar = nonet_frame_get_child (frame, "export_bar");
  self->label = nonet_frame_get_child (frame, "export_label");
  self->progress = nonet_frame_get_child (frame, "export_progress");
  g_signal_connect_object (self->browser, "notify::solution", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  update_actions (self);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  return self;
}
