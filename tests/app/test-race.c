/* The window of the race, with its real controls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "running.h"
#include "app/application.h"
#include "app/derivation/race-window.h"
#include "app/frame/frame.h"
#include "tasks/worker.h"
#include "ui-harness.h"
#include "widgets/derivation/race-table.h"
#include "widgets/derivation/race-view.h"

/* Microseconds until a thread has ended; ten times what is promised of a free processor. */
#define PATIENCE (500 * 1000)

#define OUTDATED "The puzzle has changed. This is the race of the earlier version."

static NonetApplication *application;

/* A window on a board whose first cells are given. */
static NonetWindow *
show_board (guint boxes, const char *givens)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (boxes, boxes), NULL);
  NonetWindow *window = nonet_application_new_window (application);

  for (guint cell = 0; givens[cell] != '\0'; cell++)
    puzzle->givens[cell] = g_ascii_isdigit (givens[cell]) ? (guint8) (givens[cell] - '0') : 0;
  nonet_document_replace_puzzle (nonet_frame_get_document (NONET_FRAME (window)), puzzle);
  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  return window;
}

static gboolean
find_toplevel (GType type, GtkWindow **found)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  *found = NULL;
  for (GList *item = windows; item != NULL; item = item->next)
    if (G_TYPE_CHECK_INSTANCE_TYPE (item->data, type) && gtk_widget_get_mapped (item->data))
      *found = item->data;
  return *found != NULL;
}

static GtkWidget *
open_race (NonetWindow *window)
{
  GtkWindow *race;

  g_action_group_activate_action (G_ACTION_GROUP (window), "race", NULL);
  ui_settle ();
  g_assert_true (find_toplevel (NONET_TYPE_RACE_WINDOW, &race));
  ui_focus_window (race);
  ui_settle ();
  return GTK_WIDGET (race);
}

static void
press (GtkWidget *race, const char *text)
{
  GtkWidget *button = ui_wait_button (race, text);

  /* It may have appeared just now. */
  ui_settle ();
  ui_click_middle_of (button);
  ui_settle ();
}

static gboolean
has_results (gpointer race)
{
  return gtk_widget_get_mapped (ui_find_type (race, NONET_TYPE_RACE_VIEW));
}

static gboolean
is_racing (gpointer race)
{
  return gtk_widget_get_mapped (ui_find_type (race, GTK_TYPE_PROGRESS_BAR));
}

static gboolean
is_at_rest (gpointer data)
{
  return nonet_worker_count_alive () == 0;
}

static gboolean
is_label (GtkWidget *widget, gpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text);
}

static double
top_of (GtkWidget *race, const char *label)
{
  GtkWidget *found = ui_find (ui_find_type (race, NONET_TYPE_RACE_TABLE), is_label, (gpointer) label);
  graphene_rect_t bounds;

  g_assert_nonnull (found);
  g_assert_true (gtk_widget_compute_bounds (found, race, &bounds));
  return bounds.origin.y;
}

static void
scroll_to_table (GtkWidget *race)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (ui_find_type (race, GTK_TYPE_SCROLLED_WINDOW));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  ui_settle ();
}

static gboolean
specification_is_below (gpointer race)
{
  return top_of (race, "Specification") > top_of (race, "Search");
}

static void
columns_sort (GtkWidget *race)
{
  GtkWidget *table = ui_find_type (race, NONET_TYPE_RACE_TABLE);

  scroll_to_table (race);
  g_assert_cmpfloat (top_of (race, "Specification"), <, top_of (race, "Search"));
  ui_click_middle_of (ui_find (table, is_label, (gpointer) "Visited"));
  ui_wait (specification_is_below, race, "the order by what was visited");
  ui_picture (race, "race-table");
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static gboolean
is_set (gpointer data)
{
  return *(gpointer *) data != NULL;
}

static void
copy_holds_table_and_picture (GtkWidget *race)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (race);
  g_autofree char *text = NULL;

  press (race, "Copy Table and Chart (Ctrl+C)");
  ui_wait_label (race, "Table and chart copied");
  g_assert_true (gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (clipboard), GDK_TYPE_TEXTURE));
  gdk_clipboard_read_text_async (clipboard, NULL, read_cb, &text);
  ui_wait (is_set, &text, "the text of the clipboard");
  g_assert_true (g_str_has_prefix (text, "stage\tvisited\t"));
  g_assert_nonnull (strstr (text, "\nspecification\t262144\t"));
}

static gboolean
asks_for_file (gpointer data)
{
  return find_toplevel (GTK_TYPE_FILE_CHOOSER_DIALOG, data);
}

static gboolean
is_there (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* By its name a file gets what is in it. */
static void
save_writes (GtkWidget *race, const char *name, const char *beginning)
{
  g_autofree char *folder = g_dir_make_tmp ("nonet-race-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) place = g_file_new_for_path (folder);
  g_autofree char *content = NULL;
  gsize size;
  GtkWindow *dialog;

  press (race, "Save Table or Chart (Ctrl+S)");
  ui_wait (asks_for_file, &dialog, "the dialog for a file");
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), place, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  ui_settle ();
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  ui_wait (is_there, path, "the file");
  g_assert_true (g_file_get_contents (path, &content, &size, NULL));
  g_assert_true (g_str_has_prefix (content, beginning));
  ui_focus_window (GTK_WINDOW (race));
  g_unlink (path);
  g_rmdir (folder);
}

static void
puzzle_races_and_results_leave (void)
{
  NonetWindow *window = show_board (2, "1234341.........");
  GtkWidget *race = open_race (window);

  ui_picture (race, "race-before");
  g_assert_false (gtk_widget_get_sensitive (ui_find_button (race, "Copy Table and Chart (Ctrl+C)")));
  press (race, "Start");
  ui_wait (has_results, race, "results");
  ui_wait_label (race, "The race is over");
  g_assert_true (gtk_widget_has_focus (ui_find_button (race, "Start")));
  ui_picture (race, "race-results");
  copy_holds_table_and_picture (race);
  save_writes (race, "race.csv", "stage,visited,");
  save_writes (race, "race.png", "\x89PNG");
  save_writes (race, "race.svg", "<?xml");
  columns_sort (race);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_up_to_date (gpointer race)
{
  return ui_find_label (race, OUTDATED) == NULL;
}

static void
puzzle_that_is_edited_can_start_again (void)
{
  const guint last_cell = 15;
  NonetWindow *window = show_board (2, "1234341.........");
  GtkWidget *race = open_race (window);

  press (race, "Start");
  ui_wait (has_results, race, "results");
  g_assert_null (ui_find_label (race, OUTDATED));
  nonet_document_set_value (nonet_frame_get_document (NONET_FRAME (window)), &last_cell, 1, 2);
  ui_wait_label (race, OUTDATED);
  ui_picture (race, "race-outdated");
  press (race, "Start Again");
  ui_wait (is_up_to_date, race, "the race of the changed puzzle");
  ui_wait (has_results, race, "results");
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_half_a_minute (gpointer limit)
{
  return gtk_drop_down_get_selected (limit) == 2;
}

static void
race_can_be_cancelled (void)
{
  NonetWindow *window = show_board (3, "1");
  GtkWidget *race = open_race (window);
  GtkWidget *limit = ui_find_type (race, GTK_TYPE_DROP_DOWN);

  gtk_widget_grab_focus (limit);
  ui_key ("space");
  ui_key ("Down");
  ui_key ("Down");
  ui_key ("Return");
  ui_wait (is_half_a_minute, limit, "the longest time");
  press (race, "Start");
  ui_wait (is_racing, race, "the race");
  ui_picture (race, "race-running");
  press (race, "Cancel");
  ui_wait_button (race, "Start");
  g_assert_false (is_racing (race));
  g_assert_false (has_results (race));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
closing_ends_the_race (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.nonet.Nonet");
  NonetWindow *window = show_board (3, "1");
  GtkWidget *race;
  gint64 closed;

  /* Its verdict would be counted meanwhile. */
  g_settings_set_boolean (settings, "show-verdict", FALSE);
  race = open_race (window);
  g_object_add_weak_pointer (G_OBJECT (race), (gpointer *) &race);
  press (race, "Start");
  ui_wait (is_racing, race, "the race");
  gtk_window_destroy (GTK_WINDOW (window));
  closed = g_get_monotonic_time ();
  ui_wait (is_at_rest, NULL, "the end of all threads");
  g_test_message ("ended after %" G_GINT64_FORMAT " ms", (g_get_monotonic_time () - closed) / 1000);
  g_assert_cmpint (g_get_monotonic_time () - closed, <, PATIENCE);
  ui_settle ();
  g_assert_null (race);
}

static void
large_boards_race_without_searches (void)
{
  NonetWindow *window = show_board (5, "");
  GtkWidget *race = open_race (window);

  g_assert_nonnull (ui_find_label (race, "The search of boards over 16×16 is left out."));
  press (race, "Start");
  ui_wait (has_results, race, "results");
  scroll_to_table (race);
  g_assert_nonnull (ui_find_label (ui_find_type (race, NONET_TYPE_RACE_TABLE), "left out"));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  int status;

  ui_init (&argc, &argv);
  application = new_running_application ();
  g_application_hold (G_APPLICATION (application));
  g_test_add_func ("/race/puzzle_races_and_results_leave", puzzle_races_and_results_leave);
  g_test_add_func ("/race/puzzle_that_is_edited_can_start_again", puzzle_that_is_edited_can_start_again);
  g_test_add_func ("/race/race_can_be_cancelled", race_can_be_cancelled);
  g_test_add_func ("/race/large_boards_race_without_searches", large_boards_race_without_searches);
  g_test_add_func ("/race/closing_ends_the_race", closing_ends_the_race);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
