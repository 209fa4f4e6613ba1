/* How large the board is and where: fitting, zoom, scrolling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board-view-place.h"

#include <math.h>

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

void
nonet_board_view_place (NonetBoardView *self, int width, int height)
{
  double fit = MAX (MIN (width, height), SMALLEST_CELL * (int) (self->n_cells > 0 ? self->shape->order : 0));

  self->size = floor (fit * self->zoom);
  configure_axes (self);
  place_board (self);
}

gboolean
nonet_board_view_get_visible_cells (NonetBoardView *self, GdkRectangle *range)
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
nonet_board_view_set_zoom (NonetBoardView *self, double zoom)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (NONET_IS_BOARD_VIEW (self));

  nonet_board_view_zoom_at (self, zoom, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

double
nonet_board_view_get_zoom (NonetBoardView *self)
{
  g_return_val_if_fail (NONET_IS_BOARD_VIEW (self), 1);
  return self->zoom;
}

void
nonet_board_view_place_class_init (GtkWidgetClass *klass)
{
  klass->measure = board_measure;
}
