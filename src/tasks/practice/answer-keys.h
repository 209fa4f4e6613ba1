/* The keys to many puzzles, found in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/read.h"
#include "tasks/practice/answer-key.h"
#include "tasks/task.h"

G_BEGIN_DECLS

/* A puzzle with its key. */
typedef struct
{
  NonetPuzzle *puzzle; /* owned */
  NonetAnswerKey key;
} NonetKeyedPuzzle;

/* Finds the keys to n puzzles of a reading from the first-th on, with their levels if those are wanted. */
void nonet_answer_keys_async (NonetReading *reading,
                              guint first,
                              guint n,
                              gboolean levels,
                              NonetProgressFunc progress,
                              gpointer progress_data,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/* The same for a single puzzle. */
void nonet_answer_key_async (NonetPuzzle *puzzle,
                             gboolean level,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data);

/* An array of NonetKeyedPuzzle, which the caller frees; NULL and an error when cancelled or out of memory. For both. */
GPtrArray *nonet_answer_keys_finish (GAsyncResult *result, GError **error);

G_END_DECLS
