/* The window of the search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/derivation/tree-window.h"

#include <glib/gi18n.h>

#include "render/tree/tree-painter.h"
#include "sudoku/derivation.h"
#include "widgets/board/board-theme.h"
#include "widgets/derivation/tree-view.h"
#include "widgets/widget-utils.h"
#include "words/number.h"

#define ZOOM_STEP 1.5

struct _NonetTreeWindow
{
  AdwWindow parent_instance;

  AdwWindowTitle *title;
  GtkFlowBox *counts, *legend;
  GtkLabel *count[4]; /* nodes, solutions, blocked ones, depth */
  GtkLabel *zoom_label;
  NonetTreeView *view;
  GtkDrawingArea *picture;
  GtkWidget *card;
  GtkLabel *card_title, *card_text;

  NonetPuzzle *puzzle;
  NonetCellStyle cells;
  SudokuSearchVariant variant;
  NonetSearchTree *tree;
  SudokuCandidates *matrix; /* in the picture, or NULL */
  guint cell;               /* that is set off there; the number of cells: none */
  GSimpleActionGroup *actions;
};

G_DEFINE_FINAL_TYPE (NonetTreeWindow, nonet_tree_window, ADW_TYPE_WINDOW)

/* The card of the chosen node. */

/* Where a matrix is blocked: the empty cell, or those with the same value. */
static void
mark_block (const SudokuCandidates *matrix, guint8 *flags)
{
  SudokuBlock block;

  if (!sudoku_find_block (matrix, &block))
    return;
  if (block.is_void)
    flags[block.empty] |= NONET_CELL_CONFLICT;
  else
    for (guint i = 0; i < 2; i++)
      flags[matrix->shape->house[block.repeated.house].cell[block.repeated.cell[i]]] |= NONET_CELL_CONFLICT;
}

/* At the top, in the middle of the width. */
static void
draw_matrix (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer window)
{
  NonetTreeWindow *self = window;
  g_autoptr (SudokuGrid) fixed = self->matrix != NULL ? sudoku_candidates_to_grid (self->matrix) : NULL;
  guint8 flags[SUDOKU_MAX_CELLS] = { 0 };
  int size = MIN (width, height);
  NonetBoardScene scene;

  if (fixed == NULL)
    return;
  if (self->cell < fixed->shape->n_cells)
    flags[self->cell] = NONET_CELL_SELECTED;
  mark_block (self->matrix, flags);
  scene = nonet_board_scene_of (self->puzzle);
  scene.found = fixed->cell;
  scene.candidates = self->matrix->cell;
  scene.flags = flags;
  cairo_translate (cr, (width - size) / 2.0, 0);
  nonet_board_scene_draw (&scene, GTK_WIDGET (area), cr, size);
}

static void
hide_matrix (NonetTreeWindow *self)
{
  g_clear_pointer (&self->matrix, sudoku_candidates_free);
  gtk_widget_set_opacity (self->card, 0);
}

static void
chosen_cb (NonetTreeWindow *self, guint node)
{
  g_autofree char *text = NULL, *boards = NULL, *title = NULL, *spoken = NULL;
  guint depth = nonet_search_tree_peek (self->tree, node)->depth;

  hide_matrix (self);
  self->matrix = nonet_search_tree_find_matrix (self->tree, node);
  if (self->matrix == NULL)
    return;
  text = nonet_tree_matrix_to_text (self->tree, self->matrix, &self->cell);
  boards = nonet_tree_matrix_to_boards (self->matrix);
  /* Translators: of a matrix in the search tree: its depth, and "1,024 boards left". */
  title = g_strdup_printf (_ ("Depth %u · %s"), depth, boards);
  spoken = g_strdup_printf ("%s. %s", title, text);
  gtk_label_set_label (self->card_title, title);
  gtk_label_set_label (self->card_text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
  gtk_widget_set_opacity (self->card, 1);
}

/* How far the tree is. */

static char *
dup_bold (guint64 n)
{
  g_autofree char *number = nonet_number_to_string (n);

  return g_strdup_printf ("<b>%s</b>", number);
}

static void
show_counts (NonetTreeWindow *self)
{
  const SudokuSearchTally *tally = nonet_search_tree_get_tally (self->tree);
  g_autofree char *n_nodes = dup_bold (tally->n_nodes), *n_solutions = dup_bold (tally->n_solutions);
  g_autofree char *n_blocked = dup_bold (tally->n_blocked), *depth = dup_bold (tally->deepest);
  char *text[G_N_ELEMENTS (self->count)] = {
    /* Translators: counts of the search tree; %s is a number, as in "705 matrices". */
    g_strdup_printf (nonet_search_tree_get_state (self->tree) == NONET_TREE_LIMITED
                         /* Translators: the search tree has more than the %s that are shown. */
                         ? ngettext ("%s matrix and more", "%s matrices and more", tally->n_nodes)
                         : ngettext ("%s matrix", "%s matrices", tally->n_nodes),
                     n_nodes),
    g_strdup_printf (ngettext ("%s solution", "%s solutions", tally->n_solutions), n_solutions),
    /* Translators: how many matrices are blocked, as in "211 blocked". */
    g_strdup_printf (C_ ("search tree", "%s blocked"), n_blocked),
    /* Translators: how deep the search tree is, as in "depth 14". */
    g_strdup_printf (C_ ("search tree", "depth %s"), depth),
  };

  for (guint i = 0; i < G_N_ELEMENTS (text); i++)
    {
      gtk_label_set_markup (self->count[i], text[i]);
      g_free (text[i]);
    }
}

static void
forget_tree (NonetTreeWindow *self)
{
  if (self->tree != NULL)
    g_signal_handlers_disconnect_by_func (self->tree, show_counts, self);
  g_clear_object (&self->tree);
}

static void
plant (NonetTreeWindow *self)
{
  forget_tree (self);
  hide_matrix (self);
  self->tree = nonet_search_tree_new (self->puzzle, self->variant, self->cells);
  nonet_tree_view_set_tree (self->view, self->tree);
  g_signal_connect_swapped (self->tree, "grown", G_CALLBACK (show_counts), self);
}

static void
zoomed_cb (NonetTreeWindow *self)
{
  double percent = 100 * nonet_tree_view_get_zoom (self->view);
  /* Translators: how large the tree is drawn, in percent. */
  g_autofree char *text =
      percent < 1 ? g_strdup_printf (_ ("%.2g%%"), percent) : g_strdup_printf (_ ("%.0f%%"), percent);

  gtk_label_set_label (self->zoom_label, text);
}

/* Actions. */

static void
variant_changed (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  NonetTreeWindow *self = user_data;

  g_simple_action_set_state (action, state);
  self->variant = (SudokuSearchVariant) g_variant_get_int32 (state);
  if (self->puzzle != NULL)
    plant (self);
}

static void
zoom_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetTreeWindow *self = user_data;
  gboolean is_in = g_str_equal (g_action_get_name (G_ACTION (action)), "zoom-in");

  nonet_tree_view_zoom_by (self->view, is_in ? ZOOM_STEP : 1 / ZOOM_STEP);
}

static void
fit_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_tree_view_fit (((NonetTreeWindow *) user_data)->view);
}

static const GActionEntry actions[] = {
  { "variant", NULL, "i", "1", variant_changed },
  { "zoom-in", zoom_action },
  { "zoom-out", zoom_action },
  { "fit", fit_action },
};

/* The window. */

/* In a flow box each child gets a child around it, which is not to take the focus. */
static void
append_to_flow (GtkFlowBox *flow, GtkWidget *widget)
{
  gtk_flow_box_append (flow, widget);
  gtk_widget_set_focusable (gtk_widget_get_parent (widget), FALSE);
}

static void
add_counts (NonetTreeWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->count); i++)
    {
      self->count[i] = GTK_LABEL (gtk_label_new (NULL));
      gtk_widget_add_css_class (GTK_WIDGET (self->count[i]), "tree-count");
      append_to_flow (self->counts, GTK_WIDGET (self->count[i]));
    }
  gtk_widget_add_css_class (GTK_WIDGET (self->count[1]), "found");
}

typedef struct
{
  const char *text;
  SudokuNodeState state;
  gboolean on_path;
} Shape;

static void
draw_shape (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer shape)
{
  int size = MIN (width, height);

  cairo_translate (cr, (width - size) / 2., (height - size) / 2.);
  nonet_tree_draw_mark (((const Shape *) shape)->state, ((const Shape *) shape)->on_path,
                        nonet_board_style_for_widget (GTK_WIDGET (area)), size, cr);
}

/* Screen readers get the labels only. */
static void
add_legend (NonetTreeWindow *self)
{
  static const Shape shapes[] = { { NC_ ("search tree", "matrix"), SUDOKU_NODE_OPEN, FALSE },
                                  { NC_ ("search tree", "path"), SUDOKU_NODE_OPEN, TRUE },
                                  { NC_ ("search tree", "solution"), SUDOKU_NODE_SOLVED, FALSE },
                                  { NC_ ("search tree", "blocked"), SUDOKU_NODE_BLOCKED, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                      "content-width", 18, "content-height", 18, NULL);

      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_shape, (gpointer) &shapes[i], NULL);
      gtk_box_append (GTK_BOX (box), area);
      gtk_box_append (GTK_BOX (box), gtk_label_new (g_dpgettext2 (NULL, "search tree", shapes[i].text)));
      append_to_flow (self->legend, box);
    }
}

static void
nonet_tree_window_dispose (GObject *object)
{
  NonetTreeWindow *self = NONET_TREE_WINDOW (object);

  forget_tree (self);
  if (self->view != NULL)
    nonet_tree_view_set_tree (self->view, NULL);
  self->view = NULL;
  g_clear_object (&self->actions);
  g_clear_pointer (&self->matrix, sudoku_candidates_free);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  G_OBJECT_CLASS (nonet_tree_window_parent_class)->dispose (object);
}

static void
nonet_tree_window_class_init (NonetTreeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_tree_window_dispose;
  g_type_ensure (NONET_TYPE_TREE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/tree-window.ui");
  NONET_BIND_CHILDREN (widget_class, NonetTreeWindow, title, counts, legend, zoom_label, view, picture, card,
                       card_title, card_text);
  NONET_BIND_CALLBACKS (widget_class, chosen_cb, zoomed_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
nonet_tree_window_init (NonetTreeWindow *self)
{
  self->variant = SUDOKU_VARIANT_ONCE;
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (self->picture, draw_matrix, self, NULL);
  add_counts (self);
  add_legend (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "tree", G_ACTION_GROUP (self->actions));
}

NonetTreeWindow *
nonet_tree_window_new (GtkWindow *owner)
{
  NonetTreeWindow *self = g_object_new (NONET_TYPE_TREE_WINDOW, "transient-for", owner, NULL);

  gtk_widget_grab_focus (GTK_WIDGET (self->view));
  return self;
}

void
nonet_tree_window_set_variant (NonetTreeWindow *self, SudokuSearchVariant variant)
{
  g_return_if_fail (NONET_IS_TREE_WINDOW (self));

  g_action_change_state (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "variant"),
                         g_variant_new_int32 (variant));
}

void
nonet_tree_window_set_puzzle (NonetTreeWindow *self, NonetPuzzle *puzzle, const char *title, NonetCellStyle cells)
{
  g_return_if_fail (NONET_IS_TREE_WINDOW (self));

  adw_window_title_set_subtitle (self->title, title);
  if (nonet_puzzle_same_values (self->puzzle, puzzle) && self->puzzle->alphabet == puzzle->alphabet)
    return;
  self->cells = cells;
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->puzzle = nonet_puzzle_ref (puzzle);
  plant (self);
}
