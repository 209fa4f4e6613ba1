/* Reading and writing puzzle files without the window waiting.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/read.h"
#include "formats/write.h"
#include "tasks/worker.h"

/* nonet_read_file () and nonet_read_bytes () in a worker. options are copied; NULL for none. */
void nonet_load_file_async (GFile *file,
                            const NonetReadOptions *options,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
void nonet_load_bytes_async (GBytes *bytes,
                             const NonetReadOptions *options,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
NonetReading *nonet_load_finish (GAsyncResult *result, GError **error);

/* nonet_write_file () in a worker. */
void nonet_save_file_async (const NonetWriteFormat *format,
                            NonetPuzzle *puzzle,
                            GFile *file,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);
gboolean nonet_save_file_finish (GAsyncResult *result, GError **error);

/* Writes what a file is to contain, in the thread of a worker. Returns whether all of it is written; if not, error is set, unless the
 * worker is cancelled. */
typedef gboolean (*NonetWriteFunc) (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error);

/* In the thread: replaces a file by what write () writes when all is written; otherwise it stays as it was. */
gboolean nonet_replace_file (GFile *file,
                             NonetWriteFunc write,
                             gpointer data,
                             GFileCreateFlags flags,
                             NonetWorker *worker,
                             GError **error);

/* The same in a worker of its own, which frees data. */
void nonet_replace_file_async (GFile *file,
                               NonetWriteFunc write,
                               gpointer data,
                               GDestroyNotify free_data,
                               GFileCreateFlags flags,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
gboolean nonet_replace_file_finish (GAsyncResult *result, GError **error);
