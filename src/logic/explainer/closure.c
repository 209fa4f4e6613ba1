/* Which candidates imply which.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Candidates that imply each other are components of the graph of implications, and have one set. Tarjan's algorithm (R. E.
 * Tarjan: Depth-First Search and Linear Graph Algorithms, SIAM J. Comput. 1, 1972) finds a component after all those
 * that it leads to, so that its set is the union of theirs and itself.
 */
#include <string.h>

#include "logic/explainer/closure.h"

/* Adds what a candidate of a finished component leads to. */
static void
gather (ChainSearch *search, unsigned candidate, uint64_t *bits)
{
  Closure *closure = &search->closure;
  const Implications *own = &search->implied[candidate];
  for (unsigned i = first_weak (search, own); i < own->n_weak; i++)
    {
      const Implications *off = &search->implied[own->weak[i]];
      for (unsigned j = first_strong (search, off); j < end_strong (search, off); j++)
        {
          unsigned on = off->strong[j];
          /* What leads there has been added with it. */
          if (bits[on / 64] >> on % 64 & 1)
            continue;
          const uint64_t *more = closure->bits[closure->row[on]];
          for (unsigned word = 0; word < closure->n_words; word++)
            bits[word] |= more[word];
        }
    }
}

/* Takes a component off the stack and makes its set. */
static void
finish_component (ChainSearch *search, unsigned root)
{
  Closure *closure = &search->closure;
  unsigned row = closure->n_rows++, end = search->n_stack, candidate;
  uint64_t *bits = closure->bits[row];
  memset (bits, 0, closure->n_words * sizeof *bits);
  do
    {
      candidate = search->stack[--search->n_stack];
      search->is_on_stack[candidate] = false;
      closure->row[candidate] = (uint16_t) row;
      bits[candidate / 64] |= UINT64_C (1) << candidate % 64;
    }
  while (candidate != root);
  for (unsigned i = search->n_stack; i < end; i++)
    gather (search, search->stack[i], bits);
}

static void
visit (ChainSearch *search, unsigned candidate)
{
  const Implications *own = &search->implied[candidate];
  search->visited[candidate] = search->lowest[candidate] = (uint16_t) ++search->n_visited;
  search->stack[search->n_stack++] = (uint16_t) candidate;
  search->is_on_stack[candidate] = true;
  for (unsigned i = first_weak (search, own); i < own->n_weak; i++)
    {
      const Implications *off = &search->implied[own->weak[i]];
      for (unsigned j = first_strong (search, off); j < end_strong (search, off); j++)
        {
          unsigned on = off->strong[j];
          if (!search->visited[on])
            {
              visit (search, on);
              if (search->lowest[on] < search->lowest[candidate])
                search->lowest[candidate] = search->lowest[on];
            }
          else if (search->is_on_stack[on] && search->visited[on] < search->lowest[candidate])
            search->lowest[candidate] = search->visited[on];
        }
    }
  if (search->lowest[candidate] == search->visited[candidate])
    finish_component (search, candidate);
}

void
closure_build (ChainSearch *search)
{
  const Numbering *numbering = search->numbering;
  search->closure.n_words = (numbering->n + 63) / 64;
  search->closure.n_rows = 0;
  search->n_visited = search->n_stack = 0;
  memset (search->visited, 0, numbering->n * sizeof *search->visited);
  for (unsigned candidate = 0; candidate < numbering->n; candidate++)
    if (!search->visited[candidate]
        && board_has (search->board, numbering->cell[candidate], numbering->value[candidate]))
      visit (search, candidate);
}
