/* Simple colours, multi-colours and 3D Medusa.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "steps.h"

TEST (colours)
{
  static const struct
  {
    const char *restrictions;
    SudokuTechnique technique;
    const char *steps;
  } boards[] = {
    /* r1c1 - r1c9 - r5c9 - r5c2: r1c1 and r5c2 have different colours. */
    { "row1:4=19 column9:4=15 row5:4=29", SUDOKU_SIMPLE_COLOURS_TRAP,
      "simple-colours-trap 8: not r2c2=4 r3c2=4 r4c1=4 r6c1=4\n" },
    { "row1:4=19 column9:4=15 row5:4=29", SUDOKU_SIMPLE_COLOURS_WRAP, "" },
    /* r1c1 - r1c5 - r5c5 - r5c2 - r3c2: r1c1 and r3c2 have one colour, and share a box. */
    { "row1:4=15 column5:4=15 row5:4=25 column2:4=35", SUDOKU_SIMPLE_COLOURS_WRAP,
      "simple-colours-wrap 8: not r1c1=4 r3c2=4 r5c5=4\n" },
    /* Two pairs: r1c9 and r6c9 exclude each other, so r1c2 or r6c3 is true. */
    { "row1:4=29 row6:4=39", SUDOKU_MULTI_COLOURS_1, "multi-colours-1 8: not r2c3=4 r3c3=4 r4c2=4 r5c2=4\n" },
    /* r1c2, r9c5 and r4c9 have one colour, which sees both r5c2 and r5c8. */
    { "row5:4=28 row1:4=25 column5:4=19 row9:4=59 column9:4=49", SUDOKU_MULTI_COLOURS_2,
      "multi-colours-2 8: not r1c2=4 r4c9=4 r9c5=4\n" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (SudokuBoard) board = sketch_board (boards[i].restrictions);

      assert_step_texts (board, boards[i].technique, boards[i].steps);
    }
}

/* All steps of Medusa by a rule, on random boards. */
static bool
count_rule (const SudokuStep *step, void *data)
{
  unsigned *n = data;

  g_assert_cmpuint (step->variant, >=, 1);
  g_assert_cmpuint (step->variant, <=, 6);
  n[step->variant]++;
  return true;
}

TEST (medusa_rules)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  unsigned n[7] = { 0 };

  for (unsigned i = 0; i < 200; i++)
    {
      g_autoptr (SudokuBoard) board = random_board (rand, test_shape (3, 3), 30 + (int) i % 30, 50);
      g_autoptr (SudokuFinding) finding = finding_of (board->shape, SUDOKU_MEDUSA, SUDOKU_MEDUSA);

      g_assert_cmpint (sudoku_find_steps (finding, board, count_rule, n), ==, SUDOKU_EXHAUSTED);
    }
  for (unsigned rule = 1; rule <= 6; rule++)
    g_assert_cmpuint (n[rule], >, 0);
}

TEST (medusa)
{
  /* 1 in r1c1 and r4c1, 1 and 2 in r1c9, 2 in r1c5 and r4c5 alternate, so 1 in r4c1 or 2 in r4c5 is true. */
  g_autoptr (SudokuBoard) board = sketch_board ("row1:1=19 r1c9=12 row1:2=59 column1:1=14 column5:2=14");
  g_autoptr (SudokuStep) step = find_step (board, SUDOKU_MEDUSA, "r4c5=1");

  g_assert_cmpuint (step->variant, ==, 5);
  g_assert_cmpuint (step->values, ==, 3);
}

TEST (truth)
{
  const SudokuTechnique first = SUDOKU_SIMPLE_COLOURS_TRAP, last = SUDOKU_MEDUSA;

  g_assert_cmpuint (assert_steps_true (test_shape (3, 3), 150, first, last), >, 300);
  g_assert_cmpuint (assert_steps_true (diagonal_shape (), 50, first, last), >, 100);
  g_assert_cmpuint (assert_steps_true (test_shape (2, 3), 50, first, last), >, 50);
  g_assert_cmpuint (assert_steps_true (test_shape (4, 4), 10, first, last), >, 50);
}
