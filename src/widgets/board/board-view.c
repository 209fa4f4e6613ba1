/* The board as it is shown: a document and what is known of it, the selected cells, and a child per cell for screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/board-view.h"

#include <glib/gi18n.h>

#include "widgets/board/board-cell.h"
#include "widgets/board/board-theme.h"
#include "widgets/child-pool.h"
#include "widgets/widget-utils.h"
#include "words/notation.h"

/* Each widget that screen readers hear of takes the longer the more there are: with more cells in sight than these, those of a row are
 * made when they are asked for. */
#define MOST_CELLS 625

typedef struct
{
  NonetBoardLook look;
  GSignalGroup *document; /* its signals */
  NonetEntering *entering;
  NonetStrokes strokes;

  NonetBoardPlace place;
  NonetChildPool cells; /* NonetBoardCell of the cells in sight, if they are not too many */
  NonetChildPool rows;  /* else NonetBoardRow of the rows in sight */
  GdkRectangle sight;   /* their columns and rows */
  guint labels_tick;    /* they are to be described anew */
  guint zoom_tick;      /* "zoom" is to be notified */
} NonetBoardViewPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (NonetBoardView, nonet_board_view, NONET_TYPE_SCROLLABLE)

enum
{
  PROP_0,
  PROP_DOCUMENT,
  PROP_SYMBOL,
  PROP_ZOOM,
  PROP_DEPTH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static NonetBoardViewPrivate *
private_of (gpointer self)
{
  return nonet_board_view_get_instance_private (self);
}

static void
notify (NonetBoardView *self, guint property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
invalidate (NonetBoardView *self)
{
  private_of (self)->look.flags_valid = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
nonet_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);
  NonetBoardViewPrivate *priv = private_of (self);
  const NonetBoardPlace *place = &priv->place;
  NonetBoardScene scene;
  graphene_rect_t bounds;
  cairo_rectangle_t clip;
  cairo_t *cr;

  if (priv->look.shape == NULL || place->size < 1)
    return;
  nonet_board_look_make_scene (&priv->look, &scene);
  graphene_rect_init (&bounds, (float) place->left, (float) place->top, (float) place->size, (float) place->size);
  graphene_rect_intersection (
      &bounds, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget)), &bounds);
  clip = (cairo_rectangle_t){ bounds.origin.x - place->left, bounds.origin.y - place->top, bounds.size.width,
                              bounds.size.height };
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, place->left, place->top);
  nonet_board_draw (cr, &scene, nonet_board_style_for_widget (widget), place->size,
                    gtk_widget_get_scale_factor (widget), &clip);
  cairo_destroy (cr);
}

/* The children of the cells. */

#define NONET_TYPE_BOARD_ROW (nonet_board_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetBoardRow, nonet_board_row, NONET, BOARD_ROW, GtkWidget)

static NonetBoardViewPrivate *
private_of_parent (GtkWidget *parent)
{
  return private_of (NONET_IS_BOARD_ROW (parent) ? gtk_widget_get_parent (parent) : parent);
}

static void
update_cell (GtkWidget *parent, GtkWidget *child, guint cell)
{
  NonetBoardViewPrivate *priv = private_of_parent (parent);
  NonetBoardScene scene;

  nonet_board_look_describe (&priv->look, &scene);
  nonet_board_cell_take_label (NONET_BOARD_CELL (child),
                               nonet_board_describe_cell (&scene, cell, nonet_board_look_is_mistake (&priv->look, cell),
                                                          nonet_board_look_find_broken (&priv->look, cell)));
  nonet_board_cell_set_selected (NONET_BOARD_CELL (child), priv->look.selection.cell[cell]);
}

static void
update_selected (GtkWidget *parent, GtkWidget *child, guint cell)
{
  nonet_board_cell_set_selected (NONET_BOARD_CELL (child), private_of_parent (parent)->look.selection.cell[cell]);
}

static void update_row (GtkWidget *board, GtkWidget *row, guint number);
static void update_row_selected (GtkWidget *board, GtkWidget *row, guint number);

static gboolean
labels_due (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  private_of (widget)->labels_tick = 0;
  nonet_child_pool_foreach (&private_of (widget)->cells, update_cell);
  nonet_child_pool_foreach (&private_of (widget)->rows, update_row);
  return G_SOURCE_REMOVE;
}

/* Once a frame: describing all cells of a large board takes milliseconds. */
static void
update_labels (NonetBoardView *self)
{
  guint *tick = &private_of (self)->labels_tick;

  invalidate (self);
  if (*tick == 0)
    *tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), labels_due, NULL, NULL);
}

/* A screen reader may move the focus without any key: the cursor follows. */
static void
cell_focused (GtkEventController *focus)
{
  GtkWidget *cell = gtk_event_controller_get_widget (focus);
  GtkWidget *board = gtk_widget_get_ancestor (cell, NONET_TYPE_BOARD_VIEW);
  guint number = nonet_board_cell_get_cell (NONET_BOARD_CELL (cell));

  if (number != private_of (board)->look.selection.cursor)
    nonet_board_view_set_cursor (NONET_BOARD_VIEW (board), number);
}

static GtkWidget *
create_cell (GtkWidget *parent)
{
  GtkWidget *cell = g_object_new (NONET_TYPE_BOARD_CELL, NULL);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (focus, "enter", G_CALLBACK (cell_focused), NULL);
  gtk_widget_add_controller (cell, focus);
  return cell;
}

/* In a pool of the board or of a row. */
static GtkWidget *
ensure_cell_in (NonetChildPool *pool, guint cell)
{
  const SudokuShape *shape = private_of_parent (pool->parent)->look.shape;
  GtkWidget *child = nonet_child_pool_get (pool, cell);

  if (child != NULL)
    return child;
  child = nonet_child_pool_add (pool, cell);
  nonet_board_cell_set_place (NONET_BOARD_CELL (child), cell, sudoku_cell_row (shape, cell),
                              sudoku_cell_column (shape, cell));
  update_cell (pool->parent, child, cell);
  return child;
}

static gboolean
has_too_many_in_sight (NonetBoardViewPrivate *priv)
{
  return priv->sight.width * priv->sight.height > MOST_CELLS;
}

static gboolean
is_in_sight (NonetBoardViewPrivate *priv, guint cell)
{
  return gdk_rectangle_contains_point (&priv->sight, (int) sudoku_cell_column (priv->look.shape, cell),
                                       (int) sudoku_cell_row (priv->look.shape, cell));
}

static gboolean
has_child (GtkWidget *board, guint cell)
{
  return is_in_sight (private_of (board), cell) && !has_too_many_in_sight (private_of (board));
}

static void
cell_area (GtkWidget *board, guint cell, GdkRectangle *area)
{
  nonet_board_place_get_cell_area (&private_of (board)->place, cell, area);
}

/* Rows of a large board. */

struct _NonetBoardRow
{
  GtkWidget parent_instance;

  guint number;
  gboolean is_asked_for; /* its cells are */
  NonetChildPool cells;  /* NonetBoardCell */
};

G_DEFINE_FINAL_TYPE (NonetBoardRow, nonet_board_row, GTK_TYPE_WIDGET)

/* The first child of a row: GTK, when it is asked for the row's children, looks first for the role of this one, and as it has none, at
 * those that come after it, which are made meanwhile. */
#define NONET_TYPE_BOARD_DOORBELL (nonet_board_doorbell_get_type ())
G_DECLARE_FINAL_TYPE (NonetBoardDoorbell, nonet_board_doorbell, NONET, BOARD_DOORBELL, GtkWidget)

struct _NonetBoardDoorbell
{
  GtkWidget parent_instance;
};

#define PROP_ACCESSIBLE_ROLE 1

G_DEFINE_FINAL_TYPE (NonetBoardDoorbell, nonet_board_doorbell, GTK_TYPE_WIDGET)

static gboolean
is_in_sight_of_row (GtkWidget *row, guint cell)
{
  return is_in_sight (private_of_parent (row), cell);
}

/* All cells in sight but one with the focus that is the board's own still. */
static void
fill_row (NonetBoardRow *self)
{
  NonetBoardViewPrivate *priv = private_of_parent (GTK_WIDGET (self));
  guint first = self->number * priv->look.shape->order + (guint) priv->sight.x;

  self->is_asked_for = TRUE;
  for (guint cell = first; cell < first + (guint) priv->sight.width; cell++)
    if (nonet_child_pool_get (&priv->cells, cell) == NULL)
      ensure_cell_in (&self->cells, cell);
}

static void
row_area (GtkWidget *board, guint number, GdkRectangle *area)
{
  NonetBoardViewPrivate *priv = private_of (board);
  guint first = number * priv->look.shape->order + (guint) priv->sight.x;
  GdkRectangle last;

  cell_area (board, first, area);
  cell_area (board, first + (guint) priv->sight.width - 1, &last);
  gdk_rectangle_union (area, &last, area);
}

static void
cell_area_in_row (GtkWidget *row, guint cell, GdkRectangle *area)
{
  GtkWidget *board = gtk_widget_get_parent (row);
  GdkRectangle whole;

  row_area (board, NONET_BOARD_ROW (row)->number, &whole);
  cell_area (board, cell, area);
  area->x -= whole.x;
  area->y -= whole.y;
}

static void
nonet_board_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  NonetBoardRow *self = NONET_BOARD_ROW (widget);

  nonet_child_pool_retire (&self->cells, is_in_sight_of_row);
  if (self->is_asked_for)
    fill_row (self);
  nonet_child_pool_allocate (&self->cells, cell_area_in_row);
}

static void
nonet_board_row_dispose (GObject *object)
{
  GtkWidget *child;

  nonet_child_pool_clear (&NONET_BOARD_ROW (object)->cells);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (nonet_board_row_parent_class)->dispose (object);
}

static void
nonet_board_row_finalize (GObject *object)
{
  nonet_child_pool_finalize (&NONET_BOARD_ROW (object)->cells);
  G_OBJECT_CLASS (nonet_board_row_parent_class)->finalize (object);
}

static void
nonet_board_row_class_init (NonetBoardRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_board_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_board_row_finalize;
  widget_class->size_allocate = nonet_board_row_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ROW);
}

static void
nonet_board_row_init (NonetBoardRow *self)
{
  nonet_child_pool_init (&self->cells, GTK_WIDGET (self), create_cell);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_parent (g_object_new (NONET_TYPE_BOARD_DOORBELL, NULL), GTK_WIDGET (self));
}

static void
nonet_board_doorbell_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (object));

  g_value_set_enum (value, GTK_ACCESSIBLE_ROLE_NONE);
  if (row != NULL && !NONET_BOARD_ROW (row)->is_asked_for && gtk_widget_get_mapped (row))
    fill_row (NONET_BOARD_ROW (row));
}

static void
nonet_board_doorbell_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
}

static void
nonet_board_doorbell_class_init (NonetBoardDoorbellClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = nonet_board_doorbell_get_property;
  object_class->set_property = nonet_board_doorbell_set_property;
  g_object_class_override_property (object_class, PROP_ACCESSIBLE_ROLE, "accessible-role");
}

static void
nonet_board_doorbell_init (NonetBoardDoorbell *self)
{
}

static GtkWidget *
create_row (GtkWidget *board)
{
  return g_object_new (NONET_TYPE_BOARD_ROW, NULL);
}

static void
update_row (GtkWidget *board, GtkWidget *row, guint number)
{
  nonet_child_pool_foreach (&NONET_BOARD_ROW (row)->cells, update_cell);
}

static void
update_row_selected (GtkWidget *board, GtkWidget *row, guint number)
{
  nonet_child_pool_foreach (&NONET_BOARD_ROW (row)->cells, update_selected);
}

/* One that has the focus in it stays. */
static gboolean
has_row (GtkWidget *board, guint number)
{
  NonetBoardViewPrivate *priv = private_of (board);
  GtkWidget *row = nonet_child_pool_get (&priv->rows, number);

  if (row != NULL && gtk_widget_get_focus_child (row) != NULL)
    return TRUE;
  return has_too_many_in_sight (priv) && (int) number >= priv->sight.y
         && (int) number < priv->sight.y + priv->sight.height;
}

static NonetBoardRow *
ensure_row (NonetBoardView *self, guint number)
{
  NonetBoardViewPrivate *priv = private_of (self);
  GtkWidget *child = nonet_child_pool_get (&priv->rows, number);
  g_autofree char *label = NULL;
  NonetBoardRow *row;

  if (child != NULL)
    return NONET_BOARD_ROW (child);
  child = nonet_child_pool_add (&priv->rows, number);
  row = NONET_BOARD_ROW (child);
  nonet_child_pool_clear (&row->cells);
  row->number = number;
  row->is_asked_for = FALSE;
  label = nonet_house_to_string (priv->look.shape, number);
  nonet_widget_set_name (child, label);
  return row;
}

/* The child of the cursor's cell. */
static GtkWidget *
ensure_cell (NonetBoardView *self, guint cell)
{
  NonetBoardViewPrivate *priv = private_of (self);

  if (!has_too_many_in_sight (priv) || nonet_child_pool_get (&priv->cells, cell) != NULL)
    return ensure_cell_in (&priv->cells, cell);
  return ensure_cell_in (&ensure_row (self, sudoku_cell_row (priv->look.shape, cell))->cells, cell);
}

static gboolean
zoom_due (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  private_of (widget)->zoom_tick = 0;
  notify (NONET_BOARD_VIEW (widget), PROP_ZOOM);
  return G_SOURCE_REMOVE;
}

static void
nonet_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  NonetBoardViewPrivate *priv = private_of (widget);
  GdkRectangle *sight = &priv->sight;
  guint *tick = &private_of (widget)->zoom_tick;

  nonet_board_place_fit (&priv->place);
  /* With another size there is another least zoom. "zoom" is notified in the next frame: handlers may show, hide or place
   * other widgets, which cannot be done while places are being given. */
  if (*tick == 0)
    *tick = gtk_widget_add_tick_callback (widget, zoom_due, NULL, NULL);
  nonet_board_place_get_visible_cells (&priv->place, sight);
  nonet_child_pool_retire (&priv->cells, has_child);
  nonet_child_pool_retire (&priv->rows, has_row);
  for (int row = sight->y; row < sight->y + sight->height; row++)
    if (has_too_many_in_sight (priv))
      ensure_row (NONET_BOARD_VIEW (widget), (guint) row);
    else
      for (int column = sight->x; column < sight->x + sight->width; column++)
        ensure_cell_in (&priv->cells, (guint) (row * (int) priv->look.shape->order + column));
  nonet_child_pool_allocate (&priv->cells, cell_area);
  nonet_child_pool_allocate (&priv->rows, row_area);
}

static gboolean
nonet_board_view_grab_focus (GtkWidget *widget)
{
  NonetBoardViewPrivate *priv = private_of (widget);

  return priv->look.shape != NULL
         && gtk_widget_grab_focus (ensure_cell (NONET_BOARD_VIEW (widget), priv->look.selection.cursor));
}

/* Tab enters the board at the cursor and leaves it again; the arrows are the board's own. Nothing is selected when a
 * new window looks for its first focus. */
static gboolean
nonet_board_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  NonetBoardViewPrivate *priv = private_of (widget);
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (priv->look.shape == NULL || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  if (tab && priv->look.selection.n == 0 && gtk_root_get_focus (gtk_widget_get_root (widget)) != NULL)
    nonet_board_view_set_cursor (NONET_BOARD_VIEW (widget), priv->look.selection.cursor);
  nonet_board_view_grab_focus (widget);
  return TRUE;
}

/* Where the player is. */

/* The focus follows the cursor while it is on the board. */
static void
selection_changed (NonetBoardView *self, guint old_cursor)
{
  NonetBoardViewPrivate *priv = private_of (self);

  invalidate (self);
  nonet_child_pool_foreach (&priv->cells, update_selected);
  nonet_child_pool_foreach (&priv->rows, update_row_selected);
  if (priv->look.selection.cursor != old_cursor)
    {
      nonet_board_place_scroll_to_cell (&priv->place, priv->look.selection.cursor);
      if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
        gtk_widget_grab_focus (GTK_WIDGET (self));
    }
  g_signal_emit_by_name (self, "selection-changed");
}

void
nonet_board_view_touch_given (NonetBoardView *self)
{
  g_signal_emit_by_name (self, "given-touched");
}

void
nonet_board_view_set_strokes (NonetBoardView *self, NonetStrokes strokes)
{
  private_of (self)->strokes = strokes;
}

NonetStrokes
nonet_board_view_get_strokes (NonetBoardView *self)
{
  return private_of (self)->strokes;
}

void
nonet_board_view_end_stroke (NonetBoardView *self, gboolean erase)
{
  g_signal_emit_by_name (self, "stroke", erase);
}

void
nonet_board_view_set_draft (NonetBoardView *self, const SudokuRule *rule)
{
  nonet_board_look_set_draft (&private_of (self)->look, rule);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
nonet_board_view_end_typing (NonetBoardView *self, gboolean enter)
{
  g_signal_emit_by_name (self, "end-typing", enter);
}

void
nonet_board_view_select (NonetBoardView *self, const guint *cells, guint n_cells)
{
  NonetBoardSelection *selection = &private_of (self)->look.selection;
  guint old_cursor;

  nonet_board_view_end_typing (self, TRUE);
  if (n_cells == 0 && selection->n == 0)
    return;
  old_cursor = selection->cursor;
  nonet_board_selection_clear (selection);
  for (guint i = 0; i < n_cells; i++)
    {
      g_return_if_fail (cells[i] < selection->shape->n_cells);
      nonet_board_selection_change (selection, cells[i], NONET_SELECT_ADD);
    }
  selection_changed (self, old_cursor);
}

void
nonet_board_view_select_cell (NonetBoardView *self, guint cell, NonetSelectMode mode)
{
  NonetBoardSelection *selection = &private_of (self)->look.selection;
  guint old_cursor;

  g_return_if_fail (selection->shape != NULL && cell < selection->shape->n_cells);

  nonet_board_view_end_typing (self, TRUE);
  old_cursor = selection->cursor;
  nonet_board_selection_change (selection, cell, mode);
  selection_changed (self, old_cursor);
}

const NonetBoardLook *
nonet_board_view_get_look (NonetBoardView *self)
{
  return &private_of (self)->look;
}

guint *
nonet_board_view_dup_selection (NonetBoardView *self, guint *n_cells)
{
  const NonetBoardSelection *selection = &private_of (self)->look.selection;

  *n_cells = selection->n;
  return nonet_board_selection_dup_cells (selection);
}

guint
nonet_board_view_get_cursor (NonetBoardView *self)
{
  return private_of (self)->look.selection.cursor;
}

void
nonet_board_view_set_cursor (NonetBoardView *self, guint cell)
{
  const SudokuShape *shape = private_of (self)->look.shape;

  if (shape != NULL && cell < shape->n_cells)
    nonet_board_view_select_cell (self, cell, NONET_SELECT_ONLY);
}

void
nonet_board_view_set_hover (NonetBoardView *self, int cell)
{
  private_of (self)->look.hover = cell;
  invalidate (self);
}

void
nonet_board_view_set_typing (NonetBoardView *self, const char *text)
{
  NonetBoardViewPrivate *priv = private_of (self);

  g_free (priv->look.typing);
  priv->look.typing = g_strdup (text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What is shown besides the document, and how. */

void
nonet_board_view_set_layer (NonetBoardView *self, NonetBoardLayer layer, GBytes *items)
{
  NonetBoardViewPrivate *priv = private_of (self);
  g_autoptr (NonetBoardOverlay) overlay = nonet_board_overlay_with (priv->look.overlay, layer, items);

  if (nonet_board_overlay_same (priv->look.overlay, overlay, layer))
    return;
  g_return_if_fail (priv->look.shape != NULL && nonet_board_overlay_fits (overlay, priv->look.shape));

  g_clear_pointer (&priv->look.overlay, nonet_board_overlay_unref);
  priv->look.overlay = g_steal_pointer (&overlay);
  invalidate (self);
  if (layer == NONET_LAYER_FOUND || layer == NONET_LAYER_KEPT || layer == NONET_LAYER_CANDIDATES)
    update_labels (self);
  g_signal_emit_by_name (self, "overlay-changed");
}

void
nonet_board_view_set_explanation (NonetBoardView *self, NonetBoardOverlay *explanation)
{
  NonetBoardViewPrivate *priv = private_of (self);

  g_return_if_fail (explanation == NULL
                    || (priv->look.shape != NULL && nonet_board_overlay_fits (explanation, priv->look.shape)));

  if (priv->look.explanation == explanation)
    return;
  g_clear_pointer (&priv->look.explanation, nonet_board_overlay_unref);
  priv->look.explanation = explanation != NULL ? nonet_board_overlay_ref (explanation) : NULL;
  update_labels (self);
}

void
nonet_board_view_set_depth (NonetBoardView *self, NonetCandidateDepth depth)
{
  if (private_of (self)->look.depth == depth)
    return;
  private_of (self)->look.depth = depth;
  update_labels (self);
  notify (self, PROP_DEPTH);
}

NonetCandidateDepth
nonet_board_view_get_depth (NonetBoardView *self)
{
  return private_of (self)->look.depth;
}

void
nonet_board_view_set_symbol (NonetBoardView *self, guint value)
{
  NonetBoardViewPrivate *priv = private_of (self);

  g_return_if_fail (value == 0 || value <= priv->look.shape->order);

  if (priv->look.symbol == value)
    return;
  priv->look.symbol = value;
  invalidate (self);
  notify (self, PROP_SYMBOL);
}

guint
nonet_board_view_get_symbol (NonetBoardView *self)
{
  return private_of (self)->look.symbol;
}

NonetEntering *
nonet_board_view_get_entering (NonetBoardView *self)
{
  return private_of (self)->entering;
}

void
nonet_board_view_set_tints (NonetBoardView *self, gboolean houses, gboolean equal)
{
  NonetBoardViewPrivate *priv = private_of (self);

  priv->look.tint_houses = houses;
  priv->look.tint_equal = equal;
  invalidate (self);
}

void
nonet_board_view_set_mistakes (NonetBoardView *self, gboolean conflicts, GBytes *expected)
{
  NonetBoardViewPrivate *priv = private_of (self);

  priv->look.tint_conflicts = conflicts;
  g_clear_pointer (&priv->look.expected, g_bytes_unref);
  priv->look.expected = expected != NULL ? g_bytes_ref (expected) : NULL;
  update_labels (self);
}

/* Where it is. */

void
nonet_board_view_zoom_at (NonetBoardView *self, double zoom, double x, double y)
{
  if (nonet_board_place_zoom_at (&private_of (self)->place, zoom, x, y))
    notify (self, PROP_ZOOM);
}

void
nonet_board_view_set_zoom (NonetBoardView *self, double zoom)
{
  NonetBoardViewPrivate *priv = private_of (self);

  if (nonet_board_place_zoom (&priv->place, zoom, priv->look.selection.n > 0 ? (int) priv->look.selection.cursor : -1))
    notify (self, PROP_ZOOM);
}

double
nonet_board_view_get_least_zoom (NonetBoardView *self)
{
  return nonet_board_place_get_least_zoom (&private_of (self)->place);
}

double
nonet_board_view_get_zoom (NonetBoardView *self)
{
  return private_of (self)->place.zoom;
}

const NonetBoardPlace *
nonet_board_view_get_place (NonetBoardView *self)
{
  return &private_of (self)->place;
}

/* The document. */

/* With nothing selected. There is no board while the children of the old one go: one of
 * them may have the focus, which looks for another cell. */
static void
reset_board (NonetBoardView *self, NonetDocument *document)
{
  NonetBoardViewPrivate *priv = private_of (self);
  const SudokuShape *shape;

  nonet_board_view_end_typing (self, FALSE);
  nonet_board_look_reset (&priv->look, NULL);
  priv->place.shape = NULL;
  nonet_child_pool_clear (&priv->cells);
  nonet_child_pool_clear (&priv->rows);
  nonet_board_look_reset (&priv->look, document);
  shape = priv->place.shape = priv->look.shape;
  nonet_board_view_set_zoom (self, 1);
  notify (self, PROP_SYMBOL);
  g_signal_emit_by_name (self, "overlay-changed");
  gtk_widget_queue_resize (GTK_WIDGET (self));
  if (shape != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_COL_COUNT, (int) shape->order,
                                    GTK_ACCESSIBLE_RELATION_ROW_COUNT, (int) shape->order, -1);
}

static void
document_changed (NonetBoardView *self)
{
  NonetBoardViewPrivate *priv = private_of (self);

  /* Rules outside of the board take room. */
  if (nonet_board_look_take_shape (&priv->look))
    {
      priv->place.shape = priv->look.shape;
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
  nonet_board_look_find_conflicts (&priv->look);
  update_labels (self);
}

static void
document_replaced (NonetBoardView *self)
{
  g_autoptr (NonetDocument) document = g_object_ref (private_of (self)->look.document);

  reset_board (self, document);
  g_signal_emit_by_name (self, "selection-changed");
}

void
nonet_board_view_set_document (NonetBoardView *self, NonetDocument *document)
{
  NonetBoardViewPrivate *priv = private_of (self);

  g_return_if_fail (NONET_IS_BOARD_VIEW (self));
  g_return_if_fail (document == NULL || NONET_IS_DOCUMENT (document));

  if (priv->look.document == document)
    return;
  reset_board (self, document);
  g_signal_group_set_target (priv->document, document);
  notify (self, PROP_DOCUMENT);
}

NonetDocument *
nonet_board_view_get_document (NonetBoardView *self)
{
  return private_of (self)->look.document;
}

static void
nonet_board_view_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  NonetBoardViewPrivate *priv = private_of (object);

  switch (property_id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, priv->look.document);
      break;
    case PROP_SYMBOL:
      g_value_set_uint (value, priv->look.symbol);
      break;
    case PROP_ZOOM:
      g_value_set_double (value, priv->place.zoom);
      break;
    case PROP_DEPTH:
      g_value_set_enum (value, priv->look.depth);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_board_view_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  g_assert (property_id == PROP_DEPTH);
  nonet_board_view_set_depth (NONET_BOARD_VIEW (object), g_value_get_enum (value));
}

static void
nonet_board_view_dispose (GObject *object)
{
  nonet_board_view_set_document (NONET_BOARD_VIEW (object), NULL);
  G_OBJECT_CLASS (nonet_board_view_parent_class)->dispose (object);
}

static void
nonet_board_view_finalize (GObject *object)
{
  NonetBoardViewPrivate *priv = private_of (object);

  g_object_unref (priv->document);
  g_object_unref (priv->entering);
  nonet_child_pool_finalize (&priv->cells);
  nonet_child_pool_finalize (&priv->rows);
  nonet_board_look_clear (&priv->look);
  G_OBJECT_CLASS (nonet_board_view_parent_class)->finalize (object);
}

static void
nonet_board_view_class_init (NonetBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = nonet_board_view_get_property;
  object_class->set_property = nonet_board_view_set_property;
  object_class->dispose = nonet_board_view_dispose;
  object_class->finalize = nonet_board_view_finalize;
  widget_class->snapshot = nonet_board_view_snapshot;
  widget_class->size_allocate = nonet_board_view_size_allocate;
  widget_class->focus = nonet_board_view_focus;
  widget_class->grab_focus = nonet_board_view_grab_focus;
  NONET_SCROLLABLE_CLASS (klass)->minimum = (GtkRequisition){ 200, 200 };
  NONET_SCROLLABLE_CLASS (klass)->natural = (GtkRequisition){ 580, 580 };
  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, NONET_TYPE_DOCUMENT, readable);
  properties[PROP_SYMBOL] = g_param_spec_uint ("symbol", NULL, NULL, 0, SUDOKU_MAX_ORDER, 0, readable);
  properties[PROP_ZOOM] = g_param_spec_double ("zoom", NULL, NULL, 0, NONET_BOARD_MAX_ZOOM, 1, readable);
  properties[PROP_DEPTH] =
      g_param_spec_enum ("depth", NULL, NULL, NONET_TYPE_CANDIDATE_DEPTH, NONET_CANDIDATES_MARKS, writable);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_signal_new ("selection-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("overlay-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("end-typing", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  g_signal_new ("given-touched", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("stroke", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  g_signal_new ("letter", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 2,
                G_TYPE_UINT, GDK_TYPE_MODIFIER_TYPE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
nonet_board_view_init (NonetBoardView *self)
{
  NonetBoardViewPrivate *priv = private_of (self);
  GtkWidget *widget = GTK_WIDGET (self);

  nonet_board_look_init (&priv->look);
  priv->entering = nonet_entering_new ();
  priv->document = g_signal_group_new (NONET_TYPE_DOCUMENT);
  g_signal_group_connect_swapped (priv->document, "replaced", G_CALLBACK (document_replaced), self);
  g_signal_group_connect_swapped (priv->document, "changed", G_CALLBACK (document_changed), self);
  nonet_board_place_init (&priv->place, widget);
  nonet_child_pool_init (&priv->cells, widget, create_cell);
  nonet_child_pool_init (&priv->rows, widget, create_row);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  /* Boards read from left to right everywhere. */
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  nonet_widget_set_name (GTK_WIDGET (self), _ ("Board"));
}
