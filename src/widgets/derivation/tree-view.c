/* The widget around a drawn search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/tree-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "render/tree/tree-painter.h"
#include "widgets/board/board-theme.h"
#include "widgets/derivation/tree-drawer.h"
#include "widgets/derivation/tree-place.h"
#include "widgets/derivation/tree-text.h"

/* The size that is asked for. */
#define LEAST_WIDTH 120
#define NATURAL_WIDTH 400
#define LEAST_HEIGHT 96
#define NATURAL_HEIGHT 200

/* That many pixels of the width a node, where large subtrees are folded; and at least that many nodes. */
#define WIDTH_A_NODE 12
#define LEAST_NODES 24

#define ZOOM_STEP 1.25

struct _NonetTreeView
{
  GtkWidget parent_instance;

  NonetTreePlace place;
  NonetSearchTree *tree;
  NonetTreeFolding *folding;
  NonetTreeDrawer *drawer;   /* of the tree; NULL: there is none */
  NonetTreeDrawing *drawing; /* NULL: none yet */
  guint32 current, chosen;   /* nodes */
  GArray *path;              /* guint32: positions of the path to current, as far as it is drawn */

  double pinch_zoom;
  double drag_left, drag_top;
};

enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY
};

enum
{
  NODE_ACTIVATED,
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetTreeView,
                               nonet_tree_view,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

/* The scene. */

static void
count_cb (gpointer data, guint32 number, guint32 *n_nodes, guint32 *n_solutions)
{
  nonet_search_tree_count_below (data, number, n_nodes, n_solutions);
}

/* Where a node is drawn. */
static guint32
find_position (NonetTreeView *self, guint32 node)
{
  if (self->drawing == NULL || node >= nonet_search_tree_get_n_nodes (self->tree))
    return NONET_TREE_NOWHERE;
  return nonet_tree_drawing_find (self->drawing, nonet_search_tree_peek (self->tree, node)->depth, node);
}

static NonetTreeScene
get_scene (NonetTreeView *self)
{
  NonetTreeScene scene = nonet_tree_place_get_scene (&self->place);

  scene.alphabet = nonet_search_tree_get_puzzle (self->tree)->alphabet;
  scene.path = (const guint32 *) (const void *) self->path->data;
  scene.n_path = self->path->len;
  scene.current = find_position (self, self->current);
  scene.chosen = find_position (self, self->chosen);
  scene.count = count_cb;
  scene.count_data = self->tree;
  return scene;
}

/* The path to the current node, as far as it is drawn. */
static void
update_path (NonetTreeView *self)
{
  guint32 node = self->current;

  g_array_set_size (self->path, 0);
  if (self->drawing == NULL || node >= nonet_search_tree_get_n_nodes (self->tree))
    return;
  while (node != 0 && find_position (self, node) == NONET_TREE_NOWHERE)
    node = nonet_search_tree_peek (self->tree, node)->parent;
  g_array_set_size (self->path, nonet_search_tree_peek (self->tree, node)->depth + 1u);
  for (;; node = nonet_search_tree_peek (self->tree, node)->parent)
    {
      g_array_index (self->path, guint32, nonet_search_tree_peek (self->tree, node)->depth) =
          find_position (self, node);
      if (node == 0)
        break;
    }
}

/* Scrolling and zooming. */

static void
show_node (NonetTreeView *self, guint32 node)
{
  guint32 position = find_position (self, node);

  if (position != NONET_TREE_NOWHERE)
    nonet_tree_place_show (&self->place, position);
}

static void
zoom_at (NonetTreeView *self, double zoom, double x, double y)
{
  if (self->drawing == NULL)
    return;
  nonet_tree_place_zoom_at (&self->place, zoom, x, y);
  g_signal_emit (self, signals[CHANGED], 0);
}

double
nonet_tree_view_get_zoom (NonetTreeView *self)
{
  return self->place.zoom;
}

void
nonet_tree_view_zoom_by (NonetTreeView *self, double factor)
{
  g_return_if_fail (NONET_IS_TREE_VIEW (self));

  zoom_at (self, self->place.zoom * factor, gtk_widget_get_width (GTK_WIDGET (self)) / 2.,
           gtk_widget_get_height (GTK_WIDGET (self)) / 2.);
}

void
nonet_tree_view_fit (NonetTreeView *self)
{
  g_return_if_fail (NONET_IS_TREE_VIEW (self));

  self->place.fits = TRUE;
  nonet_tree_place_configure (&self->place);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Laying out. */

/* The node that stays where it is when the tree is laid out anew. */
static guint32
get_anchor (NonetTreeView *self)
{
  if (find_position (self, self->chosen) != NONET_TREE_NOWHERE)
    return self->chosen;
  return find_position (self, self->current) != NONET_TREE_NOWHERE ? self->current : 0;
}

static void
drawn_cb (gpointer owner, NonetTreeDrawing *drawing)
{
  NonetTreeView *self = owner;
  guint32 anchor = get_anchor (self), before = find_position (self, anchor), after;
  double x = 0, y = 0, from_x, from_y;

  if (before != NONET_TREE_NOWHERE)
    nonet_tree_place_get_middle (&self->place, before, &x, &y);
  g_clear_pointer (&self->drawing, nonet_tree_drawing_free);
  self->place.drawing = self->drawing = drawing;
  update_path (self);
  nonet_tree_place_configure (&self->place);
  after = find_position (self, anchor);
  if (before != NONET_TREE_NOWHERE && after != NONET_TREE_NOWHERE)
    {
      nonet_tree_place_get_middle (&self->place, after, &from_x, &from_y);
      nonet_tree_place_scroll (&self->place, from_x, from_y, x, y);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
grown_cb (NonetTreeView *self)
{
  if (!nonet_tree_drawer_is_done (self->drawer))
    nonet_tree_drawer_draw_later (self->drawer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
forget_tree (NonetTreeView *self)
{
  g_clear_pointer (&self->drawer, nonet_tree_drawer_free);
  g_clear_pointer (&self->drawing, nonet_tree_drawing_free);
  self->place.drawing = NULL;
  g_array_set_size (self->path, 0);
  if (self->tree != NULL)
    g_signal_handlers_disconnect_by_func (self->tree, grown_cb, self);
  g_clear_object (&self->tree);
}

static guint32
get_wanted (NonetTreeView *self)
{
  return (guint32) MAX (gtk_widget_get_width (GTK_WIDGET (self)) / WIDTH_A_NODE, LEAST_NODES);
}

static void
follow_tree (NonetTreeView *self, NonetSearchTree *tree)
{
  self->tree = g_object_ref (tree);
  self->drawer = nonet_tree_drawer_new (tree, self->folding, drawn_cb, self);
  nonet_tree_drawer_set_wanted (self->drawer, get_wanted (self));
  g_signal_connect_swapped (tree, "grown", G_CALLBACK (grown_cb), self);
}

/* What is shown. */

static void
update_accessible (NonetTreeView *self)
{
  guint32 node = self->chosen != NONET_TREE_NO_NODE ? self->chosen : self->current;
  g_autofree char *text = self->tree != NULL && node < nonet_search_tree_get_n_nodes (self->tree)
                              ? nonet_tree_node_to_text (self->tree, node)
                              : g_strdup (_ ("Search Tree"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
nonet_tree_view_set_tree (NonetTreeView *self, NonetSearchTree *tree)
{
  g_return_if_fail (NONET_IS_TREE_VIEW (self));
  g_return_if_fail (tree == NULL || NONET_IS_SEARCH_TREE (tree));

  if (self->tree == tree)
    return;
  forget_tree (self);
  self->current = self->chosen = NONET_TREE_NO_NODE;
  self->place.fits = TRUE;
  nonet_tree_folding_reset (self->folding, FALSE);
  if (tree != NULL)
    follow_tree (self, tree);
  update_accessible (self);
  nonet_tree_place_configure (&self->place);
  g_signal_emit (self, signals[CHANGED], 0);
}

NonetSearchTree *
nonet_tree_view_get_tree (NonetTreeView *self)
{
  return self->tree;
}

gboolean
nonet_tree_view_is_laid_out (NonetTreeView *self)
{
  g_return_val_if_fail (NONET_IS_TREE_VIEW (self), FALSE);

  return self->drawer == NULL || nonet_tree_drawer_is_done (self->drawer);
}

void
nonet_tree_view_set_current (NonetTreeView *self, guint32 node)
{
  g_return_if_fail (NONET_IS_TREE_VIEW (self));

  if (self->current == node)
    return;
  self->current = node;
  if (self->drawer != NULL)
    nonet_tree_drawer_set_path_end (self->drawer, node);
  update_path (self);
  update_accessible (self);
  if (find_position (self, node) != NONET_TREE_NOWHERE)
    show_node (self, node);
  else if (self->drawer != NULL)
    nonet_tree_drawer_draw (self->drawer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
nonet_tree_view_choose (NonetTreeView *self, guint32 node)
{
  g_return_if_fail (NONET_IS_TREE_VIEW (self));

  if (self->chosen == node)
    return;
  self->chosen = node;
  update_accessible (self);
  show_node (self, node);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
nonet_tree_view_set_all_unfolded (NonetTreeView *self, gboolean all_unfolded)
{
  g_return_if_fail (NONET_IS_TREE_VIEW (self));

  nonet_tree_folding_reset (self->folding, all_unfolded);
  if (self->drawer != NULL)
    nonet_tree_drawer_draw (self->drawer);
}

static gboolean
is_folded (NonetTreeView *self, guint32 node)
{
  guint32 position = find_position (self, node);

  return position != NONET_TREE_NOWHERE && self->drawing->mark[position] == NONET_TREE_FOLDED;
}

static void
toggle_fold (NonetTreeView *self, guint32 node)
{
  if (find_position (self, node) == NONET_TREE_NOWHERE)
    return;
  nonet_tree_folding_set (self->folding, node, !is_folded (self, node));
  nonet_tree_drawer_draw (self->drawer);
}

/* Pointer. */

static void
activate (NonetTreeView *self, guint32 node)
{
  nonet_tree_view_choose (self, node);
  g_signal_emit (self, signals[NODE_ACTIVATED], 0, node);
}

/* The node at a point of the widget, or NONET_TREE_NO_NODE. */
static guint32
get_node_at (NonetTreeView *self, double x, double y)
{
  NonetTreeScene scene;
  guint32 position;

  if (self->drawing == NULL)
    return NONET_TREE_NO_NODE;
  scene = get_scene (self);
  position = nonet_tree_position_at (&scene, x, y);
  return position == NONET_TREE_NOWHERE ? NONET_TREE_NO_NODE : self->drawing->number[position];
}

static void
released_cb (GtkGestureClick *gesture, int n_press, double x, double y, NonetTreeView *self)
{
  guint32 node = get_node_at (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (node == NONET_TREE_NO_NODE)
    return;
  if (n_press == 2)
    toggle_fold (self, node);
  else
    activate (self, node);
}

static gboolean
query_tooltip_cb (NonetTreeView *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  guint32 node = keyboard ? self->chosen : get_node_at (self, x, y);
  g_autofree char *text = NULL;

  if (self->tree == NULL || node >= nonet_search_tree_get_n_nodes (self->tree))
    return FALSE;
  text = nonet_tree_node_to_text (self->tree, node);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, NonetTreeView *self)
{
  self->drag_left = nonet_scroll_axes_get_value (&self->place.axes, GTK_ORIENTATION_HORIZONTAL);
  self->drag_top = nonet_scroll_axes_get_value (&self->place.axes, GTK_ORIENTATION_VERTICAL);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, NonetTreeView *self)
{
  if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  nonet_scroll_axes_set_value (&self->place.axes, GTK_ORIENTATION_HORIZONTAL, self->drag_left - dx);
  nonet_scroll_axes_set_value (&self->place.axes, GTK_ORIENTATION_VERTICAL, self->drag_top - dy);
}

/* With Ctrl the wheel zooms; else the window around scrolls. */
static gboolean
scroll_cb (GtkEventControllerScroll *controller, double dx, double dy, NonetTreeView *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));
  double x = gtk_widget_get_width (GTK_WIDGET (self)) / 2., y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.;
  graphene_point_t point;

  if ((state & GDK_CONTROL_MASK) == 0)
    return FALSE;
  if (event != NULL && gdk_event_get_position (event, &x, &y)
      && gtk_widget_compute_point (GTK_WIDGET (gtk_widget_get_native (GTK_WIDGET (self))), GTK_WIDGET (self),
                                   &GRAPHENE_POINT_INIT ((float) x, (float) y), &point))
    {
      x = point.x;
      y = point.y;
    }
  zoom_at (self, self->place.zoom * pow (ZOOM_STEP, -dy), x, y);
  return TRUE;
}

static void
pinch_begin_cb (GtkGesture *gesture, GdkEventSequence *sequence, NonetTreeView *self)
{
  self->pinch_zoom = self->place.zoom;
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
static guint32
get_next (NonetTreeView *self, guint32 at, GtkDirectionType direction)
{
  int on = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

  if (direction == GTK_DIR_UP && at != 0)
    return self->drawing->parent[at];
  if (direction == GTK_DIR_DOWN)
    return nonet_tree_drawing_get_first_child (self->drawing, at);
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    return nonet_tree_drawing_get_beside (self->drawing, at, direction == GTK_DIR_LEFT ? -on : on);
  return 0;
}

static gboolean
move_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  NonetTreeView *self = NONET_TREE_VIEW (widget);
  guint32 at = find_position (self, self->chosen != NONET_TREE_NO_NODE ? self->chosen : self->current), to = 0;

  if (self->drawing == NULL)
    return FALSE;
  if (at != NONET_TREE_NOWHERE)
    to = get_next (self, at, (GtkDirectionType) g_variant_get_int32 (args));
  if (to != NONET_TREE_NOWHERE && to != at)
    activate (self, self->drawing->number[to]);
  return TRUE;
}

static gboolean
fold_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  toggle_fold (NONET_TREE_VIEW (widget), NONET_TREE_VIEW (widget)->chosen);
  return TRUE;
}

static gboolean
activate_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  NonetTreeView *self = NONET_TREE_VIEW (widget);

  if (self->chosen == NONET_TREE_NO_NODE)
    return FALSE;
  activate (self, self->chosen);
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
  gtk_widget_class_add_binding (widget_class, GDK_KEY_space, 0, fold_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, activate_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, activate_cb, NULL);
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
nonet_tree_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  NonetTreeView *self = NONET_TREE_VIEW (widget);

  nonet_tree_place_configure (&self->place);
  if (self->drawer != NULL)
    nonet_tree_drawer_set_wanted (self->drawer, get_wanted (self));
}

static void
nonet_tree_view_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

static void
nonet_tree_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (!nonet_scroll_axes_get_property (&NONET_TREE_VIEW (object)->place.axes, id - PROP_HADJUSTMENT, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
nonet_tree_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (!nonet_scroll_axes_set_property (&NONET_TREE_VIEW (object)->place.axes, id - PROP_HADJUSTMENT, value))
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
nonet_tree_view_dispose (GObject *object)
{
  NonetTreeView *self = NONET_TREE_VIEW (object);

  forget_tree (self);
  nonet_scroll_axes_dispose (&self->place.axes);
  G_OBJECT_CLASS (nonet_tree_view_parent_class)->dispose (object);
}

static void
nonet_tree_view_finalize (GObject *object)
{
  NonetTreeView *self = NONET_TREE_VIEW (object);

  g_array_unref (self->path);
  nonet_tree_folding_free (self->folding);
  G_OBJECT_CLASS (nonet_tree_view_parent_class)->finalize (object);
}

static void
nonet_tree_view_class_init (NonetTreeViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nonet_tree_view_get_property;
  object_class->set_property = nonet_tree_view_set_property;
  object_class->dispose = nonet_tree_view_dispose;
  object_class->finalize = nonet_tree_view_finalize;
  nonet_scroll_axes_install_properties (object_class, PROP_HADJUSTMENT);
  widget_class->snapshot = nonet_tree_view_snapshot;
  widget_class->size_allocate = nonet_tree_view_size_allocate;
  widget_class->measure = nonet_tree_view_measure;
  add_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "searchtree");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  signals[NODE_ACTIVATED] = g_signal_new ("node-activated", NONET_TYPE_TREE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_TREE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
add_gestures (NonetTreeView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new (), *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

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
}

static void
nonet_tree_view_init (NonetTreeView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->current = self->chosen = NONET_TREE_NO_NODE;
  self->folding = nonet_tree_folding_new ();
  self->path = g_array_new (FALSE, TRUE, sizeof (guint32));
  nonet_tree_place_init (&self->place, widget);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (widget, TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  add_gestures (self);
  update_accessible (self);
}
