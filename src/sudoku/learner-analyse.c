/* What a conflict teaches: the clause that would have prevented it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From the conflict the reasons are followed back, latest literal first, until one literal of the present
 * level is left (the first unique implication point of GRASP). The clause is then made shorter: a literal
 * goes that follows from the others (Eén and Sörensson), and candidates that are all out because of the
 * same placement are replaced by that placement.
 */
#include "sudoku/learner.h"

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
mark (Learner *learner, uint32_t variable, uint8_t how)
{
  if (learner->mark[variable] == UNMARKED)
    learner->marked[learner->n_marked++] = variable;
  learner->mark[variable] = how;
}

static void
clear_marks (Learner *learner)
{
  while (learner->n_marked > 0)
    learner->mark[learner->marked[--learner->n_marked]] = UNMARKED;
}

/* Writes the true literals that are the reason of a variable's value, or (of is LEARNER_NONE) that
 * cannot be true together, and returns how many. */
static unsigned
causes (const Learner *learner, LearnerReason reason, uint32_t of, LearnerLiteral *cause)
{
  unsigned n = 0;

  if (reason.kind == LEARNER_PLACEMENT)
    {
      cause[n++] = reason.index;
      if (of == LEARNER_NONE)
        cause[n++] = learner->clash;
    }
  else if (reason.kind == LEARNER_LAST_PLACE)
    {
      const uint32_t *member = learner->member + 64 * (size_t) reason.index;

      for (unsigned i = 0; i < 64 && member[i] != LEARNER_NONE; i++)
        if (member[i] != of)
          cause[n++] = 2 * member[i] + 1;
    }
  else if (reason.kind == LEARNER_CLAUSE)
    {
      const LearnerLiteral *literal = learner->words + reason.index;
      uint32_t size = learner_clause_size (learner, reason.index);

      for (uint32_t i = 0; i < size; i++)
        if (learner_variable (literal[i]) != of)
          cause[n++] = learner_negation (literal[i]);
    }
  return n;
}

static bool
has_few_causes (const Learner *learner, LearnerReason reason)
{
  return reason.kind == LEARNER_PLACEMENT || reason.kind == LEARNER_LAST_PLACE
         || (reason.kind == LEARNER_CLAUSE && learner_clause_size (learner, reason.index) <= MOST_CAUSES);
}

static bool follows (Learner *learner, uint32_t variable, unsigned steps);

/* Whether all causes of a variable's value are marked or follow from what is. */
static bool
causes_follow (Learner *learner, uint32_t variable, unsigned steps)
{
  LearnerLiteral cause[MOST_CAUSES];
  unsigned n;

  if (steps == MOST_STEPS || !has_few_causes (learner, learner->reason[variable]))
    return false;
  n = causes (learner, learner->reason[variable], variable, cause);
  for (unsigned i = 0; i < n; i++)
    if (!follows (learner, learner_variable (cause[i]), steps + 1))
      return false;
  return true;
}

static bool
follows (Learner *learner, uint32_t variable, unsigned steps)
{
  bool does;

  if (learner->level[variable] == 0 || learner->mark[variable] == IN_CLAUSE || learner->mark[variable] == REDUNDANT)
    return true;
  if (learner->mark[variable] == WANTED)
    return false;
  does = causes_follow (learner, variable, steps);
  mark (learner, variable, does ? REDUNDANT : WANTED);
  return does;
}

/* Writes all but the first literal of the clause, and returns that. Marks all variables on the way. */
static LearnerLiteral
resolve (Learner *learner, LearnerReason conflict)
{
  unsigned open = 0, i = learner->n_trail;
  LearnerReason reason = conflict;
  uint32_t variable = LEARNER_NONE;

  learner->n_learnt = 1;
  for (;;)
    {
      unsigned n = causes (learner, reason, variable, learner->cause);

      if (reason.kind == LEARNER_CLAUSE)
        learner_use_clause (learner, reason.index);
      for (unsigned k = 0; k < n; k++)
        {
          uint32_t other = learner_variable (learner->cause[k]);

          if (learner->mark[other] != UNMARKED || learner->level[other] == 0)
            continue;
          mark (learner, other, IN_CLAUSE);
          learner_order_bump (learner, other);
          if (learner->level[other] == learner->n_levels)
            open++;
          else
            learner->learnt[learner->n_learnt++] = learner_negation (learner->cause[k]);
        }
      do
        variable = learner_variable (learner->trail[--i]);
      while (learner->mark[variable] == UNMARKED);
      if (--open == 0)
        return learner_negation (learner->trail[i]);
      reason = learner->reason[variable];
      /* No literal of the clause follows from it. */
      learner->mark[variable] = WANTED;
    }
}

static void
drop_redundant (Learner *learner)
{
  unsigned kept = 1;

  for (unsigned i = 1; i < learner->n_learnt; i++)
    if (!causes_follow (learner, learner_variable (learner->learnt[i]), 0))
      learner->learnt[kept++] = learner->learnt[i];
  learner->n_learnt = kept;
}

/* The placement that put a candidate of the clause out, or LEARNER_NONE. */
static uint32_t
placement_behind (const Learner *learner, LearnerLiteral literal)
{
  LearnerReason reason = learner->reason[learner_variable (literal)];

  return (literal & 1) == 0 && reason.kind == LEARNER_PLACEMENT ? learner_variable (reason.index) : LEARNER_NONE;
}

static bool
is_in_clause (const Learner *learner, uint32_t variable)
{
  return learner->mark[variable] == IN_CLAUSE && learner->value[variable] > 0;
}

static void
replace_by_placements (Learner *learner)
{
  unsigned kept = 1;

  for (unsigned i = 1; i < learner->n_learnt; i++)
    {
      uint32_t placement = placement_behind (learner, learner->learnt[i]);

      if (placement != LEARNER_NONE)
        learner->shared[placement] = 0;
    }
  for (unsigned i = 1; i < learner->n_learnt; i++)
    {
      uint32_t placement = placement_behind (learner, learner->learnt[i]);

      if (placement != LEARNER_NONE)
        learner->shared[placement]++;
    }
  for (unsigned i = 1; i < learner->n_learnt; i++)
    {
      uint32_t placement = placement_behind (learner, learner->learnt[i]);

      if (placement == LEARNER_NONE || (learner->shared[placement] < 2 && !is_in_clause (learner, placement)))
        learner->learnt[kept++] = learner->learnt[i];
      else if (!is_in_clause (learner, placement))
        {
          learner->learnt[kept++] = 2 * placement + 1;
          mark (learner, placement, IN_CLAUSE);
        }
    }
  learner->n_learnt = kept;
}

unsigned
learner_distance (Learner *learner, const LearnerLiteral *literal, unsigned size)
{
  unsigned n = 0;

  learner->stamp++;
  for (unsigned i = 0; i < size; i++)
    {
      uint64_t *stamp = &learner->level_stamp[learner->level[learner_variable (literal[i])]];

      n += *stamp != learner->stamp;
      *stamp = learner->stamp;
    }
  return n;
}

/* Puts a literal of the highest level after the first, and returns that level. */
static unsigned
order_literals (Learner *learner)
{
  LearnerLiteral *literal = learner->learnt, highest;
  unsigned index = 1;

  if (learner->n_learnt == 1)
    return 0;
  for (unsigned i = 2; i < learner->n_learnt; i++)
    if (learner->level[learner_variable (literal[i])] > learner->level[learner_variable (literal[index])])
      index = i;
  highest = literal[index];
  literal[index] = literal[1];
  literal[1] = highest;
  return learner->level[learner_variable (highest)];
}

unsigned
learner_analyse (Learner *learner, LearnerReason conflict)
{
  learner->learnt[0] = resolve (learner, conflict);
  drop_redundant (learner);
  replace_by_placements (learner);
  clear_marks (learner);
  learner->distance = learner_distance (learner, learner->learnt, learner->n_learnt);
  return order_literals (learner);
}

void
learner_analyse_assumption (Learner *learner, LearnerLiteral literal)
{
  learner->n_learnt = 0;
  learner->learnt[learner->n_learnt++] = learner_negation (literal);
  if (learner->level[learner_variable (literal)] == 0)
    return;
  mark (learner, learner_variable (literal), IN_CLAUSE);
  for (unsigned i = learner->n_trail; i-- > learner->decision[0];)
    {
      uint32_t variable = learner_variable (learner->trail[i]);
      unsigned n;

      if (learner->mark[variable] == UNMARKED)
        continue;
      if (learner->reason[variable].kind == LEARNER_NO_REASON)
        {
          learner->learnt[learner->n_learnt++] = learner_negation (learner->trail[i]);
          continue;
        }
      n = causes (learner, learner->reason[variable], variable, learner->cause);
      for (unsigned k = 0; k < n; k++)
        if (learner->level[learner_variable (learner->cause[k])] > 0)
          mark (learner, learner_variable (learner->cause[k]), IN_CLAUSE);
    }
  clear_marks (learner);
}
