/* What a conflict teaches: the clause that would have prevented it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From the conflict the reasons are followed back, latest literal first, until one literal of the present
 * level is left (the first unique implication point of GRASP). The clause is then made shorter: a literal
 * goes that follows from the others (Eén and Sörensson), and candidates that are all out because of the
 * same placement are replaced by that placement.
 */
#include "sudoku/cdcl/cdcl.h"

/* How far, and through how large clauses, it is looked whether a literal follows from others. */
#define MOST_STEPS 200
#define MOST_CAUSES 64

enum
{
  UNMARKED,
  IN_CLAUSE, /* or met on the way */
  REDUNDANT, /* it follows from marked ones */
  WANTED     /* it does not */
};

static void
mark (Cdcl *solver, uint32_t variable, uint8_t how)
{
  if (solver->mark[variable] == UNMARKED)
    solver->marked[solver->n_marked++] = variable;
  solver->mark[variable] = how;
}

static void
clear_marks (Cdcl *solver)
{
  while (solver->n_marked > 0)
    solver->mark[solver->marked[--solver->n_marked]] = UNMARKED;
}

/* Writes the true literals that are the reason of a variable's value, or (of is CDCL_NONE) that
 * cannot be true together, and returns how many. */
static unsigned
causes (const Cdcl *solver, CdclReason reason, uint32_t of, CdclLiteral *cause)
{
  unsigned n = 0;

  if (reason.kind == CDCL_PLACEMENT)
    {
      cause[n++] = reason.index;
      if (of == CDCL_NONE)
        cause[n++] = solver->clash;
    }
  else if (reason.kind == CDCL_LAST_PLACE)
    {
      const uint32_t *member = solver->member + 64 * (size_t) reason.index;

      for (unsigned i = 0; i < 64 && member[i] != CDCL_NONE; i++)
        if (member[i] != of)
          cause[n++] = 2 * member[i] + 1;
    }
  else if (reason.kind == CDCL_CLAUSE)
    {
      const CdclLiteral *literal = solver->words + reason.index;
      uint32_t size = cdcl_clause_size (solver, reason.index);

      for (uint32_t i = 0; i < size; i++)
        if (cdcl_variable (literal[i]) != of)
          cause[n++] = cdcl_negation (literal[i]);
    }
  return n;
}

static bool
has_few_causes (const Cdcl *solver, CdclReason reason)
{
  return reason.kind == CDCL_PLACEMENT || reason.kind == CDCL_LAST_PLACE
         || (reason.kind == CDCL_CLAUSE && cdcl_clause_size (solver, reason.index) <= MOST_CAUSES);
}

static bool follows (Cdcl *solver, uint32_t variable, unsigned steps);

/* Whether all causes of a variable's value are marked or follow from what is. */
static bool
causes_follow (Cdcl *solver, uint32_t variable, unsigned steps)
{
  CdclLiteral cause[MOST_CAUSES];
  unsigned n;

  if (steps == MOST_STEPS || !has_few_causes (solver, solver->reason[variable]))
    return false;
  n = causes (solver, solver->reason[variable], variable, cause);
  for (unsigned i = 0; i < n; i++)
    if (!follows (solver, cdcl_variable (cause[i]), steps + 1))
      return false;
  return true;
}

static bool
follows (Cdcl *solver, uint32_t variable, unsigned steps)
{
  bool does;

  if (solver->level[variable] == 0 || solver->mark[variable] == IN_CLAUSE || solver->mark[variable] == REDUNDANT)
    return true;
  if (solver->mark[variable] == WANTED)
    return false;
  does = causes_follow (solver, variable, steps);
  mark (solver, variable, does ? REDUNDANT : WANTED);
  return does;
}

/* Writes all but the first literal of the clause, and returns that. Marks all variables on the way. */
static CdclLiteral
resolve (Cdcl *solver, CdclReason conflict)
{
  unsigned open = 0, i = solver->n_trail;
  CdclReason reason = conflict;
  uint32_t variable = CDCL_NONE;

  solver->n_learnt = 1;
  for (;;)
    {
      unsigned n = causes (solver, reason, variable, solver->cause);

      if (reason.kind == CDCL_CLAUSE)
        cdcl_use_clause (solver, reason.index);
      for (unsigned k = 0; k < n; k++)
        {
          uint32_t other = cdcl_variable (solver->cause[k]);

          if (solver->mark[other] != UNMARKED || solver->level[other] == 0)
            continue;
          mark (solver, other, IN_CLAUSE);
          cdcl_order_bump (solver, other);
          if (solver->level[other] == solver->n_levels)
            open++;
          else
            solver->learnt[solver->n_learnt++] = cdcl_negation (solver->cause[k]);
        }
      do
        variable = cdcl_variable (solver->trail[--i]);
      while (solver->mark[variable] == UNMARKED);
      if (--open == 0)
        return cdcl_negation (solver->trail[i]);
      reason = solver->reason[variable];
      /* No literal of the clause follows from it. */
      solver->mark[variable] = WANTED;
    }
}

static void
drop_redundant (Cdcl *solver)
{
  unsigned kept = 1;

  for (unsigned i = 1; i < solver->n_learnt; i++)
    if (!causes_follow (solver, cdcl_variable (solver->learnt[i]), 0))
      solver->learnt[kept++] = solver->learnt[i];
  solver->n_learnt = kept;
}

/* The placement that put a candidate of the clause out, or CDCL_NONE. */
static uint32_t
placement_behind (const Cdcl *solver, CdclLiteral literal)
{
  CdclReason reason = solver->reason[cdcl_variable (literal)];

  return (literal & 1) == 0 && reason.kind == CDCL_PLACEMENT ? cdcl_variable (reason.index) : CDCL_NONE;
}

static bool
is_in_clause (const Cdcl *solver, uint32_t variable)
{
  return solver->mark[variable] == IN_CLAUSE && solver->value[variable] > 0;
}

static void
replace_by_placements (Cdcl *solver)
{
  unsigned kept = 1;

  for (unsigned i = 1; i < solver->n_learnt; i++)
    {
      uint32_t placement = placement_behind (solver, solver->learnt[i]);

      if (placement != CDCL_NONE)
        solver->shared[placement] = 0;
    }
  for (unsigned i = 1; i < solver->n_learnt; i++)
    {
      uint32_t placement = placement_behind (solver, solver->learnt[i]);

      if (placement != CDCL_NONE)
        solver->shared[placement]++;
    }
  for (unsigned i = 1; i < solver->n_learnt; i++)
    {
      uint32_t placement = placement_behind (solver, solver->learnt[i]);

      if (placement == CDCL_NONE || (solver->shared[placement] < 2 && !is_in_clause (solver, placement)))
        solver->learnt[kept++] = solver->learnt[i];
      else if (!is_in_clause (solver, placement))
        {
          solver->learnt[kept++] = 2 * placement + 1;
          mark (solver, placement, IN_CLAUSE);
        }
    }
  solver->n_learnt = kept;
}

unsigned
cdcl_distance (Cdcl *solver, const CdclLiteral *literal, unsigned size)
{
  unsigned n = 0;

  solver->stamp++;
  for (unsigned i = 0; i < size; i++)
    {
      uint64_t *stamp = &solver->level_stamp[solver->level[cdcl_variable (literal[i])]];

      n += *stamp != solver->stamp;
      *stamp = solver->stamp;
    }
  return n;
}

/* Puts a literal of the highest level after the first, and returns that level. */
static unsigned
order_literals (Cdcl *solver)
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
  return solver->level[cdcl_variable (highest)];
}

unsigned
cdcl_analyse (Cdcl *solver, CdclReason conflict)
{
  solver->learnt[0] = resolve (solver, conflict);
  drop_redundant (solver);
  replace_by_placements (solver);
  clear_marks (solver);
  solver->distance = cdcl_distance (solver, solver->learnt, solver->n_learnt);
  return order_literals (solver);
}

void
cdcl_analyse_assumption (Cdcl *solver, CdclLiteral literal)
{
  solver->n_learnt = 0;
  solver->learnt[solver->n_learnt++] = cdcl_negation (literal);
  if (solver->level[cdcl_variable (literal)] == 0)
    return;
  mark (solver, cdcl_variable (literal), IN_CLAUSE);
  for (unsigned i = solver->n_trail; i-- > solver->decision[0];)
    {
      uint32_t variable = cdcl_variable (solver->trail[i]);
      unsigned n;

      if (solver->mark[variable] == UNMARKED)
        continue;
      if (solver->reason[variable].kind == CDCL_NO_REASON)
        {
          solver->learnt[solver->n_learnt++] = cdcl_negation (solver->trail[i]);
          continue;
        }
      n = causes (solver, solver->reason[variable], variable, solver->cause);
      for (unsigned k = 0; k < n; k++)
        if (solver->level[cdcl_variable (solver->cause[k])] > 0)
          mark (solver, cdcl_variable (solver->cause[k]), IN_CLAUSE);
    }
  clear_marks (solver);
}
