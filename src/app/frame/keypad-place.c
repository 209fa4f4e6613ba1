/* The place of the keypad.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/keypad-place.h"

#include "widgets/widget-utils.h"

/* GTK keeps the focus on what is taken out until the next frame; the keys that are pressed before do not reach the window. */
static void
release_focus (const NonetKeypadPlace *self)
{
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->bar)) != NULL)
    gtk_widget_grab_focus (self->board);
}

void
nonet_keypad_place_init (NonetKeypadPlace *self, NonetFrame *frame, GtkWidget *card)
{
  self->bar = nonet_frame_get_child (frame, "hint_bar");
  self->keypad = nonet_frame_get_child (frame, "keypad");
  self->flap = nonet_frame_get_child (frame, "flap");
  self->board = nonet_frame_get_child (frame, "board");
  self->card = card;
}

gboolean
nonet_keypad_place_is_needed (const NonetKeypadPlace *self)
{
  return adw_flap_get_folded (self->flap) && !adw_flap_get_reveal_flap (self->flap);
}

gboolean
nonet_keypad_place_has (const NonetKeypadPlace *self)
{
  return gtk_revealer_get_child (self->bar) == self->card;
}

gboolean
nonet_keypad_place_has_other (const NonetKeypadPlace *self)
{
  return gtk_revealer_get_child (self->bar) != NULL && !nonet_keypad_place_has (self);
}

void
nonet_keypad_place_take (const NonetKeypadPlace *self)
{
  if (!nonet_keypad_place_has (self))
    {
      release_focus (self);
      gtk_revealer_set_child (self->bar, self->card);
    }
  gtk_revealer_set_reveal_child (self->bar, TRUE);
  nonet_widget_show_in_place (self->keypad, FALSE);
}

void
nonet_keypad_place_leave (const NonetKeypadPlace *self)
{
  if (!nonet_keypad_place_has (self))
    return;
  release_focus (self);
  gtk_revealer_set_reveal_child (self->bar, FALSE);
  gtk_revealer_set_child (self->bar, NULL);
  nonet_widget_show_in_place (self->keypad, TRUE);
}
