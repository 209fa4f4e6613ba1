/* Tests of puzzles: copies are equal until one changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "formats/puzzle.h"

static NonetPuzzle *
new_four (void)
{
  const SudokuShape *shape = nonet_shape_get (2, 2);

  return nonet_puzzle_new (shape, NULL);
}

TEST (copy_is_equal_and_apart)
{
  g_autoptr (NonetPuzzle) puzzle = new_four ();
  g_autoptr (NonetPuzzle) copy = NULL;

  puzzle->givens[3] = 4;
  puzzle->entries[5] = 2;
  nonet_puzzle_ensure_marks (puzzle)[7] = 0xa;
  puzzle->title = g_strdup ("Small");
  copy = nonet_puzzle_copy (puzzle);
  g_assert_true (nonet_puzzle_equal (puzzle, copy));
  copy->marks[7] = 0xb;
  g_assert_false (nonet_puzzle_equal (puzzle, copy));
  g_assert_cmpuint (puzzle->marks[7], ==, 0xa);
}

TEST (same_givens_and_same_values)
{
  g_autoptr (NonetPuzzle) puzzle = new_four ();
  g_autoptr (NonetPuzzle) other = NULL;

  puzzle->givens[4] = 3;
  other = nonet_puzzle_copy (puzzle);
  other->elapsed = 60;
  g_assert_true (nonet_puzzle_same_values (puzzle, other));
  other->entries[15] = 1;
  g_assert_true (nonet_puzzle_same_givens (puzzle, other));
  g_assert_false (nonet_puzzle_same_values (puzzle, other));
  other->givens[4] = 2;
  g_assert_false (nonet_puzzle_same_givens (puzzle, other));
  g_assert_false (nonet_puzzle_same_givens (puzzle, NULL));
}

TEST (no_marks_are_empty_marks)
{
  g_autoptr (NonetPuzzle) puzzle = new_four ();
  g_autoptr (NonetPuzzle) copy = nonet_puzzle_copy (puzzle);

  nonet_puzzle_ensure_marks (copy);
  g_assert_true (nonet_puzzle_equal (puzzle, copy));
  g_assert_true (nonet_puzzle_equal (copy, puzzle));
  nonet_puzzle_ensure_colours (copy)[0] = 1;
  g_assert_false (nonet_puzzle_equal (puzzle, copy));
}

TEST (grid_with_and_without_entries)
{
  g_autoptr (NonetPuzzle) puzzle = new_four ();
  SudokuGrid *givens, *all;

  puzzle->givens[0] = 1;
  puzzle->entries[1] = 2;
  givens = nonet_puzzle_dup_grid (puzzle, FALSE);
  all = nonet_puzzle_dup_grid (puzzle, TRUE);
  g_assert_cmpuint (sudoku_grid_filled (givens), ==, 1);
  g_assert_cmpuint (sudoku_grid_filled (all), ==, 2);
  sudoku_grid_free (givens);
  sudoku_grid_free (all);
}
