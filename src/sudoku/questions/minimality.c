/* Finding redundant givens: for each a completion is looked for that has all the others and another value there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * These are questions about the blank board (decide.h): what is learnt about one given helps with the next.
 */
#include "sudoku/minimality.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/decide.h"

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
  sudoku_search_free (search);
  return result != SUDOKU_SEARCH_CANCELLED;
}

/* Decides for each given of a unique puzzle whether there is a completion without it. */
static SudokuMinimality
find_redundant (SudokuDecide *decide, const SudokuGrid *puzzle, SudokuAssumption *given, bool *redundant)
{
  SudokuMinimality minimality = SUDOKU_MINIMALITY_MINIMAL;
  unsigned n = 0;

  for (unsigned cell = 0; cell < puzzle->shape->n_cells; cell++)
    if (puzzle->cell[cell] != 0)
      given[n++] = (SudokuAssumption){ .cell = (uint16_t) cell, .value = puzzle->cell[cell] };
  for (unsigned i = 0; i < n; i++)
    {
      SudokuDecision decision;

      given[i].excluded = true;
      decision = sudoku_decide_solve (decide, given, n);
      given[i].excluded = false;
      if (decision == SUDOKU_DECIDE_CANCELLED)
        return SUDOKU_MINIMALITY_CANCELLED;
      redundant[given[i].cell] = decision == SUDOKU_DECIDE_UNSOLVABLE;
      if (redundant[given[i].cell])
        minimality = SUDOKU_MINIMALITY_REDUNDANT;
    }
  return minimality;
}

static SudokuMinimality
find_redundant_by_deciding (const SudokuGrid *puzzle, bool *redundant, SudokuCancelFunc cancelled, void *data)
{
  SudokuMinimality minimality = SUDOKU_MINIMALITY_CANCELLED;
  SudokuGrid *blank = sudoku_grid_new (puzzle->shape);
  SudokuDecide *decide = blank != NULL ? sudoku_decide_new_for_grid (blank) : NULL;
  SudokuAssumption *given = malloc (puzzle->shape->n_cells * sizeof *given);

  if (decide != NULL && given != NULL)
    {
      sudoku_decide_set_cancel (decide, cancelled, data);
      minimality = find_redundant (decide, puzzle, given, redundant);
    }
  free (given);
  sudoku_decide_free (decide);
  sudoku_grid_free (blank);
  return minimality;
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
