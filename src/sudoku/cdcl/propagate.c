/* What follows from a literal, by the groups and by the clauses learnt, and taking it back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A clause waits on two of its literals only: as long as neither is false nothing follows from it, and
 * when one becomes false it looks for another to wait on (the scheme of Chaff).
 */
#include "sudoku/cdcl/cdcl.h"

/* Units of budget: ten nanoseconds. */
#define LITERAL_WORK 8

void
cdcl_set (Cdcl *solver, CdclLiteral literal, CdclReason reason)
{
  uint32_t variable = cdcl_variable (literal);

  solver->value[variable] = literal & 1 ? -1 : 1;
  solver->level[variable] = solver->n_levels;
  solver->reason[variable] = reason;
  solver->trail[solver->n_trail++] = literal;
  if ((literal & 1) == 0)
    return;
  for (unsigned kind = 0; kind < CDCL_GROUPS; kind++)
    {
      uint32_t group = solver->seat[variable].group[kind];
      uint64_t bit = UINT64_C (1) << solver->seat[variable].position[kind];
      uint64_t alive = solver->alive[group] &= ~bit;

      if ((alive & (alive - 1)) == 0)
        solver->pending[solver->n_pending++] = group;
    }
}

void
cdcl_go_back (Cdcl *solver, unsigned level)
{
  if (solver->n_levels <= level)
    return;
  while (solver->n_trail > solver->decision[level])
    {
      CdclLiteral literal = solver->trail[--solver->n_trail];
      uint32_t variable = cdcl_variable (literal);
      const CdclSeat *seat = &solver->seat[variable];

      if (literal & 1)
        for (unsigned kind = 0; kind < CDCL_GROUPS; kind++)
          solver->alive[seat->group[kind]] |= UINT64_C (1) << seat->position[kind];
      solver->phase[variable] = solver->value[variable];
      solver->value[variable] = 0;
      cdcl_order_add (solver, variable);
    }
  solver->n_followed = solver->n_trail;
  solver->n_levels = level;
  solver->n_pending = 0;
}

static CdclReason
no_conflict (void)
{
  return cdcl_reason (CDCL_NO_REASON, 0);
}

/* Looks at the groups that have one member left, or none. */
static CdclReason
follow_groups (Cdcl *solver)
{
  while (solver->n_pending > 0)
    {
      uint32_t group = solver->pending[--solver->n_pending], variable;
      uint64_t alive = solver->alive[group];
      CdclReason reason = cdcl_reason (CDCL_LAST_PLACE, group);

      if (alive == 0)
        return reason;
      variable = solver->member[group * 64 + (unsigned) __builtin_ctzll (alive)];
      if (solver->value[variable] == 0)
        cdcl_set (solver, 2 * variable, reason);
    }
  return no_conflict ();
}

/* A candidate is true: the others of its groups are not. */
static CdclReason
follow_placement (Cdcl *solver, CdclLiteral literal)
{
  const CdclSeat *seat = &solver->seat[cdcl_variable (literal)];

  for (unsigned kind = 0; kind < CDCL_GROUPS; kind++)
    {
      uint32_t group = seat->group[kind];
      uint64_t others = solver->alive[group] & ~(UINT64_C (1) << seat->position[kind]);

      for (; others != 0; others &= others - 1)
        {
          uint32_t other = solver->member[group * 64 + (unsigned) __builtin_ctzll (others)];

          if (solver->value[other] > 0)
            {
              solver->clash = literal;
              return cdcl_reason (CDCL_PLACEMENT, 2 * other);
            }
          cdcl_set (solver, 2 * other + 1, cdcl_reason (CDCL_PLACEMENT, literal));
        }
    }
  return no_conflict ();
}

/* Lets a clause wait on another literal than the second, which is false; returns whether there is one. */
static bool
wait_on_another (Cdcl *solver, uint32_t clause)
{
  CdclLiteral *literal = solver->words + clause, before = literal[1];
  uint32_t size = cdcl_clause_size (solver, clause);

  for (uint32_t i = 2; i < size; i++)
    if (cdcl_value (solver, literal[i]) >= 0)
      {
        literal[1] = literal[i];
        literal[i] = before;
        cdcl_watch (solver, literal[1], (CdclWatch){ clause, literal[0] });
        return true;
      }
  return false;
}

/* Looks at the clauses that wait on a literal, which is now false. */
static CdclReason
follow_clauses (Cdcl *solver, CdclLiteral literal, unsigned *work)
{
  CdclWatches *watches = &solver->watches[literal];
  CdclReason conflict = no_conflict ();
  uint32_t kept = 0, i = 0;

  while (i < watches->n && conflict.kind == CDCL_NO_REASON)
    {
      CdclWatch watch = watches->watch[i++];
      CdclLiteral *clause = solver->words + watch.clause, other;

      if (cdcl_value (solver, watch.other) > 0)
        {
          watches->watch[kept++] = watch;
          continue;
        }
      ++*work;
      other = clause[0] ^ clause[1] ^ literal;
      clause[0] = other;
      clause[1] = literal;
      watch.other = other;
      if (cdcl_value (solver, other) <= 0 && wait_on_another (solver, watch.clause))
        continue;
      watches->watch[kept++] = watch;
      if (cdcl_value (solver, other) > 0)
        continue;
      if (cdcl_value (solver, other) < 0)
        conflict = cdcl_reason (CDCL_CLAUSE, watch.clause);
      else
        cdcl_set (solver, other, cdcl_reason (CDCL_CLAUSE, watch.clause));
    }
  while (i < watches->n)
    watches->watch[kept++] = watches->watch[i++];
  watches->n = kept;
  return conflict;
}

CdclReason
cdcl_follow (Cdcl *solver, unsigned *work)
{
  for (;;)
    {
      CdclReason conflict = follow_groups (solver);
      CdclLiteral literal;

      if (conflict.kind == CDCL_NO_REASON && solver->n_followed == solver->n_trail)
        return conflict;
      if (conflict.kind == CDCL_NO_REASON)
        {
          literal = solver->trail[solver->n_followed++];
          *work += LITERAL_WORK;
          if ((literal & 1) == 0)
            conflict = follow_placement (solver, literal);
          if (conflict.kind == CDCL_NO_REASON)
            conflict = follow_clauses (solver, cdcl_negation (literal), work);
        }
      if (conflict.kind != CDCL_NO_REASON)
        {
          solver->n_pending = 0;
          return conflict;
        }
    }
}
