/* Jobs: a thread, a flag to cancel it, and a count of references.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/job.h"

#include <sys/resource.h>
#include <unistd.h>

/* Added to the nice value of the threads: the main loop shall get its processor the moment it wants it. */
#define NICENESS 10

struct _NonetJob
{
  gatomicrefcount references;
  gint cancelled;
  gint done;
  NonetJobFunc run;
  gpointer data;
  GDestroyNotify free_data;
};

static gint n_alive;

/* On Linux a nice value belongs to a thread, and 0 names the calling one. Elsewhere the thread goes on as it is. */
static void
give_way (void)
{
#ifdef __linux__
  setpriority (PRIO_PROCESS, 0, getpriority (PRIO_PROCESS, 0) + NICENESS);
#endif
}

static gpointer
job_thread (gpointer data)
{
  NonetJob *job = data;

  give_way ();
  job->run (job, job->data);
  g_atomic_int_set (&job->done, TRUE);
  nonet_job_unref (job);
  g_atomic_int_add (&n_alive, -1);
  return NULL;
}

NonetJob *
nonet_job_start (const char *name, NonetJobFunc run, gpointer data, GDestroyNotify free_data)
{
  NonetJob *job = g_new0 (NonetJob, 1);

  g_atomic_ref_count_init (&job->references);
  job->run = run;
  job->data = data;
  job->free_data = free_data;
  g_atomic_int_inc (&n_alive);
  g_thread_unref (g_thread_new (name, job_thread, nonet_job_ref (job)));
  return job;
}

NonetJob *
nonet_job_ref (NonetJob *job)
{
  g_atomic_ref_count_inc (&job->references);
  return job;
}

void
nonet_job_unref (NonetJob *job)
{
  if (!g_atomic_ref_count_dec (&job->references))
    return;
  if (job->free_data != NULL)
    job->free_data (job->data);
  g_free (job);
}

void
nonet_job_cancel (NonetJob *job)
{
  g_atomic_int_set (&job->cancelled, TRUE);
}

void
nonet_job_drop (NonetJob *job)
{
  if (job == NULL)
    return;
  nonet_job_cancel (job);
  nonet_job_unref (job);
}

bool
nonet_job_is_cancelled (void *job)
{
  return g_atomic_int_get (&((NonetJob *) job)->cancelled);
}

gboolean
nonet_job_is_done (NonetJob *job)
{
  return g_atomic_int_get (&job->done);
}

guint
nonet_job_count_alive (void)
{
  return (guint) g_atomic_int_get (&n_alive);
}
