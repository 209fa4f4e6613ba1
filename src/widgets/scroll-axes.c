/* What a widget needs to be a GtkScrollable: the adjustment and the policy of each axis, and its four properties.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/scroll-axes.h"

/* The properties in the order of their ids. */
enum
{
  HADJUSTMENT,
  VADJUSTMENT,
  HSCROLL_POLICY,
  VSCROLL_POLICY
};

static const char *const property_names[] = { "hadjustment", "vadjustment", "hscroll-policy", "vscroll-policy" };

void
nonet_scroll_axes_install_properties (GObjectClass *klass, guint first_id)
{
  for (guint i = 0; i < G_N_ELEMENTS (property_names); i++)
    g_object_class_override_property (klass, first_id + i, property_names[i]);
}

void
nonet_scroll_axes_init (NonetScrollAxes *self, GtkWidget *widget, void (*scrolled) (GtkWidget *widget))
{
  self->widget = widget;
  self->scrolled = scrolled;
}

static void
value_changed (NonetScrollAxes *self)
{
  if (!self->configuring)
    self->scrolled (self->widget);
}

static void
set_adjustment (NonetScrollAxes *self, GtkOrientation orientation, GtkAdjustment *adjustment)
{
  if (self->adjustment[orientation] == adjustment)
    return;
  if (self->adjustment[orientation] != NULL)
    g_signal_handlers_disconnect_by_func (self->adjustment[orientation], value_changed, self);
  g_set_object (&self->adjustment[orientation], adjustment);
  if (adjustment == NULL)
    return;
  g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (value_changed), self);
  gtk_widget_queue_allocate (self->widget);
}

void
nonet_scroll_axes_dispose (NonetScrollAxes *self)
{
  set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (self, GTK_ORIENTATION_VERTICAL, NULL);
}

gboolean
nonet_scroll_axes_get_property (NonetScrollAxes *self, guint which, GValue *value)
{
  switch (which)
    {
    case HADJUSTMENT:
    case VADJUSTMENT:
      g_value_set_object (value, self->adjustment[which - HADJUSTMENT]);
      return TRUE;
    case HSCROLL_POLICY:
    case VSCROLL_POLICY:
      g_value_set_enum (value, self->policy[which - HSCROLL_POLICY]);
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
nonet_scroll_axes_set_property (NonetScrollAxes *self, guint which, const GValue *value)
{
  switch (which)
    {
    case HADJUSTMENT:
    case VADJUSTMENT:
      set_adjustment (self, which - HADJUSTMENT, g_value_get_object (value));
      return TRUE;
    case HSCROLL_POLICY:
    case VSCROLL_POLICY:
      self->policy[which - HSCROLL_POLICY] = g_value_get_enum (value);
      return TRUE;
    default:
      return FALSE;
    }
}

void
nonet_scroll_axes_configure (NonetScrollAxes *self, GtkOrientation orientation, double length, double page, double step)
{
  GtkAdjustment *adjustment = self->adjustment[orientation];
  double upper = MAX (length, page);

  if (adjustment == NULL)
    return;
  self->configuring = TRUE;
  gtk_adjustment_configure (adjustment, CLAMP (gtk_adjustment_get_value (adjustment), 0, upper - page), 0, upper, step,
                            page * 0.9, page);
  self->configuring = FALSE;
}

double
nonet_scroll_axes_get_value (NonetScrollAxes *self, GtkOrientation orientation)
{
  return self->adjustment[orientation] != NULL ? gtk_adjustment_get_value (self->adjustment[orientation]) : 0;
}

void
nonet_scroll_axes_correct_value (NonetScrollAxes *self, GtkOrientation orientation, double value)
{
  self->configuring = TRUE;
  nonet_scroll_axes_set_value (self, orientation, value);
  self->configuring = FALSE;
}

void
nonet_scroll_axes_set_value (NonetScrollAxes *self, GtkOrientation orientation, double value)
{
  if (self->adjustment[orientation] != NULL)
    gtk_adjustment_set_value (self->adjustment[orientation], value);
}

void
nonet_scroll_axes_show (NonetScrollAxes *self, GtkOrientation orientation, double start, double end)
{
  if (self->adjustment[orientation] != NULL)
    gtk_adjustment_clamp_page (self->adjustment[orientation], start, end);
}
