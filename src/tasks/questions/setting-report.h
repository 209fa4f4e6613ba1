/* What there is to say to who sets a puzzle, found in the background after every edit: how many solutions its givens have, and which
 * givens to add or to remove.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "sudoku/symmetry.h"
#include "words/setting.h"

G_BEGIN_DECLS

/* Of the givens alone, whatever is entered. */
typedef struct
{
  NonetVerdict verdict;    /* WORKING, NONE, UNIQUE, COUNTED, or AT_LEAST if not all were counted in time */
  SudokuSymmetry symmetry; /* of the cells that are given */
  NonetAdviceKind advice;
  guint n_named;  /* cells that the advice names */
  guint8 *values; /* for each cell that the advice names its given, or the value to add; else 0 */
} NonetSettingReport;

/* Reports on a puzzle at a time. Signal "changed": there is more to say. */
#define NONET_TYPE_SETTING_WORKER (nonet_setting_worker_get_type ())
G_DECLARE_FINAL_TYPE (NonetSettingWorker, nonet_setting_worker, NONET, SETTING_WORKER, GObject)

NonetSettingWorker *nonet_setting_worker_new (void);

/* Reports on the givens of this puzzle from now on: what was under way is cancelled, and nothing of it will be reported. The work
 * starts after the pause of verdicts. NULL: nothing. */
void nonet_setting_worker_set_puzzle (NonetSettingWorker *self, NonetPuzzle *puzzle);

/* What is known of the puzzle set last; owned by the worker. NULL: nothing yet. */
const NonetSettingReport *nonet_setting_worker_get_report (NonetSettingWorker *self);

/* The puzzle itself, owned by the worker, or NULL. */
NonetPuzzle *nonet_setting_worker_get_puzzle (NonetSettingWorker *self);

G_END_DECLS
