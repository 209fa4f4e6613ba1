/* Where a search tree stands in its widget, and how large it is: fitting, zoom, scrolling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/tree/tree-geometry.h"
#include "widgets/scroll-axes.h"

G_BEGIN_DECLS

/* Part of a widget's instance. Others set drawing alone. */
typedef struct
{
  NonetScrollAxes axes;
  const NonetTreeDrawing *drawing; /* borrowed; NULL: none */
  double zoom;                     /* 1: nodes have their usual size */
  gboolean fits;                   /* it is as large as fits */
} NonetTreePlace;

void nonet_tree_place_init (NonetTreePlace *self, GtkWidget *widget);

/* The scene without path, current and chosen node; there must be a drawing. */
NonetTreeScene nonet_tree_place_get_scene (const NonetTreePlace *self);

/* Follows the size of the widget, of the drawing, or fits. */
void nonet_tree_place_configure (NonetTreePlace *self);

/* The middle of a position in the widget. */
void nonet_tree_place_get_middle (const NonetTreePlace *self, guint32 position, double *x, double *y);

/* Scrolls so that what is drawn at (from_x, from_y) comes to (x, y); so that a position comes into sight. */
void nonet_tree_place_scroll (NonetTreePlace *self, double from_x, double from_y, double x, double y);
void nonet_tree_place_show (NonetTreePlace *self, guint32 position);

/* Zooms so that what is drawn at (x, y) stays there. */
void nonet_tree_place_zoom_at (NonetTreePlace *self, double zoom, double x, double y);

G_END_DECLS
