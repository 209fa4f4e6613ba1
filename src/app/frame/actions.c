/* Actions that several parts of a window have a say in: each may hold an action back for a reason of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/actions.h"

#define HOLDS "nonet-holds"

/* What is disabled by a binding is left to it. */
void
nonet_action_hold (GAction *action, NonetHold hold, gboolean held)
{
  guint before = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (action), HOLDS));
  guint holds = held ? before | hold : before & ~(guint) hold;

  if (holds == before || (before == 0 && !g_action_get_enabled (action)))
    return;
  g_object_set_data (G_OBJECT (action), HOLDS, GUINT_TO_POINTER (holds));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), holds == 0);
}

static void
state_changed_cb (GAction *property, GParamSpec *pspec, GSimpleAction *action)
{
  g_autoptr (GVariant) state = g_action_get_state (property);

  g_simple_action_set_state (action, state);
}

GAction *
nonet_property_action_new (const char *name, gpointer object, const char *property)
{
  GAction *inner = G_ACTION (g_property_action_new (name, object, property));
  g_autoptr (GVariant) state = g_action_get_state (inner);
  GSimpleAction *action = g_simple_action_new_stateful (name, g_action_get_parameter_type (inner), state);

  g_signal_connect_object (inner, "notify::state", G_CALLBACK (state_changed_cb), action, 0);
  g_signal_connect_object (action, "change-state", G_CALLBACK (g_action_change_state), inner, G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (action), "nonet-property", inner, g_object_unref);
  return G_ACTION (action);
}
