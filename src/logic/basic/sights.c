/* Why a single is one, as people see it: the digits on the board that leave nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/step.h"

#include <stdlib.h>

/* Of all cells with a value the one that sees most of some cells of a house; *seen becomes these, 0 if there is none. */
static unsigned
best_blocker (const SudokuBoard *board, const SudokuHouse *house, unsigned value, uint64_t cells, uint64_t *seen)
{
  unsigned best = 0;

  *seen = 0;
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    {
      uint64_t here = 0;

      for (uint64_t left = board->value[cell] == value ? cells : 0; left != 0; left &= left - 1)
        if (house->cell[__builtin_ctzll (left)] != cell
            && sudoku_cells_see (board->shape, house->cell[__builtin_ctzll (left)], cell))
          here |= left & -left;
      if (__builtin_popcountll (here) > __builtin_popcountll (*seen))
        {
          *seen = here;
          best = cell;
        }
    }
  return best;
}

/* Few digits of the value are the reason, but where a candidate was struck out. */
static unsigned
find_of_hidden_single (const SudokuBoard *board,
                       const SudokuHouse *house,
                       unsigned place,
                       unsigned value,
                       SudokuSight *sight,
                       bool *complete)
{
  uint64_t blocked = 0, seen;
  unsigned n = 0;

  for (unsigned i = 0; i < house->n_cells; i++)
    if (board->value[house->cell[i]] == 0 && house->cell[i] != place)
      blocked |= 1ull << i;
  do
    {
      unsigned digit = best_blocker (board, house, value, blocked, &seen);

      for (uint64_t left = seen; left != 0; left &= left - 1)
        sight[n++] = (SudokuSight){ (uint16_t) digit, house->cell[__builtin_ctzll (left)] };
      blocked &= ~seen;
    }
  while (seen != 0);
  *complete = blocked == 0;
  return n;
}

static unsigned
distance (const SudokuShape *shape, unsigned a, unsigned b)
{
  int rows = (int) sudoku_cell_row (shape, a) - (int) sudoku_cell_row (shape, b);
  int columns = (int) sudoku_cell_column (shape, a) - (int) sudoku_cell_column (shape, b);

  return (unsigned) (abs (rows) + abs (columns));
}

/* Of each other value the nearest digit that the cell sees. */
static unsigned
find_of_naked_single (const SudokuBoard *board, unsigned place, SudokuSight *sight)
{
  const SudokuShape *shape = board->shape;
  unsigned n = 0;

  for (unsigned value = 1; value <= shape->order; value++)
    {
      unsigned nearest = place;

      for (unsigned cell = 0; cell < shape->n_cells; cell++)
        if (board->value[cell] == value && sudoku_cells_see (shape, cell, place)
            && (nearest == place || distance (shape, cell, place) < distance (shape, nearest, place)))
          nearest = cell;
      if (nearest != place)
        sight[n++] = (SudokuSight){ (uint16_t) nearest, (uint16_t) place };
    }
  return n;
}

unsigned
sudoku_single_sights (const SudokuStep *step,
                      const SudokuBoard *board,
                      SudokuSight sight[static SUDOKU_MAX_ORDER],
                      bool *complete)
{
  const SudokuHouse *house = NULL;
  unsigned place, n = 0;

  *complete = false;
  if (step->technique > SUDOKU_HIDDEN_SINGLE || step->n_placed == 0 || step->n_parts == 0)
    return 0;
  place = sudoku_candidate_cell (board->shape, step->placed[0]);
  if (step->part[0].kind == SUDOKU_ITEM_HOUSE)
    house = &board->shape->house[step->part[0].item];
  if (house != NULL && step->technique != SUDOKU_FULL_HOUSE)
    return find_of_hidden_single (board, house, place, sudoku_candidate_value (board->shape, step->placed[0]), sight,
                                  complete);
  if (house == NULL)
    n = find_of_naked_single (board, place, sight);
  for (unsigned i = 0; house != NULL && i < house->n_cells; i++)
    if (board->value[house->cell[i]] != 0)
      sight[n++] = (SudokuSight){ house->cell[i], (uint16_t) place };
  *complete = n + 1 >= board->shape->order;
  return n;
}
