/* Taking branches, backtracking, and the share of the tree that is done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On boards with further rules a branch without solution can be large, and its fault quickly found by a look at single
 * candidates. After a number of dead ends the search begins again at the first branch, if it has found nothing yet, and then
 * *probes* boards high up in the tree before they branch, the deeper the longer nothing is found: each candidate is
 * assumed once, and goes if that fails. Which boards were probed is part of the path.
 */
#include "sudoku/tree/tree.h"

#include <assert.h>
#include <stdlib.h>

#include "sudoku/board/progress.h"

/* Dead ends without a solution before boards are probed, and how many times as many before those a level deeper are. */
#define FAILURES_BEFORE_PROBES 40u
#define FAILURES_FACTOR 4u

bool
sudoku_tree_init (SudokuTree *tree, SudokuPropagator *propagator)
{
  *tree = (SudokuTree){ .propagator = propagator, .guess_limit = UINT64_MAX };
  tree->level = malloc (propagator->cells * sizeof *tree->level);
  return tree->level != NULL;
}

void
sudoku_tree_clear (SudokuTree *tree)
{
  free (tree->level);
}

void
sudoku_tree_restart (SudokuTree *tree)
{
  tree->depth = 0;
  tree->done = 0;
  tree->failures = 0;
  tree->found = false;
  tree->probe = SUDOKU_PROBE_NONE;
  tree->place = SUDOKU_TREE_UNDER_WAY;
}

/* Moves to the next alternative of a level, which the propagator does not see. */
static void
choose_next_alternative (const SudokuTree *tree, SudokuLevel *level)
{
  uint64_t left = level->left;

  assert (left != 0 && (left & ~level->branch.alternatives) == 0);
  if (tree->prefer != NULL)
    {
      left &= tree->prefer (&level->branch, left, tree->prefer_data);
      if (left == 0)
        left = level->left;
    }
  level->present = (uint8_t) __builtin_ctzll (left);
  level->left &= ~(UINT64_C (1) << level->present);
}

static void
take_next_alternative (SudokuTree *tree, SudokuLevel *level)
{
  choose_next_alternative (tree, level);
  assert (tree->propagator->n_trail == level->trail);
  tree->guesses++;
  sudoku_branch_take (tree->propagator, &level->branch, level->present);
}

/* Opens a level with its alternatives, none taken. */
static SudokuLevel *
push_level (SudokuTree *tree, unsigned *work)
{
  SudokuLevel *level = &tree->level[tree->depth++];

  assert (tree->depth <= tree->propagator->cells);
  level->branch = sudoku_branch_choose (tree->propagator, work);
  level->left = level->branch.alternatives;
  level->trail = tree->propagator->n_trail;
  level->total = (uint8_t) sudoku_set_count (level->left);
  level->done = 0;
  level->probed = tree->probe == SUDOKU_PROBE_OVER;
  tree->probe = SUDOKU_PROBE_NONE;
  assert (level->total >= 2 && (tree->depth == 1 || level[-1].trail < level->trail));
  return level;
}

/* Leaves the present alternative for the next one, or for the end. */
static void
backtrack (SudokuTree *tree)
{
  for (; tree->depth > 0; tree->depth--)
    {
      SudokuLevel *level = &tree->level[tree->depth - 1];

      if (level->left == 0)
        continue;
      sudoku_propagator_undo (tree->propagator, level->trail);
      level->done++;
      assert (level->done < level->total);
      take_next_alternative (tree, level);
      tree->place = SUDOKU_TREE_UNDER_WAY;
      return;
    }
  assert (tree->depth == 0);
  tree->place = SUDOKU_TREE_AT_END;
}

void
sudoku_tree_leave_solution (SudokuTree *tree)
{
  if (tree->place == SUDOKU_TREE_AT_SOLUTION)
    backtrack (tree);
}

/* Up to which depth boards are probed. */
static unsigned
probed_depth (const SudokuTree *tree)
{
  unsigned depth = 0;

  for (uint64_t failures = tree->failures; failures >= FAILURES_BEFORE_PROBES && depth < tree->propagator->cells;
       failures /= FAILURES_FACTOR)
    depth++;
  return depth;
}

static bool
is_to_be_probed (const SudokuTree *tree)
{
  return tree->propagator->shape->rules != NULL && tree->probe == SUDOKU_PROBE_NONE
         && tree->depth < probed_depth (tree);
}

static void
begin_probe (SudokuTree *tree)
{
  tree->probe = SUDOKU_PROBE_NEXT;
  tree->probe_trail = tree->propagator->n_trail;
  tree->probe_candidate = 0;
}

/* Assumes the next candidate of a cell that has several, or ends after the last. */
static void
assume_next (SudokuTree *tree)
{
  const SudokuPropagator *p = tree->propagator;

  for (; tree->probe_candidate < p->cells * p->order; tree->probe_candidate++)
    {
      unsigned cell = tree->probe_candidate / p->order, value = tree->probe_candidate % p->order + 1;

      if (sudoku_set_is_single (p->cell[cell]) || !sudoku_set_has (p->cell[cell], value))
        continue;
      tree->probe = SUDOKU_PROBE_ASSUMED;
      sudoku_propagator_assume (tree->propagator, cell, value);
      return;
    }
  tree->probe = SUDOKU_PROBE_OVER;
}

/* Probes the board; returns false when cancelled, else it is over, or the board fails. budget may be NULL. */
static bool
probe (SudokuTree *tree, SudokuBudget *budget)
{
  SudokuPropagator *p = tree->propagator;

  while (tree->probe != SUDOKU_PROBE_OVER)
    {
      SudokuPropagation propagation;

      if (tree->probe == SUDOKU_PROBE_NEXT)
        {
          assume_next (tree);
          continue;
        }
      propagation = sudoku_propagate (p, budget);
      if (propagation == SUDOKU_PROPAGATION_CANCELLED)
        return false;
      if (tree->probe == SUDOKU_PROBE_REMOVED)
        {
          tree->probe = propagation == SUDOKU_PROPAGATION_FAILED ? SUDOKU_PROBE_OVER : SUDOKU_PROBE_NEXT;
          tree->probe_trail = p->n_trail;
          continue;
        }
      sudoku_propagator_undo (p, tree->probe_trail);
      tree->probe = SUDOKU_PROBE_NEXT;
      if (propagation == SUDOKU_PROPAGATION_FAILED)
        {
          sudoku_propagator_remove (p, tree->probe_candidate / p->order, tree->probe_candidate % p->order + 1);
          tree->probe = SUDOKU_PROBE_REMOVED;
        }
      tree->probe_candidate++;
    }
  return true;
}

bool
sudoku_tree_probe (SudokuTree *tree)
{
  if (tree->propagator->shape->rules == NULL)
    return false;
  begin_probe (tree);
  return probe (tree, NULL);
}

static void
fail (SudokuTree *tree)
{
  tree->probe = SUDOKU_PROBE_NONE;
  if (++tree->failures == FAILURES_BEFORE_PROBES && tree->propagator->shape->rules != NULL && !tree->found
      && tree->depth > 0)
    sudoku_tree_begin_again (tree);
  else
    backtrack (tree);
}

bool
sudoku_tree_step (SudokuTree *tree, SudokuBudget *budget)
{
  unsigned work = 1;

  assert (tree->place == SUDOKU_TREE_UNDER_WAY);
  if (tree->probe != SUDOKU_PROBE_NONE && !probe (tree, budget))
    return false;
  switch (sudoku_propagate (tree->propagator, budget))
    {
    case SUDOKU_PROPAGATION_CANCELLED:
      return false;
    case SUDOKU_PROPAGATION_FAILED:
      fail (tree);
      break;
    case SUDOKU_PROPAGATION_STABLE:
      if (tree->propagator->n_open == 0)
        {
          tree->place = SUDOKU_TREE_AT_SOLUTION;
          tree->failures = 0;
          tree->found = true;
          tree->probe = SUDOKU_PROBE_NONE;
        }
      else if (is_to_be_probed (tree))
        begin_probe (tree);
      else
        take_next_alternative (tree, push_level (tree, &work));
    }
  return tree->place != SUDOKU_TREE_UNDER_WAY
         || !(sudoku_budget_spend (budget, work) || tree->guesses >= tree->guess_limit);
}

SudokuResult
sudoku_tree_next (SudokuTree *tree, SudokuBudget *budget)
{
  sudoku_tree_leave_solution (tree);
  while (tree->place == SUDOKU_TREE_UNDER_WAY)
    if (!sudoku_tree_step (tree, budget))
      return SUDOKU_CANCELLED;
  return tree->place == SUDOKU_TREE_AT_SOLUTION ? SUDOKU_FOUND : SUDOKU_EXHAUSTED;
}

void
sudoku_tree_prune (SudokuTree *tree, unsigned n)
{
  assert (n <= tree->depth);
  tree->depth = n;
  backtrack (tree);
}

void
sudoku_tree_begin_again (SudokuTree *tree)
{
  assert (tree->depth > 0 && tree->place == SUDOKU_TREE_UNDER_WAY);
  tree->done = sudoku_tree_progress (tree);
  sudoku_propagator_undo (tree->propagator, tree->level[0].trail);
  tree->depth = 0;
}

bool
sudoku_tree_descend (SudokuTree *tree, unsigned done)
{
  unsigned work = 0;
  SudokuLevel *level;

  if (tree->propagator->n_open == 0)
    return false;
  level = push_level (tree, &work);
  if (done >= level->total)
    return false;
  for (; level->done < done; level->done++)
    choose_next_alternative (tree, level);
  take_next_alternative (tree, level);
  return true;
}

/* A search that began again is where it was until it gets further. */
double
sudoku_tree_progress (const SudokuTree *tree)
{
  double share = tree->place == SUDOKU_TREE_UNDER_WAY ? 0 : 1;

  for (unsigned depth = tree->depth; depth-- > 0;)
    share = sudoku_progress_above (share, tree->level[depth].done, tree->level[depth].total);
  assert (share >= 0 && share <= 1);
  return share > tree->done ? share : tree->done;
}
