/* Bird's fixpoint of pruning, in a worker thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/prune.h"

#include <errno.h>

#include "sudoku/derivation.h"

static void
prune_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  NonetPuzzle *puzzle = task_data;
  SudokuGrid *grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  SudokuCandidates *candidates = sudoku_choices (grid);

  sudoku_grid_free (grid);
  if (candidates == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "%s", g_strerror (ENOMEM));
      return;
    }
  while (!g_cancellable_is_cancelled (cancellable) && sudoku_prune (candidates))
    ;
  g_task_return_pointer (task, candidates, (GDestroyNotify) sudoku_candidates_free);
}

void
nonet_prune_async (NonetPuzzle *puzzle, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (puzzle != NULL);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, nonet_prune_async);
  g_task_set_task_data (task, nonet_puzzle_ref (puzzle), (GDestroyNotify) nonet_puzzle_unref);
  g_task_run_in_thread (task, prune_in_thread);
}

SudokuCandidates *
nonet_prune_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_prune_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
