/* Deleting givens from full boards of any shape, one board after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As deletion.c does, but each question is whether there is a completion that has another value in a cell (decide.h). Only
 * the givens of a few orbits at a time are assumptions, as in the question which givens are redundant (minimality.h).
 */
#include <stdlib.h>
#include <string.h>

#include "generator/maker.h"
#include "sudoku/decide.h"
#include "sudoku/fill.h"
#include "sudoku/minimality.h"

/* About how many givens are assumptions at a time. */
#define BLOCK 16

/* A board. */
typedef struct
{
  const SudokuWish *wish;
  SudokuCancelFunc cancelled;
  void *cancel_data;
  SudokuGrid *grid;                /* the givens so far, but for those of the block */
  uint16_t cell[SUDOKU_MAX_CELLS]; /* in the order of deleting, orbit by orbit */
  uint16_t end[SUDOKU_MAX_CELLS];  /* the first cell after each orbit, as an index of cell[] */
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
  board->wish = wish;
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

/* Puts the orbits of a symmetry in a random order. */
static void
order_orbits (Board *board, SudokuSymmetry symmetry, SudokuRandom *random)
{
  unsigned n_cells = board->grid->shape->n_cells, n = 0;
  uint16_t cell[SUDOKU_MAX_CELLS], orbit[SUDOKU_MOST_ORBIT];
  bool done[SUDOKU_MAX_CELLS] = { false };

  for (unsigned i = 0; i < n_cells; i++)
    cell[i] = (uint16_t) i;
  sudoku_random_shuffle (random, cell, n_cells);
  board->n_orbits = 0;
  for (unsigned i = 0; i < n_cells; i++)
    {
      if (done[cell[i]])
        continue;
      for (unsigned left = sudoku_symmetry_orbit (symmetry, board->grid->shape->order, cell[i], orbit); left-- > 0;)
        {
          board->cell[n++] = orbit[left];
          done[orbit[left]] = true;
        }
      board->end[board->n_orbits++] = (uint16_t) n;
    }
}

static unsigned
orbit_begin (const Board *board, unsigned orbit)
{
  return orbit > 0 ? board->end[orbit - 1] : 0;
}

/* Takes the givens of the next orbits from the grid. Returns the first orbit after these. */
static unsigned
open_block (Board *board, unsigned orbit)
{
  board->n_given = 0;
  for (; orbit < board->n_orbits && board->n_given < BLOCK; orbit++)
    for (unsigned i = orbit_begin (board, orbit); i < board->end[orbit]; i++)
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
  for (unsigned n; orbit < end; orbit++)
    {
      SudokuDecision decision;

      n = board->end[orbit] - orbit_begin (board, orbit);
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
delete_orbits (Board *board)
{
  unsigned floor = board->wish->minimal ? 0 : board->wish->least;
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
          sudoku_decide_set_cancel (decide, board->cancelled, board->cancel_data);
          done = thin_block (board, decide, orbit, end, floor);
        }
      sudoku_decide_free (decide);
      close_block (board);
    }
  return done;
}

/* Whether a puzzle from which no orbit can be deleted is one that is wished. Returns false when cancelled, too. */
static bool
is_wished (const Board *board, bool *cancelled)
{
  const SudokuWish *wish = board->wish;
  bool redundant[SUDOKU_MAX_CELLS];
  SudokuMinimality minimality;

  *cancelled = false;
  if (board->filled < wish->least || (wish->most > 0 && board->filled > wish->most))
    return false;
  if (!wish->minimal || board->n_orbits == wish->shape->n_cells)
    return true;
  minimality = sudoku_minimality (board->grid, redundant, board->cancelled, board->cancel_data);
  *cancelled = minimality == SUDOKU_MINIMALITY_CANCELLED;
  return minimality == SUDOKU_MINIMALITY_MINIMAL;
}

static SudokuSearchResult
make (Board *board, const SudokuWork *work, uint64_t number)
{
  SudokuRandom random = sudoku_random_for (work->seed, number);
  SudokuSearchResult filled;
  bool cancelled;

  order_orbits (board, sudoku_work_symmetry (work, &random), &random);
  filled = sudoku_fill (work->wish->shape, &random, board->grid->cell, work->cancelled, work->cancel_data);
  if (filled != SUDOKU_SEARCH_FOUND)
    return filled;
  if (!delete_orbits (board))
    return SUDOKU_SEARCH_CANCELLED;
  if (is_wished (board, &cancelled))
    return sudoku_work_report (work, board->grid->cell, number);
  return cancelled ? SUDOKU_SEARCH_CANCELLED : SUDOKU_SEARCH_EXHAUSTED;
}

static SudokuSearchResult
run (void *maker, const SudokuWork *work, uint64_t first, unsigned n)
{
  Board *board = maker;
  SudokuSearchResult result = SUDOKU_SEARCH_EXHAUSTED;

  board->cancelled = work->cancelled;
  board->cancel_data = work->cancel_data;
  for (unsigned i = 0; i < n && result == SUDOKU_SEARCH_EXHAUSTED; i++)
    result = make (board, work, first + i);
  return result;
}

const SudokuMaker sudoku_general_maker = { 1, create, destroy, run };
