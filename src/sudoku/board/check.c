/* Checking a solution cell by cell and pair by pair, with nothing that an engine uses but the lists of houses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/board/check.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

static bool
holds_value_twice (const SudokuHouse *house, const uint8_t *values)
{
  for (unsigned i = 0; i < house->n_cells; i++)
    for (unsigned j = 0; j < i; j++)
      if (values[house->cell[i]] == values[house->cell[j]])
        return true;
  return false;
}

const char *
sudoku_solution_fault (const SudokuShape *shape, const uint8_t *givens, const uint8_t *solution)
{
  assert (shape->order <= SUDOKU_MAX_ORDER);
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    {
      if (solution[cell] < 1 || solution[cell] > shape->order)
        return "a cell has no value";
      if (givens != NULL && givens[cell] != 0 && givens[cell] != solution[cell])
        return "a given has another value";
    }
  for (unsigned house = 0; house < shape->n_houses; house++)
    if (holds_value_twice (&shape->house[house], solution))
      return "a house holds a value twice";
  return NULL;
}

void
sudoku_check (const char *of, const char *fault)
{
  if (fault == NULL)
    return;
  fprintf (stderr, "wrong %s: %s\n", of, fault);
  abort ();
}
