/* The slow checks of solutions and learnt clauses find what is wrong, and pass what is right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "sudoku/board/check.h"
#include "sudoku/cdcl/check.h"
#include "sudoku/cdcl/encoding.h"

#define SOLUTION "1234341221434321"

static const char *
fault_of (const char *puzzle, const char *solution)
{
  g_autoptr (SudokuGrid) givens = board_with_boxes (2, 2, puzzle);
  g_autoptr (SudokuGrid) values = board_with_boxes (2, 2, solution);

  return sudoku_solution_fault (givens->shape, givens->cell, values->cell);
}

TEST (solution)
{
  g_assert_null (fault_of ("1..............1", SOLUTION));
  g_assert_cmpstr (fault_of ("1.....4.........", SOLUTION), ==, "a given has another value");
  g_assert_cmpstr (fault_of ("................", "123434122143432."), ==, "a cell has no value");
  g_assert_cmpstr (fault_of ("................", "1234341221434325"), ==, "a cell has no value");
}

/* Two values exchanged in a row stand twice in their columns; rows of a Latin square exchanged, in the boxes alone. */
TEST (value_twice)
{
  g_assert_cmpstr (fault_of ("................", "2134341221434321"), ==, "a house holds a value twice");
  g_assert_cmpstr (fault_of ("................", "1234214334124321"), ==, "a house holds a value twice");
}

/* The houses of the shape count, not only rows, columns and boxes. */
TEST (value_twice_on_a_diagonal)
{
  const SudokuShape *plain = test_shape (2, 2);
  const uint16_t diagonal[] = { 0, 5, 10, 15 };
  SudokuHouse houses[5];
  g_autoptr (SudokuShape) shape = NULL;
  g_autoptr (SudokuGrid) values = board_with_boxes (2, 2, SOLUTION);

  for (unsigned box = 0; box < 4; box++)
    houses[box] = plain->house[8 + box];
  houses[4] = (SudokuHouse){ SUDOKU_DIAGONAL, 4, diagonal };
  shape = sudoku_shape_new_from_houses (4, houses, 5);
  g_assert_null (sudoku_solution_fault (plain, NULL, values->cell));
  g_assert_cmpstr (sudoku_solution_fault (shape, NULL, values->cell), ==, "a house holds a value twice");
}

TEST (fault_aborts)
{
  if (g_test_subprocess ())
    {
      sudoku_check ("solution", NULL);
      sudoku_check ("solution", fault_of ("2...............", SOLUTION));
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*wrong solution: a given has another value*");
}

/* A solver of a puzzle that has been asked for a solution, so that it may have learnt clauses. */
static CdclEncoding *
encode (const char *text)
{
  g_autoptr (SudokuGrid) grid = board_with_boxes (2, 2, text);
  g_autoptr (SudokuCandidates) candidates = sudoku_candidates_new (grid->shape);
  CdclEncoding *encoding;

  for (unsigned cell = 0; cell < 16; cell++)
    candidates->cell[cell] = grid->cell[cell] != 0 ? sudoku_set_of (grid->cell[cell]) : 0xf;
  encoding = sudoku_cdcl_encoding_new (candidates);
  g_assert_true (sudoku_cdcl_encoding_prepare (encoding, NULL));
  g_assert_cmpint (sudoku_cdcl_solve (encoding->solver, NULL, NULL, 0), ==, SUDOKU_FOUND);
  return encoding;
}

/* The clause that not all of some placements are true: pairs of a cell and a value. */
static const char *
fault_of_excluding (const CdclEncoding *encoding, const unsigned (*placement)[2], unsigned n)
{
  CdclLiteral literal[4];

  for (unsigned i = 0; i < n; i++)
    literal[i] = cdcl_negation (sudoku_cdcl_encoding_literal (encoding, placement[i][0], placement[i][1]));
  return sudoku_cdcl_clause_fault (encoding->solver, literal, n);
}

TEST (clause)
{
  CdclEncoding *encoding = encode ("................");
  /* Twice in a row; and a row, a column and a box that leave the last cell of the board none. */
  const unsigned twice[][2] = { { 0, 1 }, { 3, 1 } }, none[][2] = { { 12, 1 }, { 13, 2 }, { 3, 3 }, { 7, 4 } };
  const unsigned apart[][2] = { { 0, 1 }, { 6, 1 } }, three[][2] = { { 12, 1 }, { 13, 2 }, { 3, 3 } };

  g_assert_null (fault_of_excluding (encoding, twice, 2));
  g_assert_null (fault_of_excluding (encoding, none, 4));
  g_assert_nonnull (fault_of_excluding (encoding, apart, 2));
  g_assert_nonnull (fault_of_excluding (encoding, three, 3));
  /* There are solutions. */
  g_assert_nonnull (sudoku_cdcl_clause_fault (encoding->solver, NULL, 0));
  sudoku_cdcl_encoding_free (encoding);
}

/* What is excluded later counts for the clauses after it. */
TEST (unit)
{
  CdclEncoding *encoding = encode ("................");
  const unsigned first[][2] = { { 0, 1 } };

  g_assert_nonnull (fault_of_excluding (encoding, first, 1));
  sudoku_cdcl_add_unit (encoding->solver, cdcl_negation (sudoku_cdcl_encoding_literal (encoding, 0, 1)));
  g_assert_null (fault_of_excluding (encoding, first, 1));
  sudoku_cdcl_encoding_free (encoding);
}
