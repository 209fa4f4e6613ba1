/* What follows from there being one solution: patterns that one can check by eye, and a board with two solutions, where it
 * does not follow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "steps.h"

#define RECTANGLES SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_HIDDEN_RECTANGLE
#define AVOIDABLE SUDOKU_AVOIDABLE_RECTANGLE_1, SUDOKU_AVOIDABLE_RECTANGLE_2
#define LOOPS SUDOKU_UNIQUE_LOOP_1, SUDOKU_UNIQUE_LOOP_4

static SudokuBoard *
blank_board (const SudokuShape *shape)
{
  g_autoptr (SudokuGrid) blank = sudoku_grid_new (shape);

  return sudoku_board_new (blank, NULL, NULL);
}

/* Aborts unless these are all steps of the techniques on a board that is said to have one solution, and none are otherwise. */
static void
assert_unique_steps (const SudokuBoard *board, SudokuTechnique first, SudokuTechnique last, const char *expected)
{
  SudokuFindLimits limits = limits_of (board->shape, first, last);
  StepTexts found;

  limits.unique = true;
  step_texts_find (&found, board, first, last, &limits);
  g_assert_cmpstr (found.texts->str, ==, expected);
  step_texts_clear (&found);
  limits.unique = false;
  step_texts_find (&found, board, first, last, &limits);
  g_assert_cmpstr (found.texts->str, ==, "");
  step_texts_clear (&found);
}

TEST (rectangles_and_loops)
{
  static const struct
  {
    const char *restrictions;
    SudokuTechnique first, last;
    const char *steps;
  } boards[] = {
    /* Rectangles of 1 and 2 in rows 1 and 4, columns 1 and 2. */
    { "r1c1=12 r1c2=12 r4c1=12 r4c2=1234", RECTANGLES, "unique-rectangle-1 3: not r4c2=1 r4c2=2\n" },
    { "r1c1=12 r1c2=12 r4c1=123 r4c2=123", RECTANGLES,
      "unique-rectangle-2 3: not r4c3=3 r4c4=3 r4c5=3 r4c6=3 r4c7=3 r4c8=3 r4c9=3 r5c1=3 r5c2=3 r5c3=3 r6c1=3 r6c2=3 "
      "r6c3=3\n" },
    { "r1c1=12 r1c2=123 r4c1=123 r4c2=12", RECTANGLES, "unique-rectangle-5 3: not r2c1=3 r3c1=3 r5c2=3 r6c2=3\n" },
    { "r1c1=12 r1c2=12 r4c1=123 r4c2=124 r4c7=34", RECTANGLES,
      "unique-rectangle-3 3: not r4c3=3 r4c3=4 r4c4=3 r4c4=4 r4c5=3 r4c5=4 r4c6=3 r4c6=4 r4c8=3 r4c8=4 r4c9=3 "
      "r4c9=4\n" },
    /* 1 is locked in the corners of row 4. */
    { "r1c1=12 r1c2=12 r4c1=1235 r4c2=1246 row4:1=12", RECTANGLES, "unique-rectangle-4 3: not r4c1=2 r4c2=2\n" },
    /* 1 is confined to the rectangle in rows 1 and 4, so that it is in one of the diagonals. */
    { "r1c1=12 r1c2=1235 r4c1=1246 r4c2=12 row1:1=12 row4:1=12", RECTANGLES,
      "unique-rectangle-6 3: not r1c2=1 r4c1=1\n" },
    /* 1 is confined to the rectangle in row 4 and column 2: if r4c2 were 2, the corners next to it would be 1. */
    { "r1c1=12 r1c2=1235 r4c1=1246 r4c2=1278 row4:1=12 column2:1=14", RECTANGLES, "hidden-rectangle 3: not r4c2=2\n" },
    /* Four corners in four boxes could not exchange their values. */
    { "r1c1=12 r1c4=12 r4c1=12 r4c4=123", RECTANGLES, "" },
    /* Six cells in rows 1, 4, 7 and columns 1, 2, 3: two in each row, column and box. */
    { "r1c1=12 r1c2=12 r4c2=12 r4c3=12 r7c3=12 r7c1=123", LOOPS, "unique-loop-1 3: not r7c1=1 r7c1=2\n" },
    { "r1c1=12 r1c2=12 r4c2=12 r4c3=123 r7c3=123 r7c1=12", LOOPS,
      "unique-loop-2 3: not r1c3=3 r2c3=3 r3c3=3 r5c3=3 r6c3=3 r8c3=3 r9c3=3\n" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (SudokuBoard) board = sketch_board (boards[i].restrictions);

      assert_unique_steps (board, boards[i].first, boards[i].last, boards[i].steps);
    }
}

static bool
note_variant (const SudokuStep *step, void *data)
{
  *(unsigned *) data = step->variant;
  return true;
}

/* A corner that has lost a value of the pair makes it HoDoKu's second variant. */
TEST (incomplete_rectangle)
{
  for (unsigned lost = 0; lost < 2; lost++)
    {
      g_autoptr (SudokuBoard) board = sketch_board ("r1c1=12 r1c2=12 r4c1=12 r4c2=1234");
      g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
      SudokuFindLimits limits = limits_of (board->shape, SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_UNIQUE_RECTANGLE_1);
      unsigned variant = 0;

      if (lost)
        sudoku_board_remove (board, 28, 2);
      limits.unique = true;
      sudoku_finding_set_limits (finding, &limits);
      g_assert_cmpint (sudoku_find_steps (finding, board, note_variant, &variant), ==, SUDOKU_EXHAUSTED);
      g_assert_cmpuint (variant, ==, lost ? 2 : 1);
    }
}

/* The set has all open cells of row 4 but one. */
TEST (rectangle_3_with_most_of_a_row)
{
  g_autoptr (SudokuBoard) board =
      sketch_board ("r1c1=12 r1c2=12 r4c1=1234 r4c2=1235 r4c3=3456 r4c4=3456 r4c5=3456 r4c6=123");

  for (unsigned column = 7; column <= 9; column++)
    sudoku_board_place (board, 27 + column - 1, column);
  assert_unique_steps (board, RECTANGLES, "unique-rectangle-3 3: not r4c6=3\n");
}

/* Corners one of which is on a diagonal could not exchange their values. */
TEST (no_rectangle_on_a_diagonal)
{
  g_autoptr (SudokuBoard) crossed = blank_board (diagonal_shape ());
  g_autoptr (SudokuBoard) aside = blank_board (diagonal_shape ());

  sketch (crossed, "r1c1=12 r1c2=12 r4c1=12 r4c2=123");
  assert_unique_steps (crossed, RECTANGLES, "");
  sketch (aside, "r1c2=12 r1c3=12 r4c2=12 r4c3=123");
  assert_unique_steps (aside, RECTANGLES, "unique-rectangle-1 3: not r4c3=1 r4c3=2\n");
}

/* A board on which three or two corners are entries, and one perhaps a given. */
static SudokuBoard *
avoidable_board (unsigned r4c1, bool given)
{
  g_autoptr (SudokuGrid) givens = sudoku_grid_new (test_shape (3, 3));
  g_autoptr (SudokuGrid) entries = sudoku_grid_new (test_shape (3, 3));

  (given ? givens : entries)->cell[0] = 1;
  entries->cell[1] = 2;
  entries->cell[27] = (uint8_t) r4c1;
  return sudoku_board_new (givens, entries, NULL);
}

TEST (avoidable_rectangle_1)
{
  g_autoptr (SudokuBoard) board = avoidable_board (2, false);
  g_autoptr (SudokuBoard) with_given = avoidable_board (2, true);

  assert_unique_steps (board, AVOIDABLE, "avoidable-rectangle-1 3: not r4c2=1\n");
  assert_unique_steps (with_given, AVOIDABLE, "");
}

TEST (avoidable_rectangle_2)
{
  g_autoptr (SudokuBoard) board = avoidable_board (0, false);

  sketch (board, "r4c1=23 r4c2=13");
  assert_unique_steps (board, AVOIDABLE,
                       "avoidable-rectangle-2 3: not r4c3=3 r4c4=3 r4c5=3 r4c6=3 r4c7=3 r4c8=3 r4c9=3 r5c1=3 r5c2=3 "
                       "r5c3=3 r6c1=3 r6c2=3 r6c3=3\n");
}

/* The solution 1234 3412 2143 4321, where each cell may also have the value that is exchanged with its own: 1 with 2, 3 with
 * 4. */
static SudokuBoard *
grave_board (void)
{
  static const char *const solution = "1234341221434321";
  SudokuBoard *board = blank_board (test_shape (2, 2));

  for (unsigned cell = 0; cell < 16; cell++)
    for (unsigned value = 1; value <= 4; value++)
      if ((solution[cell] <= '2') != (value <= 2))
        sudoku_board_remove (board, cell, value);
  return board;
}

/* Puts a candidate back; a board can only lose them. */
static SudokuBoard *
with_candidate (const SudokuBoard *board, unsigned cell, unsigned value)
{
  g_autoptr (SudokuGrid) blank = sudoku_grid_new (board->shape);
  g_autoptr (SudokuCandidates) allowed = sudoku_candidates_new (board->shape);

  memcpy (allowed->cell, board->cell, board->shape->n_cells * sizeof *allowed->cell);
  allowed->cell[cell] |= sudoku_set_of (value);
  return sudoku_board_new (blank, NULL, allowed);
}

TEST (graves)
{
  g_autoptr (SudokuBoard) grave = grave_board ();
  g_autoptr (SudokuBoard) one = with_candidate (grave, 0, 3);
  g_autoptr (SudokuBoard) two = with_candidate (one, 1, 3);
  g_autoptr (SudokuBoard) other = with_candidate (one, 1, 4);

  assert_unique_steps (grave, SUDOKU_BUG_2, SUDOKU_BUG_4, "");
  assert_unique_steps (one, SUDOKU_BUG_1, SUDOKU_BUG_1, "bug-1 0: not r1c1=1 r1c1=2\n");
  assert_unique_steps (one, SUDOKU_BUG_2, SUDOKU_BUG_4, "");
  assert_unique_steps (two, SUDOKU_BUG_1, SUDOKU_BUG_1, "");
  assert_unique_steps (two, SUDOKU_BUG_2, SUDOKU_BUG_2, "bug-2 4: not r1c3=3 r1c4=3 r2c1=3 r2c2=3\n");
  assert_unique_steps (other, SUDOKU_BUG_2, SUDOKU_BUG_2, "");
  /* Of the two extras and r2c1, 3 is in column 1 only, and so on. */
  assert_unique_steps (other, SUDOKU_BUG_3, SUDOKU_BUG_3,
                       "bug-3 c: not r1c4=3 r1c4=4\nbug-3 c: not r1c3=3 r1c3=4\n"
                       "bug-3 c: not r2c2=3 r2c2=4 r4c1=3\nbug-3 c: not r2c1=3 r2c1=4 r4c2=4\n");
}

/* A third candidate that is not odd in all its houses is no extra: with it alone, there is no grave. */
TEST (no_grave)
{
  g_autoptr (SudokuBoard) grave = grave_board ();
  g_autoptr (SudokuBoard) one = with_candidate (grave, 0, 3);
  g_autoptr (SudokuBoard) moved = with_candidate (one, 9, 3); /* r3c2 */

  sudoku_board_remove (moved, 8, 1); /* r3c1 is 2 or 3 then, and its column has one 1 too few */
  assert_unique_steps (moved, SUDOKU_BUG_1, SUDOKU_BUG_1, "");
  assert_unique_steps (moved, SUDOKU_BUG_2, SUDOKU_BUG_4, "");
}

static bool
note_removed (const SudokuStep *step, void *data)
{
  SudokuCandidates *valid = data;
  unsigned order = valid->shape->order;

  for (unsigned i = 0; i < step->n_removed; i++)
    if (sudoku_set_has (valid->cell[step->removed[i] / order], step->removed[i] % order + 1))
      valid->cell[0] = 0; /* something of a solution is removed */
  return true;
}

/* Two solutions differ in the corners r1c1, r1c2, r3c1 and r3c2. Three of them may be 1 or 2, r3c2 also 3: to say that it is 3
 * is wrong, and that is why somebody has to say that a board has one solution. */
TEST (several_solutions)
{
  g_autoptr (SudokuBoard) board = board_of ("0034341200404021");
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  g_autoptr (SudokuCandidates) valid = sudoku_candidates_new (board->shape);
  SudokuFindLimits limits;

  g_assert_cmphex (board->cell[9], ==, 7);
  valid->cell[0] = valid->cell[1] = valid->cell[8] = valid->cell[9] = 3;
  valid->cell[11] = valid->cell[13] = 4;
  sudoku_limits_init (&limits, 4);
  sudoku_technique_set_add (&limits.techniques, SUDOKU_UNIQUE_RECTANGLE_1);
  sudoku_finding_set_limits (finding, &limits);
  g_assert_cmpint (sudoku_find_steps (finding, board, note_removed, valid), ==, SUDOKU_EXHAUSTED);
  g_assert_cmphex (valid->cell[0], ==, 3);
  limits.unique = true;
  sudoku_finding_set_limits (finding, &limits);
  g_assert_cmpint (sudoku_find_steps (finding, board, note_removed, valid), ==, SUDOKU_EXHAUSTED);
  g_assert_cmphex (valid->cell[0], ==, 0);
}
