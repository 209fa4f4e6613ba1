/* Full boards at random, the symmetries of givens, and unavoidable sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "tests/test.h"

#include "../rounds.h"
#include "autoptr.h"
#include "boards.h"
#include "sudoku/fill.h"
#include "sudoku/rules.h"
#include "sudoku/symmetry.h"
#include "sudoku/unavoidable.h"

static SudokuGrid *
fill (const SudokuShape *shape, guint64 seed)
{
  SudokuRandom random = sudoku_random_for (seed, 0);
  SudokuGrid *grid = sudoku_grid_new (shape);

  g_assert_cmpint (sudoku_fill (shape, &random, grid->cell, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_true (sudoku_grid_complete (grid));
  return grid;
}

TEST (boards_of_any_shape_are_filled)
{
  static const guint boxes[][2] = { { 1, 1 }, { 1, 2 }, { 2, 2 }, { 1, 7 }, { 2, 3 },
                                    { 3, 3 }, { 2, 5 }, { 4, 4 }, { 5, 5 } };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    for (guint64 seed = 0; seed < 10; seed++)
      sudoku_grid_free (fill (test_shape (boxes[i][0], boxes[i][1]), seed));
}

/* Two diagonals across ordinary boxes. */
TEST (further_houses_are_kept)
{
  const SudokuShape *plain = test_shape (3, 3);
  SudokuHouse houses[11];
  uint16_t diagonals[2][9];
  g_autoptr (SudokuShape) shape = NULL;

  memcpy (houses, plain->house + 18, 9 * sizeof *houses);
  for (unsigned i = 0; i < 9; i++)
    {
      diagonals[0][i] = (uint16_t) (10 * i);
      diagonals[1][i] = (uint16_t) (8 + 8 * i);
    }
  for (unsigned i = 0; i < 2; i++)
    houses[9 + i] = (SudokuHouse){ .kind = SUDOKU_DIAGONAL, .n_cells = 9, .cell = diagonals[i] };
  shape = sudoku_shape_new_from_houses (9, houses, 11);
  for (guint64 seed = 0; seed < 10; seed++)
    sudoku_grid_free (fill (shape, seed));
}

static SudokuShape *
shape_from_map (guint order, const char *map)
{
  SudokuHouse houses[5];
  uint16_t cells[5][5];

  for (guint box = 0; box < order; box++)
    {
      houses[box] = (SudokuHouse){ SUDOKU_BOX, order, cells[box] };
      for (guint cell = 0, n = 0; cell < order * order; cell++)
        if (map[cell] == (char) ('a' + box))
          cells[box][n++] = (uint16_t) cell;
    }
  return sudoku_shape_new_from_houses (order, houses, order);
}

/* How many different boards come in some fills. */
static guint
count_filled (const SudokuShape *shape, guint n)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint seed = 0; seed < n; seed++)
    {
      g_autoptr (SudokuGrid) grid = fill (shape, seed);

      g_hash_table_add (seen, board_text (grid));
    }
  return g_hash_table_size (seen);
}

/* With further houses, in regions of any form and with rules, every full board comes. */
TEST (all_boards_come)
{
  static const SudokuRule diagonals[] = { { .kind = SUDOKU_RULE_DIAGONAL_DOWN }, { .kind = SUDOKU_RULE_DIAGONAL_UP } };
  static const SudokuRule miracle[] = { { .kind = SUDOKU_RULE_ANTI_KNIGHT },
                                        { .kind = SUDOKU_RULE_ANTI_KING },
                                        { .kind = SUDOKU_RULE_NON_CONSECUTIVE } };
  SudokuShape *x = sudoku_shape_new_with_rules (test_shape (2, 2), diagonals, 2);
  SudokuShape *ruled = sudoku_shape_new_with_rules (test_shape (3, 3), miracle, 3);
  SudokuShape *shapes[] = { x, shape_from_map (4, "aaabcabbccdbcddd"), shape_from_map (5, "aaabbaaccbdccbbddceeddeee"),
                            ruled };

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGrid) blank = sudoku_grid_new (shapes[i]);
      g_autoptr (SudokuSearch) search = sudoku_search_new (blank);
      guint64 all = 0;

      g_assert_cmpint (sudoku_search_skip (search, 10000, &all), ==, SUDOKU_EXHAUSTED);
      g_assert_cmpuint (all, >, 0);
      g_assert_cmpuint (count_filled (shapes[i], (guint) all * 40), ==, all);
      sudoku_shape_unref (shapes[i]);
    }
}

TEST (boards_differ)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint64 seed = 0; seed < ROUNDS (1000); seed++)
    {
      g_autoptr (SudokuGrid) grid = fill (test_shape (3, 3), seed);

      g_assert_true (g_hash_table_add (seen, board_text (grid)));
    }
}

/* Pearson's test: with 287 degrees of freedom, chi squared has mean 287 and standard deviation 24. */
TEST (all_small_boards_are_equally_likely)
{
  enum
  {
    BOARDS = 288,
    EACH = 100
  };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (test_shape (2, 2));
  SudokuRandom random = { 1 };
  GHashTableIter iter;
  gpointer n;
  double chi_squared = 0;

  for (unsigned i = 0; i < BOARDS * EACH; i++)
    {
      char *text;

      g_assert_cmpint (sudoku_fill_uniform (grid->shape, &random, grid->cell, NULL, NULL), ==, SUDOKU_FOUND);
      g_assert_true (sudoku_grid_complete (grid));
      text = board_text (grid);
      n = g_hash_table_lookup (seen, text);
      g_hash_table_insert (seen, text, GUINT_TO_POINTER (GPOINTER_TO_UINT (n) + 1));
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, BOARDS);
  g_hash_table_iter_init (&iter, seen);
  while (g_hash_table_iter_next (&iter, NULL, &n))
    chi_squared += pow (GPOINTER_TO_UINT (n) - (double) EACH, 2) / EACH;
  g_test_message ("chi squared %.1f", chi_squared);
  g_assert_cmpfloat (chi_squared, <, 287 + 4 * 24);
  g_assert_cmpfloat (chi_squared, >, 287 - 4 * 24);
}

/* If all full boards are equally likely, a band and stack with N completions come with a probability proportional to N, so
 * that the mean of 1/N is the number of bands and stacks, 9! * 2612736^2, over that of full boards (B. Felgenhauer and
 * F. Jarvis, 2005). */
TEST (bands_and_stacks_come_as_often_as_they_have_completions)
{
  const double expected = 362880.0 * 2612736 * 2612736 / 6670903752021072936960.0;
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (test_shape (3, 3));
  SudokuRandom random = { 2 };
  double sum = 0, squares = 0, mean, error;
  const unsigned n = ROUNDS (400);

  for (unsigned i = 0; i < n; i++)
    {
      g_autoptr (SudokuCount) count = NULL;
      double inverse;

      g_assert_cmpint (sudoku_fill_uniform (grid->shape, &random, grid->cell, NULL, NULL), ==, SUDOKU_FOUND);
      g_assert_true (sudoku_grid_complete (grid));
      for (unsigned cell = 27; cell < 81; cell++)
        if (cell % 9 >= 3)
          grid->cell[cell] = 0;
      count = sudoku_count_new (grid);
      sudoku_count_run (count, SUDOKU_COUNT_ALL);
      inverse = 1 / (double) sudoku_count_total (count).low;
      g_assert_cmpuint (sudoku_count_total (count).low, <, 8192);
      sum += inverse;
      squares += inverse * inverse;
    }
  mean = sum / n;
  error = sqrt ((squares / n - mean * mean) / n);
  g_test_message ("mean %g, expected %g, standard error %g", mean, expected, error);
  g_assert_cmpfloat (fabs (mean - expected), <, 4 * error);
  g_assert_cmpfloat (error, <, 0.2 / sqrt (n) * expected);
}

TEST (symmetries_are_groups)
{
  static const guint n_together[] = { 1, 2, 4, 2, 2, 4, 2, 2, 4, 8 };

  for (SudokuSymmetry symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
    {
      uint16_t orbit[SUDOKU_MOST_ORBIT], back[SUDOKU_MOST_ORBIT];

      g_assert_cmpint (sudoku_symmetry_from_id (sudoku_symmetry_id (symmetry)), ==, symmetry);
      g_assert_cmpuint (sudoku_symmetry_orbit (symmetry, 9, 1, orbit), ==, n_together[symmetry]);
      for (unsigned cell = 0; cell < 81; cell++)
        for (unsigned n = sudoku_symmetry_orbit (symmetry, 9, cell, orbit), i = 0; i < n; i++)
          {
            bool found = false;

            g_assert_cmpuint (sudoku_symmetry_orbit (symmetry, 9, orbit[i], back), ==, n);
            for (unsigned j = 0; j < n; j++)
              found |= back[j] == cell;
            g_assert_true (found);
          }
    }
}

TEST (symmetries_are_recognised)
{
  static const struct
  {
    const char *board;
    unsigned symmetries;
  } cases[] = {
    { "1234000000000000", 1 << SUDOKU_SYMMETRY_NONE | 1 << SUDOKU_SYMMETRY_VERTICAL },
    { "1000000000000002", 1 << SUDOKU_SYMMETRY_NONE | 1 << SUDOKU_SYMMETRY_180 | 1 << SUDOKU_SYMMETRY_DIAGONAL
                              | 1 << SUDOKU_SYMMETRY_ANTIDIAGONAL | 1 << SUDOKU_SYMMETRY_BIDIAGONAL },
    { "0100000120000030", 1 << SUDOKU_SYMMETRY_NONE | 1 << SUDOKU_SYMMETRY_180 | 1 << SUDOKU_SYMMETRY_90 },
    { "0000012003400000", (1 << SUDOKU_N_SYMMETRIES) - 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuGrid) grid = board_with_boxes (2, 2, cases[i].board);

      for (SudokuSymmetry symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
        g_assert_cmpint (sudoku_symmetry_holds (symmetry, 4, grid->cell), ==, cases[i].symmetries >> symmetry & 1);
    }
}

/* The board without a set has another completion, and without all but one cell of it none: no set is larger than needed. */
static void
check_sets (const uint8_t *values, SudokuBatch *batch)
{
  SudokuCellSet sets[SUDOKU_MOST_UNAVOIDABLE];
  unsigned n = sudoku_unavoidable_sets (test_shape (3, 3), values, 18, sets);

  for (unsigned i = 0; i < n; i++)
    {
      uint8_t without[82][81];
      uint64_t counts[82];
      unsigned n_boards = 1;

      g_assert_true (i == 0 || sudoku_cell_set_count (&sets[i - 1]) <= sudoku_cell_set_count (&sets[i]));
      memcpy (without[0], values, 81);
      for (unsigned cell = 0; cell < 81; cell++)
        if ((sets[i].word[cell / 64] >> cell % 64 & 1) != 0)
          without[0][cell] = 0;
      for (unsigned cell = 0; cell < 81; cell++)
        if (without[0][cell] == 0)
          {
            memcpy (without[n_boards], without[0], 81);
            without[n_boards++][cell] = values[cell];
          }
      sudoku_batch_count (batch, without[0], n_boards, 3, counts, NULL);
      g_assert_cmpuint (counts[0], >=, 2);
      if (sudoku_cell_set_count (&sets[i]) <= 6)
        for (unsigned j = 1; j < n_boards; j++)
          g_assert_cmpuint (counts[j], ==, 1);
    }
}

TEST (unavoidable_sets_are_unavoidable)
{
  g_autoptr (SudokuBatch) batch = sudoku_batch_new (test_shape (3, 3), NULL);
  const unsigned n_boards = ROUNDS (200);
  unsigned n_small = 0;

  for (guint64 seed = 0; seed < n_boards; seed++)
    {
      g_autoptr (SudokuGrid) grid = fill (test_shape (3, 3), seed);
      SudokuCellSet sets[SUDOKU_MOST_UNAVOIDABLE];

      check_sets (grid->cell, batch);
      n_small += sudoku_unavoidable_sets (test_shape (3, 3), grid->cell, 12, sets);
    }
  /* 43 a board. */
  g_assert_cmpuint (n_small, >, n_boards * 41);
  g_assert_cmpuint (n_small, <, n_boards * 45);
}
