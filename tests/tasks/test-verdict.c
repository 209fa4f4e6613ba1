/* The verdict worker and the rating worker: right verdicts and ratings, of the latest puzzle only, and none where there is none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "tests/test.h"

#include "tasks/questions/verdict-worker.h"
#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

typedef struct
{
  NonetPuzzleWorker *judge;
  NonetPuzzle *puzzle; /* the one set last */
  guint n_words;
} Court;

static gboolean
says (NonetPuzzleWorker *judge, NonetPuzzle *puzzle, const char *expected)
{
  g_autofree char *text = nonet_verdict_to_string (nonet_verdict_worker_get_verdict (judge), puzzle);

  return g_str_equal (text, expected);
}

/* Judges the puzzle until the verdict is the one that is expected. */
static void
assert_verdict (guint order, const char *cells, const char *expected)
{
  g_autoptr (NonetPuzzleWorker) judge = nonet_verdict_worker_new ();
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (order, cells);

  nonet_puzzle_worker_set_puzzle (judge, puzzle);
  g_assert_cmpint (nonet_verdict_worker_get_verdict (judge)->kind, ==, NONET_VERDICT_WORKING);
  WAIT_UNTIL (says (judge, puzzle, expected));
}

TEST (one_none_and_some)
{
  assert_verdict (4, "1234341221434321", "One solution");
  assert_verdict (9, UNIQUE, "One solution");
  assert_verdict (4, NULL, "288 solutions");
  assert_verdict (4, "1", "72 solutions");
}

TEST (simple_faults_are_named)
{
  assert_verdict (9, "5...5", "No solution: two 5s in row 1");
  assert_verdict (4, "3...........3", "No solution: two 3s in column 1");
  assert_verdict (9, "5.........5", "No solution: two 5s in box 1");
  assert_verdict (4, "123........4", "No solution: r1c4 has no candidate");
  assert_verdict (4, "..1..2..1", "No solution: no 1 fits in row 2");
}

/* 6,670,903,752,021,072,936,960 boards of 9x9 (Felgenhauer and Jarvis 2005), known without counting. */
TEST (the_empty_board_is_known)
{
  assert_verdict (9, NULL, "About 6.7\u00a0×\u00a010²¹ solutions");
}

/* So are these, though one has too many digits to be counted, and the other is an estimate: they come before any counting. */
TEST (large_empty_boards_are_known)
{
  static const double log10_count[] = { 46.90940, 98.77513 };

  for (guint i = 0; i < G_N_ELEMENTS (log10_count); i++)
    {
      g_autoptr (NonetPuzzleWorker) judge = nonet_verdict_worker_new ();
      g_autoptr (NonetPuzzle) puzzle = make_puzzle (i == 0 ? 12 : 16, NULL);
      const NonetVerdict *verdict;

      nonet_puzzle_worker_set_puzzle (judge, puzzle);
      WAIT_UNTIL ((verdict = nonet_verdict_worker_get_verdict (judge))->kind != NONET_VERDICT_WORKING);
      g_assert_cmpint (verdict->kind, ==, NONET_VERDICT_ESTIMATED);
      g_assert_cmpfloat_with_epsilon (verdict->log10, log10_count[i], 1e-5);
    }
}

/* A ninth of a ninth of all: the logarithm is 19.92. */
TEST (a_nearly_empty_board_is_estimated)
{
  g_autoptr (NonetPuzzleWorker) judge = nonet_verdict_worker_new ();
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, "1.......................................1");
  const NonetVerdict *verdict;

  nonet_puzzle_worker_set_puzzle (judge, puzzle);
  WAIT_UNTIL ((verdict = nonet_verdict_worker_get_verdict (judge))->kind == NONET_VERDICT_ESTIMATED
              && verdict->error < 0.03);
  g_assert_cmpfloat_with_epsilon (pow (10, verdict->log10 - 19.916), 1, 5 * verdict->error);
}

TEST (hundreds_of_thousands_are_counted_exactly)
{
  assert_verdict (9, SOME, G_STRINGIFY (N_SOME) " solutions");
  assert_verdict (9, MANY, G_STRINGIFY (N_MANY) " solutions");
}

static void
expect_fault_or_working (NonetPuzzleWorker *judge, Court *court)
{
  const NonetVerdict *verdict = nonet_verdict_worker_get_verdict (judge);

  court->n_words++;
  if (verdict->kind == NONET_VERDICT_WORKING)
    return;
  g_assert_cmpint (verdict->kind == NONET_VERDICT_NONE, ==, court->puzzle->givens[0] == 5);
}

/* A board with two givens, which is counted aloud, and one with a fault take turns: no word may be of the other one. */
TEST (words_are_of_the_latest_puzzle_only)
{
  g_autoptr (NonetPuzzleWorker) judge = nonet_verdict_worker_new ();
  g_autoptr (NonetPuzzle) open = make_puzzle (9, "1............1");
  g_autoptr (NonetPuzzle) faulty = make_puzzle (9, "55");
  Court court = { .judge = judge };

  g_signal_connect (judge, "changed", G_CALLBACK (expect_fault_or_working), &court);
  for (guint i = 0; i < 40; i++)
    {
      court.puzzle = i % 2 == 0 ? open : faulty;
      nonet_puzzle_worker_set_puzzle (judge, court.puzzle);
      g_assert_cmpint (nonet_verdict_worker_get_verdict (judge)->kind, ==, NONET_VERDICT_WORKING);
      wait_for (i * 7 % 170);
    }
  WAIT_UNTIL (nonet_verdict_worker_get_verdict (judge)->kind == NONET_VERDICT_NONE);
  g_assert_cmpuint (court.n_words, >, 0);

  court.n_words = 0;
  nonet_puzzle_worker_set_puzzle (judge, open);
  nonet_puzzle_worker_set_puzzle (judge, NULL);
  wait_for (300);
  g_assert_cmpuint (court.n_words, ==, 0);
}

static void
must_not_come (void)
{
  g_assert_not_reached ();
}

TEST (disposed_of_at_work_it_is_silent)
{
  for (guint i = 0; i < 10; i++)
    {
      NonetPuzzleWorker *judge = nonet_verdict_worker_new ();
      g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, i % 2 == 0 ? "1............1" : HARD);

      nonet_puzzle_worker_set_puzzle (judge, puzzle);
      wait_for (NONET_VERDICT_PAUSE + i * 10);
      g_signal_connect (judge, "changed", G_CALLBACK (must_not_come), NULL);
      g_object_add_weak_pointer (G_OBJECT (judge), (gpointer *) &judge);
      g_object_unref (judge);
      g_assert_null (judge);
    }
  wait_for (50);
  wait_for_workers ();
}

/* Each key starts anew; the work begins only after the last. */
TEST (typing_is_not_followed_key_by_key)
{
  g_autoptr (NonetPuzzleWorker) judge = nonet_verdict_worker_new ();
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);

  wait_for_workers ();
  for (guint i = 0; i < 20; i++)
    {
      nonet_puzzle_worker_set_puzzle (judge, puzzle);
      wait_for (2);
      g_assert_cmpuint (nonet_worker_count_alive (), ==, 0);
    }
  WAIT_UNTIL (nonet_verdict_worker_get_verdict (judge)->kind == NONET_VERDICT_UNIQUE);
}

/* Ratings. */

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

TEST (ratings_are_those_of_the_logic)
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
