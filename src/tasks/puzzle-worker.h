/* A worker for the puzzle that is being edited: whatever it finds out is about the latest one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "tasks/worker.h"

/* What is found out, and how. */
typedef struct
{
  const char *name;
  guint pause;   /* milliseconds between a puzzle and the work on it, so that typing is not followed key by key */
  guint silence; /* milliseconds after which "changed" says that nothing is known yet; 0: never */
  gboolean
      of_givens; /* entries do not count: the latest report is there at once for other entries, and "changed" says so */
  gpointer (*new_data) (NonetPuzzle *puzzle);
  NonetWorkFunc work; /* each of its reports is all that is known by then */
  GDestroyNotify free_data;
  gpointer (*new_report) (NonetPuzzle *puzzle); /* what is known from the start; NULL: nothing */
  GDestroyNotify free_report;
} NonetPuzzleWork;

/* Works on a puzzle at a time. Signal "changed", at most once a frame: there is a new report. */
#define NONET_TYPE_PUZZLE_WORKER (nonet_puzzle_worker_get_type ())
G_DECLARE_FINAL_TYPE (NonetPuzzleWorker, nonet_puzzle_worker, NONET, PUZZLE_WORKER, GObject)

/* A worker for a kind of work, which is static. */
NonetPuzzleWorker *nonet_puzzle_worker_new (const NonetPuzzleWork *work);

/* Works on this puzzle from now on: what was under way is cancelled, and nothing of it will be reported. NULL: on none. */
void nonet_puzzle_worker_set_puzzle (NonetPuzzleWorker *self, NonetPuzzle *puzzle);

/* Whether the latest work has failed for want of memory or of a thread, so that nothing more will be reported. */
gboolean nonet_puzzle_worker_has_failed (NonetPuzzleWorker *self);

/* The puzzle, or NULL, and the latest report on it, or NULL; owned by self, the report until the main loop turns. */
NonetPuzzle *nonet_puzzle_worker_get_puzzle (NonetPuzzleWorker *self);
gconstpointer nonet_puzzle_worker_get_report (NonetPuzzleWorker *self);
