/* Combo rows whose choice is kept in the settings by its name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Binds a key, a string or an enumeration, to the row that is selected. names are static: what the rows stand for, up to NULL. */
void nonet_settings_bind_combo (GSettings *settings, const char *key, AdwComboRow *combo, const char *const *names);

G_END_DECLS
