/* Boards for tests of finders.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "boards.h"

#include <stdio.h>
#include <string.h>

#include "../sudoku/boards.h"

SudokuGrid *
grid_of (const char *digits)
{
  unsigned box = strlen (digits) == 81 ? 3 : 2;

  return board_with_boxes (box, box, digits);
}

SudokuBoard *
board_of (const char *digits)
{
  g_autoptr (SudokuGrid) grid = grid_of (digits);

  return sudoku_board_new (grid, NULL, NULL);
}

/* Removes what a restriction does not have. */
static void
restrict_board (SudokuBoard *board, const char *text)
{
  const SudokuShape *shape = board->shape;
  unsigned order = shape->order, a, b;
  char kind[7], digits[10];

  if (sscanf (text, "r%uc%u=%9[1-9]", &a, &b, digits) == 3)
    {
      for (unsigned value = 1; value <= order; value++)
        if (strchr (digits, '0' + (int) value) == NULL)
          sudoku_board_remove (board, order * (a - 1) + b - 1, value);
    }
  else if (sscanf (text, "%6[a-z]%u:%u=%9[1-9]", kind, &a, &b, digits) == 4)
    {
      unsigned first = g_str_equal (kind, "row") ? 0 : g_str_equal (kind, "column") ? order : 2 * order;

      for (unsigned place = 1; place <= order; place++)
        if (strchr (digits, '0' + (int) place) == NULL)
          sudoku_board_remove (board, shape->house[first + a - 1].cell[place - 1], b);
    }
  else
    g_error ("no restriction: %s", text);
}

void
sketch (SudokuBoard *board, const char *restrictions)
{
  g_auto (GStrv) texts = g_strsplit (restrictions, " ", -1);

  for (unsigned i = 0; texts[i] != NULL; i++)
    restrict_board (board, texts[i]);
}

SudokuBoard *
sketch_board (const char *restrictions)
{
  g_autoptr (SudokuGrid) blank = sudoku_grid_new (test_shape (3, 3));
  SudokuBoard *board = sudoku_board_new (blank, NULL, NULL);

  sketch (board, restrictions);
  return board;
}

SudokuGrid *
random_solution (GRand *rand, const SudokuShape *shape)
{
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (shape);
  SudokuGrid *solution = sudoku_grid_new (shape);
  g_autoptr (SudokuSearch) search = NULL;
  uint64_t count = 0;

  for (unsigned i = 0; i < shape->order; i++)
    {
      unsigned j = (unsigned) g_rand_int_range (rand, 0, (int) i + 1);

      empty->cell[i] = empty->cell[j];
      empty->cell[j] = (uint8_t) (i + 1);
    }
  search = sudoku_search_new (empty);
  sudoku_search_skip (search, (uint64_t) g_rand_int_range (rand, 0, shape->order < 5 ? 12 : 1000), &count);
  g_assert_cmpint (sudoku_search_next (search, solution->cell), ==, SUDOKU_FOUND);
  return solution;
}

SudokuBoard *
random_board (GRand *rand, const SudokuShape *shape, int given, int removed)
{
  g_autoptr (SudokuGrid) solution = random_solution (rand, shape);
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_new (shape);
  SudokuBoard *board;

  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    if (g_rand_int_range (rand, 0, 100) < given)
      puzzle->cell[cell] = solution->cell[cell];
  board = sudoku_board_new (puzzle, NULL, NULL);
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    for (SudokuSet set = board->cell[cell] & ~sudoku_set_of (solution->cell[cell]); set != 0; set &= set - 1)
      if (g_rand_int_range (rand, 0, 100) < removed)
        sudoku_board_remove (board, cell, sudoku_set_first (set));
  return board;
}

/* The shape of 3x3 boxes with further houses of nine cells. */
static const SudokuShape *
shape_with (const SudokuHouse *further, unsigned n)
{
  const SudokuShape *plain = test_shape (3, 3);
  const SudokuShape *shape;
  SudokuHouse houses[13];

  for (unsigned i = 0; i < 9; i++)
    houses[i] = plain->house[18 + i];
  for (unsigned i = 0; i < n; i++)
    houses[9 + i] = further[i];
  shape = sudoku_shape_new_from_houses (9, houses, 9 + n);
  g_assert_nonnull (shape);
  return shape;
}

const SudokuShape *
diagonal_shape (void)
{
  static const SudokuShape *shape;
  uint16_t diagonal[2][9];

  for (unsigned i = 0; i < 9; i++)
    {
      diagonal[0][i] = (uint16_t) (i * 10);
      diagonal[1][i] = (uint16_t) (8 + i * 8);
    }
  if (shape == NULL)
    shape = shape_with ((SudokuHouse[]){ { SUDOKU_DIAGONAL, 9, diagonal[0] }, { SUDOKU_DIAGONAL, 9, diagonal[1] } }, 2);
  return shape;
}

const SudokuShape *
window_shape (void)
{
  static const SudokuShape *shape;
  uint16_t window[4][9];
  SudokuHouse houses[4];

  for (unsigned i = 0; i < 4; i++)
    {
      for (unsigned j = 0; j < 9; j++)
        window[i][j] = (uint16_t) ((1 + i / 2 * 4 + j / 3) * 9 + 1 + i % 2 * 4 + j % 3);
      houses[i] = (SudokuHouse){ SUDOKU_EXTRA, 9, window[i] };
    }
  if (shape == NULL)
    shape = shape_with (houses, 4);
  return shape;
}
