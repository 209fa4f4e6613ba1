/* The executable specification: every filling of the choices, the correct ones kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/derivation/specification.h"

#include <assert.h>

/* Fillings between two questions whether to cancel. */
#define CANCEL_INTERVAL 256

/* Sets the filling's cells from first on to their smallest choice. */
static void
start_from (SudokuGrid *filling, const SudokuCandidates *choices, unsigned first)
{
  unsigned cells = choices->shape->n_cells;

  for (unsigned cell = first; cell < cells; cell++)
    filling->cell[cell] = (uint8_t) sudoku_set_first (choices->cell[cell]);
}

/* Counts the filling up like an odometer; returns false after the last one. */
static bool
next_filling (SudokuGrid *filling, const SudokuCandidates *choices)
{
  for (unsigned cell = choices->shape->n_cells; cell-- > 0;)
    {
      SudokuSet tried = sudoku_set_full (filling->cell[cell]);
      SudokuSet left = choices->cell[cell] & ~tried;

      assert (sudoku_set_has (choices->cell[cell], filling->cell[cell]));
      if (left != 0)
        {
          filling->cell[cell] = (uint8_t) sudoku_set_first (left);
          start_from (filling, choices, cell + 1);
          return true;
        }
    }
  return false;
}

SudokuResult
sudoku_fillings (const SudokuCandidates *choices, SudokuSolutionFunc found, void *data)
{
  SudokuGrid *filling;
  bool more = true;

  if (sudoku_is_void (choices))
    return SUDOKU_EXHAUSTED;
  filling = sudoku_grid_new (choices->shape);
  if (filling == NULL)
    return SUDOKU_NO_MEMORY;

  start_from (filling, choices, 0);
  do
    more = found (filling, data);
  while (more && next_filling (filling, choices));

  sudoku_grid_free (filling);
  return more ? SUDOKU_EXHAUSTED : SUDOKU_FOUND;
}

typedef struct
{
  SudokuSolutionFunc found;
  SudokuCancelFunc cancelled;
  void *data;
  SudokuSearchTally *tally;
  bool is_cancelled;
} Filter;

static bool
pass_correct (const SudokuGrid *filling, void *data)
{
  Filter *filter = data;
  SudokuSearchTally *tally = filter->tally;

  if (++tally->n_nodes % CANCEL_INTERVAL == 0 && filter->cancelled != NULL)
    filter->is_cancelled = filter->cancelled (filter->data);
  if (filter->is_cancelled)
    return false;
  if (!sudoku_grid_complete (filling))
    return true;
  tally->n_solutions++;
  return filter->found == NULL || filter->found (filling, filter->data);
}

SudokuResult
sudoku_correct_fillings (const SudokuCandidates *choices,
                         SudokuSolutionFunc found,
                         SudokuCancelFunc cancelled,
                         void *data,
                         SudokuSearchTally *tally)
{
  Filter filter = { found, cancelled, data, tally, false };
  SudokuResult result;

  *tally = (SudokuSearchTally){ 0 };
  result = sudoku_fillings (choices, pass_correct, &filter);
  return filter.is_cancelled ? SUDOKU_CANCELLED : result;
}
