/* Deleting givens from full boards of any shape, one board after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As deletion.c does, but each question is whether there is a completion that has another value in a cell (decide.h). Only
 * the givens of a few orbits at a time are assumptions, as in the question which givens are redundant (minimality.h).
 */
#include <stdlib.h>
#include <string.h>

#include "generator/work.h"
#include "sudoku/decide.h"
#include "sudoku/fill.h"

/* About how many givens are assumptions at a time. */
#define BLOCK 16

/* A board. */
typedef struct
{
  SudokuGrid *grid;                     /* the givens so far, but for those of the block */
  uint16_t cell[SUDOKU_MAX_CELLS];      /* in the order of deleting, orbit by orbit */
  uint16_t first[SUDOKU_MAX_CELLS + 1]; /* of each orbit, as an index of cell[] */
  unsigned n_orbits;
  unsigned filled;                                   /* with those of the block */
  SudokuAssumption given[BLOCK + SUDOKU_MOST_ORBIT]; /* of the block */
  unsigned n_given;
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

/* Takes the givens of the next orbits from the grid. Returns the first orbit after these. */
static unsigned
open_block (Board *board, unsigned orbit)
{
  board->n_given = 0;
  for (; orbit < board->n_orbits && board->n_given < BLOCK; orbit++)
    for (unsigned i = board->first[orbit]; i < board->first[orbit + 1]; i++)
      {
        unsigned cell = board->cell[i];

        board->given[board->n_given++] =
            (SudokuAssumption){ .cell = (uint16_t) cell, .value = board->grid->cell[cell] };
        board->grid->cell[cell] = 0;
      }
  return orbit;
}

static void
close_block (Board *board)
{
  for (unsigned i = 0; i < board->n_given; i++)
    board->grid->cell[board->given[i].cell] = board->given[i].value;
}

/* Moves n givens from a place of the block to its end. */
static void
move_to_end (Board *board, unsigned at, unsigned n)
{
  SudokuAssumption moved[SUDOKU_MOST_ORBIT];

  memcpy (moved, board->given + at, n * sizeof *moved);
  memmove (board->given + at, board->given + at + n, (board->n_given - at - n) * sizeof *moved);
  memcpy (board->given + board->n_given - n, moved, n * sizeof *moved);
}

/* Whether the last n givens of the block follow from all the others: no completion of these has another value in any of
 * them. */
static SudokuDecision
decide_orbit (const Board *board, SudokuDecide *decide, unsigned n)
{
  SudokuAssumption assumptions[BLOCK + SUDOKU_MOST_ORBIT];
  unsigned n_others = board->n_given - n;
  SudokuDecision decision = SUDOKU_DECIDE_UNSOLVABLE;

  memcpy (assumptions, board->given, n_others * sizeof *assumptions);
  for (unsigned i = 0; i < n && decision == SUDOKU_DECIDE_UNSOLVABLE; i++)
    {
      assumptions[n_others] = board->given[n_others + i];
      assumptions[n_others].excluded = true;
      decision = sudoku_decide_solve (decide, assumptions, n_others + 1);
    }
  return decision;
}

/* Deletes the orbits of the block that can go; those that have been asked about and stay move to its end. Returns false
 * when cancelled. */
static bool
thin_block (Board *board, SudokuDecide *decide, unsigned orbit, unsigned end, unsigned floor)
{
  for (; orbit < end; orbit++)
    {
      unsigned n = board->first[orbit + 1] - board->first[orbit];
      SudokuDecision decision;

      move_to_end (board, 0, n);
      if (board->filled < floor + n)
        continue;
      decision = decide_orbit (board, decide, n);
      if (decision == SUDOKU_DECIDE_CANCELLED)
        return false;
      if (decision == SUDOKU_DECIDE_UNSOLVABLE)
        {
          board->n_given -= n;
          board->filled -= n;
        }
    }
  return true;
}

/* Deletes all orbits that can go, in their order. Returns false when cancelled or out of memory. */
static bool
delete_orbits (Board *board, const SudokuWork *work)
{
  bool done = true;

  board->filled = board->grid->shape->n_cells;
  for (unsigned orbit = 0, end; done && orbit < board->n_orbits; orbit = end)
    {
      SudokuDecide *decide;

      end = open_block (board, orbit);
      decide = sudoku_decide_new_for_grid (board->grid);
      done = decide != NULL;
      if (done)
        {
          sudoku_decide_set_cancel (decide, work->cancelled, work->cancel_data);
          done = thin_block (board, decide, orbit, end, sudoku_work_floor (work));
        }
      sudoku_decide_free (decide);
      close_block (board);
    }
  return done;
}

static SudokuSearchResult
make (Board *board, const SudokuWork *work, uint64_t number)
{
  SudokuRandom random = sudoku_random_for (work->seed, number);
  SudokuSearchResult filled;

  board->n_orbits = sudoku_work_order_orbits (work, &random, board->cell, board->first);
  filled = sudoku_fill (work->wish->shape, &random, board->grid->cell, work->cancelled, work->cancel_data);
  if (filled != SUDOKU_SEARCH_FOUND)
    return filled;
  if (!delete_orbits (board, work))
    return SUDOKU_SEARCH_CANCELLED;
  /* Orbits of one cell were all tried. */
  if (board->n_orbits == board->grid->shape->n_cells)
    return sudoku_work_report (work, board->grid->cell, number);
  return sudoku_work_check_and_report (work, board->grid, number);
}

static SudokuSearchResult
run (void *maker, const SudokuWork *work, uint64_t first, unsigned n)
{
  SudokuSearchResult result = SUDOKU_SEARCH_EXHAUSTED;

  for (unsigned i = 0; i < n && result == SUDOKU_SEARCH_EXHAUSTED; i++)
    result = make (maker, work, first + i);
  return result;
}

const SudokuMaker sudoku_general_maker = { 1, create, destroy, run };
