/* What a conflict teaches: a clause that would have prevented it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reasons of the literals in conflict are resolved, latest literal first, until one literal of the present level is
 * left: the first unique implication point of GRASP.
 */
#include "sudoku/cdcl/cdcl.h"

#include <assert.h>

static void
clear_marks (Cdcl *solver)
{
  while (solver->n_analyzed > 0)
    solver->mark[solver->analyzed[--solver->n_analyzed]] = CDCL_UNMARKED;
}

/* Writes all literals of the clause but the first, and returns that. Marks every variable that was resolved or is in
 * the clause. */
static CdclLiteral
resolve (Cdcl *solver, CdclReason conflict)
{
  unsigned unresolved = 0, i = solver->n_trail;
  CdclReason reason = conflict;
  uint32_t variable = CDCL_NONE;

  solver->n_learnt = 1;
  for (;;)
    {
      unsigned n = sudoku_cdcl_antecedents (solver, reason, variable, solver->antecedent);

      if (reason.kind == CDCL_CLAUSE)
        sudoku_cdcl_use_clause (solver, reason.index);
      for (unsigned k = 0; k < n; k++)
        {
          uint32_t other = cdcl_variable (solver->antecedent[k]);

          assert (cdcl_value (solver, solver->antecedent[k]) > 0 && solver->level[other] <= solver->n_levels);
          if (solver->mark[other] != CDCL_UNMARKED || solver->level[other] == 0)
            continue;
          cdcl_mark (solver, other, CDCL_SEEN);
          sudoku_cdcl_bump (solver, other);
          if (solver->level[other] == solver->n_levels)
            unresolved++;
          else
            solver->learnt[solver->n_learnt++] = cdcl_negation (solver->antecedent[k]);
        }
      assert (unresolved > 0);
      assert (i > solver->decision[solver->n_levels - 1]);
      do
        variable = cdcl_variable (solver->trail[--i]);
      while (solver->mark[variable] == CDCL_UNMARKED);
      if (--unresolved == 0)
        return cdcl_negation (solver->trail[i]);
      reason = solver->reason[variable];
      /* No literal of the clause follows from it. */
      solver->mark[variable] = CDCL_POISONED;
    }
}

/* Bumps the variables of the clauses that are reasons of literals of the clause, too: they may take part in the next conflicts (J. H.
 * Liang et al., "Learning rate based branching heuristic for SAT solvers", 2016). */
static void
bump_reasons (Cdcl *solver)
{
  unsigned n_before = solver->n_analyzed;

  for (unsigned i = 0; i < solver->n_learnt; i++)
    {
      CdclReason reason = solver->reason[cdcl_variable (solver->learnt[i])];
      uint32_t size = reason.kind == CDCL_CLAUSE ? cdcl_clause_size (solver, reason.index) : 0;

      if (solver->level[cdcl_variable (solver->learnt[i])] <= solver->n_assumptions)
        continue;
      for (uint32_t k = 0; k < size; k++)
        {
          uint32_t other = cdcl_variable (solver->arena[reason.index + k]);

          if (solver->mark[other] != CDCL_UNMARKED || solver->level[other] <= solver->n_assumptions)
            continue;
          cdcl_mark (solver, other, CDCL_SEEN);
          sudoku_cdcl_bump (solver, other);
        }
    }
  while (solver->n_analyzed > n_before)
    solver->mark[solver->analyzed[--solver->n_analyzed]] = CDCL_UNMARKED;
}

/* Moves a literal of the highest level to the second place, where it is watched, and returns that level. */
static unsigned
find_backtrack_level (Cdcl *solver)
{
  CdclLiteral *literal = solver->learnt, highest;
  unsigned index = 1;

  if (solver->n_learnt == 1)
    return 0;
  for (unsigned i = 2; i < solver->n_learnt; i++)
    if (solver->level[cdcl_variable (literal[i])] > solver->level[cdcl_variable (literal[index])])
      index = i;
  highest = literal[index];
  literal[index] = literal[1];
  literal[1] = highest;
  assert (solver->level[cdcl_variable (highest)] < solver->n_levels);
  return solver->level[cdcl_variable (highest)];
}

unsigned
sudoku_cdcl_analyze (Cdcl *solver, CdclReason conflict)
{
  assert (conflict.kind != CDCL_NO_REASON && solver->n_levels > 0 && solver->n_analyzed == 0);
  solver->learnt[0] = resolve (solver, conflict);
  if (!solver->stable || solver->n_assumptions > 0)
    bump_reasons (solver);
  sudoku_cdcl_minimize (solver);
  sudoku_cdcl_shrink (solver);
  clear_marks (solver);
  assert (solver->n_learnt >= 1 && cdcl_value (solver, solver->learnt[0]) < 0);
  solver->glue = sudoku_cdcl_glue (solver, solver->learnt, solver->n_learnt);
  return find_backtrack_level (solver);
}

void
sudoku_cdcl_analyze_final (Cdcl *solver, CdclLiteral assumption)
{
  assert (cdcl_value (solver, assumption) < 0 && solver->n_analyzed == 0);
  solver->n_learnt = 0;
  solver->learnt[solver->n_learnt++] = cdcl_negation (assumption);
  if (solver->level[cdcl_variable (assumption)] == 0)
    return;
  cdcl_mark (solver, cdcl_variable (assumption), CDCL_SEEN);
  for (unsigned i = solver->n_trail; i-- > solver->decision[0];)
    {
      uint32_t variable = cdcl_variable (solver->trail[i]);
      unsigned n;

      if (solver->mark[variable] == CDCL_UNMARKED)
        continue;
      if (solver->reason[variable].kind == CDCL_NO_REASON)
        {
          /* Only assumptions were decided. */
          assert (solver->level[variable] <= solver->n_assumptions && solver->n_learnt <= solver->n_assumptions);
          solver->learnt[solver->n_learnt++] = cdcl_negation (solver->trail[i]);
          continue;
        }
      n = sudoku_cdcl_antecedents (solver, solver->reason[variable], variable, solver->antecedent);
      for (unsigned k = 0; k < n; k++)
        if (solver->level[cdcl_variable (solver->antecedent[k])] > 0)
          cdcl_mark (solver, cdcl_variable (solver->antecedent[k]), CDCL_SEEN);
    }
  clear_marks (solver);
}
