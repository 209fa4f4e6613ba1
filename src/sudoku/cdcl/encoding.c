/* Numbering the candidates of a board as variables, and reading a solution back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/cdcl/encoding.h"

#include <assert.h>
#include <stdlib.h>

#include "sudoku/cdcl/rules.h"

/* Of a candidate, in all its constraints. */
#define MEMBER_TICKS 6

/* Cells up to which a row is filled in order: on a blank board of 5x10 boxes two solutions took 20 times as long or more with that. */
#define MOST_CELLS_IN_ORDER 625

CdclLiteral
sudoku_cdcl_encoding_literal (const CdclEncoding *encoding, unsigned cell, unsigned value)
{
  SudokuSet set = encoding->candidates->cell[cell];

  assert (cell < encoding->candidates->shape->n_cells && sudoku_set_has (set, value));
  return 2 * (encoding->first_variable[cell] + sudoku_set_count (set & (sudoku_set_of (value) - 1)));
}

void
sudoku_cdcl_encoding_free (CdclEncoding *encoding)
{
  if (encoding == NULL)
    return;
  sudoku_cdcl_free (encoding->solver);
  sudoku_candidates_free (encoding->candidates);
  free (encoding->first_variable);
  free (encoding->literal);
  free (encoding);
}

/* Adds the members of a cell's constraint, and of those of its values in its houses. */
static void
add_cell (CdclEncoding *encoding, unsigned cell)
{
  const SudokuShape *shape = encoding->candidates->shape;
  unsigned order = shape->order, cells = shape->n_cells;
  uint32_t variable = encoding->first_variable[cell];

  for (SudokuSet left = encoding->candidates->cell[cell]; left != 0; left &= left - 1, variable++)
    {
      unsigned v = (unsigned) __builtin_ctzll (left);

      assert (v < order && variable < encoding->solver->n_variables);
      sudoku_cdcl_add_member (encoding->solver, 0, cell, variable);
      for (unsigned i = 0; i < shape->cell[cell].n_seats; i++)
        {
          unsigned house = shape->cell[cell].seat[i].house;

          sudoku_cdcl_add_member (encoding->solver, 1 + i, cells + house * order + v, variable);
        }
    }
}

CdclEncoding *
sudoku_cdcl_encoding_new (const SudokuCandidates *candidates)
{
  const SudokuShape *shape = candidates->shape;
  unsigned cells = shape->n_cells, n_variables = 0;
  CdclEncoding *encoding = calloc (1, sizeof *encoding);

  if (encoding == NULL)
    return NULL;
  encoding->candidates = sudoku_candidates_copy (candidates);
  encoding->first_variable = malloc (cells * sizeof *encoding->first_variable);
  encoding->literal = malloc (cells * sizeof *encoding->literal);
  for (unsigned cell = 0; encoding->first_variable != NULL && cell < cells; cell++)
    {
      encoding->first_variable[cell] = n_variables;
      n_variables += sudoku_set_count (candidates->cell[cell]);
    }
  encoding->solver =
      sudoku_cdcl_new (n_variables, cells + shape->n_houses * shape->order, cells + shape->n_full_houses * shape->order,
                       1 + shape->most_seats - CDCL_CONSTRAINTS);
  if (encoding->candidates == NULL || encoding->first_variable == NULL || encoding->literal == NULL
      || encoding->solver == NULL)
    {
      sudoku_cdcl_encoding_free (encoding);
      return NULL;
    }
  if (shape->rules != NULL && (shape->rules->n_constraints > 0 || shape->rules->first_pair[cells] > 0))
    {
      encoding->solver->rules = sudoku_cdcl_rules_new (encoding->candidates, encoding->first_variable, n_variables);
      encoding->solver->propagate_pairs = sudoku_cdcl_propagate_pairs;
      encoding->solver->propagate_rules = sudoku_cdcl_propagate_rules;
      if (encoding->solver->rules == NULL)
        {
          sudoku_cdcl_encoding_free (encoding);
          return NULL;
        }
    }
  encoding->alike = encoding->solver->rules == NULL && cells <= MOST_CELLS_IN_ORDER;
  for (unsigned cell = 0; cell < cells; cell++)
    encoding->alike = encoding->alike && candidates->cell[cell] == sudoku_set_full (shape->order);
  return encoding;
}

bool
sudoku_cdcl_encoding_prepare (CdclEncoding *encoding, SudokuBudget *budget)
{
  const SudokuCandidates *candidates = encoding->candidates;

  while (encoding->n_prepared < candidates->shape->n_cells)
    {
      if (budget != NULL
          && sudoku_budget_spend (budget, MEMBER_TICKS * sudoku_set_count (candidates->cell[encoding->n_prepared])))
        return false;
      add_cell (encoding, encoding->n_prepared++);
    }
  return sudoku_cdcl_begin (encoding->solver, budget);
}

/* Whether there is a variable for what is assumed. */
static bool
is_encoded (const CdclEncoding *encoding, SudokuAssumption assumption)
{
  return sudoku_set_has (encoding->candidates->cell[assumption.cell], assumption.value);
}

/* Solves with the values in order along the row of a cell, from that cell and its value on; no solution: there is none at all. */
static SudokuResult
solve_in_order (CdclEncoding *encoding, SudokuBudget *budget, unsigned cell, unsigned value)
{
  unsigned order = encoding->candidates->shape->order, place = cell % order;
  SudokuResult result;

  for (unsigned i = 0; i < order; i++)
    encoding->literal[i] =
        sudoku_cdcl_encoding_literal (encoding, cell - place + i, (i + order - place + value - 1) % order + 1);
  result = sudoku_cdcl_solve (encoding->solver, budget, encoding->literal, order);
  if (result == SUDOKU_EXHAUSTED)
    encoding->solver->n_learnt = 0;
  return result;
}

SudokuResult
sudoku_cdcl_encoding_solve (CdclEncoding *encoding,
                            SudokuBudget *budget,
                            const SudokuAssumption *assumptions,
                            unsigned n)
{
  unsigned n_literals = 0;

  if (!sudoku_cdcl_encoding_prepare (encoding, budget))
    return SUDOKU_CANCELLED;
  /* Chance has its say in the row, too. */
  if (encoding->alike && encoding->solver->random == NULL && (n == 0 || (n == 1 && !assumptions->excluded)))
    return solve_in_order (encoding, budget, n == 0 ? 0 : assumptions->cell, n == 0 ? 1 : assumptions->value);
  for (unsigned i = 0; i < n; i++)
    {
      SudokuAssumption a = assumptions[i];

      if (is_encoded (encoding, a))
        encoding->literal[n_literals++] = sudoku_cdcl_encoding_literal (encoding, a.cell, a.value) + a.excluded;
    }
  return sudoku_cdcl_solve (encoding->solver, budget, encoding->literal, n_literals);
}

bool
sudoku_cdcl_encoding_find_failed (CdclEncoding *encoding, const SudokuAssumption *assumptions, unsigned n, bool *failed)
{
  Cdcl *solver = encoding->solver;
  unsigned n_literals = 0;

  assert (solver->n_learnt <= n);
  for (unsigned i = 0; i < solver->n_learnt; i++)
    solver->mark[cdcl_variable (solver->learnt[i])] = CDCL_SEEN;
  for (unsigned i = 0; i < n; i++)
    failed[i] = is_encoded (encoding, assumptions[i])
                && solver->mark[cdcl_variable (encoding->literal[n_literals++])] == CDCL_SEEN;
  for (unsigned i = 0; i < solver->n_learnt; i++)
    solver->mark[cdcl_variable (solver->learnt[i])] = CDCL_UNMARKED;
  return solver->n_learnt > 0;
}

void
sudoku_cdcl_encoding_exclude (CdclEncoding *encoding, const uint8_t *solution)
{
  unsigned cells = encoding->candidates->shape->n_cells;

  assert (encoding->solver->next_reduce > 0);
  encoding->alike = false;
  for (unsigned cell = 0; cell < cells; cell++)
    encoding->literal[cell] = sudoku_cdcl_encoding_literal (encoding, cell, solution[cell]) + 1;
  sudoku_cdcl_add_clause (encoding->solver, encoding->literal, cells);
}

void
sudoku_cdcl_encoding_read (const CdclEncoding *encoding, uint8_t *solution)
{
  unsigned cells = encoding->candidates->shape->n_cells;

  assert (encoding->solver->n_trail == encoding->solver->n_variables);
  for (unsigned cell = 0; cell < cells; cell++)
    {
      uint32_t variable = encoding->first_variable[cell];

      for (SudokuSet left = encoding->candidates->cell[cell]; left != 0; left &= left - 1, variable++)
        if (encoding->solver->value[variable] > 0)
          solution[cell] = (uint8_t) sudoku_set_first (left);
    }
}
