/* How large the board is and where: fitting, zoom, scrolling, and the bare child over each cell in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board-view-private.h"

#include <math.h>

#include "widgets/board-cell.h"

/* Cells are never smaller than this at zoom 1: larger boards scroll instead. */
#define SMALLEST_CELL 22
#define SMALLEST_BOARD 200
#define NATURAL_BOARD 580

static void
configure_axes (NonetBoardView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  nonet_scroll_axes_configure (&self->axes, GTK_ORIENTATION_HORIZONTAL, self->size, width, width * 0.1);
  nonet_scroll_axes_configure (&self->axes, GTK_ORIENTATION_VERTICAL, self->size, height, height * 0.1);
}

/* Where the board's edge is on an axis: in the middle if it fits, else as far as scrolled. */
static double
board_start (NonetBoardView *self, GtkOrientation orientation, double page)
{
  if (self->size <= page)
    return floor ((page - self->size) / 2);
  return -round (nonet_scroll_axes_get_value (&self->axes, orientation));
}

static void
place_board (NonetBoardView *self)
{
  self->left = board_start (self, GTK_ORIENTATION_HORIZONTAL, gtk_widget_get_width (GTK_WIDGET (self)));
  self->top = board_start (self, GTK_ORIENTATION_VERTICAL, gtk_widget_get_height (GTK_WIDGET (self)));
}

/* The rows and columns of cells in sight; FALSE if there are none. */
static gboolean
visible_cells (NonetBoardView *self, GdkRectangle *range)
{
  double order = self->shape->order, cell = self->size / order;
  int right, bottom;

  if (self->n_cells == 0 || self->size < 1)
    return FALSE;
  range->x = (int) CLAMP (floor (-self->left / cell), 0, order);
  range->y = (int) CLAMP (floor (-self->top / cell), 0, order);
  right = (int) CLAMP (ceil ((gtk_widget_get_width (GTK_WIDGET (self)) - self->left) / cell), 0, order);
  bottom = (int) CLAMP (ceil ((gtk_widget_get_height (GTK_WIDGET (self)) - self->top) / cell), 0, order);
  range->width = right - range->x;
  range->height = bottom - range->y;
  return range->width > 0 && range->height > 0;
}

static void
cell_activated (NonetBoardView *self, NonetBoardCell *cell)
{
  nonet_board_view_set_cursor (self, nonet_board_cell_get_cell (cell));
  nonet_board_view_show_popover (self);
}

/* A screen reader may move the focus without any key: the cursor follows. */
static void
cell_focused (GtkEventControllerFocus *focus, NonetBoardView *self)
{
  GtkWidget *cell = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus));
  guint number = nonet_board_cell_get_cell (NONET_BOARD_CELL (cell));

  if (number != self->cursor)
    nonet_board_view_set_cursor (self, number);
}

static GtkWidget *
obtain_cell (NonetBoardView *self)
{
  GtkEventController *focus;
  GtkWidget *cell;

  if (self->spare_cells->len > 0)
    return g_ptr_array_steal_index_fast (self->spare_cells, self->spare_cells->len - 1);
  cell = GTK_WIDGET (nonet_board_cell_new ());
  gtk_widget_set_parent (cell, GTK_WIDGET (self));
  g_signal_connect_swapped (cell, "activate", G_CALLBACK (cell_activated), self);
  focus = gtk_event_controller_focus_new ();
  g_signal_connect (focus, "enter", G_CALLBACK (cell_focused), self);
  gtk_widget_add_controller (cell, focus);
  return cell;
}

/* Takes the children of cells out of sight off duty. */
static void
retire_cells (NonetBoardView *self, const GdkRectangle *range)
{
  GHashTableIter iter;
  gpointer key, child;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &key, &child))
    {
      guint cell = GPOINTER_TO_UINT (key);
      int row = (int) sudoku_cell_row (self->shape, cell);
      int column = (int) sudoku_cell_column (self->shape, cell);

      if ((row >= range->y && row < range->y + range->height && column >= range->x && column < range->x + range->width)
          || gtk_widget_has_focus (child))
        continue;
      gtk_widget_set_child_visible (child, FALSE);
      g_ptr_array_add (self->spare_cells, child);
      g_hash_table_iter_remove (&iter);
    }
}

static GtkWidget *
ensure_cell (NonetBoardView *self, guint cell)
{
  GtkWidget *child = g_hash_table_lookup (self->cells, GUINT_TO_POINTER (cell));

  if (child != NULL)
    return child;
  child = obtain_cell (self);
  nonet_board_cell_set_place (NONET_BOARD_CELL (child), cell, sudoku_cell_row (self->shape, cell),
                              sudoku_cell_column (self->shape, cell));
  nonet_board_cell_take_label (NONET_BOARD_CELL (child), nonet_board_view_describe_cell (self, cell));
  nonet_board_cell_set_selected (NONET_BOARD_CELL (child), self->selected[cell]);
  gtk_widget_set_child_visible (child, TRUE);
  g_hash_table_insert (self->cells, GUINT_TO_POINTER (cell), child);
  return child;
}

static void
allocate_cells (NonetBoardView *self)
{
  GHashTableIter iter;
  gpointer key, child;
  GdkRectangle range, area;

  if (!visible_cells (self, &range))
    range = (GdkRectangle){ 0 };
  retire_cells (self, &range);
  for (int row = range.y; row < range.y + range.height; row++)
    for (int column = range.x; column < range.x + range.width; column++)
      ensure_cell (self, (guint) (row * self->shape->order + column));
  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &key, &child))
    {
      int minimum;

      nonet_board_view_get_cell_area (self, GPOINTER_TO_UINT (key), &area);
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &area, -1);
    }
}

static void
board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);
  double fit = MAX (MIN (width, height), SMALLEST_CELL * (int) self->shape->order);

  self->size = floor (fit * self->zoom);
  configure_axes (self);
  place_board (self);
  allocate_cells (self);
  nonet_board_view_present_popovers (self);
}

static void
board_measure (GtkWidget *widget,
               GtkOrientation orientation,
               int for_size,
               int *minimum,
               int *natural,
               int *minimum_baseline,
               int *natural_baseline)
{
  *minimum = SMALLEST_BOARD;
  *natural = NATURAL_BOARD;
  *minimum_baseline = *natural_baseline = -1;
}

void
nonet_board_view_scrolled (GtkWidget *widget)
{
  place_board (NONET_BOARD_VIEW (widget));
  gtk_widget_queue_allocate (widget);
  gtk_widget_queue_draw (widget);
}

gboolean
nonet_board_view_can_scroll (NonetBoardView *self)
{
  return self->size > gtk_widget_get_width (GTK_WIDGET (self))
         || self->size > gtk_widget_get_height (GTK_WIDGET (self));
}

void
nonet_board_view_get_cell_area (NonetBoardView *self, guint cell, GdkRectangle *area)
{
  cairo_rectangle_t place;

  nonet_board_cell_rectangle (self->shape, self->size, cell, &place);
  area->x = (int) floor (self->left + place.x);
  area->y = (int) floor (self->top + place.y);
  area->width = (int) ceil (place.width);
  area->height = (int) ceil (place.height);
}

int
nonet_board_view_cell_at (NonetBoardView *self, double x, double y)
{
  if (self->n_cells == 0 || self->size < 1)
    return -1;
  return nonet_board_cell_at (self->shape, self->size, x - self->left, y - self->top);
}

void
nonet_board_view_scroll_to_cell (NonetBoardView *self, guint cell)
{
  cairo_rectangle_t place;

  if (!nonet_board_view_can_scroll (self))
    return;
  nonet_board_cell_rectangle (self->shape, self->size, cell, &place);
  /* A bit of the next cells is shown too. */
  nonet_scroll_axes_show (&self->axes, GTK_ORIENTATION_HORIZONTAL, place.x - place.width / 2,
                          place.x + place.width * 1.5);
  nonet_scroll_axes_show (&self->axes, GTK_ORIENTATION_VERTICAL, place.y - place.height / 2,
                          place.y + place.height * 1.5);
}

/* Zooms so that the point of the board at (x, y) stays there. */
void
nonet_board_view_zoom_at (NonetBoardView *self, double zoom, double x, double y)
{
  double share_x, share_y, old_size = MAX (self->size, 1);

  zoom = CLAMP (zoom, 1, NONET_BOARD_MAX_ZOOM);
  if (G_APPROX_VALUE (zoom, self->zoom, 1e-6))
    return;
  share_x = CLAMP ((x - self->left) / old_size, 0, 1);
  share_y = CLAMP ((y - self->top) / old_size, 0, 1);
  self->size = floor (old_size * zoom / self->zoom);
  self->zoom = zoom;
  configure_axes (self);
  nonet_scroll_axes_set_value (&self->axes, GTK_ORIENTATION_HORIZONTAL, share_x * self->size - x);
  nonet_scroll_axes_set_value (&self->axes, GTK_ORIENTATION_VERTICAL, share_y * self->size - y);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "zoom");
}

void
nonet_board_view_forget_cells (NonetBoardView *self)
{
  GHashTableIter iter;
  gpointer child;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, NULL, &child))
    gtk_widget_unparent (child);
  g_hash_table_remove_all (self->cells);
  for (guint i = 0; i < self->spare_cells->len; i++)
    gtk_widget_unparent (self->spare_cells->pdata[i]);
  g_ptr_array_set_size (self->spare_cells, 0);
}

void
nonet_board_view_focus_cell (NonetBoardView *self, guint cell)
{
  if (self->n_cells > 0)
    gtk_widget_grab_focus (ensure_cell (self, cell));
}

/* Tab enters the board at the cursor and leaves it again; the arrows are the board's own. Nothing is selected when a
 * new window looks for its first focus. */
static gboolean
board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (self->n_cells == 0 || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  if (tab && self->n_selected == 0 && gtk_root_get_focus (gtk_widget_get_root (widget)) != NULL)
    nonet_board_view_select_only (self, self->cursor);
  nonet_board_view_focus_cell (self, self->cursor);
  return TRUE;
}

static gboolean
board_grab_focus (GtkWidget *widget)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);

  if (self->n_cells == 0)
    return FALSE;
  nonet_board_view_focus_cell (self, self->cursor);
  return TRUE;
}

void
nonet_board_view_layout_class_init (GtkWidgetClass *klass)
{
  klass->measure = board_measure;
  klass->size_allocate = board_size_allocate;
  klass->focus = board_focus;
  klass->grab_focus = board_grab_focus;
}
