/* Choosing the smallest cell or the smallest place to branch on, taking branches, backtracking, and the share of the tree that is done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/tree/tree.h"

#include <assert.h>
#include <stdlib.h>

#include "sudoku/board/progress.h"
#include "sudoku/rules/compile.h"

static unsigned
find_smallest_cell (const SudokuPropagator *p, SudokuBranch *branch, unsigned *work)
{
  unsigned best = SUDOKU_MAX_ORDER + 1;

  for (unsigned word = 0; word < (p->cells + 63) / 64; word++)
    for (uint64_t open = p->open[word]; open != 0; open &= open - 1)
      {
        unsigned cell = word * 64 + (unsigned) __builtin_ctzll (open);
        SudokuSet set = p->cell[cell], but_first = set & (set - 1);
        /* Pairs are the usual case near the leaves, and quicker seen than counted. */
        unsigned count = sudoku_set_is_single (but_first) ? 2 : sudoku_set_count (set);

        ++*work;
        if (count >= best)
          continue;
        best = count;
        *branch = (SudokuBranch){ .of_cell = true, .cell = (uint16_t) cell, .alternatives = p->cell[cell] };
        if (best == 2)
          return best;
      }
  return best;
}

static void
find_smaller_place (const SudokuPropagator *p, unsigned best, SudokuBranch *branch)
{
  for (unsigned house = 0; house < p->full_houses; house++)
    for (unsigned v = 0; v < p->order; v++)
      {
        uint64_t places = p->place[house * p->order + v];
        unsigned count = sudoku_set_count (places);

        if (count >= best || count < 2)
          continue;
        best = count;
        *branch = (SudokuBranch){ .house = (uint8_t) house, .value = (uint8_t) (v + 1), .alternatives = places };
        if (best == 2)
          return;
      }
}

/* On a board with further rules, the cell with the fewest values for the rules it takes part in. */
static unsigned
find_ruled_cell (const SudokuPropagator *p, SudokuBranch *branch, unsigned *work)
{
  const SudokuRules *rules = p->shape->rules;
  unsigned best = UINT32_MAX;

  for (unsigned word = 0; word < (p->cells + 63) / 64; word++)
    for (uint64_t open = p->open[word]; open != 0; open &= open - 1)
      {
        unsigned cell = word * 64 + (unsigned) __builtin_ctzll (open);
        unsigned cost = sudoku_set_count (p->cell[cell]) * 1024u / rules->weight[cell];

        ++*work;
        if (cost >= best)
          continue;
        best = cost;
        *branch = (SudokuBranch){ .of_cell = true, .cell = (uint16_t) cell, .alternatives = p->cell[cell] };
      }
  return sudoku_set_count (branch->alternatives);
}

SudokuBranch
sudoku_branch_choose (const SudokuPropagator *propagator, unsigned *work)
{
  SudokuBranch branch = { 0 };
  unsigned smallest = propagator->shape->rules != NULL ? find_ruled_cell (propagator, &branch, work)
                                                       : find_smallest_cell (propagator, &branch, work);

  assert (propagator->n_open > 0 && propagator->n_naked == 0 && propagator->n_hidden == 0 && !propagator->failed);
  assert (smallest >= 2 && smallest <= propagator->order);
  if (smallest > 2)
    {
      find_smaller_place (propagator, smallest, &branch);
      *work += propagator->full_houses * propagator->order / 4;
    }
  return branch;
}

SudokuPlacement
sudoku_branch_placement (const SudokuPropagator *propagator, const SudokuBranch *branch, unsigned alternative)
{
  unsigned cell = branch->cell, value = alternative + 1;

  assert (alternative < 64 && (branch->alternatives >> alternative & 1) != 0);
  if (!branch->of_cell)
    {
      cell = propagator->shape->spot_cell[branch->house * propagator->order + alternative];
      value = branch->value;
    }
  assert (cell < propagator->cells && value >= 1 && value <= propagator->order);
  return (SudokuPlacement){ (uint16_t) cell, (uint8_t) value };
}

void
sudoku_branch_take (SudokuPropagator *propagator, const SudokuBranch *branch, unsigned alternative)
{
  SudokuPlacement placement = sudoku_branch_placement (propagator, branch, alternative);

  sudoku_propagator_assume (propagator, placement.cell, placement.value);
}

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
  if (tree->random != NULL)
    left = sudoku_random_bit (tree->random, left);
  else if (tree->prefer != NULL)
    {
      while (left != 0
             && !tree->prefer (
                 sudoku_branch_placement (tree->propagator, &level->branch, (unsigned) __builtin_ctzll (left)),
                 tree->prefer_data))
        left &= left - 1;
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
