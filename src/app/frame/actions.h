/* Actions that several parts of a window have a say in: each may hold an action back for a reason of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Why an action cannot be used just now. */
typedef enum
{
  NONET_HOLD_OWNER = 1 << 0, /* there is nothing to do for whoever does it */
  NONET_HOLD_START = 1 << 1, /* the start page is shown instead of the board */
  NONET_HOLD_PAUSE = 1 << 2, /* the board is hidden while the timer is paused */
} NonetHold;

/* Holds an action (GSimpleAction) back, or does so no longer; it is enabled while nothing holds it back. */
void nonet_action_hold (GAction *action, NonetHold hold, gboolean held);

/* A GPropertyAction that can be held back; caller owns it. */
GAction *nonet_property_action_new (const char *name, gpointer object, const char *property);

G_END_DECLS
