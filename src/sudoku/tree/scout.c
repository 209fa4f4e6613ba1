/* The scores of cells, and branching by them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/tree/scout.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

#include "sudoku/board/budget.h"
#include "sudoku/rules/compile.h"

/* How many dead ends a cell has to begin with for what the rules say of it. */
#define WEIGHT 6u

/* Bytes. On 16x16 boards it takes 9,000; on larger ones undoing takes no longer. */
#define MOST_SNAPSHOT 16384u

bool
sudoku_scout_init (SudokuScout *scout, const SudokuCandidates *candidates)
{
  const SudokuShape *shape = candidates->shape;

  *scout = (SudokuScout){ .propagator = sudoku_propagator_new (shape), .most_guesses = UINT64_MAX };
  scout->level = calloc (shape->n_cells, sizeof *scout->level);
  scout->score = malloc (shape->n_cells * sizeof *scout->score);
  if (scout->propagator == NULL || scout->level == NULL || scout->score == NULL)
    return false;
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    scout->score[cell] = WEIGHT * shape->rules->weight[cell];
  sudoku_propagator_assume_candidates (scout->propagator, candidates);
  return true;
}

void
sudoku_scout_clear (SudokuScout *scout)
{
  for (unsigned i = 0; scout->level != NULL && scout->propagator != NULL && i < scout->propagator->cells; i++)
    free (scout->level[i].snapshot);
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
  if (level->snapshot != NULL)
    sudoku_propagator_restore (scout->propagator, level->snapshot, level->trail, level->n_open);
  else
    sudoku_propagator_undo (scout->propagator, level->trail);
  sudoku_propagator_remove (scout->propagator, level->cell, level->value);
}

/* Blames a dead end on cells: the last that was given a value, and those of what failed. */
static void
blame (SudokuScout *scout)
{
  const SudokuPropagator *p = scout->propagator;
  const SudokuHouse *house = &p->shape->house[p->impossible.house];

  if (scout->depth > 0)
    scout->score[scout->level[scout->depth - 1].cell]++;
  if (p->rule_at < p->cells)
    scout->score[p->rule_at]++;
  if (p->rule_at != SUDOKU_NO_RULE_AT && p->rule_at >= p->cells)
    {
      const SudokuConstraint *constraint = &p->shape->rules->constraint[p->rule_at - p->cells];

      for (unsigned i = 0; i < constraint->n_cells; i++)
        scout->score[p->shape->rules->cell[constraint->first_cell + i]]++;
    }
  else if (p->impossible.in_cell)
    scout->score[p->impossible.cell]++;
  else
    for (unsigned i = 0; i < house->n_cells; i++)
      scout->score[house->cell[i]]++;
}

static void
save (SudokuScoutLevel *level, const SudokuPropagator *p)
{
  size_t size = sudoku_propagator_snapshot_size (p);

  level->trail = p->n_trail;
  level->n_open = p->n_open;
  if (level->snapshot == NULL && size <= MOST_SNAPSHOT)
    level->snapshot = malloc (size);
  if (level->snapshot != NULL)
    sudoku_propagator_save (p, level->snapshot);
}

static void
branch (SudokuScout *scout)
{
  SudokuPropagator *p = scout->propagator;
  SudokuScoutLevel *level = &scout->level[scout->depth++];
  uint64_t best = 0, best_count = 1;

  assert (scout->depth <= p->cells);
  save (level, p);
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
  for (unsigned i = best_count > 2 ? 0 : UINT_MAX; i < p->full_houses * p->order; i++)
    {
      uint64_t places = p->place[i], last = places & (places - 1);
      unsigned cell, other;

      if (!sudoku_set_is_single (last))
        continue;
      cell = p->spot_cell[i - i % p->order + (unsigned) __builtin_ctzll (places)];
      other = p->spot_cell[i - i % p->order + (unsigned) __builtin_ctzll (last)];
      if (scout->score[other] > scout->score[cell])
        cell = other;
      if (scout->score[cell] * best_count <= best * 2)
        continue;
      best = scout->score[cell];
      best_count = 2;
      level->cell = (uint16_t) cell;
      level->value = (uint8_t) (i % p->order + 1);
    }
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
        blame (scout);
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
