/* Every template of the window can be made, and says nothing while it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/application.h"
#include "app/board/board-dialog.h"
#include "app/board/checkpointing.h"
#include "app/files/collection-dialog.h"
#include "app/files/details-dialog.h"
#include "app/files/messages-dialog.h"
#include "app/preferences.h"
#include "document/checkpoints.h"

static NonetApplication *application;

/* Lets a window appear and draw itself once or twice. */
static void
show_for_a_moment (GtkWindow *window)
{
  gint64 end = g_get_monotonic_time () + 150 * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
}

/* The window that was presented last. */
static GtkWindow *
newest_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  g_autoptr (GtkWindow) window = g_list_model_get_item (windows, g_list_model_get_n_items (windows) - 1);

  return window;
}

static void
check_newest (GType type)
{
  GtkWindow *window = newest_window ();

  g_assert_true (G_TYPE_CHECK_INSTANCE_TYPE (window, type));
  show_for_a_moment (window);
  gtk_window_destroy (window);
}

static void
nothing_chosen (NonetPuzzle *puzzle, gpointer user_data)
{
  g_assert_not_reached ();
}

static void
no_index_chosen (guint index, gpointer user_data)
{
  g_assert_not_reached ();
}

static NonetPuzzle *
new_puzzle (guint rows, guint columns)
{
  const SudokuShape *shape = nonet_shape_get (rows, columns);

  return nonet_puzzle_new (shape, NULL);
}

static void
test_window (void)
{
  NonetWindow *window = nonet_application_new_window (application);
  gpointer gone = window;

  gtk_window_present (GTK_WINDOW (window));
  show_for_a_moment (GTK_WINDOW (window));
  g_assert_true (nonet_window_is_vacant (window));
  g_object_add_weak_pointer (G_OBJECT (window), &gone);
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (gone);
}

static void
test_board_dialog (void)
{
  g_autoptr (NonetPuzzle) usual = new_puzzle (3, 3);
  g_autoptr (NonetPuzzle) wide = new_puzzle (2, 3);
  g_autoptr (NonetPuzzle) largest = new_puzzle (8, 8);

  nonet_board_dialog_present (NULL, usual, TRUE, nothing_chosen, NULL);
  check_newest (NONET_TYPE_BOARD_DIALOG);
  nonet_board_dialog_present (NULL, wide, FALSE, nothing_chosen, NULL);
  check_newest (NONET_TYPE_BOARD_DIALOG);
  nonet_board_dialog_present (NULL, largest, TRUE, nothing_chosen, NULL);
  check_newest (NONET_TYPE_BOARD_DIALOG);
}

static void
test_checkpoints_dialog (void)
{
  g_autoptr (NonetPuzzle) puzzle = new_puzzle (3, 3);
  g_autoptr (NonetDocument) document = nonet_document_new (puzzle);

  nonet_document_add_checkpoint (document, "First");
  nonet_checkpoints_dialog_present (NULL, document);
  check_newest (NONET_TYPE_CHECKPOINTS_DIALOG);
}

static void
test_details_dialog (void)
{
  g_autoptr (NonetPuzzle) puzzle = new_puzzle (3, 3);
  g_autoptr (NonetDocument) document = nonet_document_new (puzzle);

  nonet_details_dialog_present (NULL, document);
  check_newest (NONET_TYPE_DETAILS_DIALOG);
}

static void
test_collection_dialog (void)
{
  static const char text[] = "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25....\n"
                             "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, sizeof text - 1);
  g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, NULL, NULL, NULL);

  nonet_collection_dialog_present (NULL, reading, NULL, "two.sdm", 1, no_index_chosen, NULL);
  check_newest (NONET_TYPE_COLLECTION_DIALOG);
}

static void
test_messages_dialog (void)
{
  g_autoptr (GPtrArray) messages = g_ptr_array_new ();
  NonetMessage message = { NONET_MESSAGE_ERROR,
                           .line = 4,
                           .column = 9,
                           .excerpt_column = 9,
                           .text = (char *) "the row has 8 cells instead of 9",
                           .excerpt = (char *) "12345678" };

  g_ptr_array_add (messages, &message);
  nonet_messages_dialog_present (NULL, "Heading", NULL, messages);
  check_newest (ADW_TYPE_MESSAGE_DIALOG);
}

static void
test_preferences (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.nonet.Nonet");

  nonet_preferences_present (NULL, settings);
  check_newest (NONET_TYPE_PREFERENCES);
}

int
main (int argc, char **argv)
{
  int status;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  application = nonet_application_new ();
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  g_test_add_func ("/templates/window", test_window);
  g_test_add_func ("/templates/board-dialog", test_board_dialog);
  g_test_add_func ("/templates/checkpoints-dialog", test_checkpoints_dialog);
  g_test_add_func ("/templates/details-dialog", test_details_dialog);
  g_test_add_func ("/templates/collection-dialog", test_collection_dialog);
  g_test_add_func ("/templates/messages-dialog", test_messages_dialog);
  g_test_add_func ("/templates/preferences", test_preferences);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
