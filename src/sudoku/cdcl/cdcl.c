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
#include "sudoku/cdcl/cdcl.h"

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

/* Units of budget: ten nanoseconds. */
#define CONFLICT_WORK 500
#define VARIABLE_WORK 2

void
cdcl_free (Cdcl *solver)
{
  if (solver == NULL)
    return;
  if (solver->watches != NULL)
    for (uint32_t literal = 0; literal < 2 * solver->n_variables; literal++)
      free (solver->watches[literal].watch);
  void *arrays[] = { solver->seat,   solver->alive,   solver->member,   solver->value,       solver->level,
                     solver->reason, solver->trail,   solver->decision, solver->pending,     solver->words,
                     solver->clause, solver->watches, solver->activity, solver->heap,        solver->heap_index,
                     solver->phase,  solver->target,  solver->best,     solver->mark,        solver->marked,
                     solver->learnt, solver->cause,   solver->shared,   solver->level_stamp, solver->assumed };
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++)
    free (arrays[i]);
  free (solver);
}

Cdcl *
cdcl_new (unsigned n_variables, unsigned n_groups)
{
  Cdcl *solver = calloc (1, sizeof *solver);
  size_t n = n_variables + 1, groups = n_groups, levels = n + SUDOKU_MAX_CELLS;
  bool complete = true;

  if (solver == NULL)
    return NULL;
#define MAKE(field, count) complete &= (solver->field = calloc ((count), sizeof *solver->field)) != NULL
  MAKE (seat, n);
  MAKE (alive, groups);
  MAKE (member, 64 * groups);
  MAKE (value, n);
  MAKE (level, n);
  MAKE (reason, n);
  MAKE (trail, n);
  MAKE (decision, levels);
  MAKE (pending, CDCL_GROUPS * n + groups);
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
  solver->n_variables = n_variables;
  solver->n_groups = n_groups;
  if (!complete)
    {
      cdcl_free (solver);
      return NULL;
    }
  memset (solver->member, 0xff, 64 * groups * sizeof *solver->member);
  memset (solver->heap_index, 0xff, n * sizeof *solver->heap_index);
  memset (solver->phase, 1, n);
  solver->increment = 1;
  return solver;
}

void
cdcl_add_member (Cdcl *solver, unsigned kind, uint32_t group, uint32_t variable)
{
  unsigned position = sudoku_set_count (solver->alive[group]);

  solver->member[group * 64 + position] = variable;
  solver->alive[group] |= UINT64_C (1) << position;
  solver->seat[variable].group[kind] = group;
  solver->seat[variable].position[kind] = (uint8_t) position;
}

/* The first of several modes, and the time of the next. */
static void
start_modes (Cdcl *solver, bool finding)
{
  solver->steady = finding;
  solver->n_modes = 0;
  solver->next_mode = solver->conflicts + FIRST_MODE;
  solver->next_restart = solver->conflicts + QUICK_RESTART;
}

/* Before the first question: the candidates of small groups are decided first, and groups of one member
 * or none have something to say. */
static void
begin (Cdcl *solver)
{
  for (uint32_t variable = 0; variable < solver->n_variables; variable++)
    {
      unsigned smallest = 64;

      for (unsigned kind = 0; kind < CDCL_GROUPS; kind++)
        {
          unsigned size = sudoku_set_count (solver->alive[solver->seat[variable].group[kind]]);

          smallest = size < smallest ? size : smallest;
        }
      solver->activity[variable] = 1e-3 / smallest;
      cdcl_order_add (solver, variable);
    }
  for (uint32_t group = 0; group < solver->n_groups; group++)
    if (sudoku_set_count (solver->alive[group]) < 2)
      solver->pending[solver->n_pending++] = group;
  solver->next_reduction = REDUCTION_INTERVAL;
  solver->next_phase = PHASE_INTERVAL;
  start_modes (solver, true);
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
note_depth (Cdcl *solver)
{
  unsigned length = solver->decision[solver->n_levels - 1];
  bool is_target = solver->steady && length > solver->target_length;
  bool is_best = length > solver->best_length;

  if (!is_target && !is_best)
    return;
  for (unsigned i = 0; i < length; i++)
    {
      int8_t value = solver->trail[i] & 1 ? -1 : 1;

      if (is_target)
        solver->target[cdcl_variable (solver->trail[i])] = value;
      if (is_best)
        solver->best[cdcl_variable (solver->trail[i])] = value;
    }
  if (is_target)
    solver->target_length = length;
  if (is_best)
    solver->best_length = length;
}

static void
forget_target (Cdcl *solver)
{
  memset (solver->target, 0, solver->n_variables);
  solver->target_length = 0;
}

static void
reset_phases (Cdcl *solver)
{
  solver->next_phase = solver->conflicts + PHASE_INTERVAL * (++solver->n_phases + UINT64_C (1));
  forget_target (solver);
  switch (solver->n_phases % 4)
    {
    case 1:
      memset (solver->phase, 1, solver->n_variables);
      return;
    case 3:
      memset (solver->phase, -1, solver->n_variables);
      return;
    default:
      for (uint32_t variable = 0; variable < solver->n_variables; variable++)
        if (solver->best[variable] != 0)
          solver->phase[variable] = solver->best[variable];
      solver->best_length = 0;
    }
}

static bool
is_finding (const Cdcl *solver)
{
  return solver->n_assumed == 0;
}

static void
change_mode (Cdcl *solver)
{
  uint64_t modes = ++solver->n_modes + UINT64_C (1);

  solver->next_mode = solver->conflicts + MODE_INTERVAL * modes * modes;
  solver->steady = is_finding (solver) || !solver->steady;
  solver->n_restarts = 0;
  forget_target (solver);
}

static void
restart (Cdcl *solver)
{
  cdcl_go_back (solver, solver->n_assumed);
  if (solver->conflicts >= solver->next_mode)
    change_mode (solver);
  if (solver->conflicts >= solver->next_phase)
    reset_phases (solver);
  solver->next_restart =
      solver->conflicts + (solver->steady ? STEADY_RESTART * (uint64_t) luby (++solver->n_restarts) : QUICK_RESTART);
}

static bool
wants_restart (const Cdcl *solver)
{
  return solver->conflicts >= solver->next_restart && solver->n_levels > solver->n_assumed
         && (solver->steady || solver->recent_distance > RESTART_MARGIN * solver->usual_distance);
}

/* The first conflicts weigh more, so that there is a usual distance soon. */
static void
note_distance (Cdcl *solver)
{
  double distance = solver->distance, weight = fmax (USUAL_WEIGHT, 1 / (double) solver->conflicts);

  solver->recent_distance += RECENT_WEIGHT * (distance - solver->recent_distance);
  solver->usual_distance += weight * (distance - solver->usual_distance);
}

/* Returns false when the conflict was there before any decision. */
static bool
learn (Cdcl *solver, CdclReason conflict, unsigned *work)
{
  unsigned level;

  *work += CONFLICT_WORK;
  solver->conflicts++;
  if (solver->n_levels == 0)
    return false;
  note_depth (solver);
  level = cdcl_analyse (solver, conflict);
  *work += solver->n_learnt * VARIABLE_WORK;
  note_distance (solver);
  solver->increment *= ACTIVITY_GROWTH;
  cdcl_go_back (solver, level);
  if (solver->n_learnt == 1)
    cdcl_set (solver, solver->learnt[0], cdcl_reason (CDCL_NO_REASON, 0));
  else
    {
      uint32_t clause = cdcl_keep (solver);

      if (clause != CDCL_NONE)
        cdcl_set (solver, solver->learnt[0], cdcl_reason (CDCL_CLAUSE, clause));
    }
  return true;
}

static void
decide (Cdcl *solver, CdclLiteral literal)
{
  solver->decision[solver->n_levels++] = solver->n_trail;
  if (cdcl_value (solver, literal) == 0)
    cdcl_set (solver, literal, cdcl_reason (CDCL_NO_REASON, 0));
}

/* There is an open variable. */
static CdclLiteral
choose (Cdcl *solver)
{
  uint32_t variable;
  int phase;

  do
    variable = cdcl_order_take (solver);
  while (solver->value[variable] != 0);
  phase = solver->steady && solver->target[variable] != 0 ? solver->target[variable] : solver->phase[variable];
  return 2 * variable + (phase < 0);
}

/* Goes back to what the last question and this one have in common. */
static void
take_assumptions (Cdcl *solver, const CdclLiteral *assumed, unsigned n)
{
  unsigned common = 0;

  while (common < n && common < solver->n_assumed && solver->assumed[common] == assumed[common])
    common++;
  if (solver->under_way && common == n && n == solver->n_assumed)
    return;
  cdcl_go_back (solver, common);
  if (n > 0)
    memcpy (solver->assumed, assumed, n * sizeof *assumed);
  if (is_finding (solver) != (n == 0))
    start_modes (solver, n == 0);
  solver->n_assumed = n;
  solver->under_way = true;
}

/* Takes the next decision. Returns false when there is none to take: all is decided, or (with learnt) an
 * assumption is false. */
static bool
go_deeper (Cdcl *solver)
{
  if (solver->n_levels < solver->n_assumed)
    {
      CdclLiteral assumption = solver->assumed[solver->n_levels];

      if (cdcl_value (solver, assumption) < 0)
        {
          cdcl_analyse_assumption (solver, assumption);
          return false;
        }
      decide (solver, assumption);
      return true;
    }
  if (solver->n_trail == solver->n_variables)
    return false;
  decide (solver, choose (solver));
  return true;
}

/* Restarts and forgets when it is time. */
static void
tidy (Cdcl *solver, unsigned *work)
{
  if (solver->conflicts >= solver->next_reduction)
    {
      *work += solver->n_words + 2 * solver->n_variables;
      cdcl_forget (solver);
      solver->next_reduction = solver->conflicts + (uint64_t) (REDUCTION_INTERVAL * sqrt (++solver->n_reductions + 1));
    }
  if (wants_restart (solver))
    {
      *work += solver->n_trail * VARIABLE_WORK;
      restart (solver);
    }
}

/* Follows what is set, and learns or decides. Returns CANCELLED while there is more to do. */
static CdclResult
step (Cdcl *solver, unsigned *work)
{
  CdclReason conflict = cdcl_follow (solver, work);

  if (conflict.kind != CDCL_NO_REASON)
    {
      solver->refuted = !learn (solver, conflict, work);
      return CDCL_CANCELLED;
    }
  tidy (solver, work);
  if (go_deeper (solver))
    return CDCL_CANCELLED;
  return solver->n_levels < solver->n_assumed ? CDCL_REFUTED : CDCL_SATISFIED;
}

CdclResult
cdcl_solve (Cdcl *solver, SudokuBudget *budget, const CdclLiteral *assumed, unsigned n)
{
  if (solver->next_reduction == 0)
    begin (solver);
  take_assumptions (solver, assumed, n);
  while (!solver->short_of_memory && !solver->refuted)
    {
      unsigned work = 1;
      CdclResult result = step (solver, &work);

      if (result != CDCL_CANCELLED)
        {
          solver->under_way = false;
          return result;
        }
      if (budget != NULL && sudoku_budget_spend (budget, work))
        return CDCL_CANCELLED;
    }
  solver->n_learnt = 0;
  return solver->refuted ? CDCL_REFUTED : CDCL_CANCELLED;
}
