/* The place of the keypad in a narrow window: a card stands there as long as there is something to say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether the card is in the bar, which has one at a time. */
gboolean nonet_keypad_place_has (GtkRevealer *bar, GtkWidget *card);

/* Puts the card into the bar, in place of another if there is one, and hides the keypad. */
void nonet_keypad_place_take (GtkRevealer *bar, GtkWidget *keypad, GtkWidget *card);

/* Takes the card out again and shows the keypad; nothing happens while the card is not there. */
void nonet_keypad_place_leave (GtkRevealer *bar, GtkWidget *keypad, GtkWidget *card);

G_END_DECLS
