/* The widget of a search tree: it is laid out as it grows, and pointer and keys choose and zoom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "ui-harness.h"
#include "widgets/derivation/tree-view.h"

/* Bird's example with three givens less. */
#define MANY "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..69...4..25...."

#define WIDTH 900
#define HEIGHT 600
/* The first row. */
#define ROOT_Y 32

typedef struct
{
  NonetSearchTree *tree;
  NonetTreeView *view;
  GtkWindow *window;
  guint chosen;
} Fixture;

static void
chosen_cb (NonetTreeView *view, guint node, Fixture *self)
{
  self->chosen = node;
}

static gboolean
has_grown (gpointer data)
{
  return nonet_search_tree_get_state (data) != NONET_TREE_GROWING;
}

static void
set_up (Fixture *self, gconstpointer cells)
{
  g_autoptr (NonetDocument) document = document_of (9, cells);
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->chosen = NONET_TREE_NO_NODE;
  self->tree = nonet_search_tree_new (puzzle, SUDOKU_VARIANT_ONCE, NONET_CELLS_RC);
  self->view = g_object_new (NONET_TYPE_TREE_VIEW, NULL);
  g_signal_connect (self->view, "chosen", G_CALLBACK (chosen_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->view));
  self->window = ui_show (scrolled, WIDTH, HEIGHT);
  nonet_tree_view_set_tree (self->view, self->tree);
  ui_wait (has_grown, self->tree, "the tree to grow");
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  ui_settle ();
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  ui_close (self->window);
  g_assert_finalize_object (self->tree);
}

/* How many nodes lie below the chosen one. */
static guint32
count_below (Fixture *self, guint32 node)
{
  guint32 n_nodes, n_solutions;

  nonet_search_tree_count_below (self->tree, node, &n_nodes, &n_solutions);
  return n_nodes;
}

#define FIXTURE_TEST(name, data) TEST_WITH (name, Fixture, self, data, set_up, tear_down)

FIXTURE_TEST (keys_move_in_the_tree, BIRD)
{
  ui_key ("Home");
  g_assert_cmpuint (self->chosen, ==, 0);
  ui_key ("Down");
  g_assert_cmpuint (self->chosen, ==, 1);
  ui_key ("Right");
  g_assert_cmpuint (self->chosen, ==, count_below (self, 1) + 2);
  ui_key ("Up");
  g_assert_cmpuint (self->chosen, ==, 0);
}

/* The place of the root: in the middle of a tree that fits. */
static double
get_root_x (Fixture *self)
{
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean has_tooltip = FALSE;
  int x;

  for (x = 0; x < WIDTH && !has_tooltip; x++)
    g_signal_emit_by_name (self->view, "query-tooltip", x, ROOT_Y, FALSE, tooltip, &has_tooltip);
  g_assert_true (has_tooltip);
  return x + 20;
}

FIXTURE_TEST (click_chooses, BIRD)
{
  double x = get_root_x (self);

  ui_click (GTK_WIDGET (self->view), x, ROOT_Y);
  g_assert_cmpuint (self->chosen, ==, 0);
  ui_key ("Down");
  g_assert_cmpuint (self->chosen, ==, 1);
}

FIXTURE_TEST (wheel_and_keys_zoom, BIRD)
{
  double fitting = nonet_tree_view_get_zoom (self->view);

  ui_wheel_with (GTK_WIDGET (self->view), WIDTH / 2., HEIGHT / 2., -2, "ctrl");
  g_assert_cmpfloat (nonet_tree_view_get_zoom (self->view), >, fitting);
  ui_key ("0");
  g_assert_cmpfloat_with_epsilon (nonet_tree_view_get_zoom (self->view), fitting, 1e-6);
  ui_key ("minus");
  g_assert_cmpfloat (nonet_tree_view_get_zoom (self->view), <, fitting);
  ui_key ("plus");
  g_assert_cmpfloat_with_epsilon (nonet_tree_view_get_zoom (self->view), fitting, 1e-6);
}

FIXTURE_TEST (what_is_under_the_pointer_stays_there, MANY)
{
  GtkAdjustment *horizontal = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (self->view));

  ui_wheel_with (GTK_WIDGET (self->view), WIDTH * .9, HEIGHT / 2., -4, "ctrl");
  g_assert_cmpfloat (gtk_adjustment_get_value (horizontal), >, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (horizontal) / WIDTH, >,
                     .8 * (gtk_adjustment_get_upper (horizontal) / WIDTH - 1));
}

/* A node that is far away. */
FIXTURE_TEST (the_chosen_node_comes_into_sight, MANY)
{
  GtkAdjustment *horizontal = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (self->view));
  guint32 node = nonet_search_tree_get_n_nodes (self->tree) - 1;

  for (guint i = 0; i < 20; i++)
    nonet_tree_view_zoom_by (self->view, 1.25);
  nonet_tree_view_choose (self->view, 0);
  nonet_tree_view_choose (self->view, node);
  ui_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (horizontal), >, gtk_adjustment_get_upper (horizontal) / 2);
  ui_key ("Up");
  g_assert_cmpuint (self->chosen, ==, nonet_search_tree_peek (self->tree, node)->parent);
}

/* Right to left the first branch is on the right. */
FIXTURE_TEST (keys_are_mirrored_right_to_left, BIRD)
{
  gtk_widget_set_direction (GTK_WIDGET (self->view), GTK_TEXT_DIR_RTL);
  ui_settle ();
  nonet_tree_view_choose (self->view, 1);
  ui_key ("Left");
  g_assert_cmpuint (self->chosen, ==, count_below (self, 1) + 2);
  ui_picture (GTK_WIDGET (self->window), "tree-right-to-left");
}

/* While it grows and is laid out. */
FIXTURE_TEST (tree_can_be_taken_away, BIRD)
{
  g_autoptr (NonetDocument) document = document_of (9, NULL);
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);

  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (NonetSearchTree) tree = nonet_search_tree_new (puzzle, SUDOKU_VARIANT_FIXPOINT, NONET_CELLS_RC);

      nonet_tree_view_set_tree (self->view, tree);
      ui_pause (20 * i);
    }
  nonet_tree_view_set_tree (self->view, NULL);
  ui_settle ();
}

/* Also where it is one; the root was chosen when there was nothing below it yet. */
FIXTURE_TEST (a_node_says_how_many_lie_below, BIRD)
{
  g_autofree char *text = nonet_tree_node_to_text (self->tree, 0);

  g_assert_cmpstr (text, ==, "Root, matrices below: 12, solutions: 1");
  gtk_test_accessible_assert_property (self->view, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}
