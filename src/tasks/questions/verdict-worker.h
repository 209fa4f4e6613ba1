/* The live verdict: how many solutions the board has, found in the background after every edit; and how hard it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/rating.h"
#include "tasks/puzzle-worker.h"
#include "words/verdict.h"

/* A pause between an edit and the beginning of the work, in milliseconds. */
#define NONET_VERDICT_PAUSE 60

/* Judges puzzles, givens and entries. "changed" is only emitted for a verdict that is WORKING if nothing better is known soon, so
 * that verdicts do not flicker. */
NonetPuzzleWorker *nonet_verdict_worker_new (void);

/* The latest verdict, WORKING as long as nothing is known; owned by the worker until the main loop turns. */
const NonetVerdict *nonet_verdict_worker_get_verdict (NonetPuzzleWorker *self);

/* Rates the givens of puzzles by the scale of Sudoku Explainer, when nothing else is to be done. The latest rating is remembered, so it is
 * there at once for other entries of the same puzzle. "changed": there is another rating, or none any more. */
NonetPuzzleWorker *nonet_rating_worker_new (void);

/* The rating of the puzzle, owned by the worker; NULL as long as it is not known, and if there is none: only puzzles of the usual
 * shape with one solution have one. */
const SudokuRating *nonet_rating_worker_get_rating (NonetPuzzleWorker *self);
