/* A row of the list of steps: a technique with the number of its steps, a step, or another way to the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "words/cell-names.h"

G_BEGIN_DECLS

#define NONET_TYPE_STEP_ROW (nonet_step_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetStepRow, nonet_step_row, NONET, STEP_ROW, GtkWidget)

GtkWidget *nonet_step_row_new (void);

/* Shows a row of a GtkTreeListModel over a NonetStepList; NULL: none. The notation is used at once only. */
void nonet_step_row_set_row (NonetStepRow *self, GtkTreeListRow *row, const NonetNotation *notation);

G_END_DECLS
