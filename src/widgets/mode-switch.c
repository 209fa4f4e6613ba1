/* The switch over the board between setting a puzzle and playing it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/mode-switch.h"

struct _NonetModeSwitch
{
  GtkBox parent_instance;

  GtkToggleButton *set;
  GtkToggleButton *play; /* active when the other is not */
};

G_DEFINE_FINAL_TYPE (NonetModeSwitch, nonet_mode_switch, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_SETTING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
say_checked (GtkToggleButton *button)
{
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
      gtk_toggle_button_get_active (button) ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static void
toggled_cb (NonetModeSwitch *self)
{
  say_checked (self->set);
  say_checked (self->play);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SETTING]);
}

static void
nonet_mode_switch_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_SETTING:
      g_value_set_boolean (value, gtk_toggle_button_get_active (NONET_MODE_SWITCH (object)->set));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_mode_switch_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  NonetModeSwitch *self = NONET_MODE_SWITCH (object);

  switch (property_id)
    {
    case PROP_SETTING:
      gtk_toggle_button_set_active (g_value_get_boolean (value) ? self->set : self->play, TRUE);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_mode_switch_class_init (NonetModeSwitchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nonet_mode_switch_get_property;
  object_class->set_property = nonet_mode_switch_set_property;
  properties[PROP_SETTING] = g_param_spec_boolean (
      "setting", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/mode-switch.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetModeSwitch, set);
  gtk_widget_class_bind_template_child (widget_class, NonetModeSwitch, play);
}

static void
nonet_mode_switch_init (NonetModeSwitch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* In a narrow window large text may be cut; the tooltips have the words. */
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->set))), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->play))), PANGO_ELLIPSIZE_END);
  g_signal_connect_object (self->set, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  toggled_cb (self);
}
