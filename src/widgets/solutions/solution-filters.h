/* Looking at some of the solutions only: filters, each with a chip that removes it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/solutions/solution-list.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Part of a widget's instance, which has the action "solutions.remove-filter" (u: the cell). */
typedef struct
{
  GtkFlowBox *box;
  GArray *set; /* of cells with a value each; a cell has one filter at most */
} NonetSolutionFilters;

void nonet_solution_filters_init (NonetSolutionFilters *self, GtkFlowBox *box);
void nonet_solution_filters_finalize (NonetSolutionFilters *self);

/* Only solutions with the value in the cell; value 0: with any. */
void nonet_solution_filters_set (NonetSolutionFilters *self, NonetPuzzle *puzzle, guint cell, guint value);
void nonet_solution_filters_clear (NonetSolutionFilters *self);

/* The solutions of the list that the filters leave, which is not searched yet, or the list itself; caller unrefs. */
NonetSolutionList *nonet_solution_filters_apply (NonetSolutionFilters *self, NonetSolutionList *list);

/* The short name of a cell, "r2c8"; caller frees. */
char *nonet_solution_cell_name (const SudokuShape *shape, guint cell);

G_END_DECLS
