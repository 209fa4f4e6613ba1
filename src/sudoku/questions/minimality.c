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

/* Decides for each of n givens, which the decider does not know, whether there is a completion with another value there and
 * the others as they are. Returns false when cancelled. */
static bool
decide_block (SudokuDecide *decide, SudokuAssumption *given, unsigned n, bool *redundant)
{
  for (unsigned i = 0; i < n; i++)
    {
      SudokuDecision decision;

      assert (given[i].value != 0 && !redundant[given[i].cell]);
      given[i].excluded = true;
      decision = sudoku_decide_solve (decide, given, n);
      given[i].excluded = false;
      if (decision == SUDOKU_DECIDE_CANCELLED)
        return false;
      redundant[given[i].cell] = decision == SUDOKU_DECIDE_UNSOLVABLE;
    }
  return true;
}

/* Takes the next givens of the rest from a grid that has them all, decides about them, and puts them back. */
static bool
find_redundant_in_block (SudokuGrid *grid, unsigned *cell, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  SudokuAssumption given[BLOCK];
  unsigned n = 0;
  SudokuDecide *decide;
  bool done = false;

  for (; *cell < grid->shape->n_cells && n < BLOCK; ++*cell)
    if (grid->cell[*cell] != 0)
      {
        given[n++] = (SudokuAssumption){ .cell = (uint16_t) *cell, .value = grid->cell[*cell] };
        grid->cell[*cell] = 0;
      }
  decide = sudoku_decide_new_for_grid (grid);
  if (decide != NULL)
    {
      sudoku_decide_set_cancel (decide, cancelled, data);
      done = decide_block (decide, given, n, redundant);
    }
  sudoku_decide_free (decide);
  for (unsigned i = 0; i < n; i++)
    grid->cell[given[i].cell] = given[i].value;
  return done;
}

static SudokuMinimality
find_redundant_by_deciding (const SudokuGrid *puzzle, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  SudokuGrid *grid = sudoku_grid_copy (puzzle);
  bool done = grid != NULL;

  for (unsigned cell = 0; done && cell < puzzle->shape->n_cells;)
    done = find_redundant_in_block (grid, &cell, redundant, cancelled, data);
  sudoku_grid_free (grid);
  if (!done)
    return SUDOKU_MINIMALITY_CANCELLED;
  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    if (redundant[cell])
      return SUDOKU_MINIMALITY_REDUNDANT;
  return SUDOKU_MINIMALITY_MINIMAL;
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

/* Takes those of n cells (at most BLOCK) out of the grid that it can lose one after another. Returns false when cancelled. */
static bool
minimize_block (SudokuGrid *grid, const uint16_t *cells, unsigned n, SudokuCancelFunc cancelled, void *data)
{
  SudokuAssumption given[BLOCK];
  SudokuDecide *decide;
  bool done;

  for (unsigned i = 0; i < n; i++)
    {
      given[i] = (SudokuAssumption){ .cell = cells[i], .value = grid->cell[cells[i]] };
      grid->cell[cells[i]] = 0;
    }
  decide = sudoku_decide_new_for_grid (grid);
  done = decide != NULL;
  if (done)
    sudoku_decide_set_cancel (decide, cancelled, data);
  for (unsigned i = 0; done && i < n;)
    {
      SudokuDecision decision;

      given[i].excluded = true;
      decision = sudoku_decide_solve (decide, given, n);
      given[i].excluded = false;
      done = decision != SUDOKU_DECIDE_CANCELLED;
      if (decision == SUDOKU_DECIDE_UNSOLVABLE)
        given[i] = given[--n];
      else
        i++;
    }
  sudoku_decide_free (decide);
  for (unsigned i = 0; i < n; i++)
    grid->cell[given[i].cell] = given[i].value;
  return done;
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
    if (!minimize_block (puzzle, cells + i, n - i < BLOCK ? n - i : BLOCK, cancelled, data))
      return SUDOKU_MINIMALITY_CANCELLED;
  return SUDOKU_MINIMALITY_MINIMAL;
}
