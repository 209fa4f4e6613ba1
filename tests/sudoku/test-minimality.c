/* Redundant givens, and cells that make a puzzle unique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "../rounds.h"
#include "boards.h"
#include "shapes.h"
#include "sudoku/minimality.h"
#include "sudoku/completion.h"
#include "sudoku/fill.h"
#include "sudoku/rules.h"

#include <string.h>

#define SEVENS "6......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."

static uint64_t
count (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuSearch) search = sudoku_search_new (puzzle);
  uint64_t found = 0;

  sudoku_search_skip (search, 1000000, &found);
  return found;
}

/* The first 6 of this puzzle is redundant, no other given is. */
TEST (redundant)
{
  g_autoptr (SudokuGrid) puzzle = board (SEVENS);
  bool redundant[81];

  g_assert_cmpint (sudoku_minimality (puzzle, redundant, NULL, NULL), ==, SUDOKU_MINIMALITY_REDUNDANT);
  for (unsigned cell = 0; cell < 81; cell++)
    g_assert_true (redundant[cell] == (cell == 0));

  puzzle->cell[0] = 0;
  g_assert_cmpint (sudoku_minimality (puzzle, redundant, NULL, NULL), ==, SUDOKU_MINIMALITY_MINIMAL);
  for (unsigned cell = 0; cell < 81; cell++)
    g_assert_false (redundant[cell]);
}

/* What is left of a full board, or of one given too many, is minimal, and has the solution it had. */
static void
assert_minimized (const SudokuGrid *puzzle)
{
  g_autoptr (SudokuGrid) minimized = sudoku_grid_copy (puzzle);
  g_autofree bool *redundant = g_new0 (bool, puzzle->shape->n_cells);

  g_assert_cmpint (sudoku_minimize (minimized, NULL, NULL), ==, SUDOKU_MINIMALITY_MINIMAL);
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    g_assert_true (minimized->cell[cell] == 0 || minimized->cell[cell] == puzzle->cell[cell]);
  g_assert_cmpuint (count (minimized), ==, 1);
  g_assert_cmpint (sudoku_minimality (minimized, redundant, NULL, NULL), ==, SUDOKU_MINIMALITY_MINIMAL);
}

TEST (minimize)
{
  g_autoptr (SudokuGrid) sevens = board (SEVENS), full = board_with_boxes (2, 2, "1234341221434321");
  g_autoptr (SudokuGrid) several = board_with_boxes (2, 2, "1...............");

  assert_minimized (sevens);
  assert_minimized (full);
  g_assert_cmpint (sudoku_minimize (several, NULL, NULL), ==, SUDOKU_MINIMALITY_SEVERAL);
  g_assert_cmpuint (several->cell[0], ==, 1);
}

/* Exchanges of values, which show that a given is needed, do not if they break a further rule. */
TEST (redundant_as_by_trying_each)
{
  static const SudokuRule rules[] = { { .kind = SUDOKU_RULE_DIAGONAL_DOWN }, { .kind = SUDOKU_RULE_ANTI_KNIGHT } };

  for (unsigned i = 0; i < 3 * ROUNDS (20); i++)
    {
      SudokuShape *shape = sudoku_shape_new_with_rules (test_shape (2, 3), rules + (i % 3 == 2), i % 3 > 0);
      g_autoptr (SudokuGrid) full = sudoku_grid_new (shape), puzzle = NULL;
      bool redundant[36];
      SudokuRandom random = { i };

      g_assert_cmpint (sudoku_fill (shape, &random, full->cell, NULL, NULL), ==, SUDOKU_FOUND);
      puzzle = sudoku_grid_copy (full);
      g_assert_cmpint (sudoku_minimize (puzzle, NULL, NULL), ==, SUDOKU_MINIMALITY_MINIMAL);
      for (unsigned j = 0; j < i % 4; j++)
        {
          unsigned cell = sudoku_random_below (&random, 36);

          puzzle->cell[cell] = full->cell[cell];
        }
      sudoku_minimality (puzzle, redundant, NULL, NULL);
      for (unsigned cell = 0; cell < 36; cell++)
        if (puzzle->cell[cell] != 0)
          {
            puzzle->cell[cell] = 0;
            g_assert_true (redundant[cell] == (count (puzzle) == 1));
            puzzle->cell[cell] = full->cell[cell];
          }
      sudoku_shape_unref (shape);
    }
}

/* Without guesses more givens stay, and the solution is still the only one. */
TEST (remove_without_guesses)
{
  g_autoptr (SudokuShape) shape = sudoku_shape_new (4, 4);
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_new (shape), thorough = NULL;
  SudokuCellGroups groups = { .n = 256 };
  SudokuRandom random = { 1 };
  unsigned filled[2];

  for (unsigned i = 0; i <= 256; i++)
    groups.first[i] = (uint16_t) i;
  for (unsigned i = 0; i < 256; i++)
    groups.cell[i] = (uint16_t) i;
  sudoku_random_shuffle (&random, groups.cell, 256);
  g_assert_cmpint (sudoku_fill (puzzle->shape, &random, puzzle->cell, NULL, NULL), ==, SUDOKU_FOUND);
  thorough = sudoku_grid_copy (puzzle);
  g_assert_cmpint (sudoku_remove_groups (puzzle, &groups, 0, 0, NULL, NULL), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpint (sudoku_remove_groups (thorough, &groups, 0, UINT64_MAX, NULL, NULL), ==, SUDOKU_EXHAUSTED);
  g_assert_cmpuint (count (puzzle), ==, 1);
  filled[0] = sudoku_grid_filled (puzzle);
  filled[1] = sudoku_grid_filled (thorough);
  g_assert_cmpuint (filled[0], >, filled[1]);
}

TEST (not_unique)
{
  g_autoptr (SudokuGrid) several = board_with_boxes (2, 2, "1...............");
  g_autoptr (SudokuGrid) none = board_with_boxes (2, 2, "11..............");
  bool redundant[16];

  g_assert_cmpint (sudoku_minimality (several, redundant, NULL, NULL), ==, SUDOKU_MINIMALITY_SEVERAL);
  g_assert_cmpint (sudoku_minimality (none, redundant, NULL, NULL), ==, SUDOKU_MINIMALITY_NONE);
}

/* Completes the puzzle, by as few cells as do if that is expected, checks that this makes it unique, and returns with how many. */
static unsigned
complete (const SudokuGrid *puzzle, bool expected)
{
  unsigned cells = puzzle->shape->n_cells, added = 0;
  g_autofree uint8_t *givens = g_malloc (cells);
  g_autoptr (SudokuGrid) completed = sudoku_grid_copy (puzzle);
  bool smallest;

  g_assert_cmpint (sudoku_unique_completion (puzzle, givens, &smallest, NULL, NULL), ==, SUDOKU_FOUND);
  g_assert_true (smallest == expected);
  for (unsigned cell = 0; cell < cells; cell++)
    if (givens[cell] != 0)
      {
        g_assert_cmpuint (puzzle->cell[cell], ==, 0);
        completed->cell[cell] = givens[cell];
        added++;
      }
  g_assert_cmpuint (count (completed), ==, 1);

  /* None of them can be left out. */
  for (unsigned cell = 0; cell < cells; cell++)
    if (givens[cell] != 0)
      {
        completed->cell[cell] = 0;
        g_assert_cmpuint (count (completed), >, 1);
        completed->cell[cell] = givens[cell];
      }
  return added;
}

TEST (unique_needs_nothing)
{
  g_autoptr (SudokuGrid) puzzle = board (SEVENS);

  g_assert_cmpuint (complete (puzzle, true), ==, 0);
}

TEST (completion_of_none)
{
  g_autoptr (SudokuGrid) none = board_with_boxes (2, 2, "11..............");
  uint8_t givens[16];
  bool smallest;

  g_assert_cmpint (sudoku_unique_completion (none, givens, &smallest, NULL, NULL), ==, SUDOKU_EXHAUSTED);
}

/* 4x4 puzzles need four givens (Sudoku's smallest numbers of clues are 4 for 4x4 and 17 for 9x9). */
TEST (empty_four)
{
  g_autoptr (SudokuGrid) empty = board_with_boxes (2, 2, "................");

  g_assert_cmpuint (complete (empty, true), ==, 4);
}

/* Whether some k further givens make the board unique, by trying all. */
static bool
some_completion (SudokuGrid *puzzle, unsigned k, unsigned from)
{
  if (k == 0)
    return count (puzzle) == 1;
  for (unsigned cell = from; cell < 16; cell++)
    {
      if (puzzle->cell[cell] != 0)
        continue;
      for (uint8_t value = 1; value <= 4; value++)
        {
          bool found;

          puzzle->cell[cell] = value;
          found = some_completion (puzzle, k - 1, cell + 1);
          puzzle->cell[cell] = 0;
          if (found)
            return true;
        }
    }
  return false;
}

TEST (smallest_against_trying_all)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  const char *solution = "1234341221434321";

  for (unsigned round = 0; round < 60; round++)
    {
      g_autoptr (SudokuGrid) puzzle = board_with_boxes (2, 2, solution);
      unsigned smallest = 0;

      for (unsigned blanks = 0; blanks < 9 + round % 7; blanks++)
        puzzle->cell[g_rand_int_range (rand, 0, 16)] = 0;
      while (!some_completion (puzzle, smallest, 0))
        smallest++;
      g_assert_cmpuint (complete (puzzle, true), ==, smallest);
    }
}

/* 141 solutions, and one of the given-away clue's kind is enough. */
TEST (one_clue_missing)
{
  g_autoptr (SudokuGrid) puzzle = board (SEVENS);

  puzzle->cell[9] = 0;
  g_assert_cmpuint (complete (puzzle, true), ==, 1);
}

/* 172151 solutions, too many to list, but one given is still known to be enough. */
TEST (one_clue_missing_of_many)
{
  g_autoptr (SudokuGrid) puzzle = board (SEVENS);

  puzzle->cell[31] = 0;
  g_assert_cmpuint (complete (puzzle, true), ==, 1);
}

/* Three clues missing: three would do. */
TEST (many_solutions)
{
  g_autoptr (SudokuGrid) puzzle = board (SEVENS);

  puzzle->cell[31] = puzzle->cell[47] = puzzle->cell[7] = 0;
  g_assert_cmpuint (complete (puzzle, false), <=, 5);
}

TEST (empty_nine)
{
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (test_shape (3, 3));
  unsigned needed = complete (empty, false);

  g_assert_cmpuint (needed, >=, 17);
  g_assert_cmpuint (needed, <=, 30);
}

TEST (cancelled)
{
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (test_shape (3, 3));
  uint8_t givens[81];
  bool smallest;

  g_assert_cmpint (sudoku_unique_completion (empty, givens, &smallest, cancel_always, NULL), ==, SUDOKU_CANCELLED);
}
