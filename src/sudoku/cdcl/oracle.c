/* The board as variables and constraints of the CDCL solver, and the questions about its branches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A variable stands for a candidate that is still open, numbered cell by cell. Each cell, and each value
 * in each house, is an exactly-one constraint: exactly one of its candidates is in a solution.
 */
#include "sudoku/cdcl/oracle.h"

#include <stdlib.h>

#include "sudoku/cdcl/cdcl.h"

struct SudokuOracle
{
  SudokuCandidates *candidates;
  Cdcl *solver;
  uint32_t *first_variable; /* [cells] of the cell's smallest candidate */
  CdclLiteral *assumed;     /* [cells] room for a question */
  uint8_t *solution;        /* [cells] */
};

static uint32_t
variable_of (const SudokuOracle *oracle, unsigned cell, unsigned value)
{
  SudokuSet below = oracle->candidates->cell[cell] & (sudoku_set_of (value) - 1);

  return oracle->first_variable[cell] + sudoku_set_count (below);
}

static bool
is_open (const SudokuOracle *oracle, SudokuPlacement placement)
{
  return sudoku_set_has (oracle->candidates->cell[placement.cell], placement.value);
}

void
sudoku_oracle_free (SudokuOracle *oracle)
{
  if (oracle == NULL)
    return;
  cdcl_free (oracle->solver);
  sudoku_candidates_free (oracle->candidates);
  free (oracle->first_variable);
  free (oracle->assumed);
  free (oracle->solution);
  free (oracle);
}

/* Adds the members of a cell's constraint, and of those of its values in its houses. */
static void
add_cell (SudokuOracle *oracle, unsigned cell)
{
  const SudokuShape *shape = oracle->candidates->shape;
  unsigned order = shape->order, cells = shape->n_cells;
  uint32_t variable = oracle->first_variable[cell];

  for (SudokuSet left = oracle->candidates->cell[cell]; left != 0; left &= left - 1, variable++)
    {
      unsigned v = (unsigned) __builtin_ctzll (left);

      cdcl_add_member (oracle->solver, 0, cell, variable);
      for (unsigned kind = 0; kind < 3; kind++)
        {
          unsigned house = shape->cell[cell].seat[kind].house;

          cdcl_add_member (oracle->solver, 1 + kind, cells + house * order + v, variable);
        }
    }
}

SudokuOracle *
sudoku_oracle_new (const SudokuCandidates *candidates)
{
  unsigned cells = candidates->shape->n_cells, n_variables = 0;
  SudokuOracle *oracle = calloc (1, sizeof *oracle);

  if (oracle == NULL)
    return NULL;
  oracle->candidates = sudoku_candidates_copy (candidates);
  oracle->first_variable = malloc (cells * sizeof *oracle->first_variable);
  oracle->assumed = malloc (cells * sizeof *oracle->assumed);
  oracle->solution = calloc (cells, 1);
  for (unsigned cell = 0; oracle->first_variable != NULL && cell < cells; cell++)
    {
      oracle->first_variable[cell] = n_variables;
      n_variables += sudoku_set_count (candidates->cell[cell]);
    }
  oracle->solver = cdcl_new (n_variables, CDCL_CONSTRAINTS * cells);
  if (oracle->candidates == NULL || oracle->first_variable == NULL || oracle->assumed == NULL
      || oracle->solution == NULL || oracle->solver == NULL)
    {
      sudoku_oracle_free (oracle);
      return NULL;
    }
  for (unsigned cell = 0; cell < cells; cell++)
    add_cell (oracle, cell);
  return oracle;
}

static void
read_solution (SudokuOracle *oracle)
{
  unsigned cells = oracle->candidates->shape->n_cells;

  for (unsigned cell = 0; cell < cells; cell++)
    {
      uint32_t variable = oracle->first_variable[cell];

      for (SudokuSet left = oracle->candidates->cell[cell]; left != 0; left &= left - 1, variable++)
        if (oracle->solver->value[variable] > 0)
          oracle->solution[cell] = (uint8_t) sudoku_set_first (left);
    }
}

/* Asks with the first n literals of `assumed`. */
static SudokuOracleAnswer
ask (SudokuOracle *oracle, SudokuBudget *budget, unsigned n)
{
  switch (cdcl_solve (oracle->solver, budget, oracle->assumed, n))
    {
    case CDCL_SATISFIABLE:
      read_solution (oracle);
      return SUDOKU_ORACLE_LIVE;
    case CDCL_UNSATISFIABLE:
      return SUDOKU_ORACLE_DEAD;
    case CDCL_CANCELLED:
    default:
      return oracle->solver->out_of_memory ? SUDOKU_ORACLE_HELPLESS : SUDOKU_ORACLE_CANCELLED;
    }
}

static bool
is_to_blame (const Cdcl *solver, CdclLiteral assumption)
{
  for (unsigned i = 0; i < solver->n_learnt; i++)
    if (solver->learnt[i] == cdcl_negation (assumption))
      return true;
  return false;
}

SudokuOracleAnswer
sudoku_oracle_ask (SudokuOracle *oracle,
                   SudokuBudget *budget,
                   const SudokuPlacement *path,
                   unsigned n,
                   unsigned *needed)
{
  SudokuOracleAnswer answer;

  for (unsigned i = 0; i < n; i++)
    {
      if (!is_open (oracle, path[i]))
        {
          *needed = i + 1;
          return SUDOKU_ORACLE_DEAD;
        }
      oracle->assumed[i] = 2 * variable_of (oracle, path[i].cell, path[i].value);
    }
  answer = ask (oracle, budget, n);
  if (answer == SUDOKU_ORACLE_DEAD)
    {
      *needed = n;
      while (*needed > 0 && !is_to_blame (oracle->solver, oracle->assumed[*needed - 1]))
        --*needed;
    }
  return answer;
}

SudokuOracleAnswer
sudoku_oracle_ask_but (SudokuOracle *oracle,
                       SudokuBudget *budget,
                       const SudokuPlacement *placements,
                       unsigned n,
                       unsigned but)
{
  unsigned n_assumed = 0;

  for (unsigned i = 0; i < n; i++)
    {
      if (i != but && !is_open (oracle, placements[i]))
        return SUDOKU_ORACLE_DEAD;
      if (i != but)
        oracle->assumed[n_assumed++] = 2 * variable_of (oracle, placements[i].cell, placements[i].value);
    }
  if (is_open (oracle, placements[but]))
    oracle->assumed[n_assumed++] = 2 * variable_of (oracle, placements[but].cell, placements[but].value) + 1;
  return ask (oracle, budget, n_assumed);
}

const uint8_t *
sudoku_oracle_solution (const SudokuOracle *oracle)
{
  return oracle->solution;
}
