/* Questions about a puzzle, each answered by a worker: its pruned candidates, and a minimal puzzle within it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"
#include "sudoku/candidates.h"

/* Prunes the choices of the puzzle's givens and entries until nothing changes (Bird's fixpoint). */
void nonet_prune_async (NonetPuzzle *puzzle,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data);

/* The matrix; free it with sudoku_candidates_free (). */
SudokuCandidates *nonet_prune_finish (GAsyncResult *result, GError **error);

/* Removes redundant givens from a puzzle with one solution until it is minimal. Entries do not count. */
void nonet_minimize_async (NonetPuzzle *puzzle,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data);

/* The givens that are left, for each cell its value or 0; free them with g_free (). They are those of the puzzle if it has not one
 * solution. */
guint8 *nonet_minimize_finish (GAsyncResult *result, GError **error);
