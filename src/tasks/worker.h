/* A worker: a thread that gives way to the window, can be cancelled, and leaves reports for its owner.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     owner's main context                      thread
 *     nonet_worker_start ()  ---------------->  work ()
 *     heard (report)         <--- a frame ----  nonet_worker_report ()
 *     nonet_worker_cancel () ---------------->  nonet_worker_is_cancelled ()
 *     heard (done)           <----------------  (work has returned)
 *
 * Only the latest report counts: one that was not heard yet is replaced, or, where nothing may be lost, the later one is added to
 * it. The owner hears at most one a frame, in the main context that was the thread's default at the start, and nothing any more
 * after nonet_worker_drop (). Neither side waits for the other. The owner and the thread each hold a reference.
 */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

typedef struct _NonetWorker NonetWorker;

/* In the thread. */
typedef void (*NonetWorkFunc) (NonetWorker *self, gpointer data);

/* In the owner's main context. report belongs to the callee; it is NULL where only the end is new. done: the thread has ended,
 * or there was none to be had, and this is the last call: nonet_worker_get_error () says whether the work was done. */
typedef void (*NonetHeardFunc) (gpointer owner, gpointer report, gboolean done);

/* Runs work in a new thread of low priority, to which data belongs: free_data is called for it there when work has returned.
 * cancellable is what ends the work; NULL for one of its own. heard may be NULL, if nobody is to hear. */
NonetWorker *nonet_worker_start (const char *name,
                                 NonetWorkFunc work,
                                 gpointer data,
                                 GDestroyNotify free_data,
                                 GCancellable *cancellable,
                                 NonetHeardFunc heard,
                                 gpointer owner);
void nonet_worker_unref (NonetWorker *self);

/* Asks the thread to end, and returns at once. */
void nonet_worker_cancel (NonetWorker *self);

/* Cancels a worker and forgets it: nothing of it will be heard. NULL is allowed. */
void nonet_worker_drop (NonetWorker *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetWorker, nonet_worker_drop)

/* In the thread: says that the work could not be done for want of memory. */
void nonet_worker_fail_memory (NonetWorker *self);

/* Once heard that it is done, or if nobody is to hear, at once: why the work was not done, in words for people, or NULL. Without a thread
 * nothing was done, and data is freed. */
const GError *nonet_worker_get_error (NonetWorker *self);

/* Sets error for want of memory, in words for people. */
void nonet_set_out_of_memory (GError **error);

/* Whether the thread is asked to end; its form is that of a SudokuCancelFunc, with the worker as data. */
bool nonet_worker_is_cancelled (void *self);

/* In the thread: sets until when what it does next may take, by g_get_monotonic_time (); G_MAXINT64, as at first: any time. And whether
 * that is over, or the thread is asked to end: a SudokuCancelFunc as well. */
void nonet_worker_set_deadline (NonetWorker *self, gint64 deadline);
bool nonet_worker_is_over (void *self);

GCancellable *nonet_worker_get_cancellable (NonetWorker *self);

/* In the thread: leaves a report, which is freed with free_report if nobody takes it. All reports of a worker are of one kind. */
void nonet_worker_report (NonetWorker *self, gpointer report, GDestroyNotify free_report);

/* In the thread: adds items of which nothing may be lost, and which are taken over, to those that were not heard yet, and what is known
 * after the last of them: the status, size bytes, which are copied. The clear function of the array frees what an item owns. The
 * worker's reports are all batches of the same items. */
void nonet_worker_add_batch (NonetWorker *self, GArray *items, gconstpointer status, gsize size);

/* Takes over a report that is such a batch: appends its items to an array of such items, which then owns what they own, and copies the
 * status. NULL, nothing new, is allowed. */
void nonet_batch_take (gpointer report, GArray *items, gpointer status, gsize size);

/* In the thread: from now on it gives way to other workers too. */
void nonet_worker_give_way (void);

/* The number of threads of workers alive, for tests. */
guint nonet_worker_count_alive (void);
