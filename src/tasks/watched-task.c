/* Watching a job for a task.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/watched-task.h"

typedef struct
{
  GTask *task;
  NonetJob *job;
  NonetTaskFunc look;
  NonetTaskFunc finish;
  gpointer data;
} Watch;

static void
watch_free (gpointer data)
{
  Watch *watch = data;

  nonet_job_drop (watch->job);
  g_object_unref (watch->task);
  g_free (watch);
}

static gboolean
on_look (gpointer data)
{
  Watch *watch = data;
  gboolean done = nonet_job_is_done (watch->job);

  if (g_cancellable_is_cancelled (g_task_get_cancellable (watch->task)))
    nonet_job_cancel (watch->job);
  else if (watch->look != NULL)
    watch->look (watch->task, watch->data);
  if (!done)
    return G_SOURCE_CONTINUE;
  watch->finish (watch->task, watch->data);
  return G_SOURCE_REMOVE;
}

void
nonet_task_run_watched (GTask *task,
                        NonetJobFunc work,
                        NonetTaskFunc look,
                        NonetTaskFunc finish,
                        gpointer data,
                        GDestroyNotify free_data)
{
  g_autoptr (GSource) source = g_timeout_source_new (NONET_JOB_LOOK_INTERVAL);
  Watch *watch = g_new0 (Watch, 1);

  watch->task = g_object_ref (task);
  watch->look = look;
  watch->finish = finish;
  watch->data = data;
  watch->job = nonet_job_start ("task", work, data, free_data);
  g_source_set_callback (source, on_look, watch, watch_free);
  g_source_attach (source, g_task_get_context (task));
}
