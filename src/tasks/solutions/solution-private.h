/* How the list makes its items, and the search it shows, for jobs that pass over all solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/solutions/solution-list.h"
#include "tasks/solutions/solution-search.h"

G_BEGIN_DECLS

/* A solution of n_cells values, or one that is not ready if values is NULL. */
NonetSolution *nonet_solution_new (guint64 index, guint n_cells, const guint8 *values);

/* Gives it its values and makes it ready. */
void nonet_solution_set_values (NonetSolution *self, const guint8 *values);

/* Has gone called with owner and the index when the solution is finalized; NULL for no more. */
typedef void (*NonetSolutionGoneFunc) (gpointer owner, guint64 index);
void nonet_solution_set_gone_func (NonetSolution *self, NonetSolutionGoneFunc gone, gpointer owner);

/* The search, owned by the list. It ends when the list is disposed of, and with it whatever reads from it. */
NonetSolutionSearch *nonet_solution_list_get_search (NonetSolutionList *self);

G_END_DECLS
