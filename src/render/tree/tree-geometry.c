/* Places of a search tree in pixels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/tree/tree-geometry.h"

#include <math.h>

/* In pixels at 100 %. */
#define COLUMN 54.0
#define ROW 58.0
#define RADIUS 10.0
#define MARGIN 32.0

/* Rows that do not fit are no lower than this, unless columns are narrower. */
#define LEAST_ROW 26.0

/* A node can be hit from this far away. */
#define MOST_REACH 22.0

double
nonet_tree_get_column (const NonetTreeScene *self)
{
  return COLUMN * self->zoom;
}

double
nonet_tree_get_row (const NonetTreeScene *self)
{
  guint n_rows = MAX (self->drawing->n_levels - 1, 1);
  double fitting = (self->height - 2 * MARGIN) / n_rows, least = CLAMP (ROW * self->zoom, 3, LEAST_ROW);

  return CLAMP (fitting, least, ROW) * MAX (self->zoom, 1);
}

double
nonet_tree_get_radius (const NonetTreeScene *self)
{
  double room = MIN (nonet_tree_get_column (self), nonet_tree_get_row (self));

  return MIN (RADIUS * sqrt (self->zoom), 0.3 * room);
}

void
nonet_tree_get_size (const NonetTreeScene *self, double *width, double *height)
{
  *width = self->drawing->width * nonet_tree_get_column (self) + 2 * MARGIN;
  *height = (self->drawing->n_levels - 1) * nonet_tree_get_row (self) + 2 * MARGIN;
}

double
nonet_tree_get_fitting_zoom (const NonetTreeScene *self)
{
  double room = MAX (self->width - 2 * MARGIN, 1);

  return MIN (1, room / (COLUMN * MAX (self->drawing->width, 1)));
}

/* Where the leftmost column is drawn, seen from the side one begins to read at; a tree that is narrower than what is in sight
 * stands in the middle. */
static double
get_start (const NonetTreeScene *self)
{
  double width, height;

  nonet_tree_get_size (self, &width, &height);
  if (width <= self->width)
    return MARGIN + (self->width - width) / 2;
  return MARGIN - (self->right_to_left ? width - self->width - self->left : self->left);
}

double
nonet_tree_get_point (const NonetTreeScene *self, double place)
{
  double x = get_start (self) + place * nonet_tree_get_column (self);

  return self->right_to_left ? self->width - x : x;
}

double
nonet_tree_get_x (const NonetTreeScene *self, guint32 position)
{
  return nonet_tree_get_point (self, self->drawing->x[position]);
}

double
nonet_tree_get_place (const NonetTreeScene *self, double x)
{
  return ((self->right_to_left ? self->width - x : x) - get_start (self)) / nonet_tree_get_column (self);
}

double
nonet_tree_get_y (const NonetTreeScene *self, guint level)
{
  return MARGIN + level * nonet_tree_get_row (self) - self->top;
}

guint32
nonet_tree_position_at (const NonetTreeScene *self, double x, double y)
{
  const NonetTreeDrawing *drawing = self->drawing;
  double row = nonet_tree_get_row (self), place = nonet_tree_get_place (self, x);
  double level = floor ((y - nonet_tree_get_y (self, 0)) / row + 0.5);
  guint32 at, start, end;

  if (level < 0 || level >= drawing->n_levels)
    return NONET_TREE_NOWHERE;
  start = drawing->level[(guint) level];
  end = drawing->level[(guint) level + 1];
  at = nonet_tree_drawing_bisect (drawing, start, end, place);
  if (at == end || (at > start && place - drawing->x[at - 1] < drawing->x[at] - place))
    at--;
  return fabs (nonet_tree_get_x (self, at) - x) <= MOST_REACH ? at : NONET_TREE_NOWHERE;
}
