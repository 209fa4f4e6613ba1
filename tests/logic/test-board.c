/* The board of a person who solves: what its values leave, and what placing and removing change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"

/* Checks that both views of the candidates agree. */
static void
check_views (const SudokuBoard *board)
{
  for (unsigned house = 0; house < board->shape->n_houses; house++)
    for (unsigned place = 0; place < 4; place++)
      for (unsigned value = 1; value <= 4; value++)
        g_assert_cmpint (sudoku_board_has (board, board->shape->house[house].cell[place], value), ==,
                         sudoku_board_places (board, house, value) >> place & 1);
}

TEST (basic_candidates)
{
  g_autoptr (SudokuBoard) board = board_of ("1000000000000002");

  g_assert_cmpuint (board->n_open, ==, 14);
  g_assert_true (board->given[0] && !board->given[1]);
  g_assert_cmphex (board->cell[0], ==, 0);
  g_assert_cmphex (board->cell[1], ==, 0xe);  /* 2, 3, 4 */
  g_assert_cmphex (board->cell[3], ==, 0xc);  /* 3, 4 */
  g_assert_cmphex (board->cell[10], ==, 0xd); /* 1, 3, 4 */
  check_views (board);
}

TEST (place_removes_from_peers)
{
  g_autoptr (SudokuBoard) board = board_of ("1000000000000002");

  sudoku_board_place (board, 1, 3);
  g_assert_cmphex (board->cell[1], ==, 0);
  g_assert_cmphex (board->cell[2], ==, 0xa); /* 2, 4 */
  g_assert_cmphex (board->cell[5], ==, 0xa);
  g_assert_cmphex (sudoku_board_places (board, 0, 3), ==, 0);
  g_assert_cmpuint (board->n_open, ==, 13);
  check_views (board);
}

TEST (remove_is_idempotent)
{
  g_autoptr (SudokuBoard) board = board_of ("1000000000000002");

  for (guint i = 0; i < 2; i++)
    {
      sudoku_board_remove (board, 1, 4);
      g_assert_cmphex (board->cell[1], ==, 0x6);
    }
  check_views (board);
}

TEST (faults)
{
  g_autoptr (SudokuBoard) sound = board_of ("1000000000000002");
  g_autoptr (SudokuBoard) repeated = board_of ("1001000000000000");
  g_autoptr (SudokuBoard) no_value = board_of ("1200000000300004");
  g_autoptr (SudokuBoard) no_place = board_of ("0010100000000001");
  SudokuFault info;

  g_assert_cmpint (sudoku_board_find_fault (sound, NULL), ==, SUDOKU_FAULT_NONE);
  g_assert_cmpint (sudoku_board_find_fault (repeated, &info), ==, SUDOKU_FAULT_REPEATED);
  g_assert_cmpuint (info.value, ==, 1);
  g_assert_cmpuint (info.house, ==, 0);
  g_assert_cmpuint (info.cell, ==, 0);
  g_assert_cmpuint (info.other, ==, 3);
  sudoku_board_remove (no_value, 2, 4); /* 1 2 in its row, 3 below it, and now no 4 */
  g_assert_cmpint (sudoku_board_find_fault (no_value, &info), ==, SUDOKU_FAULT_NO_CANDIDATE);
  g_assert_cmpuint (info.cell, ==, 2);
  sudoku_board_remove (no_place, 9, 1); /* the only place left for 1 in its row */
  g_assert_cmpint (sudoku_board_find_fault (no_place, &info), ==, SUDOKU_FAULT_NO_PLACE);
  g_assert_cmpuint (info.value, ==, 1);
}
