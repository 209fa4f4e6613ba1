/* What there is to say to who sets a puzzle, found in the background after every edit: how many solutions its givens have, and which
 * givens and rules to add or to remove; and making it minimal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "sudoku/grid.h"
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

/* Whether the puzzle has one solution without some of what is named, too. */
gboolean nonet_setting_report_is_redundant (const NonetSettingReport *report);

/* Reports on the givens of puzzles, after the pause of verdicts. */
NonetPuzzleWorker *nonet_setting_worker_new (void);

/* What is known of the latest puzzle; owned by the worker until the main loop turns. NULL: nothing yet. */
const NonetSettingReport *nonet_setting_worker_get_report (NonetPuzzleWorker *self);

/* Removes redundant givens, and then rules, from a puzzle with one solution until each is needed. Entries do not count. */
void nonet_minimize_async (NonetPuzzle *puzzle,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data);

/* The givens that are left, on a board with the rules that are; the caller frees it. It is as the puzzle if that has not one solution. */
SudokuGrid *nonet_minimize_finish (GAsyncResult *result, GError **error);
