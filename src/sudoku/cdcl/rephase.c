/* The phases: which value a variable is given when it is decided.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A variable has its last value for a phase. In stable mode it takes its value on the longest trail without a conflict
 * instead, its *target* phase. From time to time all phases are set to their first value, to the opposite, or to those
 * of the longest trail since the last time, the *best* phases (as in CaDiCaL and kissat).
 */
#include "sudoku/cdcl/cdcl.h"

#include <assert.h>
#include <string.h>

#define REPHASE_INTERVAL 1000 /* conflicts, times the number of times */

void
cdcl_reset_target (Cdcl *solver)
{
  memset (solver->target, 0, solver->n_variables);
  solver->target_length = 0;
}

void
cdcl_update_target_and_best (Cdcl *solver)
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

static void
copy_best (Cdcl *solver)
{
  for (uint32_t variable = 0; variable < solver->n_variables; variable++)
    if (solver->best[variable] != 0)
      solver->phase[variable] = solver->best[variable];
  solver->best_length = 0;
}

void
cdcl_rephase (Cdcl *solver)
{
  solver->next_rephase = solver->conflicts + REPHASE_INTERVAL * (++solver->n_rephases + UINT64_C (1));
  cdcl_reset_target (solver);
  switch (solver->n_rephases % 4)
    {
    case 1:
      memset (solver->phase, 1, solver->n_variables);
      return;
    case 3:
      memset (solver->phase, -1, solver->n_variables);
      return;
    default:
      copy_best (solver);
    }
}
