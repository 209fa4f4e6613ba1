/* The card of a hint: how far it has gone, what it says at this stage, and what can be done with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/steps/hint.h"
#include "widgets/steps/step-presenter.h"

/* The width of the card in a popover, in pixels. */
#define NONET_HINT_CARD_WIDTH 290

/* Its buttons activate "win.hint" (one stage further), "win.close-hint", "win.apply-step", "win.apply-and-hint". */
#define NONET_TYPE_HINT_CARD (nonet_hint_card_get_type ())
G_DECLARE_FINAL_TYPE (NonetHintCard, nonet_hint_card, NONET, HINT_CARD, GtkBox)

/* A card that follows the branch of the step that the presenter shows, and its way to write cells. */
NonetHintCard *nonet_hint_card_new (NonetStepPresenter *presenter);

/* How many stages a hint has: those of words/steps/step-text.h if it is a step; that there are mistakes, and where; or one. */
guint nonet_hint_card_count_stages (const NonetHint *hint);

/* Shows a hint at a stage, from 0; it is not copied, and has to live until something else is shown. NULL: one is being looked
 * for. */
void nonet_hint_card_show (NonetHintCard *self, const NonetHint *hint, guint stage);

/* Moves the keyboard's focus to the card. */
void nonet_hint_card_focus (NonetHintCard *self);
