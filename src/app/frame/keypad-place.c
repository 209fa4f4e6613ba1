/* The place of the keypad.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/keypad-place.h"

gboolean
nonet_keypad_place_has (GtkRevealer *bar, GtkWidget *card)
{
  return gtk_revealer_get_child (bar) == card;
}

void
nonet_keypad_place_take (GtkRevealer *bar, GtkWidget *keypad, GtkWidget *card)
{
  gtk_revealer_set_child (bar, card);
  gtk_revealer_set_reveal_child (bar, TRUE);
  gtk_widget_set_visible (keypad, FALSE);
}

void
nonet_keypad_place_leave (GtkRevealer *bar, GtkWidget *keypad, GtkWidget *card)
{
  if (!nonet_keypad_place_has (bar, card))
    return;
  gtk_revealer_set_reveal_child (bar, FALSE);
  gtk_revealer_set_child (bar, NULL);
  gtk_widget_set_visible (keypad, TRUE);
}
