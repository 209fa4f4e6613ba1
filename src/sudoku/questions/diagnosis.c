/* Simple reasons why a board has no solution, and the cells that break a rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/diagnosis.h"

#include <assert.h>

#include "sudoku/board/budget.h"
#include "sudoku/propagator.h"

static bool
find_repeated (const SudokuGrid *grid, SudokuFault *fault)
{
  SudokuRepeated repeated;

  if (!sudoku_grid_find_repeated (grid, &repeated))
    return false;
  *fault = (SudokuFault){ .kind = SUDOKU_FAULT_REPEATED,
                          .value = repeated.value,
                          .house = repeated.house,
                          .cell = repeated.cell[0],
                          .other = repeated.cell[1] };
  return true;
}

/* The values that stand in no house of a cell; of a filled cell, its own value. */
static SudokuSet
possible_values (const SudokuGrid *grid, const SudokuSet *standing, unsigned cell)
{
  const SudokuCellInfo *info = &grid->shape->cell[cell];
  SudokuSet taken = 0;

  assert (cell < grid->shape->n_cells && grid->cell[cell] <= grid->shape->order);
  if (grid->cell[cell] != 0)
    return sudoku_set_of (grid->cell[cell]);
  for (unsigned i = 0; i < info->n_seats; i++)
    taken |= standing[info->seat[i].house];
  return sudoku_set_full (grid->shape->order) & ~taken;
}

static bool
find_no_candidate (const SudokuGrid *grid, const SudokuSet *standing, SudokuFault *fault)
{
  unsigned cells = grid->shape->n_cells;

  for (unsigned cell = 0; cell < cells; cell++)
    if (possible_values (grid, standing, cell) == 0)
      {
        *fault = (SudokuFault){ .kind = SUDOKU_FAULT_NO_CANDIDATE, .cell = cell };
        return true;
      }
  return false;
}

static bool
find_no_place (const SudokuGrid *grid, const SudokuSet *standing, SudokuFault *fault)
{
  unsigned n = grid->shape->order;

  for (unsigned house = 0; house < grid->shape->n_full_houses; house++)
    {
      SudokuSet missing = sudoku_set_full (n);

      for (unsigned i = 0; i < n; i++)
        missing &= ~possible_values (grid, standing, grid->shape->house[house].cell[i]);
      if (missing != 0)
        {
          *fault = (SudokuFault){ .kind = SUDOKU_FAULT_NO_PLACE, .value = sudoku_set_first (missing), .house = house };
          return true;
        }
    }
  return false;
}

static bool
find_on_board (const SudokuGrid *grid, SudokuFault *fault)
{
  SudokuSet standing[SUDOKU_MAX_HOUSES] = { 0 };
  unsigned houses = grid->shape->n_houses;

  for (unsigned house = 0; house < houses; house++)
    for (unsigned i = 0; i < grid->shape->house[house].n_cells; i++)
      {
        unsigned value = grid->cell[grid->shape->house[house].cell[i]];

        if (value != 0)
          standing[house] |= sudoku_set_of (value);
      }
  return find_repeated (grid, fault) || find_no_candidate (grid, standing, fault)
         || find_no_place (grid, standing, fault);
}

static SudokuResult
find_by_logic (const SudokuGrid *grid, SudokuFault *fault, SudokuBudget *budget)
{
  SudokuPropagator *propagator = sudoku_propagator_new (grid->shape);
  SudokuPropagation propagation;

  if (propagator == NULL)
    return SUDOKU_NO_MEMORY;
  sudoku_propagator_assume_grid (propagator, grid);
  propagation = sudoku_propagate (propagator, budget);
  if (propagation == SUDOKU_PROPAGATION_FAILED)
    {
      const SudokuImpossible *impossible = &propagator->impossible;

      fault->by_logic = true;
      fault->kind = impossible->in_cell ? SUDOKU_FAULT_NO_CANDIDATE : SUDOKU_FAULT_NO_PLACE;
      fault->cell = impossible->cell;
      fault->house = impossible->house;
      fault->value = impossible->value;
    }
  sudoku_propagator_free (propagator);
  return propagation == SUDOKU_PROPAGATION_FAILED      ? SUDOKU_FOUND
         : propagation == SUDOKU_PROPAGATION_CANCELLED ? SUDOKU_CANCELLED
                                                       : SUDOKU_EXHAUSTED;
}

SudokuResult
sudoku_diagnose (const SudokuGrid *grid, SudokuFault *fault, SudokuCancelFunc cancelled, void *data)
{
  SudokuBudget budget = sudoku_budget (cancelled, data);

  *fault = (SudokuFault){ .kind = SUDOKU_FAULT_NONE };
  return find_on_board (grid, fault) ? SUDOKU_FOUND : find_by_logic (grid, fault, &budget);
}

unsigned
sudoku_conflicts (const SudokuGrid *grid, bool *conflict)
{
  unsigned cells = grid->shape->n_cells, found = 0;

  for (unsigned cell = 0; cell < cells; cell++)
    {
      const SudokuCellInfo *info = &grid->shape->cell[cell];

      conflict[cell] = false;
      for (unsigned i = 0; i < info->n_peers && grid->cell[cell] != 0 && !conflict[cell]; i++)
        conflict[cell] = grid->cell[info->peer[i]] == grid->cell[cell];
      found += conflict[cell];
    }
  return found;
}
