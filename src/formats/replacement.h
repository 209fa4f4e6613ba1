/* Files that are replaced whole or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A file on its way: what is written to its stream stands beside the old file until all of it is there. */
typedef struct _NonetReplacement NonetReplacement;

/* Begins to replace the file, or what it is a symbolic link to. NULL with error set: nothing was touched. Blocks, as do the
 * others; call them from src/tasks or a command line. */
NonetReplacement *nonet_replacement_new (GFile *file,
                                         GFileCreateFlags flags,
                                         GCancellable *cancellable,
                                         GError **error);

/* Where the new content goes; owned by the replacement. */
GOutputStream *nonet_replacement_get_stream (NonetReplacement *self);

/* Ends it and frees it. keep: the new content takes the place of the old. Not keep, or an error: the file is what it was,
 * which is nothing if there was none. Returns whether the new content is in place; error is only set if keep. */
gboolean nonet_replacement_finish (NonetReplacement *self, gboolean keep, GError **error);

/* All of it at once. */
gboolean nonet_replace_file (GFile *file,
                             const void *content,
                             gsize size,
                             GFileCreateFlags flags,
                             GCancellable *cancellable,
                             GError **error);

G_END_DECLS
