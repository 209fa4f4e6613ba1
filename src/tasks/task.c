/* Running the work of a task in a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/task.h"

typedef struct
{
  GTask *task; /* let go in the main context, where its objects belong */
  NonetWorker *worker;
  NonetTaskFunc work;
  gpointer data;
  GDestroyNotify free_data;
  gpointer result;
  GDestroyNotify free_result;
  GError *error;
  NonetProgressFunc progress; /* or NULL */
  gpointer progress_data;
} Run;

typedef struct
{
  guint64 done;
  double share;
} Progress;

static void
work_in_thread (NonetWorker *worker, gpointer data)
{
  Run *run = data;

  run->result = run->work (worker, run->data, &run->error);
  if (run->free_data != NULL)
    run->free_data (g_steal_pointer (&run->data));
}

static void
return_result (Run *run)
{
  /* Without a thread, nobody has taken the data. */
  if (run->data != NULL && run->free_data != NULL)
    run->free_data (run->data);
  if (nonet_worker_get_error (run->worker) != NULL)
    run->error = g_error_copy (nonet_worker_get_error (run->worker));
  if (run->error != NULL)
    g_task_return_error (run->task, run->error);
  else
    g_task_return_pointer (run->task, run->result, run->free_result);
  g_object_unref (run->task);
  nonet_worker_unref (run->worker);
  g_free (run);
}

static void
heard_cb (gpointer owner, gpointer report, gboolean done)
{
  Run *run = owner;
  g_autofree Progress *progress = report;

  if (progress != NULL && run->progress != NULL && !nonet_worker_is_cancelled (run->worker))
    run->progress (progress->done, progress->share, run->progress_data);
  if (done)
    return_result (run);
}

void
nonet_task_run_with_progress (GTask *task,
                              NonetTaskFunc work,
                              gpointer data,
                              GDestroyNotify free_data,
                              GDestroyNotify free_result,
                              NonetProgressFunc progress,
                              gpointer progress_data)
{
  Run *run = g_new0 (Run, 1);

  run->task = g_object_ref (task);
  run->work = work;
  run->data = data;
  run->free_data = free_data;
  run->free_result = free_result;
  run->progress = progress;
  run->progress_data = progress_data;
  run->worker = nonet_worker_start ("task", work_in_thread, run, NULL, g_task_get_cancellable (task), heard_cb, run);
}

void
nonet_task_run (GTask *task, NonetTaskFunc work, gpointer data, GDestroyNotify free_data, GDestroyNotify free_result)
{
  nonet_task_run_with_progress (task, work, data, free_data, free_result, NULL, NULL);
}

void
nonet_task_keep_program (GTask *task)
{
  GApplication *application = g_application_get_default ();

  if (application == NULL)
    return;
  g_application_hold (application);
  g_signal_connect_object (task, "notify::completed", G_CALLBACK (g_application_release), application,
                           G_CONNECT_SWAPPED);
}

void
nonet_cancel (GCancellable **cancellable)
{
  g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
}

void
nonet_task_report (NonetWorker *worker, guint64 done, double share)
{
  Progress *progress = g_new (Progress, 1);

  *progress = (Progress){ done, share };
  nonet_worker_report (worker, progress, g_free);
}
