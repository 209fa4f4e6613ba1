/* Symbols typed on a board, by keys and by input methods: dead keys, compose sequences, scripts of many characters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A symbol of several characters ("12" where there is also a "1") is composed: what was typed so far stands underlined in the
 * cell until it can only be one symbol, a moment has passed, or another key ends it. A key that is a symbol by itself never
 * reaches the input method; that gets the keys the board has no use for, and every key while it has something begun.
 */
#pragma once

#include "widgets/board/board-view.h"

/* Part of a widget's instance. */
typedef struct
{
  NonetBoardView *board;
  GString *composing;
  NonetEntryMode mode; /* that in which composing began, or a modifier is held now */
  guint timeout;
  guint time; /* how many milliseconds a symbol that may continue waits for its next character; 900 at first */
  GtkIMContext *input;
  char *preedit; /* what the input method has begun, or NULL */
} NonetBoardTyping;

/* Follows the focus of the board, and what ends typing there. keys: the controller whose keys are typed. */
void nonet_board_typing_init (NonetBoardTyping *self, NonetBoardView *board, GtkEventController *keys);

/* In finalize; by then the board has no document any more. */
void nonet_board_typing_finalize (NonetBoardTyping *self);

/* A key that may be a symbol, or the beginning of one. Returns whether it was. */
gboolean nonet_board_typing_type_key (NonetBoardTyping *self, guint keyval);

/* The present key of the controller with a modifier that holds a mode. Control is for digits alone: with letters it has other
 * uses. Shift is no modifier where the key is another symbol with it than without. Returns whether it was taken. */
gboolean nonet_board_typing_type_held (NonetBoardTyping *self, GtkEventController *keys, GdkModifierType state);

/* Without modifiers, the present key of the controller, keyval, where it gives a digit with Shift and without it no symbol: the digit,
 * as on keyboards whose row of digits has them. Returns whether it was taken. */
gboolean nonet_board_typing_type_row (NonetBoardTyping *self,
                                      GtkEventController *keys,
                                      GdkModifierType state,
                                      guint keyval);

/* Whether the present key, pressed without modifiers, gives another character, and with Shift a digit: this one. */
gboolean nonet_key_find_row_digit (GtkEventController *keys, GdkModifierType state, char digit[8]);

/* Lets the input method have the present key of the controller. Returns whether it took it. */
gboolean nonet_board_typing_filter_key (NonetBoardTyping *self, GtkEventController *keys);

gboolean nonet_board_typing_is_preediting (NonetBoardTyping *self);
gboolean nonet_board_typing_is_composing (NonetBoardTyping *self);
