/* All steps that are possible now: the list with its filters, and what there is to say if it is empty.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/steps/step-list.h"
#include "widgets/steps/step-presenter.h"

G_BEGIN_DECLS

#define NONET_TYPE_STEPS_NOW (nonet_steps_now_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepsNow, nonet_steps_now, NONET, STEPS_NOW, GtkBox)

/* The presenter of the steps that are chosen, and the board whose selection counts. */
void nonet_steps_now_set_presenter (NonetStepsNow *self, NonetStepPresenter *presenter);
void nonet_steps_now_set_board (NonetStepsNow *self, NonetBoardView *board);

/* Shows a list; NULL: none yet. */
void nonet_steps_now_set_list (NonetStepsNow *self, NonetStepList *list);

/* Scrolls to a step of the list, which is presented. */
void nonet_steps_now_reveal (NonetStepsNow *self, NonetFoundStep *step);

G_END_DECLS
