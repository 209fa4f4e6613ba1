/* The learner's search: decisions, restarts, and when to forget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two ways of searching take turns (A. Biere and M. Fleury, "Chasing target phases", 2020): in one, restarts
 * are quick, which suits proofs that there is no solution; in the other they are rare, and each open
 * candidate is tried as it was where the search got furthest, which suits finding one. Now and then
 * all candidates are set back to where they began, or to where the search ever got furthest.
 *
 * A question without assumptions is asked to find a solution: it is searched for in the second way alone. The
 * others are mostly about branches without one.
 */
#include "sudoku/learner.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Conflicts: */
#define REDUCTION_INTERVAL 1000 /* times the square root of the number of reductions */
#define QUICK_RESTART 2
#define STEADY_RESTART 256 /* times a term of Luby's sequence */
#define FIRST_MODE 1000
#define MODE_INTERVAL 500   /* times the square of the number of modes */
#define PHASE_INTERVAL 1000 /* times the number of resets */

/* A quick restart is due when the clauses' distance is so many times the usual. */
#define RESTART_MARGIN 1.1
#define RECENT_WEIGHT 0.03
#define USUAL_WEIGHT 1e-4

/* By how much a conflict counts more than the one before. */
#define ACTIVITY_GROWTH (1 / 0.95)

/* Units of patience: ten nanoseconds. */
#define CONFLICT_WORK 500
#define VARIABLE_WORK 2

void
learner_free (Learner *learner)
{
  if (learner == NULL)
    return;
  if (learner->watches != NULL)
    for (uint32_t literal = 0; literal < 2 * learner->n_variables; literal++)
      free (learner->watches[literal].watch);
  void *arrays[] = { learner->seat,   learner->alive,   learner->member,   learner->value,       learner->level,
                     learner->reason, learner->trail,   learner->decision, learner->pending,     learner->words,
                     learner->clause, learner->watches, learner->activity, learner->heap,        learner->heap_index,
                     learner->phase,  learner->target,  learner->best,     learner->mark,        learner->marked,
                     learner->learnt, learner->cause,   learner->shared,   learner->level_stamp, learner->assumed };
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
    free (arrays[i]);
  free (learner);
}

Learner *
learner_new (unsigned n_variables, unsigned n_groups)
{
  Learner *learner = calloc (1, sizeof *learner);
  size_t n = n_variables + 1, groups = n_groups, levels = n + SUDOKU_MAX_CELLS;
  bool complete = true;

  if (learner == NULL)
    return NULL;
#define MAKE(field, count) complete &= (learner->field = calloc ((count), sizeof *learner->field)) != NULL
  MAKE (seat, n);
  MAKE (alive, groups);
  MAKE (member, 64 * groups);
  MAKE (value, n);
  MAKE (level, n);
  MAKE (reason, n);
  MAKE (trail, n);
  MAKE (decision, levels);
  MAKE (pending, LEARNER_GROUPS * n + groups);
  MAKE (watches, 2 * n);
  MAKE (activity, n);
  MAKE (heap, n);
  MAKE (heap_index, n);
  MAKE (phase, n);
  MAKE (target, n);
  MAKE (best, n);
  MAKE (mark, n);
  MAKE (marked, n);
  MAKE (learnt, levels);
  MAKE (cause, n);
  MAKE (shared, n);
  MAKE (level_stamp, levels);
  MAKE (assumed, SUDOKU_MAX_CELLS);
#undef MAKE
  learner->n_variables = n_variables;
  learner->n_groups = n_groups;
  if (!complete)
    {
      learner_free (learner);
      return NULL;
    }
  memset (learner->member, 0xff, 64 * groups * sizeof *learner->member);
  memset (learner->heap_index, 0xff, n * sizeof *learner->heap_index);
  memset (learner->phase, 1, n);
  learner->increment = 1;
  return learner;
}

void
learner_add_member (Learner *learner, unsigned kind, uint32_t group, uint32_t variable)
{
  unsigned position = sudoku_set_count (learner->alive[group]);

  learner->member[group * 64 + position] = variable;
  learner->alive[group] |= UINT64_C (1) << position;
  learner->seat[variable].group[kind] = group;
  learner->seat[variable].position[kind] = (uint8_t) position;
}

/* The first of several modes, and the time of the next. */
static void
start_modes (Learner *learner, bool finding)
{
  learner->steady = finding;
  learner->n_modes = 0;
  learner->next_mode = learner->conflicts + FIRST_MODE;
  learner->next_restart = learner->conflicts + QUICK_RESTART;
}

/* Before the first question: the candidates of small groups are decided first, and groups of one member
 * or none have something to say. */
static void
begin (Learner *learner)
{
  for (uint32_t variable = 0; variable < learner->n_variables; variable++)
    {
      unsigned smallest = 64;

      for (unsigned kind = 0; kind < LEARNER_GROUPS; kind++)
        {
          unsigned size = sudoku_set_count (learner->alive[learner->seat[variable].group[kind]]);

          smallest = size < smallest ? size : smallest;
        }
      learner->activity[variable] = 1e-3 / smallest;
      learner_order_add (learner, variable);
    }
  for (uint32_t group = 0; group < learner->n_groups; group++)
    if (sudoku_set_count (learner->alive[group]) < 2)
      learner->pending[learner->n_pending++] = group;
  learner->next_reduction = REDUCTION_INTERVAL;
  learner->next_phase = PHASE_INTERVAL;
  start_modes (learner, true);
}

/* 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …, from n = 1 (M. Luby, A. Sinclair and D. Zuckerman, 1993). */
static unsigned
luby (unsigned n)
{
  unsigned length = 1;

  while (length < n)
    length = 2 * length + 1;
  while (length != n)
    {
      length /= 2;
      if (n > length)
        n -= length;
    }
  return (length + 1) / 2;
}

/* Notes how far the search got before the present level, if that is further than before. */
static void
note_depth (Learner *learner)
{
  unsigned length = learner->decision[learner->n_levels - 1];
  bool is_target = learner->steady && length > learner->target_length;
  bool is_best = length > learner->best_length;

  if (!is_target && !is_best)
    return;
  for (unsigned i = 0; i < length; i++)
    {
      int8_t value = learner->trail[i] & 1 ? -1 : 1;

      if (is_target)
        learner->target[learner_variable (learner->trail[i])] = value;
      if (is_best)
        learner->best[learner_variable (learner->trail[i])] = value;
    }
  if (is_target)
    learner->target_length = length;
  if (is_best)
    learner->best_length = length;
}

static void
forget_target (Learner *learner)
{
  memset (learner->target, 0, learner->n_variables);
  learner->target_length = 0;
}

static void
reset_phases (Learner *learner)
{
  learner->next_phase = learner->conflicts + PHASE_INTERVAL * (++learner->n_phases + UINT64_C (1));
  forget_target (learner);
  switch (learner->n_phases % 4)
    {
    case 1:
      memset (learner->phase, 1, learner->n_variables);
      return;
    case 3:
      memset (learner->phase, -1, learner->n_variables);
      return;
    default:
      for (uint32_t variable = 0; variable < learner->n_variables; variable++)
        if (learner->best[variable] != 0)
          learner->phase[variable] = learner->best[variable];
      learner->best_length = 0;
    }
}

static bool
is_finding (const Learner *learner)
{
  return learner->n_assumed == 0;
}

static void
change_mode (Learner *learner)
{
  uint64_t modes = ++learner->n_modes + UINT64_C (1);

  learner->next_mode = learner->conflicts + MODE_INTERVAL * modes * modes;
  learner->steady = is_finding (learner) || !learner->steady;
  learner->n_restarts = 0;
  forget_target (learner);
}

static void
restart (Learner *learner)
{
  learner_go_back (learner, learner->n_assumed);
  if (learner->conflicts >= learner->next_mode)
    change_mode (learner);
  if (learner->conflicts >= learner->next_phase)
    reset_phases (learner);
  learner->next_restart =
      learner->conflicts + (learner->steady ? STEADY_RESTART * (uint64_t) luby (++learner->n_restarts) : QUICK_RESTART);
}

static bool
wants_restart (const Learner *learner)
{
  return learner->conflicts >= learner->next_restart && learner->n_levels > learner->n_assumed
         && (learner->steady || learner->recent_distance > RESTART_MARGIN * learner->usual_distance);
}

/* The first conflicts weigh more, so that there is a usual distance soon. */
static void
note_distance (Learner *learner)
{
  double distance = learner->distance, weight = fmax (USUAL_WEIGHT, 1 / (double) learner->conflicts);

  learner->recent_distance += RECENT_WEIGHT * (distance - learner->recent_distance);
  learner->usual_distance += weight * (distance - learner->usual_distance);
}

/* Returns false when the conflict was there before any decision. */
static bool
learn (Learner *learner, LearnerReason conflict, unsigned *work)
{
  unsigned level;

  *work += CONFLICT_WORK;
  learner->conflicts++;
  if (learner->n_levels == 0)
    return false;
  note_depth (learner);
  level = learner_analyse (learner, conflict);
  *work += learner->n_learnt * VARIABLE_WORK;
  note_distance (learner);
  learner->increment *= ACTIVITY_GROWTH;
  learner_go_back (learner, level);
  if (learner->n_learnt == 1)
    learner_set (learner, learner->learnt[0], learner_reason (LEARNER_NO_REASON, 0));
  else
    {
      uint32_t clause = learner_keep (learner);

      if (clause != LEARNER_NONE)
        learner_set (learner, learner->learnt[0], learner_reason (LEARNER_CLAUSE, clause));
    }
  return true;
}

static void
decide (Learner *learner, LearnerLiteral literal)
{
  learner->decision[learner->n_levels++] = learner->n_trail;
  if (learner_value (learner, literal) == 0)
    learner_set (learner, literal, learner_reason (LEARNER_NO_REASON, 0));
}

/* There is an open variable. */
static LearnerLiteral
choose (Learner *learner)
{
  uint32_t variable;
  int phase;

  do
    variable = learner_order_take (learner);
  while (learner->value[variable] != 0);
  phase = learner->steady && learner->target[variable] != 0 ? learner->target[variable] : learner->phase[variable];
  return 2 * variable + (phase < 0);
}

/* Goes back to what the last question and this one have in common. */
static void
take_assumptions (Learner *learner, const LearnerLiteral *assumed, unsigned n)
{
  unsigned common = 0;

  while (common < n && common < learner->n_assumed && learner->assumed[common] == assumed[common])
    common++;
  if (learner->under_way && common == n && n == learner->n_assumed)
    return;
  learner_go_back (learner, common);
  if (n > 0)
    memcpy (learner->assumed, assumed, n * sizeof *assumed);
  if (is_finding (learner) != (n == 0))
    start_modes (learner, n == 0);
  learner->n_assumed = n;
  learner->under_way = true;
}

/* Takes the next decision. Returns false when there is none to take: all is decided, or (with learnt) an
 * assumption is false. */
static bool
go_deeper (Learner *learner)
{
  if (learner->n_levels < learner->n_assumed)
    {
      LearnerLiteral assumption = learner->assumed[learner->n_levels];

      if (learner_value (learner, assumption) < 0)
        {
          learner_analyse_assumption (learner, assumption);
          return false;
        }
      decide (learner, assumption);
      return true;
    }
  if (learner->n_trail == learner->n_variables)
    return false;
  decide (learner, choose (learner));
  return true;
}

/* Restarts and forgets when it is time. */
static void
tidy (Learner *learner, unsigned *work)
{
  if (learner->conflicts >= learner->next_reduction)
    {
      *work += learner->n_words + 2 * learner->n_variables;
      learner_forget (learner);
      learner->next_reduction =
          learner->conflicts + (uint64_t) (REDUCTION_INTERVAL * sqrt (++learner->n_reductions + 1));
    }
  if (wants_restart (learner))
    {
      *work += learner->n_trail * VARIABLE_WORK;
      restart (learner);
    }
}

/* Follows what is set, and learns or decides. Returns CANCELLED while there is more to do. */
static LearnerResult
step (Learner *learner, unsigned *work)
{
  LearnerReason conflict = learner_follow (learner, work);

  if (conflict.kind != LEARNER_NO_REASON)
    {
      learner->refuted = !learn (learner, conflict, work);
      return LEARNER_CANCELLED;
    }
  tidy (learner, work);
  if (go_deeper (learner))
    return LEARNER_CANCELLED;
  return learner->n_levels < learner->n_assumed ? LEARNER_REFUTED : LEARNER_SATISFIED;
}

LearnerResult
learner_solve (Learner *learner, SudokuPatience *patience, const LearnerLiteral *assumed, unsigned n)
{
  if (learner->next_reduction == 0)
    begin (learner);
  take_assumptions (learner, assumed, n);
  while (!learner->short_of_memory && !learner->refuted)
    {
      unsigned work = 1;
      LearnerResult result = step (learner, &work);

      if (result != LEARNER_CANCELLED)
        {
          learner->under_way = false;
          return result;
        }
      if (patience != NULL && sudoku_patience_spend (patience, work))
        return LEARNER_CANCELLED;
    }
  learner->n_learnt = 0;
  return learner->refuted ? LEARNER_REFUTED : LEARNER_CANCELLED;
}
