/* Solutions out of the window: all of them, or the first ones, as lines of a file or as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/solutions/solution-list.h"
#include "tasks/task.h"

/* A text of more bytes than this is not made. */
#define NONET_COPY_MAX_BYTES (64 * 1024 * 1024)

/* Writes solutions to a file, a line each, in the order of the list; the first limit of them, 0: all there are, for which the
 * search continues beyond what the list has found, whether that is running or not. They are streamed: memory does not grow with
 * their number. The file is replaced when all are written; when cancelled, or on an error, it stays as it was. file NULL: makes a text
 * of the same lines, and fails with G_IO_ERROR_MESSAGE_TOO_LARGE, in words that name a way out, when they are more than
 * NONET_COPY_MAX_BYTES. progress may be NULL. */
void nonet_export_solutions_async (NonetSolutionList *list,
                                   guint64 limit,
                                   GFile *file,
                                   NonetProgressFunc progress,
                                   gpointer progress_data,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);

/* Whether all went well; *text (may be NULL) is the text, which the caller frees, *n_exported (likewise) the number of lines. */
gboolean nonet_export_solutions_finish (GAsyncResult *result, char **text, guint64 *n_exported, GError **error);
