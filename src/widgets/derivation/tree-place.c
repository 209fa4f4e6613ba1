/* Scrolling and zooming a search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/derivation/tree-place.h"

#define MOST_ZOOM 4.0
/* One may zoom out to this, or until everything is in sight. */
#define LEAST_ZOOM 0.25

/* One turn of the wheel. */
#define SCROLL_STEP 48

static void
scrolled (GtkWidget *widget)
{
  gtk_widget_queue_draw (widget);
}

void
nonet_tree_place_init (NonetTreePlace *self, GtkWidget *widget)
{
  nonet_scroll_axes_init (&self->axes, widget, scrolled);
  self->zoom = 1;
  self->fits = TRUE;
}

NonetTreeScene
nonet_tree_place_get_scene (const NonetTreePlace *self)
{
  GtkWidget *widget = self->axes.widget;

  return (NonetTreeScene){
    .drawing = self->drawing,
    .zoom = self->zoom,
    .left = nonet_scroll_axes_get_value ((NonetScrollAxes *) &self->axes, GTK_ORIENTATION_HORIZONTAL),
    .top = nonet_scroll_axes_get_value ((NonetScrollAxes *) &self->axes, GTK_ORIENTATION_VERTICAL),
    .width = gtk_widget_get_width (widget),
    .height = gtk_widget_get_height (widget),
    .right_to_left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .current = NONET_TREE_NOWHERE,
    .chosen = NONET_TREE_NOWHERE,
  };
}

void
nonet_tree_place_configure (NonetTreePlace *self)
{
  NonetTreeScene scene;
  double width = 0, height = 0;

  if (self->drawing != NULL)
    {
      scene = nonet_tree_place_get_scene (self);
      if (self->fits)
        self->zoom = scene.zoom = nonet_tree_get_fitting_zoom (&scene);
      nonet_tree_get_size (&scene, &width, &height);
    }
  nonet_scroll_axes_configure (&self->axes, GTK_ORIENTATION_HORIZONTAL, width, gtk_widget_get_width (self->axes.widget),
                               SCROLL_STEP);
  nonet_scroll_axes_configure (&self->axes, GTK_ORIENTATION_VERTICAL, height, gtk_widget_get_height (self->axes.widget),
                               SCROLL_STEP);
  gtk_widget_queue_draw (self->axes.widget);
}

void
nonet_tree_place_get_middle (const NonetTreePlace *self, guint32 position, double *x, double *y)
{
  NonetTreeScene scene = nonet_tree_place_get_scene (self);

  *x = nonet_tree_get_x (&scene, position);
  *y = nonet_tree_get_y (&scene, nonet_tree_drawing_get_level (self->drawing, position));
}

static void
scroll_axis (NonetTreePlace *self, GtkOrientation orientation, double by)
{
  nonet_scroll_axes_set_value (&self->axes, orientation, nonet_scroll_axes_get_value (&self->axes, orientation) + by);
}

void
nonet_tree_place_scroll (NonetTreePlace *self, double from_x, double from_y, double x, double y)
{
  scroll_axis (self, GTK_ORIENTATION_HORIZONTAL, from_x - x);
  scroll_axis (self, GTK_ORIENTATION_VERTICAL, from_y - y);
}

void
nonet_tree_place_show (NonetTreePlace *self, guint32 position)
{
  NonetTreeScene scene = nonet_tree_place_get_scene (self);
  double room = 2.5 * nonet_tree_get_radius (&scene) + 6, x, y;

  if (scene.width == 0)
    return;
  nonet_tree_place_get_middle (self, position, &x, &y);
  x += scene.left;
  y += scene.top;
  nonet_scroll_axes_show (&self->axes, GTK_ORIENTATION_HORIZONTAL, x - room, x + room);
  nonet_scroll_axes_show (&self->axes, GTK_ORIENTATION_VERTICAL, y - room, y + room);
}

void
nonet_tree_place_zoom_at (NonetTreePlace *self, double zoom, double x, double y)
{
  NonetTreeScene scene = nonet_tree_place_get_scene (self);
  double place = nonet_tree_get_place (&scene, x);
  double level = (y - nonet_tree_get_y (&scene, 0)) / nonet_tree_get_row (&scene);

  self->fits = FALSE;
  self->zoom = CLAMP (zoom, MIN (nonet_tree_get_fitting_zoom (&scene), LEAST_ZOOM), MOST_ZOOM);
  nonet_tree_place_configure (self);
  scene = nonet_tree_place_get_scene (self);
  nonet_tree_place_scroll (self, nonet_tree_get_point (&scene, place),
                           nonet_tree_get_y (&scene, 0) + level * nonet_tree_get_row (&scene), x, y);
}
