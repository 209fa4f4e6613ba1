/* Making a learnt clause shorter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A literal is removed that follows from the others by the reasons on the trail (N. Sörensson and A. Biere, "Minimizing
 * learned clauses", 2009). Then candidates that are all false because of the same placement are replaced by that
 * placement.
 */
#include "sudoku/cdcl/cdcl.h"

#include <assert.h>

/* How deep, and through how large clauses, it is tried whether a literal follows from others. */
#define MOST_DEPTH 200
#define MOST_ANTECEDENTS 64

static bool
has_few_antecedents (const Cdcl *solver, CdclReason reason)
{
  return reason.kind == CDCL_AT_MOST_ONE || reason.kind == CDCL_AT_LEAST_ONE
         || (reason.kind == CDCL_RULE && sudoku_cdcl_is_pair (solver, reason.index))
         || (reason.kind == CDCL_CLAUSE && cdcl_clause_size (solver, reason.index) <= MOST_ANTECEDENTS);
}

static bool follows (Cdcl *solver, uint32_t variable, unsigned depth);

/* Whether all antecedents of a variable's value are in the clause or follow from it. */
static bool
antecedents_follow (Cdcl *solver, uint32_t variable, unsigned depth)
{
  CdclLiteral antecedent[MOST_ANTECEDENTS];
  unsigned n;

  if (depth == MOST_DEPTH || !has_few_antecedents (solver, solver->reason[variable]))
    return false;
  n = sudoku_cdcl_antecedents (solver, solver->reason[variable], variable, antecedent);
  assert (n >= 1 && n < MOST_ANTECEDENTS);
  for (unsigned i = 0; i < n; i++)
    if (!follows (solver, cdcl_variable (antecedent[i]), depth + 1))
      return false;
  return true;
}

static bool
follows (Cdcl *solver, uint32_t variable, unsigned depth)
{
  uint8_t mark = solver->mark[variable];
  bool does;

  assert (solver->value[variable] != 0 && depth <= MOST_DEPTH);
  if (solver->level[variable] == 0 || mark == CDCL_SEEN || mark == CDCL_REMOVABLE)
    return true;
  if (mark == CDCL_POISONED)
    return false;
  does = antecedents_follow (solver, variable, depth);
  cdcl_mark (solver, variable, does ? CDCL_REMOVABLE : CDCL_POISONED);
  return does;
}

void
sudoku_cdcl_minimize (Cdcl *solver)
{
  unsigned kept = 1;

  assert (solver->n_learnt >= 1);
  for (unsigned i = 1; i < solver->n_learnt; i++)
    if (!antecedents_follow (solver, cdcl_variable (solver->learnt[i]), 0))
      solver->learnt[kept++] = solver->learnt[i];
  solver->n_learnt = kept;
}

/* The placement that made a candidate of the clause false, or CDCL_NONE. */
static uint32_t
placement_before (const Cdcl *solver, CdclLiteral literal)
{
  CdclReason reason = solver->reason[cdcl_variable (literal)];

  return (literal & 1) == 0 && reason.kind == CDCL_AT_MOST_ONE ? cdcl_variable (reason.index) : CDCL_NONE;
}

static bool
is_in_clause (const Cdcl *solver, uint32_t variable)
{
  return solver->mark[variable] == CDCL_SEEN && solver->value[variable] > 0;
}

/* Counts in `shared` how many literals each placement made false. */
static void
count_shared (Cdcl *solver)
{
  for (unsigned i = 1; i < solver->n_learnt; i++)
    {
      uint32_t placement = placement_before (solver, solver->learnt[i]);

      if (placement != CDCL_NONE)
        solver->shared[placement] = 0;
    }
  for (unsigned i = 1; i < solver->n_learnt; i++)
    {
      uint32_t placement = placement_before (solver, solver->learnt[i]);

      if (placement != CDCL_NONE)
        solver->shared[placement]++;
    }
}

void
sudoku_cdcl_shrink (Cdcl *solver)
{
  unsigned kept = 1;

  count_shared (solver);
  for (unsigned i = 1; i < solver->n_learnt; i++)
    {
      uint32_t placement = placement_before (solver, solver->learnt[i]);

      if (placement == CDCL_NONE || (solver->shared[placement] < 2 && !is_in_clause (solver, placement)))
        solver->learnt[kept++] = solver->learnt[i];
      else if (!is_in_clause (solver, placement))
        {
          assert (solver->value[placement] > 0 && solver->level[placement] > 0);
          solver->learnt[kept++] = 2 * placement + 1;
          cdcl_mark (solver, placement, CDCL_SEEN);
        }
    }
  solver->n_learnt = kept;
}
