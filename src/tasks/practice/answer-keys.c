/* Finding keys in a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/practice/answer-keys.h"

typedef struct
{
  NonetReading *reading; /* or … */
  NonetPuzzle *puzzle;   /* … this one alone */
  guint first, n;
  gboolean levels;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  g_clear_object (&work->reading);
  g_clear_pointer (&work->puzzle, nonet_puzzle_unref);
  g_free (work);
}

static void
keyed_free (gpointer data)
{
  NonetKeyedPuzzle *keyed = data;

  nonet_puzzle_unref (keyed->puzzle);
  nonet_answer_key_clear (&keyed->key);
  g_free (keyed);
}

static NonetKeyedPuzzle *
find_next (const Work *work, guint index, NonetWorker *worker)
{
  NonetKeyedPuzzle *keyed = g_new0 (NonetKeyedPuzzle, 1);

  keyed->puzzle = work->reading != NULL ? nonet_reading_dup_puzzle (work->reading, work->first + index)
                                        : nonet_puzzle_ref (work->puzzle);
  if (nonet_answer_key_find (&keyed->key, keyed->puzzle, work->levels, nonet_worker_is_cancelled, worker))
    return keyed;
  keyed_free (keyed);
  return NULL;
}

static gpointer
find_keys (NonetWorker *worker, gpointer data, GError **error)
{
  const Work *work = data;
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (keyed_free);

  for (guint i = 0; i < work->n; i++)
    {
      NonetKeyedPuzzle *keyed = find_next (work, i, worker);

      if (g_cancellable_set_error_if_cancelled (nonet_worker_get_cancellable (worker), error))
        {
          g_clear_pointer (&keyed, keyed_free);
          return NULL;
        }
      if (keyed == NULL)
        {
          nonet_set_out_of_memory (error);
          return NULL;
        }
      g_ptr_array_add (found, keyed);
      nonet_task_report (worker, i + 1, (i + 1.0) / work->n);
    }
  return g_steal_pointer (&found);
}

static void
run (Work *work,
     NonetProgressFunc progress,
     gpointer progress_data,
     GCancellable *cancellable,
     GAsyncReadyCallback callback,
     gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, run);
  nonet_task_run_with_progress (task, find_keys, work, work_free, (GDestroyNotify) g_ptr_array_unref, progress,
                                progress_data);
}

void
nonet_answer_keys_async (NonetReading *reading,
                         guint first,
                         guint n,
                         gboolean levels,
                         NonetProgressFunc progress,
                         gpointer progress_data,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  Work *work = g_new0 (Work, 1);

  *work = (Work){ .reading = g_object_ref (reading), .first = first, .n = n, .levels = levels };
  run (work, progress, progress_data, cancellable, callback, user_data);
}

void
nonet_answer_key_async (NonetPuzzle *puzzle,
                        gboolean level,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  Work *work = g_new0 (Work, 1);

  *work = (Work){ .puzzle = nonet_puzzle_ref (puzzle), .n = 1, .levels = level };
  run (work, NULL, NULL, cancellable, callback, user_data);
}

GPtrArray *
nonet_answer_keys_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
