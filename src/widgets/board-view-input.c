/* Input methods on the board: dead keys, compose sequences, and symbols of scripts that several keys make one sign of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A key that is a symbol by itself never comes here, so digits cost nothing more; the input method gets the keys the board
 * has no use for, and every key while it has something begun. What it has begun is shown as what is composed is.
 */
#include "widgets/board-view-input.h"

#include "widgets/board-view-place.h"

gboolean
nonet_board_view_is_preediting (NonetBoardView *self)
{
  return self->preedit != NULL && *self->preedit != '\0';
}

gboolean
nonet_board_view_filter_key (NonetBoardView *self, GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  GdkRectangle area;

  if (event == NULL)
    return FALSE;
  /* Where the input method may show what there is to choose from. */
  nonet_board_view_get_cell_area (self, self->cursor, &area);
  gtk_im_context_set_cursor_location (self->input, &area);
  return gtk_im_context_filter_keypress (self->input, event);
}

static void
key_released (NonetBoardView *self, guint keyval, guint keycode, GdkModifierType state, GtkEventController *controller)
{
  if (self->n_cells > 0)
    nonet_board_view_filter_key (self, controller);
}

void
nonet_board_view_reset_input (NonetBoardView *self)
{
  if (!nonet_board_view_is_preediting (self))
    return;
  g_clear_pointer (&self->preedit, g_free);
  gtk_im_context_reset (self->input);
  nonet_board_view_invalidate (self);
}

static void
preedit_changed (NonetBoardView *self)
{
  g_clear_pointer (&self->preedit, g_free);
  gtk_im_context_get_preedit_string (self->input, &self->preedit, NULL, NULL);
  nonet_board_view_invalidate (self);
}

const char *
nonet_board_view_get_typing (NonetBoardView *self)
{
  const char *preedit = nonet_board_view_is_preediting (self) ? self->preedit : "";

  if (self->composing->len == 0 && *preedit == '\0')
    return NULL;
  g_free (self->typing);
  self->typing = g_strconcat (self->composing->str, preedit, NULL);
  return self->typing;
}

static void
realized (NonetBoardView *self)
{
  gtk_im_context_set_client_widget (self->input, GTK_WIDGET (self));
}

static void
unrealized (NonetBoardView *self)
{
  nonet_board_view_reset_input (self);
  gtk_im_context_set_client_widget (self->input, NULL);
}

static void
focus_entered (NonetBoardView *self)
{
  gtk_im_context_focus_in (self->input);
}

static void
focus_left (NonetBoardView *self)
{
  nonet_board_view_reset_input (self);
  gtk_im_context_focus_out (self->input);
}

void
nonet_board_view_init_input (NonetBoardView *self, GtkEventController *keys)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  self->input = gtk_im_multicontext_new ();
  /* There is a keypad already. */
  g_object_set (self->input, "input-hints",
                GTK_INPUT_HINT_NO_SPELLCHECK | GTK_INPUT_HINT_NO_EMOJI | GTK_INPUT_HINT_INHIBIT_OSK, NULL);
  g_signal_connect_swapped (self->input, "preedit-changed", G_CALLBACK (preedit_changed), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (focus_entered), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left), self);
  g_signal_connect (self, "realize", G_CALLBACK (realized), NULL);
  g_signal_connect (self, "unrealize", G_CALLBACK (unrealized), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

void
nonet_board_view_end_input (NonetBoardView *self)
{
  if (self->input != NULL)
    g_signal_handlers_disconnect_by_data (self->input, self);
  g_clear_object (&self->input);
  g_clear_pointer (&self->preedit, g_free);
  g_clear_pointer (&self->typing, g_free);
}
