/* The live verdict: how many solutions the board has, found in the background after every edit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "words/verdict.h"

G_BEGIN_DECLS

/* Watches a puzzle at a time. Signal "changed": there is a new verdict. */
#define NONET_TYPE_VERDICT_WORKER (nonet_verdict_worker_get_type ())
G_DECLARE_FINAL_TYPE (NonetVerdictWorker, nonet_verdict_worker, NONET, VERDICT_WORKER, GObject)

NonetVerdictWorker *nonet_verdict_worker_new (void);

/* A pause between an edit and the beginning of the work, in milliseconds. */
#define NONET_VERDICT_PAUSE 60

/* Judges this puzzle (givens and entries) from now on: what was under way is cancelled, and nothing of it will be reported. The
 * work starts after a short pause, so that typing is not followed key by key. The verdict is WORKING at once, but
 * "changed" is only emitted for that if nothing better is known soon, so that verdicts do not flicker. NULL: nothing. */
void nonet_verdict_worker_set_puzzle (NonetVerdictWorker *self, NonetPuzzle *puzzle);

/* The latest verdict; owned by the worker. */
const NonetVerdict *nonet_verdict_worker_get_verdict (NonetVerdictWorker *self);

G_END_DECLS
