/* The window of the search tree: each of its controls, pressed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/application.h"
#include "app/derivation/tree-window.h"
#include "app/frame/controller.h"
#include "running.h"

#include "tests/tasks/puzzles.h"
#include "ui-harness.h"
#include "widgets/derivation/tree-view.h"

/* Bird's example with three givens less: 529 nodes with one pruning after each expansion. */
#define BIRD_LESS "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..69...4..25...."

typedef struct
{
  GtkWindow *window;
  NonetTreeView *view;
} Fixture;

static NonetSearchTree *
get_tree (Fixture *self)
{
  return nonet_tree_view_get_tree (self->view);
}

static gboolean
is_done (gpointer view)
{
  return nonet_search_tree_get_state (nonet_tree_view_get_tree (view)) != NONET_TREE_GROWING;
}

static void
settle (Fixture *self)
{
  ui_wait (is_done, self->view, "the tree to grow");
  ui_settle ();
}

static void
show (Fixture *self, guint order, const char *cells)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (order, cells);

  self->window = GTK_WINDOW (nonet_tree_window_new (NULL));
  self->view = NONET_TREE_VIEW (ui_find_type (GTK_WIDGET (self->window), NONET_TYPE_TREE_VIEW));
  nonet_tree_window_set_puzzle (NONET_TREE_WINDOW (self->window), puzzle, "Puzzle", NONET_CELLS_RC);
  gtk_window_present (self->window);
  ui_focus_window (self->window);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  show (self, 9, BIRD_LESS);
  settle (self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  ui_close (self->window);
}

static void
press (Fixture *self, const char *button)
{
  ui_click_middle_of (ui_wait_button (GTK_WIDGET (self->window), button));
  settle (self);
}

static guint64
count_nodes (Fixture *self)
{
  return nonet_search_tree_get_tally (get_tree (self))->n_nodes;
}

#define FIXTURE_TEST(name) TEST_WITH (name, Fixture, self, NULL, set_up, tear_down)

FIXTURE_TEST (counts_are_shown)
{
  g_assert_cmpuint (count_nodes (self), ==, 529);
  g_assert_nonnull (ui_wait_label (GTK_WIDGET (self->window), "529 matrices"));
  g_assert_nonnull (ui_wait_label (GTK_WIDGET (self->window), "30 solutions"));
  g_assert_nonnull (ui_wait_label (GTK_WIDGET (self->window), "235 blocked"));
  g_assert_nonnull (ui_wait_label (GTK_WIDGET (self->window), "depth 14"));
}

FIXTURE_TEST (zoom_has_buttons)
{
  double fitting = nonet_tree_view_get_zoom (self->view);

  press (self, "Zoom In");
  g_assert_cmpfloat_with_epsilon (nonet_tree_view_get_zoom (self->view), 1.5 * fitting, 1e-6);
  press (self, "Zoom Out");
  g_assert_cmpfloat_with_epsilon (nonet_tree_view_get_zoom (self->view), fitting, 1e-6);
  press (self, "Zoom In");
  press (self, "Fit to Window");
  g_assert_cmpfloat_with_epsilon (nonet_tree_view_get_zoom (self->view), fitting, 1e-6);
}

/* The items of the menu are radio buttons. */
static void
choose_variant (Fixture *self, SudokuSearchVariant variant)
{
  gtk_widget_activate_action (GTK_WIDGET (self->view), "tree.variant", "i", (int) variant);
  settle (self);
}

FIXTURE_TEST (variants_have_other_trees)
{
  choose_variant (self, SUDOKU_VARIANT_FIXPOINT);
  g_assert_cmpuint (count_nodes (self), <, 529);
  choose_variant (self, SUDOKU_VARIANT_ONCE);
  g_assert_cmpuint (count_nodes (self), ==, 529);
}

static gboolean
card_is_shown (gpointer window)
{
  return ui_find_label (window, "Blocked: r9c7 has no choice left") != NULL
         || ui_find_label (window, "A solution") != NULL;
}

/* With the keys, down the last branches to a leaf. */
FIXTURE_TEST (card_shows_the_chosen_matrix)
{
  guint32 node = 0, parent;

  g_assert_nonnull (ui_wait_label (GTK_WIDGET (self->window), "Fewest choices: r1c2, 4 and 6"));
  while (nonet_search_tree_peek (get_tree (self), node)->state != SUDOKU_NODE_SOLVED)
    node++;
  parent = nonet_search_tree_peek (get_tree (self), node)->parent;
  nonet_tree_view_choose (self->view, parent);
  ui_key ("Down");
  for (guint32 sibling = parent + 1; sibling < node; sibling++)
    if (nonet_search_tree_peek (get_tree (self), sibling)->parent == parent)
      ui_key ("Right");
  ui_wait (card_is_shown, self->window, "the solution on the card");
  ui_picture (GTK_WIDGET (self->window), "tree-window");
  press (self, "Show the Matrix");
  g_assert_false (adw_flap_get_reveal_flap (ADW_FLAP (ui_find_type (GTK_WIDGET (self->window), ADW_TYPE_FLAP))));
}

static GtkWindow *
find_tree_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (NONET_IS_TREE_WINDOW (window))
        return window;
    }
  return NULL;
}

/* Of an edited puzzle the tree is another one; of a board that is too large there is none. */
TEST (window_follows_the_puzzle)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "1..4.2"), large = make_puzzle (25, NULL);
  g_autoptr (NonetDocument) document = nonet_document_new (puzzle);
  NonetWindow *window = nonet_application_new_window (application);
  const guint cell = 15;
  NonetTreeView *view;
  NonetSearchTree *tree;

  nonet_frame_set_document (NONET_FRAME (window), document);
  gtk_window_present (GTK_WINDOW (window));
  g_action_group_activate_action (G_ACTION_GROUP (window), "search-tree", NULL);
  view = NONET_TREE_VIEW (ui_find_type (GTK_WIDGET (find_tree_window ()), NONET_TYPE_TREE_VIEW));
  ui_wait (is_done, view, "the tree to grow");
  tree = nonet_tree_view_get_tree (view);
  nonet_document_toggle_mark (document, &cell, 1, 1);
  g_assert_true (nonet_tree_view_get_tree (view) == tree);
  nonet_document_set_value (document, &cell, 1, 3);
  g_assert_true (nonet_tree_view_get_tree (view) != tree);

  nonet_document_replace_puzzle (document, large);
  g_assert_null (find_tree_window ());
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "search-tree"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The first tree that is opened is that of the walk beside the board; the usual one has 17 matrices. */
TEST (variant_is_that_of_the_walk)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "1..4.2");
  g_autoptr (NonetDocument) document = nonet_document_new (puzzle);
  NonetWindow *window = nonet_application_new_window (application);
  Fixture opened;

  nonet_frame_set_document (NONET_FRAME (window), document);
  gtk_window_present (GTK_WINDOW (window));
  g_action_group_change_action_state (G_ACTION_GROUP (window), "walk-variant",
                                      g_variant_new_int32 (SUDOKU_VARIANT_OTHERS));
  g_action_group_activate_action (G_ACTION_GROUP (window), "search-tree", NULL);
  opened.view = NONET_TREE_VIEW (ui_find_type (GTK_WIDGET (find_tree_window ()), NONET_TYPE_TREE_VIEW));
  settle (&opened);
  g_assert_cmpuint (count_nodes (&opened), ==, 11);
  gtk_window_destroy (GTK_WINDOW (window));
}
