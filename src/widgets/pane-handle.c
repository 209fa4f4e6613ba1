/* The handle of the pane.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/pane-handle.h"

#include <glib/gi18n.h>

/* What an arrow key changes. */
#define STEP 20

struct _NonetPaneHandle
{
  GtkWidget parent_instance;

  int width;
  int width_at_start; /* of a drag */
  double x_at_start;  /* in the window */
};

enum
{
  PROP_WIDTH = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (NonetPaneHandle, nonet_pane_handle, GTK_TYPE_WIDGET)

static void
set_width (NonetPaneHandle *self, int width)
{
  width = CLAMP (width, NONET_PANE_LEAST, NONET_PANE_MOST);
  if (width == self->width)
    return;
  self->width = width;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) width, -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WIDTH]);
}

/* 1 where a pane at the end grows when the handle goes to the left. */
static int
direction (NonetPaneHandle *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;
}

/* The handle moves while it is dragged: what counts is where the pointer is in the window. */
static double
x_in_window (NonetPaneHandle *self, GtkGestureDrag *drag, double offset)
{
  double start_x, start_y, x = 0, y = 0;
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  gtk_gesture_drag_get_start_point (drag, &start_x, &start_y);
  gtk_widget_translate_coordinates (GTK_WIDGET (self), window, start_x + offset, start_y, &x, &y);
  return x;
}

static void
drag_begin_cb (NonetPaneHandle *self, double x, double y, GtkGestureDrag *drag)
{
  self->width_at_start = self->width;
  self->x_at_start = x_in_window (self, drag, 0);
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_update_cb (NonetPaneHandle *self, double x, double y, GtkGestureDrag *drag)
{
  set_width (self, self->width_at_start + direction (self) * (int) (self->x_at_start - x_in_window (self, drag, x)));
}

static void
pressed_cb (NonetPaneHandle *self, int n_presses)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (n_presses == 2)
    set_width (self, NONET_PANE_USUAL);
}

static gboolean
step_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  NonetPaneHandle *self = NONET_PANE_HANDLE (widget);

  set_width (self, self->width + direction (self) * g_variant_get_int32 (arguments));
  return GDK_EVENT_STOP;
}

static gboolean
usual_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  set_width (NONET_PANE_HANDLE (widget), NONET_PANE_USUAL);
  return GDK_EVENT_STOP;
}

static void
nonet_pane_handle_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 6 : 0;
}

static void
nonet_pane_handle_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  if (property_id == PROP_WIDTH)
    g_value_set_int (value, NONET_PANE_HANDLE (object)->width);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
nonet_pane_handle_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  if (property_id == PROP_WIDTH)
    set_width (NONET_PANE_HANDLE (object), g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
nonet_pane_handle_class_init (NonetPaneHandleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nonet_pane_handle_get_property;
  object_class->set_property = nonet_pane_handle_set_property;
  widget_class->measure = nonet_pane_handle_measure;
  properties[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, NONET_PANE_LEAST, NONET_PANE_MOST, NONET_PANE_USUAL,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, step_cb, "i", STEP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, step_cb, "i", -STEP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, usual_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "panehandle");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
nonet_pane_handle_init (NonetPaneHandle *self)
{
  GtkGesture *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new ();

  self->width = NONET_PANE_USUAL;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "col-resize");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _ ("Sidebar Width"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Sidebar Width"),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, (double) NONET_PANE_LEAST,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) NONET_PANE_MOST,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->width, -1);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
