/* The search of Bird's program, node by node and in all variants, against the texts' figures and the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "random-boards.h"
#include "sudoku/derivation-search.h"
#include "sudoku/search.h"

#define ARTICLE "6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."

/* Of the article's puzzle at the fixpoint, r4c1 with [2, 9] is expanded into grids with 2 and with 9. */
TEST (pivot)
{
  g_autoptr (SudokuGrid) puzzle = board (ARTICLE);
  g_autoptr (SudokuCandidates) root = sudoku_choices (puzzle);
  g_autoptr (SudokuCandidates) child = sudoku_candidates_copy (root);
  const SudokuSearchVariant variants[] = { SUDOKU_VARIANT_FIXPOINT, SUDOKU_VARIANT_OTHERS };
  uint64_t prunings = 0;

  g_assert_cmpuint (sudoku_search_prune (root, variants[0]), ==, 3);
  g_assert_cmpint (sudoku_node_state (root), ==, SUDOKU_NODE_OPEN);
  for (unsigned i = 0; i < 2; i++)
    {
      g_assert_cmpuint (sudoku_expand_cell (root), ==, 27);
      g_assert_cmpuint (sudoku_node_n_branches (root, 27, variants[i]), ==, 2);
      for (unsigned branch = 0; branch < 2; branch++)
        {
          g_assert_cmphex (sudoku_node_branch (root, 27, variants[i], branch), ==, sudoku_set_of (branch == 0 ? 2 : 9));
          sudoku_node_grow (root, 27, variants[i], branch, child, &prunings);
          g_assert_cmphex (child->cell[27], ==, sudoku_set_of (branch == 0 ? 2 : 9));
          g_assert_false (sudoku_set_has (child->cell[28] | child->cell[36], branch == 0 ? 2 : 9));
        }
    }
  g_assert_cmpuint (prunings, >, 4);
}

/* The first blank may be one of three values: one branch of each, or the smallest and the others. */
TEST (branches)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "1...............");
  g_autoptr (SudokuCandidates) root = sudoku_choices (puzzle);

  sudoku_search_prune (root, SUDOKU_VARIANT_FIXPOINT);
  g_assert_cmpuint (sudoku_node_n_branches (root, 1, SUDOKU_VARIANT_FIXPOINT), ==, 3);
  g_assert_cmphex (sudoku_node_branch (root, 1, SUDOKU_VARIANT_FIXPOINT, 2), ==, sudoku_set_of (4));
  g_assert_cmphex (sudoku_node_branch (root, 1, SUDOKU_VARIANT_OTHERS, 0), ==, sudoku_set_of (2));
  g_assert_cmphex (sudoku_node_branch (root, 1, SUDOKU_VARIANT_OTHERS, 1), ==, sudoku_set_of (3) | sudoku_set_of (4));
}

TEST (why_blocked)
{
  g_autoptr (SudokuGrid) puzzle = blank_with ("r1c5=3 r1c8=3");
  g_autoptr (SudokuCandidates) matrix = sudoku_choices (puzzle);
  SudokuBlock block;

  g_assert_true (sudoku_find_block (matrix, &block));
  g_assert_false (block.is_void);
  g_assert_cmpuint (block.repeated.house, ==, 0);
  g_assert_cmpuint (block.repeated.value, ==, 3);
  g_assert_cmpuint (block.repeated.cell[0], ==, 4);
  g_assert_cmpuint (block.repeated.cell[1], ==, 7);
  matrix->cell[40] = 0;
  g_assert_true (sudoku_find_block (matrix, &block));
  g_assert_true (block.is_void);
  g_assert_cmpuint (block.empty, ==, 40);
  matrix->cell[40] = matrix->cell[7] = sudoku_set_full (9);
  g_assert_false (sudoku_find_block (matrix, &block));
}

/* Every variant finds what the engine finds, and its nodes are those that branch, and leaves. */
static void
check_variants (const SudokuGrid *puzzle)
{
  g_autoptr (GPtrArray) expected = solution_texts (puzzle);

  for (SudokuSearchVariant variant = 0; variant < SUDOKU_N_VARIANTS; variant++)
    {
      SudokuSearchTally tally;
      g_autoptr (GPtrArray) solutions = variant_texts (puzzle, variant, &tally);

      assert_same_texts (expected, solutions);
      g_assert_cmpuint (tally.n_solutions, ==, expected->len);
      g_assert_cmpuint (tally.n_prunings, >=, tally.n_nodes);
      if (variant == SUDOKU_VARIANT_OTHERS)
        g_assert_cmpuint (tally.n_nodes, ==, 2 * (tally.n_solutions + tally.n_blocked) - 1);
    }
}

TEST (variants_agree)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (unsigned round = 0; round < 200; round++)
    {
      g_autoptr (SudokuGrid) puzzle = random_board (rand, 28 + round % 12);

      if (round % 4 == 0)
        random_spoil (rand, puzzle);
      check_variants (puzzle);
    }
}

TEST (variants_of_small_boards)
{
  const char *boards[] = { "................", "1...............", "12..34..........", "11.............." };
  g_autoptr (SudokuGrid) one = board_with_boxes (1, 1, ".");

  check_variants (one);
  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, boards[i]);

      check_variants (puzzle);
    }
}

static bool
cancel_third (void *data)
{
  return --*(int *) data == 0;
}

TEST (cancel)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "................");
  SudokuSearchTally tally;
  int left = 3;

  g_assert_cmpint (sudoku_variant_search (puzzle, SUDOKU_VARIANT_FIXPOINT, NULL, cancel_third, &left, &tally), ==,
                   SUDOKU_CANCELLED);
  g_assert_cmpuint (tally.n_nodes, ==, 2);
}
