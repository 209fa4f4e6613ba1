/* The pane of solutions: fills, stops, continues, jumps, filters, sorts, compares; its buttons pressed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "ui-harness.h"
#include "widgets/board/board-editor.h"
#include "widgets/solutions/compare-window.h"
#include "widgets/solutions/solution-browser.h"
#include "widgets/solutions/solution-grid.h"
#include "widgets/solutions/solution-thumb.h"

/* Bird's puzzle without three of its givens, r1c8, r6c1 and r9c1: 142 solutions (as qqwing counts them too). */
#define SHORT_OF_THREE "2....1..8........5.7...6..........13.981..257.1....8..9..8...2..5..69784...25...."

/* The same without eleven of them: 1,540,321 solutions. */
#define SHORT_OF_ELEVEN "2....1.38..........7...6...........3.981...57.........9..8......5..6..8.4..2....."
#define EMPTY NULL

typedef struct
{
  NonetDocument *document;
  NonetBoardView *board;
  NonetSolutionBrowser *browser;
  NonetSolutionList *list;
  GtkWindow *window;
} Fixture;

static void
fixture_set_up (Fixture *self, gconstpointer text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autoptr (NonetPuzzle) puzzle = NULL;

  self->document = document_of (9, text);
  self->board = g_object_new (NONET_TYPE_BOARD_EDITOR, NULL);
  nonet_board_view_set_document (self->board, self->document);
  self->browser = g_object_new (NONET_TYPE_SOLUTION_BROWSER, "board", self->board, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->browser));
  gtk_widget_set_size_request (GTK_WIDGET (self->browser), 380, -1);
  self->window = ui_show (box, 1040, 700);
  puzzle = nonet_document_dup_snapshot (self->document);
  self->list = nonet_solution_list_new (puzzle, TRUE);
}

static void
fixture_tear_down (Fixture *self, gconstpointer text)
{
  ui_close (self->window);
  g_object_unref (self->list);
  g_assert_finalize_object (self->document);
}

static gboolean
is_complete (gpointer list)
{
  return nonet_solution_list_get_state (list) == NONET_SOLUTIONS_COMPLETE;
}

static gboolean
is_stopped (gpointer list)
{
  return nonet_solution_list_get_state (list) == NONET_SOLUTIONS_STOPPED;
}

static gboolean
has_million (gpointer list)
{
  return g_list_model_get_n_items (list) > 1000000;
}

static gboolean
is_ready (gpointer solution)
{
  return nonet_solution_get_ready (solution);
}

/* A solution is chosen, and its values are there. */
static gboolean
has_chosen (gpointer browser)
{
  NonetSolution *solution = nonet_solution_browser_get_solution (browser);

  return solution != NULL && is_ready (solution);
}

static void
solve (Fixture *self)
{
  nonet_solution_browser_set_list (self->browser, self->list);
  nonet_solution_list_start (self->list);
  ui_wait (is_complete, self->list, "all solutions");
  ui_wait (has_chosen, self->browser, "the first solution");
  ui_settle ();
}

static guint64
chosen (Fixture *self)
{
  return nonet_solution_get_index (nonet_solution_browser_get_solution (self->browser)) + 1;
}

static void
wait_says (Fixture *self, const char *words)
{
  ui_wait_label (GTK_WIDGET (self->browser), words);
}

static void
press (GtkWidget *inside, const char *text)
{
  GtkWidget *button = ui_wait_button (inside, text);

  ui_settle ();
  ui_click_middle_of (button);
}

#define FIXTURE_TEST(name, puzzle) TEST_WITH (name, Fixture, self, puzzle, fixture_set_up, fixture_tear_down)

FIXTURE_TEST (all_solutions_are_counted_and_shown, SHORT_OF_THREE)
{
  wait_says (self, "All Solutions");
  ui_picture (GTK_WIDGET (self->window), "browser-empty");
  solve (self);
  g_assert_cmpuint (nonet_solution_list_get_n_found (self->list), ==, 142);
  wait_says (self, "142 solutions");
  g_assert_cmpuint (chosen (self), ==, 1);
  nonet_board_view_set_layer (self->board, NONET_LAYER_TALLY, nonet_solution_list_get_tally (self->list));
  ui_picture (GTK_WIDGET (self->window), "browser");
}

FIXTURE_TEST (next_and_previous_choose, SHORT_OF_THREE)
{
  solve (self);
  press (GTK_WIDGET (self->browser), "Next Solution");
  press (GTK_WIDGET (self->browser), "Next Solution");
  g_assert_cmpuint (chosen (self), ==, 3);
  press (GTK_WIDGET (self->browser), "Previous Solution");
  g_assert_cmpuint (chosen (self), ==, 2);
}

FIXTURE_TEST (a_click_chooses_and_keys_move_on, SHORT_OF_THREE)
{
  GtkWidget *grid;

  solve (self);
  grid = ui_find_type (GTK_WIDGET (self->browser), NONET_TYPE_SOLUTION_GRID);
  ui_click (grid, gtk_widget_get_width (grid) * 0.75, 60);
  g_assert_cmpuint (chosen (self), ==, 2);
  ui_key ("Right");
  g_assert_cmpuint (chosen (self), ==, 3);
  ui_key ("Down");
  g_assert_cmpuint (chosen (self), ==, 5);
  ui_key ("End");
  g_assert_cmpuint (chosen (self), ==, 142);
  ui_key ("Home");
  g_assert_cmpuint (chosen (self), ==, 1);
  ui_picture (GTK_WIDGET (self->window), "browser-keys");
}

static void
enter_number (Fixture *self, guint64 number)
{
  g_autofree char *digits = g_strdup_printf ("%" G_GUINT64_FORMAT, number);

  nonet_solution_browser_ask_number (self->browser);
  for (const char *at = digits; *at != '\0'; at++)
    {
      char key[2] = { *at, '\0' };

      ui_key (key);
    }
  ui_key ("Return");
}

FIXTURE_TEST (a_number_is_gone_to, SHORT_OF_THREE)
{
  GtkWidget *entry;

  solve (self);
  enter_number (self, 40);
  g_assert_cmpuint (chosen (self), ==, 40);
  entry = ui_find_type (GTK_WIDGET (self->browser), GTK_TYPE_ENTRY);
  enter_number (self, 143);
  g_assert_cmpuint (chosen (self), ==, 40);
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
}

static double
place_of_chosen (Fixture *self)
{
  GtkWidget *grid = ui_find_type (GTK_WIDGET (self->browser), NONET_TYPE_SOLUTION_GRID);

  for (GtkWidget *thumb = gtk_widget_get_first_child (grid); thumb != NULL; thumb = gtk_widget_get_next_sibling (thumb))
    if (gtk_widget_get_child_visible (thumb) && gtk_widget_has_css_class (thumb, "chosen"))
      {
        graphene_rect_t bounds;

        g_assert_true (gtk_widget_compute_bounds (thumb, grid, &bounds));
        return bounds.origin.x;
      }
  g_assert_not_reached ();
}

FIXTURE_TEST (from_right_to_left_the_first_is_on_the_right, SHORT_OF_THREE)
{
  GtkWidget *grid = ui_find_type (GTK_WIDGET (self->browser), NONET_TYPE_SOLUTION_GRID);
  double place;

  gtk_widget_set_direction (grid, GTK_TEXT_DIR_RTL);
  solve (self);
  place = place_of_chosen (self);
  ui_click (grid, gtk_widget_get_width (grid) * 0.25, 60);
  g_assert_cmpuint (chosen (self), ==, 2);
  g_assert_cmpfloat (place_of_chosen (self), <, place);
  ui_key ("Right");
  g_assert_cmpuint (chosen (self), ==, 1);
  g_assert_cmpfloat (place_of_chosen (self), ==, place);
}

/* A search that has stopped with some solutions; the empty board has 6.7×10^21: there is always more. */
static guint64
stop_early (Fixture *self)
{
  nonet_solution_browser_set_list (self->browser, self->list);
  press (GTK_WIDGET (self->browser), "Start");
  press (GTK_WIDGET (self->browser), "Stop");
  ui_wait (is_stopped, self->list, "the stop");
  return nonet_solution_list_get_n_found (self->list);
}

static gboolean
is_beyond (gpointer data)
{
  Fixture *self = data;

  return nonet_solution_browser_get_solution (self->browser) != NULL && chosen (self) > 1 && is_stopped (self->list);
}

FIXTURE_TEST (a_number_beyond_is_searched_on_to, EMPTY)
{
  guint64 number = stop_early (self) + 100000;

  enter_number (self, number);
  ui_wait (is_beyond, self, "the search on, and its end");
  g_assert_cmpuint (chosen (self), ==, number);
  g_assert_cmpuint (nonet_solution_list_get_n_found (self->list), >=, number);
}

FIXTURE_TEST (the_search_on_to_a_number_is_cancelled, EMPTY)
{
  /* The digits in groups, if the locale has them so. */
  g_autofree char *words = g_strdup_printf ("Searching for solution %'u…", NONET_SOLUTION_LIST_MAX);

  stop_early (self);
  enter_number (self, NONET_SOLUTION_LIST_MAX);
  wait_says (self, words);
  ui_picture (GTK_WIDGET (self->window), "browser-going");
  press (GTK_WIDGET (self->browser), "Cancel");
  ui_wait (is_stopped, self->list, "the stop");
  g_assert_cmpuint (chosen (self), ==, 1);
}

typedef struct
{
  NonetSolutionList *list;
  guint64 than;
} More;

static gboolean
has_more (gpointer data)
{
  More *more = data;

  return nonet_solution_list_get_n_found (more->list) > more->than;
}

/* The empty board again. */
FIXTURE_TEST (a_long_search_stops_and_continues, EMPTY)
{
  guint64 n;
  More more;

  nonet_solution_browser_set_list (self->browser, self->list);
  press (GTK_WIDGET (self->browser), "Start");
  ui_wait (has_million, self->list, "a million solutions");
  ui_picture (GTK_WIDGET (self->window), "browser-running");
  press (GTK_WIDGET (self->browser), "Stop");
  ui_wait (is_stopped, self->list, "the stop");
  n = nonet_solution_list_get_n_found (self->list);
  enter_number (self, 1000000);
  g_assert_cmpuint (chosen (self), ==, 1000000);
  ui_picture (GTK_WIDGET (self->window), "browser-million");
  press (GTK_WIDGET (self->browser), "Continue");
  more = (More){ self->list, n };
  ui_wait (has_more, &more, "more solutions");
  g_assert_cmpuint (chosen (self), ==, 1000000);
  nonet_solution_list_stop (self->list);
}

static double
top_of_grid (Fixture *self)
{
  GtkWidget *grid = ui_find_type (GTK_WIDGET (self->browser), NONET_TYPE_SOLUTION_GRID);
  graphene_rect_t bounds;

  ui_settle ();
  g_assert_true (gtk_widget_compute_bounds (grid, GTK_WIDGET (self->browser), &bounds));
  return bounds.origin.y;
}

/* Neither the button nor the progress is there any more, but their places are. */
FIXTURE_TEST (nothing_shifts_when_the_search_ends, SHORT_OF_ELEVEN)
{
  GtkWidget *button;
  double top;

  nonet_solution_browser_set_list (self->browser, self->list);
  nonet_solution_list_start (self->list);
  ui_wait (has_chosen, self->browser, "the first solution");
  nonet_solution_list_stop (self->list);
  ui_wait (is_stopped, self->list, "the stop");
  ui_settle ();
  button = ui_wait_button (GTK_WIDGET (self->browser), "Continue");
  top = top_of_grid (self);
  nonet_solution_list_start (self->list);
  ui_wait (is_complete, self->list, "all solutions");
  ui_settle ();
  g_assert_false (gtk_widget_get_mapped (button));
  g_assert_cmpfloat (top_of_grid (self), ==, top);
}

/* The first cell that is blank and differs. */
static guint
differing_cell (Fixture *self)
{
  for (guint cell = 0; cell < 81; cell++)
    if (nonet_document_get_value (self->document, cell) == 0
        && sudoku_set_count (nonet_solution_list_get_seen (self->list, cell)) > 1)
      return cell;
  g_assert_not_reached ();
}

FIXTURE_TEST (a_cell_shows_its_symbols_and_filters, SHORT_OF_THREE)
{
  NonetSolutionList *shown;
  guint64 count;
  guint cell, value;

  solve (self);
  cell = differing_cell (self);
  value = sudoku_set_first (nonet_solution_list_get_seen (self->list, cell));
  count = nonet_solution_list_get_count (self->list, cell, value);
  nonet_board_view_set_cursor (self->board, cell);
  {
    g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, count);

    ui_wait_button (GTK_WIDGET (self->browser), number);
    ui_picture (GTK_WIDGET (self->window), "browser-cell");
    press (GTK_WIDGET (self->browser), number);
  }
  shown = nonet_solution_browser_get_shown_list (self->browser);
  g_assert_true (shown != self->list);
  ui_wait (is_complete, shown, "the filtered solutions");
  ui_wait (has_chosen, self->browser, "the first filtered solution");
  g_assert_cmpuint (nonet_solution_list_get_n_found (shown), ==, count);
  g_assert_cmpuint (nonet_solution_browser_get_n_filters (self->browser), ==, 1);
  g_assert_cmpuint (nonet_solution_get_values (nonet_solution_browser_get_solution (self->browser))[cell], ==, value);
  {
    g_autofree char *headline = g_strdup_printf ("%" G_GUINT64_FORMAT " of 142, filtered", count);

    wait_says (self, headline);
  }
  ui_picture (GTK_WIDGET (self->window), "browser-filtered");
  press (GTK_WIDGET (self->browser), "Remove This Filter");
  g_assert_true (nonet_solution_browser_get_shown_list (self->browser) == self->list);
}

static double
top_of_solutions (Fixture *self)
{
  graphene_rect_t bounds;
  GtkWidget *grid = ui_find_type (GTK_WIDGET (self->browser), NONET_TYPE_SOLUTION_GRID);

  g_assert_true (gtk_widget_compute_bounds (grid, GTK_WIDGET (self->browser), &bounds));
  return bounds.origin.y;
}

/* Chips are not stretched to the place that is kept for more of them. */
static void
assert_chips_are_small (Fixture *self)
{
  GObject *symbols =
      gtk_widget_get_template_child (GTK_WIDGET (self->browser), NONET_TYPE_SOLUTION_BROWSER, "cell_symbols");
  GtkWidget *chip = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (symbols), 0));
  int natural;

  gtk_widget_measure (chip, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (chip), <=, natural);
}

FIXTURE_TEST (nothing_shifts_when_a_cell_is_selected, SHORT_OF_THREE)
{
  double top;

  solve (self);
  ui_wait_label (GTK_WIDGET (self->browser), "Select an open cell to see its symbols");
  top = top_of_solutions (self);
  nonet_board_view_set_cursor (self->board, differing_cell (self));
  ui_pause (400);
  g_assert_null (ui_find_label (GTK_WIDGET (self->browser), "Select an open cell to see its symbols"));
  g_assert_cmpfloat (fabs (top_of_solutions (self) - top), <, 0.5);
  assert_chips_are_small (self);
}

/* In the usual width the head has two lines, and symbols of small boards have 15 pixels at least. */
FIXTURE_TEST (small_boards_can_be_read, SHORT_OF_THREE)
{
  GtkWidget *thumb;

  solve (self);
  gtk_widget_set_size_request (GTK_WIDGET (self->browser), 340, -1);
  ui_settle ();
  thumb = ui_find_type (GTK_WIDGET (self->browser), NONET_TYPE_SOLUTION_THUMB);
  g_assert_cmpint (gtk_widget_get_width (thumb), >=, 9 * 15);
  g_assert_cmpfloat (top_of_solutions (self), <, 100);
  ui_picture (GTK_WIDGET (self->window), "browser-usual");
}

/* One of 64×64 cells takes a while. */
FIXTURE_TEST (none_is_found_before_the_stop, EMPTY)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (8, 8), NULL);
  g_autoptr (NonetSolutionList) list = NULL;

  for (guint cell = 0; cell < 64 * 64; cell++)
    if (cell % 5 < 2)
      puzzle->givens[cell] = (guint8) ((cell / 64 * 8 + cell / 512 + cell % 64) % 64 + 1);
  list = nonet_solution_list_new (puzzle, TRUE);
  nonet_solution_browser_set_list (self->browser, list);
  nonet_solution_list_start (list);
  nonet_solution_list_stop (list);
  ui_wait (is_stopped, list, "the stop");
  wait_says (self, "Stopped. None found yet.");
}

static GtkWindow *
find_compare_window (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *item = windows; item != NULL; item = item->next)
    if (NONET_IS_COMPARE_WINDOW (item->data))
      return item->data;
  return NULL;
}

static gboolean
shows_two (gpointer unused)
{
  GtkWindow *window = find_compare_window ();

  return window != NULL && ui_find_type (GTK_WIDGET (window), NONET_TYPE_SOLUTION_THUMB) != NULL;
}

FIXTURE_TEST (two_solutions_are_compared, SHORT_OF_THREE)
{
  GtkWindow *window;

  solve (self);
  press (GTK_WIDGET (self->browser), "Compare");
  ui_wait (shows_two, NULL, "two solutions side by side");
  window = find_compare_window ();
  ui_picture (GTK_WIDGET (window), "compare");
  gtk_window_close (window);
  ui_settle ();
}

static gboolean
no_two_are_shown (gpointer unused)
{
  return find_compare_window () == NULL;
}

FIXTURE_TEST (a_typed_number_does_not_outlive_its_window, SHORT_OF_THREE)
{
  GtkWindow *window;
  GtkWidget *number;

  solve (self);
  press (GTK_WIDGET (self->browser), "Compare");
  ui_wait (shows_two, NULL, "two solutions side by side");
  window = find_compare_window ();
  ui_focus_window (window);
  number = ui_find_type (GTK_WIDGET (window), GTK_TYPE_SPIN_BUTTON);
  gtk_widget_grab_focus (number);
  ui_settle ();
  ui_key ("3");
  ui_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (number)), !=, "1");
  ui_key ("Escape");
  ui_wait (no_two_are_shown, NULL, "the window to close");
}

/* The value beside the name of a fact. */
static void
says_fact (Fixture *self, const char *name, const char *value)
{
  GtkWidget *label = ui_find_label (GTK_WIDGET (self->browser), name);

  g_assert_nonnull (label);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_widget_get_next_sibling (label))), ==, value);
}

FIXTURE_TEST (facts_are_reported, BIRD)
{
  const NonetSettingReport redundant = { .verdict = { .kind = NONET_VERDICT_UNIQUE },
                                         .symmetry = SUDOKU_SYMMETRY_180,
                                         .advice = NONET_ADVICE_REDUNDANT,
                                         .n_named = 3 };
  const NonetSettingReport several = { .verdict = { .kind = NONET_VERDICT_COUNTED, .count = 12 } };
  NonetSolutionFacts *facts = nonet_solution_browser_get_facts (self->browser);

  solve (self);
  g_assert_null (ui_find_label (GTK_WIDGET (self->browser), "Minimal"));
  nonet_solution_facts_set_report (facts, &redundant);
  nonet_solution_facts_set_rating (facts, "SE 6.6");
  says_fact (self, "Minimal", "No. Any one of 3 givens can go.");
  says_fact (self, "Symmetry", "symmetric by half a turn");
  says_fact (self, "Rating", "SE 6.6");
  g_assert_null (ui_find_label (GTK_WIDGET (self->browser), "Solutions of the Givens"));
  nonet_solution_facts_set_report (facts, &several);
  says_fact (self, "Solutions of the Givens", "12 solutions");
  g_assert_null (ui_find_label (GTK_WIDGET (self->browser), "Minimal"));
}

/* Where the chosen solution is, from the top of the page; -1 while it is out of sight. */
static double
top_of_chosen (Fixture *self)
{
  GtkWidget *grid = ui_find_type (GTK_WIDGET (self->browser), NONET_TYPE_SOLUTION_GRID);
  NonetSolution *chosen = nonet_solution_browser_get_solution (self->browser);
  graphene_rect_t bounds;

  for (GtkWidget *child = gtk_widget_get_first_child (grid); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child) && gtk_widget_compute_bounds (child, grid, &bounds)
        && nonet_solution_thumb_get_solution (NONET_SOLUTION_THUMB (child)) == chosen)
      return bounds.origin.y;
  return -1;
}

static gboolean
is_in_sight (gpointer fixture)
{
  return top_of_chosen (fixture) >= 0;
}

/* Of a fixture of this width, after the frame in which it gets it. */
static gboolean
has_width (gpointer data)
{
  Fixture *self = data;
  int width;

  gtk_widget_get_size_request (GTK_WIDGET (self->browser), &width, NULL);
  return gtk_widget_get_width (GTK_WIDGET (self->browser)) == width;
}

static void
set_width (Fixture *self, int width)
{
  gtk_widget_set_size_request (GTK_WIDGET (self->browser), width, -1);
  ui_wait (has_width, self, "the width");
  ui_settle ();
}

/* The 100th of 142 solutions at the foot of the page, with some pixels of it below the edge. */
static void
choose_at_the_foot (Fixture *self, double hidden)
{
  GtkWidget *grid = ui_find_type (GTK_WIDGET (self->browser), NONET_TYPE_SOLUTION_GRID);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (grid));

  solve (self);
  set_width (self, 380);
  enter_number (self, 101);
  ui_wait (is_in_sight, self, "the chosen solution");
  ui_settle ();
  if (hidden > 0)
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) - hidden);
  ui_settle ();
}

FIXTURE_TEST (a_solution_that_is_partly_in_sight_stays_so, SHORT_OF_THREE)
{
  double top;

  choose_at_the_foot (self, 60);
  top = top_of_chosen (self);
  set_width (self, 480);
  g_assert_cmpfloat_with_epsilon (top_of_chosen (self), top, 1);
}

/* Two columns become more and two again. */
FIXTURE_TEST (the_chosen_solution_stays_in_place_when_the_width_changes, SHORT_OF_THREE)
{
  double top;

  choose_at_the_foot (self, 0);
  top = top_of_chosen (self);
  for (int width = 480; width <= 780; width += 100)
    {
      set_width (self, width);
      g_assert_cmpfloat_with_epsilon (top_of_chosen (self), top, 1);
    }
  set_width (self, 380);
  g_assert_cmpfloat_with_epsilon (top_of_chosen (self), top, 1);
}

/* The board shows it, and the bar over the board has what there is to do with it. */
FIXTURE_TEST (the_only_solution_has_facts, BIRD)
{
  solve (self);
  wait_says (self, "The only solution");
  says_fact (self, "Givens", "30");
  says_fact (self, "Guesses needed", "0");
  g_assert_null (ui_find_label (GTK_WIDGET (self->browser), "Entries"));
  g_assert_false (gtk_widget_get_mapped (ui_find_type (GTK_WIDGET (self->browser), NONET_TYPE_SOLUTION_GRID)));
  ui_picture (GTK_WIDGET (self->window), "browser-one");
}

FIXTURE_TEST (none_is_explained, "55...............................................................................")
{
  nonet_solution_browser_set_list (self->browser, self->list);
  nonet_solution_browser_set_reason (self->browser, "two 5s in row 3");
  nonet_solution_list_start (self->list);
  ui_wait (is_complete, self->list, "the end");
  wait_says (self, "No Solution");
  wait_says (self, "Two 5s in row 3");
  ui_picture (GTK_WIDGET (self->window), "browser-none");
}

static gboolean
has_hundred (gpointer list)
{
  return g_list_model_get_n_items (list) >= 100;
}

/* The values of so large a board are found in a thread. */
TEST (a_chosen_thumb_shows_its_solution_once_that_is_found)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get_usual (25), NULL);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  g_autoptr (NonetSolution) first = NULL, late = NULL;
  NonetSolutionThumb *thumb = g_object_ref_sink (nonet_solution_thumb_new ());
  g_autofree char *label = NULL;
  guint n = 0;

  nonet_solution_list_start (list);
  ui_wait (has_hundred, list, "a hundred solutions");
  nonet_solution_list_stop (list);
  first = g_list_model_get_item (G_LIST_MODEL (list), 0);
  ui_wait (is_ready, first, "the first solution");
  late = g_list_model_get_item (G_LIST_MODEL (list), 99);
  g_assert_false (is_ready (late));
  nonet_solution_thumb_bind (thumb, 99, late, puzzle, NULL);
  nonet_solution_thumb_set_reference (thumb, late);
  nonet_solution_thumb_set_reference (thumb, first);
  ui_wait (is_ready, late, "the solution");
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    n += nonet_solution_get_values (first)[cell] != nonet_solution_get_values (late)[cell];
  label = g_strdup_printf ("Solution 100, differs from the selected one in %u cells", n);
  gtk_test_accessible_assert_property (GTK_WIDGET (thumb), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_assert_finalize_object (thumb);
}
