/* The calculation: neighboring lines make the same of every example, and the figures of some.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "sudoku/calculation.h"

static SudokuValue *
evaluate (SudokuCalculation calculation, unsigned number, const SudokuCandidates *example)
{
  SudokuValue *value = g_new (SudokuValue, 1);

  g_assert_true (sudoku_line_evaluate (&sudoku_calculation_lines (calculation)[number], example, value));
  return value;
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

static int
compare (gconstpointer a, gconstpointer b, gpointer n_cells)
{
  return memcmp (a, b, GPOINTER_TO_UINT (n_cells) * sizeof (SudokuSet));
}

static void
sort (SudokuValue *value)
{
  g_qsort_with_data (value->cell, (int) value->n, value->n_cells * sizeof (SudokuSet), compare,
                     GUINT_TO_POINTER (value->n_cells));
}

/* As lists whose order does not matter. */
static void
assert_lines_agree (SudokuCalculation calculation, const SudokuCandidates *example, SudokuValue *value)
{
  SudokuValue *before = &value[0], *after = &value[1];

  for (const SudokuLine *line = sudoku_calculation_lines (calculation); line[1].text != NULL; line++)
    {
      g_assert_true (sudoku_line_evaluate (line, example, before));
      g_assert_true (sudoku_line_evaluate (line + 1, example, after));
      g_assert_false (before->too_large || after->too_large);
      sort (before);
      sort (after);
      if (!sudoku_value_equal (before, after))
        g_error ("%s differs from %s", line[1].text, line->text);
    }
}

/* Blocked and complete ones, too. */
TEST (lines_agree)
{
  g_autoptr (SudokuCandidates) example = sudoku_candidates_new (test_shape (2, 2));
  g_autofree SudokuValue *value = g_new (SudokuValue, 2);

  for (unsigned number = 0; number < 15 * 15 * 15 * 15; number += 23)
    {
      make_example (example, number);
      assert_lines_agree (SUDOKU_CALCULATION_PRUNING, example, value);
      assert_lines_agree (SUDOKU_CALCULATION_SEARCH, example, value);
    }
}

/* Two lists that are not equal, and two that are in another order. */
TEST (equal)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "12..34..21..43..");
  g_autoptr (SudokuCandidates) example = sudoku_choices (puzzle);
  g_autofree SudokuValue *pruned = evaluate (SUDOKU_CALCULATION_SEARCH, 4, example);
  g_autofree SudokuValue *found = evaluate (SUDOKU_CALCULATION_SEARCH, 5, example);

  g_assert_true (sudoku_value_equal (pruned, found));
  found->cell[3] ^= 3;
  g_assert_false (sudoku_value_equal (pruned, found));
}

static void
assert_value (const SudokuCandidates *example, SudokuCalculation calculation, unsigned line, double built, unsigned n)
{
  g_autofree SudokuValue *value = evaluate (calculation, line, example);

  g_assert_false (value->too_large);
  g_assert_cmpfloat (value->n_built, ==, built);
  g_assert_cmpuint (value->n, ==, n);
}

/* Six blanks make 4^6 boards. Of rows of boxes without duplicates there are less, and after pruning still less. */
TEST (figures)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "123434..21..43..");
  g_autoptr (SudokuCandidates) example = sudoku_calculation_example (puzzle);

  assert_value (example, SUDOKU_CALCULATION_PRUNING, 0, 4096, 2);
  assert_value (example, SUDOKU_CALCULATION_PRUNING, 5, 48, 2);
  assert_value (example, SUDOKU_CALCULATION_PRUNING, 12, 16, 2);
  assert_value (example, SUDOKU_CALCULATION_SEARCH, 5, 2, 2);
}

/* A list is refused before it is made: a row of four blanks, and not a second one. What is left out is the same in each board. */
TEST (first_rows)
{
  g_autoptr (SudokuGrid) empty = board_with_boxes (2, 2, "................");
  g_autoptr (SudokuCandidates) first = sudoku_calculation_example (empty), all = sudoku_choices (empty);
  g_autofree SudokuValue *refused = evaluate (SUDOKU_CALCULATION_PRUNING, 0, all), *value = g_new (SudokuValue, 2);

  g_assert_cmpuint (first->cell[3], ==, 15);
  g_assert_cmpuint (first->cell[4], >, 15);
  for (unsigned line = 0; line < 13; line++)
    assert_value (first, SUDOKU_CALCULATION_PRUNING, line, line >= 5 && line < 8 ? 144 : 256, 24);
  assert_lines_agree (SUDOKU_CALCULATION_SEARCH, first, value);
  assert_value (all, SUDOKU_CALCULATION_SEARCH, 5, 288, 288);
  g_assert_true (refused->too_large);
  g_assert_cmpfloat (refused->n_built, ==, G_GUINT64_CONSTANT (1) << 32);
}

/* The first row of Bird's board has five blanks: 9^5 are too many, five choices in each of them are not. */
TEST (larger_board)
{
  g_autoptr (SudokuGrid) puzzle =
      board ("2....1.38........5.7...6.......13..981..257..31....8..9..8...2..5..69.784.25.....");
  g_autoptr (SudokuCandidates) example = sudoku_calculation_example (puzzle);
  g_autofree SudokuValue *refused = evaluate (SUDOKU_CALCULATION_PRUNING, 0, example);

  g_assert_true (refused->too_large);
  g_assert_cmpfloat (refused->n_built, ==, 59049);
  assert_value (example, SUDOKU_CALCULATION_PRUNING, 12, 3125, 120);
  assert_value (example, SUDOKU_CALCULATION_SEARCH, 5, 120, 120);
}

/* The laws speak of rows, columns and boxes. */
TEST (other_boards)
{
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_new (test_shape (5, 7));

  g_assert_null (sudoku_calculation_example (puzzle));
}
