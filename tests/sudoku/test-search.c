/* The door to the engines: known puzzles, the order of solutions, counting, cancelling, bookmarks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "sudoku/search.h"

/* The only solution of the puzzle; NULL unless there is exactly one. */
static char *
only_solution (const char *text)
{
  g_autoptr (SudokuGrid) grid = board (text);
  g_autoptr (SudokuSearch) search = sudoku_search_new (grid);
  char *solution = NULL;

  if (sudoku_search_next (search, grid->cell) == SUDOKU_FOUND && sudoku_search_next (search, NULL) == SUDOKU_EXHAUSTED)
    solution = board_text (grid);
  return solution;
}

static uint64_t
count (const SudokuGrid *grid, uint64_t limit)
{
  g_autoptr (SudokuSearch) search = sudoku_search_new (grid);
  uint64_t found = 0;

  sudoku_search_skip (search, limit, &found);
  g_assert_cmpuint (sudoku_search_statistics (search).solutions, ==, found);
  return found;
}

static void
assert_solved (const char *puzzle, const char *expected)
{
  g_autofree char *solution = only_solution (puzzle);

  g_assert_cmpstr (solution, ==, expected);
}

TEST (known_puzzle)
{
  assert_solved ("6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
                 "693784512487512936125963874932651487568247391741398625319475268856129743274836159");
}

/* There are 288 complete 4x4 boards. */
TEST (counts)
{
  g_autoptr (SudokuGrid) four = board_with_boxes (2, 2, "................");
  g_autoptr (SudokuGrid) one = board_with_boxes (1, 1, ".");
  g_autoptr (SudokuGrid) two = board_with_boxes (1, 2, "....");

  g_assert_cmpuint (count (four, 1000), ==, 288);
  g_assert_cmpuint (count (four, 287), ==, 287);
  g_assert_cmpuint (count (one, 10), ==, 1);
  g_assert_cmpuint (count (two, 10), ==, 2);
}

TEST (broken_rule)
{
  g_autoptr (SudokuGrid) four = board_with_boxes (2, 2, "1..1............");

  g_assert_cmpuint (count (four, 10), ==, 0);
}

/* 15 givens and more solutions than can be listed; made to keep brute force busy. */
#define TORTURE "001000000200000000003000000400000005005000600600000040007103000800000000009020000"

TEST (torture_puzzle)
{
  g_autoptr (SudokuGrid) puzzle = board (TORTURE);
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (SudokuSearch) search = sudoku_search_new (puzzle);

  for (unsigned i = 0; i < 10000; i++)
    {
      g_assert_cmpint (sudoku_search_next (search, solution->cell), ==, SUDOKU_FOUND);
      g_assert_true (sudoku_grid_complete (solution));
      for (unsigned cell = 0; cell < 81; cell++)
        g_assert_true (puzzle->cell[cell] == 0 || puzzle->cell[cell] == solution->cell[cell]);
      g_assert_true (g_hash_table_add (seen, board_text (solution)));
    }
}

/* Order 25, 625 blanks. */
TEST (large_empty_board)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (test_shape (5, 5));
  g_autoptr (SudokuSearch) search = sudoku_search_new (grid);
  size_t size;
  uint64_t passed = 0;

  g_assert_cmpint (sudoku_search_skip (search, 1000, &passed), ==, SUDOKU_FOUND);
  g_assert_cmpint (sudoku_search_next (search, grid->cell), ==, SUDOKU_FOUND);
  g_assert_true (sudoku_grid_complete (grid));
  size = sudoku_search_save (search, NULL, 0);
  g_assert_cmpuint (size, <, 625 * 4);
}

static GBytes *
bookmark_after (const SudokuGrid *puzzle, uint64_t solutions)
{
  g_autoptr (SudokuSearch) search = sudoku_search_new (puzzle);
  uint64_t passed = 0;
  uint8_t *bookmark;
  size_t size;

  sudoku_search_skip (search, solutions, &passed);
  size = sudoku_search_save (search, NULL, 0);
  bookmark = g_malloc (size);
  g_assert_cmpuint (sudoku_search_save (search, bookmark, size - 1), ==, size);
  g_assert_cmpuint (sudoku_search_save (search, bookmark, size), ==, size);
  return g_bytes_new_take (bookmark, size);
}

static SudokuSearch *
resume (const SudokuGrid *puzzle, GBytes *bookmark)
{
  gsize size;
  const uint8_t *data = g_bytes_get_data (bookmark, &size);

  return sudoku_search_resume (puzzle, data, size);
}

TEST (bookmark)
{
  g_autoptr (SudokuGrid) puzzle = board (TORTURE);
  g_autoptr (SudokuGrid) expected = sudoku_grid_copy (puzzle);
  g_autoptr (SudokuGrid) found = sudoku_grid_copy (puzzle);
  g_autoptr (GBytes) bookmark = bookmark_after (puzzle, 12345);
  g_autoptr (SudokuSearch) search = sudoku_search_new (puzzle), resumed = resume (puzzle, bookmark);
  uint64_t passed = 0;

  sudoku_search_skip (search, 12345, &passed);
  for (unsigned i = 0; i < 100; i++)
    {
      g_assert_cmpint (sudoku_search_next (search, expected->cell), ==, SUDOKU_FOUND);
      g_assert_cmpint (sudoku_search_next (resumed, found->cell), ==, SUDOKU_FOUND);
      assert_same_cells (expected, found);
    }
  g_assert_cmpuint (sudoku_search_statistics (resumed).solutions, ==, 100);
}

/* The same cells in boxes of another shape are another puzzle, and so are the same but for the last cell: also at the start,
 * of which there is nothing to say but whose it is. */
TEST (bookmarks_of_like_puzzles)
{
  g_autoptr (SudokuGrid) square = board_with_boxes (2, 2, "................");
  g_autoptr (SudokuGrid) flat = board_with_boxes (1, 4, "................");
  g_autoptr (SudokuGrid) puzzle = board (TORTURE);
  g_autoptr (SudokuGrid) other = sudoku_grid_copy (puzzle);
  g_autoptr (GBytes) of_square = bookmark_after (square, 0);
  g_autoptr (GBytes) of_puzzle = bookmark_after (puzzle, 0);
  g_autoptr (SudokuSearch) resumed = resume (square, of_square);

  g_assert_nonnull (resumed);
  g_assert_cmpuint (sudoku_search_statistics (resumed).guesses, ==, 0);
  g_assert_null (resume (flat, of_square));
  other->cell[80] = 7;
  g_assert_null (resume (other, of_puzzle));
}

static bool
after_three (void *data)
{
  return ++*(unsigned *) data > 3;
}

/* A cancelled search stops, has counted what it passed, and continues with the next solution. */
TEST (cancel)
{
  g_autoptr (SudokuGrid) puzzle = board (TORTURE);
  g_autoptr (SudokuGrid) expected = sudoku_grid_copy (puzzle);
  g_autoptr (SudokuGrid) found = sudoku_grid_copy (puzzle);
  g_autoptr (SudokuSearch) whole = sudoku_search_new (puzzle), stopped = sudoku_search_new (puzzle);
  unsigned asked = 0;
  uint64_t passed = 0;

  sudoku_search_set_cancel (stopped, after_three, &asked);
  g_assert_cmpint (sudoku_search_skip (stopped, UINT64_MAX, &passed), ==, SUDOKU_CANCELLED);
  g_assert_cmpuint (asked, ==, 4);
  g_assert_cmpuint (passed, >, 0);
  g_assert_cmpuint (sudoku_search_statistics (stopped).solutions, ==, passed);
  sudoku_search_set_cancel (stopped, NULL, NULL);
  g_assert_cmpint (sudoku_search_skip (whole, passed, &(uint64_t){ 0 }), ==, SUDOKU_FOUND);
  g_assert_cmpint (sudoku_search_next (whole, expected->cell), ==, SUDOKU_FOUND);
  g_assert_cmpint (sudoku_search_next (stopped, found->cell), ==, SUDOKU_FOUND);
  assert_same_cells (found, expected);
}

/* A bookmark of another puzzle, a shortened one and one with any byte changed are refused. */
TEST (wrong_bookmarks)
{
  g_autoptr (SudokuGrid) puzzle = board (TORTURE);
  g_autoptr (SudokuGrid) other = sudoku_grid_copy (puzzle);
  g_autoptr (GBytes) bookmark = bookmark_after (puzzle, 10);
  gsize size;
  const uint8_t *data = g_bytes_get_data (bookmark, &size);

  other->cell[2] = 0;
  g_assert_null (resume (other, bookmark));
  for (gsize shorter = 0; shorter < size; shorter++)
    g_assert_null (sudoku_search_resume (puzzle, data, shorter));
  for (gsize i = 0; i < size; i++)
    {
      g_autofree uint8_t *changed = g_memdup2 (data, size);

      changed[i] ^= 1;
      g_assert_null (sudoku_search_resume (puzzle, changed, size));
    }
}
