/* The engines on lists of puzzles from elsewhere, in the folder $NONET_CORPUS.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "autoptr.h"
#include "boards.h"
#include "../corpus.h"
#include "sudoku/search/engine.h"

/* Calls check with each line of a file of 81-character lines; skips the test without a corpus. */
static void
for_each_line (const char *name, void (*check) (const SudokuGrid *puzzle))
{
  g_auto (GStrv) lines = corpus_lines (name);

  for (unsigned i = 0; lines != NULL && lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_autoptr (SudokuGrid) puzzle = board (g_strchomp (lines[i]));

      check (puzzle);
    }
}

static void
check_unique_by (const SudokuEngine *engine, const SudokuGrid *puzzle)
{
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  void *state = engine->create (puzzle);

  g_assert_cmpint (engine->next (state, &budget, solution->cell), ==, SUDOKU_FOUND);
  g_assert_cmpint (engine->next (state, &budget, NULL), ==, SUDOKU_EXHAUSTED);
  engine->destroy (state);

  g_assert_true (sudoku_grid_complete (solution));
  for (unsigned cell = 0; cell < 81; cell++)
    g_assert_true (puzzle->cell[cell] == 0 || puzzle->cell[cell] == solution->cell[cell]);
}

static void
check_unique (const SudokuGrid *puzzle)
{
  check_unique_by (&sudoku_general_engine, puzzle);
  check_unique_by (&sudoku_nine_engine, puzzle);
}

static void
check_several (const SudokuGrid *puzzle)
{
  const SudokuEngine *engines[] = { &sudoku_general_engine, &sudoku_nine_engine };

  for (unsigned i = 0; i < G_N_ELEMENTS (engines); i++)
    {
      SudokuBudget budget = sudoku_budget (NULL, NULL);
      void *state = engines[i]->create (puzzle);
      uint64_t passed = 0;

      g_assert_cmpint (engines[i]->skip (state, &budget, 2, &passed), ==, SUDOKU_FOUND);
      engines[i]->destroy (state);
    }
}

/* Counting by tables, whole and in parts, gives as many as passing one by one. */
static void
check_count (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuSearch) search = sudoku_search_new (puzzle);
  uint64_t passed = 0, sum = 0;

  g_assert_cmpint (sudoku_search_skip (search, UINT64_MAX, &passed), ==, SUDOKU_EXHAUSTED);
  for (unsigned parts = 1; parts < 4; parts += 2)
    for (unsigned part = 0; part < parts; part++)
      {
        g_autoptr (SudokuCount) count = sudoku_count_new_part (puzzle, part, parts);

        g_assert_cmpint (sudoku_count_run (count, SUDOKU_COUNT_ALL), ==, SUDOKU_EXHAUSTED);
        g_assert_cmpuint (sudoku_count_total (count).high, ==, 0);
        sum += sudoku_count_total (count).low;
      }
  g_assert_cmpuint (sum, ==, 2 * passed);
}

/* The walk through the derivation, in a variant that changes with the puzzle, ends with as many solutions as the count. */
static void
check_walk (const SudokuGrid *puzzle)
{
  unsigned number = sudoku_grid_filled (puzzle) + puzzle->cell[0] + puzzle->cell[40];
  SudokuSearchVariant variant = number % SUDOKU_N_VARIANTS;
  g_autoptr (SudokuCount) count = sudoku_count_new (puzzle);

  if (sudoku_count_run (count, 1000) == SUDOKU_EXHAUSTED)
    {
      g_autoptr (SudokuDerivation) walk = sudoku_derivation_new (puzzle, variant);

      while (sudoku_derivation_forward (walk, SUDOKU_STRIDE_STAGE, NULL, NULL) == SUDOKU_FOUND)
        if (sudoku_derivation_place (walk).step == SUDOKU_DERIVATION_SOLVED)
          {
            g_autoptr (SudokuGrid) solution = sudoku_candidates_to_grid (sudoku_derivation_matrix (walk));

            g_assert_true (sudoku_grid_complete (solution));
          }
      g_assert_cmpuint (sudoku_derivation_place (walk).tally.n_solutions, ==, sudoku_count_total (count).low);
    }
}

static void
test_walks (gconstpointer name)
{
  for_each_line (name, check_walk);
}

static void
test_counts (gconstpointer name)
{
  for_each_line (name, check_count);
}

static void
test_unique (gconstpointer name)
{
  for_each_line (name, check_unique);
}

static void
test_several (gconstpointer name)
{
  for_each_line (name, check_several);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/corpus/17-clue", "9x9/17-clue.txt", test_unique);
  g_test_add_data_func ("/corpus/random-minimal", "9x9/random-minimal.txt", test_unique);
  g_test_add_data_func ("/corpus/top1465", "9x9/top1465.txt", test_unique);
  g_test_add_data_func ("/corpus/hardest-1106", "9x9/hardest-1106.txt", test_unique);
  g_test_add_data_func ("/corpus/hardest-se11", "9x9/hardest-se11.txt", test_unique);
  g_test_add_data_func ("/corpus/two-or-more", "9x9/two-or-more-solutions.txt", test_several);
  g_test_add_data_func ("/corpus/counts", "multi/17-clue-minus-1.txt", test_counts);
  g_test_add_data_func ("/walks/top1465", "9x9/top1465.txt", test_walks);
  g_test_add_data_func ("/walks/two-or-more", "9x9/two-or-more-solutions.txt", test_walks);
  return g_test_run ();
}
