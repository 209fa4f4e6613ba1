/* A GTask whose work is a job: looked at once a frame while it runs, finished on the context that started it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "tasks/job.h"

G_BEGIN_DECLS

/* Called on the context of the task: look while the job runs, finish once after it has ended, to return from the task. */
typedef void (*NonetTaskFunc) (GTask *task, gpointer data);

/* Runs work (job, data) in a job. When the task's cancellable is cancelled, so is the job, and finish is called as soon as
 * it has ended. look may be NULL. data belongs to the job, which frees it with free_data. */
void nonet_task_run_watched (GTask *task,
                             NonetJobFunc work,
                             NonetTaskFunc look,
                             NonetTaskFunc finish,
                             gpointer data,
                             GDestroyNotify free_data);

G_END_DECLS
