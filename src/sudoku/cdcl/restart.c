/* When to begin again from the assumptions, keeping what was learnt, in which of two modes, and with which phases.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two modes take turns (A. Biere and M. Fleury, "Chasing target phases", 2020). In *focused* mode restarts are rapid,
 * which suits proofs that there is no solution. In *stable* mode they are rare, and variables are decided by their
 * target phases, which suits finding one.
 *
 * A question without assumptions is asked to find a solution, and is searched in stable mode alone. After the first was excluded it
 * is mostly a proof that there is no other, in focused mode alone: turns took 3 to 20 % longer. The others are mostly about branches
 * without one, unless they are about givens, most of which are needed: these are asked in stable mode alone too. With further rules,
 * both modes take turns from the focused one on, which then decides by the size of cells too (rules.c): neither order is the better one
 * on all such boards.
 */
#include <assert.h>
#include <math.h>
#include <string.h>

#include "sudoku/cdcl/cdcl.h"

/* Conflicts: */
#define FOCUSED_RESTART 2
#define STABLE_RESTART 256 /* times a term of Luby's sequence */
#define FIRST_MODE 1000
#define MODE_INTERVAL 500 /* times the square of the number of modes */

/* In focused mode a restart is due when the fast average of the glue is that many times the slow one. */
#define RESTART_MARGIN 1.1
#define FAST_GLUE_WEIGHT 0.03
#define SLOW_GLUE_WEIGHT 1e-4

/* 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …, from n = 1 (M. Luby, A. Sinclair and D. Zuckerman, 1993). */
static unsigned
luby (unsigned n)
{
  unsigned length = 1;

  assert (n >= 1);
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

/* The phases: which value a variable is given when it is decided.
 *
 * A variable has its last value for a phase. In stable mode it takes its value on the longest trail without a conflict
 * instead, its *target* phase. From time to time all phases are set to their first value, to the opposite, or to those
 * of the longest trail since the last time, the *best* phases (as in CaDiCaL and kissat). */

#define REPHASE_INTERVAL 1000 /* conflicts, times the number of times */

static void
reset_target (Cdcl *solver)
{
  memset (solver->target, 0, solver->n_variables);
  solver->target_length = 0;
}

void
sudoku_cdcl_update_target_and_best (Cdcl *solver)
{
  unsigned length = solver->decision[solver->n_levels - 1];
  bool is_target = solver->stable && length > solver->target_length;
  bool is_best = length > solver->best_length;

  assert (length <= solver->n_trail);
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

/* Sets all phases to true, false, or the best ones, in turn. */
static void
rephase (Cdcl *solver)
{
  solver->next_rephase = solver->conflicts + REPHASE_INTERVAL * (++solver->n_rephases + UINT64_C (1));
  reset_target (solver);
  switch (solver->n_rephases % 4)
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

void
sudoku_cdcl_start_modes (Cdcl *solver, bool stable)
{
  solver->stable = stable && solver->rules == NULL;
  solver->n_modes = 0;
  solver->next_mode = solver->conflicts + FIRST_MODE;
  solver->next_restart = solver->conflicts + FOCUSED_RESTART;
}

static void
switch_mode (Cdcl *solver)
{
  uint64_t modes = ++solver->n_modes + UINT64_C (1);

  solver->next_mode = solver->conflicts + MODE_INTERVAL * modes * modes;
  if (solver->rules == NULL && (solver->finding || solver->n_assumptions == 0))
    solver->stable = !solver->proving;
  else
    solver->stable = !solver->stable;
  solver->n_restarts = 0;
  reset_target (solver);
}

bool
sudoku_cdcl_restarting (const Cdcl *solver)
{
  return solver->conflicts >= solver->next_restart && solver->n_levels > solver->n_assumptions
         && (solver->stable || solver->fast_glue > RESTART_MARGIN * solver->slow_glue);
}

void
sudoku_cdcl_restart (Cdcl *solver)
{
  assert (solver->n_levels > solver->n_assumptions);
  solver->n_all_restarts++;
  sudoku_cdcl_backtrack (solver, solver->n_assumptions);
  if (solver->conflicts >= solver->next_mode)
    switch_mode (solver);
  if (solver->conflicts >= solver->next_rephase)
    rephase (solver);
  solver->next_restart =
      solver->conflicts + (solver->stable ? STABLE_RESTART * (uint64_t) luby (++solver->n_restarts) : FOCUSED_RESTART);
}

/* The first conflicts weigh more in the slow average, so that it is of use soon. */
void
sudoku_cdcl_update_glue_averages (Cdcl *solver)
{
  double glue = solver->glue, weight = fmax (SLOW_GLUE_WEIGHT, 1 / (double) solver->conflicts);

  assert (solver->conflicts > 0 && solver->glue >= 1);
  solver->fast_glue += FAST_GLUE_WEIGHT * (glue - solver->fast_glue);
  solver->slow_glue += weight * (glue - solver->slow_glue);
}
