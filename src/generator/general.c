/* Deleting givens from full boards of any shape, one board after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As chains.c does, but what can go is found out as for any puzzle whose redundant givens are removed (minimality.h).
 */
#include <stdlib.h>
#include <string.h>

#include "generator/sieve.h"
#include "generator/work.h"
#include "sudoku/rules.h"

/* Guesses that it may take to find out whether givens are needed: of 9x9 boards with diagonals or the like those of nearly all. */
#define MOST_GUESSES 40

/* The same of puzzles that are aimed at a hard level: without any, most of those with rules beside houses are easier. */
#define GUESSES_OF_HARD 10

/* How many tries a full board serves where these are rare: it is turned and mirrored, and with square boxes transposed. */
#define TRIES_A_BOARD 16

typedef struct
{
  uint64_t number; /* of the full board that serves several tries */
  bool is_lost;    /* it was looked for in vain */
  uint8_t values[SUDOKU_MAX_CELLS];

  SudokuGrid *grid; /* the givens so far */
  SudokuCellGroups orbits;
  uint8_t solution[SUDOKU_MAX_CELLS];
} Board;

static void *
create (const SudokuWish *wish)
{
  Board *board = calloc (1, sizeof *board);

  (void) wish;
  if (board != NULL)
    board->number = SUDOKU_NO_BOARD;
  return board;
}

static void
destroy (void *maker)
{
  Board *board = maker;

  sudoku_grid_free (board->grid);
  free (board);
}

/* Makes the grid one of a shape, and full. Returns false when out of memory. */
static bool
use_shape (Board *board, const SudokuShape *shape)
{
  if (board->grid == NULL || board->grid->shape != shape)
    {
      sudoku_grid_free (board->grid);
      board->grid = sudoku_grid_new (shape);
    }
  if (board->grid != NULL)
    memcpy (board->grid->cell, board->solution, shape->n_cells);
  return board->grid != NULL;
}

/* How many guesses it may take to find out whether givens are needed. Puzzles that are to have a level begin with more givens. */
static uint64_t
most_guesses (const SudokuWish *wish, const SudokuShape *shape)
{
  if (wish->minimal || wish->most > 0 || (shape->n_rules == 0 && !wish->jigsaw))
    return UINT64_MAX;
  if (wish->levels == 0)
    return MOST_GUESSES;
  if (wish->levels >> SUDOKU_LEVEL_EXTREME != 0 && shape->rules != NULL)
    return GUESSES_OF_HARD;
  return wish->levels >> SUDOKU_LEVEL_HARD != 0 && sudoku_sieve_aims (wish, shape) ? GUESSES_OF_HARD : 0;
}

/* Whether full boards take long to find, and stay such when they are turned, mirrored or transposed. *ordered: their values may only be
 * reversed, not renamed. */
static bool
are_rare (const SudokuWish *wish, bool *ordered)
{
  unsigned n_diagonals = 0;
  bool rare = false;

  *ordered = false;
  for (unsigned i = 0; i < wish->shape->n_rules; i++)
    {
      SudokuRuleKind kind = wish->shape->rule[i].kind;

      if (kind > SUDOKU_RULE_NON_CONSECUTIVE)
        return false;
      n_diagonals += kind == SUDOKU_RULE_DIAGONAL_DOWN || kind == SUDOKU_RULE_DIAGONAL_UP;
      rare |= kind == SUDOKU_RULE_ANTI_KNIGHT || kind == SUDOKU_RULE_NON_CONSECUTIVE;
      *ordered |= kind == SUDOKU_RULE_NON_CONSECUTIVE;
    }
  return rare && n_diagonals != 1 && !wish->jigsaw;
}

/* Where a cell of the board of a try has its value from. */
static unsigned
moved_cell (const SudokuShape *shape, unsigned cell, uint64_t number)
{
  unsigned order = shape->order, row = cell / order, column = cell % order;

  if ((number & 1) != 0)
    row = order - 1 - row;
  if ((number & 2) != 0)
    column = order - 1 - column;
  if ((number & 4) == 0 || sudoku_shape_box_rows (shape) * sudoku_shape_box_rows (shape) != order)
    return row * order + column;
  return column * order + row;
}

/* Makes the full board of a try, and its shape. */
static SudokuResult
make_board (Board *board, const SudokuWork *work, uint64_t number, SudokuRandom *random, SudokuShape **shape)
{
  SudokuRandom shared = sudoku_random_for (work->seed, number - number % TRIES_A_BOARD);
  SudokuResult result = SUDOKU_FOUND;
  unsigned n_cells = work->wish->shape->n_cells, order = work->wish->shape->order;
  uint16_t name[SUDOKU_MAX_ORDER];
  bool ordered;

  if (!are_rare (work->wish, &ordered))
    return sudoku_work_make_board (work, random, board->solution, shape);
  if (board->number != number / TRIES_A_BOARD)
    {
      board->number = SUDOKU_NO_BOARD;
      result = sudoku_work_make_board (work, &shared, board->values, shape);
      if (sudoku_was_stopped (result))
        return result;
      board->number = number / TRIES_A_BOARD;
      board->is_lost = result != SUDOKU_FOUND;
    }
  else if (!board->is_lost)
    *shape = sudoku_shape_ref (work->wish->shape);
  if (board->is_lost)
    return SUDOKU_EXHAUSTED;
  for (unsigned i = 0; i < order; i++)
    name[i] = (uint16_t) ((number & 8) != 0 ? order - i : i + 1);
  if (!ordered)
    sudoku_random_shuffle (random, name, order);
  for (unsigned cell = 0; cell < n_cells; cell++)
    board->solution[cell] = (uint8_t) name[board->values[moved_cell (*shape, cell, number)] - 1];
  return SUDOKU_FOUND;
}

static SudokuResult
run (void *maker, const SudokuWork *work, uint64_t number, unsigned n)
{
  Board *board = maker;
  const SudokuWish *wish = work->wish;
  SudokuRandom random = sudoku_random_for (work->seed, number);
  SudokuShape *shape;
  SudokuResult result;

  sudoku_work_order_orbits (work, &random, &board->orbits);
  result = make_board (board, work, number, &random, &shape);
  if (result != SUDOKU_FOUND)
    return result;
  result = use_shape (board, shape)
               ? sudoku_remove_groups (board->grid, &board->orbits, sudoku_work_floor (work),
                                       most_guesses (wish, shape), work->cancelled, work->cancel_data)
               : SUDOKU_NO_MEMORY;
  sudoku_shape_unref (shape);
  if (result == SUDOKU_EXHAUSTED && wish->levels != 0 && wish->levels >> SUDOKU_LEVEL_EXTREME == 0 && !wish->minimal)
    {
      result = sudoku_sieve_ease (work->sieve, board->grid, &board->orbits, board->solution, work->cancelled,
                                  work->cancel_data);
      if (result != SUDOKU_FOUND)
        return result;
    }
  else if (result != SUDOKU_EXHAUSTED)
    return result;
  /* Orbits of one cell were all tried. */
  if (board->orbits.n == board->grid->shape->n_cells)
    return sudoku_work_report (work, board->grid->shape, board->grid->cell, number);
  return sudoku_work_check_and_report (work, board->grid, number);
}

const SudokuMaker sudoku_general_maker = { 1, create, destroy, run };
