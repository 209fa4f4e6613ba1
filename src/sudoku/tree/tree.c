/* Taking branches, backtracking, and the share of the tree that is done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/tree/tree.h"

#include <assert.h>
#include <stdlib.h>

#include "sudoku/board/progress.h"

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

bool
sudoku_tree_step (SudokuTree *tree, SudokuBudget *budget)
{
  unsigned work = 1;

  assert (tree->place == SUDOKU_TREE_UNDER_WAY);
  switch (sudoku_propagate (tree->propagator, budget))
    {
    case SUDOKU_PROPAGATION_CANCELLED:
      return false;
    case SUDOKU_PROPAGATION_FAILED:
      tree->failures++;
      backtrack (tree);
      break;
    case SUDOKU_PROPAGATION_STABLE:
      if (tree->propagator->n_open == 0)
        {
          tree->place = SUDOKU_TREE_AT_SOLUTION;
          tree->failures = 0;
        }
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
