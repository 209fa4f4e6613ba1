/* What a widget needs to be a GtkScrollable: the adjustment and the policy of each axis, and its four properties.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Part of a widget's instance. All fields are the functions' below. */
typedef struct
{
  GtkWidget *widget;
  void (*scrolled) (GtkWidget *widget);
  GtkAdjustment *adjustment[2]; /* of GtkOrientation; NULL while the widget is in no scrolled window */
  GtkScrollablePolicy policy[2];
  gboolean configuring; /* values change by our own doing */
} NonetScrollAxes;

/* In the class's init: overrides the properties hadjustment, vadjustment, hscroll-policy and vscroll-policy as the four
 * ids from first_id on. */
void nonet_scroll_axes_install_properties (GObjectClass *klass, guint first_id);

/* In the instance's init: scrolled is called when somebody else moves an axis. */
void nonet_scroll_axes_init (NonetScrollAxes *self, GtkWidget *widget, void (*scrolled) (GtkWidget *widget));

/* In dispose: lets the adjustments go. May be called again. */
void nonet_scroll_axes_dispose (NonetScrollAxes *self);

/* The property with the id first_id + which. FALSE if it is none of the four. */
gboolean nonet_scroll_axes_get_property (NonetScrollAxes *self, guint which, GValue *value);
gboolean nonet_scroll_axes_set_property (NonetScrollAxes *self, guint which, const GValue *value);

/* The content of an axis is length long, of which page is in sight and step is one turn of the wheel, all in
 * pixels; the value stays where it is as far as it can. */
void nonet_scroll_axes_configure (NonetScrollAxes *self,
                                  GtkOrientation orientation,
                                  double length,
                                  double page,
                                  double step);

/* How far an axis is scrolled; 0 without an adjustment. */
double nonet_scroll_axes_get_value (NonetScrollAxes *self, GtkOrientation orientation);
void nonet_scroll_axes_set_value (NonetScrollAxes *self, GtkOrientation orientation, double value);

/* The same for a widget that is just being allocated: scrolled is not called. */
void nonet_scroll_axes_correct_value (NonetScrollAxes *self, GtkOrientation orientation, double value);

/* Scrolls so far that the stretch from start to end comes into the page. */
void nonet_scroll_axes_show (NonetScrollAxes *self, GtkOrientation orientation, double start, double end);
