/* Random 9x9 boards for the tests of the engines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "sudoku/search/engine.h"
#include "shapes.h"

/* A complete board: the three boxes down the diagonal at random, then one of the first completions. */
static inline SudokuGrid *
random_solution (GRand *rand)
{
  const SudokuShape *shape = test_shape (3, 3);
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  uint64_t passed = 0;
  void *state;
  SudokuGrid *grid = sudoku_grid_new (shape);

  for (unsigned box = 0; box < 9; box += 4)
    for (unsigned i = 0; i < 9; i++)
      {
        unsigned j = (unsigned) g_rand_int_range (rand, 0, (int) i + 1);
        unsigned here = shape->house[18 + box].cell[i];
        unsigned there = shape->house[18 + box].cell[j];

        grid->cell[here] = grid->cell[there];
        grid->cell[there] = (uint8_t) (i + 1);
      }
  state = sudoku_general_engine.create (grid);
  sudoku_general_engine.skip (state, &budget, (uint64_t) g_rand_int_range (rand, 1, 40), &passed);
  g_assert_cmpint (sudoku_general_engine.next (state, &budget, grid->cell), ==, SUDOKU_FOUND);
  sudoku_general_engine.destroy (state);
  return grid;
}

/* A board with at least one solution and a number of givens, 0 to 81. */
static inline SudokuGrid *
random_board (GRand *rand, unsigned givens)
{
  SudokuGrid *grid = random_solution (rand);

  for (unsigned filled = 81; filled > givens;)
    {
      unsigned cell = (unsigned) g_rand_int_range (rand, 0, 81);

      filled -= grid->cell[cell] != 0;
      grid->cell[cell] = 0;
    }
  return grid;
}

/* Gives a random cell a random value. */
static inline void
random_spoil (GRand *rand, SudokuGrid *grid)
{
  grid->cell[g_rand_int_range (rand, 0, 81)] = (uint8_t) g_rand_int_range (rand, 1, 10);
}
