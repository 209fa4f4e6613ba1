/* True candidates in the background: right at the end, never wrong on the way, and only of the latest puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/questions/valid-candidates.h"

#include "sudoku/search.h"
#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

/* How often each value comes in each cell of all solutions, by the bare search. */
static void
count_all (const NonetPuzzle *puzzle, guint64 counts[81][9])
{
  SudokuGrid *grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  SudokuSearch *search = sudoku_search_new (grid);
  guint8 values[81];

  while (sudoku_search_next (search, values) == SUDOKU_FOUND)
    for (guint cell = 0; cell < 81; cell++)
      counts[cell][values[cell] - 1]++;
  sudoku_search_free (search);
  sudoku_grid_free (grid);
}

static void
assert_valid_candidates (const char *cells)
{
  g_autoptr (NonetPuzzleWorker) candidates = nonet_valid_candidates_new ();
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, cells);
  guint64 counts[81][9] = { { 0 } };
  const guint64 *tally;

  count_all (puzzle, counts);
  nonet_puzzle_worker_set_puzzle (candidates, puzzle);
  WAIT_UNTIL (nonet_valid_candidates_get_known (candidates)->done);
  g_assert_true (nonet_valid_candidates_get_known (candidates)->settled);
  tally = g_bytes_get_data (nonet_valid_candidates_get_known (candidates)->tally, NULL);
  for (guint cell = 0; cell < 81; cell++)
    {
      g_assert_cmpuint (nonet_valid_candidates_get_known (candidates)->met[cell], ==,
                        nonet_valid_candidates_get_known (candidates)->possible[cell]);
      /* Pruning keeps what is in a solution. */
      g_assert_cmpuint (nonet_valid_candidates_get_known (candidates)->met[cell]
                            & ~nonet_valid_candidates_get_known (candidates)->pruned[cell],
                        ==, 0);
      for (guint value = 1; value <= 9; value++)
        {
          g_assert_cmpuint (tally[9 * cell + value - 1], ==, counts[cell][value - 1]);
          g_assert_cmpint (sudoku_set_has (nonet_valid_candidates_get_known (candidates)->met[cell], value), ==,
                           counts[cell][value - 1] > 0);
        }
    }
}

TEST (counts_are_those_of_all_solutions)
{
  assert_valid_candidates (SOME);
  assert_valid_candidates (UNIQUE);
  assert_valid_candidates ("11");
}

typedef struct
{
  guint n_changes;
  guint n_met;
} Filling;

static void
on_changed (NonetPuzzleWorker *candidates, Filling *filling)
{
  guint n_met = 0;

  filling->n_changes++;
  for (guint cell = 0; cell < 81; cell++)
    {
      SudokuSet met = nonet_valid_candidates_get_known (candidates)->met[cell];

      g_assert_cmpuint (met & ~nonet_valid_candidates_get_known (candidates)->possible[cell], ==, 0);
      n_met += sudoku_set_count (met);
    }
  g_assert_cmpuint (n_met, >=, filling->n_met);
  filling->n_met = n_met;
}

/* On the empty board every value goes everywhere, which is soon known; the counts take longer. */
TEST (it_fills_in_while_it_goes)
{
  g_autoptr (NonetPuzzleWorker) candidates = nonet_valid_candidates_new ();
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  Filling filling = { 0 };

  g_signal_connect (candidates, "changed", G_CALLBACK (on_changed), &filling);
  nonet_puzzle_worker_set_puzzle (candidates, puzzle);
  g_assert_cmpuint (nonet_valid_candidates_get_known (candidates)->met[0], ==, 0);
  g_assert_cmpuint (nonet_valid_candidates_get_known (candidates)->possible[0], ==, 0x1ff);
  WAIT_UNTIL (nonet_valid_candidates_get_known (candidates)->settled);
  g_assert_cmpuint (filling.n_met, ==, 729);
  nonet_puzzle_worker_set_puzzle (candidates, NULL);
  wait_for_workers ();
}

static void
must_be_of_the_unique_puzzle (NonetPuzzleWorker *candidates, guint *n_changes)
{
  ++*n_changes;
  g_assert_cmpuint (nonet_valid_candidates_get_known (candidates)->met[0] & ~sudoku_set_of (6), ==, 0);
}

TEST (nothing_is_heard_of_a_dismissed_puzzle)
{
  g_autoptr (NonetPuzzle) empty = make_puzzle (9, NULL);
  g_autoptr (NonetPuzzle) unique = make_puzzle (9, UNIQUE);

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (NonetPuzzleWorker) candidates = nonet_valid_candidates_new ();
      guint n_changes = 0;

      nonet_puzzle_worker_set_puzzle (candidates, empty);
      wait_for (i * 3);
      g_signal_connect (candidates, "changed", G_CALLBACK (must_be_of_the_unique_puzzle), &n_changes);
      nonet_puzzle_worker_set_puzzle (candidates, unique);
      g_assert_false (nonet_valid_candidates_get_known (candidates)->done);
      WAIT_UNTIL (nonet_valid_candidates_get_known (candidates)->done);
      g_assert_cmpuint (n_changes, >, 0);
    }
  wait_for_workers ();
}
