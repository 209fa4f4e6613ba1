/* Which steps of a list are shown, and in which order: what the player chooses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/steps/step-list.h"
#include "widgets/board/board-view.h"

G_BEGIN_DECLS

/* The choice lasts from one list to the next. Its action: "step-filters.clear". */
#define NONET_TYPE_STEP_FILTERS (nonet_step_filters_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepFilters, nonet_step_filters, NONET, STEP_FILTERS, GtkBox)

/* The board whose selection counts. */
void nonet_step_filters_set_board (NonetStepFilters *self, NonetBoardView *board);

/* Shows of this list what is chosen, now and whenever that changes; NULL: of none. */
void nonet_step_filters_set_list (NonetStepFilters *self, NonetStepList *list);

G_END_DECLS
