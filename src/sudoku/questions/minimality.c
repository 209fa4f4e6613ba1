/* Finding redundant givens: for each a completion is looked for that has all the others and another value there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * These are questions about the puzzle without some of its givens (decide.h): what is learnt about one of them helps with
 * the next.
 */
#include "sudoku/minimality.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/decide.h"
#include "sudoku/random.h"

/* How many givens are decided about at a time. Only these are not fixed in the solver's clauses: with more it has more to
 * learn from one question for the next, with fewer each question is simpler. */
#define BLOCK 16

/* Counts the solutions up to two; returns false when cancelled or out of memory. */
static bool
count_to_two (const SudokuGrid *puzzle, uint64_t *count, SudokuCancelFunc cancelled, void *data)
{
  SudokuSearch *search;
  SudokuSearchResult result;

  *count = 0;
  /* Short searches end before they ask. */
  if (cancelled != NULL && cancelled (data))
    return false;
  search = sudoku_search_new (puzzle);
  if (search == NULL)
    return false;
  sudoku_search_set_cancel (search, cancelled, data);
  result = sudoku_search_skip (search, 2, count);
  assert (*count <= 2);
  sudoku_search_free (search);
  return result != SUDOKU_SEARCH_CANCELLED;
}

/* Some givens of a grid, which it is without while questions are asked about them. */
typedef struct
{
  SudokuGrid *grid;
  SudokuDecide *decide; /* of the grid without them */
  SudokuAssumption given[BLOCK];
  unsigned n;
} Block;

/* Puts the givens back that are left in a block. */
static void
close_block (Block *block)
{
  sudoku_decide_free (block->decide);
  for (unsigned i = 0; i < block->n; i++)
    block->grid->cell[block->given[i].cell] = block->given[i].value;
}

/* Takes the givens in some of n cells, as many as a block has. Returns false when out of memory. */
static bool
open_block (Block *block, SudokuGrid *grid, const uint16_t *cells, unsigned n, SudokuCancelFunc cancelled, void *data)
{
  *block = (Block){ .grid = grid, .n = n < BLOCK ? n : BLOCK };
  for (unsigned i = 0; i < block->n; i++)
    {
      assert (grid->cell[cells[i]] != 0);
      block->given[i] = (SudokuAssumption){ .cell = cells[i], .value = grid->cell[cells[i]] };
      grid->cell[cells[i]] = 0;
    }
  block->decide = sudoku_decide_new_for_grid (grid);
  if (block->decide != NULL)
    sudoku_decide_set_cancel (block->decide, cancelled, data);
  else
    close_block (block);
  return block->decide != NULL;
}

/* Whether there is a completion with another value for the i-th given of a block, and the others as they are. */
static SudokuDecision
ask (Block *block, unsigned i)
{
  SudokuDecision decision;

  assert (i < block->n);
  block->given[i].excluded = true;
  decision = sudoku_decide_solve (block->decide, block->given, block->n);
  block->given[i].excluded = false;
  return decision;
}

/* Decides about the givens in the first of n cells, at most BLOCK. Returns false when cancelled or out of memory. */
static bool
find_redundant_in_block (SudokuGrid *grid,
                         const uint16_t *cells,
                         unsigned n,
                         bool *redundant,
                         SudokuCancelFunc cancelled,
                         void *data)
{
  SudokuDecision decision = SUDOKU_DECIDE_UNSOLVABLE;
  Block block;

  if (!open_block (&block, grid, cells, n, cancelled, data))
    return false;
  for (unsigned i = 0; i < block.n && decision != SUDOKU_DECIDE_CANCELLED; i++)
    {
      decision = ask (&block, i);
      redundant[cells[i]] = decision == SUDOKU_DECIDE_UNSOLVABLE;
    }
  close_block (&block);
  return decision != SUDOKU_DECIDE_CANCELLED;
}

static SudokuMinimality
find_redundant_by_deciding (const SudokuGrid *puzzle, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  SudokuGrid *grid = sudoku_grid_copy (puzzle);
  SudokuMinimality minimality = SUDOKU_MINIMALITY_MINIMAL;
  uint16_t cells[SUDOKU_MAX_CELLS];
  unsigned n = 0;
  bool done = grid != NULL;

  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    if (puzzle->cell[cell] != 0)
      cells[n++] = (uint16_t) cell;
  for (unsigned i = 0; done && i < n; i += BLOCK)
    done = find_redundant_in_block (grid, cells + i, n - i, redundant, cancelled, data);
  sudoku_grid_free (grid);
  for (unsigned i = 0; i < n; i++)
    if (redundant[cells[i]])
      minimality = SUDOKU_MINIMALITY_REDUNDANT;
  return done ? minimality : SUDOKU_MINIMALITY_CANCELLED;
}

/* The same for 9x9 boards, whose engine counts faster than a completion is found otherwise. */
static SudokuMinimality
find_redundant_by_counting (const SudokuGrid *puzzle, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  SudokuMinimality minimality = SUDOKU_MINIMALITY_MINIMAL;
  SudokuGrid *copy = sudoku_grid_copy (puzzle);

  if (copy == NULL)
    return SUDOKU_MINIMALITY_CANCELLED;
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    {
      uint64_t count;

      if (puzzle->cell[cell] == 0)
        continue;
      copy->cell[cell] = 0;
      if (!count_to_two (copy, &count, cancelled, data))
        {
          minimality = SUDOKU_MINIMALITY_CANCELLED;
          break;
        }
      copy->cell[cell] = puzzle->cell[cell];
      redundant[cell] = count == 1;
      if (redundant[cell])
        minimality = SUDOKU_MINIMALITY_REDUNDANT;
    }
  sudoku_grid_free (copy);
  return minimality;
}

SudokuMinimality
sudoku_minimality (const SudokuGrid *puzzle, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  uint64_t count;

  memset (redundant, 0, puzzle->shape->n_cells * sizeof *redundant);
  if (!count_to_two (puzzle, &count, cancelled, data))
    return SUDOKU_MINIMALITY_CANCELLED;
  if (count != 1)
    return count == 0 ? SUDOKU_MINIMALITY_NONE : SUDOKU_MINIMALITY_SEVERAL;
  if (sudoku_shape_is_nine (puzzle->shape))
    return find_redundant_by_counting (puzzle, redundant, cancelled, data);
  return find_redundant_by_deciding (puzzle, redundant, cancelled, data);
}

/* Takes those of the first of n cells, at most BLOCK, out of the grid that it can lose one after another. Returns false when
 * cancelled or out of memory. */
static bool
minimize_block (SudokuGrid *grid, const uint16_t *cells, unsigned n, SudokuCancelFunc cancelled, void *data)
{
  SudokuDecision decision = SUDOKU_DECIDE_UNSOLVABLE;
  Block block;

  if (!open_block (&block, grid, cells, n, cancelled, data))
    return false;
  for (unsigned i = 0; i < block.n && decision != SUDOKU_DECIDE_CANCELLED;)
    {
      decision = ask (&block, i);
      if (decision == SUDOKU_DECIDE_UNSOLVABLE)
        block.given[i] = block.given[--block.n];
      else
        i++;
    }
  close_block (&block);
  return decision != SUDOKU_DECIDE_CANCELLED;
}

SudokuMinimality
sudoku_minimize (SudokuGrid *puzzle, SudokuCancelFunc cancelled, void *data)
{
  bool redundant[SUDOKU_MAX_CELLS];
  uint16_t cells[SUDOKU_MAX_CELLS];
  unsigned n = 0;
  SudokuRandom random = { 0 };
  SudokuMinimality minimality = sudoku_minimality (puzzle, redundant, cancelled, data);

  if (minimality != SUDOKU_MINIMALITY_REDUNDANT)
    return minimality;
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    if (redundant[cell])
      cells[n++] = (uint16_t) cell;
  sudoku_random_shuffle (&random, cells, n);
  for (unsigned i = 0; i < n; i += BLOCK)
    if (!minimize_block (puzzle, cells + i, n - i, cancelled, data))
      return SUDOKU_MINIMALITY_CANCELLED;
  return SUDOKU_MINIMALITY_MINIMAL;
}
