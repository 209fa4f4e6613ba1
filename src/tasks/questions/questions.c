/* Asking the core about a puzzle, in a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/questions/questions.h"

#include "sudoku/derivation.h"
#include "sudoku/minimality.h"
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
minimize (NonetWorker *worker, gpointer data, GError **error)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (data, FALSE);

  switch (sudoku_minimize (grid, nonet_worker_is_cancelled, worker))
    {
    case SUDOKU_MINIMALITY_NO_MEMORY:
      nonet_set_out_of_memory (error);
      return NULL;
    case SUDOKU_MINIMALITY_CANCELLED:
      return NULL;
    default:
      return g_memdup2 (grid->cell, grid->shape->n_cells);
    }
}

void
nonet_minimize_async (NonetPuzzle *puzzle, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_return_if_fail (puzzle != NULL);
  ask (nonet_minimize_async, minimize, puzzle, g_free, cancellable, callback, user_data);
}

guint8 *
nonet_minimize_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_minimize_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
