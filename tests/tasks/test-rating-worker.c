/* The rating worker: right ratings, of the latest puzzle only, and none where there is none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/questions/verdict-worker.h"

#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

/* "Golden Nugget" by tarek: 11.9, and seconds of work. */
#define NUGGET "000000039000001005003050800008090006070002000100400000009080050020000600400700000"

static const SudokuRating *
rate (NonetPuzzleWorker *rater, NonetPuzzle *puzzle)
{
  nonet_puzzle_worker_set_puzzle (rater, puzzle);
  wait_for_workers ();
  wait_for (40);
  return nonet_rating_worker_get_rating (rater);
}

/* What sudoku_rate () says. */
static SudokuRating
rate_at_once (NonetPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);
  SudokuRater *rater = sudoku_rater_new ();
  SudokuRating rating;

  g_assert_cmpint (sudoku_rate (rater, grid, 0, NULL, NULL, &rating), ==, SUDOKU_RATED);
  sudoku_rater_free (rater);
  return rating;
}

TEST (rates_as_the_logic_does)
{
  g_autoptr (NonetPuzzleWorker) rater = nonet_rating_worker_new ();
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  SudokuRating expected = rate_at_once (puzzle);
  const SudokuRating *rating = rate (rater, puzzle);

  g_assert_nonnull (rating);
  g_assert_cmpuint (rating->er, ==, expected.er);
  g_assert_cmpuint (rating->ep, ==, expected.ep);
  g_assert_cmpuint (rating->ed, ==, expected.ed);
}

TEST (what_cannot_be_rated_has_no_rating)
{
  g_autoptr (NonetPuzzleWorker) rater = nonet_rating_worker_new ();
  g_autoptr (NonetPuzzle) several = make_puzzle (9, SOME), none = make_puzzle (9, "55");
  g_autoptr (NonetPuzzle) small = make_puzzle (4, "1.3.3.1.2.4.4.2.");

  g_assert_null (rate (rater, several));
  g_assert_null (rate (rater, none));
  g_assert_null (rate (rater, small));
  g_assert_null (rate (rater, NULL));
}

static void
count (gpointer n)
{
  ++*(guint *) n;
}

/* Entries do not count: the same rating is there at once, without a thread. */
TEST (rating_is_remembered_for_other_entries)
{
  g_autoptr (NonetPuzzleWorker) rater = nonet_rating_worker_new ();
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE), later = make_puzzle (9, UNIQUE);
  guint n_changes = 0;

  g_signal_connect_swapped (rater, "changed", G_CALLBACK (count), &n_changes);
  g_assert_nonnull (rate (rater, puzzle));
  g_assert_cmpuint (n_changes, ==, 1);
  later->entries[0] = 6;
  nonet_puzzle_worker_set_puzzle (rater, NULL);
  g_assert_null (nonet_rating_worker_get_rating (rater));
  g_assert_cmpuint (n_changes, ==, 2);
  nonet_puzzle_worker_set_puzzle (rater, later);
  g_assert_cmpuint (nonet_worker_count_alive (), ==, 0);
  g_assert_nonnull (nonet_rating_worker_get_rating (rater));
  g_assert_cmpuint (n_changes, ==, 3);
}

/* The hard one is cancelled at work every time; its rating must not come. */
TEST (ratings_are_of_the_latest_puzzle_only)
{
  g_autoptr (NonetPuzzleWorker) rater = nonet_rating_worker_new ();
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE), nugget = make_puzzle (9, NUGGET);
  SudokuRating expected = rate_at_once (puzzle);

  for (guint i = 0; i < 10; i++)
    {
      nonet_puzzle_worker_set_puzzle (rater, nugget);
      wait_for (5 * i);
      g_assert_null (nonet_rating_worker_get_rating (rater));
      nonet_puzzle_worker_set_puzzle (rater, puzzle);
      WAIT_UNTIL (nonet_rating_worker_get_rating (rater) != NULL);
      g_assert_cmpuint (nonet_rating_worker_get_rating (rater)->er, ==, expected.er);
    }
}

/* The shortest of ten, since other programs may have the processor in between. */
TEST (cancelled_within_milliseconds)
{
  g_autoptr (NonetPuzzle) nugget = make_puzzle (9, NUGGET);
  gint64 best = G_MAXINT64;

  for (guint i = 0; i < 10; i++)
    {
      NonetPuzzleWorker *rater = nonet_rating_worker_new ();
      gint64 start;

      WAIT_UNTIL (nonet_worker_count_alive () == 0);
      nonet_puzzle_worker_set_puzzle (rater, nugget);
      WAIT_UNTIL (nonet_worker_count_alive () == 1);
      wait_for (20 + 10 * i);
      start = g_get_monotonic_time ();
      g_object_unref (rater);
      WAIT_UNTIL (nonet_worker_count_alive () == 0);
      best = MIN (best, g_get_monotonic_time () - start);
    }
  g_test_message ("cancelled after %" G_GINT64_FORMAT " µs", best);
  g_assert_cmpint (best, <, 20000);
}
