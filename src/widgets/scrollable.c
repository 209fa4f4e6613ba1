/* What widgets that scroll by themselves have in common: the adjustment and the policy of each axis.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/scrollable.h"

typedef struct
{
  GtkAdjustment *adjustment[2]; /* of GtkOrientation; NULL while the widget is in no scrolled window */
  GtkScrollablePolicy policy[2];
  gboolean configuring; /* values change by our own doing */
} NonetScrollablePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (NonetScrollable,
                                  nonet_scrollable,
                                  GTK_TYPE_WIDGET,
                                  G_ADD_PRIVATE (NonetScrollable) G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY
};

static NonetScrollablePrivate *
private_of (gpointer self)
{
  return nonet_scrollable_get_instance_private (self);
}

static void
value_changed (GtkWidget *widget)
{
  if (private_of (widget)->configuring)
    return;
  gtk_widget_queue_allocate (widget);
  gtk_widget_queue_draw (widget);
}

static void
set_adjustment (gpointer self, GtkOrientation orientation, GtkAdjustment *adjustment)
{
  GtkAdjustment **place = &private_of (self)->adjustment[orientation];

  if (*place == adjustment)
    return;
  if (*place != NULL)
    g_signal_handlers_disconnect_by_func (*place, value_changed, self);
  g_set_object (place, adjustment);
  if (adjustment == NULL)
    return;
  g_signal_connect_swapped (adjustment, "value-changed", G_CALLBACK (value_changed), self);
  gtk_widget_queue_allocate (self);
}

void
nonet_scrollable_configure (gpointer self, GtkOrientation orientation, double length, double page, double step)
{
  NonetScrollablePrivate *priv = private_of (self);
  GtkAdjustment *adjustment = priv->adjustment[orientation];
  double upper = MAX (length, page);

  if (adjustment == NULL)
    return;
  priv->configuring = TRUE;
  gtk_adjustment_configure (adjustment, CLAMP (gtk_adjustment_get_value (adjustment), 0, upper - page), 0, upper, step,
                            page * 0.9, page);
  priv->configuring = FALSE;
}

double
nonet_scrollable_get_value (gpointer self, GtkOrientation orientation)
{
  GtkAdjustment *adjustment = private_of (self)->adjustment[orientation];

  return adjustment != NULL ? gtk_adjustment_get_value (adjustment) : 0;
}

void
nonet_scrollable_set_value (gpointer self, GtkOrientation orientation, double value)
{
  GtkAdjustment *adjustment = private_of (self)->adjustment[orientation];

  if (adjustment != NULL)
    gtk_adjustment_set_value (adjustment, value);
}

void
nonet_scrollable_correct_value (gpointer self, GtkOrientation orientation, double value)
{
  private_of (self)->configuring = TRUE;
  nonet_scrollable_set_value (self, orientation, value);
  private_of (self)->configuring = FALSE;
}

void
nonet_scrollable_show (gpointer self, GtkOrientation orientation, double start, double end)
{
  GtkAdjustment *adjustment = private_of (self)->adjustment[orientation];

  if (adjustment != NULL)
    gtk_adjustment_clamp_page (adjustment, start, end);
}

static void
nonet_scrollable_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  const NonetScrollableClass *klass = NONET_SCROLLABLE_GET_CLASS (widget);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? klass->minimum.width : klass->minimum.height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? klass->natural.width : klass->natural.height;
  *minimum_baseline = *natural_baseline = -1;
}

static void
nonet_scrollable_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id <= PROP_VADJUSTMENT)
    g_value_set_object (value, private_of (object)->adjustment[id - PROP_HADJUSTMENT]);
  else
    g_value_set_enum (value, private_of (object)->policy[id - PROP_HSCROLL_POLICY]);
}

static void
nonet_scrollable_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id <= PROP_VADJUSTMENT)
    set_adjustment (object, id - PROP_HADJUSTMENT, g_value_get_object (value));
  else
    private_of (object)->policy[id - PROP_HSCROLL_POLICY] = g_value_get_enum (value);
}

static void
nonet_scrollable_dispose (GObject *object)
{
  set_adjustment (object, GTK_ORIENTATION_HORIZONTAL, NULL);
  set_adjustment (object, GTK_ORIENTATION_VERTICAL, NULL);
  G_OBJECT_CLASS (nonet_scrollable_parent_class)->dispose (object);
}

static void
nonet_scrollable_class_init (NonetScrollableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = nonet_scrollable_get_property;
  object_class->set_property = nonet_scrollable_set_property;
  object_class->dispose = nonet_scrollable_dispose;
  GTK_WIDGET_CLASS (klass)->measure = nonet_scrollable_measure;
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
}

static void
nonet_scrollable_init (NonetScrollable *self)
{
}
