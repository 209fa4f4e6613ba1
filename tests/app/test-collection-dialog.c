/* The list of the puzzles of a collection: its order, and where its keys begin.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/files/collection-dialog.h"
#include "tests/folder.h"
#include "ui-harness.h"

#define PEARL "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."

typedef struct
{
  GtkWindow *parent;
  GtkWidget *dialog;
  int chosen; /* -1: none */
} Asked;

static void
chosen_cb (guint index, gpointer user_data)
{
  Asked *asked = user_data;

  asked->chosen = (int) index;
}

static GtkWidget *
find_list_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *item = windows; item != NULL; item = item->next)
    if (NONET_IS_COLLECTION_DIALOG (item->data))
      {
        ui_focus_window (item->data);
        ui_settle ();
        return item->data;
      }
  return NULL;
}

static void
ask (Asked *asked, const char *text, guint current)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (NonetReading) reading = nonet_read_bytes (bytes, NULL, NULL, NULL);

  *asked = (Asked){ .parent = ui_show (gtk_label_new ("parent"), 400, 300), .chosen = -1 };
  nonet_collection_dialog_present (asked->parent, reading, NULL, "list.sdm", current, chosen_cb, asked);
  asked->dialog = find_list_dialog ();
}

/* The index of the puzzle at a place in the list. */
static guint
index_at (GtkWidget *dialog, guint position)
{
  GObject *list = gtk_widget_get_template_child (dialog, NONET_TYPE_COLLECTION_DIALOG, "list");
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  g_autoptr (NonetCollectionItem) item = g_list_model_get_item (model, position);

  return nonet_collection_item_get_index (item);
}

TEST (the_list_is_sorted_by_difficulty)
{
  Asked asked;

  ask (&asked, PEARL " 8.3\n" PEARL " 11.9\n" PEARL " 7.2\n", 1);
  g_assert_cmpuint (index_at (asked.dialog, 0), ==, 0);
  gtk_widget_activate_action (asked.dialog, "collection.order", "s", "difficulty");
  ui_settle ();
  g_assert_cmpuint (index_at (asked.dialog, 0), ==, 2);
  g_assert_cmpuint (index_at (asked.dialog, 1), ==, 0);
  g_assert_cmpuint (index_at (asked.dialog, 2), ==, 1);
  ui_key ("Escape");
  ui_settle ();
  g_assert_cmpint (asked.chosen, ==, -1);
  ui_close (asked.parent);
}

static void
play (NonetGames *games, guint8 given, const char *title, const char *level)
{
  static const guint cell = 5;
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);
  g_autoptr (NonetDocument) document = NULL;

  puzzle->givens[0] = given;
  puzzle->title = g_strdup (title);
  puzzle->elapsed = 75;
  document = nonet_document_new (puzzle);
  nonet_document_set_level (document, level);
  g_assert_true (nonet_document_set_value (document, &cell, 1, 4));
  nonet_games_keep (games, document);
}

static gboolean
shows_one (gpointer dialog)
{
  GObject *list = gtk_widget_get_template_child (dialog, NONET_TYPE_COLLECTION_DIALOG, "list");

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)))) == 1;
}

static gboolean
opens_nothing (gpointer dialog)
{
  return !gtk_widget_is_sensitive (
      GTK_WIDGET (gtk_widget_get_template_child (dialog, NONET_TYPE_COLLECTION_DIALOG, "open_button")));
}

/* One is found by its level, and removed by a key; the message brings it back. */
TEST (games_are_found_and_removed)
{
  char *folder = g_dir_make_tmp ("nonet-games-XXXXXX", NULL);
  g_autoptr (NonetGames) games = nonet_games_new (folder, 100);
  GListModel *list = nonet_games_get_list (games);
  GtkWindow *parent = ui_show (gtk_label_new ("parent"), 400, 300);
  GtkWidget *dialog;

  play (games, 1, "Pearl", "hard");
  play (games, 2, NULL, "4x4");
  nonet_collection_dialog_present_games (parent, games);
  dialog = find_list_dialog ();
  ui_wait_label (dialog, "2 puzzles");
  g_assert_nonnull (ui_find_label (dialog, "4×4"));
  g_assert_nonnull (ui_find_label (dialog, "Hard · 6% · 1:15"));
  ui_picture (dialog, "my-puzzles");
  ui_key ("h");
  ui_key ("a");
  ui_key ("r");
  ui_wait (shows_one, dialog, "the one that is found");
  ui_key ("Down");
  g_assert_false (opens_nothing (dialog));
  ui_key ("Delete");
  ui_wait_label (dialog, "“Pearl” removed");
  ui_wait (opens_nothing, dialog, "the button to be disabled while nothing is listed");
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);
  ui_click_middle_of (ui_wait_button (dialog, "Undo"));
  ui_wait_label (dialog, "2 puzzles");
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 2);
  ui_close (parent);
  nonet_games_flush (games);
  remove_folder (folder);
}

static void
arrows_continue_from_the_open_puzzle (gconstpointer current)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Asked asked;

  for (guint i = 0; i < 100; i++)
    g_string_append (text, PEARL "\n");
  ask (&asked, text->str, GPOINTER_TO_UINT (current));
  ui_key ("Down");
  ui_key ("Return");
  ui_settle ();
  g_assert_cmpint (asked.chosen, ==, GPOINTER_TO_INT (current) + 1);
  ui_close (asked.parent);
}

MORE_TESTS
{
  g_test_add_data_func ("/collection-dialog/second", GUINT_TO_POINTER (1), arrows_continue_from_the_open_puzzle);
  g_test_add_data_func ("/collection-dialog/far", GUINT_TO_POINTER (70), arrows_continue_from_the_open_puzzle);
}
