/* The options of logic as the settings have them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "tasks/steps/logic-options.h"

G_BEGIN_DECLS

/* Reads the options. */
void nonet_logic_settings_get (GSettings *settings, NonetLogicOptions *options);

/* Calls a function of the object, with it as the only argument, whenever one of the options changes. */
void nonet_logic_settings_watch (GSettings *settings, GCallback changed, gpointer object);

G_END_DECLS
