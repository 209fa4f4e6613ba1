/* The derivation in words: functions, sentences and numbers at Bird's own puzzle, and times.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tests/tasks/puzzles.h"
#include "words/derivation.h"

#define BIRD                                                                                                           \
  "2....1.38........5.7...6..........13.981..257"                                                                      \
  "31....8..9..8...2..5..697844..25...."

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuDerivation, sudoku_derivation_free)

static SudokuDerivation *
walk_at (const NonetPuzzle *puzzle, guint n_strides, SudokuStride stride)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);
  SudokuDerivation *walk = sudoku_derivation_new (grid, SUDOKU_VARIANT_FIXPOINT);

  for (guint i = 0; i < n_strides; i++)
    sudoku_derivation_forward (walk, stride, NULL, NULL);
  return walk;
}

static void
assert_said (const NonetPuzzle *puzzle,
             const SudokuDerivation *walk,
             SudokuStride stride,
             const char *function,
             const char *sentence)
{
  const NonetNotation notation = { puzzle->alphabet, NONET_CELLS_RC };
  g_autofree char *said = nonet_derivation_to_sentence (walk, stride, &notation);

  g_assert_cmpstr (nonet_derivation_to_function (walk, stride), ==, function);
  g_assert_cmpstr (said, ==, sentence);
}

static void
assert_boards (const SudokuDerivation *walk, const char *powers, const char *digits)
{
  g_autofree char *as_powers = nonet_matrix_to_powers (sudoku_derivation_matrix (walk), TRUE);
  g_autofree char *as_digits = nonet_matrix_to_digits (sudoku_derivation_matrix (walk), FALSE);

  if (powers != NULL)
    g_assert_cmpstr (as_powers, ==, powers);
  g_assert_cmpstr (as_digits, ==, digits);
}

TEST (choices)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, BIRD);
  g_autoptr (SudokuDerivation) walk = walk_at (puzzle, 0, SUDOKU_STRIDE_STEP);

  assert_said (puzzle, walk, SUDOKU_STRIDE_STEP, "choices", "Each blank has all 9 symbols as its choices.");
  assert_boards (walk, "9⁵¹", "4638397686588101979328150167890591454318967698009");
}

TEST (fifth_column)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, BIRD);
  g_autoptr (SudokuDerivation) walk = walk_at (puzzle, 9 + 5, SUDOKU_STRIDE_STEP);

  assert_said (puzzle, walk, SUDOKU_STRIDE_STEP, "pruneBy cols",
               "5 and 6 are fixed in column 5: its other cells lose them. 11 choices are removed.");
  assert_boards (walk, NULL, "4624901668154547369934848000000000");
}

/* In each row as many as it has givens go from each blank: 20 + 8 + 14 + 14 + 18 + 18 + 18 + 18 + 18. */
TEST (prunings)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, BIRD);
  g_autoptr (SudokuDerivation) rows = walk_at (puzzle, 1, SUDOKU_STRIDE_STAGE);
  g_autoptr (SudokuDerivation) twice = walk_at (puzzle, 4, SUDOKU_STRIDE_STAGE);

  assert_said (puzzle, rows, SUDOKU_STRIDE_STAGE, "pruneBy rows",
               "What is fixed in a row, the other cells of that row lose. 146 choices are removed.");
  g_assert_cmpstr (nonet_derivation_to_function (twice, SUDOKU_STRIDE_STAGE), ==, "many prune");
}

static void
assert_block (const char *cells, const char *expected)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (4, cells);
  g_autoptr (SudokuDerivation) walk = walk_at (puzzle, 3, SUDOKU_STRIDE_STAGE);
  g_autofree char *why =
      nonet_block_to_string (sudoku_derivation_matrix (walk), &(NonetNotation){ puzzle->alphabet, NONET_CELLS_RC });

  g_assert_cmpstr (why, ==, expected);
}

TEST (blocks)
{
  assert_block ("11..............", "1 twice in row 1");
  assert_block ("12.........3...4", "r1c4 has no choice left");
  assert_block ("12..............", NULL);
}

static void
assert_time (double boards_log10, const char *expected)
{
  g_autofree char *time = nonet_checking_time_to_string (boards_log10);

  g_assert_cmpstr (time, ==, expected);
}

/* A million boards take a second; those of 17 clues, 10^61, take 3 * 10^47 years. */
TEST (times)
{
  assert_time (5, "less than a second");
  assert_time (6, "1 second");
  assert_time (7.5, "31 seconds");
  assert_time (9, "16 minutes");
  assert_time (10, "2 hours");
  assert_time (12, "11 days");
  assert_time (15, "32 years");
  assert_time (61, "3.2\u00a0×\u00a010⁴⁷ years, 2.3\u00a0×\u00a010³⁷ times the age of the universe");
}
