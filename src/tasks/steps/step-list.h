/* All steps that are possible in a position, as a list that fills while they are found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Steps with the same technique and result are one entry. By difficulty the list has a group for each technique that has steps,
 * in the order of the options; by eliminations it has the entries themselves. It grows at most once a frame, and never
 * takes more than a part of one for that.
 */
#pragma once

#include "tasks/steps/step-group.h"
#include "tasks/steps/step-search.h"

G_BEGIN_DECLS

/* A GListModel of NonetStepGroup or NonetStepEntry. Signal "changed": the status or one of the numbers below. */
#define NONET_TYPE_STEP_LIST (nonet_step_list_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepList, nonet_step_list, NONET, STEP_LIST, GObject)

/* A list of the steps of a position, whose search begins at once; disposing of the list cancels it. */
NonetStepList *nonet_step_list_new (NonetPosition *position, const NonetLogicOptions *options);

/* Ends the search; nothing more comes. */
void nonet_step_list_stop (NonetStepList *self);

NonetPosition *nonet_step_list_get_position (NonetStepList *self);
const NonetLogicOptions *nonet_step_list_get_options (NonetStepList *self);

/* What is known; WORKING until the last step found is in the list. */
const NonetStepsStatus *nonet_step_list_get_status (NonetStepList *self);

/* Shows the entries that a filter lets pass, in an order. The filter is copied, and so are its cells. */
void nonet_step_list_show (NonetStepList *self, const NonetStepFilter *filter, NonetStepOrder order);
NonetStepOrder nonet_step_list_get_order (NonetStepList *self);

/* How many entries there are, of one technique or of all (SUDOKU_N_TECHNIQUES), and how many are shown. */
guint nonet_step_list_get_n_entries (NonetStepList *self, SudokuTechnique technique);
guint nonet_step_list_get_n_shown (NonetStepList *self);

/* The simplest step of the entry shown after the one that has a step; of the first one if the step is NULL or not shown; NULL if
 * there is none. Owned by self. */
NonetFoundStep *nonet_step_list_get_next (NonetStepList *self, NonetFoundStep *step);

/* The place of the entry that has a step: its group, or NULL if the list has entries itself, and the position in that. Returns
 * whether it is shown. The group is owned by self. */
gboolean nonet_step_list_find (NonetStepList *self, NonetFoundStep *step, NonetStepGroup **group, guint *position);

G_END_DECLS
