/* Walking down branches, backtracking, and knowing how far along the walk is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/search/tree.h"

#include <stdlib.h>

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
  tree->behind = 0;
  tree->place = SUDOKU_TREE_UNDER_WAY;
}

/* Moves on to the next alternative of a level without telling the propagator. */
static void
choose_next_alternative (const SudokuTree *tree, SudokuLevel *level)
{
  uint64_t left = level->left;

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
  tree->guesses++;
  sudoku_branch_take (tree->propagator, &level->branch, level->present);
}

/* Opens a level with its alternatives, none taken. */
static SudokuLevel *
push_level (SudokuTree *tree, unsigned *work)
{
  SudokuLevel *level = &tree->level[tree->depth++];

  level->branch = sudoku_branch_choose (tree->propagator, work);
  level->left = level->branch.alternatives;
  level->trail = tree->propagator->n_trail;
  level->total = (uint8_t) sudoku_set_count (level->left);
  level->done = 0;
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
      take_next_alternative (tree, level);
      tree->place = SUDOKU_TREE_UNDER_WAY;
      return;
    }
  tree->place = SUDOKU_TREE_AT_END;
}

/* Asks the guide about the alternatives taken, and leaves those without solution. Returns false when
 * the budget ended; a guide that cannot help lets the walk go on. */
static bool
ask_the_way (SudokuTree *tree, SudokuBudget *budget)
{
  SudokuPlacement *path = tree->guide->path;

  while (tree->place == SUDOKU_TREE_UNDER_WAY)
    {
      unsigned needed = 0;
      SudokuOracleAnswer answer;

      for (unsigned depth = 0; depth < tree->depth; depth++)
        path[depth] =
            sudoku_branch_placement (tree->propagator, &tree->level[depth].branch, tree->level[depth].present);
      answer = sudoku_guide_ask (tree->guide, tree->depth, budget, &needed);
      if (answer != SUDOKU_ORACLE_DEAD)
        return answer != SUDOKU_ORACLE_CANCELLED;
      tree->depth = needed;
      backtrack (tree);
    }
  return true;
}

/* Begins anew with the guide's solution first on each level; nothing had been found. */
static void
follow_lead (SudokuTree *tree)
{
  tree->behind = sudoku_tree_progress (tree);
  tree->prefer = sudoku_guide_prefer;
  tree->prefer_data = tree->guide;
  sudoku_propagator_undo (tree->propagator, tree->level[0].trail);
  tree->depth = 0;
}

/* Asks the guide for any solution, and begins anew along it. Returns false when the budget ended. */
static bool
ask_for_lead (SudokuTree *tree, SudokuBudget *budget)
{
  switch (sudoku_guide_find_lead (tree->guide, budget))
    {
    case SUDOKU_ORACLE_CANCELLED:
      return false;
    case SUDOKU_ORACLE_DEAD:
      tree->place = SUDOKU_TREE_AT_END;
      return true;
    case SUDOKU_ORACLE_LIVE:
      follow_lead (tree);
      return true;
    case SUDOKU_ORACLE_HELPLESS:
    default:
      return true;
    }
}

SudokuSearchResult
sudoku_tree_next (SudokuTree *tree, SudokuBudget *budget)
{
  if (tree->place == SUDOKU_TREE_AT_SOLUTION)
    backtrack (tree);

  while (tree->place == SUDOKU_TREE_UNDER_WAY)
    {
      unsigned work = 1;

      if (tree->guide != NULL && tree->depth > 0 && sudoku_guide_is_wanted (tree->guide, tree->level[0].trail)
          && !(tree->guide->mode == SUDOKU_GUIDE_FRESH ? ask_for_lead (tree, budget) : ask_the_way (tree, budget)))
        return SUDOKU_SEARCH_CANCELLED;
      if (tree->place != SUDOKU_TREE_UNDER_WAY)
        break;

      switch (sudoku_propagate (tree->propagator, budget))
        {
        case SUDOKU_PROPAGATION_CANCELLED:
          return SUDOKU_SEARCH_CANCELLED;
        case SUDOKU_PROPAGATION_FAILED:
          if (tree->guide != NULL)
            sudoku_guide_note_failure (tree->guide);
          backtrack (tree);
          break;
        case SUDOKU_PROPAGATION_STABLE:
          if (tree->propagator->n_open == 0)
            {
              tree->place = SUDOKU_TREE_AT_SOLUTION;
              if (tree->guide != NULL)
                sudoku_guide_note_solution (tree->guide);
            }
          else
            take_next_alternative (tree, push_level (tree, &work));
        }
      if (tree->place == SUDOKU_TREE_UNDER_WAY
          && (sudoku_budget_spend (budget, work) || tree->guesses >= tree->guess_limit))
        return SUDOKU_SEARCH_CANCELLED;
    }
  return tree->place == SUDOKU_TREE_AT_SOLUTION ? SUDOKU_SEARCH_FOUND : SUDOKU_SEARCH_EXHAUSTED;
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

/* Worked out from the deepest level up, where each step rounds monotonically: so it never goes back. A
 * walk that began anew is where it was until it gets further. */
double
sudoku_tree_progress (const SudokuTree *tree)
{
  double share = tree->place == SUDOKU_TREE_UNDER_WAY ? 0 : 1;

  for (unsigned depth = tree->depth; depth-- > 0;)
    share = (tree->level[depth].done + share) / tree->level[depth].total;
  return share > tree->behind ? share : tree->behind;
}
