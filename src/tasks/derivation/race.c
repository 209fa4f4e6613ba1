/* The race of the stages, with a clock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/derivation/race.h"

#include <math.h>

/* Boards a second of a specification that is not started: a million. */
#define PROJECTED_SPEED_LOG10 6

/* A racer under way. */
typedef struct
{
  gint64 deadline;
  SudokuCancelFunc cancelled;
  gpointer data;
} Clock;

static bool
is_over (void *data)
{
  const Clock *clock = data;

  return g_get_monotonic_time () >= clock->deadline || (clock->cancelled != NULL && clock->cancelled (clock->data));
}

NonetLap
nonet_race_lap (const SudokuGrid *grid, SudokuRacer racer, gint64 limit, SudokuCancelFunc cancelled, gpointer data)
{
  gint64 begin = g_get_monotonic_time ();
  Clock clock = { begin + limit, cancelled, data };
  NonetLap lap = { .racer = racer, .result = sudoku_race_run (grid, racer, is_over, &clock) };

  lap.projected = lap.result.end == SUDOKU_RACE_NOT_STARTED;
  if (!lap.projected)
    lap.seconds_log10 = log10 ((double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC);
  else
    lap.seconds_log10 = racer < SUDOKU_RACER_SEARCH ? lap.result.boards_log10 - PROJECTED_SPEED_LOG10 : INFINITY;
  lap.seconds = pow (10, lap.seconds_log10);
  return lap;
}

/* What a race is about; the worker's own. */
typedef struct
{
  NonetPuzzle *puzzle;
  gint64 limit;
} Race;

static void
race_free (gpointer data)
{
  Race *race = data;

  nonet_puzzle_unref (race->puzzle);
  g_free (race);
}

static gpointer
run (NonetWorker *worker, gpointer data, GError **error)
{
  const Race *race = data;
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (race->puzzle, TRUE);
  NonetLap *laps = g_new0 (NonetLap, SUDOKU_N_RACERS);

  if (grid == NULL)
    {
      nonet_set_out_of_memory (error);
      g_free (laps);
      return NULL;
    }
  for (SudokuRacer racer = 0; racer < SUDOKU_N_RACERS && !nonet_worker_is_cancelled (worker); racer++)
    {
      laps[racer] = nonet_race_lap (grid, racer, race->limit, nonet_worker_is_cancelled, worker);
      nonet_task_report (worker, racer + 1, (double) (racer + 1) / SUDOKU_N_RACERS);
    }
  return laps;
}

void
nonet_race_async (NonetPuzzle *puzzle,
                  gint64 limit,
                  GCancellable *cancellable,
                  NonetProgressFunc progress,
                  gpointer progress_data,
                  GAsyncReadyCallback callback,
                  gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Race *race;

  g_return_if_fail (puzzle != NULL && limit > 0);

  task = g_task_new (NULL, cancellable, callback, user_data);
  race = g_new0 (Race, 1);
  race->puzzle = nonet_puzzle_ref (puzzle);
  race->limit = limit;
  g_task_set_source_tag (task, nonet_race_async);
  nonet_task_run_with_progress (task, run, race, race_free, g_free, progress, progress_data);
}

NonetLap *
nonet_race_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_race_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
