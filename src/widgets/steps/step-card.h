/* The card of the step that a presenter shows: its name, ratings and reason, its chain, and what one can do with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/steps/step-presenter.h"

/* Not visible where there are no branches. Its own actions: "branch.previous", "branch.next". */
#define NONET_TYPE_BRANCH_STEPPER (nonet_branch_stepper_get_type ())
G_DECLARE_FINAL_TYPE (NonetBranchStepper, nonet_branch_stepper, NONET, BRANCH_STEPPER, GtkBox)

/* Follows the branch of a presenter from now on, and sets it. */
void nonet_branch_stepper_set_presenter (NonetBranchStepper *self, NonetStepPresenter *presenter);

/* How many branches can be chosen from; 0: none. */
void nonet_branch_stepper_set_n_branches (NonetBranchStepper *self, guint n_branches);

/* Activates "win.technique-page" (s: the id of the technique); visible only in windows that have that action. */
#define NONET_TYPE_TECHNIQUE_BUTTON (nonet_technique_button_get_type ())
G_DECLARE_FINAL_TYPE (NonetTechniqueButton, nonet_technique_button, NONET, TECHNIQUE_BUTTON, GtkButton)

/* The technique whose page it opens; SUDOKU_N_TECHNIQUES for none, and the button is hidden. */
void nonet_technique_button_set_technique (NonetTechniqueButton *self, SudokuTechnique technique);

/* Says no more than the presenter's stage gives away. Its buttons activate "win.apply-step", "win.next-step" and
 * "win.previous-step". */
#define NONET_TYPE_STEP_CARD (nonet_step_card_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepCard, nonet_step_card, NONET, STEP_CARD, GtkBox)

/* Follows a presenter from now on. */
void nonet_step_card_set_presenter (NonetStepCard *self, NonetStepPresenter *presenter);
