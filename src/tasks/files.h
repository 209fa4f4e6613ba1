/* Reading and writing puzzle files without the window waiting.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/read.h"
#include "formats/write.h"

G_BEGIN_DECLS

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

/* Makes a text of data; called in a worker. */
typedef char *(*NonetMakeText) (gpointer data);

/* Replaces the file by what make () returns for data, both in a worker, and frees data. */
void nonet_replace_file_async (GFile *file,
                               NonetMakeText make,
                               gpointer data,
                               GDestroyNotify free_data,
                               GFileCreateFlags flags,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
gboolean nonet_replace_file_finish (GAsyncResult *result, GError **error);

G_END_DECLS
