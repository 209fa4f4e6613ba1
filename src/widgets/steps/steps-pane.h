/* The pane of steps: the card of what is explained, and those that are possible now with their filters, or the path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/steps/step-list.h"
#include "widgets/board/board-view.h"
#include "widgets/steps/path-view.h"
#include "widgets/steps/step-presenter.h"

/* What filters let pass is chosen from one list to the next. Its action: "steps.clear-filters". */
#define NONET_TYPE_STEPS_PANE (nonet_steps_pane_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepsPane, nonet_steps_pane, NONET, STEPS_PANE, AdwBin)

/* Shows what the presenter of the window does from now on; filters go by the selection of its board. */
void nonet_steps_pane_set_presenter (NonetStepsPane *self, NonetStepPresenter *presenter, NonetBoardView *board);

/* The steps that are possible now; NULL: not known. */
void nonet_steps_pane_set_list (NonetStepsPane *self, NonetStepList *list);

/* The simplest step that is shown after the one that has a step, which may be NULL: the first; NULL if there is none. */
NonetFoundStep *nonet_steps_pane_get_next (NonetStepsPane *self, NonetFoundStep *step);

/* Scrolls to a step of the list, which is presented. */
void nonet_steps_pane_reveal (NonetStepsPane *self, NonetFoundStep *step);

/* Whether harder steps than those of the easiest level are hidden; shows them, and returns whether they were. */
gboolean nonet_steps_pane_hides_harder (NonetStepsPane *self);
gboolean nonet_steps_pane_show_harder (NonetStepsPane *self);

/* Puts a card, which the caller keeps, in place of that of the step, which the presenter has; NULL: that one again. The board takes the focus
 * from a card that leaves. */
void nonet_steps_pane_set_card (NonetStepsPane *self, GtkWidget *card);
gboolean nonet_steps_pane_has_card (NonetStepsPane *self, GtkWidget *card);

/* The view of the path; owned by self. */
NonetPathView *nonet_steps_pane_get_path_view (NonetStepsPane *self);
