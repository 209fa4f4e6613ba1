/* Forcing chains and forcing nets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "steps.h"

/* Whichever value r5c5 has, one of r5c1, r5c3 and r5c7 is 9. */
static SudokuBoard *
three_ways (void)
{
  return sketch_board ("r5c5=123 r5c1=19 r5c3=29 r5c7=39");
}

TEST (verity)
{
  g_autoptr (SudokuBoard) board = three_ways ();
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_FORCING_CHAIN_VERITY, "r5c2=9");

  g_assert_cmpuint (step->n_branches, ==, 3);
  g_assert_cmpuint (step->length, ==, 9);
  for (unsigned i = 0; i < 3; i++)
    {
      const SudokuNode *start = &step->node[step->branch_start[i]];

      g_assert_cmpuint (step->node_cell[start->first_cell], ==, 40);
      g_assert_cmpuint (start->value, ==, i + 1);
    }
}

TEST (contradiction)
{
  g_autoptr (SudokuBoard) board = three_ways ();
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_FORCING_CHAIN_CONTRADICTION, "r5c8=9");

  g_assert_cmpuint (step->length, ==, 9);
  g_assert_cmpuint (step->part[0].role, ==, SUDOKU_PART_BASE);
  g_assert_cmpuint (step->part[0].item, ==, 40);
}

TEST (nothing_without_three)
{
  /* With two candidates it is an XY-Chain, and no forcing chain. */
  g_autoptr (SudokuBoard) board = sketch_board ("r5c5=12 r5c1=19 r5c3=29");

  assert_step_texts (board, SUDOKU_FORCING_CHAIN_VERITY, "");
  assert_step_texts (board, SUDOKU_FORCING_CHAIN_CONTRADICTION, "");
}

TEST (net)
{
  /* 1 in r1c1 makes r1c5 2 and so, from two sides, r1c9 3; r5c9 is 4 then, as is r5c1. */
  g_autoptr (SudokuBoard) board = sketch_board ("r1c5=12 r1c9=123 r5c9=34 r5c1=14");
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_FORCING_NET_CONTRADICTION, "r1c1=1");
  unsigned most = 0;

  for (unsigned branch = 1; branch <= step->n_branches; branch++)
    {
      unsigned causes = 0;

      for (unsigned i = 0; i < step->n_links; i++)
        causes += step->link[i].branch == branch && step->link[i].kind == SUDOKU_LINK_STRONG
                  && step->node[step->link[i].to].value == 3 && step->link[i].item == 8;
      most = MAX (most, causes);
    }
  g_assert_cmpuint (most, ==, 2);
}

TEST (truth)
{
  const SudokuTechnique first = SUDOKU_FORCING_CHAIN_CONTRADICTION, last = SUDOKU_FORCING_CHAIN_VERITY;

  g_assert_cmpuint (assert_steps_true (test_shape (3, 3), 60, first, last), >, 400);
  g_assert_cmpuint (assert_steps_true (diagonal_shape (), 20, first, last), >, 100);
  g_assert_cmpuint (assert_steps_true (test_shape (2, 3), 30, first, last), >, 20);
  g_assert_cmpuint (assert_steps_true (test_shape (3, 4), 3, first, last), >, 20);
}

TEST (truth_of_nets)
{
  const SudokuTechnique first = SUDOKU_FORCING_NET_CONTRADICTION, last = SUDOKU_FORCING_NET_VERITY;

  g_assert_cmpuint (assert_steps_true (test_shape (3, 3), 20, first, last), >, 200);
  g_assert_cmpuint (assert_steps_true (diagonal_shape (), 10, first, last), >, 20);
  g_assert_cmpuint (assert_steps_true (test_shape (2, 3), 40, first, last), >, 10);
}

TEST (cancel)
{
  const SudokuShape *shape = test_shape (4, 4);
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  g_autoptr (SudokuBoard) board = random_board (rand, shape, 30, 40);

  for (SudokuTechnique technique = SUDOKU_FORCING_CHAIN_CONTRADICTION; technique <= SUDOKU_FORCING_NET_VERITY;
       technique++)
    {
      g_autoptr (SudokuFinding) finding = finding_of (shape, technique, technique);
      unsigned left = 2, n = 0;

      sudoku_finding_set_cancel (finding, cancel_after, &left);
      g_assert_cmpint (sudoku_find_steps (finding, board, count_step, &n), ==, SUDOKU_CANCELLED);
    }
}
