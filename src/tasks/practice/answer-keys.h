/* Solutions and levels of puzzles, for those who print them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "formats/read.h"
#include "sudoku/cancel.h"
#include "tasks/task.h"

G_BEGIN_DECLS

typedef struct
{
  guint8 *solution; /* the only one of the givens, or NULL */
  char *remark;     /* where there is no such one: "3 solutions", translated */
  char *level; /* how hard it is: what the puzzle says itself, or HoDoKu's level, translated; NULL if nobody knows */
} NonetAnswerKey;

/* Finds the solution of a puzzle, and its level if it is wanted. Takes a second at most, or until cancelled; cancelled may be
 * NULL. Returns FALSE when cancelled or out of memory. */
gboolean nonet_answer_key_find (NonetAnswerKey *self,
                                const NonetPuzzle *puzzle,
                                gboolean level,
                                SudokuCancelFunc cancelled,
                                void *data);

void nonet_answer_key_clear (NonetAnswerKey *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NonetAnswerKey, nonet_answer_key_clear)

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
