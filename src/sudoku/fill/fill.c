/* Of a plain board, filling boxes that do not see each other at random, and searching the rest; of others, searching in a random
 * order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rest is a completion that depends on these boxes alone; then cells are moved and, since the boxes are random, values
 * are renamed as it were. Where lines cannot be moved, each full board comes if the search takes its values first.
 */
#include "sudoku/fill.h"

#include <string.h>

#include "sudoku/decide.h"
#include "sudoku/rules.h"
#include "sudoku/tree/tree.h"

/* Random searches of a board that is not plain, each with as many guesses as the board has cells: more where the values of cells side
 * by side depend on each other, since 9x9 boards without consecutive ones took 9 ms by them and 44 ms by clauses; but anti-knight ones
 * 10 ms and 0.5 ms. */
#define TRIES 4
#define TRIES_OF_NEIGHBORS 256

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

/* Fills the boxes of a diagonal of a plain board, at most some of them. */
static void
fill_boxes (SudokuGrid *grid, SudokuRandom *random, unsigned most)
{
  const SudokuShape *shape = grid->shape;
  unsigned box_rows = sudoku_shape_box_rows (shape);

  for (unsigned i = 0; i < box_rows && i < shape->order / box_rows && i < most; i++)
    fill_house (&shape->house[2 * shape->order + i * box_rows + i], random, grid->cell);
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

  shuffle_lines (random, box_columns, box_rows, row);
  shuffle_lines (random, box_rows, box_columns, column);
  for (unsigned r = 0; r < order; r++)
    for (unsigned c = 0; c < order; c++)
      values[r * order + c] = filled[turned ? column[c] * order + row[r] : row[r] * order + column[c]];
}

static unsigned
count_tries (const SudokuShape *shape)
{
  for (unsigned i = 0; i < shape->n_rules; i++)
    if (shape->rule[i].kind >= SUDOKU_RULE_NON_CONSECUTIVE && shape->rule[i].kind <= SUDOKU_RULE_NEGATIVE_SUM)
      return TRIES_OF_NEIGHBORS;
  return TRIES;
}

/* Searches a full board with the alternatives of each branch in a random order, which is quick where boards are many. Returns
 * SUDOKU_CANCELLED with *lost if it takes too many guesses. */
static SudokuResult
search_at_random (const SudokuShape *shape,
                  SudokuRandom *random,
                  uint8_t *values,
                  bool *lost,
                  SudokuCancelFunc cancelled,
                  void *data)
{
  SudokuBudget budget = sudoku_budget (cancelled, data);
  SudokuPropagator *propagator = sudoku_propagator_new (shape);
  SudokuTree tree = { 0 };
  SudokuResult result = SUDOKU_NO_MEMORY;
  unsigned most_tries = count_tries (shape);

  *lost = false;
  if (propagator != NULL && sudoku_tree_init (&tree, propagator))
    {
      tree.random = random;
      for (unsigned tries = 0; tries == 0 || (*lost && tries < most_tries); tries++)
        {
          sudoku_propagator_undo (propagator, 0);
          sudoku_tree_restart (&tree);
          tree.guess_limit = tree.guesses + shape->n_cells;
          result = sudoku_tree_next (&tree, &budget);
          *lost = result == SUDOKU_CANCELLED && tree.guesses >= tree.guess_limit;
        }
      if (result == SUDOKU_FOUND)
        sudoku_propagator_read (propagator, values);
    }
  sudoku_tree_clear (&tree);
  sudoku_propagator_free (propagator);
  return result;
}

/* Of a board whose lines cannot be moved. Any full board can come, since a search may happen to begin with its values; where searches
 * get lost, clauses are learnt. */
static SudokuResult
fill_in_place (const SudokuGrid *blank, SudokuRandom *random, uint8_t *values, SudokuCancelFunc cancelled, void *data)
{
  bool lost = false;
  SudokuResult result = search_at_random (blank->shape, random, values, &lost, cancelled, data);
  SudokuDecide *decide;

  if (!lost)
    return result;
  decide = sudoku_decide_new_for_grid (blank);
  if (decide == NULL)
    return SUDOKU_NO_MEMORY;
  sudoku_decide_set_cancel (decide, cancelled, data);
  sudoku_decide_set_guesses (decide, 0);
  sudoku_decide_set_random (decide, random);
  result = sudoku_decide_solve (decide, NULL, 0);
  if (result == SUDOKU_FOUND)
    memcpy (values, sudoku_decide_solution (decide), blank->shape->n_cells);
  sudoku_decide_free (decide);
  return result;
}

/* Of a plain board. */
static SudokuResult
fill_and_move (SudokuGrid *grid, SudokuRandom *random, uint8_t *values, SudokuCancelFunc cancelled, void *data)
{
  uint8_t filled[SUDOKU_MAX_CELLS];
  SudokuResult result = SUDOKU_EXHAUSTED;

  /* Two boxes can exclude each other, and one alone never does. */
  for (unsigned most = grid->shape->order; result == SUDOKU_EXHAUSTED && most > 0; most = most > 1 ? 1 : 0)
    {
      memset (grid->cell, 0, grid->shape->n_cells);
      fill_boxes (grid, random, most);
      result = complete (grid, filled, cancelled, data);
    }
  if (result == SUDOKU_FOUND)
    move_lines (grid->shape, random, filled, values);
  return result;
}

SudokuResult
sudoku_fill (const SudokuShape *shape, SudokuRandom *random, uint8_t *values, SudokuCancelFunc cancelled, void *data)
{
  SudokuGrid *grid = sudoku_grid_new (shape);
  SudokuResult result;

  if (grid == NULL)
    return SUDOKU_NO_MEMORY;
  /* The lines of other boards cannot be moved so that every full board stays one. */
  result = sudoku_shape_is_plain (shape) ? fill_and_move (grid, random, values, cancelled, data)
                                         : fill_in_place (grid, random, values, cancelled, data);
  sudoku_grid_free (grid);
  return result;
}
