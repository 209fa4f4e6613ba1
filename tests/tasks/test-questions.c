/* Counting on several threads: the same number on one or many, however puzzles are shared out, and an end at once when it is not
 * wanted any more; and a minimal puzzle within one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "formats/shapes.h"
#include "sudoku/minimality.h"
#include "sudoku/rules.h"
#include "tasks/questions/batch.h"
#include "tasks/questions/counting.h"
#include "tasks/questions/setting-report.h"
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

TEST (of_an_empty_board_nothing_is_counted)
{
  SudokuGrid *grid = make_grid (9, NULL);
  g_autoptr (NonetCounting) counting = nonet_counting_new (grid, 2);
  NonetCountingView view = nonet_counting_look (counting);

  g_assert_true (view.done);
  g_assert_cmpfloat (view.progress, ==, 1);
  /* 6670903752021072936960 */
  g_assert_cmpuint (view.total.high, ==, 361);
  g_assert_cmpuint (view.total.low, ==, G_GUINT64_CONSTANT (11629141411924803584));
  sudoku_grid_free (grid);
}

TEST (dropped_it_ends)
{
  SudokuGrid *grid = make_grid (9, "1");

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

/* Many puzzles at once. */

/* Bird's puzzle. */
#define BIRD "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."

static void
read_board (const char *text, guint8 *values)
{
  for (guint i = 0; i < SUDOKU_BATCH_CELLS; i++)
    values[i] = g_ascii_isdigit (text[i]) ? (guint8) (text[i] - '0') : 0;
}

static guint64
count_on (const guint8 *values, guint n_threads, guint64 limit)
{
  guint64 count = 0, guesses = 0;

  g_assert_true (nonet_batch_count (values, 1, limit, n_threads, &count, NULL, &guesses));
  return count;
}

TEST (limit_of_many_is_kept)
{
  guint8 values[SUDOKU_BATCH_CELLS] = { 0 };

  g_assert_cmpuint (count_on (values, 1, 50000), ==, 50000);
  g_assert_cmpuint (count_on (values, 3, 50000), ==, 50000);
}

TEST (many_without_solution)
{
  guint8 values[SUDOKU_BATCH_CELLS] = { 5, 5 };

  g_assert_cmpuint (count_on (values, 1, G_MAXUINT64), ==, 0);
  g_assert_cmpuint (count_on (values, 2, G_MAXUINT64), ==, 0);
}

TEST (portions_of_many_puzzles)
{
  enum
  {
    N = 5000
  };
  g_autofree guint8 *values = g_malloc0 (N * SUDOKU_BATCH_CELLS);
  g_autofree guint8 *solutions = g_malloc0 (N * SUDOKU_BATCH_CELLS);
  g_autofree guint64 *counts = g_new0 (guint64, N);
  guint64 guesses = 0;

  for (guint i = 0; i < N; i++)
    {
      read_board (BIRD, values + i * SUDOKU_BATCH_CELLS);
      if (i % 3 == 1)
        values[i * SUDOKU_BATCH_CELLS + 1] = 2;
    }
  g_assert_true (nonet_batch_count (values, N, 2, 3, counts, solutions, &guesses));
  for (guint i = 0; i < N; i++)
    {
      g_assert_cmpuint (counts[i], ==, i % 3 == 1 ? 0 : 1);
      if (counts[i] == 1)
        g_assert_cmpmem (solutions + i * SUDOKU_BATCH_CELLS, SUDOKU_BATCH_CELLS, solutions, SUDOKU_BATCH_CELLS);
    }
}

/* Bird's puzzle with more and more of its solution given, without a given, and with one twice in a row: as each
 * of them is judged alone. */
TEST (redundant_givens)
{
  enum
  {
    N = SUDOKU_BATCH_CELLS + 2
  };
  guint8 values[N * SUDOKU_BATCH_CELLS] = { 0 }, redundant[N * SUDOKU_BATCH_CELLS];
  guint8 solution[SUDOKU_BATCH_CELLS];
  guint64 counts[N], guesses = 0;
  const SudokuShape *shape;

  read_board (BIRD, values);
  g_assert_true (nonet_batch_count (values, 1, 1, 1, counts, solution, &guesses));
  for (guint i = 1; i < SUDOKU_BATCH_CELLS; i++)
    {
      memcpy (values + i * SUDOKU_BATCH_CELLS, values, SUDOKU_BATCH_CELLS);
      memcpy (values + i * SUDOKU_BATCH_CELLS, solution, i);
    }
  values[(N - 1) * SUDOKU_BATCH_CELLS] = values[(N - 1) * SUDOKU_BATCH_CELLS + 1] = 5;
  g_assert_true (nonet_batch_minimality (values, N, 2, counts, redundant, &guesses));

  shape = nonet_shape_get_usual (9);
  for (guint i = 0; i < N; i++)
    {
      SudokuGrid *grid = sudoku_grid_new_from_values (shape, values + i * SUDOKU_BATCH_CELLS);
      bool alone[SUDOKU_BATCH_CELLS] = { false };
      SudokuMinimality minimality = sudoku_minimality (grid, alone, NULL, NULL);

      g_assert_cmpuint (counts[i], ==,
                        minimality == SUDOKU_MINIMALITY_NONE      ? 0
                        : minimality == SUDOKU_MINIMALITY_SEVERAL ? 2
                                                                  : 1);
      for (guint cell = 0; cell < SUDOKU_BATCH_CELLS; cell++)
        g_assert_cmpuint (redundant[i * SUDOKU_BATCH_CELLS + cell], ==, alone[cell]);
      sudoku_grid_free (grid);
    }
}

/* A minimal puzzle within one. */

static SudokuGrid *
minimize (NonetPuzzle *puzzle)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  SudokuGrid *left;

  nonet_minimize_async (puzzle, NULL, keep_result, &result);
  WAIT_UNTIL (result != NULL);
  left = nonet_minimize_finish (result, &error);
  g_assert_no_error (error);
  return left;
}

/* No puzzle of 4x4 cells with fewer than four givens has one solution. */
TEST (a_full_board_loses_givens)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, "1234341221434321");
  g_autoptr (SudokuGrid) left = minimize (puzzle);
  guint n = sudoku_grid_filled (left);

  g_assert_cmpuint (n, >=, 4);
  g_assert_cmpuint (n, <=, 6);
}

TEST (a_minimal_puzzle_stays_as_it_is)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autoptr (SudokuGrid) left = minimize (puzzle);

  g_assert_cmpmem (left->cell, 81, puzzle->givens, 81);
}

/* That two cells of a row differ is known without a cage. */
TEST (a_puzzle_loses_a_rule)
{
  static const uint16_t cells[] = { 0, 1 };
  g_autoptr (NonetPuzzle) plain = make_puzzle (9, UNIQUE);
  g_autoptr (SudokuShape) shape = sudoku_shape_new_with_rules (
      plain->shape, &(SudokuRule){ .kind = SUDOKU_RULE_CAGE, .n_cells = 2, .cell = cells }, 1);
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (shape, NULL);
  g_autoptr (SudokuGrid) left = NULL;

  memcpy (puzzle->givens, plain->givens, 81);
  left = minimize (puzzle);
  g_assert_cmpuint (left->shape->n_rules, ==, 0);
  g_assert_cmpmem (left->cell, 81, plain->givens, 81);
}

TEST (minimizing_can_be_cancelled)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  nonet_minimize_async (puzzle, cancellable, keep_result, &result);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (result != NULL);
  g_assert_null (nonet_minimize_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  wait_for_workers ();
}
