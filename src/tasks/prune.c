/* Bird's fixpoint of pruning, in a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/prune.h"

#include "sudoku/derivation.h"
#include "tasks/task.h"

static gpointer
prune (NonetWorker *worker, gpointer data, GError **error)
{
  SudokuGrid *grid = nonet_puzzle_dup_grid (data, TRUE);
  SudokuCandidates *candidates = sudoku_choices (grid);

  sudoku_grid_free (grid);
  if (candidates == NULL)
    {
      nonet_set_out_of_memory (error);
      return NULL;
    }
  while (!nonet_worker_is_cancelled (worker) && sudoku_prune (candidates))
    ;
  return candidates;
}

void
nonet_prune_async (NonetPuzzle *puzzle, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (puzzle != NULL);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, nonet_prune_async);
  nonet_task_run (task, prune, nonet_puzzle_ref (puzzle), (GDestroyNotify) nonet_puzzle_unref,
                  (GDestroyNotify) sudoku_candidates_free);
}

SudokuCandidates *
nonet_prune_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_prune_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
