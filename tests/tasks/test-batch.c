/* Counting on several threads: the same counts as on one, however the puzzles are shared out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "formats/shapes.h"
#include "tasks/questions/batch.h"

#include <string.h>

#include "sudoku/minimality.h"

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

TEST (limit_is_kept)
{
  guint8 values[SUDOKU_BATCH_CELLS] = { 0 };

  g_assert_cmpuint (count_on (values, 1, 50000), ==, 50000);
  g_assert_cmpuint (count_on (values, 3, 50000), ==, 50000);
}

TEST (no_solution)
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
