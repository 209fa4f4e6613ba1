/* A job: work in a thread of its own that gives way to the window, can be cancelled, and outlives nobody.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The starter and the thread each hold a reference; whoever is last frees the data. Cancelling never waits. Nothing is
 * called back: the starter looks at what the thread left under its own lock, once a frame.
 */
#pragma once

#include <glib.h>
#include <stdbool.h>

G_BEGIN_DECLS

/* The time between two looks at a running job, in milliseconds: a frame. */
#define NONET_JOB_LOOK_INTERVAL 16

typedef struct _NonetJob NonetJob;
typedef void (*NonetJobFunc) (NonetJob *job, gpointer data);

/* Runs run in a new thread of low priority. free_data is called for data when neither needs it, in either thread. */
NonetJob *nonet_job_start (const char *name, NonetJobFunc run, gpointer data, GDestroyNotify free_data);
NonetJob *nonet_job_ref (NonetJob *job);
void nonet_job_unref (NonetJob *job);

/* Asks the thread to end, and returns at once. */
void nonet_job_cancel (NonetJob *job);

/* Cancels and forgets a job. NULL is allowed. */
void nonet_job_drop (NonetJob *job);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetJob, nonet_job_drop)

/* Whether the job was cancelled; its form is that of a SudokuCancelFunc, with the job as data. */
bool nonet_job_is_cancelled (void *job);

/* Whether run has returned. */
gboolean nonet_job_is_done (NonetJob *job);

/* The number of threads of jobs alive, for tests. */
guint nonet_job_count_alive (void);

G_END_DECLS
