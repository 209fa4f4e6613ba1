/* Hints to who sets a puzzle: which givens can go, or which cells would make it unique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/setter-hints.h"

#include <glib/gi18n.h>

#include "tasks/questions.h"
#include "words/board.h"
#include "words/setter-hints.h"

/* More cells than this are not listed one by one. */
#define MAX_LISTED 24

/* One question, from the appearance of the dialog to its end. */
typedef struct
{
  AdwMessageDialog *dialog; /* NULL once it is closed */
  NonetPuzzle *puzzle;
} Hint;

static void
hint_free (Hint *hint)
{
  g_clear_weak_pointer (&hint->dialog);
  nonet_puzzle_unref (hint->puzzle);
  g_free (hint);
}

/* "row 1, column 3: 7" on a line of its own. */
static void
append_cell (GString *text, const NonetPuzzle *puzzle, guint cell, guint value)
{
  g_autofree char *words =
      nonet_cell_to_string (puzzle->shape, cell, nonet_alphabet_get_symbol (puzzle->alphabet, value));

  g_string_append_printf (text, "\n%s", words);
}

/* The sentence, and the cells it is about: those with a value in values. */
static char *
sentence_with_cells (const char *sentence, const NonetPuzzle *puzzle, const guint8 *values)
{
  g_autoptr (GString) text = g_string_new (sentence);
  guint listed = 0, left = 0;

  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (values[cell] != 0 && listed++ < MAX_LISTED)
      append_cell (text, puzzle, cell, values[cell]);
  left = listed > MAX_LISTED ? listed - MAX_LISTED : 0;
  if (left > 0)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("and %u more", "and %u more", left), left);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Shows the answer in place of the spinner. */
static void
show_answer (Hint *hint, const char *sentence, const guint8 *values)
{
  g_autofree char *text = sentence_with_cells (sentence, hint->puzzle, values);

  adw_message_dialog_set_extra_child (hint->dialog, NULL);
  adw_message_dialog_set_body (hint->dialog, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (hint->dialog), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

static void
redundant_found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Hint *hint = user_data;
  g_autoptr (NonetMinimality) minimality = nonet_find_redundant_finish (result, NULL);

  if (hint->dialog != NULL && minimality != NULL)
    {
      g_autofree char *sentence = nonet_minimality_to_string (minimality->kind, minimality->n_redundant);
      g_autofree guint8 *values = g_new0 (guint8, minimality->n_cells);

      for (guint cell = 0; cell < minimality->n_cells; cell++)
        if (minimality->kind == SUDOKU_MINIMALITY_REDUNDANT && minimality->redundant[cell])
          values[cell] = hint->puzzle->givens[cell];
      show_answer (hint, sentence, values);
    }
  hint_free (hint);
}

/* The cells become givens, in one step of undo. */
static void
give_cells (NonetFrame *frame, const NonetCompletion *completion)
{
  NonetDocument *document = nonet_frame_get_document (frame);
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_copy (nonet_document_peek (document));

  if (nonet_puzzle_get_cells (puzzle) != completion->n_cells)
    return;
  for (guint cell = 0; cell < completion->n_cells; cell++)
    if (completion->values[cell] != 0 && puzzle->givens[cell] == 0 && puzzle->entries[cell] == 0)
      puzzle->givens[cell] = completion->values[cell];
  nonet_document_set_puzzle (document, puzzle, TRUE);
  nonet_toasts_offer (nonet_frame_get_toasts (frame), _ ("Givens added"), _ ("_Undo"), "win.undo", NULL);
}

static void
answered_cb (AdwMessageDialog *dialog, const char *response, NonetFrame *frame)
{
  NonetCompletion *completion = g_object_get_data (G_OBJECT (dialog), "completion");

  if (g_str_equal (response, "give") && completion != NULL && nonet_frame_get_document (frame) != NULL)
    give_cells (frame, completion);
}

static void
completion_found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Hint *hint = user_data;
  g_autoptr (NonetCompletion) completion = nonet_find_completion_finish (result, NULL);

  if (hint->dialog != NULL && completion != NULL)
    {
      g_autofree char *sentence = nonet_completion_to_string (completion->kind, completion->n_added);

      show_answer (hint, sentence, completion->values);
      if (completion->n_added > 0)
        {
          adw_message_dialog_add_response (hint->dialog, "give", _ ("_Add These Givens"));
          adw_message_dialog_set_response_appearance (hint->dialog, "give", ADW_RESPONSE_SUGGESTED);
          g_object_set_data_full (G_OBJECT (hint->dialog), "completion", g_steal_pointer (&completion), g_free);
        }
    }
  hint_free (hint);
}

/* A spinner until there is an answer; closing the dialog ends the work. */
static AdwMessageDialog *
present_dialog (NonetFrame *frame, GCancellable *cancellable)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (frame), _ ("Setter’s Check"), _ ("Searching…"));
  GtkWidget *spinner = gtk_spinner_new ();

  gtk_spinner_start (GTK_SPINNER (spinner));
  gtk_widget_set_size_request (spinner, 32, 32);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), spinner);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), frame, 0);
  g_signal_connect_object (dialog, "destroy", G_CALLBACK (g_cancellable_cancel), cancellable, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
  return ADW_MESSAGE_DIALOG (dialog);
}

void
nonet_setter_hints_present (NonetFrame *frame, gboolean unique)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Hint *hint = g_new0 (Hint, 1);

  hint->puzzle = nonet_document_dup_snapshot (nonet_frame_get_document (frame));
  g_set_weak_pointer (&hint->dialog, present_dialog (frame, cancellable));
  if (unique)
    nonet_find_redundant_async (hint->puzzle, cancellable, redundant_found_cb, hint);
  else
    nonet_find_completion_async (hint->puzzle, cancellable, completion_found_cb, hint);
}
