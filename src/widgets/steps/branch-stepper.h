/* Which branch of a step is shown, and the buttons that lead to the next and the previous one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/steps/step-presenter.h"

G_BEGIN_DECLS

/* Not visible where there are no branches. Its own actions: "branch.previous", "branch.next". */
#define NONET_TYPE_BRANCH_STEPPER (nonet_branch_stepper_get_type ())
G_DECLARE_FINAL_TYPE (NonetBranchStepper, nonet_branch_stepper, NONET, BRANCH_STEPPER, GtkBox)

/* Follows the branch of a presenter from now on, and sets it. */
void nonet_branch_stepper_set_presenter (NonetBranchStepper *self, NonetStepPresenter *presenter);

/* How many branches can be chosen from; 0: none. */
void nonet_branch_stepper_set_n_branches (NonetBranchStepper *self, guint n_branches);

G_END_DECLS
