/* Looking at some of the solutions only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/solution-browser-private.h"

G_BEGIN_DECLS

/* The short name of a cell, "r2c8"; caller frees. */
char *nonet_solution_browser_name_cell (NonetSolutionBrowser *self, guint cell);
void nonet_solution_browser_update_filters (NonetSolutionBrowser *self);
void nonet_solution_browser_forget_filters (NonetSolutionBrowser *self);

/* A chip in a box, at a position, -1 for the end; and taking all of them away. */
GtkWidget *nonet_solution_browser_insert_chip (GtkFlowBox *box, GtkWidget *content, int position);
void nonet_solution_browser_empty_box (GtkFlowBox *box);

G_END_DECLS
