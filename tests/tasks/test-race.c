/* The race of the stages: all racers find the same solutions, and what cannot end is projected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/derivation/race.h"

#include <math.h>

#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

static void
on_finished (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  *(NonetLap **) data = nonet_race_finish (result, &error);
  g_assert_no_error (error);
}

static void
on_cancelled (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (nonet_race_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  *(gboolean *) data = TRUE;
}

static void
on_progress (guint64 done, double share, gpointer data)
{
  g_assert_cmpuint (done, <=, SUDOKU_N_RACERS);
  g_assert_cmpfloat (share, <=, 1);
  *(guint64 *) data = done;
}

/* Nine blanks on a 4x4 board are 4^9 boards for the specification, and far fewer after one pruning. */
static void
test_all_find_the_same (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "1234341.........");
  g_autofree NonetLap *laps = NULL;
  guint64 done = 0;

  nonet_race_async (puzzle, 60 * G_USEC_PER_SEC, NULL, on_progress, &done, on_finished, &laps);
  WAIT_UNTIL (laps != NULL);
  for (SudokuRacer racer = 0; racer < SUDOKU_N_RACERS; racer++)
    {
      g_assert_cmpint (laps[racer].result.end, ==, SUDOKU_RACE_FINISHED);
      g_assert_cmpuint (laps[racer].result.n_solutions, ==, laps[SUDOKU_RACER_ENGINE].result.n_solutions);
      g_assert_false (laps[racer].projected);
    }
  g_assert_cmpuint (laps[SUDOKU_RACER_SPECIFICATION].result.n_visited, ==, 262144);
  g_assert_cmpuint (laps[SUDOKU_RACER_PRUNED].result.n_visited, <, 262144 / 16);
  g_assert_cmpuint (laps[SUDOKU_RACER_SEARCH].result.n_visited, <, laps[SUDOKU_RACER_FIXPOINT].result.n_visited);
  g_assert_cmpuint (laps[SUDOKU_RACER_SEARCH].result.n_solutions, >, 1);
}

static void
test_what_cannot_end_is_projected (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  guint blanks = 81 - sudoku_grid_filled (grid);
  NonetLap lap = nonet_race_lap (grid, SUDOKU_RACER_SPECIFICATION, G_USEC_PER_SEC, NULL, NULL);

  g_assert_true (lap.projected);
  g_assert_cmpuint (lap.result.n_visited, ==, 0);
  g_assert_cmpfloat_with_epsilon (lap.seconds_log10, blanks * log10 (9) - 6, 1e-6);
  lap = nonet_race_lap (grid, SUDOKU_RACER_ENGINE, 60 * G_USEC_PER_SEC, NULL, NULL);
  g_assert_cmpint (lap.result.end, ==, SUDOKU_RACE_FINISHED);
  g_assert_cmpuint (lap.result.n_solutions, ==, 1);
}

/* 16^256 boards are more than a double holds. */
static void
test_projection_of_large_boards (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (16, NULL);
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  NonetLap lap = nonet_race_lap (grid, SUDOKU_RACER_SPECIFICATION, G_USEC_PER_SEC, NULL, NULL);

  g_assert_true (lap.projected);
  g_assert_cmpfloat_with_epsilon (lap.seconds_log10, 256 * log10 (16) - 6, 1e-6);
}

static void
test_time_is_limited (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, TRUE);

  for (SudokuRacer racer = SUDOKU_RACER_SEARCH; racer < SUDOKU_N_RACERS; racer++)
    g_assert_cmpint (nonet_race_lap (grid, racer, 1000, NULL, NULL).result.end, ==, SUDOKU_RACE_CANCELLED);
}

static void
test_it_can_be_cancelled (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean cancelled = FALSE;

  nonet_race_async (puzzle, 600 * G_USEC_PER_SEC, cancellable, NULL, NULL, on_cancelled, &cancelled);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (cancelled);
  wait_for_workers ();
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race/all-find-the-same", test_all_find_the_same);
  g_test_add_func ("/race/what-cannot-end-is-projected", test_what_cannot_end_is_projected);
  g_test_add_func ("/race/projection-of-large-boards", test_projection_of_large_boards);
  g_test_add_func ("/race/time-is-limited", test_time_is_limited);
  g_test_add_func ("/race/it-can-be-cancelled", test_it_can_be_cancelled);
  return g_test_run ();
}
