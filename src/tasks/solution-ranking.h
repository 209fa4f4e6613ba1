/* Solutions sorted by their difference from one of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/progress.h"
#include "tasks/solution-list.h"

G_BEGIN_DECLS

/* Solutions are sorted by holding their values: at most so many bytes of them. */
#define NONET_RANKING_MAX_BYTES (64 * 1024 * 1024)

/* A GListModel of NonetSolution that does not change: the first solutions of a list, those that differ in the
 * fewest cells first, and among equals in the order found. Their index is their number in the list. */
#define NONET_TYPE_SOLUTION_RANKING (nonet_solution_ranking_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolutionRanking, nonet_solution_ranking, NONET, SOLUTION_RANKING, GObject)

/* The number of solutions that will be sorted: all that were found, or as many as the bytes allow. */
guint nonet_solution_list_get_n_sortable (NonetSolutionList *list);

/* Sorts them by the number of cells in which they differ from values (n * n, copied). progress may be NULL. */
void nonet_sort_solutions_async (NonetSolutionList *list, const guint8 *values,
                                 NonetProgressFunc progress, gpointer progress_data,
                                 GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer user_data);
NonetSolutionRanking *nonet_sort_solutions_finish (GAsyncResult *result, GError **error);

/* In how many cells the solution at a position differs. */
guint nonet_solution_ranking_get_difference (NonetSolutionRanking *self, guint position);

G_END_DECLS
