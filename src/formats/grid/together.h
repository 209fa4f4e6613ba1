/* Boards of one text that belong together: the states of a puzzle, a puzzle and its solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/layout.h"

G_BEGIN_DECLS

/* The puzzle of an entry, which the caller owns. */
typedef NonetPuzzle *(*GridDupPuzzle) (gpointer source, guint index);

/* In all of these, entries are GridEntry. */

/* Whether two or three boards in a row are the givens, the values and the candidates of one puzzle. */
gboolean grid_are_stacked (GArray *entries, GridDupPuzzle dup, gpointer source);

/* Takes boards out of the entries that solve the one before them or, if that is none of theirs, the one after them. Returns them
 * by the offsets of the puzzles that they solve, or NULL; free with g_hash_table_unref (). */
GHashTable *grid_pair_solutions (GArray *entries, GridDupPuzzle dup, gpointer source);

G_END_DECLS
