/* The scores of cells, and branching by them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/tree/scout.h"

#include <assert.h>
#include <stdlib.h>

#include "sudoku/board/budget.h"
#include "sudoku/rules/compile.h"

/* How many dead ends a cell has to begin with for what the rules say of it. */
#define WEIGHT 8u

bool
sudoku_scout_init (SudokuScout *scout, const SudokuCandidates *candidates)
{
  const SudokuShape *shape = candidates->shape;
  SudokuSet full = sudoku_set_full (shape->order);

  *scout = (SudokuScout){ .propagator = sudoku_propagator_new (shape), .most_guesses = UINT64_MAX };
  scout->level = malloc (shape->n_cells * sizeof *scout->level);
  scout->score = malloc (shape->n_cells * sizeof *scout->score);
  if (scout->propagator == NULL || scout->level == NULL || scout->score == NULL)
    return false;
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    {
      scout->score[cell] = WEIGHT * shape->rules->weight[cell];
      for (SudokuSet left = full & ~candidates->cell[cell]; left != 0; left &= left - 1)
        sudoku_propagator_remove (scout->propagator, cell, sudoku_set_first (left));
    }
  return true;
}

void
sudoku_scout_clear (SudokuScout *scout)
{
  sudoku_propagator_free (scout->propagator);
  free (scout->level);
  free (scout->score);
}

/* Leaves the last branch for the one without its value. */
static void
backtrack (SudokuScout *scout)
{
  const SudokuScoutLevel *level;

  scout->at_solution = false;
  scout->at_end = scout->depth == 0;
  if (scout->at_end)
    return;
  level = &scout->level[--scout->depth];
  sudoku_propagator_undo (scout->propagator, level->trail);
  sudoku_propagator_remove (scout->propagator, level->cell, level->value);
}

static void
branch (SudokuScout *scout)
{
  SudokuPropagator *p = scout->propagator;
  SudokuScoutLevel *level = &scout->level[scout->depth++];
  uint64_t best = 0, best_count = 1;

  assert (scout->depth <= p->cells);
  level->trail = p->n_trail;
  for (unsigned word = 0; word < (p->cells + 63) / 64; word++)
    for (uint64_t open = p->open[word]; open != 0; open &= open - 1)
      {
        unsigned cell = word * 64 + (unsigned) __builtin_ctzll (open), count = sudoku_set_count (p->cell[cell]);

        if (scout->score[cell] * best_count <= best * count)
          continue;
        best = scout->score[cell];
        best_count = count;
        level->cell = (uint16_t) cell;
      }
  level->value = (uint8_t) sudoku_set_first (p->cell[level->cell]);
  scout->guesses++;
  sudoku_propagator_assume (p, level->cell, level->value);
}

SudokuResult
sudoku_scout_next (SudokuScout *scout, SudokuBudget *budget)
{
  if (scout->at_solution)
    backtrack (scout);
  while (!scout->at_end && scout->guesses < scout->most_guesses)
    switch (sudoku_propagate (scout->propagator, budget))
      {
      case SUDOKU_PROPAGATION_CANCELLED:
        return SUDOKU_CANCELLED;
      case SUDOKU_PROPAGATION_FAILED:
        if (scout->depth > 0)
          scout->score[scout->level[scout->depth - 1].cell]++;
        backtrack (scout);
        break;
      case SUDOKU_PROPAGATION_STABLE:
      default:
        scout->at_solution = scout->propagator->n_open == 0;
        if (scout->at_solution)
          return SUDOKU_FOUND;
        branch (scout);
        if (budget != NULL && sudoku_budget_spend (budget, scout->propagator->cells / 2))
          return SUDOKU_CANCELLED;
      }
  return scout->at_end ? SUDOKU_EXHAUSTED : SUDOKU_CANCELLED;
}
