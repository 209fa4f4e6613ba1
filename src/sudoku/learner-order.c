/* The order in which the learner decides: the variables that took part in recent conflicts first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each conflict adds to the activity of its variables, by an amount that grows from one conflict to the
 * next, so that older ones count for less (M. W. Moskewicz et al., "Chaff", 2001). The heap holds at
 * least all open variables.
 */
#include "sudoku/learner.h"

#define LARGEST_ACTIVITY 1e150

static void
move_up (Learner *learner, unsigned index)
{
  uint32_t variable = learner->heap[index];

  for (; index > 0; index = (index - 1) / 2)
    {
      uint32_t above = learner->heap[(index - 1) / 2];

      if (learner->activity[above] >= learner->activity[variable])
        break;
      learner->heap[index] = above;
      learner->heap_index[above] = index;
    }
  learner->heap[index] = variable;
  learner->heap_index[variable] = index;
}

static void
move_down (Learner *learner, unsigned index)
{
  const double *activity = learner->activity;
  uint32_t *heap = learner->heap, variable = heap[index];
  unsigned below;

  for (; (below = 2 * index + 1) < learner->heap_size; index = below)
    {
      if (below + 1 < learner->heap_size && activity[heap[below + 1]] > activity[heap[below]])
        below++;
      if (activity[heap[below]] <= activity[variable])
        break;
      heap[index] = heap[below];
      learner->heap_index[heap[index]] = index;
    }
  heap[index] = variable;
  learner->heap_index[variable] = index;
}

void
learner_order_add (Learner *learner, uint32_t variable)
{
  if (learner->heap_index[variable] != LEARNER_NONE)
    return;
  learner->heap[learner->heap_size] = variable;
  move_up (learner, learner->heap_size++);
}

uint32_t
learner_order_take (Learner *learner)
{
  uint32_t variable = learner->heap[0], last = learner->heap[--learner->heap_size];

  learner->heap_index[variable] = LEARNER_NONE;
  if (learner->heap_size > 0)
    {
      learner->heap[0] = last;
      move_down (learner, 0);
    }
  return variable;
}

void
learner_order_bump (Learner *learner, uint32_t variable)
{
  learner->activity[variable] += learner->increment;
  if (learner->activity[variable] > LARGEST_ACTIVITY)
    {
      for (unsigned i = 0; i < learner->n_variables; i++)
        learner->activity[i] /= LARGEST_ACTIVITY;
      learner->increment /= LARGEST_ACTIVITY;
    }
  if (learner->heap_index[variable] != LEARNER_NONE)
    move_up (learner, learner->heap_index[variable]);
}
