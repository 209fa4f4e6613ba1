/* Templates: what they remove is what no way to place the value has, found box by box instead of row by row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "steps.h"

/* An X-wing in rows 1 and 5. */
TEST (x_wing)
{
  assert_steps_on ("row1:5=15 row5:5=15", SUDOKU_TEMPLATE_SET, "");
  assert_steps_on ("row1:5=15 row5:5=15", SUDOKU_TEMPLATE_DELETE,
                   "template-delete 10: not r2c1=5 r2c5=5 r3c1=5 r3c5=5 r4c1=5 r4c5=5 r6c1=5 r6c5=5 r7c1=5 r7c5=5 "
                   "r8c1=5 r8c5=5 r9c1=5 r9c5=5\n");
}

/* 5 has one place in row 1 and so is in all templates there; then it takes the cell from the others. */
TEST (one_value_takes_from_others)
{
  g_autoptr (SudokuBoard) board = sketch_board ("row1:5=1");
  StepTexts found;

  step_texts_find (&found, board, SUDOKU_TEMPLATE_SET, SUDOKU_TEMPLATE_DELETE, NULL);
  g_assert_nonnull (strstr (found.texts->str, "template-set 10: r1c1=5\n"));
  g_assert_nonnull (strstr (found.texts->str, "template-delete 1: not r1c1=1\n"));
  g_assert_nonnull (strstr (found.texts->str, "template-delete 100: not r1c1=9\n"));
  step_texts_clear (&found);
}

typedef struct
{
  const SudokuBoard *board;
  unsigned value;
  unsigned cell[9]; /* of each box */
  bool ever[81];
  bool always[81];
} Brute;

static void
place_boxes (Brute *brute, unsigned box)
{
  const SudokuShape *shape = brute->board->shape;
  bool here[81] = { false };

  for (unsigned i = 0; i < box && box == 9; i++)
    here[brute->cell[i]] = brute->ever[brute->cell[i]] = true;
  for (unsigned cell = 0; cell < 81 && box == 9; cell++)
    brute->always[cell] &= here[cell];
  for (unsigned i = 0; i < 9 && box < 9; i++)
    {
      unsigned cell = shape->house[18 + box].cell[i];
      bool fits = brute->board->value[cell] == brute->value || sudoku_board_has (brute->board, cell, brute->value);

      for (unsigned j = 0; j < box && fits; j++)
        fits = !sudoku_cells_see (shape, cell, brute->cell[j]);
      brute->cell[box] = cell;
      if (fits)
        place_boxes (brute, box + 1);
    }
}

static bool
apply_step (const SudokuStep *step, void *data)
{
  sudoku_step_apply (step, data);
  return true;
}

/* After templates have removed what they can, all that is left of each value is in some template. */
TEST (all_are_found)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);

  for (unsigned i = 0; i < 100; i++)
    {
      g_autoptr (SudokuBoard) board = random_board (rand, test_shape (3, 3), 30, 40);
      g_autoptr (SudokuBoard) after = sudoku_board_copy (board);
      g_autoptr (SudokuFinding) finding = finding_of (board->shape, SUDOKU_TEMPLATE_SET, SUDOKU_TEMPLATE_DELETE);

      g_assert_cmpint (sudoku_find_steps (finding, board, apply_step, after), ==, SUDOKU_EXHAUSTED);
      for (unsigned value = 1; value <= 9; value++)
        {
          Brute brute = { .board = board, .value = value };

          memset (brute.always, 1, sizeof brute.always);
          place_boxes (&brute, 0);
          for (unsigned cell = 0; cell < 81; cell++)
            {
              g_assert_true (brute.ever[cell] || !sudoku_board_has (after, cell, value));
              g_assert_true (!brute.always[cell] || after->value[cell] == value);
            }
        }
    }
}

/* Other orders have too many ways. */
TEST (only_nine)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);
  g_autoptr (SudokuBoard) six = random_board (rand, test_shape (2, 3), 50, 50);
  g_autoptr (SudokuBoard) diagonal = random_board (rand, diagonal_shape (), 50, 50);

  assert_step_texts (six, SUDOKU_TEMPLATE_DELETE, "");
  assert_step_texts (diagonal, SUDOKU_TEMPLATE_DELETE, "");
}
