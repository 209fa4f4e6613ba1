/* Simple reasons why a board has no solution, and the cells that break a rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/diagnosis.h"

#include <assert.h>
#include <stdlib.h>

#include "sudoku/board/budget.h"
#include "sudoku/propagator.h"
#include "sudoku/questions/needed-rules.h"
#include "sudoku/rules/compile.h"

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

static void
set_rules (const SudokuShape *shape, SudokuFault *fault, const unsigned *rule, unsigned n)
{
  *fault = (SudokuFault){ .kind = SUDOKU_FAULT_RULE, .n_rules = n };
  for (unsigned i = 0; i < n; i++)
    fault->rule[i] = rule[i];
  fault->cell = shape->rule[rule[0]].n_cells > 0 ? shape->rule[rule[0]].cell[0] : 0;
}

static bool
find_broken (const SudokuGrid *grid, SudokuFault *fault)
{
  const SudokuRule *broken = sudoku_shape_find_broken_rule (grid->shape, grid->cell);
  unsigned number = broken != NULL ? (unsigned) (broken - grid->shape->rule) : 0;

  if (broken != NULL)
    set_rules (grid->shape, fault, &number, 1);
  return broken != NULL;
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
  return find_repeated (grid, fault) || find_broken (grid, fault) || find_no_candidate (grid, standing, fault)
         || find_no_place (grid, standing, fault);
}

/* Whether something is impossible on a board of a shape with the values of the grid, and what. */
static SudokuResult
find_impossible (const SudokuGrid *grid, const SudokuShape *shape, SudokuFault *fault, SudokuBudget *budget)
{
  SudokuPropagator *propagator = sudoku_propagator_new (shape);
  SudokuPropagation propagation;

  if (propagator == NULL)
    return SUDOKU_NO_MEMORY;
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    if (grid->cell[cell] != 0)
      sudoku_propagator_assume (propagator, cell, grid->cell[cell]);
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

/* A SudokuRefuteFunc. */
typedef struct
{
  SudokuFault *fault;
  SudokuBudget *budget;
} Refutation;

static SudokuResult
refute (const SudokuGrid *grid, const SudokuShape *shape, void *data)
{
  Refutation *refutation = data;

  return find_impossible (grid, shape, refutation->fault, refutation->budget);
}

/* Something is impossible by all rules: whether it is by one or two of them; by none, it is said as on a plain board. */
static SudokuResult
find_rules (const SudokuGrid *grid, SudokuFault *fault, SudokuBudget *budget)
{
  SudokuFault plain = *fault;
  Refutation refutation = { &plain, budget };
  unsigned rule[2], n = 0;
  bool *needed = malloc (grid->shape->n_rules * sizeof *needed);
  SudokuResult result =
      needed != NULL ? sudoku_find_needed_rules (grid, 2, needed, refute, &refutation) : SUDOKU_NO_MEMORY;

  for (unsigned i = grid->shape->n_rules; i-- > 0 && result == SUDOKU_FOUND;)
    if (needed[i])
      rule[n++] = i;
  if (n > 0)
    set_rules (grid->shape, fault, rule, n);
  else if (result == SUDOKU_FOUND)
    *fault = plain;
  free (needed);
  return result == SUDOKU_EXHAUSTED ? SUDOKU_FOUND : result;
}

static SudokuResult
find_by_logic (const SudokuGrid *grid, SudokuFault *fault, SudokuBudget *budget)
{
  SudokuResult result = find_impossible (grid, grid->shape, fault, budget);

  return result == SUDOKU_FOUND && grid->shape->n_rules > 0 ? find_rules (grid, fault, budget) : result;
}

SudokuResult
sudoku_diagnose (const SudokuGrid *grid, SudokuFault *fault, SudokuCancelFunc cancelled, void *data)
{
  SudokuBudget budget = sudoku_budget (cancelled, data);

  *fault = (SudokuFault){ .kind = SUDOKU_FAULT_NONE };
  return find_on_board (grid, fault) ? SUDOKU_FOUND : find_by_logic (grid, fault, &budget);
}

/* Whether the values of two cells cannot stand beside each other. */
static bool
clash (const SudokuGrid *grid, unsigned cell, unsigned other)
{
  const SudokuShape *shape = grid->shape;
  const SudokuRules *rules = shape->rules;

  if (grid->cell[cell] == 0 || grid->cell[other] == 0)
    return false;
  if (grid->cell[cell] == grid->cell[other] && sudoku_cells_see (shape, cell, other))
    return true;
  for (uint32_t i = rules != NULL ? rules->first_pair[cell] : 0; rules != NULL && i < rules->first_pair[cell + 1]; i++)
    if (rules->pair[i].other == other
        && !sudoku_set_has (rules->table[rules->pair[i].table * shape->order + grid->cell[cell] - 1u],
                            grid->cell[other]))
      return true;
  return false;
}

/* Adds the cells of a rule that is broken: those of its cells that cannot stand beside each other, or else all that are filled. */
static void
add_cells (const SudokuGrid *grid, const SudokuRule *rule, bool *conflict)
{
  bool seen = false;

  for (unsigned i = 0; i < rule->n_cells; i++)
    for (unsigned j = 0; j < i; j++)
      if (rule->cell[i] != rule->cell[j] && clash (grid, rule->cell[i], rule->cell[j]))
        conflict[rule->cell[i]] = conflict[rule->cell[j]] = seen = true;
  for (unsigned i = 0; i < rule->n_cells && !seen; i++)
    conflict[rule->cell[i]] |= grid->cell[rule->cell[i]] != 0;
}

/* Adds the cells of pairs that are broken, which are also those of rules of the whole board. */
static void
add_pairs (const SudokuGrid *grid, bool *conflict)
{
  const SudokuShape *shape = grid->shape;
  const SudokuRules *rules = shape->rules;

  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    for (uint32_t i = rules->first_pair[cell]; i < rules->first_pair[cell + 1] && grid->cell[cell] != 0; i++)
      {
        unsigned other = grid->cell[rules->pair[i].other];
        SudokuSet set = rules->table[rules->pair[i].table * shape->order + grid->cell[cell] - 1u];

        conflict[cell] |= other != 0 && !sudoku_set_has (set, other);
      }
}

unsigned
sudoku_conflicts (const SudokuGrid *grid, bool *conflict, bool *broken)
{
  const SudokuShape *shape = grid->shape;
  unsigned found = 0;

  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    {
      const SudokuCellInfo *info = &shape->cell[cell];

      conflict[cell] = false;
      for (unsigned i = 0; i < info->n_peers && grid->cell[cell] != 0 && !conflict[cell]; i++)
        conflict[cell] = grid->cell[info->peer[i]] == grid->cell[cell];
    }
  if (shape->rules != NULL)
    add_pairs (grid, conflict);
  for (unsigned i = 0; i < shape->n_rules; i++)
    {
      bool holds = sudoku_rule_holds (shape, &shape->rule[i], grid->cell);

      if (!holds)
        add_cells (grid, &shape->rule[i], conflict);
      if (broken != NULL)
        broken[i] = !holds;
    }
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    found += conflict[cell];
  return found;
}
