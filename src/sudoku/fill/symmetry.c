/* The turns and reflections of a square, and their ten groups.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/symmetry.h"

#include <string.h>

/* A turn or reflection takes row r and column c to:          r c, then with m = order - 1 - ... */
enum
{
  IDENTITY = 1 << 0,
  HALF_TURN = 1 << 1,     /* -r -c */
  RIGHT_TURN = 1 << 2,    /* c -r */
  LEFT_TURN = 1 << 3,     /* -c r */
  LEFT_RIGHT = 1 << 4,    /* r -c */
  TOP_BOTTOM = 1 << 5,    /* -r c */
  TRANSPOSED = 1 << 6,    /* c r */
  ANTITRANSPOSED = 1 << 7 /* -c -r */
};

typedef struct
{
  const char *id;
  unsigned group;
} Symmetry;

static const Symmetry symmetries[SUDOKU_N_SYMMETRIES] = {
  [SUDOKU_SYMMETRY_NONE] = { "none", IDENTITY },
  [SUDOKU_SYMMETRY_180] = { "180", IDENTITY | HALF_TURN },
  [SUDOKU_SYMMETRY_90] = { "90", IDENTITY | HALF_TURN | RIGHT_TURN | LEFT_TURN },
  [SUDOKU_SYMMETRY_VERTICAL] = { "vertical", IDENTITY | LEFT_RIGHT },
  [SUDOKU_SYMMETRY_HORIZONTAL] = { "horizontal", IDENTITY | TOP_BOTTOM },
  [SUDOKU_SYMMETRY_ORTHOGONAL] = { "orthogonal", IDENTITY | HALF_TURN | LEFT_RIGHT | TOP_BOTTOM },
  [SUDOKU_SYMMETRY_DIAGONAL] = { "diagonal", IDENTITY | TRANSPOSED },
  [SUDOKU_SYMMETRY_ANTIDIAGONAL] = { "antidiagonal", IDENTITY | ANTITRANSPOSED },
  [SUDOKU_SYMMETRY_BIDIAGONAL] = { "bidiagonal", IDENTITY | HALF_TURN | TRANSPOSED | ANTITRANSPOSED },
  [SUDOKU_SYMMETRY_FULL] = { "full", 0xff },
};

/* Where the index-th turn or reflection takes a cell. */
static unsigned
turn (unsigned index, unsigned order, unsigned cell)
{
  static const struct
  {
    bool swapped, minus_row, minus_column;
  } turns[] = {
    { 0, 0, 0 }, { 0, 1, 1 }, { 1, 0, 1 }, { 1, 1, 0 }, { 0, 0, 1 }, { 0, 1, 0 }, { 1, 0, 0 }, { 1, 1, 1 }
  };
  unsigned row = cell / order, column = cell % order;
  unsigned new_row = turns[index].swapped ? column : row, new_column = turns[index].swapped ? row : column;

  if (turns[index].minus_row)
    new_row = order - 1 - new_row;
  if (turns[index].minus_column)
    new_column = order - 1 - new_column;
  return new_row * order + new_column;
}

unsigned
sudoku_symmetry_orbit (SudokuSymmetry symmetry, unsigned order, unsigned cell, uint16_t *orbit)
{
  unsigned n = 0;

  assert (symmetry < SUDOKU_N_SYMMETRIES && cell < order * order);
  for (unsigned left = symmetries[symmetry].group; left != 0; left &= left - 1)
    {
      unsigned other = turn ((unsigned) __builtin_ctz (left), order, cell), i = 0;

      while (i < n && orbit[i] != other)
        i++;
      if (i == n)
        orbit[n++] = (uint16_t) other;
    }
  return n;
}

bool
sudoku_symmetry_holds (SudokuSymmetry symmetry, unsigned order, const uint8_t *values)
{
  uint16_t orbit[SUDOKU_MOST_ORBIT];

  for (unsigned cell = 0; cell < order * order; cell++)
    for (unsigned i = sudoku_symmetry_orbit (symmetry, order, cell, orbit); i-- > 0;)
      if ((values[orbit[i]] != 0) != (values[cell] != 0))
        return false;
  return true;
}

const char *
sudoku_symmetry_id (SudokuSymmetry symmetry)
{
  assert (symmetry < SUDOKU_N_SYMMETRIES);
  return symmetries[symmetry].id;
}

SudokuSymmetry
sudoku_symmetry_from_id (const char *id)
{
  SudokuSymmetry symmetry = SUDOKU_SYMMETRY_NONE;

  while (symmetry < SUDOKU_N_SYMMETRIES && strcmp (symmetries[symmetry].id, id) != 0)
    symmetry++;
  return symmetry;
}
