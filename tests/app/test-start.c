/* The start page: what leads from it to a puzzle, and when it is there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "tests/test.h"

#include "app/files/loader.h"
#include "app/puzzles/opening.h"
#include "app/frame/controller.h"
#include "formats/read.h"
#include "running.h"
#include "ui-harness.h"
#include "widgets/board/board-view.h"
#include "widgets/puzzles/start-page.h"

#define FIVE_FIRST                                                                                                     \
  "5"                                                                                                                  \
  "................................................................................"

static gboolean
shows_page (gpointer window)
{
  return gtk_widget_get_mapped (ui_find_type (window, NONET_TYPE_START_PAGE));
}

static gboolean
shows_board (gpointer window)
{
  return !shows_page (window) && gtk_widget_get_mapped (ui_find_type (window, NONET_TYPE_BOARD_VIEW));
}

/* What the program shows when it is started without a file. */
static NonetWindow *
start (void)
{
  NonetWindow *window;

  g_application_activate (G_APPLICATION (application));
  window = NONET_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  ui_wait (shows_page, window, "the start page");
  ui_focus_window (GTK_WINDOW (window));
  return window;
}

static const NonetPuzzle *
puzzle_of (NonetWindow *window)
{
  return nonet_document_peek (nonet_frame_get_document (NONET_FRAME (window)));
}

/* Clicks a tile once it is there and in sight, and waits for what it leads to. */
static void
click_tile (NonetWindow *window, const char *title)
{
  GtkWidget *tile = gtk_widget_get_ancestor (ui_wait_label (GTK_WIDGET (window), title), NONET_TYPE_START_TILE);

  /* The page scrolls to what has the focus. */
  gtk_widget_child_focus (tile, GTK_DIR_TAB_FORWARD);
  ui_settle ();
  ui_click_middle_of (tile);
  ui_wait (shows_board, window, "the board");
}

static gboolean
shows_puzzle (gpointer window)
{
  return shows_board (window) && nonet_puzzle_count_givens (puzzle_of (window)) > 0;
}

static const char *
level_of (NonetWindow *window)
{
  return nonet_document_get_played (nonet_frame_get_document (NONET_FRAME (window)))->level;
}

/* The one that was chosen last, which is an easy one at first. */
TEST (enter_leads_to_a_puzzle)
{
  NonetWindow *window = start ();

  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Nonet");
  g_assert_true (nonet_window_is_vacant (window));
  ui_picture (GTK_WIDGET (window), "start");
  ui_key ("Return");
  ui_wait (shows_puzzle, window, "the puzzle");
  g_assert_cmpuint (puzzle_of (window)->shape->order, ==, 9);
  g_assert_false (nonet_document_get_editing_givens (nonet_frame_get_document (NONET_FRAME (window))));
  g_assert_cmpstr (level_of (window), ==, "easy");
  gtk_window_destroy (GTK_WINDOW (window));
}

TEST (arrows_choose_another_level)
{
  NonetWindow *window = start ();

  ui_key ("Right");
  ui_key ("Return");
  ui_wait (shows_puzzle, window, "the puzzle");
  g_assert_cmpstr (level_of (window), ==, "medium");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
assert_focused (NonetWindow *window, const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  g_assert_nonnull (focus);
  if (ui_find_label (focus, text) == NULL)
    g_error ("the focus is not on %s", text);
}

/* From the easy level to the day below it, to the buttons, to the samples, and back. */
TEST (arrows_cross_the_sections)
{
  NonetWindow *window;

  g_settings_reset (settings, "new-kind");
  window = start ();
  assert_focused (window, "Easy");
  ui_key ("Down");
  assert_focused (window, "Today");
  ui_key ("Down");
  assert_focused (window, "Open File…");
  ui_key ("Down");
  assert_focused (window, "Seventeen Givens");
  ui_key ("Up");
  assert_focused (window, "Open File…");
  ui_key ("Up");
  g_assert_true (NONET_IS_START_TILE (gtk_window_get_focus (GTK_WINDOW (window))));
  ui_key ("Up");
  assert_focused (window, "Medium");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Twice the same, and continued when it is begun. */
TEST (today_has_a_puzzle)
{
  NonetWindow *window = start ();
  g_autoptr (NonetPuzzle) first = NULL;
  guint cell = 0;

  click_tile (window, "Today");
  ui_wait (shows_puzzle, window, "the puzzle");
  first = nonet_document_dup_snapshot (nonet_frame_get_document (NONET_FRAME (window)));
  gtk_window_destroy (GTK_WINDOW (window));

  window = start ();
  click_tile (window, "Today");
  ui_wait (shows_puzzle, window, "the puzzle again");
  g_assert_true (nonet_puzzle_same_givens (puzzle_of (window), first));
  while (first->givens[cell] != 0)
    cell++;
  g_assert_true (nonet_document_set_value (nonet_frame_get_document (NONET_FRAME (window)), &cell, 1, 1));
  gtk_window_destroy (GTK_WINDOW (window));

  window = start ();
  click_tile (window, "Today");
  ui_wait (shows_puzzle, window, "the game");
  g_assert_cmpuint (puzzle_of (window)->entries[cell], ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

TEST (a_digit_is_the_first_cell)
{
  NonetWindow *window = start ();

  ui_key ("5");
  ui_wait (shows_board, window, "the board");
  ui_settle ();
  g_assert_cmpuint (puzzle_of (window)->givens[0], ==, 5);
  gtk_window_destroy (GTK_WINDOW (window));
}

TEST (so_is_a_digit_without_its_shift)
{
  NonetWindow *window = start ();

  g_assert_true (g_spawn_command_line_sync ("setxkbmap fr", NULL, NULL, NULL, NULL));
  ui_settle ();
  ui_key ("parenleft");
  ui_wait (shows_board, window, "the board");
  ui_settle ();
  g_assert_cmpuint (puzzle_of (window)->givens[0], ==, 5);
  g_assert_true (g_spawn_command_line_sync ("setxkbmap us", NULL, NULL, NULL, NULL));
  gtk_window_destroy (GTK_WINDOW (window));
}

TEST (tiles_open_boards_and_samples)
{
  NonetWindow *window = start ();

  click_tile (window, "16×16");
  g_assert_cmpuint (puzzle_of (window)->shape->order, ==, 16);
  gtk_window_destroy (GTK_WINDOW (window));

  window = start ();
  ui_wait_label (GTK_WIDGET (window), "9×9 · SE 11.9");
  click_tile (window, "One of the Hardest");
  g_assert_cmpstr (puzzle_of (window)->title, ==, "Golden Nugget");
  g_assert_false (nonet_document_get_editing_givens (nonet_frame_get_document (NONET_FRAME (window))));
  gtk_window_destroy (GTK_WINDOW (window));
}

TEST (samples_say_what_is_in_their_files)
{
  const NonetSample *samples = nonet_samples ();
  g_autofree char *label = nonet_sample_dup_label (&samples[1]);

  for (const NonetSample *sample = samples; sample->name != NULL; sample++)
    {
      g_autoptr (GFile) file = nonet_sample_get_file (sample->name);
      g_autoptr (NonetReading) reading = nonet_read_file (file, NULL, NULL, NULL);
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);

      g_assert_cmpuint (puzzle->shape->order, ==, sample->order);
      g_assert_cmpstr (puzzle->difficulty, ==, sample->difficulty);
    }
  g_assert_cmpstr (label, ==, "_Seventeen Givens · 9×9 · SE 1.5");
}

TEST (a_puzzle_is_pasted)
{
  NonetWindow *window = start ();
  GtkWidget *paste = ui_find_button (GTK_WIDGET (window), "Paste Puzzle");

  g_assert_false (gtk_widget_is_sensitive (paste));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (paste), FIVE_FIRST "\n");
  g_assert_true (gtk_widget_is_sensitive (paste));
  ui_click_middle_of (paste);
  ui_wait (shows_board, window, "the board");
  g_assert_cmpuint (puzzle_of (window)->givens[0], ==, 5);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_null (gpointer data)
{
  return *(gpointer *) data == NULL;
}

static void
paste (NonetWindow *window, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
  g_action_group_activate_action (G_ACTION_GROUP (window), "paste", NULL);
}

/* It would be two games, of which nobody knows which is which. */
TEST (a_puzzle_that_another_window_plays_is_presented_there)
{
  NonetWindow *window = start (), *other;
  guint cell = 1;

  paste (window, FIVE_FIRST "\n");
  ui_wait (shows_puzzle, window, "the puzzle");
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-window", NULL);
  other = NONET_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  ui_wait (shows_page, other, "another start page");
  ui_focus_window (GTK_WINDOW (other));
  g_object_add_weak_pointer (G_OBJECT (other), (gpointer *) &other);
  paste (other, FIVE_FIRST "\n");
  ui_wait (is_null, &other, "the end of the window in which nothing is");

  /* What is not played is no reason. */
  other = NONET_WINDOW (open_window (NULL, 700, 700));
  g_assert_true (nonet_document_set_value (nonet_frame_get_document (NONET_FRAME (other)), &cell, 1, 6));
  nonet_document_set_editing_givens (nonet_frame_get_document (NONET_FRAME (window)), TRUE);
  paste (other, FIVE_FIRST "\n");
  ui_wait (shows_puzzle, other, "the puzzle");
  ui_wait_label (GTK_WIDGET (other), "Puzzle pasted");
  gtk_window_destroy (GTK_WINDOW (other));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* With its steps, of which a paste has none. */
TEST (the_game_of_a_puzzle_that_is_pasted_is_continued)
{
  static const char text[] = "6"
                             "................................................................................"
                             "\n";
  NonetWindow *window = start ();
  guint cell = 1;

  paste (window, text);
  ui_wait (shows_puzzle, window, "the puzzle");
  g_assert_true (nonet_document_set_value (nonet_frame_get_document (NONET_FRAME (window)), &cell, 1, 7));
  gtk_window_destroy (GTK_WINDOW (window));

  window = start ();
  paste (window, text);
  ui_wait (shows_puzzle, window, "the game");
  ui_wait_label (GTK_WIDGET (window), "Game continued");
  g_assert_cmpuint (puzzle_of (window)->entries[cell], ==, 7);
  nonet_document_undo (nonet_frame_get_document (NONET_FRAME (window)));
  g_assert_cmpuint (puzzle_of (window)->entries[cell], ==, 0);
  g_assert_cmpuint (puzzle_of (window)->givens[0], ==, 6);
  gtk_window_destroy (GTK_WINDOW (window));
}

TEST (solving_leaves_the_page)
{
  NonetWindow *window = start ();

  ui_key ("ctrl+Return");
  ui_wait (shows_board, window, "the board");
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_enabled (NonetWindow *window, const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), action);
}

static const char *const of_boards[] = { "next-depth", "depth",   "editing-givens", "show-pane",
                                         "save",       "zoom-in", "save-checkpoint" };
static const char *const of_no_use_yet[] = { "undo", "redo", "go-to-solution", "next-solution" };

/* What the keys of actions on a board would change. */
static char *
describe (NonetWindow *window)
{
  g_autoptr (GVariant) depth = g_action_group_get_action_state (G_ACTION_GROUP (window), "depth");
  g_autoptr (GVariant) pane = g_action_group_get_action_state (G_ACTION_GROUP (window), "show-pane");

  return g_strdup_printf ("%s %d %d", g_variant_get_string (depth, NULL), g_variant_get_boolean (pane),
                          nonet_document_get_editing_givens (nonet_frame_get_document (NONET_FRAME (window))));
}

TEST (no_action_on_a_board_works_unseen)
{
  NonetWindow *window = start ();
  g_autofree char *before = describe (window), *after = NULL, *changed = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (of_boards); i++)
    g_assert_false (is_enabled (window, of_boards[i]));
  for (const char *const *key = (const char *const[]){ "F7", "F8", "F9", "ctrl+h", "ctrl+m", "alt+4", NULL };
       *key != NULL; key++)
    ui_key (*key);
  ui_settle ();
  after = describe (window);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (shows_page (window));

  /* On the board they do. */
  click_tile (window, "12×12");
  for (guint i = 0; i < G_N_ELEMENTS (of_boards); i++)
    g_assert_true (is_enabled (window, of_boards[i]));
  for (guint i = 0; i < G_N_ELEMENTS (of_no_use_yet); i++)
    g_assert_false (is_enabled (window, of_no_use_yet[i]));
  for (const char *const *key = (const char *const[]){ "F7", "F8", "F9", NULL }; *key != NULL; key++)
    ui_key (*key);
  ui_settle ();
  changed = describe (window);
  g_assert_cmpstr (changed, !=, before);
  g_assert_false (nonet_document_get_editing_givens (nonet_frame_get_document (NONET_FRAME (window))));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_toast_over_board (gpointer window)
{
  GtkWidget *board = ui_find_type (window, NONET_TYPE_BOARD_VIEW);

  return ui_find_label (gtk_widget_get_ancestor (board, ADW_TYPE_TOAST_OVERLAY), "The clipboard contains no text")
         != NULL;
}

TEST (toasts_are_shown_over_the_page)
{
  NonetWindow *window = start ();
  GtkWidget *label;

  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (window)), NULL);
  ui_key ("ctrl+v");
  label = ui_wait_label (GTK_WIDGET (window), "The clipboard contains no text");
  g_assert_nonnull (gtk_widget_get_ancestor (label, NONET_TYPE_START_PAGE));
  ui_picture (GTK_WIDGET (window), "start-toast");
  click_tile (window, "Fiendish");
  ui_key ("ctrl+v");
  ui_wait (has_toast_over_board, window, "a toast over the board");
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_reported (gpointer nothing)
{
  return ui_find_heading ("Could Not Open “puzzle.txt”") != NULL;
}

static NonetWindow *
open (GFile *file)
{
  g_application_open (G_APPLICATION (application), &file, 1, "");
  return NONET_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
}

TEST (no_empty_board_is_left_by_a_file_that_cannot_be_read)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nonexistent/puzzle.txt");
  NonetWindow *window = open (file);

  g_assert_false (shows_page (window));
  ui_wait (shows_page, window, "the start page");
  ui_wait (is_reported, NULL, "the report");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A line of 82 cells, of which the last one is wrong. */
TEST (the_line_that_could_not_be_read_is_shown_whole)
{
  static const char line[] = "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...9x";
  g_autofree char *folder = g_dir_make_tmp ("nonet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "puzzle.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *excerpt, *scroller;
  NonetWindow *window;

  g_assert_true (g_file_set_contents (path, line, -1, NULL));
  window = open (file);
  ui_wait (is_reported, NULL, "the report");
  ui_settle ();
  excerpt = ui_find_heading (line);
  g_assert_nonnull (excerpt);
  scroller = gtk_widget_get_ancestor (excerpt, GTK_TYPE_SCROLLED_WINDOW);
  /* An AdwAlertDialog has one of its own. */
  if (scroller != NULL)
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

      g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

TEST (a_file_that_was_opened_is_offered)
{
  g_autofree char *folder = g_dir_make_tmp ("nonet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "five.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  NonetWindow *window;

  g_assert_true (g_file_set_contents (path, FIVE_FIRST "\n", -1, NULL));
  nonet_recent_add (file);
  ui_settle ();
  window = start ();
  click_tile (window, "five.txt");
  g_assert_cmpuint (puzzle_of (window)->givens[0], ==, 5);
  /* And a new window begins anew. */
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-window", NULL);
  ui_wait (shows_page, gtk_application_get_active_window (GTK_APPLICATION (application)), "another start page");
  gtk_window_destroy (gtk_application_get_active_window (GTK_APPLICATION (application)));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A game on a board of 4x4 cells, as it was left. */
TEST (the_last_game_is_continued)
{
  static const guint cells[] = { 5, 6 };
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);
  g_autoptr (NonetDocument) document = NULL;
  GtkWindow *window;

  puzzle->givens[0] = 1;
  document = nonet_document_new (puzzle);
  window = open_window (document, 700, 700);
  g_assert_true (nonet_document_set_value (document, &cells[0], 1, 4));
  g_assert_true (nonet_document_toggle_mark (document, &cells[1], 1, 2));
  gtk_window_destroy (window);

  window = GTK_WINDOW (start ());
  ui_wait_label (GTK_WIDGET (window), "Continue");
  ui_settle ();
  ui_picture (GTK_WIDGET (window), "start-continue");
  ui_key ("Return");
  ui_wait (shows_board, window, "the board");
  g_assert_cmpuint (puzzle_of (NONET_WINDOW (window))->entries[5], ==, 4);
  g_assert_cmpuint (puzzle_of (NONET_WINDOW (window))->marks[6], ==, 1 << 1);
  ui_key ("ctrl+z");
  ui_key ("ctrl+z");
  ui_settle ();
  g_assert_cmpuint (puzzle_of (NONET_WINDOW (window))->entries[5], ==, 0);
  gtk_window_destroy (window);
}
