/* The keypad: keys for symbols, modes and colors, laid out for the board and the room there is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board/board-view.h"

#define NONET_KEY_GAP 6

#define NONET_TYPE_KEY_LAYOUT (nonet_key_layout_get_type ())
G_DECLARE_FINAL_TYPE (NonetKeyLayout, nonet_key_layout, NONET, KEY_LAYOUT, GtkLayoutManager)

/* How many rows n keys take in a width, filled as evenly as can be; if they are several, the last one has a place for another
 * key: nine keys where eight fit are 5 + 4. */
guint nonet_key_layout_rows (guint n, int width);

/* The length of these rows. */
guint nonet_key_layout_columns (guint n, guint rows);

/* The largest width at which n keys take several rows. */
int nonet_key_layout_most_in_rows (guint n);

/* Signals, besides those of a button: "held" (secondary button or long press). */
#define NONET_TYPE_KEYPAD_KEY (nonet_keypad_key_get_type ())
G_DECLARE_FINAL_TYPE (NonetKeypadKey, nonet_keypad_key, NONET, KEYPAD_KEY, GtkButton)

guint nonet_keypad_key_get_value (NonetKeypadKey *self);

/* Property "board" (writable): the board the keys act on; NULL: none, the keypad is empty. */
#define NONET_TYPE_KEYPAD (nonet_keypad_get_type ())
G_DECLARE_FINAL_TYPE (NonetKeypad, nonet_keypad, NONET, KEYPAD, GtkWidget)

/* Has two modes only, as answers have on a sheet with candidates: values, and candidates that are struck out. */
void nonet_keypad_set_answering (NonetKeypad *self);
