/* When a search is lost, what it asks, and the solution that leads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/search/guided-tree.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Dead ends without a solution before the search is lost for the first time, and again. Since a question takes the
 * longer the more candidates there are, it is asked again sooner on small boards. */
#define FIRST_FAILURES 150
#define MOST_NEXT_FAILURES 500
#define CANDIDATES_PER_FAILURE 32

bool
sudoku_guided_tree_init (SudokuGuidedTree *guided, const SudokuGrid *puzzle)
{
  *guided = (SudokuGuidedTree){ .propagator = sudoku_propagator_new (puzzle->shape) };
  if (guided->propagator == NULL || !sudoku_tree_init (&guided->tree, guided->propagator))
    return false;
  sudoku_propagator_assume_grid (guided->propagator, puzzle);
  return true;
}

void
sudoku_guided_tree_clear (SudokuGuidedTree *guided)
{
  sudoku_decide_free (guided->decide);
  sudoku_tree_clear (&guided->tree);
  sudoku_propagator_free (guided->propagator);
  free (guided->lead);
  free (guided->path);
}

/* The candidates of the propagator when its trail was n_trail long. */
static SudokuCandidates *
candidates_at (const SudokuPropagator *propagator, unsigned n_trail)
{
  SudokuCandidates *candidates = sudoku_candidates_new (propagator->shape);

  assert (n_trail <= propagator->n_trail);
  if (candidates == NULL)
    return NULL;
  for (unsigned cell = 0; cell < propagator->cells; cell++)
    candidates->cell[cell] = propagator->cell[cell];
  for (unsigned i = n_trail; i < propagator->n_trail; i++)
    candidates->cell[propagator->trail[i] / 64] |= UINT64_C (1) << propagator->trail[i] % 64;
  return candidates;
}

/* Of the alternatives of a branch that are left, the leading solution's if none was taken yet (a SudokuPreferFunc). */
static uint64_t
prefer_lead (const SudokuBranch *branch, uint64_t left, void *data)
{
  const SudokuGuidedTree *guided = data;

  assert (guided->mode == SUDOKU_GUIDED_LED && guided->lead != NULL && left != 0);
  if (left != branch->alternatives)
    return 0;
  for (; left != 0; left &= left - 1)
    {
      SudokuPlacement placement =
          sudoku_branch_placement (guided->propagator, branch, (unsigned) __builtin_ctzll (left));

      if (guided->lead[placement.cell] == placement.value)
        return left & -left;
    }
  return 0;
}

bool
sudoku_guided_tree_follow (SudokuGuidedTree *guided, const uint8_t *solution)
{
  if (guided->lead == NULL)
    guided->lead = malloc (guided->propagator->cells);
  if (guided->lead == NULL)
    return false;
  memcpy (guided->lead, solution, guided->propagator->cells);
  guided->mode = SUDOKU_GUIDED_LED;
  guided->tree.prefer = prefer_lead;
  guided->tree.prefer_data = guided;
  return true;
}

/* The plain search of a question is not repeated: that is what the tree has done. */
static void
make_decide (SudokuGuidedTree *guided)
{
  SudokuCandidates *candidates = candidates_at (guided->propagator, guided->tree.level[0].trail);

  if (candidates != NULL)
    guided->decide = sudoku_decide_new (candidates);
  if (guided->decide != NULL)
    sudoku_decide_set_guesses (guided->decide, 0);
  guided->path = malloc (guided->propagator->cells * sizeof *guided->path);
  guided->alone = guided->decide == NULL || guided->path == NULL;
  sudoku_candidates_free (candidates);
}

static unsigned
allowed_failures (const SudokuGuidedTree *guided)
{
  unsigned next = guided->propagator->cells * guided->propagator->order / CANDIDATES_PER_FAILURE;

  if (guided->decide == NULL)
    return FIRST_FAILURES;
  return next < MOST_NEXT_FAILURES ? next : MOST_NEXT_FAILURES;
}

/* Whether the search is lost and there is somebody to ask. */
static bool
is_lost (SudokuGuidedTree *guided)
{
  if (guided->tree.depth == 0 || guided->tree.failures < allowed_failures (guided))
    return false;
  if (guided->decide == NULL && !guided->alone)
    make_decide (guided);
  return !guided->alone;
}

static SudokuDecision
ask (SudokuGuidedTree *guided, SudokuBudget *budget, unsigned n)
{
  SudokuDecision decision;

  assert (n <= guided->tree.depth && !guided->alone);
  sudoku_decide_set_cancel (guided->decide, budget->cancelled, budget->data);
  decision = sudoku_decide_solve (guided->decide, guided->path, n);
  guided->has_solution |= decision == SUDOKU_DECIDE_SOLVABLE;
  return decision;
}

/* Asks for any solution, and begins again along it. Returns false when cancelled. */
static bool
ask_for_lead (SudokuGuidedTree *guided, SudokuBudget *budget)
{
  assert (guided->mode == SUDOKU_GUIDED_FRESH);
  switch (ask (guided, budget, 0))
    {
    case SUDOKU_DECIDE_CANCELLED:
      return false;
    case SUDOKU_DECIDE_UNSOLVABLE:
      sudoku_tree_prune (&guided->tree, 0);
      return true;
    case SUDOKU_DECIDE_SOLVABLE:
    default:
      if (sudoku_guided_tree_follow (guided, sudoku_decide_solution (guided->decide)))
        sudoku_tree_begin_again (&guided->tree);
      else
        guided->alone = true;
      return true;
    }
}

/* Writes the alternatives taken as assumptions, and returns whether the last solution found has all of them. */
static bool
write_path (SudokuGuidedTree *guided)
{
  const uint8_t *solution = sudoku_decide_solution (guided->decide);
  bool agrees = guided->has_solution;

  for (unsigned depth = 0; depth < guided->tree.depth; depth++)
    {
      const SudokuLevel *level = &guided->tree.level[depth];
      SudokuPlacement placement = sudoku_branch_placement (guided->propagator, &level->branch, level->present);

      guided->path[depth] = (SudokuAssumption){ placement.cell, placement.value, false };
      agrees = agrees && solution[placement.cell] == placement.value;
    }
  return agrees;
}

/* Asks about the alternatives taken, and leaves those without solution. Returns false when cancelled. */
static bool
ask_the_way (SudokuGuidedTree *guided, SudokuBudget *budget)
{
  SudokuTree *tree = &guided->tree;

  assert (guided->mode != SUDOKU_GUIDED_FRESH);
  while (tree->place == SUDOKU_TREE_UNDER_WAY && !write_path (guided))
    {
      SudokuDecision decision = ask (guided, budget, tree->depth);
      unsigned needed = tree->depth;

      if (decision != SUDOKU_DECIDE_UNSOLVABLE)
        return decision == SUDOKU_DECIDE_SOLVABLE;
      while (needed > 0 && !sudoku_decide_failed (guided->decide, needed - 1))
        needed--;
      assert (needed <= tree->depth);
      sudoku_tree_prune (tree, needed);
    }
  return true;
}

SudokuSearchResult
sudoku_guided_tree_next (SudokuGuidedTree *guided, SudokuBudget *budget)
{
  SudokuTree *tree = &guided->tree;

  sudoku_tree_leave_solution (tree);
  while (tree->place == SUDOKU_TREE_UNDER_WAY)
    {
      if (is_lost (guided)
          && !(guided->mode == SUDOKU_GUIDED_FRESH ? ask_for_lead (guided, budget) : ask_the_way (guided, budget)))
        return SUDOKU_SEARCH_CANCELLED;
      if (tree->place == SUDOKU_TREE_UNDER_WAY && !sudoku_tree_step (tree, budget))
        return SUDOKU_SEARCH_CANCELLED;
    }
  if (tree->place != SUDOKU_TREE_AT_SOLUTION)
    return SUDOKU_SEARCH_EXHAUSTED;
  assert (guided->propagator->n_open == 0);
  if (guided->mode == SUDOKU_GUIDED_FRESH)
    guided->mode = SUDOKU_GUIDED_PLAIN;
  return SUDOKU_SEARCH_FOUND;
}
