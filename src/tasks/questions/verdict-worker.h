/* The live verdict: how many solutions the board has, found in the background after every edit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/puzzle-worker.h"
#include "words/verdict.h"

G_BEGIN_DECLS

/* A pause between an edit and the beginning of the work, in milliseconds. */
#define NONET_VERDICT_PAUSE 60

/* Judges puzzles, givens and entries. "changed" is only emitted for a verdict that is WORKING if nothing better is known soon, so
 * that verdicts do not flicker. */
NonetPuzzleWorker *nonet_verdict_worker_new (void);

/* The latest verdict, WORKING as long as nothing is known; owned by the worker until the main loop turns. */
const NonetVerdict *nonet_verdict_worker_get_verdict (NonetPuzzleWorker *self);

G_END_DECLS
