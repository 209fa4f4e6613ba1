/* The switch over the board between setting a puzzle and playing it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/* Two linked buttons, for screen readers a group of radio buttons. Property "setting" (boolean, with notify): whether Set is
 * chosen, or else Play. */
#define NONET_TYPE_MODE_SWITCH (nonet_mode_switch_get_type ())
G_DECLARE_FINAL_TYPE (NonetModeSwitch, nonet_mode_switch, NONET, MODE_SWITCH, GtkBox)
