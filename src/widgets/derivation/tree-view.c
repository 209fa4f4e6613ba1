/* The widget around a drawn search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/derivation/tree-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "render/tree/tree-painter.h"
#include "widgets/widget-utils.h"
#include "words/derivation.h"
#include "words/notation.h"
#include "words/number.h"
#include "widgets/board/board-theme.h"

/* Sentences on the nodes of a search tree. */

/* That many digits, with their marks, are written out. */
#define MOST_DIGITS 19

/* "r2c5 = 4" or "r2c5 ≠ 4". */
static char *
branch_to_text (NonetSearchTree *tree, const SudokuTreeNode *node)
{
  const NonetPuzzle *puzzle = nonet_search_tree_get_puzzle (tree);
  const NonetNotation notation = { puzzle->alphabet, nonet_search_tree_get_cell_style (tree) };
  g_autofree char *cell = nonet_cell_to_name (puzzle->shape, node->cell, &notation);

  return g_strdup_printf ("%s %s %s", cell, node->excluded ? "≠" : "=",
                          nonet_alphabet_get_symbol (puzzle->alphabet, node->value));
}

static char *
state_to_text (NonetSearchTree *tree, guint32 number)
{
  guint32 n_nodes, n_solutions;
  g_autofree char *nodes = NULL, *solutions = NULL;

  nonet_search_tree_count_below (tree, number, &n_nodes, &n_solutions);
  nodes = nonet_number_to_string (n_nodes);
  solutions = nonet_number_to_string (n_solutions);
  switch ((SudokuNodeState) nonet_search_tree_peek (tree, number)->state)
    {
    case SUDOKU_NODE_BLOCKED:
      /* Translators: of a matrix of choices that has no solution. */
      return g_strdup (C_ ("search tree", "blocked"));
    case SUDOKU_NODE_SOLVED:
      return g_strdup (C_ ("search tree", "a solution"));
    case SUDOKU_NODE_OPEN:
    default:
      /* Translators: of a node of the search tree: how many nodes and solutions lie below it, as numbers. */
      return g_strdup_printf (_ ("matrices below: %s, solutions: %s"), nodes, solutions);
    }
}

char *
nonet_tree_node_to_text (NonetSearchTree *tree, guint32 node)
{
  const SudokuTreeNode *place = nonet_search_tree_peek (tree, node);
  g_autofree char *branch = NULL, *state = state_to_text (tree, node);

  if (node == 0)
    /* Translators: the first node of the search tree; %s: "matrices below: 12, solutions: 1". */
    return g_strdup_printf (_ ("Root, %s"), state);
  branch = branch_to_text (tree, place);
  /* Translators: a node of the search tree: its depth, what was chosen, and "blocked", "a solution" or what lies below. */
  return g_strdup_printf (_ ("Depth %u, %s, %s"), place->depth, branch, state);
}

char *
nonet_tree_matrix_to_boards (const SudokuCandidates *matrix)
{
  g_autofree char *digits = nonet_matrix_to_digits (matrix, TRUE), *plain = nonet_matrix_to_digits (matrix, FALSE);
  g_autofree char *power = nonet_power_to_string (sudoku_choices_log10 (matrix), 2);
  gulong n = (gulong) g_ascii_strtoull (plain, NULL, 10); /* the largest there is if it is larger */

  /* Translators: that many boards are still to be checked: a number, "1,024" or "4.62 × 10³³". */
  return g_strdup_printf (ngettext ("%s board left", "%s boards left", n),
                          g_utf8_strlen (digits, -1) <= MOST_DIGITS ? digits : power);
}

static char *
pivot_to_text (const SudokuCandidates *matrix, guint pivot, const NonetNotation *notation)
{
  g_autofree char *cell = nonet_cell_to_name (matrix->shape, pivot, notation);
  g_autofree char *values = nonet_values_to_string (matrix->cell[pivot], notation->alphabet, NONET_LIST_WORDS);

  /* Translators: a cell, and its values: "Fewest choices: r2c5, 2 and 9". */
  return g_strdup_printf (_ ("Fewest choices: %s, %s"), cell, values);
}

char *
nonet_tree_matrix_to_text (NonetSearchTree *tree, const SudokuCandidates *matrix, guint *cell)
{
  const NonetNotation notation = { nonet_search_tree_get_puzzle (tree)->alphabet,
                                   nonet_search_tree_get_cell_style (tree) };
  g_autofree char *block = NULL;

  *cell = matrix->shape->n_cells;
  switch (sudoku_node_state (matrix))
    {
    case SUDOKU_NODE_BLOCKED:
      block = nonet_block_to_string (matrix, &notation);
      /* Translators: %s says why a matrix of choices has no solution: "r4c5 has no choice left". */
      return g_strdup_printf (_ ("Blocked: %s"), block);
    case SUDOKU_NODE_SOLVED:
      return g_strdup (_ ("A solution"));
    case SUDOKU_NODE_OPEN:
    default:
      *cell = sudoku_expand_cell (matrix);
      return pivot_to_text (matrix, *cell, &notation);
    }
}

#define MOST_ZOOM 4.0
/* One may zoom out to this, or until everything is in sight. */
#define LEAST_ZOOM 0.25
#define ZOOM_STEP 1.25

/* One turn of the wheel. */
#define SCROLL_STEP 48

struct _NonetTreeView
{
  NonetScrollable parent_instance;

  double zoom;   /* 1: nodes have their usual size */
  gboolean fits; /* the tree is as large as fits */

  NonetSearchTree *tree;
  NonetTreeDrawing *drawing; /* of all its nodes; NULL: there are none yet */
  guint32 chosen;            /* one of them */

  double pinch_zoom;
  double drag_left, drag_top;
  graphene_point_t pointer; /* where it was last */
};

G_DEFINE_FINAL_TYPE (NonetTreeView, nonet_tree_view, NONET_TYPE_SCROLLABLE)

/* The scene. */

static const SudokuTreeNode *
get_node (NonetTreeView *self, guint32 node)
{
  return nonet_search_tree_peek (self->tree, node);
}

/* There must be a drawing. */
static NonetTreeScene
get_scene (NonetTreeView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return (NonetTreeScene){
    .nodes = get_node (self, 0),
    .drawing = self->drawing,
    .alphabet = nonet_search_tree_get_puzzle (self->tree)->alphabet,
    .zoom = self->zoom,
    .left = nonet_scrollable_get_value (self, GTK_ORIENTATION_HORIZONTAL),
    .top = nonet_scrollable_get_value (self, GTK_ORIENTATION_VERTICAL),
    .width = gtk_widget_get_width (widget),
    .height = gtk_widget_get_height (widget),
    .right_to_left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .chosen = self->chosen,
  };
}

/* Scrolling and zooming. */

/* Follows the size of the widget, of the drawing, or fits. */
static void
configure (NonetTreeView *self)
{
  NonetTreeScene scene;
  double width = 0, height = 0;

  if (self->drawing != NULL)
    {
      scene = get_scene (self);
      if (self->fits)
        self->zoom = scene.zoom = nonet_tree_get_fitting_zoom (&scene);
      nonet_tree_get_size (&scene, &width, &height);
    }
  nonet_scrollable_configure (self, GTK_ORIENTATION_HORIZONTAL, width, gtk_widget_get_width (GTK_WIDGET (self)),
                              SCROLL_STEP);
  nonet_scrollable_configure (self, GTK_ORIENTATION_VERTICAL, height, gtk_widget_get_height (GTK_WIDGET (self)),
                              SCROLL_STEP);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
scroll_axis (NonetTreeView *self, GtkOrientation orientation, double by)
{
  nonet_scrollable_set_value (self, orientation, nonet_scrollable_get_value (self, orientation) + by);
}

/* Scrolls so that what is drawn at (from_x, from_y) comes to (x, y). */
static void
scroll_by (NonetTreeView *self, double from_x, double from_y, double x, double y)
{
  scroll_axis (self, GTK_ORIENTATION_HORIZONTAL, from_x - x);
  scroll_axis (self, GTK_ORIENTATION_VERTICAL, from_y - y);
}

/* What is drawn at (x, y) stays there. */
static void
zoom_at (NonetTreeView *self, double zoom, double x, double y)
{
  NonetTreeScene scene;
  double place, level;

  if (self->drawing == NULL)
    return;
  scene = get_scene (self);
  place = nonet_tree_get_place (&scene, x);
  level = (y - nonet_tree_get_y (&scene, 0)) / nonet_tree_get_row (&scene);
  self->fits = FALSE;
  self->zoom = CLAMP (zoom, MIN (nonet_tree_get_fitting_zoom (&scene), LEAST_ZOOM), MOST_ZOOM);
  configure (self);
  scene = get_scene (self);
  scroll_by (self, nonet_tree_get_point (&scene, place),
             nonet_tree_get_y (&scene, 0) + level * nonet_tree_get_row (&scene), x, y);
  g_signal_emit_by_name (self, "zoomed");
}

double
nonet_tree_view_get_zoom (NonetTreeView *self)
{
  return self->zoom;
}

void
nonet_tree_view_zoom_by (NonetTreeView *self, double factor)
{
  g_return_if_fail (NONET_IS_TREE_VIEW (self));

  zoom_at (self, self->zoom * factor, gtk_widget_get_width (GTK_WIDGET (self)) / 2.,
           gtk_widget_get_height (GTK_WIDGET (self)) / 2.);
}

void
nonet_tree_view_fit (NonetTreeView *self)
{
  g_return_if_fail (NONET_IS_TREE_VIEW (self));

  self->fits = TRUE;
  configure (self);
  g_signal_emit_by_name (self, "zoomed");
}

/* The tree. */

static void
update_accessible (NonetTreeView *self)
{
  g_autofree char *text =
      self->drawing != NULL ? nonet_tree_node_to_text (self->tree, self->chosen) : g_strdup (_ ("Search Tree"));

  nonet_widget_set_name (GTK_WIDGET (self), text);
}

static void
choose (NonetTreeView *self, guint32 node)
{
  NonetTreeScene scene = get_scene (self);
  double room = 2.5 * nonet_tree_get_radius (&scene) + 6;
  double x = nonet_tree_get_x (&scene, node) + scene.left;
  double y = nonet_tree_get_y (&scene, get_node (self, node)->depth) + scene.top;

  self->chosen = node;
  update_accessible (self);
  if (scene.width > 0)
    {
      nonet_scrollable_show (self, GTK_ORIENTATION_HORIZONTAL, x - room, x + room);
      nonet_scrollable_show (self, GTK_ORIENTATION_VERTICAL, y - room, y + room);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "chosen", node);
}

/* Lays all nodes out; the chosen one stays where it is. */
static void
lay_out (NonetTreeView *self)
{
  guint level = get_node (self, self->chosen)->depth;
  gboolean is_first = self->drawing == NULL;
  NonetTreeScene scene;
  double x = 0, y = 0;

  if (!is_first)
    {
      scene = get_scene (self);
      x = nonet_tree_get_x (&scene, self->chosen);
      y = nonet_tree_get_y (&scene, level);
    }
  g_clear_pointer (&self->drawing, nonet_tree_drawing_free);
  self->drawing = nonet_tree_drawing_new (get_node (self, 0), nonet_search_tree_get_n_nodes (self->tree));
  configure (self);
  if (is_first)
    choose (self, 0);
  else
    {
      scene = get_scene (self);
      scroll_by (self, nonet_tree_get_x (&scene, self->chosen), nonet_tree_get_y (&scene, level), x, y);
    }
  g_signal_emit_by_name (self, "zoomed");
}

/* What lies below the chosen node is not said again before the end: screen readers would talk all the time. */
static void
grown_cb (NonetTreeView *self)
{
  if (nonet_search_tree_get_n_nodes (self->tree) > (self->drawing != NULL ? self->drawing->n : 0))
    lay_out (self);
  if (nonet_search_tree_get_state (self->tree) != NONET_TREE_GROWING)
    update_accessible (self);
}

static void
forget_tree (NonetTreeView *self)
{
  g_clear_pointer (&self->drawing, nonet_tree_drawing_free);
  if (self->tree != NULL)
    g_signal_handlers_disconnect_by_func (self->tree, grown_cb, self);
  g_clear_object (&self->tree);
}

void
nonet_tree_view_set_tree (NonetTreeView *self, NonetSearchTree *tree)
{
  g_return_if_fail (NONET_IS_TREE_VIEW (self));
  g_return_if_fail (tree == NULL || NONET_IS_SEARCH_TREE (tree));

  if (self->tree == tree)
    return;
  forget_tree (self);
  self->chosen = 0;
  self->fits = TRUE;
  if (tree != NULL)
    {
      self->tree = g_object_ref (tree);
      g_signal_connect_swapped (tree, "grown", G_CALLBACK (grown_cb), self);
      grown_cb (self);
    }
  update_accessible (self);
  configure (self);
}

NonetSearchTree *
nonet_tree_view_get_tree (NonetTreeView *self)
{
  return self->tree;
}

void
nonet_tree_view_choose (NonetTreeView *self, guint32 node)
{
  g_return_if_fail (NONET_IS_TREE_VIEW (self));
  g_return_if_fail (self->drawing != NULL && node < self->drawing->n);

  if (self->chosen != node)
    choose (self, node);
}

/* Pointer. */

/* The node at a point of the widget, or NONET_TREE_NO_NODE. */
static guint32
get_node_at (NonetTreeView *self, double x, double y)
{
  NonetTreeScene scene;

  if (self->drawing == NULL)
    return NONET_TREE_NO_NODE;
  scene = get_scene (self);
  return nonet_tree_node_at (&scene, x, y);
}

static void
released_cb (GtkGestureClick *gesture, int n_press, double x, double y, NonetTreeView *self)
{
  guint32 node = get_node_at (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (node != NONET_TREE_NO_NODE)
    nonet_tree_view_choose (self, node);
}

static gboolean
query_tooltip_cb (NonetTreeView *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  guint32 node = keyboard ? self->chosen : get_node_at (self, x, y);
  g_autofree char *text = NULL;

  if (self->drawing == NULL || node == NONET_TREE_NO_NODE)
    return FALSE;
  text = nonet_tree_node_to_text (self->tree, node);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, NonetTreeView *self)
{
  self->drag_left = nonet_scrollable_get_value (self, GTK_ORIENTATION_HORIZONTAL);
  self->drag_top = nonet_scrollable_get_value (self, GTK_ORIENTATION_VERTICAL);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, NonetTreeView *self)
{
  if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  nonet_scrollable_set_value (self, GTK_ORIENTATION_HORIZONTAL, self->drag_left - dx);
  nonet_scrollable_set_value (self, GTK_ORIENTATION_VERTICAL, self->drag_top - dy);
}

static void
motion_cb (GtkEventControllerMotion *controller, double x, double y, NonetTreeView *self)
{
  self->pointer = GRAPHENE_POINT_INIT ((float) x, (float) y);
}

/* With Ctrl the wheel zooms; else the window around scrolls. Of an event of the wheel, GTK does not say the place. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller, double dx, double dy, NonetTreeView *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((state & GDK_CONTROL_MASK) == 0)
    return FALSE;
  zoom_at (self, self->zoom * pow (ZOOM_STEP, -dy), self->pointer.x, self->pointer.y);
  return TRUE;
}

static void
pinch_begin_cb (GtkGesture *gesture, GdkEventSequence *sequence, NonetTreeView *self)
{
  self->pinch_zoom = self->zoom;
}

static void
pinch_cb (GtkGestureZoom *gesture, double scale, NonetTreeView *self)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    zoom_at (self, self->pinch_zoom * scale, x, y);
}

/* Keys. */

/* Up to the parent, down to the first branch, and to both sides along the level; else to the root. */
static gboolean
move_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  NonetTreeView *self = NONET_TREE_VIEW (widget);
  GtkDirectionType direction = (GtkDirectionType) g_variant_get_int32 (args);
  int on = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -1 : 1;
  guint32 node = self->chosen, below = node + 1;

  if (self->drawing == NULL)
    return FALSE;
  if (direction == GTK_DIR_TAB_BACKWARD)
    node = 0;
  else if (direction == GTK_DIR_UP)
    node = get_node (self, node)->parent;
  else if (direction != GTK_DIR_DOWN)
    node = nonet_tree_drawing_get_beside (self->drawing, get_node (self, node)->depth, node,
                                          direction == GTK_DIR_LEFT ? -on : on);
  else if (below < self->drawing->n && get_node (self, below)->depth > get_node (self, node)->depth)
    node = below;
  nonet_tree_view_choose (self, node);
  return TRUE;
}

static gboolean
zoom_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  int by = g_variant_get_int32 (args);

  if (by == 0)
    nonet_tree_view_fit (NONET_TREE_VIEW (widget));
  else
    nonet_tree_view_zoom_by (NONET_TREE_VIEW (widget), pow (ZOOM_STEP, by));
  return TRUE;
}

typedef struct
{
  guint key;
  int argument;
} Key;

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const Key moves[] = { { GDK_KEY_Up, GTK_DIR_UP },
                               { GDK_KEY_KP_Up, GTK_DIR_UP },
                               { GDK_KEY_Down, GTK_DIR_DOWN },
                               { GDK_KEY_KP_Down, GTK_DIR_DOWN },
                               { GDK_KEY_Left, GTK_DIR_LEFT },
                               { GDK_KEY_KP_Left, GTK_DIR_LEFT },
                               { GDK_KEY_Right, GTK_DIR_RIGHT },
                               { GDK_KEY_KP_Right, GTK_DIR_RIGHT },
                               { GDK_KEY_Home, GTK_DIR_TAB_BACKWARD },
                               { GDK_KEY_KP_Home, GTK_DIR_TAB_BACKWARD } };
  static const Key zooms[] = { { GDK_KEY_plus, 1 },   { GDK_KEY_equal, 1 },        { GDK_KEY_KP_Add, 1 },
                               { GDK_KEY_minus, -1 }, { GDK_KEY_KP_Subtract, -1 }, { GDK_KEY_0, 0 },
                               { GDK_KEY_KP_0, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_class_add_binding (widget_class, moves[i].key, 0, move_cb, "i", moves[i].argument);
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    {
      gtk_widget_class_add_binding (widget_class, zooms[i].key, 0, zoom_cb, "i", zooms[i].argument);
      gtk_widget_class_add_binding (widget_class, zooms[i].key, GDK_CONTROL_MASK, zoom_cb, "i", zooms[i].argument);
    }
}

/* The widget. */

static void
nonet_tree_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetTreeView *self = NONET_TREE_VIEW (widget);
  NonetTreeScene scene;
  cairo_t *cr;

  if (self->drawing == NULL)
    return;
  scene = get_scene (self);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) scene.width, (float) scene.height));
  nonet_tree_draw (&scene, nonet_board_style_for_widget (widget), cr);
  cairo_destroy (cr);
}

static void
emit_zoomed (gpointer view)
{
  g_autoptr (NonetTreeView) self = view;

  g_signal_emit_by_name (self, "zoomed");
}

/* What fits has another zoom then, which is said when all has its place. */
static void
nonet_tree_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  NonetTreeView *self = NONET_TREE_VIEW (widget);
  double before = self->zoom;

  configure (self);
  if (self->zoom != before)
    g_idle_add_once (emit_zoomed, g_object_ref (self));
}

static void
nonet_tree_view_dispose (GObject *object)
{
  NonetTreeView *self = NONET_TREE_VIEW (object);

  forget_tree (self);
  G_OBJECT_CLASS (nonet_tree_view_parent_class)->dispose (object);
}

static void
nonet_tree_view_class_init (NonetTreeViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_tree_view_dispose;
  widget_class->snapshot = nonet_tree_view_snapshot;
  widget_class->size_allocate = nonet_tree_view_size_allocate;
  NONET_SCROLLABLE_CLASS (klass)->minimum = (GtkRequisition){ 120, 96 };
  NONET_SCROLLABLE_CLASS (klass)->natural = (GtkRequisition){ 400, 200 };
  add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "searchtree");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  g_signal_new ("chosen", NONET_TYPE_TREE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  g_signal_new ("zoomed", NONET_TYPE_TREE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
add_gestures (NonetTreeView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new (), *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (widget, scroll);
  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  gtk_widget_add_controller (widget, motion);
}

static void
nonet_tree_view_init (NonetTreeView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->zoom = 1;
  self->fits = TRUE;
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (widget, TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  add_gestures (self);
  update_accessible (self);
}
