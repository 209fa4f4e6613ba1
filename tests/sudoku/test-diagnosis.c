/* Simple reasons for having no solution, and conflicting cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "sudoku/diagnosis.h"

static SudokuFault
diagnose (const char *givens)
{
  g_autoptr (SudokuGrid) grid = blank_with (givens);
  SudokuFault fault;

  g_assert_true ((sudoku_diagnose (grid, &fault, NULL, NULL) == SUDOKU_FOUND) == (fault.kind != SUDOKU_FAULT_NONE));
  return fault;
}

/* Two 5s in row 3, at columns 2 and 9. */
TEST (repeated)
{
  SudokuFault fault = diagnose ("r3c2=5 r3c9=5");

  g_assert_cmpint (fault.kind, ==, SUDOKU_FAULT_REPEATED);
  g_assert_cmpuint (fault.value, ==, 5);
  g_assert_cmpuint (fault.house, ==, 2);
  g_assert_cmpuint (fault.cell, ==, 19);
  g_assert_cmpuint (fault.other, ==, 26);
  g_assert_false (fault.by_logic);
}

/* Row 1 has 1 to 8 and its last cell sees a 9. */
TEST (no_candidate)
{
  SudokuFault fault = diagnose ("row1=12345678. r5c9=9");

  g_assert_cmpint (fault.kind, ==, SUDOKU_FAULT_NO_CANDIDATE);
  g_assert_cmpuint (fault.cell, ==, 8);
  g_assert_false (fault.by_logic);
}

/* Box 2 has no place for 7: its first row and column see one, its other cells are full. */
TEST (no_place)
{
  SudokuFault fault = diagnose ("r1c1=7 row2=....12... row3=....34... r5c4=7");

  g_assert_cmpint (fault.kind, ==, SUDOKU_FAULT_NO_PLACE);
  g_assert_cmpuint (fault.value, ==, 7);
  g_assert_cmpuint (fault.house, ==, 2 * 9 + 1);
  g_assert_false (fault.by_logic);
}

/* The first three cells of row 1 miss 7, 8 and 9, and the first two can only be 9. */
TEST (by_logic)
{
  SudokuFault fault = diagnose ("row1=...123456 r4c1=7 r5c1=8 r7c2=7 r8c2=8");

  g_assert_cmpint (fault.kind, !=, SUDOKU_FAULT_NONE);
  g_assert_true (fault.by_logic);
}

TEST (nothing_simple)
{
  g_autoptr (SudokuGrid) grid =
      board ("6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...");
  SudokuFault fault;

  g_assert_cmpint (sudoku_diagnose (grid, &fault, NULL, NULL), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpint (fault.kind, ==, SUDOKU_FAULT_NONE);
}

/* A 3 of row 1 stands again in column 1, a 4 twice in box 9; a lone 3 far away conflicts with none. */
TEST (conflicts)
{
  g_autoptr (SudokuGrid) grid = blank_with ("r1c1=3 r5c5=3 r7c1=3 r8c8=4 r9c7=4");
  bool conflict[81];

  g_assert_cmpuint (sudoku_conflicts (grid, conflict), ==, 4);
  for (unsigned cell = 0; cell < 81; cell++)
    g_assert_true (conflict[cell] == (cell == 0 || cell == 54 || cell == 70 || cell == 78));
}

/* The propagation of a large board asks whether it is cancelled. */
TEST (cancelled)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (test_shape (8, 8));
  SudokuFault fault;
  unsigned asked = 0;

  for (unsigned row = 0; row < 64; row++)
    for (unsigned column = row % 2; column < 64; column += 2)
      grid->cell[64 * row + column] = (uint8_t) ((8 * (row % 8) + row / 8 + column) % 64 + 1);
  g_assert_cmpint (sudoku_diagnose (grid, &fault, cancel_always, &asked), ==, SUDOKU_CANCELLED);
  g_assert_cmpuint (asked, >, 0);
}
