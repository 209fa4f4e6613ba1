/* Boards at random for tests of finders.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "random-board.h"

#include <string.h>

#include "../sudoku/shapes.h"
#include "sudoku/search.h"

SudokuGrid *
random_solution (GRand *rand, const SudokuShape *shape)
{
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (shape);
  SudokuGrid *solution = sudoku_grid_new (shape);
  SudokuSearch *search;
  uint64_t count = 0;

  for (unsigned i = 0; i < shape->order; i++)
    {
      unsigned j = (unsigned) g_rand_int_range (rand, 0, (int) i + 1);

      empty->cell[i] = empty->cell[j];
      empty->cell[j] = (uint8_t) (i + 1);
    }
  search = sudoku_search_new (empty);
  sudoku_search_skip (search, (uint64_t) g_rand_int_range (rand, 0, shape->order < 5 ? 12 : 1000), &count);
  g_assert_cmpint (sudoku_search_next (search, solution->cell), ==, SUDOKU_SEARCH_FOUND);
  sudoku_search_free (search);
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

SudokuBoard *
board_with_places (unsigned value, const char *places, unsigned from_house, unsigned to_house)
{
  const SudokuShape *shape = test_shape (3, 3);
  g_autoptr (SudokuGrid) blank = sudoku_grid_new (shape);
  SudokuBoard *board = sudoku_board_new (blank, NULL, NULL);

  for (unsigned house = from_house; house < to_house; house++)
    for (unsigned i = 0; i < 9; i++)
      {
        unsigned cell = shape->house[house].cell[i];
        g_autofree char *name = g_strdup_printf ("r%uc%u", cell / 9 + 1, cell % 9 + 1);

        if (strstr (places, name) == NULL)
          sudoku_board_remove (board, cell, value);
      }
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
