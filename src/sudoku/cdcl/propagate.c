/* What follows from the literals assigned, by the constraints and by the learnt clauses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A clause is watched by two of its literals: as long as neither is false nothing follows from it, and when one becomes
 * false another is watched instead (the scheme of Chaff).
 */
#include "sudoku/cdcl/cdcl.h"

#include <assert.h>

#define LITERAL_TICKS 8

/* A member of a constraint is false. */
static inline void
remove_member (Cdcl *solver, uint32_t constraint, unsigned position)
{
  uint64_t not_false = solver->not_false[constraint];

  assert (constraint < solver->n_constraints && (not_false >> position & 1) != 0);
  not_false &= ~(UINT64_C (1) << position);
  solver->not_false[constraint] = not_false;

  if ((not_false & (not_false - 1)) == 0 && constraint < solver->n_exactly_one)
    solver->pending[solver->n_pending++] = constraint;
}

void
sudoku_cdcl_assign (Cdcl *solver, CdclLiteral literal, CdclReason reason)
{
  uint32_t variable = cdcl_variable (literal);

  assert (variable < solver->n_variables && solver->value[variable] == 0);
  assert (solver->n_trail < solver->n_variables);
  solver->value[variable] = literal & 1 ? -1 : 1;
  solver->level[variable] = solver->n_levels;
  solver->reason[variable] = reason;
  solver->trail[solver->n_trail++] = literal;
  if ((literal & 1) == 0)
    return;
  for (unsigned kind = 0; kind < CDCL_CONSTRAINTS; kind++)
    remove_member (solver, solver->occurrences[variable].constraint[kind],
                   solver->occurrences[variable].position[kind]);
  for (unsigned i = 0; i < solver->n_further && cdcl_further (solver, variable)[i].constraint != CDCL_NONE; i++)
    remove_member (solver, cdcl_further (solver, variable)[i].constraint, cdcl_further (solver, variable)[i].position);
}

static CdclReason
no_conflict (void)
{
  return cdcl_reason (CDCL_NO_REASON, 0);
}

/* Constraints that have one member left, or none. */
static CdclReason
propagate_constraints (Cdcl *solver)
{
  while (solver->n_pending > 0)
    {
      uint32_t constraint = solver->pending[--solver->n_pending], variable;
      uint64_t not_false = solver->not_false[constraint];
      CdclReason reason = cdcl_reason (CDCL_AT_LEAST_ONE, constraint);

      assert (constraint < solver->n_exactly_one && (not_false & (not_false - 1)) == 0);
      if (not_false == 0)
        return reason;
      variable = solver->member[constraint * 64 + (unsigned) __builtin_ctzll (not_false)];
      assert (solver->value[variable] >= 0);
      if (solver->value[variable] == 0)
        sudoku_cdcl_assign (solver, 2 * variable, reason);
    }
  return no_conflict ();
}

/* A literal is true: the other members of a constraint, given as a mask, are false. */
static inline CdclReason
falsify_members (Cdcl *solver, CdclLiteral literal, uint32_t constraint, uint64_t others)
{
  for (; others != 0; others &= others - 1)
    {
      uint32_t other = solver->member[constraint * 64 + (unsigned) __builtin_ctzll (others)];

      assert (other < solver->n_variables && other != cdcl_variable (literal) && solver->value[other] >= 0);
      if (solver->value[other] > 0)
        {
          solver->clash = literal;
          return cdcl_reason (CDCL_AT_MOST_ONE, 2 * other);
        }
      sudoku_cdcl_assign (solver, 2 * other + 1, cdcl_reason (CDCL_AT_MOST_ONE, literal));
    }
  return no_conflict ();
}

/* A candidate is true: the others of its constraints are false. */
static CdclReason
propagate_placement (Cdcl *solver, CdclLiteral literal)
{
  const CdclOccurrences *occurrences = &solver->occurrences[cdcl_variable (literal)];
  const CdclFurther *further = cdcl_further (solver, cdcl_variable (literal));

  assert ((literal & 1) == 0 && cdcl_value (solver, literal) > 0);
  for (unsigned kind = 0; kind < CDCL_CONSTRAINTS; kind++)
    {
      uint32_t constraint = occurrences->constraint[kind];
      uint64_t others = solver->not_false[constraint] & ~(UINT64_C (1) << occurrences->position[kind]);
      CdclReason conflict = falsify_members (solver, literal, constraint, others);

      if (conflict.kind != CDCL_NO_REASON)
        return conflict;
    }
  for (unsigned i = 0; i < solver->n_further && further[i].constraint != CDCL_NONE; i++)
    {
      uint64_t others = solver->not_false[further[i].constraint] & ~(UINT64_C (1) << further[i].position);
      CdclReason conflict = falsify_members (solver, literal, further[i].constraint, others);

      if (conflict.kind != CDCL_NO_REASON)
        return conflict;
    }
  return solver->rules != NULL ? solver->propagate_pairs (solver, literal) : no_conflict ();
}

/* Watches another literal of a clause instead of the second, which is false; returns whether there is one. */
static bool
replace_watch (Cdcl *solver, uint32_t clause)
{
  CdclLiteral *literal = solver->arena + clause, watched = literal[1];
  uint32_t size = cdcl_clause_size (solver, clause);

  assert (size >= 2 && cdcl_value (solver, watched) < 0);
  for (uint32_t i = 2; i < size; i++)
    if (cdcl_value (solver, literal[i]) >= 0)
      {
        literal[1] = literal[i];
        literal[i] = watched;
        sudoku_cdcl_watch (solver, literal[1], (CdclWatch){ clause, literal[0] });
        return true;
      }
  return false;
}

/* The clauses that watch a literal, which is now false. */
static CdclReason
propagate_clauses (Cdcl *solver, CdclLiteral literal, unsigned *ticks)
{
  CdclWatches *watches = &solver->watches[literal];
  CdclReason conflict = no_conflict ();
  uint32_t kept = 0, i = 0;

  assert (cdcl_value (solver, literal) < 0);
  while (i < watches->n && conflict.kind == CDCL_NO_REASON)
    {
      CdclWatch watch = watches->watch[i++];
      CdclLiteral *clause = solver->arena + watch.clause, other;

      if (cdcl_value (solver, watch.blocking) > 0)
        {
          watches->watch[kept++] = watch;
          continue;
        }
      ++*ticks;
      assert (clause[0] == literal || clause[1] == literal);
      other = clause[0] ^ clause[1] ^ literal;
      clause[0] = other;
      clause[1] = literal;
      watch.blocking = other;
      if (cdcl_value (solver, other) <= 0 && replace_watch (solver, watch.clause))
        continue;
      watches->watch[kept++] = watch;
      if (cdcl_value (solver, other) > 0)
        continue;
      if (cdcl_value (solver, other) < 0)
        conflict = cdcl_reason (CDCL_CLAUSE, watch.clause);
      else
        sudoku_cdcl_assign (solver, other, cdcl_reason (CDCL_CLAUSE, watch.clause));
    }
  while (i < watches->n)
    watches->watch[kept++] = watches->watch[i++];
  watches->n = kept;
  return conflict;
}

CdclReason
sudoku_cdcl_propagate (Cdcl *solver, unsigned *ticks)
{
  for (;;)
    {
      CdclReason conflict = propagate_constraints (solver);
      CdclLiteral literal;

      assert (solver->n_propagated <= solver->n_trail);
      if (conflict.kind == CDCL_NO_REASON && solver->n_propagated == solver->n_trail)
        {
          if (solver->rules == NULL)
            return conflict;
          conflict = solver->propagate_rules (solver, ticks);
          if (conflict.kind == CDCL_NO_REASON && solver->n_propagated == solver->n_trail)
            return conflict;
        }
      if (conflict.kind == CDCL_NO_REASON)
        {
          literal = solver->trail[solver->n_propagated++];
          *ticks += LITERAL_TICKS;
          if ((literal & 1) == 0)
            conflict = propagate_placement (solver, literal);
          if (conflict.kind == CDCL_NO_REASON)
            conflict = propagate_clauses (solver, cdcl_negation (literal), ticks);
        }
      if (conflict.kind != CDCL_NO_REASON)
        {
          solver->n_pending = 0;
          return conflict;
        }
    }
}
