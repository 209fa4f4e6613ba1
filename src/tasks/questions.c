/* Asking the core about a puzzle, in a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/questions.h"

#include "sudoku/derivation.h"
#include "tasks/task.h"

/* Has a question answered. The tag is the function that asks it, and its data is the puzzle. */
static void
ask (gpointer tag,
     NonetTaskFunc question,
     NonetPuzzle *puzzle,
     GDestroyNotify free_answer,
     GCancellable *cancellable,
     GAsyncReadyCallback callback,
     gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, tag);
  nonet_task_run (task, question, nonet_puzzle_ref (puzzle), (GDestroyNotify) nonet_puzzle_unref, free_answer);
}

static gpointer
prune (NonetWorker *worker, gpointer data, GError **error)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (data, TRUE);
  SudokuCandidates *candidates = sudoku_choices (grid);

  if (candidates == NULL)
    nonet_set_out_of_memory (error);
  else
    while (!nonet_worker_is_cancelled (worker) && sudoku_prune (candidates))
      ;
  return candidates;
}

void
nonet_prune_async (NonetPuzzle *puzzle, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (puzzle != NULL);
  ask (nonet_prune_async, prune, puzzle, (GDestroyNotify) sudoku_candidates_free, cancellable, callback, user_data);
}

SudokuCandidates *
nonet_prune_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_prune_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

static gpointer
find_redundant (NonetWorker *worker, gpointer data, GError **error)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (data, FALSE);
  guint n_cells = grid->shape->n_cells;
  g_autoptr (NonetMinimality) found = g_malloc0 (sizeof *found + n_cells * sizeof *found->redundant);

  found->n_cells = n_cells;
  found->kind = sudoku_minimality (grid, found->redundant, nonet_worker_is_cancelled, worker);
  for (guint cell = 0; cell < n_cells; cell++)
    found->n_redundant += found->redundant[cell];
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
  g_return_if_fail (puzzle != NULL);
  ask (nonet_find_redundant_async, find_redundant, puzzle, g_free, cancellable, callback, user_data);
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
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (data, TRUE);
  guint n_cells = grid->shape->n_cells;
  g_autoptr (NonetCompletion) found = g_malloc0 (sizeof *found + n_cells * sizeof *found->values);

  found->n_cells = n_cells;
  found->kind = sudoku_unique_completion (grid, found->values, nonet_worker_is_cancelled, worker);
  for (guint cell = 0; cell < n_cells; cell++)
    found->n_added += found->values[cell] != 0;
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
  g_return_if_fail (puzzle != NULL);
  ask (nonet_find_completion_async, find_completion, puzzle, g_free, cancellable, callback, user_data);
}

NonetCompletion *
nonet_find_completion_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_find_completion_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
