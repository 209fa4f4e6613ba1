/* Counting on several threads: the same number on one or many, and an end at once when it is not wanted any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/questions/counting.h"

#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

static SudokuGrid *
make_grid (guint order, const char *cells)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (order, cells);

  return nonet_puzzle_dup_grid (puzzle, TRUE);
}

static void
assert_count (guint order, const char *cells, guint64 expected)
{
  SudokuGrid *grid = make_grid (order, cells);

  for (guint n_threads = 1; n_threads <= 4; n_threads++)
    {
      g_autoptr (NonetCounting) counting = nonet_counting_new (grid, n_threads);
      NonetCountingView view;

      nonet_counting_start (counting);
      do
        {
          view = nonet_counting_look (counting);
          g_assert_cmpuint (view.total.high, ==, 0);
          g_assert_cmpuint (view.total.low, <=, expected);
          g_usleep (1000);
        }
      while (!view.done);
      g_assert_cmpuint (view.total.low, ==, expected);
      g_assert_cmpfloat_with_epsilon (view.progress, 1, 1e-9);
    }
  sudoku_grid_free (grid);
}

TEST (all_are_counted_however_many_threads)
{
  assert_count (9, UNIQUE, 1);
  assert_count (9, SOME, N_SOME);
  assert_count (9, MANY, N_MANY);
  assert_count (9, "11", 0);
  assert_count (4, NULL, 288);
}

TEST (dropped_it_ends)
{
  SudokuGrid *grid = make_grid (9, NULL);

  for (guint i = 0; i < 10; i++)
    {
      NonetCounting *counting = nonet_counting_new (grid, 3);

      nonet_counting_start (counting);
      g_usleep (i * 5000);
      nonet_counting_drop (counting);
    }
  sudoku_grid_free (grid);
  wait_for_workers ();
}
