/* The main menu: the buttons that have it, in the header of wide windows and of narrow ones, and the action that opens it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/frame.h"

G_BEGIN_DECLS

/* Gives both buttons the menu, and the frame the action "win.menu". */
void nonet_main_menu_add (NonetFrame *frame);

G_END_DECLS
