/* Watches a file for what other programs do to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Signals: "changed" (another program has written the file, once for each state it is left in), "known" (the etag of the content
 * that is known is another). */
#define NONET_TYPE_FILE_WATCH (nonet_file_watch_get_type ())
G_DECLARE_FINAL_TYPE (NonetFileWatch, nonet_file_watch, NONET, FILE_WATCH, GObject)

NonetFileWatch *nonet_file_watch_new (void);

/* Watches this file from now on, which is not being written; NULL: none. etag (see GFileInfo) is that of the content that is known; NULL: the content as it
 * is now. */
void nonet_file_watch_set_file (NonetFileWatch *self, GFile *file, const char *etag);

/* The etag of the content that is known; NULL: not asked for yet. */
const char *nonet_file_watch_get_etag (NonetFileWatch *self);

/* Around the program's own writing: what happens to the file in between is known. */
void nonet_file_watch_begin_write (NonetFileWatch *self);
void nonet_file_watch_end_write (NonetFileWatch *self);

/* Asks for the etag of a file; NULL if it has none. */
void nonet_file_query_etag_async (GFile *file,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);
char *nonet_file_query_etag_finish (GFile *file, GAsyncResult *result);

G_END_DECLS
