/* Reverse unit propagation without watches, queues or counters: everything is looked at until nothing changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/cdcl/check.h"

#include <stdlib.h>

typedef struct
{
  const Cdcl *solver;
  int8_t *value; /* [variables] 1, -1, or 0 while open */
  bool changed, conflict;
} Check;

static int
value_of (const Check *check, CdclLiteral literal)
{
  int value = check->value[cdcl_variable (literal)];

  return literal & 1 ? -value : value;
}

static void
make_true (Check *check, CdclLiteral literal)
{
  check->conflict |= value_of (check, literal) < 0;
  check->changed |= value_of (check, literal) == 0;
  check->value[cdcl_variable (literal)] = literal & 1 ? -1 : 1;
}

static void
look_at_constraint (Check *check, uint32_t constraint)
{
  const uint32_t *member = check->solver->member + 64 * (size_t) constraint;
  unsigned n = 0, n_true = 0, n_open = 0;
  uint32_t open = CDCL_NONE;

  for (; n < 64 && member[n] != CDCL_NONE; n++)
    {
      n_true += check->value[member[n]] > 0;
      if (check->value[member[n]] == 0)
        {
          n_open++;
          open = member[n];
        }
    }
  if (n_true > 1)
    check->conflict = true;
  for (unsigned i = 0; n_true == 1 && n_open > 0 && i < n; i++)
    if (check->value[member[i]] == 0)
      make_true (check, 2 * member[i] + 1);
  if (n_true == 0 && constraint < check->solver->n_exactly_one)
    {
      if (n_open == 0)
        check->conflict = true;
      if (n_open == 1)
        make_true (check, 2 * open);
    }
}

static void
look_at_clause (Check *check, uint32_t clause)
{
  const CdclLiteral *literal = check->solver->arena + clause;
  uint32_t size = cdcl_clause_size (check->solver, clause);
  CdclLiteral open = CDCL_NONE;

  for (uint32_t i = 0; i < size; i++)
    {
      int value = value_of (check, literal[i]);

      if (value > 0 || (value == 0 && open != CDCL_NONE))
        return;
      if (value == 0)
        open = literal[i];
    }
  if (open == CDCL_NONE)
    check->conflict = true;
  else
    make_true (check, open);
}

/* What is true in every solution: the literals at the root that follow from nothing, which were learnt or added. */
static void
make_units_true (Check *check)
{
  const Cdcl *solver = check->solver;
  unsigned n = solver->n_levels > 0 ? solver->decision[0] : solver->n_trail;

  for (unsigned i = 0; i < n; i++)
    if (solver->reason[cdcl_variable (solver->trail[i])].kind == CDCL_NO_REASON)
      make_true (check, solver->trail[i]);
}

const char *
sudoku_cdcl_clause_fault (const Cdcl *solver, const CdclLiteral *literal, unsigned size)
{
  Check check = { solver, calloc (solver->n_variables + 1, sizeof *check.value), true, false };

  /* Of what follows from further rules, nothing is checked here. */
  if (check.value == NULL || solver->rules != NULL)
    {
      free (check.value);
      return NULL;
    }
  make_units_true (&check);
  for (unsigned i = 0; i < size; i++)
    make_true (&check, cdcl_negation (literal[i]));
  while (check.changed && !check.conflict)
    {
      check.changed = false;
      for (uint32_t constraint = 0; constraint < solver->n_constraints && !check.conflict; constraint++)
        look_at_constraint (&check, constraint);
      for (unsigned i = 0; i < solver->n_clauses && !check.conflict; i++)
        look_at_clause (&check, solver->clauses[i]);
    }
  free (check.value);
  return check.conflict ? NULL : "it does not follow by unit propagation";
}
