/* Lists of 9x9 puzzles that are solved, counted or checked together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "sudoku/batch.h"

/* Counts the solutions of n puzzles up to two, and of each that has one finds out which givens are redundant:
 * without any one of them the solution is still unique. redundant[n * 81] is TRUE for these and FALSE
 * for all other cells. Adds the branches tried to *guesses. Returns FALSE when out of memory. */
gboolean nonet_batch_minimality (const guint8 *values,
                                 gsize n,
                                 guint n_threads,
                                 guint64 *counts,
                                 guint8 *redundant,
                                 guint64 *guesses);

/* Counts the solutions of n puzzles as sudoku_batch_count () does, each up to limit, and if solutions is not NULL writes
 * the first found of each. The counts do not depend on n_threads. Adds the branches tried to *guesses. The environment
 * variable NONET_BATCH_BUILD ("baseline", "avx2", "avx512") chooses the build of the engine, if the
 * processor has it. Returns FALSE when out of memory. */
gboolean nonet_batch_count (const guint8 *values,
                            gsize n,
                            guint64 limit,
                            guint n_threads,
                            guint64 *counts,
                            guint8 *solutions,
                            guint64 *guesses);
