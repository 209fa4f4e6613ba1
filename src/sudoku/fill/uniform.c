/* Full boards, all equally likely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     1 1 1        Box 1 has its values in a random order. Those of the first band and stack follow, all possibilities
 *     1 . .        equally likely; they have N completions. With a random number u below a bound that N never exceeds,
 *     1 . .        completion u is taken, and if there is none, all begins again: so the share of those that begin with
 *                  a certain band and stack is N, too.
 */
#include <string.h>

#include "sudoku/fill.h"

/* The bounds. Any band and stack of a 9x9 board that were met had fewer than 5,000 completions. */
#define MOST_COMPLETIONS_4 4
#define MOST_COMPLETIONS_9 8192

/* A box: side * side cells. */
typedef struct
{
  uint16_t value[9];
} Box;

static Box
random_box (unsigned side, SudokuRandom *random)
{
  Box box = { { 0 } };

  for (unsigned i = 0; i < side * side; i++)
    box.value[i] = (uint16_t) (i + 1);
  sudoku_random_shuffle (random, box.value, side * side);
  return box;
}

/* Adds the values of a box, row by row, to those that the rows of a band have; returns whether none was there already. */
static bool
add_rows (const Box *box, unsigned side, unsigned *rows)
{
  unsigned mine[3] = { 0 };

  for (unsigned i = 0; i < side * side; i++)
    mine[i / side] |= 1u << box->value[i];
  for (unsigned r = 0; r < side; r++)
    if ((rows[r] & mine[r]) != 0)
      return false;
  for (unsigned r = 0; r < side; r++)
    rows[r] |= mine[r];
  return true;
}

/* The last box of a band: what its rows lack, each row in a random order. */
static Box
last_box (unsigned side, const unsigned *rows, SudokuRandom *random)
{
  Box box = { { 0 } };

  for (unsigned r = 0; r < side; r++)
    {
      unsigned n = 0;

      for (unsigned v = 1; v <= side * side; v++)
        if ((rows[r] >> v & 1) == 0)
          box.value[r * side + n++] = (uint16_t) v;
      assert (n == side);
      sudoku_random_shuffle (random, box.value + r * side, side);
    }
  return box;
}

/* Writes the other boxes of a band whose first box is given. */
static void
complete_band (unsigned side, const Box *first, Box *others, SudokuRandom *random)
{
  unsigned rows[3] = { 0 };

  add_rows (first, side, rows);
  for (unsigned i = 0; i + 2 < side; i++)
    do
      others[i] = random_box (side, random);
    while (!add_rows (&others[i], side, rows));
  others[side - 2] = last_box (side, rows, random);
}

/* Writes a box, or with its rows as columns. */
static void
put (SudokuGrid *grid, unsigned side, unsigned band, unsigned stack, const Box *box, bool turned)
{
  for (unsigned i = 0; i < side * side; i++)
    {
      unsigned r = turned ? i % side : i / side, c = turned ? i / side : i % side;

      grid->cell[(band * side + r) * side * side + stack * side + c] = (uint8_t) box->value[i];
    }
}

static void
fill_band_and_stack (SudokuGrid *grid, unsigned side, SudokuRandom *random)
{
  Box first = random_box (side, random), turned = first, others[2];

  put (grid, side, 0, 0, &first, false);
  complete_band (side, &first, others, random);
  for (unsigned i = 1; i < side; i++)
    put (grid, side, 0, i, &others[i - 1], false);
  for (unsigned i = 0; i < side * side; i++)
    turned.value[i] = first.value[i % side * side + i / side];
  complete_band (side, &turned, others, random);
  for (unsigned i = 1; i < side; i++)
    put (grid, side, i, 0, &others[i - 1], true);
}

/* Takes a completion by its index. Returns EXHAUSTED if there are no more than that. */
static SudokuResult
take (const SudokuGrid *grid, uint64_t index, uint8_t *values, SudokuCancelFunc cancelled, void *data)
{
  SudokuSearch *search = sudoku_search_new (grid);
  SudokuResult result;
  uint64_t passed = 0;

  if (search == NULL)
    return SUDOKU_NO_MEMORY;
  sudoku_search_set_cancel (search, cancelled, data);
  result = index > 0 ? sudoku_search_skip (search, index, &passed) : SUDOKU_FOUND;
  if (result == SUDOKU_FOUND)
    result = sudoku_search_next (search, values);
  sudoku_search_free (search);
  return result;
}

SudokuResult
sudoku_fill_uniform (const SudokuShape *shape,
                     SudokuRandom *random,
                     uint8_t *values,
                     SudokuCancelFunc cancelled,
                     void *data)
{
  SudokuGrid *grid = sudoku_grid_new (shape);
  unsigned side = shape->order == 4 ? 2 : 3;
  SudokuResult result = grid != NULL ? SUDOKU_EXHAUSTED : SUDOKU_NO_MEMORY;

  assert (sudoku_shape_is_nine (shape)
          || (shape->order == 4 && shape->n_houses == 12 && sudoku_shape_box_rows (shape) == 2));
  while (result == SUDOKU_EXHAUSTED)
    {
      uint64_t index = sudoku_random_below (random, side == 2 ? MOST_COMPLETIONS_4 : MOST_COMPLETIONS_9);

      memset (grid->cell, 0, shape->n_cells);
      fill_band_and_stack (grid, side, random);
      result = take (grid, index, values, cancelled, data);
    }
  sudoku_grid_free (grid);
  return result;
}
