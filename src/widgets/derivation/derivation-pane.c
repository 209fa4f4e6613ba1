/* The pane of the derivation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/derivation-pane.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/derivation/moment-card.h"
#include "widgets/derivation/stage-list.h"
#include "widgets/widget-utils.h"

/* Milliseconds that a move may take before the pane says that it does. */
#define PATIENCE 250

struct _NonetDerivationPane
{
  AdwBin parent_instance;

  /* Children of the template. */
  GtkLabel *notice;
  NonetStageList *stages;
  NonetMomentCard *card;
  GtkDropDown *stride_choice;
  GtkWidget *play_button;
  GtkAdjustment *speed;
  GtkLabel *speed_label;
  GtkWidget *working;

  NonetDerivation *derivation; /* or NULL */
  GSignalGroup *derivation_signals;
  guint patience_source;
};

enum
{
  PROP_STRIDE = 1,
  PROP_SPEED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (NonetDerivationPane, nonet_derivation_pane, ADW_TYPE_BIN)

static void
patience_over_cb (gpointer data)
{
  NonetDerivationPane *self = data;

  self->patience_source = 0;
  gtk_widget_set_visible (self->working, TRUE);
}

static void
update_working (NonetDerivationPane *self)
{
  gboolean is_moving = self->derivation != NULL && nonet_derivation_is_moving (self->derivation);

  if (!is_moving)
    {
      g_clear_handle_id (&self->patience_source, g_source_remove);
      gtk_widget_set_visible (self->working, FALSE);
    }
  else if (self->patience_source == 0 && !gtk_widget_get_visible (self->working))
    self->patience_source = g_timeout_add_once (PATIENCE, patience_over_cb, self);
}

static void
update (NonetDerivationPane *self)
{
  const NonetMoment *moment = self->derivation != NULL ? nonet_derivation_get_moment (self->derivation) : NULL;

  nonet_stage_list_set_moment (self->stages, moment);
  nonet_moment_card_set_moment (self->card, moment);
  update_working (self);
}

void
nonet_derivation_pane_set_derivation (NonetDerivationPane *self, NonetDerivation *derivation)
{
  g_return_if_fail (NONET_IS_DERIVATION_PANE (self));

  g_set_object (&self->derivation, derivation);
  g_signal_group_set_target (self->derivation_signals, derivation);
  if (derivation != NULL)
    nonet_stage_list_set_stages (self->stages, nonet_derivation_get_variant (derivation) != SUDOKU_VARIANT_ONCE,
                                 nonet_derivation_can_search (derivation));
  update (self);
}

void
nonet_derivation_pane_set_notice (NonetDerivationPane *self, const char *notice)
{
  g_return_if_fail (NONET_IS_DERIVATION_PANE (self));

  nonet_label_show_text (self->notice, notice);
}

void
nonet_derivation_pane_set_playing (NonetDerivationPane *self, gboolean playing)
{
  const char *text = playing ? _ ("Pause (Ctrl+F5)") : _ ("Play (Ctrl+F5)");
  const char *label = playing ? _ ("Pause") : _ ("Play");

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button),
                            playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->play_button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* The scale is logarithmic: from one step in two seconds to 32 a second. */
static double
get_speed (NonetDerivationPane *self)
{
  return pow (2, gtk_adjustment_get_value (self->speed));
}

static void
speed_changed_cb (NonetDerivationPane *self)
{
  double speed = get_speed (self);
  /* Translators: steps a second, kept short. */
  g_autofree char *text = g_strdup_printf (speed < 10 ? _ ("%.2g/s") : _ ("%.0f/s"), speed);

  gtk_label_set_text (self->speed_label, text);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPEED]);
}

static void
stride_chosen_cb (NonetDerivationPane *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STRIDE]);
}

static void
nonet_derivation_pane_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  NonetDerivationPane *self = NONET_DERIVATION_PANE (object);

  if (property_id == PROP_STRIDE)
    g_value_set_uint (value, gtk_drop_down_get_selected (self->stride_choice));
  else if (property_id == PROP_SPEED)
    g_value_set_double (value, get_speed (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
nonet_derivation_pane_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  NonetDerivationPane *self = NONET_DERIVATION_PANE (object);

  if (property_id == PROP_STRIDE)
    gtk_drop_down_set_selected (self->stride_choice, g_value_get_uint (value));
  else if (property_id == PROP_SPEED)
    gtk_adjustment_set_value (self->speed, log2 (g_value_get_double (value)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
}

static void
nonet_derivation_pane_dispose (GObject *object)
{
  NonetDerivationPane *self = NONET_DERIVATION_PANE (object);

  g_clear_handle_id (&self->patience_source, g_source_remove);
  g_clear_object (&self->derivation_signals);
  g_clear_object (&self->derivation);
  G_OBJECT_CLASS (nonet_derivation_pane_parent_class)->dispose (object);
}

static void
nonet_derivation_pane_class_init (NonetDerivationPaneClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nonet_derivation_pane_get_property;
  object_class->set_property = nonet_derivation_pane_set_property;
  object_class->dispose = nonet_derivation_pane_dispose;
  properties[PROP_STRIDE] = g_param_spec_uint ("stride", NULL, NULL, 0, SUDOKU_STRIDE_STAGE, 0, flags);
  properties[PROP_SPEED] = g_param_spec_double ("speed", NULL, NULL, 0.5, 32, 2, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (NONET_TYPE_MOMENT_CARD);
  g_type_ensure (NONET_TYPE_STAGE_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/derivation-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetDerivationPane, notice);
  gtk_widget_class_bind_template_child (widget_class, NonetDerivationPane, stages);
  gtk_widget_class_bind_template_child (widget_class, NonetDerivationPane, card);
  gtk_widget_class_bind_template_child (widget_class, NonetDerivationPane, stride_choice);
  gtk_widget_class_bind_template_child (widget_class, NonetDerivationPane, play_button);
  gtk_widget_class_bind_template_child (widget_class, NonetDerivationPane, speed);
  gtk_widget_class_bind_template_child (widget_class, NonetDerivationPane, speed_label);
  gtk_widget_class_bind_template_child (widget_class, NonetDerivationPane, working);
  gtk_widget_class_set_css_name (widget_class, "derivationpane");
}

static void
nonet_derivation_pane_init (NonetDerivationPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->derivation_signals = g_signal_group_new (NONET_TYPE_DERIVATION);
  g_signal_group_connect_swapped (self->derivation_signals, "changed", G_CALLBACK (update), self);
  g_signal_connect_object (self->speed, "value-changed", G_CALLBACK (speed_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stride_choice, "notify::selected", G_CALLBACK (stride_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  speed_changed_cb (self);
}
