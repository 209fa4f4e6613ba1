/* A row of the list of steps: a technique with the number of its steps, a step, or another way to the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It finds its words when it is drawn (NonetDrawnRow).
 */
#pragma once

#include "widgets/drawn-row.h"
#include "widgets/steps/step-presenter.h"

G_BEGIN_DECLS

#define NONET_TYPE_STEP_ROW (nonet_step_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepRow, nonet_step_row, NONET, STEP_ROW, NonetDrawnRow)

/* A row for a list view, which writes cells as the presenter does. */
GtkWidget *nonet_step_row_new (GtkListView *view, NonetStepPresenter *presenter);

/* The step of a row of a GtkTreeListModel over a NonetStepList, owned by its item; NULL for a technique, and for no row. */
NonetFoundStep *nonet_step_of_row (GtkTreeListRow *row);

/* Shows such a row; NULL: none. */
void nonet_step_row_set_row (NonetStepRow *self, GtkTreeListRow *row);

G_END_DECLS
