/* Givens that contradict each other, checked by a search that knows nothing of how they were found; simple reasons for having no
 * solution, and conflicting cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "boards.h"
#include "sudoku/contradiction.h"
#include "sudoku/diagnosis.h"
#include "sudoku/random.h"
#include "sudoku/search.h"

static bool
has_solution (const SudokuGrid *grid)
{
  g_autoptr (SudokuSearch) search = sudoku_search_new (grid);

  return sudoku_search_next (search, NULL) == SUDOKU_FOUND;
}

/* The blamed givens alone. */
static SudokuGrid *
only_blamed (const SudokuGrid *puzzle, const bool *blamed)
{
  SudokuGrid *grid = sudoku_grid_copy (puzzle);

  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    if (!blamed[cell])
      grid->cell[cell] = 0;
  return grid;
}

/* They have no solution, and one without any one of them. Returns how many they are. */
static unsigned
assert_minimal (const SudokuGrid *puzzle)
{
  g_autofree bool *blamed = g_new0 (bool, puzzle->shape->n_cells);
  g_autoptr (SudokuGrid) set = NULL;
  unsigned n = 0;
  bool minimal;

  g_assert_cmpint (sudoku_contradiction (puzzle, blamed, NULL, &minimal, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_true (minimal);
  set = only_blamed (puzzle, blamed);
  g_assert_false (has_solution (set));
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    if (blamed[cell])
      {
        n++;
        g_assert_cmpuint (puzzle->cell[cell], !=, 0);
        set->cell[cell] = 0;
        g_assert_true (has_solution (set));
        set->cell[cell] = puzzle->cell[cell];
      }
  return n;
}

/* Two 5s in row 1, among other givens. */
TEST (a_repeated_value_is_a_pair)
{
  g_autoptr (SudokuGrid) puzzle =
      board ("5...5.....1.....................................3...................7............");

  g_assert_cmpuint (assert_minimal (puzzle), ==, 2);
}

/* Two 5s in column 1, whose first cell is the first of the board, and two in row 5, the first house: as a verdict names them. */
TEST (the_pair_is_that_of_the_diagnosis)
{
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_new (test_shape (3, 3));
  bool blamed[81], minimal;
  SudokuFault fault;

  puzzle->cell[0] = puzzle->cell[72] = 5;
  puzzle->cell[39] = puzzle->cell[43] = 5;
  g_assert_cmpint (sudoku_diagnose (puzzle, &fault, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_cmpint (fault.kind, ==, SUDOKU_FAULT_REPEATED);
  g_assert_cmpint (sudoku_contradiction (puzzle, blamed, NULL, &minimal, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_true (minimal);
  for (unsigned cell = 0; cell < 81; cell++)
    g_assert_true (blamed[cell] == (cell == fault.cell || cell == fault.other));
}

/* Nothing fits in row 1, column 4: the four givens that see it with different values, of five. */
TEST (a_cell_without_candidate_needs_all_its_values)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "123........4..1.");

  g_assert_cmpuint (assert_minimal (puzzle), ==, 4);
}

/* 1 has no place in row 2: the 1s of row 1 and column 4 bar three cells, and the 2 stands in the fourth. */
TEST (a_value_without_place_needs_what_bars_it)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "1.....2.2......1");

  g_assert_cmpuint (assert_minimal (puzzle), ==, 3);
}

TEST (what_has_a_solution_is_not_blamed)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "1...............");
  bool blamed[16], minimal;

  g_assert_cmpint (sudoku_contradiction (puzzle, blamed, NULL, &minimal, NULL, NULL), ==, SUDOKU_EXHAUSTED);
  for (unsigned cell = 0; cell < 16; cell++)
    g_assert_false (blamed[cell]);
}

/* Puzzles with one solution, of which one given is another value that its houses allow. */
TEST (wrong_givens_are_found_with_what_they_contradict)
{
  static const char *const puzzles[] = {
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
  };
  SudokuRandom random = { 1 };
  unsigned n_tried = 0;

  for (unsigned round = 0; round < 60; round++)
    {
      g_autoptr (SudokuGrid) puzzle = board (puzzles[round % G_N_ELEMENTS (puzzles)]);
      unsigned cell = sudoku_random_below (&random, 81);

      puzzle->cell[cell] = (uint8_t) (1 + sudoku_random_below (&random, 9));
      if (has_solution (puzzle))
        continue;
      g_assert_cmpuint (assert_minimal (puzzle), >=, 2);
      n_tried++;
    }
  g_assert_cmpuint (n_tried, >, 40);
}

TEST (it_can_be_cancelled)
{
  g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, "11..............");
  bool blamed[16], minimal;

  g_assert_cmpint (sudoku_contradiction (puzzle, blamed, NULL, &minimal, cancel_always, NULL), ==, SUDOKU_CANCELLED);
}

/* Row 1 lacks one value, which the last column has below: 16 givens of a board of 256 cells. */
TEST (larger_boards)
{
  const SudokuShape *shape = test_shape (4, 4);
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_new (shape);

  for (unsigned cell = 0; cell < 15; cell++)
    puzzle->cell[cell] = (uint8_t) (cell + 1);
  puzzle->cell[5 * 16 + 15] = 16;
  g_assert_cmpuint (assert_minimal (puzzle), ==, 16);
}

/* The diagnosis. */

static SudokuFault
diagnose (const char *givens)
{
  g_autoptr (SudokuGrid) grid = blank_with (givens);
  SudokuFault fault;

  g_assert_true ((sudoku_diagnose (grid, &fault, NULL, NULL) == SUDOKU_FOUND) == (fault.kind != SUDOKU_FAULT_NONE));
  return fault;
}

/* Two 5s in row 3, at columns 2 and 9. */
TEST (repeated_value)
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
TEST (cell_without_candidate)
{
  SudokuFault fault = diagnose ("row1=12345678. r5c9=9");

  g_assert_cmpint (fault.kind, ==, SUDOKU_FAULT_NO_CANDIDATE);
  g_assert_cmpuint (fault.cell, ==, 8);
  g_assert_false (fault.by_logic);
}

/* Box 2 has no place for 7: its first row and column see one, its other cells are full. */
TEST (value_without_place)
{
  SudokuFault fault = diagnose ("r1c1=7 row2=....12... row3=....34... r5c4=7");

  g_assert_cmpint (fault.kind, ==, SUDOKU_FAULT_NO_PLACE);
  g_assert_cmpuint (fault.value, ==, 7);
  g_assert_cmpuint (fault.house, ==, 2 * 9 + 1);
  g_assert_false (fault.by_logic);
}

/* The first three cells of row 1 miss 7, 8 and 9, and the first two can only be 9. */
TEST (fault_by_logic)
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

  g_assert_cmpuint (sudoku_conflicts (grid, conflict, NULL), ==, 4);
  for (unsigned cell = 0; cell < 81; cell++)
    g_assert_true (conflict[cell] == (cell == 0 || cell == 54 || cell == 70 || cell == 78));
}

/* The propagation of a large board asks whether it is diagnosis_can_be_cancelled. */
TEST (diagnosis_can_be_cancelled)
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
