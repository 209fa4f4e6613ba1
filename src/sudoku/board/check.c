/* Checking a solution cell by cell and house by house, with nothing that an engine uses but the lists of houses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/board/check.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "sudoku/rules.h"

static bool
holds_value_twice (const SudokuHouse *house, const uint8_t *values)
{
  uint64_t seen = 0; /* bit v - 1: there was a v */

  for (unsigned i = 0; i < house->n_cells; i++)
    {
      uint64_t value = UINT64_C (1) << (values[house->cell[i]] - 1);

      if (seen & value)
        return true;
      seen |= value;
    }
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
  if (sudoku_shape_find_broken_rule (shape, solution) != NULL)
    return "a rule is broken";
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
