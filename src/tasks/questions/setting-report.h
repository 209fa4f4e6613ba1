/* What there is to say to who sets a puzzle, found in the background after every edit: how many solutions its givens have, and which
 * givens and rules to add or to remove; and making it minimal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "sudoku/symmetry.h"
#include "tasks/puzzle-worker.h"
#include "words/verdict.h"

/* Of the givens alone, whatever is entered. */
typedef struct
{
  NonetVerdict verdict;    /* WORKING, NONE, UNIQUE, COUNTED, FAILED, or AT_LEAST if not all were counted in time */
  SudokuSymmetry symmetry; /* of the cells that are given */
  NonetAdviceKind advice;
  guint n_named;  /* cells that the advice names */
  guint8 *values; /* for each cell that the advice names its given, or the value to add; else 0 */
  guint n_rules;  /* further rules that it names: that are not needed, or contradict each other and the givens */
  bool *rules;    /* for each of the shape's, whether it is one */
} NonetSettingReport;

/* Reports on the givens of puzzles, after the pause of verdicts. */
NonetPuzzleWorker *nonet_setting_worker_new (void);

/* What is known of the latest puzzle; owned by the worker until the main loop turns. NULL: nothing yet. */
const NonetSettingReport *nonet_setting_worker_get_report (NonetPuzzleWorker *self);

/* Removes redundant givens from a puzzle with one solution until it is minimal. Entries do not count. */
void nonet_minimize_async (NonetPuzzle *puzzle,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data);

/* The givens that are left, for each cell its value or 0; free them with g_free (). They are those of the puzzle if it has not one
 * solution. */
guint8 *nonet_minimize_finish (GAsyncResult *result, GError **error);
