/* Typing anywhere in the window: symbols go to the board wherever the focus is, but into texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/window-private.h"

/* Keys that move or press stay with what has the focus. */
static gboolean
is_for_the_board (guint keyval, GdkModifierType state)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK))
    return FALSE;
  return keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_BackSpace
         || g_unichar_isgraph (gdk_keyval_to_unicode (keyval));
}

static gboolean
key_pressed_cb (NonetWindow *self,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!is_for_the_board (keyval, state) || (focus != NULL && GTK_IS_EDITABLE (focus))
      || gtk_widget_get_focus_child (GTK_WIDGET (self->board)) != NULL)
    return GDK_EVENT_PROPAGATE;
  /* The next keys may be part of the same symbol. */
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (self->board));
}

void
nonet_window_init_typing (NonetWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
