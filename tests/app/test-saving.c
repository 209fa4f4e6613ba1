/* A save belongs to its document, and those of one document come one after another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "tests/test.h"

#include "app/application.h"
#include "app/frame/controller.h"
#include "document/document.h"
#include "rounds.h"
#include "running.h"
#include "ui-harness.h"

/* Where the puzzle of the window is saved. */
static char *path;

static const guint first_cell[] = { 0 };

/* A window on an empty 4x4 board that belongs to a file which does not exist yet. */
static NonetWindow *
show_board (void)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);
  g_autoptr (NonetDocument) document = nonet_document_new (puzzle);
  g_autoptr (GFile) file = NULL;
  NonetWindow *window = nonet_application_new_window (application);

  if (path == NULL)
    path = g_build_filename (g_get_user_runtime_dir (), "board.ipuz", NULL);
  file = g_file_new_for_path (path);
  nonet_document_set_file (document, file);
  nonet_frame_set_document (NONET_FRAME (window), document);
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static void
save (NonetWindow *window)
{
  g_action_group_activate_action (G_ACTION_GROUP (window), "save", NULL);
}

static gboolean
is_there (gpointer data)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
is_saved (gpointer document)
{
  return !nonet_document_get_modified (document);
}

/* The value that the first cell of the file has. */
static guint
read_first_cell (void)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetReading) reading = nonet_read_file (file, NULL, NULL, &error);
  g_autoptr (NonetPuzzle) puzzle = NULL;

  g_assert_no_error (error);
  puzzle = nonet_reading_dup_puzzle (reading, 0);
  return puzzle->entries[0];
}

TEST (another_document_does_not_get_the_file)
{
  NonetWindow *window = show_board ();
  g_autoptr (NonetDocument) saved = g_object_ref (nonet_frame_get_document (NONET_FRAME (window)));
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (2, 3), NULL);
  g_autoptr (NonetDocument) other = nonet_document_new (puzzle);

  nonet_document_set_value (saved, first_cell, 1, 3);
  save (window);
  nonet_frame_set_document (NONET_FRAME (window), other);
  ui_wait (is_there, NULL, "the file");
  ui_settle ();
  g_assert_null (nonet_document_get_file (other));
  ui_wait (is_saved, saved, "the end of the save");
  g_assert_cmpuint (read_first_cell (), ==, 3);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_no_errno (g_unlink (path));
}

TEST (the_newest_state_is_in_the_file)
{
  NonetWindow *window = show_board ();
  NonetDocument *document = nonet_frame_get_document (NONET_FRAME (window));

  for (guint i = 0; i < ROUNDS (25); i++)
    {
      nonet_document_set_value (document, first_cell, 1, 1);
      save (window);
      nonet_document_set_value (document, first_cell, 1, 2);
      save (window);
      nonet_document_set_value (document, first_cell, 1, 3 + i % 2);
      save (window);
      ui_wait (is_saved, document, "the end of the saves");
      ui_settle ();
      g_assert_cmpuint (read_first_cell (), ==, 3 + i % 2);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_no_errno (g_unlink (path));
}

static gboolean
is_null (gpointer data)
{
  return *(gpointer *) data == NULL;
}

static gboolean
has_question (gpointer nothing)
{
  return ui_find_heading ("Save Changes?") != NULL;
}

/* With a change that is being saved: it asks nothing, and waits. */
static NonetWindow *
close_while_saving (void)
{
  NonetWindow *window = show_board ();

  nonet_document_set_editing_givens (nonet_frame_get_document (NONET_FRAME (window)), TRUE);
  nonet_document_set_value (nonet_frame_get_document (NONET_FRAME (window)), first_cell, 1, 3);
  save (window);
  gtk_window_close (GTK_WINDOW (window));
  g_assert_false (has_question (NULL));
  return window;
}

TEST (a_window_is_closed_when_its_save_has_ended)
{
  NonetWindow *window = close_while_saving ();

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  ui_wait (is_null, &window, "the end of the window");
  g_assert_no_errno (g_unlink (path));
}

/* It can have ended before it is cancelled; then it is tried once more, with another window. */
TEST (a_window_whose_save_is_cancelled_stays)
{
  NonetWindow *window = NULL;

  for (guint i = 0; i < 100 && window == NULL; i++)
    {
      g_set_weak_pointer (&window, close_while_saving ());
      g_action_group_activate_action (G_ACTION_GROUP (window), "cancel-loading", NULL);
      ui_settle ();
      if (window != NULL && !nonet_document_get_modified (nonet_frame_get_document (NONET_FRAME (window))))
        gtk_window_destroy (GTK_WINDOW (window));
      g_unlink (path);
    }
  g_assert_nonnull (window);
  /* The next time it asks. */
  gtk_window_close (GTK_WINDOW (window));
  ui_wait (has_question, NULL, "the question");
  gtk_window_destroy (GTK_WINDOW (window));
  g_clear_weak_pointer (&window);
}
