/* Questions about a puzzle, each answered by a worker: its pruned candidates, its redundant givens, and the cells that would
 * make it unique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"
#include "sudoku/completion.h"
#include "sudoku/minimality.h"

G_BEGIN_DECLS

/* Prunes the choices of the puzzle's givens and entries until nothing changes (Bird's fixpoint). */
void nonet_prune_async (NonetPuzzle *puzzle,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data);

/* The matrix; free it with sudoku_candidates_free (). */
SudokuCandidates *nonet_prune_finish (GAsyncResult *result, GError **error);

/* What was found out about the givens. Free it with g_free (). */
typedef struct
{
  SudokuMinimality kind; /* never CANCELLED */
  guint n_cells;
  guint n_redundant;
  bool redundant[]; /* for each cell: without this given alone, the solution is still unique */
} NonetMinimality;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetMinimality, g_free)

/* Finds out which of the puzzle's givens are redundant. Entries do not count. */
void nonet_find_redundant_async (NonetPuzzle *puzzle,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);
NonetMinimality *nonet_find_redundant_finish (GAsyncResult *result, GError **error);

/* Cells that would make the puzzle unique. Free it with g_free (). */
typedef struct
{
  SudokuCompletion kind; /* never CANCELLED */
  guint n_cells;
  guint n_added;
  guint8 values[]; /* for each cell the value to add, or 0 */
} NonetCompletion;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetCompletion, g_free)

/* Finds a few cells that, given besides the puzzle's givens and entries, leave one solution. */
void nonet_find_completion_async (NonetPuzzle *puzzle,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);
NonetCompletion *nonet_find_completion_finish (GAsyncResult *result, GError **error);

G_END_DECLS
