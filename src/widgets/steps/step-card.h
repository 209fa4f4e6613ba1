/* The card of the step that a presenter shows: its name, ratings and reason, its chain, and what one can do with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/steps/step-presenter.h"

G_BEGIN_DECLS

/* Says no more than the presenter's stage gives away. Its buttons activate "win.apply-step", "win.next-step" and
 * "win.previous-step". */
#define NONET_TYPE_STEP_CARD (nonet_step_card_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepCard, nonet_step_card, NONET, STEP_CARD, GtkBox)

/* Follows a presenter from now on. */
void nonet_step_card_set_presenter (NonetStepCard *self, NonetStepPresenter *presenter);

G_END_DECLS
