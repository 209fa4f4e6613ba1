/* Counting by tables against passing solutions one by one: totals, parts, limits, cancelling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "../rounds.h"
#include "autoptr.h"
#include "boards.h"
#include "random-boards.h"
#include "sudoku/board/processor.h"
#include "sudoku/nine/count.h"

#define PLAIN_LIMIT 3000

/* The number of solutions by the general engine, or PLAIN_LIMIT. */
static uint64_t
plain_count (const SudokuGrid *puzzle)
{
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  void *state = sudoku_general_engine.create (puzzle);
  uint64_t passed = 0;

  sudoku_general_engine.skip (state, &budget, PLAIN_LIMIT, &passed);
  sudoku_general_engine.destroy (state);
  return passed;
}

static uint64_t
count_part (const SudokuGrid *puzzle, unsigned part, unsigned parts)
{
  g_autoptr (SudokuCount) count = sudoku_count_new_part (puzzle, part, parts);
  SudokuTotal total;

  g_assert_cmpfloat (sudoku_count_progress (count), >=, 0);
  g_assert_cmpint (sudoku_count_run (count, SUDOKU_COUNT_ALL), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpfloat (sudoku_count_progress (count), ==, 1);
  total = sudoku_count_total (count);
  g_assert_cmpuint (total.high, ==, 0);
  return total.low;
}

static uint64_t
count_all (const SudokuGrid *puzzle)
{
  return count_part (puzzle, 0, 1);
}

TEST (random_boards)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);
  unsigned none = 0, one = 0, many = 0;

  for (unsigned round = 0; round < ROUNDS (1500); round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 22 + round % 60);
      uint64_t expected;

      if (round % 5 == 0)
        random_spoil (rand, puzzle);
      expected = plain_count (puzzle);
      if (expected == PLAIN_LIMIT)
        continue;
      g_assert_cmpuint (count_all (puzzle), ==, expected);
      none += expected == 0;
      one += expected == 1;
      many += expected >= 100;
    }
  g_assert_cmpuint (none, >, ROUNDS (50));
  g_assert_cmpuint (one, >, ROUNDS (50));
  g_assert_cmpuint (many, >, ROUNDS (50));
}

/* Too many to pass one by one, or at least several thousand. */
TEST (many_solutions)
{
  g_autoptr (SudokuGrid) puzzle =
      board ("123456789456789123789123456......................................................");
  g_autoptr (SudokuGrid) half =
      board ("1234567894567891237891234562143658973..8..2..8...................................");
  SudokuSearch *search = sudoku_search_new (half);
  g_autoptr (SudokuCount) count = sudoku_count_new (puzzle);
  uint64_t passed = 0;
  SudokuTotal total;

  g_assert_cmpint (sudoku_search_skip (search, UINT64_MAX, &passed), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (passed, >, 1000);
  g_assert_cmpuint (count_all (half), ==, passed);
  sudoku_search_free (search);

  g_assert_cmpint (sudoku_count_run (count, 1000000000), ==, SUDOKU_FOUND);
  total = sudoku_count_total (count);
  g_assert_true (total.high > 0 || total.low >= 1000000000);
}

TEST (parts_add_up)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (21);

  for (unsigned round = 0; round < ROUNDS (60); round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 22 + round % 10);
      uint64_t expected = count_all (puzzle);

      for (unsigned parts = 2; parts < 20; parts += 5)
        {
          uint64_t sum = 0;

          for (unsigned part = 0; part < parts; part++)
            sum += count_part (puzzle, part, parts);
          g_assert_cmpuint (sum, ==, expected);
        }
    }
}

/* Two counts take the parts in turns, as threads do. */
TEST (parts_are_taken_one_after_the_other)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (23);

  for (unsigned round = 0; round < ROUNDS (60); round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 22 + round % 10);
      SudokuCount *counts[2];
      uint64_t sum = 0;

      for (unsigned i = 0; i < 2; i++)
        {
          counts[i] = sudoku_count_new_part (puzzle, i, 7);
          g_assert_cmpint (sudoku_count_run (counts[i], SUDOKU_COUNT_ALL), ==, SUDOKU_EXHAUSTED);
        }
      for (unsigned part = 2; part < 7; part++)
        {
          sudoku_count_take_part (counts[part % 2], part);
          g_assert_cmpint (sudoku_count_run (counts[part % 2], SUDOKU_COUNT_ALL), ==, SUDOKU_EXHAUSTED);
        }
      for (unsigned i = 0; i < 2; i++)
        {
          sum += sudoku_count_total (counts[i]).low;
          sudoku_count_free (counts[i]);
        }
      g_assert_cmpuint (sum, ==, count_all (puzzle));
    }
}

/* Cancelled whenever it asks, a count gets to the same total, and its progress never goes back. */
TEST (cancel_everywhere)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (22);

  for (unsigned round = 0; round < ROUNDS (20); round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 22 + round % 4);
      uint64_t expected = count_all (puzzle);

      for (unsigned i = 0; i < sudoku_processor_builds (); i++)
        {
          const NineCountBuild *build = sudoku_nine_count_builds[i];
          NineCount *count = aligned_alloc (_Alignof(NineCount), sizeof *count);
          unsigned asked = 0;
          SudokuBudget budget = sudoku_budget (cancel_always, &asked);
          double progress = 0;

          budget.interval = budget.left = 1;
          sudoku_nine_count_init (count, puzzle->cell, 0, 1);
          while (build->run (count, &budget, SUDOKU_COUNT_ALL) == SUDOKU_CANCELLED)
            {
              g_assert_cmpfloat (sudoku_nine_count_progress (count), >=, progress);
              progress = sudoku_nine_count_progress (count);
              g_assert_cmpuint (count->total[0], <=, expected);
            }
          g_assert_cmpuint (count->total[0], ==, expected);
          g_assert_cmpuint (asked, >, 0);
          build->clear (count);
          free (count);
        }
    }
}

/* What a part counts does not depend on the build: parts of one count may run on several kinds of processors. */
TEST (parts_are_the_same_in_every_build)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (64);

  for (unsigned round = 0; round < 6; round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 19 + round % 3);

      for (unsigned part = 0; part < 9; part++)
        {
          uint64_t expected = count_part (puzzle, part, 9);

          for (unsigned i = 0; i < sudoku_processor_builds (); i++)
            {
              const NineCountBuild *build = sudoku_nine_count_builds[i];
              NineCount *count = aligned_alloc (_Alignof(NineCount), sizeof *count);
              SudokuBudget budget = sudoku_budget (NULL, NULL);

              sudoku_nine_count_init (count, puzzle->cell, part, 9);
              g_assert_cmpint (build->run (count, &budget, SUDOKU_COUNT_ALL), ==, SUDOKU_EXHAUSTED);
              g_assert_cmpuint (count->total[0], ==, expected);
              build->clear (count);
              free (count);
            }
        }
    }
}

TEST (limit)
{
  g_autoptr (SudokuGrid) puzzle =
      board ("6......1...........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...");
  uint64_t all = count_all (puzzle);
  g_autoptr (SudokuCount) count = sudoku_count_new (puzzle);

  g_assert_cmpuint (all, ==, plain_count (puzzle));
  g_assert_cmpint (sudoku_count_run (count, 2), ==, SUDOKU_FOUND);
  g_assert_cmpuint (sudoku_count_total (count).low, >=, 2);
  g_assert_cmpint (sudoku_count_run (count, all + 1), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (sudoku_count_total (count).low, ==, all);
}

/* Other boards are counted too, by passing their solutions. */
TEST (other_boards)
{
  g_autoptr (SudokuGrid) four = board_with_boxes (2, 2, "................");
  g_autoptr (SudokuCount) count = sudoku_count_new (four);

  g_assert_cmpuint (count_all (four), ==, 288);
  g_assert_cmpuint (count_part (four, 0, 2) + count_part (four, 1, 2), ==, 288);
  g_assert_cmpint (sudoku_count_run (count, 100), ==, SUDOKU_FOUND);
  g_assert_cmpuint (sudoku_count_total (count).low, ==, 100);
  g_assert_cmpint (sudoku_count_run (count, 100), ==, SUDOKU_FOUND);
  g_assert_cmpint (sudoku_count_run (count, 300), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (sudoku_count_total (count).low, ==, 288);
}
