/* Solutions sorted by their difference from one of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/solutions/solution-list.h"
#include "tasks/task.h"

G_BEGIN_DECLS

/* At most this many are sorted; each takes 6 bytes while that is done, and 4 afterwards. */
#define NONET_RANKING_MAX 16000000u

typedef enum
{
  NONET_RANKING_MOST_ALIKE,    /* those that differ in the fewest cells first */
  NONET_RANKING_MOST_DIFFERENT /* those that differ in the most cells first */
} NonetRankingOrder;

/* A GListModel of NonetSolution that does not change: the one that all are compared with, then the first solutions of a list
 * by their difference from it, and among equals in the order found. The items are the list's. */
#define NONET_TYPE_SOLUTION_RANKING (nonet_solution_ranking_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolutionRanking, nonet_solution_ranking, NONET, SOLUTION_RANKING, GObject)

/* The number of solutions that will be sorted: all that were found, up to NONET_RANKING_MAX. */
guint nonet_solution_list_get_n_sortable (NonetSolutionList *list);

/* Sorts them by the number of cells in which they differ from reference, a solution of the list that is ready. progress may be
 * NULL. */
void nonet_sort_solutions_async (NonetSolutionList *list,
                                 NonetSolution *reference,
                                 NonetRankingOrder order,
                                 NonetProgressFunc progress,
                                 gpointer progress_data,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
NonetSolutionRanking *nonet_sort_solutions_finish (GAsyncResult *result, GError **error);

/* How many of the list were sorted, the reference among them if it is one of these. */
guint nonet_solution_ranking_get_n_sorted (NonetSolutionRanking *self);

G_END_DECLS
