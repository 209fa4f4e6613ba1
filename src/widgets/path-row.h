/* A row of the list of a solving path: number, technique and result of a step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "tasks/solving-path.h"
#include "words/cell-names.h"

G_BEGIN_DECLS

#define NONET_TYPE_PATH_ROW (nonet_path_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetPathRow, nonet_path_row, NONET, PATH_ROW, GtkWidget)

GtkWidget *nonet_path_row_new (void);

/* Shows the n-th step of a path. The notation is used at once only. */
void nonet_path_row_set_step (NonetPathRow *self, NonetSolvingPath *path, guint n, const NonetNotation *notation);

/* Whether the step is one of the hardest of the path; the row is marked then. */
void nonet_path_row_set_hardest (NonetPathRow *self, gboolean is_hardest);

G_END_DECLS
