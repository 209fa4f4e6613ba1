/* The calculation: neighboring lines make the same of every example, and the figures of some.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "sudoku/calculation.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuMatrices, sudoku_matrices_free)

static SudokuMatrices *
evaluate (SudokuCalculation calculation, unsigned number, const SudokuCandidates *example)
{
  unsigned n;
  const SudokuLine *lines = sudoku_calculation_lines (calculation, &n);

  g_assert_cmpuint (number, <, n);
  return sudoku_line_evaluate (&lines[number], example);
}

/* Counts through examples: the first row down from all choices, the others are rows of a solution. */
static void
make_example (SudokuCandidates *example, unsigned number)
{
  unsigned order = example->shape->order, full = (1U << order) - 1;

  for (unsigned cell = 0; cell < order * order; cell++)
    {
      unsigned row = cell / order, column = cell % order;

      example->cell[cell] = sudoku_set_of ((row * 2 + row / 2 + column) % order + 1);
    }
  for (unsigned column = 0; column < order; column++, number /= full)
    example->cell[column] = full - number % full;
}

/* As lists whose order does not matter. */
static void
assert_lines_agree (SudokuCalculation calculation, const SudokuCandidates *example)
{
  unsigned n;
  const SudokuLine *lines = sudoku_calculation_lines (calculation, &n);

  for (unsigned i = 1; i < n && sudoku_calculation_applies (calculation, example); i++)
    {
      g_autoptr (SudokuMatrices) before = sudoku_line_evaluate (&lines[i - 1], example);
      g_autoptr (SudokuMatrices) after = sudoku_line_evaluate (&lines[i], example);

      g_assert_false (before->too_large || after->too_large);
      sudoku_matrices_sort (before);
      sudoku_matrices_sort (after);
      if (!sudoku_matrices_equal (before, after))
        g_error ("%s differs from %s", lines[i].text, lines[i - 1].text);
    }
}

TEST (lines_agree)
{
  g_autoptr (SudokuCandidates) example = sudoku_candidates_new (test_shape (2, 2));

  for (unsigned number = 0; number < 15 * 15 * 15 * 15; number += 23)
    {
      make_example (example, number);
      assert_lines_agree (SUDOKU_CALCULATION_PRUNING, example);
      assert_lines_agree (SUDOKU_CALCULATION_SEARCH, example);
    }
}

/* Two lists that are not equal, and two that are in another order. */
TEST (equal)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "12..34..21......");
  g_autoptr (SudokuCandidates) example = sudoku_choices (puzzle);
  g_autoptr (SudokuMatrices) pruned = evaluate (SUDOKU_CALCULATION_SEARCH, 4, example);
  g_autoptr (SudokuMatrices) found = evaluate (SUDOKU_CALCULATION_SEARCH, 5, example);

  g_assert_true (sudoku_matrices_equal (pruned, found));
  found->item[0]->cell[3] ^= 3;
  g_assert_false (sudoku_matrices_equal (pruned, found));
}

static void
assert_value (const SudokuCandidates *example, SudokuCalculation calculation, unsigned line, uint64_t built, unsigned n)
{
  g_autoptr (SudokuMatrices) value = evaluate (calculation, line, example);

  g_assert_false (value->too_large);
  g_assert_cmpuint (value->n_built, ==, built);
  g_assert_cmpuint (value->n, ==, n);
}

/* Eight blanks make 4^8 boards. Of rows of boxes without duplicates there are less, and after pruning one. */
TEST (figures)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "123434..21......");
  g_autoptr (SudokuCandidates) example = sudoku_calculation_example (puzzle);

  assert_value (example, SUDOKU_CALCULATION_PRUNING, 0, 65536, 2);
  assert_value (example, SUDOKU_CALCULATION_PRUNING, 5, 96, 2);
  assert_value (example, SUDOKU_CALCULATION_PRUNING, 12, 16, 2);
  assert_value (example, SUDOKU_CALCULATION_SEARCH, 5, 2, 2);
}

/* A list is refused before it is made: two rows of four blanks are the most that can be. */
TEST (first_rows)
{
  g_autoptr (SudokuGrid) empty = board_with_boxes (2, 2, "................");
  g_autoptr (SudokuCandidates) first = sudoku_calculation_example (empty), all = sudoku_choices (empty);
  g_autoptr (SudokuMatrices) refused = evaluate (SUDOKU_CALCULATION_PRUNING, 0, all);

  g_assert_cmpuint (first->cell[7], ==, 15);
  g_assert_cmpuint (first->cell[8], ==, sudoku_left_out (first->shape));
  assert_value (first, SUDOKU_CALCULATION_PRUNING, 0, 65536, 96);
  assert_value (all, SUDOKU_CALCULATION_SEARCH, 5, 288, 288);
  g_assert_true (refused->too_large);
  g_assert_cmpuint (refused->n_built, ==, G_GUINT64_CONSTANT (1) << 32);
}

/* The first row of Bird's board has five blanks: 9^5 are too many, five choices in each of them are not. */
TEST (larger_board)
{
  g_autoptr (SudokuGrid) puzzle =
      board ("2....1.38........5.7...6.......13..981..257..31....8..9..8...2..5..69.784.25.....");
  g_autoptr (SudokuCandidates) example = sudoku_calculation_example (puzzle);
  g_autoptr (SudokuMatrices) refused = evaluate (SUDOKU_CALCULATION_PRUNING, 0, example);

  g_assert_true (refused->too_large);
  g_assert_cmpuint (refused->n_built, ==, 59049);
  assert_value (example, SUDOKU_CALCULATION_PRUNING, 12, 3125, 120);
  assert_value (example, SUDOKU_CALCULATION_SEARCH, 5, 120, 120);
}

/* The laws speak of rows, columns and boxes. */
TEST (other_boards)
{
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_new (test_shape (5, 7));

  g_assert_null (sudoku_calculation_example (puzzle));
}
