/* Whether there is power enough for work that nobody asked for: from the mains, and not to be saved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Property "plentiful" (gboolean, with notify): FALSE while the computer runs on its battery, by UPower, or is set to save power.
 * Where nobody knows, it is TRUE. Nothing here waits for another process. */
#define NONET_TYPE_POWER (nonet_power_get_type ())
G_DECLARE_FINAL_TYPE (NonetPower, nonet_power, NONET, POWER, GObject)

NonetPower *nonet_power_new (void);
gboolean nonet_power_is_plentiful (NonetPower *self);

G_END_DECLS
