/* Filling boxes that do not see each other at random, and searching the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rest is a completion that depends on these boxes alone; then cells are moved and, since the boxes are random, values
 * are renamed as it were.
 */
#include "sudoku/fill.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/decide.h"

/* Whether the lines of a board can be moved so that every full board stays one: it has rectangular boxes and no further houses. */
static bool
has_movable_lines (const SudokuShape *shape)
{
  return sudoku_shape_is_plain (shape);
}

static bool
houses_are_apart (const SudokuShape *shape, const SudokuHouse *a, const SudokuHouse *b)
{
  for (unsigned i = 0; i < a->n_cells; i++)
    for (unsigned j = 0; j < b->n_cells; j++)
      if (a->cell[i] == b->cell[j] || sudoku_cells_see (shape, a->cell[i], b->cell[j]))
        return false;
  return true;
}

/* Fills a house with all values in a random order. */
static void
fill_house (const SudokuHouse *house, SudokuRandom *random, uint8_t *values)
{
  uint16_t value[SUDOKU_MAX_ORDER];

  for (unsigned i = 0; i < house->n_cells; i++)
    value[i] = (uint16_t) (i + 1);
  sudoku_random_shuffle (random, value, house->n_cells);
  for (unsigned i = 0; i < house->n_cells; i++)
    values[house->cell[i]] = (uint8_t) value[i];
}

/* The boxes of a diagonal. Returns how many these are. */
static unsigned
find_diagonal (const SudokuShape *shape, uint16_t *box)
{
  unsigned box_rows = sudoku_shape_box_rows (shape), n = 0;

  for (; n < box_rows && n < shape->order / box_rows; n++)
    box[n] = (uint16_t) (2 * shape->order + n * box_rows + n);
  return n;
}

/* Boxes that do not see each other, as they come at random. Returns how many these are. */
static unsigned
find_apart (const SudokuShape *shape, SudokuRandom *random, uint16_t *box)
{
  unsigned n = 0;

  for (unsigned i = 0; i < shape->order; i++)
    box[i] = (uint16_t) (2 * shape->order + i);
  sudoku_random_shuffle (random, box, shape->order);
  for (unsigned i = 0; i < shape->order; i++)
    {
      bool apart = true;

      for (unsigned j = 0; j < n && apart; j++)
        apart = houses_are_apart (shape, &shape->house[box[i]], &shape->house[box[j]]);
      if (apart)
        box[n++] = box[i];
    }
  return n;
}

/* Fills at most this many boxes that do not see each other. */
static void
fill_boxes (SudokuGrid *grid, SudokuRandom *random, unsigned most)
{
  const SudokuShape *shape = grid->shape;
  uint16_t box[SUDOKU_MAX_ORDER];
  unsigned n = has_movable_lines (shape) ? find_diagonal (shape, box) : find_apart (shape, random, box);

  for (unsigned i = 0; i < n && i < most; i++)
    fill_house (&shape->house[box[i]], random, grid->cell);
}

/* Completes a board by the engine that finds a completion soonest. */
static SudokuResult
complete (const SudokuGrid *grid, uint8_t *values, SudokuCancelFunc cancelled, void *data)
{
  SudokuResult result = SUDOKU_NO_MEMORY;

  if (sudoku_shape_is_nine (grid->shape))
    {
      SudokuSearch *search = sudoku_search_new (grid);

      if (search == NULL)
        return result;
      sudoku_search_set_cancel (search, cancelled, data);
      result = sudoku_search_next (search, values);
      sudoku_search_free (search);
    }
  else
    {
      SudokuDecide *decide = sudoku_decide_new_for_grid (grid);

      if (decide == NULL)
        return result;
      sudoku_decide_set_cancel (decide, cancelled, data);
      result = sudoku_decide_solve (decide, NULL, 0);
      if (result == SUDOKU_FOUND)
        memcpy (values, sudoku_decide_solution (decide), grid->shape->n_cells);
      sudoku_decide_free (decide);
    }
  return result;
}

/* Writes the lines of n_bands bands of height lines each in a random order in which each band stays together. */
static void
shuffle_lines (SudokuRandom *random, unsigned n_bands, unsigned height, uint16_t *lines)
{
  uint16_t band[SUDOKU_MAX_ORDER];

  for (unsigned i = 0; i < n_bands; i++)
    band[i] = (uint16_t) i;
  sudoku_random_shuffle (random, band, n_bands);
  for (unsigned i = 0; i < n_bands; i++)
    {
      for (unsigned j = 0; j < height; j++)
        lines[i * height + j] = (uint16_t) (band[i] * height + j);
      sudoku_random_shuffle (random, lines + i * height, height);
    }
}

/* Rows change places in their bands, bands as wholes, likewise columns and stacks; and if boxes are square, rows become
 * columns. */
static void
move_lines (const SudokuShape *shape, SudokuRandom *random, const uint8_t *filled, uint8_t *values)
{
  unsigned order = shape->order, box_rows = sudoku_shape_box_rows (shape), box_columns = order / box_rows;
  bool turned = box_rows == box_columns && sudoku_random_below (random, 2) > 0;
  uint16_t row[SUDOKU_MAX_ORDER], column[SUDOKU_MAX_ORDER];

  assert (has_movable_lines (shape));
  shuffle_lines (random, box_columns, box_rows, row);
  shuffle_lines (random, box_rows, box_columns, column);
  for (unsigned r = 0; r < order; r++)
    for (unsigned c = 0; c < order; c++)
      values[r * order + c] = filled[turned ? column[c] * order + row[r] : row[r] * order + column[c]];
}

SudokuResult
sudoku_fill (const SudokuShape *shape, SudokuRandom *random, uint8_t *values, SudokuCancelFunc cancelled, void *data)
{
  SudokuGrid *grid = sudoku_grid_new (shape);
  uint8_t filled[SUDOKU_MAX_CELLS];
  SudokuResult result = SUDOKU_EXHAUSTED;

  if (grid == NULL)
    return SUDOKU_NO_MEMORY;
  /* Two boxes of odd forms can exclude each other, and one alone never does. */
  for (unsigned most = shape->order; result == SUDOKU_EXHAUSTED && most > 0; most = most > 1 ? 1 : 0)
    {
      memset (grid->cell, 0, shape->n_cells);
      fill_boxes (grid, random, most);
      result = complete (grid, filled, cancelled, data);
    }
  if (result == SUDOKU_FOUND && has_movable_lines (shape))
    move_lines (shape, random, filled, values);
  else if (result == SUDOKU_FOUND)
    memcpy (values, filled, shape->n_cells);
  sudoku_grid_free (grid);
  return result;
}
