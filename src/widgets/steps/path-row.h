/* A row of the list of a solving path: number, technique and result of a step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It finds its words when it is drawn (NonetDrawnRow).
 */
#pragma once

#include "tasks/steps/solving-path.h"
#include "widgets/drawn-row.h"
#include "widgets/steps/step-presenter.h"

G_BEGIN_DECLS

#define NONET_TYPE_PATH_ROW (nonet_path_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetPathRow, nonet_path_row, NONET, PATH_ROW, NonetDrawnRow)

/* A row for a list view, which writes cells as the presenter does. */
GtkWidget *nonet_path_row_new (GtkListView *view, NonetStepPresenter *presenter);

/* Shows the n-th step of a path; NULL: none. */
void nonet_path_row_set_step (NonetPathRow *self, NonetSolvingPath *path, guint n);

/* Whether the step is one of the hardest of the path; the row is marked then. */
void nonet_path_row_set_hardest (NonetPathRow *self, gboolean is_hardest);

G_END_DECLS
