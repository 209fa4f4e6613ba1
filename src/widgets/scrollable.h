/* What widgets that scroll by themselves have in common: the adjustment and the policy of each axis.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* A GtkScrollable, which is placed and drawn anew when somebody else moves an axis. */
#define NONET_TYPE_SCROLLABLE (nonet_scrollable_get_type ())
G_DECLARE_DERIVABLE_TYPE (NonetScrollable, nonet_scrollable, NONET, SCROLLABLE, GtkWidget)

struct _NonetScrollableClass
{
  GtkWidgetClass parent_class;
  GtkRequisition minimum, natural; /* its size */
};

/* self: a NonetScrollable. The content of an axis is length long, of which page is in sight and step is one turn of the wheel, all in
 * pixels; the value stays where it is as far as it can. */
void nonet_scrollable_configure (gpointer self, GtkOrientation orientation, double length, double page, double step);

/* How far an axis is scrolled; 0 without an adjustment. */
double nonet_scrollable_get_value (gpointer self, GtkOrientation orientation);
void nonet_scrollable_set_value (gpointer self, GtkOrientation orientation, double value);

/* The same for a widget that is just being allocated. */
void nonet_scrollable_correct_value (gpointer self, GtkOrientation orientation, double value);

/* Scrolls so far that the stretch from start to end comes into the page. */
void nonet_scrollable_show (gpointer self, GtkOrientation orientation, double start, double end);
