/* The window of keyboard shortcuts: one list, which can be searched.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/* A row with what keys do, and the keys, below if there is no room beside it. Property "accelerator": keys, such as "<Control>n F2" or
 * "1...9", as those of a GtkShortcutLabel. */
#define NONET_TYPE_SHORTCUT_ROW (nonet_shortcut_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetShortcutRow, nonet_shortcut_row, NONET, SHORTCUT_ROW, AdwPreferencesRow)

/* The window; owned by GTK. */
GtkWindow *nonet_shortcuts_new (void);
