/* The keypad under the board: what keys enter, a key for each symbol with how many are left, or for each colour, and a clear key.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A key puts its symbol into the selected cells of the board. Where nothing that can be changed is
 * selected, and always with the secondary button or a long press, it is chosen instead and stays
 * down: clicking cells then puts it there. Boards of more symbols than fit scroll.
 */
#pragma once

#include "widgets/board/board-view.h"

G_BEGIN_DECLS

/* Property "board" (writable): the board the keys act on; NULL: none, the keypad is empty. */
#define NONET_TYPE_KEYPAD (nonet_keypad_get_type ())
G_DECLARE_FINAL_TYPE (NonetKeypad, nonet_keypad, NONET, KEYPAD, GtkWidget)

G_END_DECLS
