/* The verdict worker: right verdicts, of the latest puzzle only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/questions/verdict-worker.h"

#include <math.h>

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
  assert_verdict (4, "1234341221434321", "unique");
  assert_verdict (9, UNIQUE, "unique");
  assert_verdict (4, NULL, "288 solutions");
  assert_verdict (4, "1", "72 solutions");
}

TEST (simple_faults_are_named)
{
  assert_verdict (9, "5...5", "no solution: two 5s in row 1");
  assert_verdict (4, "3...........3", "no solution: two 3s in column 1");
  assert_verdict (9, "5.........5", "no solution: two 5s in box 1");
  assert_verdict (4, "123........4", "no solution: nothing fits in row 1, column 4");
  assert_verdict (4, "..1..2..1", "no solution: 1 has no place in row 2");
}

/* 6,670,903,752,021,072,936,960 boards of 9x9 (Felgenhauer and Jarvis 2005), known without counting. */
TEST (the_empty_board_is_known)
{
  assert_verdict (9, NULL, "6670903752021072936960 solutions");
}

/* A ninth of these: the logarithm is 20.87. */
TEST (a_board_with_one_given_is_estimated)
{
  g_autoptr (NonetPuzzleWorker) judge = nonet_verdict_worker_new ();
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, "1");
  const NonetVerdict *verdict;

  nonet_puzzle_worker_set_puzzle (judge, puzzle);
  WAIT_UNTIL ((verdict = nonet_verdict_worker_get_verdict (judge))->kind == NONET_VERDICT_ESTIMATED
              && verdict->error < 0.03);
  g_assert_cmpfloat_with_epsilon (pow (10, verdict->log10 - 20.87), 1, 5 * verdict->error);
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

/* A board with one given, which is counted aloud, and one with a fault take turns: no word may be of the other one. */
TEST (words_are_of_the_latest_puzzle_only)
{
  g_autoptr (NonetPuzzleWorker) judge = nonet_verdict_worker_new ();
  g_autoptr (NonetPuzzle) open = make_puzzle (9, "1");
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
      g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, i % 2 == 0 ? "1" : HARD);

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
