/* The pruned candidates of a board (Bird's fixpoint), worked out in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"

G_BEGIN_DECLS

/* Prunes the choices of the puzzle's givens and entries until nothing changes. */
void nonet_prune_async (NonetPuzzle *puzzle,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data);

/* The matrix; free it with sudoku_candidates_free (). */
SudokuCandidates *nonet_prune_finish (GAsyncResult *result, GError **error);

G_END_DECLS
