/* The place of the keypad in a narrow window: a card stands there as long as there is something to say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"

/* All of it but the card belongs to the window. */
typedef struct
{
  GtkRevealer *bar;
  GtkWidget *keypad;
  AdwFlap *flap; /* with the pane, in which cards stand while it is not folded */
  GtkWidget *board;
  GtkWidget *card;
} NonetKeypadPlace;

/* For a card, which the caller keeps. */
void nonet_keypad_place_init (NonetKeypadPlace *self, NonetFrame *frame, GtkWidget *card);

/* Whether the pane is folded, and closed: open, it lies over the board, and is left to those who opened it. */
gboolean nonet_keypad_place_is_needed (const NonetKeypadPlace *self);

/* Whether the card is in the bar, which has one at a time; or another card is. Bars notify of their "child". */
gboolean nonet_keypad_place_has (const NonetKeypadPlace *self);
gboolean nonet_keypad_place_has_other (const NonetKeypadPlace *self);

/* Puts the card into the bar, in place of another if there is one, and hides the keypad. The board takes the focus from
 * a card that leaves. */
void nonet_keypad_place_take (const NonetKeypadPlace *self);

/* Takes the card out again and shows the keypad; nothing happens while the card is not there. The board takes the
 * focus from it. */
void nonet_keypad_place_leave (const NonetKeypadPlace *self);
