/* When to begin again from the assumptions, keeping what was learnt, and in which of two modes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two modes take turns (A. Biere and M. Fleury, "Chasing target phases", 2020). In *focused* mode restarts are rapid,
 * which suits proofs that there is no solution. In *stable* mode they are rare, and variables are decided by their
 * target phases, which suits finding one.
 *
 * A question without assumptions is asked to find a solution, and is searched in stable mode alone. The others are
 * mostly about branches without one.
 */
#include "sudoku/cdcl/cdcl.h"

#include <assert.h>
#include <math.h>

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

void
cdcl_start_modes (Cdcl *solver, bool stable)
{
  solver->stable = stable;
  solver->n_modes = 0;
  solver->next_mode = solver->conflicts + FIRST_MODE;
  solver->next_restart = solver->conflicts + FOCUSED_RESTART;
}

static void
switch_mode (Cdcl *solver)
{
  uint64_t modes = ++solver->n_modes + UINT64_C (1);

  solver->next_mode = solver->conflicts + MODE_INTERVAL * modes * modes;
  solver->stable = solver->n_assumptions == 0 || !solver->stable;
  solver->n_restarts = 0;
  cdcl_reset_target (solver);
}

bool
cdcl_restarting (const Cdcl *solver)
{
  return solver->conflicts >= solver->next_restart && solver->n_levels > solver->n_assumptions
         && (solver->stable || solver->fast_glue > RESTART_MARGIN * solver->slow_glue);
}

void
cdcl_restart (Cdcl *solver)
{
  assert (solver->n_levels > solver->n_assumptions);
  cdcl_backtrack (solver, solver->n_assumptions);
  if (solver->conflicts >= solver->next_mode)
    switch_mode (solver);
  if (solver->conflicts >= solver->next_rephase)
    cdcl_rephase (solver);
  solver->next_restart =
      solver->conflicts + (solver->stable ? STABLE_RESTART * (uint64_t) luby (++solver->n_restarts) : FOCUSED_RESTART);
}

/* The first conflicts weigh more in the slow average, so that it is of use soon. */
void
cdcl_update_glue_averages (Cdcl *solver)
{
  double glue = solver->glue, weight = fmax (SLOW_GLUE_WEIGHT, 1 / (double) solver->conflicts);

  assert (solver->conflicts > 0 && solver->glue >= 1);
  solver->fast_glue += FAST_GLUE_WEIGHT * (glue - solver->fast_glue);
  solver->slow_glue += weight * (glue - solver->slow_glue);
}
