/* The list of the steps that are possible now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "tasks/steps/step-list.h"
#include "widgets/steps/step-presenter.h"

/* A step that is chosen is presented; activating it activates "win.apply-step". Which techniques are unfolded is remembered
 * from one list to the next. */
#define NONET_TYPE_STEP_LIST_VIEW (nonet_step_list_view_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepListView, nonet_step_list_view, NONET, STEP_LIST_VIEW, AdwBin)

/* Chooses what the presenter presents, and the other way round, from now on. */
void nonet_step_list_view_set_presenter (NonetStepListView *self, NonetStepPresenter *presenter);

/* Shows a list; NULL: none. */
void nonet_step_list_view_set_list (NonetStepListView *self, NonetStepList *list);

/* Unfolds what hides a step of the list, and scrolls to it. */
void nonet_step_list_view_reveal (NonetStepListView *self, NonetFoundStep *step);
