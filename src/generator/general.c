/* Deleting givens from full boards of any shape, one board after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As chains.c does, but what can go is found out as for any puzzle whose redundant givens are removed (minimality.h).
 */
#include <stdlib.h>

#include "generator/work.h"
#include "sudoku/fill.h"

/* A board. */
typedef struct
{
  SudokuGrid *grid; /* the givens so far */
  SudokuCellGroups orbits;
} Board;

static void *
create (const SudokuWish *wish)
{
  Board *board = malloc (sizeof *board);

  if (board == NULL)
    return NULL;
  board->grid = sudoku_grid_new (wish->shape);
  if (board->grid != NULL)
    return board;
  free (board);
  return NULL;
}

static void
destroy (void *maker)
{
  Board *board = maker;

  sudoku_grid_free (board->grid);
  free (board);
}

static SudokuResult
make (Board *board, const SudokuWork *work, uint64_t number)
{
  SudokuRandom random = sudoku_random_for (work->seed, number);
  SudokuResult result;

  sudoku_work_order_orbits (work, &random, &board->orbits);
  result = sudoku_fill (work->wish->shape, &random, board->grid->cell, work->cancelled, work->cancel_data);
  if (result != SUDOKU_FOUND)
    return result;
  result =
      sudoku_remove_groups (board->grid, &board->orbits, sudoku_work_floor (work), work->cancelled, work->cancel_data);
  if (result != SUDOKU_EXHAUSTED)
    return result;
  /* Orbits of one cell were all tried. */
  if (board->orbits.n == board->grid->shape->n_cells)
    return sudoku_work_report (work, board->grid->cell, number);
  return sudoku_work_check_and_report (work, board->grid, number);
}

static SudokuResult
run (void *maker, const SudokuWork *work, uint64_t first, unsigned n)
{
  SudokuResult result = SUDOKU_EXHAUSTED;

  for (unsigned i = 0; i < n && result == SUDOKU_EXHAUSTED; i++)
    result = make (maker, work, first + i);
  return result;
}

const SudokuMaker sudoku_general_maker = { 1, create, destroy, run };
