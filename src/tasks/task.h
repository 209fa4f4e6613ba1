/* A GTask whose work runs in a worker, with progress: the way in which everything with an answer is started.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/worker.h"

/* In the thread: returns the result, or sets error. */
typedef gpointer (*NonetTaskFunc) (NonetWorker *worker, gpointer data, GError **error);

/* Called in the main context of the task, at most once a frame: how many items are done, and the share of all the work, 0 to 1. */
typedef void (*NonetProgressFunc) (guint64 done, double share, gpointer user_data);

/* Runs work in a worker that the task's cancellable ends, and returns its result from the task in the main context of the caller.
 * data belongs to the worker, which frees it with free_data before that; a result that nobody takes is freed with free_result. */
void nonet_task_run (GTask *task,
                     NonetTaskFunc work,
                     gpointer data,
                     GDestroyNotify free_data,
                     GDestroyNotify free_result);

/* The same; progress may be NULL. */
void nonet_task_run_with_progress (GTask *task,
                                   NonetTaskFunc work,
                                   gpointer data,
                                   GDestroyNotify free_data,
                                   GDestroyNotify free_result,
                                   NonetProgressFunc progress,
                                   gpointer progress_data);

/* Has the program run on until the task has returned, whatever windows are closed: a file is written by then or, if that was cancelled,
 * tidied away. */
void nonet_task_keep_program (GTask *task);

/* Cancels what is under way, if anything is, and forgets its cancellable. */
void nonet_cancel (GCancellable **cancellable);

/* In the thread: how far the work of a task is. */
void nonet_task_report (NonetWorker *worker, guint64 done, double share);
