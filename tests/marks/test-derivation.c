/* What a walk through the derivation looks like on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "formats/shapes.h"
#include "marks/derivation-overlay.h"
#include "sudoku/derivation-walk.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuDerivation, sudoku_derivation_free)

/* A puzzle whose first cells have these givens. */
static NonetPuzzle *
new_puzzle (const SudokuShape *shape, const char *givens)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (shape, NULL);

  for (guint cell = 0; givens[cell] != '\0'; cell++)
    puzzle->givens[cell] = (guint8) (givens[cell] == '.' ? 0 : g_ascii_digit_value (givens[cell]));
  return puzzle;
}

static SudokuDerivation *
new_walk (guint order, const char *givens)
{
  g_autoptr (NonetPuzzle) puzzle = new_puzzle (nonet_shape_get_usual (order), givens);
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);

  return sudoku_derivation_new (grid, SUDOKU_VARIANT_FIXPOINT);
}

TEST (removed_choices_are_struck)
{
  g_autoptr (SudokuDerivation) walk = new_walk (4, "1");
  g_autoptr (NonetBoardOverlay) overlay = NULL;
  const NonetBoardMarks *marks;
  const SudokuSet *candidates, *struck;

  sudoku_derivation_forward (walk, SUDOKU_STRIDE_STEP, NULL, NULL);
  overlay = nonet_derivation_to_overlay (walk, SUDOKU_STRIDE_STEP);
  marks = nonet_board_overlay_get_marks (overlay);
  candidates = nonet_board_overlay_get (overlay, NONET_LAYER_CANDIDATES);
  struck = nonet_board_overlay_get (overlay, NONET_LAYER_STRUCK);
  g_assert_cmpuint (((const guint8 *) nonet_board_overlay_get (overlay, NONET_LAYER_FOUND))[0], ==, 1);
  g_assert_cmphex (candidates[1], ==, sudoku_set_full (4));
  g_assert_cmphex (struck[1], ==, sudoku_set_of (1));
  g_assert_cmphex (struck[4], ==, 0);
  g_assert_cmpint (marks->house[0], ==, NONET_HOUSE_MARK_CAUSE);
  g_assert_cmpint (marks->house[1], ==, NONET_HOUSE_MARK_NONE);
  g_assert_cmpint (marks->cell[0], ==, NONET_CELL_MARK_CAUSE);
  g_assert_cmpint (marks->cell[1], ==, 0);
}

TEST (what_becomes_fixed_is_placed)
{
  g_autoptr (SudokuDerivation) walk = new_walk (4, "123");
  g_autoptr (NonetBoardOverlay) before = NULL, after = NULL;

  sudoku_derivation_forward (walk, SUDOKU_STRIDE_STAGE, NULL, NULL);
  before = nonet_derivation_to_overlay (walk, SUDOKU_STRIDE_STAGE);
  g_assert_cmpint (nonet_board_marks_get (nonet_board_overlay_get_marks (before), 3, 4), ==, NONET_MARK_PLACED);
  g_assert_cmpuint (((const guint8 *) nonet_board_overlay_get (before, NONET_LAYER_FOUND))[3], ==, 0);
  sudoku_derivation_forward (walk, SUDOKU_STRIDE_STAGE, NULL, NULL);
  after = nonet_derivation_to_overlay (walk, SUDOKU_STRIDE_STAGE);
  g_assert_cmpint (nonet_board_marks_get (nonet_board_overlay_get_marks (after), 3, 4), ==, NONET_MARK_NONE);
  g_assert_cmpuint (((const guint8 *) nonet_board_overlay_get (after, NONET_LAYER_FOUND))[3], ==, 4);
}

static void
go_to (SudokuDerivation *walk, SudokuDerivationStep step)
{
  while (sudoku_derivation_place (walk).step != step)
    g_assert_cmpint (sudoku_derivation_forward (walk, SUDOKU_STRIDE_STEP, NULL, NULL), ==, SUDOKU_FOUND);
}

TEST (pivot_is_marked)
{
  g_autoptr (SudokuDerivation) walk = new_walk (4, "12..34..");
  g_autoptr (NonetBoardOverlay) overlay = NULL;

  go_to (walk, SUDOKU_DERIVATION_EXPAND);
  overlay = nonet_derivation_to_overlay (walk, SUDOKU_STRIDE_STEP);
  g_assert_cmpint (nonet_board_overlay_get_marks (overlay)->cell[2], ==, NONET_CELL_MARK_CAUSE);
  g_assert_cmphex (((const SudokuSet *) nonet_board_overlay_get (overlay, NONET_LAYER_STRUCK))[2], ==,
                   sudoku_set_of (4));
}

/* Two 1s in row 1, of which neither is removed; and a cell with 1 and 2 in its row, 3 and 4 in its column. */
TEST (reason_of_a_block_is_marked)
{
  g_autoptr (SudokuDerivation) repeated = new_walk (4, "1..1"), empty = new_walk (4, "12........3...4.");
  g_autoptr (NonetBoardOverlay) overlay = NULL, void_overlay = NULL;
  const NonetBoardMarks *marks;
  guint n_marked = 0;

  go_to (repeated, SUDOKU_DERIVATION_BLOCKED);
  overlay = nonet_derivation_to_overlay (repeated, SUDOKU_STRIDE_STAGE);
  marks = nonet_board_overlay_get_marks (overlay);
  g_assert_cmpint (marks->house[0], ==, NONET_HOUSE_MARK_CAUSE);
  g_assert_cmpint (marks->cell[0], ==, NONET_CELL_MARK_CAUSE);
  g_assert_cmpint (marks->cell[3], ==, NONET_CELL_MARK_CAUSE);

  go_to (empty, SUDOKU_DERIVATION_BLOCKED);
  void_overlay = nonet_derivation_to_overlay (empty, SUDOKU_STRIDE_STAGE);
  marks = nonet_board_overlay_get_marks (void_overlay);
  for (guint cell = 0; cell < 16; cell++)
    if (marks->cell[cell] != 0)
      {
        n_marked++;
        g_assert_cmphex (sudoku_derivation_matrix (empty)->cell[cell], ==, 0);
      }
  g_assert_cmpuint (n_marked, ==, 1);
}
