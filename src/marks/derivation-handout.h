/* The walk through the derivation on paper: its stages with their boards, and the search as far as there is room for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/page/handout.h"
#include "sudoku/derivation-search.h"

G_BEGIN_DECLS

/* The nodes of a search that are walked through unless something else is asked for. */
#define NONET_HANDOUT_NODES 100000

/* Returns a hand-out on the derivation for a puzzle, its entries included, with a search of a variant, of which at most n_nodes are walked
 * through. The layout says what the paper is. Returns NULL when out of memory, or when cancelled (which may be NULL) said so. */
NonetHandout *nonet_derivation_to_handout (NonetPuzzle *puzzle,
                                           const SudokuSearchVariant *variant,
                                           const NonetPageLayout *layout,
                                           guint64 n_nodes,
                                           SudokuCancelFunc cancelled,
                                           void *data);

/* The title of a hand-out on a puzzle; caller frees. */
char *nonet_derivation_handout_dup_title (const NonetPuzzle *puzzle);

G_END_DECLS
