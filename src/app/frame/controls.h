/* What controls of windows and dialogs share: where keys go that are typed, choices kept in the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board/board-view.h"

/* Typing anywhere in the window: symbols go to the board wherever the focus is, except into texts. */
void nonet_typing_install (GtkWindow *window, NonetBoardView *board);

/* Whether a text entry has the focus; then it is given the action ("clipboard.copy") instead of the board. */
gboolean nonet_typing_forward_to_text (GtkWindow *window, const char *action);

/* Whether Escape would end a symbol that is being typed, or something that has the focus: a text entry or a popover. */
gboolean nonet_typing_needs_escape (GtkWindow *window, NonetBoardView *board);

/* Gives the focus back to a button when its menu closes: after one of its submenus was used, GTK 4.8 leaves the focus in the menu,
 * where keys are lost. The menu is made later. */
void nonet_typing_keep_after_menu (GtkMenuButton *button);

/* How what was chosen last is bound: where settings cannot be written, it can still be chosen for this time. */
#define NONET_SETTINGS_REMEMBER ((GSettingsBindFlags) (G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY))

/* Binds a key, a string or an enumeration, to the row that is selected, like that. names are static: what the rows stand for, up to NULL. */
void nonet_settings_bind_combo (GSettings *settings, const char *key, AdwComboRow *combo, const char *const *names);
