/* The race of the stages of the derivation on one puzzle, each with the same time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "formats/race.h"
#include "tasks/task.h"

G_BEGIN_DECLS

/* Has one racer run, at most for limit microseconds; cancelled may be NULL. */
NonetLap nonet_race_lap (const SudokuGrid *grid,
                         SudokuRacer racer,
                         gint64 limit,
                         SudokuCancelFunc cancelled,
                         gpointer data);

/* Has all racers run in a worker, one after the other. progress, which may be NULL, hears how many are done. */
void nonet_race_async (NonetPuzzle *puzzle,
                       gint64 limit,
                       GCancellable *cancellable,
                       NonetProgressFunc progress,
                       gpointer progress_data,
                       GAsyncReadyCallback callback,
                       gpointer user_data);

/* Returns an array of SUDOKU_N_RACERS laps, by racer, or NULL when cancelled or out of memory; caller frees. */
NonetLap *nonet_race_finish (GAsyncResult *result, GError **error);

G_END_DECLS
