/* The estimate of the number of solutions: exact when small, right within its error when large.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "autoptr.h"
#include "boards.h"

#include <math.h>

/* 172151 solutions: one clue less than a unique puzzle. */
#define MANY "6......1.4.........2.............4.7..8...3....1.9....3..4..2...5.1........8.6..."
#define N_MANY 172151.0

static SudokuEstimate
estimate (const SudokuGrid *puzzle, uint64_t seed, uint64_t probes)
{
  g_autoptr (SudokuEstimator) estimator = sudoku_estimator_new (puzzle, seed);
  SudokuEstimate result;

  g_assert_true (sudoku_estimator_run (estimator, probes, NULL, NULL));
  result = sudoku_estimator_get (estimator);
  return result;
}

TEST (small_is_exact)
{
  g_autoptr (SudokuGrid) empty = board_with_boxes (2, 2, "................");
  g_autoptr (SudokuGrid) none = board_with_boxes (2, 2, "11..............");
  SudokuEstimate result = estimate (empty, 1, 10);

  g_assert_true (result.exact);
  g_assert_cmpuint (result.count.low, ==, 288);
  g_assert_cmpfloat_with_epsilon (result.log10, log10 (288), 1e-12);
  g_assert_cmpfloat (result.relative_error, ==, 0);

  result = estimate (none, 1, 10);
  g_assert_true (result.exact);
  g_assert_cmpuint (result.count.low, ==, 0);
}

TEST (nothing_is_known_at_first)
{
  g_autoptr (SudokuGrid) puzzle = board (MANY);
  g_autoptr (SudokuEstimator) estimator = sudoku_estimator_new (puzzle, 1);

  g_assert_false (sudoku_estimator_get (estimator).known);
  g_assert_true (sudoku_estimator_run (estimator, 2, NULL, NULL));
  g_assert_true (sudoku_estimator_get (estimator).known);
}

/* Over many seeds the mean is right within four of its standard errors, and the stated standard error is
 * that of the estimates themselves. */
TEST (unbiased)
{
  g_autoptr (SudokuGrid) puzzle = board (MANY);
  const unsigned rounds = 100;
  double sum = 0, squares = 0, stated = 0, mean, deviation;
  unsigned covered = 0;

  for (unsigned seed = 1; seed <= rounds; seed++)
    {
      SudokuEstimate result = estimate (puzzle, seed, 100);
      double value = pow (10, result.log10);

      g_assert_false (result.exact);
      g_assert_cmpuint (result.probes, ==, 100);
      sum += value;
      squares += value * value;
      stated += result.relative_error;
      covered += result.low_log10 <= log10 (N_MANY) && log10 (N_MANY) <= result.high_log10;
    }
  mean = sum / rounds;
  deviation = sqrt (squares / rounds - mean * mean);
  g_assert_cmpfloat (fabs (mean - N_MANY), <, 4 * deviation / sqrt (rounds));
  g_assert_cmpfloat (deviation / mean, <, 1.5 * stated / rounds);
  g_assert_cmpfloat (deviation / mean, >, stated / rounds / 1.5);
  g_assert_cmpuint (covered, >=, 88);
}

/* Felgenhauer and Jarvis counted 6,670,903,752,021,072,936,960 (2005); a ninth of these begin with a 1, and of them a ninth have another in
 * the middle of the middle box, as that can be in any of its cells. */
TEST (nearly_empty_nine)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (test_shape (3, 3));
  SudokuEstimate result;

  grid->cell[0] = grid->cell[40] = 1;
  result = estimate (grid, 1, 1000);

  g_assert_cmpfloat (result.relative_error, <, 0.06);
  g_assert_cmpfloat (fabs (result.log10 - log10 (6.670903752021072936960e21 / 81)), <,
                     4 * result.relative_error / log (10));
}

/* With a value in a corner and in another box, about 2.3 * 10^96 solutions on 16x16, and about 7 * 10^305 on 25x25. */
TEST (huge)
{
  g_autoptr (SudokuGrid) sixteen = sudoku_grid_new (test_shape (4, 4));
  g_autoptr (SudokuGrid) twenty_five = sudoku_grid_new (test_shape (5, 5));
  SudokuEstimate result;

  sixteen->cell[0] = sixteen->cell[85] = twenty_five->cell[0] = twenty_five->cell[312] = 1;
  result = estimate (sixteen, 1, 10);
  g_assert_cmpfloat (fabs (result.log10 - 96.37), <, 1);
  result = estimate (twenty_five, 1, 10);
  g_assert_cmpfloat (fabs (result.log10 - 305.84), <, 6);
}

static bool
every_second_time (void *data)
{
  return ++*(unsigned *) data % 2 == 0;
}

TEST (cancelled_continues)
{
  g_autoptr (SudokuGrid) puzzle = board (MANY);
  SudokuEstimate whole = estimate (puzzle, 7, 300), parts;
  g_autoptr (SudokuEstimator) estimator = sudoku_estimator_new (puzzle, 7);
  unsigned asked = 0;

  while (sudoku_estimator_get (estimator).probes < 300)
    sudoku_estimator_run (estimator, 300 - sudoku_estimator_get (estimator).probes, every_second_time, &asked);
  parts = sudoku_estimator_get (estimator);
  g_assert_cmpuint (asked, >, 2);
  g_assert_cmpfloat (whole.log10, ==, parts.log10);
  g_assert_cmpfloat (whole.relative_error, ==, parts.relative_error);
}

/* What takes far too long to be counted: for 3x3 boxes 6670903752021072936960, for 2x5 1903816047972624930994913280000. */
TEST (known_totals)
{
  static const struct
  {
    unsigned rows, columns;
    SudokuTotal total;
  } cases[] = {
    { 2, 3, { .low = 28200960 } },
    { 4, 2, { .low = UINT64_C (29136487207403520) } },
    { 1, 7, { .low = UINT64_C (61479419904000) } },
    { 3, 3, { .high = 361, .low = UINT64_C (11629141411924803584) } },
    { 2, 5, { .high = UINT64_C (103206074761), .low = UINT64_C (4323252314228916224) } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (test_shape (cases[i].rows, cases[i].columns));
      SudokuEstimate known = estimate (grid, 1, 10);

      g_assert_true (known.exact);
      g_assert_cmpuint (known.count.high, ==, cases[i].total.high);
      g_assert_cmpuint (known.count.low, ==, cases[i].total.low);
      if (cases[i].rows * cases[i].columns > 6)
        {
          grid->cell[0] = grid->cell[grid->shape->n_cells - 1] = 1;
          g_assert_false (estimate (grid, 1, 10).exact);
        }
    }
}

/* Different values in the cells of a house, which is a row, a column and a box in turn: as many as are counted. */
TEST (known_totals_with_givens_of_a_house)
{
  static const unsigned last_cells[][3] = { { 2, 3, 5 }, { 12, 18, 30 }, { 6, 7, 8 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (last_cells); i++)
    {
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (test_shape (2, 3));
      g_autoptr (SudokuSearch) search = NULL;
      uint64_t n = 0;
      SudokuTotal total;

      grid->cell[0] = 6;
      for (unsigned k = 0; k < 3; k++)
        grid->cell[last_cells[i][k]] = (uint8_t) (k + 1);
      search = sudoku_search_new (grid);
      sudoku_search_skip (search, UINT64_MAX, &n);
      g_assert_true (sudoku_count_is_known (grid, &total));
      g_assert_cmpuint (total.low, ==, n);

      grid->cell[0] = 1;
      g_assert_false (sudoku_count_is_known (grid, &total));
    }
}

/* Published estimates (Wikipedia, "Mathematics of Sudoku") are given at once, whatever the seed. */
TEST (published_estimates)
{
  static const struct
  {
    unsigned rows, columns;
    double log10;
  } cases[] = { { 4, 4, 98.77513 }, { 5, 3, 84.54513 }, { 4, 5, 175.50194 }, { 5, 5, 308.63996 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuGrid) empty = sudoku_grid_new (test_shape (cases[i].rows, cases[i].columns));
      SudokuEstimate result = estimate (empty, i, 1000000);

      g_assert_true (result.published && result.known && !result.exact);
      g_assert_cmpfloat_with_epsilon (result.log10, cases[i].log10, 1e-5);
      g_assert_cmpfloat (result.low_log10, <, cases[i].log10);
      g_assert_cmpfloat (result.high_log10, >, cases[i].log10);

      empty->cell[7] = 3;
      g_assert_cmpfloat_with_epsilon (estimate (empty, i, 1000000).log10,
                                      cases[i].log10 - log10 (cases[i].rows * cases[i].columns), 1e-5);
    }
}

/* The weights of the nearly empty 25x25 board are so unequal that a mean of few is far too low, but the interval has the number: a
 * 625th of 4.3648e308, as a value that has its cell in the middle can be in any of the 25 of a box in a corner. It is not as wide as where
 * most probes end without a solution. */
TEST (unequal_weights)
{
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (test_shape (5, 5));
  double width = 0;

  empty->cell[312] = empty->cell[0] = 1;
  for (unsigned seed = 1; seed <= 4; seed++)
    {
      SudokuEstimate result = estimate (empty, seed, 20);

      g_assert_false (result.published);
      g_assert_cmpfloat (result.low_log10, <, 305.84);
      g_assert_cmpfloat (result.high_log10, >, 305.84);
      width += result.high_log10 - result.low_log10;
    }
  g_assert_cmpfloat (width / 4, <, 7);
}
