/* Hints to setters, in jobs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tasks/setter-hints.h"

#include <glib/gi18n-lib.h>

#include "tasks/watched-task.h"

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

/* The work of either; the result not asked for stays NULL. */
typedef struct
{
  SudokuGrid *grid;
  NonetMinimality *minimality;
  NonetCompletion *completion;
} SetterHint;

static void
setter_hint_free (gpointer data)
{
  SetterHint *hint = data;

  sudoku_grid_free (hint->grid);
  nonet_minimality_free (hint->minimality);
  nonet_completion_free (hint->completion);
  g_free (hint);
}

static SetterHint *
setter_hint_new (NonetPuzzle *puzzle, gboolean with_entries)
{
  SetterHint *hint = g_new0 (SetterHint, 1);

  hint->grid = nonet_puzzle_dup_grid (puzzle, with_entries);
  return hint;
}

static void
return_memory_short (GTask *task)
{
  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _ ("Memory is short"));
}

static void
find_redundant (NonetJob *job, gpointer data)
{
  SetterHint *hint = data;
  NonetMinimality *found = hint->minimality;

  found->kind = sudoku_minimality (hint->grid, found->redundant, nonet_job_is_cancelled, job);
  for (guint cell = 0; cell < found->n_cells; cell++)
    found->n_redundant += found->redundant[cell];
}

static void
finish_redundant (GTask *task, gpointer data)
{
  SetterHint *hint = data;

  if (hint->minimality->kind == SUDOKU_MINIMALITY_CANCELLED)
    return_memory_short (task);
  else
    g_task_return_pointer (task, g_steal_pointer (&hint->minimality), (GDestroyNotify) nonet_minimality_free);
}

void
nonet_find_redundant_async (NonetPuzzle *puzzle,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  SetterHint *hint;

  g_return_if_fail (puzzle != NULL);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, nonet_find_redundant_async);
  hint = setter_hint_new (puzzle, FALSE);
  hint->minimality = g_new0 (NonetMinimality, 1);
  hint->minimality->n_cells = nonet_puzzle_get_cells (puzzle);
  hint->minimality->redundant = g_new0 (bool, hint->minimality->n_cells);
  nonet_task_run_watched (task, find_redundant, NULL, finish_redundant, hint, setter_hint_free);
}

NonetMinimality *
nonet_find_redundant_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_find_redundant_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
find_completion (NonetJob *job, gpointer data)
{
  SetterHint *hint = data;
  NonetCompletion *found = hint->completion;

  found->kind = sudoku_unique_completion (hint->grid, found->values, nonet_job_is_cancelled, job);
  for (guint cell = 0; cell < found->n_cells; cell++)
    found->n_added += found->values[cell] != 0;
}

static void
finish_completion (GTask *task, gpointer data)
{
  SetterHint *hint = data;

  if (hint->completion->kind == SUDOKU_COMPLETION_CANCELLED)
    return_memory_short (task);
  else
    g_task_return_pointer (task, g_steal_pointer (&hint->completion), (GDestroyNotify) nonet_completion_free);
}

void
nonet_find_completion_async (NonetPuzzle *puzzle,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  SetterHint *hint;

  g_return_if_fail (puzzle != NULL);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, nonet_find_completion_async);
  hint = setter_hint_new (puzzle, TRUE);
  hint->completion = g_new0 (NonetCompletion, 1);
  hint->completion->n_cells = nonet_puzzle_get_cells (puzzle);
  hint->completion->values = g_new0 (guint8, hint->completion->n_cells);
  nonet_task_run_watched (task, find_completion, NULL, finish_completion, hint, setter_hint_free);
}

NonetCompletion *
nonet_find_completion_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_find_completion_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
