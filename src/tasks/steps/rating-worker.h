/* The rating of a puzzle: how hard its givens are by the scale of Sudoku Explainer, found when nothing else is to be done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"
#include "logic/rating.h"

G_BEGIN_DECLS

/* Rates a puzzle at a time. Signal "changed": there is another rating, or none any more. */
#define NONET_TYPE_RATING_WORKER (nonet_rating_worker_get_type ())
G_DECLARE_FINAL_TYPE (NonetRatingWorker, nonet_rating_worker, NONET, RATING_WORKER, GObject)

NonetRatingWorker *nonet_rating_worker_new (void);

/* Rates the givens of this puzzle from now on, which should have one solution: what was under way is cancelled within
 * milliseconds. The latest rating is remembered, so it is there at once for other entries of the same puzzle. NULL: nothing is
 * rated. */
void nonet_rating_worker_set_puzzle (NonetRatingWorker *self, NonetPuzzle *puzzle);

/* The rating of the puzzle, owned by the worker; NULL as long as it is not known, and if there is none: only puzzles of the usual
 * shape with one solution have one. */
const SudokuRating *nonet_rating_worker_get_rating (NonetRatingWorker *self);

G_END_DECLS
