/* Hand-outs on the derivation as files, made in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "render/page/page-layout.h"
#include "sudoku/derivation-search.h"
#include "tasks/files.h"

G_BEGIN_DECLS

/* Walks through the derivation for a puzzle, which nobody changes any more, and writes a hand-out on it to a file, which is replaced
 * when it is complete; to be finished with nonet_replace_file_finish (). */
void nonet_handout_export_async (NonetPuzzle *puzzle,
                                 const SudokuSearchVariant *variant,
                                 const NonetPageLayout *layout,
                                 GFile *file,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

G_END_DECLS
