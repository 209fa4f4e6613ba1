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

#define WAITS "Saving “Slow”…"

static gboolean
waits (gpointer window)
{
  GtkWidget *label = ui_find_label (window, WAITS);

  return label != NULL && gtk_widget_get_mapped (label);
}

static gboolean
is_at_rest (gpointer window)
{
  return !waits (window);
}

/* Whether the game is in its file as it is. */
static gboolean
is_kept (gpointer document)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "nonet", "games", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  gboolean found = FALSE;

  while (dir != NULL && !found && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *game = g_build_filename (folder, name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (game);
      g_autoptr (NonetReading) reading = nonet_read_file (file, NULL, NULL, NULL);
      g_autoptr (NonetPuzzle) puzzle = reading != NULL ? nonet_reading_dup_puzzle (reading, 0) : NULL;

      found = puzzle != NULL && g_strcmp0 (puzzle->title, "Slow") == 0
              && puzzle->entries[1] == nonet_document_get_value (document, 1);
    }
  return found;
}

/* What was played is written first: its window does not go before, nor at all if somebody thinks better of it. */
TEST (a_window_waits_for_its_game)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);
  g_autoptr (NonetDocument) document = NULL;
  GtkWindow *window;
  guint cell = 1;

  puzzle->givens[0] = 1;
  puzzle->title = g_strdup ("Slow");
  document = nonet_document_new (puzzle);
  window = open_window (document, 700, 700);
  g_mutex_lock (&renaming);
  nonet_document_set_value (document, &cell, 1, 2);
  gtk_window_close (window);
  ui_wait (waits, window, WAITS);
  ui_key ("Escape");

  ui_wait (is_at_rest, window, "the end of waiting");
  g_mutex_unlock (&renaming);
  ui_wait (is_kept, document, "the game");
  ui_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_mutex_lock (&renaming);
  nonet_document_set_value (document, &cell, 1, 3);
  gtk_window_close (window);
  ui_wait (waits, window, WAITS);
  /* Another second has passed. */
  nonet_document_add_elapsed (document, 1);
  g_mutex_unlock (&renaming);
  ui_wait (is_null, &window, "the end of the window");
  g_assert_true (is_kept (document));
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
