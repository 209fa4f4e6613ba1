/* What follows from a literal, by the groups and by the clauses learnt, and taking it back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A clause waits on two of its literals only: as long as neither is false nothing follows from it, and
 * when one becomes false it looks for another to wait on (the scheme of Chaff).
 */
#include "sudoku/learner.h"

/* Units of patience: ten nanoseconds. */
#define LITERAL_WORK 8

void
learner_set (Learner *learner, LearnerLiteral literal, LearnerReason reason)
{
  uint32_t variable = learner_variable (literal);

  learner->value[variable] = literal & 1 ? -1 : 1;
  learner->level[variable] = learner->n_levels;
  learner->reason[variable] = reason;
  learner->trail[learner->n_trail++] = literal;
  if ((literal & 1) == 0)
    return;
  for (unsigned kind = 0; kind < LEARNER_GROUPS; kind++)
    {
      uint32_t group = learner->seat[variable].group[kind];
      uint64_t bit = UINT64_C (1) << learner->seat[variable].position[kind];
      uint64_t alive = learner->alive[group] &= ~bit;

      if ((alive & (alive - 1)) == 0)
        learner->pending[learner->n_pending++] = group;
    }
}

void
learner_go_back (Learner *learner, unsigned level)
{
  if (learner->n_levels <= level)
    return;
  while (learner->n_trail > learner->decision[level])
    {
      LearnerLiteral literal = learner->trail[--learner->n_trail];
      uint32_t variable = learner_variable (literal);
      const LearnerSeat *seat = &learner->seat[variable];

      if (literal & 1)
        for (unsigned kind = 0; kind < LEARNER_GROUPS; kind++)
          learner->alive[seat->group[kind]] |= UINT64_C (1) << seat->position[kind];
      learner->phase[variable] = learner->value[variable];
      learner->value[variable] = 0;
      learner_order_add (learner, variable);
    }
  learner->n_followed = learner->n_trail;
  learner->n_levels = level;
  learner->n_pending = 0;
}

static LearnerReason
no_conflict (void)
{
  return learner_reason (LEARNER_NO_REASON, 0);
}

/* Looks at the groups that have one member left, or none. */
static LearnerReason
follow_groups (Learner *learner)
{
  while (learner->n_pending > 0)
    {
      uint32_t group = learner->pending[--learner->n_pending], variable;
      uint64_t alive = learner->alive[group];
      LearnerReason reason = learner_reason (LEARNER_LAST_PLACE, group);

      if (alive == 0)
        return reason;
      variable = learner->member[group * 64 + (unsigned) __builtin_ctzll (alive)];
      if (learner->value[variable] == 0)
        learner_set (learner, 2 * variable, reason);
    }
  return no_conflict ();
}

/* A candidate is true: the others of its groups are not. */
static LearnerReason
follow_placement (Learner *learner, LearnerLiteral literal)
{
  const LearnerSeat *seat = &learner->seat[learner_variable (literal)];

  for (unsigned kind = 0; kind < LEARNER_GROUPS; kind++)
    {
      uint32_t group = seat->group[kind];
      uint64_t others = learner->alive[group] & ~(UINT64_C (1) << seat->position[kind]);

      for (; others != 0; others &= others - 1)
        {
          uint32_t other = learner->member[group * 64 + (unsigned) __builtin_ctzll (others)];

          if (learner->value[other] > 0)
            {
              learner->clash = literal;
              return learner_reason (LEARNER_PLACEMENT, 2 * other);
            }
          learner_set (learner, 2 * other + 1, learner_reason (LEARNER_PLACEMENT, literal));
        }
    }
  return no_conflict ();
}

/* Lets a clause wait on another literal than the second, which is false; returns whether there is one. */
static bool
wait_on_another (Learner *learner, uint32_t clause)
{
  LearnerLiteral *literal = learner->words + clause, before = literal[1];
  uint32_t size = learner_clause_size (learner, clause);

  for (uint32_t i = 2; i < size; i++)
    if (learner_value (learner, literal[i]) >= 0)
      {
        literal[1] = literal[i];
        literal[i] = before;
        learner_watch (learner, literal[1], (LearnerWatch){ clause, literal[0] });
        return true;
      }
  return false;
}

/* Looks at the clauses that wait on a literal, which is now false. */
static LearnerReason
follow_clauses (Learner *learner, LearnerLiteral literal, unsigned *work)
{
  LearnerWatches *watches = &learner->watches[literal];
  LearnerReason conflict = no_conflict ();
  uint32_t kept = 0, i = 0;

  while (i < watches->n && conflict.kind == LEARNER_NO_REASON)
    {
      LearnerWatch watch = watches->watch[i++];
      LearnerLiteral *clause = learner->words + watch.clause, other;

      if (learner_value (learner, watch.other) > 0)
        {
          watches->watch[kept++] = watch;
          continue;
        }
      ++*work;
      other = clause[0] ^ clause[1] ^ literal;
      clause[0] = other;
      clause[1] = literal;
      watch.other = other;
      if (learner_value (learner, other) <= 0 && wait_on_another (learner, watch.clause))
        continue;
      watches->watch[kept++] = watch;
      if (learner_value (learner, other) > 0)
        continue;
      if (learner_value (learner, other) < 0)
        conflict = learner_reason (LEARNER_CLAUSE, watch.clause);
      else
        learner_set (learner, other, learner_reason (LEARNER_CLAUSE, watch.clause));
    }
  while (i < watches->n)
    watches->watch[kept++] = watches->watch[i++];
  watches->n = kept;
  return conflict;
}

LearnerReason
learner_follow (Learner *learner, unsigned *work)
{
  for (;;)
    {
      LearnerReason conflict = follow_groups (learner);
      LearnerLiteral literal;

      if (conflict.kind == LEARNER_NO_REASON && learner->n_followed == learner->n_trail)
        return conflict;
      if (conflict.kind == LEARNER_NO_REASON)
        {
          literal = learner->trail[learner->n_followed++];
          *work += LITERAL_WORK;
          if ((literal & 1) == 0)
            conflict = follow_placement (learner, literal);
          if (conflict.kind == LEARNER_NO_REASON)
            conflict = follow_clauses (learner, learner_negation (literal), work);
        }
      if (conflict.kind != LEARNER_NO_REASON)
        {
          learner->n_pending = 0;
          return conflict;
        }
    }
}
