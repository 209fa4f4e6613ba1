/* Solutions in the window, and the board that they belong to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/application.h"
#include "app/frame/controller.h"
#include "running.h"
#include "tests/widgets/boards.h"
#include "ui-harness.h"
#include "widgets/board/board-view.h"
#include "widgets/solutions/solution-browser.h"

/* A 4x4 board whose last row is blank. */
#define FOUR "123434122143...."

/* Bird's puzzle without two of its givens: 44 solutions. */
#define SEVERAL ".....1.38........5.....6..........13.981..25731....8..9..8...2..5..697844..25...."

static NonetPuzzle *
new_puzzle (guint order, const char *text)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (nonet_shape_get_usual (order), NULL);

  for (guint cell = 0; text[cell] != '\0'; cell++)
    puzzle->givens[cell] = g_ascii_isdigit (text[cell]) ? (guint8) (text[cell] - '0') : 0;
  return puzzle;
}

static gboolean
has_solution (gpointer browser)
{
  return nonet_solution_browser_get_solution (browser) != NULL;
}

/* Criticals are fatal here: a solution must not get onto a board of another shape. */
TEST (an_outdated_solution_goes_with_its_puzzle)
{
  g_autoptr (NonetPuzzle) four = new_puzzle (4, FOUR), nine = nonet_puzzle_new (nonet_shape_get_usual (9), NULL);
  NonetWindow *window = nonet_application_new_window (application);
  GtkWidget *browser = ui_find_type (GTK_WIDGET (window), NONET_TYPE_SOLUTION_BROWSER);
  NonetDocument *document;
  const guint cell = 12;

  nonet_document_replace_puzzle (nonet_frame_get_document (NONET_FRAME (window)), four);
  gtk_window_present (GTK_WINDOW (window));
  g_action_group_activate_action (G_ACTION_GROUP (window), "solve", NULL);
  ui_wait (has_solution, browser, "the solution");
  document = nonet_frame_get_document (NONET_FRAME (window));
  nonet_document_set_value (document, &cell, 1, 1);
  ui_settle ();
  nonet_document_replace_puzzle (document, nine);
  ui_settle ();
  g_assert_null (nonet_solution_browser_get_solution (NONET_SOLUTION_BROWSER (browser)));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* An empty board has more solutions than anybody waits for. */
TEST (one_goes_along_the_solutions_while_more_are_found)
{
  NonetWindow *window = nonet_application_new_window (application);
  GtkWidget *browser = ui_find_type (GTK_WIDGET (window), NONET_TYPE_SOLUTION_BROWSER);
  GActionGroup *actions = G_ACTION_GROUP (window);

  gtk_window_present (GTK_WINDOW (window));
  g_assert_false (g_action_group_get_action_enabled (actions, "next-solution"));
  g_action_group_activate_action (actions, "solve", NULL);
  ui_wait (has_solution, browser, "a solution");
  g_assert_true (g_action_group_get_action_enabled (actions, "stop"));
  g_assert_true (g_action_group_get_action_enabled (actions, "next-solution"));
  g_assert_true (g_action_group_get_action_enabled (actions, "go-to-solution"));
  g_assert_true (g_action_group_get_action_enabled (actions, "copy-solution"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_toast (gpointer window)
{
  return ui_find_label (window, "Solutions found") != NULL;
}

static gboolean
is_complete (gpointer browser)
{
  NonetSolutionList *list = nonet_solution_browser_get_list (browser);

  return list != NULL && nonet_solution_list_get_state (list) == NONET_SOLUTIONS_COMPLETE;
}

/* A number that is cut would be read as another one. */
TEST (how_many_solutions_there_are_is_said_as_long_as_there_is_room)
{
  g_autoptr (NonetDocument) document =
      document_of (9, "000080010400000000020000000000000407008000300001090000300400200050100000000006000");
  GtkWindow *window = open_window (document, 1180, 800);

  ui_key ("ctrl+Return");
  ui_wait (is_complete, ui_find_type (GTK_WIDGET (window), NONET_TYPE_SOLUTION_BROWSER), "all solutions");
  ui_wait_label (GTK_WIDGET (window), "Solution 1 of 139407");
  for (guint i = 0; i < 9; i++)
    ui_key ("F3");
  ui_wait_label (GTK_WIDGET (window), "Solution 10");
  gtk_window_destroy (window);
}

static void
solve_narrow (const char *text, gboolean leads_to_list)
{
  g_autoptr (NonetPuzzle) puzzle = new_puzzle (4, text);
  NonetWindow *window = nonet_application_new_window (application);
  GtkWidget *browser = ui_find_type (GTK_WIDGET (window), NONET_TYPE_SOLUTION_BROWSER);

  nonet_document_replace_puzzle (nonet_frame_get_document (NONET_FRAME (window)), puzzle);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  g_action_group_activate_action (G_ACTION_GROUP (window), "solve", NULL);
  ui_wait (is_complete, browser, "all solutions");
  ui_settle ();
  g_assert_cmpint (has_toast (window), ==, leads_to_list);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The pane with the list is out of sight there, and the board shows one of them. */
TEST (a_narrow_window_leads_to_a_list_of_several)
{
  solve_narrow ("1234341221434321", FALSE);
  solve_narrow ("12343412........", TRUE);
  solve_narrow ("1123............", FALSE);
}

typedef struct
{
  GtkWindow *window;
  const NonetBoardLook *look;
} Shown;

static gboolean
shows_solution (gpointer data)
{
  const Shown *shown = data;

  return shown->look->explanation == NULL && nonet_board_overlay_get (shown->look->overlay, NONET_LAYER_FOUND) != NULL;
}

static gboolean
shows_explanation (gpointer data)
{
  const Shown *shown = data;

  return shown->look->explanation != NULL && nonet_board_overlay_get (shown->look->overlay, NONET_LAYER_FOUND) == NULL;
}

/* The bar over the board is about what the board shows. */
static void
wait_shown (Shown *shown, gboolean (*shows) (gpointer data), const char *what)
{
  GActionGroup *actions = G_ACTION_GROUP (shown->window);

  ui_wait (shows, shown, what);
  g_assert_cmpint (g_action_group_get_action_enabled (actions, "hide-solution"), ==, shows == shows_solution);
}

/* A window with a puzzle of several solutions. */
static Shown
present_several (void)
{
  g_autoptr (NonetPuzzle) puzzle = new_puzzle (9, SEVERAL);
  NonetWindow *window = nonet_application_new_window (application);
  GtkWidget *board = ui_find_type (GTK_WIDGET (window), NONET_TYPE_BOARD_VIEW);
  Shown shown = { GTK_WINDOW (window), nonet_board_view_get_look (NONET_BOARD_VIEW (board)) };

  nonet_document_replace_puzzle (nonet_frame_get_document (NONET_FRAME (window)), puzzle);
  gtk_window_set_default_size (GTK_WINDOW (window), 1180, 800);
  gtk_window_present (GTK_WINDOW (window));
  ui_focus_window (GTK_WINDOW (window));
  return shown;
}

/* A solution, a step, a walk and a hint follow each other on the board, whichever comes first. */
TEST (a_solution_and_an_explanation_make_room_for_each_other)
{
  Shown shown = present_several ();

  ui_key ("ctrl+h");
  wait_shown (&shown, shows_explanation, "a hint");
  ui_key ("ctrl+Return");
  wait_shown (&shown, shows_solution, "the first solution");
  ui_key ("F4");
  wait_shown (&shown, shows_explanation, "a step");
  ui_key ("F3");
  wait_shown (&shown, shows_solution, "the second solution");
  show_page (shown.window, "derivation");
  wait_shown (&shown, shows_explanation, "the walk");
  ui_key ("F3");
  wait_shown (&shown, shows_solution, "the third solution");
  gtk_window_destroy (shown.window);
}

static gboolean
shows_no_mistake (gpointer data)
{
  return shows_solution (data) && !nonet_board_look_is_mistake (((const Shown *) data)->look, 0);
}

/* While a puzzle is played, the solutions are those of its givens. */
TEST (an_entry_that_is_not_of_the_solution_shown_is_marked)
{
  g_autoptr (NonetPuzzle) puzzle = new_puzzle (4, "..343412..434321");
  NonetWindow *window = nonet_application_new_window (application);
  GtkWidget *board = ui_find_type (GTK_WIDGET (window), NONET_TYPE_BOARD_VIEW);
  Shown shown = { GTK_WINDOW (window), nonet_board_view_get_look (NONET_BOARD_VIEW (board)) };
  NonetDocument *document = nonet_frame_get_document (NONET_FRAME (window));
  const guint cell = 0;

  nonet_document_replace_puzzle (document, puzzle);
  nonet_document_set_editing_givens (document, FALSE);
  nonet_document_set_value (document, &cell, 1, 2);
  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  g_action_group_activate_action (G_ACTION_GROUP (window), "solve", NULL);
  ui_wait (shows_solution, &shown, "the first solution");
  g_assert_true (nonet_board_look_is_mistake (shown.look, 0));
  g_action_group_activate_action (G_ACTION_GROUP (window), "next-solution", NULL);
  ui_wait (shows_no_mistake, &shown, "the second solution");
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
shows_puzzle (gpointer data)
{
  return ((const Shown *) data)->look->explanation == NULL;
}

/* By F9, or since the window was made narrow. */
TEST (escape_puts_a_step_away_whose_pane_is_gone)
{
  Shown shown = present_several ();

  ui_key ("F4");
  ui_wait (shows_explanation, &shown, "a step");
  ui_key ("F9");
  ui_settle ();
  ui_key ("Escape");
  ui_wait (shows_puzzle, &shown, "the puzzle");
  gtk_window_destroy (shown.window);
}

/* Nor does the chooser of files that follows the question. */
TEST (a_question_that_goes_with_its_window_leaves_nothing)
{
  static const char *const names[] = { "copy-solutions", "save-solutions", "open" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWindow *window = open_window (NULL, 900, 700);
      GtkWidget *browser = ui_find_type (GTK_WIDGET (window), NONET_TYPE_SOLUTION_BROWSER);
      guint n_windows = g_list_model_get_n_items (gtk_window_get_toplevels ());
      GObject *list;

      g_action_group_activate_action (G_ACTION_GROUP (window), "solve", NULL);
      ui_wait (has_solution, browser, "a solution");
      list = G_OBJECT (nonet_solution_browser_get_shown_list (NONET_SOLUTION_BROWSER (browser)));
      g_object_add_weak_pointer (list, (gpointer *) &list);
      open_dialog (window, names[i]);
      gtk_window_destroy (window);
      ui_settle ();
      g_assert_null (list);
      g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), <, n_windows);
    }
}
