/* Hints to setters, in workers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/setter-hints.h"

#include "tasks/task.h"

void
nonet_minimality_free (NonetMinimality *minimality)
{
  if (minimality == NULL)
    return;
  g_free (minimality->redundant);
  g_free (minimality);
}

void
nonet_completion_free (NonetCompletion *completion)
{
  if (completion == NULL)
    return;
  g_free (completion->values);
  g_free (completion);
}

static gpointer
find_redundant (NonetWorker *worker, gpointer data, GError **error)
{
  SudokuGrid *grid = nonet_puzzle_dup_grid (data, FALSE);
  g_autoptr (NonetMinimality) found = g_new0 (NonetMinimality, 1);

  found->n_cells = nonet_puzzle_get_cells (data);
  found->redundant = g_new0 (bool, found->n_cells);
  found->kind = sudoku_minimality (grid, found->redundant, nonet_worker_is_cancelled, worker);
  for (guint cell = 0; cell < found->n_cells; cell++)
    found->n_redundant += found->redundant[cell];
  sudoku_grid_free (grid);
  if (found->kind != SUDOKU_MINIMALITY_CANCELLED)
    return g_steal_pointer (&found);
  nonet_set_out_of_memory (error);
  return NULL;
}

void
nonet_find_redundant_async (NonetPuzzle *puzzle,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (puzzle != NULL);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, nonet_find_redundant_async);
  nonet_task_run (task, find_redundant, nonet_puzzle_ref (puzzle), (GDestroyNotify) nonet_puzzle_unref,
                  (GDestroyNotify) nonet_minimality_free);
}

NonetMinimality *
nonet_find_redundant_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_find_redundant_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

static gpointer
find_completion (NonetWorker *worker, gpointer data, GError **error)
{
  SudokuGrid *grid = nonet_puzzle_dup_grid (data, TRUE);
  g_autoptr (NonetCompletion) found = g_new0 (NonetCompletion, 1);

  found->n_cells = nonet_puzzle_get_cells (data);
  found->values = g_new0 (guint8, found->n_cells);
  found->kind = sudoku_unique_completion (grid, found->values, nonet_worker_is_cancelled, worker);
  for (guint cell = 0; cell < found->n_cells; cell++)
    found->n_added += found->values[cell] != 0;
  sudoku_grid_free (grid);
  if (found->kind != SUDOKU_COMPLETION_CANCELLED)
    return g_steal_pointer (&found);
  nonet_set_out_of_memory (error);
  return NULL;
}

void
nonet_find_completion_async (NonetPuzzle *puzzle,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (puzzle != NULL);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, nonet_find_completion_async);
  nonet_task_run (task, find_completion, nonet_puzzle_ref (puzzle), (GDestroyNotify) nonet_puzzle_unref,
                  (GDestroyNotify) nonet_completion_free);
}

NonetCompletion *
nonet_find_completion_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_find_completion_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
