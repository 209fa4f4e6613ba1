/* Where a board stands in its widget, and how large it is: fitting, zoom, scrolling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/board-place.h"

#include <math.h>

#include "render/board/board-style.h"

/* Cells are never smaller than this at zoom 1: larger boards scroll instead, until they are zoomed out to be seen whole. */
#define SMALLEST_CELL 20

static int
get_width (const NonetBoardPlace *self)
{
  return gtk_widget_get_width (self->widget);
}

static int
get_height (const NonetBoardPlace *self)
{
  return gtk_widget_get_height (self->widget);
}

void
nonet_board_place_init (NonetBoardPlace *self, GtkWidget *widget)
{
  self->zoom = 1;
  self->widget = widget;
}

static void
configure_axes (NonetBoardPlace *self)
{
  int width = get_width (self), height = get_height (self);

  nonet_scrollable_configure (self->widget, GTK_ORIENTATION_HORIZONTAL, self->size, width, width * 0.1);
  nonet_scrollable_configure (self->widget, GTK_ORIENTATION_VERTICAL, self->size, height, height * 0.1);
}

/* Where the board's edge is on an axis: in the middle if it fits, else as far as scrolled. */
static double
board_start (NonetBoardPlace *self, GtkOrientation orientation, double page)
{
  if (self->size <= page)
    return floor ((page - self->size) / 2);
  return -round (nonet_scrollable_get_value (self->widget, orientation));
}

static void
place_board (NonetBoardPlace *self)
{
  self->left = board_start (self, GTK_ORIENTATION_HORIZONTAL, get_width (self));
  self->top = board_start (self, GTK_ORIENTATION_VERTICAL, get_height (self));
}

/* The side of a board that is seen whole. */
static double
whole_size (const NonetBoardPlace *self)
{
  return MIN (get_width (self), get_height (self));
}

double
nonet_board_place_get_usual_size (const NonetBoardPlace *self)
{
  return MAX (whole_size (self), self->shape != NULL ? SMALLEST_CELL * self->shape->order : 0);
}

double
nonet_board_place_get_least_zoom (const NonetBoardPlace *self)
{
  double usual = nonet_board_place_get_usual_size (self);

  return usual > 0 ? whole_size (self) / usual : 1;
}

void
nonet_board_place_fit (NonetBoardPlace *self)
{
  self->zoom = MAX (self->zoom, nonet_board_place_get_least_zoom (self));
  self->size = floor (nonet_board_place_get_usual_size (self) * self->zoom);
  configure_axes (self);
  place_board (self);
}

gboolean
nonet_board_place_zoom_at (NonetBoardPlace *self, double zoom, double x, double y)
{
  double share_x, share_y, old_size = MAX (self->size, 1);

  zoom = CLAMP (zoom, nonet_board_place_get_least_zoom (self), NONET_BOARD_MAX_ZOOM);
  if (G_APPROX_VALUE (zoom, self->zoom, 1e-6))
    return FALSE;
  share_x = CLAMP ((x - self->left) / old_size, 0, 1);
  share_y = CLAMP ((y - self->top) / old_size, 0, 1);
  self->size = floor (nonet_board_place_get_usual_size (self) * zoom);
  self->zoom = zoom;
  configure_axes (self);
  nonet_scrollable_set_value (self->widget, GTK_ORIENTATION_HORIZONTAL, share_x * self->size - x);
  nonet_scrollable_set_value (self->widget, GTK_ORIENTATION_VERTICAL, share_y * self->size - y);
  place_board (self);
  gtk_widget_queue_allocate (self->widget);
  gtk_widget_queue_draw (self->widget);
  return TRUE;
}

gboolean
nonet_board_place_can_scroll (const NonetBoardPlace *self)
{
  return self->size > get_width (self) || self->size > get_height (self);
}

void
nonet_board_place_scroll_to_cell (NonetBoardPlace *self, guint cell)
{
  cairo_rectangle_t place;

  if (!nonet_board_place_can_scroll (self))
    return;
  nonet_board_cell_rectangle (self->shape, self->size, cell, &place);
  /* A bit of the next cells is shown too. */
  nonet_scrollable_show (self->widget, GTK_ORIENTATION_HORIZONTAL, place.x - place.width / 2,
                         place.x + place.width * 1.5);
  nonet_scrollable_show (self->widget, GTK_ORIENTATION_VERTICAL, place.y - place.height / 2,
                         place.y + place.height * 1.5);
}

void
nonet_board_place_get_cell_area (const NonetBoardPlace *self, guint cell, GdkRectangle *area)
{
  cairo_rectangle_t place;

  nonet_board_cell_rectangle (self->shape, self->size, cell, &place);
  area->x = (int) floor (self->left + place.x);
  area->y = (int) floor (self->top + place.y);
  area->width = (int) ceil (place.width);
  area->height = (int) ceil (place.height);
}

gboolean
nonet_board_place_zoom (NonetBoardPlace *self, double zoom, int cell)
{
  double x = get_width (self) / 2.0, y = get_height (self) / 2.0;
  GdkRectangle area = { 0 };
  gboolean in_sight = FALSE, changed;

  if (cell >= 0)
    {
      nonet_board_place_get_cell_area (self, (guint) cell, &area);
      in_sight = gtk_widget_contains (self->widget, area.x + area.width / 2.0, area.y + area.height / 2.0);
    }
  if (in_sight)
    {
      x = area.x + area.width / 2.0;
      y = area.y + area.height / 2.0;
    }
  changed = nonet_board_place_zoom_at (self, zoom, x, y);
  if (in_sight)
    nonet_board_place_scroll_to_cell (self, (guint) cell);
  return changed;
}

int
nonet_board_place_cell_at (const NonetBoardPlace *self, double x, double y)
{
  if (self->shape == NULL || self->size < 1)
    return -1;
  return nonet_board_cell_at (self->shape, self->size, x - self->left, y - self->top);
}

int
nonet_board_place_edge_at (const NonetBoardPlace *self, double x, double y, guint *next)
{
  NonetBoardLayout layout;
  int row, column, edge_row, edge_column, n;

  if (self->shape == NULL)
    return -1;
  n = self->shape->order;
  nonet_board_layout_init (&layout, self->shape, self->size, 1, FALSE);
  column = (int) floor ((x - self->left - layout.rim - layout.thick / 2) / layout.cell);
  row = (int) floor ((y - self->top - layout.rim - layout.thick / 2) / layout.cell);
  edge_row = CLAMP (row, 0, n - 1);
  edge_column = CLAMP (column, 0, n - 1);
  if (n < 2 || (row == edge_row && column == edge_column) || row < -1 || row > n || column < -1 || column > n)
    return -1;
  *next = (guint) ((2 * edge_row - row) * n + 2 * edge_column - column);
  return edge_row * n + edge_column;
}

void
nonet_board_place_get_visible_cells (const NonetBoardPlace *self, GdkRectangle *range)
{
  NonetBoardLayout layout;
  guint first, end;

  *range = (GdkRectangle){ 0 };
  if (self->shape == NULL || self->size < 1)
    return;
  nonet_board_layout_init (&layout, self->shape, self->size, 1, FALSE);
  nonet_board_layout_range (&layout, -self->left, get_width (self), &first, &end);
  range->x = (int) first;
  range->width = (int) (end - first);
  nonet_board_layout_range (&layout, -self->top, get_height (self), &first, &end);
  range->y = (int) first;
  range->height = (int) (end - first);
}
