/* Which cells lie in which houses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sets of places in a house are masks: bit i for its i-th cell.
 */
#pragma once

#include "sudoku/shape.h"

/* The place of a cell in a house as a mask, or 0 if it is not there. */
static inline uint64_t
sudoku_place_in_house (const SudokuShape *shape, unsigned cell, unsigned house)
{
  const SudokuCellInfo *info = &shape->cell[cell];

  for (unsigned i = 0; i < info->n_seats; i++)
    if (info->seat[i].house == house)
      return UINT64_C (1) << info->seat[i].place;
  return 0;
}

static inline bool
sudoku_cell_is_in_house (const SudokuShape *shape, unsigned cell, unsigned house)
{
  return sudoku_place_in_house (shape, cell, house) != 0;
}

/* Which of some places of a house lie in another one, as places there. */
static inline uint64_t
sudoku_places_in_house (const SudokuShape *shape, unsigned from, uint64_t places, unsigned house)
{
  uint64_t there = 0;

  for (; places != 0; places &= places - 1)
    there |= sudoku_place_in_house (shape, shape->house[from].cell[__builtin_ctzll (places)], house);
  return there;
}

/* Whether some places of a house all lie in another one. */
static inline bool
sudoku_places_lie_in_house (const SudokuShape *shape, unsigned from, uint64_t places, unsigned house)
{
  for (; places != 0; places &= places - 1)
    if (!sudoku_cell_is_in_house (shape, shape->house[from].cell[__builtin_ctzll (places)], house))
      return false;
  return true;
}

/* The first house that has all of some cells, or SUDOKU_NO_HOUSE. */
static inline unsigned
sudoku_house_of_cells (const SudokuShape *shape, const unsigned *cell, unsigned n)
{
  for (unsigned i = 0; n > 0 && i < shape->cell[cell[0]].n_seats; i++)
    {
      unsigned house = shape->cell[cell[0]].seat[i].house;
      unsigned in = 1;

      while (in < n && sudoku_cell_is_in_house (shape, cell[in], house))
        in++;
      if (in == n)
        return house;
    }
  return SUDOKU_NO_HOUSE;
}
