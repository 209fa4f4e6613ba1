/* Puzzles with these givens, and near puzzles: every control of their window, and what comes of it in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "running.h"
#include "app/application.h"
#include "app/files/collection-dialog.h"
#include "app/frame/frame.h"
#include "app/puzzles/puzzles-window.h"
#include "tasks/worker.h"
#include "ui-harness.h"
#include "widgets/board/board-editor.h"
#include "widgets/puzzles/puzzle-list-view.h"
#include "widgets/puzzles/puzzle-row.h"

/* 24 cells, which have some tens of puzzles a second; and a puzzle with 25 givens. */
#define PATTERN "1...1...1.1.....1......1.1.1...1..1.1.1..1......1.1...1..1..11..11........1..1..1"
#define PUZZLE "230900000041060000000208070100000684000000050000490000009050007060000800080029003"

static NonetApplication *application;

typedef struct
{
  NonetWindow *window;
  NonetDocument *document;
  NonetBoardView *board;
} Fixture;

static void
set_up (Fixture *self, gconstpointer cells)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get_usual (9), NULL);
  const char *values = cells;

  for (guint cell = 0; cell < 81; cell++)
    puzzle->givens[cell] = g_ascii_isdigit (values[cell]) ? (guint8) (values[cell] - '0') : 0;
  self->window = nonet_application_new_window (application);
  self->document = nonet_frame_get_document (NONET_FRAME (self->window));
  nonet_document_replace_puzzle (self->document, puzzle);
  gtk_window_present (GTK_WINDOW (self->window));
  ui_settle ();
  ui_focus_window (GTK_WINDOW (self->window));
  self->board = NONET_BOARD_VIEW (ui_find_type (GTK_WIDGET (self->window), NONET_TYPE_BOARD_EDITOR));
}

static gboolean
no_worker_is_left (gpointer data)
{
  return nonet_worker_count_alive () == 0;
}

static void
tear_down (Fixture *self, gconstpointer cells)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  ui_wait (no_worker_is_left, NULL, "the end of all threads");
  ui_settle ();
}

static GtkWindow *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }
  return NULL;
}

static gboolean
is_there (gpointer data)
{
  GtkWindow *window = find_window (GPOINTER_TO_SIZE (data));

  return window != NULL && gtk_widget_get_mapped (GTK_WIDGET (window));
}

static gboolean
is_gone (gpointer data)
{
  return find_window (GPOINTER_TO_SIZE (data)) == NULL;
}

/* The window that a key opens. */
static GtkWindow *
open_by_key (const char *key, GType type)
{
  ui_key (key);
  ui_wait (is_there, GSIZE_TO_POINTER (type), "the window");
  ui_settle ();
  ui_focus_window (find_window (type));
  return find_window (type);
}

static NonetPuzzleList *
list_of (GtkWindow *window)
{
  return nonet_puzzle_list_view_get_list (
      NONET_PUZZLE_LIST_VIEW (ui_find_type (GTK_WIDGET (window), NONET_TYPE_PUZZLE_LIST_VIEW)));
}

static guint
n_puzzles (GtkWindow *window)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list_of (window)));
}

static guint
first_rating (GtkWindow *window)
{
  g_autoptr (NonetFoundPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (list_of (window)), 0);

  return nonet_found_puzzle_get_rating (puzzle)->er;
}

static gboolean
has_rated_ten (gpointer window)
{
  return nonet_puzzle_list_get_status (list_of (window))->n_rated >= 10 && n_puzzles (window) >= 10;
}

static gboolean
has_ended (gpointer window)
{
  return nonet_puzzle_list_get_status (list_of (window))->state != NONET_PUZZLES_SEARCHING;
}

static gboolean
has_rated_all (gpointer window)
{
  const NonetPuzzlesStatus *status = nonet_puzzle_list_get_status (list_of (window));

  return status->n_found > 0 && status->n_rated == status->n_found && n_puzzles (window) == status->n_found;
}

static gboolean
has_found_some (gpointer window)
{
  return n_puzzles (window) > 0;
}

static gboolean
shows_a_row (gpointer window)
{
  GtkWidget *row = ui_find_type (window, NONET_TYPE_PUZZLE_ROW);

  return row != NULL && gtk_widget_get_mapped (row) && gtk_widget_get_width (row) > 0;
}

/* The first row. */
static GtkWidget *
wait_row (GtkWindow *window)
{
  ui_wait (shows_a_row, window, "a row");
  ui_settle ();
  return ui_find_type (GTK_WIDGET (window), NONET_TYPE_PUZZLE_ROW);
}

static void
press (GtkWindow *window, const char *button)
{
  ui_click_middle_of (ui_wait_button (GTK_WIDGET (window), button));
  ui_settle ();
}

static void
select_pattern (Fixture *self)
{
  guint cells[81], n = 0;

  for (guint cell = 0; cell < 81; cell++)
    if (PATTERN[cell] == '1')
      cells[n++] = cell;
  nonet_board_view_select (self->board, cells, n);
}

/* Whether the givens are exactly in the cells of the pattern. */
static void
assert_pattern (NonetDocument *document)
{
  for (guint cell = 0; cell < 81; cell++)
    g_assert_cmpint (nonet_document_is_given (document, cell), ==, PATTERN[cell] == '1');
}

static guint
count_givens (NonetDocument *document)
{
  guint n = 0;

  for (guint cell = 0; cell < 81; cell++)
    n += nonet_document_is_given (document, cell);
  return n;
}

static void
puzzles_with_these_givens_are_found_and_opened (Fixture *self, gconstpointer cells)
{
  GtkWindow *window;
  guint64 tries;
  guint hardest, easiest;

  select_pattern (self);
  window = open_by_key ("ctrl+shift+g", NONET_TYPE_PUZZLES_WINDOW);
  ui_wait (has_rated_ten, window, "ten ratings");
  press (window, "Stop");
  ui_wait (has_ended, window, "the end of the search");
  tries = nonet_puzzle_list_get_status (list_of (window))->n_tries;
  press (window, "Continue");
  press (window, "Stop");
  ui_wait (has_ended, window, "the end of the search");
  g_assert_cmpuint (nonet_puzzle_list_get_status (list_of (window))->n_tries, >=, tries);

  hardest = first_rating (window);
  press (window, "Easiest First");
  easiest = first_rating (window);
  g_assert_cmpuint (easiest, <, hardest);
  press (window, "Easiest First");
  g_assert_cmpuint (first_rating (window), >, easiest);
  ui_picture (GTK_WIDGET (window), "puzzles-with-these-givens");

  ui_click_middle_of (wait_row (window));
  ui_settle ();
  press (window, "Open");
  assert_pattern (self->document);
  nonet_document_undo (self->document);
  g_assert_cmpuint (count_givens (self->document), ==, 0);
  ui_focus_window (window);
  ui_key ("Escape");
  ui_wait (is_gone, GSIZE_TO_POINTER (NONET_TYPE_PUZZLES_WINDOW), "the end of the window");
}

static gboolean
shows_collection (gpointer data)
{
  return is_there (GSIZE_TO_POINTER (NONET_TYPE_COLLECTION_DIALOG));
}

static void
values_are_kept_or_not_and_the_list_becomes_a_collection (Fixture *self, gconstpointer cells)
{
  const guint corner = 0, end = 80;
  GtkWindow *window;
  NonetPuzzleList *kept;

  nonet_document_set_value (self->document, &corner, 1, 7);
  nonet_document_set_value (self->document, &end, 1, 4);
  select_pattern (self);
  window = open_by_key ("ctrl+shift+g", NONET_TYPE_PUZZLES_WINDOW);
  ui_wait (has_found_some, window, "a puzzle");
  kept = list_of (window);
  for (guint i = 0; i < n_puzzles (window); i++)
    {
      g_autoptr (NonetFoundPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (kept), i);

      g_assert_cmpuint (nonet_found_puzzle_get_puzzle (puzzle)->givens[0], ==, 7);
      g_assert_cmpuint (nonet_found_puzzle_get_puzzle (puzzle)->givens[80], ==, 4);
    }
  ui_click_middle_of (ui_wait_label (GTK_WIDGET (window), "Keep the Values in 2 Cells"));
  ui_settle ();
  g_assert_true (list_of (window) != kept);
  ui_wait (has_rated_ten, window, "ten ratings");
  press (window, "Stop");
  press (window, "Open All as Collection");
  ui_wait (shows_collection, NULL, "the list of the collection");
  gtk_window_close (find_window (NONET_TYPE_COLLECTION_DIALOG));
}

static gboolean
can_undo (gpointer document)
{
  return nonet_document_get_can_undo (document);
}

static void
near_puzzles_are_found_and_opened_by_a_key (Fixture *self, gconstpointer cells)
{
  GtkWindow *window = open_by_key ("ctrl+shift+r", NONET_TYPE_PUZZLES_WINDOW);
  guint n_near;

  ui_wait (has_ended, window, "the end of the search");
  ui_wait (has_found_some, window, "a puzzle");
  n_near = nonet_puzzle_list_get_status (list_of (window))->n_found;
  g_assert_cmpint (nonet_puzzle_list_get_status (list_of (window))->state, ==, NONET_PUZZLES_ALL);
  wait_row (window);
  ui_picture (GTK_WIDGET (window), "near-puzzles");
  press (window, "Two Givens for One");
  ui_wait (has_found_some, window, "a puzzle");
  press (window, "Exchange One Given");
  ui_wait (has_ended, window, "the end of the search");
  ui_wait (has_found_some, window, "a puzzle");
  g_assert_cmpuint (nonet_puzzle_list_get_status (list_of (window))->n_found, ==, n_near);
  ui_wait (has_rated_all, window, "all ratings");
  ui_click_middle_of (wait_row (window));
  ui_settle ();
  ui_key ("Return");
  ui_wait (can_undo, self->document, "the puzzle in the window");
  g_assert_cmpuint (count_givens (self->document), ==, 25);
}

static void
impossible_patterns_are_refused_at_once (Fixture *self, gconstpointer cells)
{
  const guint few[] = { 0, 1, 2 };
  GtkWindow *dialog;

  nonet_board_view_select (self->board, few, G_N_ELEMENTS (few));
  dialog = open_by_key ("ctrl+shift+g", ADW_TYPE_MESSAGE_DIALOG);
  ui_wait_label (GTK_WIDGET (dialog), "No puzzle with fewer than 17 givens has only one solution. Select more cells.");
  g_assert_null (find_window (NONET_TYPE_PUZZLES_WINDOW));
  gtk_window_close (dialog);
}

/* The rest is what tear_down () checks. */
static void
a_window_that_closes_ends_the_search (Fixture *self, gconstpointer cells)
{
  select_pattern (self);
  ui_wait (has_found_some, open_by_key ("ctrl+shift+g", NONET_TYPE_PUZZLES_WINDOW), "a puzzle");
}

static void
add (const char *path, const char *cells, void (*test) (Fixture *self, gconstpointer cells))
{
  g_test_add (path, Fixture, cells, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_autofree char *blank = g_strnfill (81, '.');
  int status;

  ui_init (&argc, &argv);
  application = new_running_application ();
  g_application_hold (G_APPLICATION (application));
  add ("/finding/puzzles-with-these-givens-are-found-and-opened", blank,
       puzzles_with_these_givens_are_found_and_opened);
  add ("/finding/values-are-kept-or-not-and-the-list-becomes-a-collection", blank,
       values_are_kept_or_not_and_the_list_becomes_a_collection);
  add ("/finding/near-puzzles-are-found-and-opened-by-a-key", PUZZLE, near_puzzles_are_found_and_opened_by_a_key);
  add ("/finding/impossible-patterns-are-refused-at-once", blank, impossible_patterns_are_refused_at_once);
  add ("/finding/a-window-that-closes-ends-the-search", blank, a_window_that_closes_ends_the_search);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
