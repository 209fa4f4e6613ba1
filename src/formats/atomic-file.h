/* Files that are replaced whole or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/* A file being written: the new content stands beside the old file until all of it is there. */
typedef struct _NonetAtomicFile NonetAtomicFile;

/* Begins to replace the file, or what it is a symbolic link to. Returns NULL and sets error if that is not possible; nothing was
 * touched then. Blocks, as do the others; call them from src/tasks or a command line. */
NonetAtomicFile *nonet_atomic_file_new (GFile *file, GFileCreateFlags flags, GCancellable *cancellable, GError **error);

/* The stream the new content is written to; owned by the atomic file. */
GOutputStream *nonet_atomic_file_get_stream (NonetAtomicFile *self);

/* Ends it and frees it. keep: the new content takes the place of the old. Not keep, or an error: the file is what it was,
 * which is nothing if there was none. Returns whether the new content is in place; error is only set if keep. */
gboolean nonet_atomic_file_finish (NonetAtomicFile *self, gboolean keep, GError **error);

/* Replaces the file by size bytes of content. */
gboolean nonet_atomic_file_write (GFile *file,
                                  const void *content,
                                  gsize size,
                                  GFileCreateFlags flags,
                                  GCancellable *cancellable,
                                  GError **error);
