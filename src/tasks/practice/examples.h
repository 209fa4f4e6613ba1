/* Examples of techniques: positions right before a step of each, which Nonet made itself (data/positions).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All are 9×9 boards with one solution. They may be asked for in any thread.
 */
#pragma once

#include <gio/gio.h>

#include "logic/finder.h"
#include "tasks/steps/found-step.h"

/* The number of examples of a technique: 0 for the few that have none, such as SUDOKU_BRUTE_FORCE. */
guint nonet_examples_count (SudokuTechnique technique);

/* The puzzle of the index-th example of a technique, as it stands before the step: givens, entries, and candidates that are
 * struck out. Its step_ fields are those of HoDoKu's library. Unref it. */
NonetPuzzle *nonet_example_dup_puzzle (SudokuTechnique technique, guint index);

/* Sets the limits with which the step of an example is found: those of any search, but only this technique, and as large
 * as it gets. */
void nonet_example_limit (SudokuTechnique technique, SudokuFindLimits *limits);

/* Finds the step of the index-th example, simplest first; blocks, so call it in a worker. Unref the step; NULL with error set
 * if cancelled or out of memory. */
NonetFoundStep *nonet_example_find (SudokuTechnique technique, guint index, GCancellable *cancellable, GError **error);

/* The same in a worker. */
void nonet_example_find_async (SudokuTechnique technique,
                               guint index,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
NonetFoundStep *nonet_example_find_finish (GAsyncResult *result, GError **error);
