/* The preferences window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define NONET_TYPE_PREFERENCES (nonet_preferences_get_type ())
G_DECLARE_FINAL_TYPE (NonetPreferences, nonet_preferences, NONET, PREFERENCES, AdwPreferencesWindow)

/* Shows the preferences over parent (or NULL); changes take effect at once. */
void nonet_preferences_present (GtkWindow *parent, GSettings *settings);
