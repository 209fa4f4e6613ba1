/* The executable specification: every filling of the choices, the correct ones kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/derivation/specification.h"

#include <assert.h>

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

bool
sudoku_fillings (const SudokuCandidates *choices, SudokuSolutionFunc found, void *data)
{
  SudokuGrid *filling;
  bool more = true;

  if (sudoku_is_void (choices))
    return true;
  filling = sudoku_grid_new (choices->shape);
  if (filling == NULL)
    return false;

  start_from (filling, choices, 0);
  do
    more = found (filling, data);
  while (more && next_filling (filling, choices));

  sudoku_grid_free (filling);
  return more;
}

typedef struct
{
  SudokuSolutionFunc found;
  void *data;
} Filter;

static bool
pass_correct (const SudokuGrid *filling, void *data)
{
  const Filter *filter = data;

  return !sudoku_grid_complete (filling) || filter->found (filling, filter->data);
}

bool
sudoku_correct_fillings (const SudokuCandidates *choices, SudokuSolutionFunc found, void *data)
{
  Filter filter = { found, data };

  return sudoku_fillings (choices, pass_correct, &filter);
}

/* The correct fillings of a puzzle's choices, which are freed. */
static bool
pass_and_free (SudokuCandidates *choices, SudokuSolutionFunc found, void *data)
{
  bool done = choices != NULL && sudoku_correct_fillings (choices, found, data);

  sudoku_candidates_free (choices);
  return done;
}

bool
sudoku_specification (const SudokuGrid *puzzle, SudokuSolutionFunc found, void *data)
{
  return pass_and_free (sudoku_choices (puzzle), found, data);
}

bool
sudoku_pruned_specification (const SudokuGrid *puzzle, SudokuSolutionFunc found, void *data)
{
  SudokuCandidates *choices = sudoku_choices (puzzle);

  if (choices != NULL)
    sudoku_prune (choices);
  return pass_and_free (choices, found, data);
}
