/* The order of decisions: variables that took part in recent conflicts first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each conflict adds to the activity of its variables an amount that grows from one conflict to the next, so that older
 * ones count for less (M. W. Moskewicz et al., "Chaff", 2001). The heap contains at least all open variables.
 */
#include "sudoku/cdcl/cdcl.h"

#include <assert.h>

#define LARGEST_ACTIVITY 1e150

static void
move_up (Cdcl *solver, unsigned index)
{
  uint32_t variable = solver->heap[index];

  assert (index <= solver->heap_size);
  for (; index > 0; index = (index - 1) / 2)
    {
      uint32_t above = solver->heap[(index - 1) / 2];

      if (solver->activity[above] >= solver->activity[variable])
        break;
      solver->heap[index] = above;
      solver->heap_index[above] = index;
    }
  solver->heap[index] = variable;
  solver->heap_index[variable] = index;
}

static void
move_down (Cdcl *solver, unsigned index)
{
  const double *activity = solver->activity;
  uint32_t *heap = solver->heap, variable = heap[index];
  unsigned below;

  assert (index < solver->heap_size);
  for (; (below = 2 * index + 1) < solver->heap_size; index = below)
    {
      if (below + 1 < solver->heap_size && activity[heap[below + 1]] > activity[heap[below]])
        below++;
      if (activity[heap[below]] <= activity[variable])
        break;
      heap[index] = heap[below];
      solver->heap_index[heap[index]] = index;
    }
  heap[index] = variable;
  solver->heap_index[variable] = index;
}

void
sudoku_cdcl_heap_insert (Cdcl *solver, uint32_t variable)
{
  assert (variable < solver->n_variables);
  if (solver->heap_index[variable] != CDCL_NONE)
    return;
  assert (solver->heap_size < solver->n_variables);
  solver->heap[solver->heap_size] = variable;
  move_up (solver, solver->heap_size++);
}

uint32_t
sudoku_cdcl_heap_pop (Cdcl *solver)
{
  uint32_t variable = solver->heap[0], last;

  assert (solver->heap_size > 0 && solver->heap_index[variable] == 0);
  assert (solver->heap_size == 1 || solver->activity[solver->heap[1]] <= solver->activity[variable]);
  last = solver->heap[--solver->heap_size];
  solver->heap_index[variable] = CDCL_NONE;
  if (solver->heap_size > 0)
    {
      solver->heap[0] = last;
      move_down (solver, 0);
    }
  return variable;
}

void
sudoku_cdcl_bump (Cdcl *solver, uint32_t variable)
{
  assert (variable < solver->n_variables && solver->increment > 0);
  solver->activity[variable] += solver->increment;
  if (solver->activity[variable] > LARGEST_ACTIVITY)
    {
      for (unsigned i = 0; i < solver->n_variables; i++)
        solver->activity[i] /= LARGEST_ACTIVITY;
      solver->increment /= LARGEST_ACTIVITY;
    }
  assert (solver->heap_index[variable] == CDCL_NONE || solver->heap[solver->heap_index[variable]] == variable);
  if (solver->heap_index[variable] != CDCL_NONE)
    move_up (solver, solver->heap_index[variable]);
}
