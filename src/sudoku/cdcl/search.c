/* The loop of the solver: propagate, and learn from a conflict or decide.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Assumptions are the first decisions, one a level (Eén and Sörensson). The levels that two questions have in common
 * are kept from the one to the next.
 */
#include "sudoku/cdcl/check.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "sudoku/board/check.h"

/* Conflicts: */
#define REDUCE_INTERVAL 1000 /* times the square root of the number of reductions */
#define FIRST_REPHASE 1000

/* By how much a conflict counts more for the activities than the one before; less where it is a proof that is looked for. */
#define ACTIVITY_GROWTH (1 / 0.97)
#define ACTIVITY_GROWTH_PROVING (1 / 0.98)

/* How many open variables of the highest activity are compared. */
#define COMPARED 8

#define CONFLICT_TICKS 500
#define VARIABLE_TICKS 2

/* With many variables only a sample of the learnt clauses is checked: one in this many conflicts. */
#define CHECK_INTERVAL(n_variables) (1 + (n_variables) / 2048)

/* The size of a variable's smallest exactly-one constraint. An at-most-one constraint need not have a true member, so that its
 * size says less. */
static unsigned
smallest_size (const Cdcl *solver, uint32_t variable)
{
  const CdclFurther *further = cdcl_further (solver, variable);
  unsigned smallest = 64;

  for (unsigned kind = 0; kind < CDCL_CONSTRAINTS; kind++)
    {
      unsigned size = sudoku_set_count (solver->not_false[solver->occurrences[variable].constraint[kind]]);

      smallest = size < smallest ? size : smallest;
    }
  for (unsigned i = 0; i < solver->n_further && further[i].constraint < solver->n_exactly_one; i++)
    {
      unsigned size = sudoku_set_count (solver->not_false[further[i].constraint]);

      smallest = size < smallest ? size : smallest;
    }
  return smallest;
}

bool
sudoku_cdcl_begin (Cdcl *solver, SudokuBudget *budget)
{
  if (solver->next_reduce > 0)
    return true;
  while (solver->n_begun < solver->n_variables)
    {
      uint32_t variable = solver->n_begun++;

      solver->activity[variable] = 1e-3 / smallest_size (solver, variable);
      if (solver->random != NULL)
        solver->activity[variable] *= 1 + sudoku_random_unit (solver->random);
      sudoku_cdcl_heap_insert (solver, variable);
      if (budget != NULL && sudoku_budget_spend (budget, VARIABLE_TICKS))
        return false;
    }
  for (uint32_t constraint = 0; constraint < solver->n_exactly_one; constraint++)
    if (sudoku_set_count (solver->not_false[constraint]) < 2)
      solver->pending[solver->n_pending++] = constraint;
  solver->next_reduce = REDUCE_INTERVAL;
  solver->next_rephase = FIRST_REPHASE;
  sudoku_cdcl_start_modes (solver, true);
  return true;
}

/* Checks `learnt`. */
static void
check_learnt (const Cdcl *solver, const char *what)
{
  sudoku_check (what, sudoku_cdcl_clause_fault (solver, solver->learnt, solver->n_learnt));
}

/* The level at which a rule could have been in conflict: it may not have seen that then. */
static unsigned
find_level (const Cdcl *solver, CdclReason conflict)
{
  unsigned n = sudoku_cdcl_antecedents (solver, conflict, CDCL_NONE, solver->antecedent), level = 0;

  for (unsigned i = 0; i < n; i++)
    if (solver->level[cdcl_variable (solver->antecedent[i])] > level)
      level = solver->level[cdcl_variable (solver->antecedent[i])];
  return level;
}

/* Returns false when there was no decision: there is no solution. */
static bool
learn (Cdcl *solver, CdclReason conflict, unsigned *ticks)
{
  unsigned level;

  *ticks += CONFLICT_TICKS;
  solver->conflicts++;
  if (conflict.kind == CDCL_RULE)
    sudoku_cdcl_backtrack (solver, find_level (solver, conflict));
  if (solver->n_levels == 0)
    {
      solver->n_learnt = 0;
      if (SUDOKU_CHECKS)
        check_learnt (solver, "empty clause");
      return false;
    }
  sudoku_cdcl_update_target_and_best (solver);
  level = sudoku_cdcl_analyze (solver, conflict);
  assert (level < solver->n_levels);
  if (SUDOKU_CHECKS && solver->conflicts % CHECK_INTERVAL (solver->n_variables) == 0)
    check_learnt (solver, "learnt clause");
  *ticks += solver->n_learnt * VARIABLE_TICKS;
  solver->n_literals += solver->n_learnt;
  sudoku_cdcl_update_glue_averages (solver);
  solver->increment *= solver->proving ? ACTIVITY_GROWTH_PROVING : ACTIVITY_GROWTH;
  sudoku_cdcl_backtrack (solver, level);
  assert (cdcl_value (solver, solver->learnt[0]) == 0);
  if (solver->n_learnt == 1)
    sudoku_cdcl_assign (solver, solver->learnt[0], cdcl_reason (CDCL_NO_REASON, 0));
  else
    {
      uint32_t clause = sudoku_cdcl_add_learnt (solver);

      if (clause != CDCL_NONE)
        sudoku_cdcl_assign (solver, solver->learnt[0], cdcl_reason (CDCL_CLAUSE, clause));
    }
  return true;
}

/* Opens a level with a literal; an assumption may be true already. */
static void
decide (Cdcl *solver, CdclLiteral literal)
{
  assert (solver->n_propagated == solver->n_trail && solver->n_pending == 0);
  assert (cdcl_value (solver, literal) >= 0 && literal < 2 * solver->n_variables);
  solver->n_decisions++;
  solver->decision[solver->n_levels++] = solver->n_trail;
  if (cdcl_value (solver, literal) == 0)
    sudoku_cdcl_assign (solver, literal, cdcl_reason (CDCL_NO_REASON, 0));
}

/* Of the first few open variables by activity, the one with the most for the size of its smallest constraint; the others stay in the
 * heap. All questions about the givens of a minimal 25x25 board took 404,183 conflicts with it, 439,233 without. */
static uint32_t
pop_tightest (Cdcl *solver)
{
  uint32_t popped[COMPARED], best = 0;
  double highest = -1;
  unsigned n = 0;

  while (n < COMPARED && solver->heap_size > 0)
    {
      uint32_t variable = sudoku_cdcl_heap_pop (solver);
      double worth;

      if (solver->value[variable] != 0)
        continue;
      worth = solver->activity[variable] / (smallest_size (solver, variable) + 1);
      best = worth > highest ? n : best;
      highest = fmax (worth, highest);
      popped[n++] = variable;
    }
  assert (n > 0);
  for (unsigned i = 0; i < n; i++)
    if (i != best)
      sudoku_cdcl_heap_insert (solver, popped[i]);
  return popped[best];
}

/* The literal to decide; there is an open variable. */
static CdclLiteral
choose (Cdcl *solver)
{
  uint32_t variable;
  int phase;

  if (solver->rules != NULL && !solver->stable)
    return 2 * sudoku_cdcl_choose_by_cell (solver);
  variable = pop_tightest (solver);
  assert (variable < solver->n_variables);
  phase = solver->stable && solver->target[variable] != 0 ? solver->target[variable] : solver->phase[variable];
  return 2 * variable + (phase < 0);
}

/* Backtracks to the assumptions that the last question and this one begin with. */
static void
assume (Cdcl *solver, const CdclLiteral *assumptions, unsigned n)
{
  unsigned common = 0;

  assert (solver->n_assumptions <= SUDOKU_MAX_CELLS);
  while (common < n && common < solver->n_assumptions && solver->assumptions[common] == assumptions[common])
    common++;
  if (solver->solving && common == n && n == solver->n_assumptions)
    return;
  solver->n_questions++;
  sudoku_cdcl_backtrack (solver, common);
  if (n > 0)
    memcpy (solver->assumptions, assumptions, n * sizeof *assumptions);
  if ((solver->n_assumptions == 0) != (n == 0))
    sudoku_cdcl_start_modes (solver, (n == 0 && !solver->proving) || solver->finding);
  solver->n_assumptions = n;
  solver->solving = true;
}

/* Takes the next decision. Returns false when there is none: every variable is assigned, or an assumption is false and
 * `learnt` says why. */
static bool
decide_next (Cdcl *solver)
{
  if (solver->n_levels < solver->n_assumptions)
    {
      CdclLiteral assumption = solver->assumptions[solver->n_levels];

      if (cdcl_value (solver, assumption) < 0)
        {
          sudoku_cdcl_analyze_final (solver, assumption);
          if (SUDOKU_CHECKS)
            check_learnt (solver, "core");
          return false;
        }
      decide (solver, assumption);
      return true;
    }
  if (solver->n_trail == solver->n_variables)
    return false;
  assert (solver->n_trail < solver->n_variables);
  decide (solver, choose (solver));
  return true;
}

static void
reduce_or_restart (Cdcl *solver, unsigned *ticks)
{
  if (solver->conflicts >= solver->next_reduce)
    {
      *ticks += solver->arena_size + 2 * solver->n_variables;
      sudoku_cdcl_reduce (solver);
      solver->next_reduce = solver->conflicts + (uint64_t) (REDUCE_INTERVAL * sqrt (++solver->n_reduces + 1));
    }
  if (sudoku_cdcl_restarting (solver))
    {
      *ticks += solver->n_trail * VARIABLE_TICKS;
      sudoku_cdcl_restart (solver);
    }
}

/* Propagates, and learns or decides. Returns CANCELLED while there is more to do. */
static SudokuResult
step (Cdcl *solver, unsigned *ticks)
{
  CdclReason conflict = sudoku_cdcl_propagate (solver, ticks);

  if (conflict.kind != CDCL_NO_REASON)
    {
      solver->inconsistent = !learn (solver, conflict, ticks);
      return SUDOKU_CANCELLED;
    }
  reduce_or_restart (solver, ticks);
  if (decide_next (solver))
    return SUDOKU_CANCELLED;
  return solver->n_levels < solver->n_assumptions ? SUDOKU_EXHAUSTED : SUDOKU_FOUND;
}

SudokuResult
sudoku_cdcl_solve (Cdcl *solver, SudokuBudget *budget, const CdclLiteral *assumptions, unsigned n)
{
  assert (n <= SUDOKU_MAX_CELLS);
  if (!sudoku_cdcl_begin (solver, budget))
    return SUDOKU_CANCELLED;
  assume (solver, assumptions, n);
  while (!solver->out_of_memory && !solver->inconsistent)
    {
      unsigned ticks = 1;
      SudokuResult result = step (solver, &ticks);

      if (result != SUDOKU_CANCELLED)
        {
          solver->solving = false;
          return result;
        }
      if ((budget != NULL && sudoku_budget_spend (budget, ticks)) || solver->conflicts >= solver->most_conflicts)
        return SUDOKU_CANCELLED;
    }
  solver->n_learnt = 0;
  return solver->inconsistent ? SUDOKU_EXHAUSTED : SUDOKU_NO_MEMORY;
}

void
sudoku_cdcl_count (const Cdcl *solver, uint64_t *counters)
{
  counters[SUDOKU_LEARNING_QUESTIONS] = solver->n_questions;
  counters[SUDOKU_LEARNING_DECISIONS] = solver->n_decisions;
  counters[SUDOKU_LEARNING_PROPAGATIONS] = solver->n_propagations;
  counters[SUDOKU_LEARNING_CONFLICTS] = solver->conflicts;
  counters[SUDOKU_LEARNING_LITERALS] = solver->n_literals;
  counters[SUDOKU_LEARNING_KEPT] = solver->n_clauses;
  counters[SUDOKU_LEARNING_REDUCTIONS] = solver->n_reduces;
  counters[SUDOKU_LEARNING_RESTARTS] = solver->n_all_restarts;
}

void
sudoku_cdcl_add_unit (Cdcl *solver, CdclLiteral literal)
{
  assert (solver->next_reduce > 0 && cdcl_variable (literal) < solver->n_variables);
  sudoku_cdcl_backtrack (solver, 0);
  if (cdcl_value (solver, literal) < 0)
    solver->inconsistent = true;
  else if (cdcl_value (solver, literal) == 0)
    sudoku_cdcl_assign (solver, literal, cdcl_reason (CDCL_NO_REASON, 0));
}

void
sudoku_cdcl_add_clause (Cdcl *solver, const CdclLiteral *literals, unsigned n)
{
  assert (n <= solver->n_variables);
  sudoku_cdcl_begin (solver, NULL);
  sudoku_cdcl_backtrack (solver, 0);
  solver->solving = false;
  solver->n_assumptions = solver->n_learnt = 0;
  solver->proving = solver->rules == NULL;
  sudoku_cdcl_start_modes (solver, false);
  for (unsigned i = 0; i < n; i++)
    {
      if (cdcl_value (solver, literals[i]) > 0)
        return;
      if (cdcl_value (solver, literals[i]) == 0)
        solver->learnt[solver->n_learnt++] = literals[i];
    }
  if (solver->n_learnt == 0)
    solver->inconsistent = true;
  else if (solver->n_learnt == 1)
    sudoku_cdcl_assign (solver, solver->learnt[0], cdcl_reason (CDCL_NO_REASON, 0));
  else
    {
      solver->glue = 1;
      sudoku_cdcl_add_learnt (solver);
    }
}
