/* Whether there is power enough: what UPower and the power profile say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/power.h"

struct _NonetPower
{
  GObject parent_instance;

  GCancellable *cancellable;
  GDBusProxy *upower; /* or NULL */
  GPowerProfileMonitor *profile;
  gboolean plentiful;
};

G_DEFINE_FINAL_TYPE (NonetPower, nonet_power, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PLENTIFUL,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static gboolean
is_on_battery (NonetPower *self)
{
  g_autoptr (GVariant) value =
      self->upower != NULL ? g_dbus_proxy_get_cached_property (self->upower, "OnBattery") : NULL;

  return value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) && g_variant_get_boolean (value);
}

static void
update (NonetPower *self)
{
  gboolean plentiful = !is_on_battery (self) && !g_power_profile_monitor_get_power_saver_enabled (self->profile);

  if (plentiful == self->plentiful)
    return;
  self->plentiful = plentiful;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLENTIFUL]);
}

static void
upower_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  GDBusProxy *upower = g_dbus_proxy_new_for_bus_finish (result, &error);
  NonetPower *self = user_data;

  if (upower == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        g_debug ("Nobody says whether this is a battery: %s", error->message);
      return;
    }
  self->upower = upower;
  g_signal_connect_object (upower, "g-properties-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

gboolean
nonet_power_is_plentiful (NonetPower *self)
{
  g_return_val_if_fail (NONET_IS_POWER (self), TRUE);
  return self->plentiful;
}

static void
nonet_power_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_PLENTIFUL:
      g_value_set_boolean (value, NONET_POWER (object)->plentiful);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_power_dispose (GObject *object)
{
  NonetPower *self = NONET_POWER (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->upower);
  g_clear_object (&self->profile);
  G_OBJECT_CLASS (nonet_power_parent_class)->dispose (object);
}

static void
nonet_power_finalize (GObject *object)
{
  g_object_unref (NONET_POWER (object)->cancellable);
  G_OBJECT_CLASS (nonet_power_parent_class)->finalize (object);
}

static void
nonet_power_class_init (NonetPowerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = nonet_power_get_property;
  object_class->dispose = nonet_power_dispose;
  object_class->finalize = nonet_power_finalize;
  props[PROP_PLENTIFUL] =
      g_param_spec_boolean ("plentiful", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
nonet_power_init (NonetPower *self)
{
  self->plentiful = TRUE;
  self->cancellable = g_cancellable_new ();
  self->profile = g_power_profile_monitor_dup_default ();
  g_signal_connect_object (self->profile, "notify::power-saver-enabled", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SYSTEM, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL, "org.freedesktop.UPower",
                            "/org/freedesktop/UPower", "org.freedesktop.UPower", self->cancellable, upower_cb, self);
  update (self);
}

NonetPower *
nonet_power_new (void)
{
  return g_object_new (NONET_TYPE_POWER, NULL);
}
