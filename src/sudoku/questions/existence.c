/* Settling each candidate by one solution that has it, or by proof that none has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A candidate not yet met is the target of a walk, which takes unmet candidates of other cells first, so
 * that its solution settles as many as it can. What has no solution is removed for good, with all that
 * follows. A target that is too hard for the walk goes to the oracle.
 */
#include "sudoku/questions/existence.h"

#include <stdlib.h>

#include "sudoku/cdcl/oracle.h"
#include "sudoku/search/tree.h"

/* A target that takes more guesses is left to the oracle: many times what a 9x9 board ever takes. */
#define MOST_GUESSES 5000u

typedef enum
{
  STAGE_START,  /* following what the givens imply */
  STAGE_WALK,   /* looking for a solution with the target */
  STAGE_ASK,    /* asking the oracle whether there is one */
  STAGE_STRIKE, /* following what the loss of a false candidate implies */
  STAGE_OVER
} Stage;

struct SudokuExistence
{
  SudokuPropagator *propagator;
  SudokuTree tree;
  SudokuOracle *oracle; /* made when a target is hard */
  bool alone;           /* it could not be made */
  SudokuCandidates *met, *possible;
  uint8_t *solution;
  Stage stage;
  unsigned cell;  /* those before have no unmet candidate */
  unsigned value; /* the target's, in cell; 0: any solution will do */
  uint32_t mark;  /* length of the trail before the target was assumed */
};

static uint64_t
prefer_unmet (const SudokuBranch *branch, uint64_t left, void *data)
{
  const SudokuExistence *work = data;
  const SudokuSet *met = work->met->cell;
  uint64_t unmet = 0;

  if (branch->of_cell)
    return left & ~met[branch->cell];
  for (; left != 0; left &= left - 1)
    {
      unsigned cell = sudoku_propagator_house_cell (work->propagator, branch->house, (unsigned) __builtin_ctzll (left));

      if (!sudoku_set_has (met[cell], branch->value))
        unmet |= left & -left;
    }
  return unmet;
}

SudokuExistence *
sudoku_existence_new (const SudokuGrid *puzzle)
{
  unsigned cells = puzzle->shape->n_cells;
  SudokuExistence *work = calloc (1, sizeof *work);

  if (work == NULL)
    return NULL;
  work->propagator = sudoku_propagator_new (puzzle->shape);
  work->met = sudoku_candidates_new (puzzle->shape);
  work->possible = sudoku_candidates_new (puzzle->shape);
  work->solution = malloc (cells);
  if (work->propagator == NULL || work->met == NULL || work->possible == NULL || work->solution == NULL
      || !sudoku_tree_init (&work->tree, work->propagator))
    {
      sudoku_existence_free (work);
      return NULL;
    }
  for (unsigned cell = 0; cell < cells; cell++)
    work->possible->cell[cell] = sudoku_set_full (puzzle->shape->order);
  work->tree.prefer = prefer_unmet;
  work->tree.prefer_data = work;
  sudoku_propagator_assume_grid (work->propagator, puzzle);
  return work;
}

void
sudoku_existence_free (SudokuExistence *work)
{
  if (work == NULL)
    return;
  sudoku_oracle_free (work->oracle);
  sudoku_tree_clear (&work->tree);
  free (work->solution);
  sudoku_candidates_free (work->possible);
  sudoku_candidates_free (work->met);
  sudoku_propagator_free (work->propagator);
  free (work);
}

static void
note_possible (SudokuExistence *work)
{
  for (unsigned cell = 0; cell < work->propagator->cells; cell++)
    work->possible->cell[cell] = work->propagator->cell[cell];
}

/* No solution at all. */
static void
note_none (SudokuExistence *work)
{
  for (unsigned cell = 0; cell < work->propagator->cells; cell++)
    work->possible->cell[cell] = 0;
  work->stage = STAGE_OVER;
}

static void
note_solution (SudokuExistence *work, const uint8_t *solution)
{
  for (unsigned cell = 0; cell < work->propagator->cells; cell++)
    work->met->cell[cell] |= sudoku_set_of (solution[cell]);
}

/* Begins the walk below the present board. */
static void
start_walk (SudokuExistence *work)
{
  sudoku_tree_restart (&work->tree);
  work->tree.guess_limit = work->alone ? UINT64_MAX : work->tree.guesses + MOST_GUESSES;
  work->stage = STAGE_WALK;
}

/* Begins the search for a solution with the next candidate not met, if there is one. */
static void
aim (SudokuExistence *work)
{
  SudokuPropagator *p = work->propagator;
  SudokuSet unmet = 0;

  while (work->cell < p->cells && (unmet = p->cell[work->cell] & ~work->met->cell[work->cell]) == 0)
    work->cell++;
  if (unmet == 0)
    {
      work->stage = STAGE_OVER;
      return;
    }
  work->value = sudoku_set_first (unmet);
  work->mark = p->n_trail;
  sudoku_propagator_assume (p, work->cell, work->value);
  start_walk (work);
}

/* There is no solution with the target, or none at all. */
static void
strike_target (SudokuExistence *work)
{
  if (work->value == 0)
    {
      note_none (work);
      return;
    }
  sudoku_propagator_remove (work->propagator, work->cell, work->value);
  work->stage = STAGE_STRIKE;
}

/* Leaves the walk for the oracle; without memory for one the walk goes on alone. */
static void
turn_to_oracle (SudokuExistence *work)
{
  if (work->oracle == NULL)
    work->oracle = sudoku_oracle_new (work->possible);
  work->alone = work->oracle == NULL;
  if (work->alone)
    {
      work->tree.guess_limit = UINT64_MAX;
      return;
    }
  sudoku_propagator_undo (work->propagator, work->mark);
  work->stage = STAGE_ASK;
}

static bool
run_start (SudokuExistence *work, SudokuBudget *budget)
{
  switch (sudoku_propagate (work->propagator, budget))
    {
    case SUDOKU_PROPAGATION_CANCELLED:
      return false;
    case SUDOKU_PROPAGATION_FAILED:
      note_none (work);
      return true;
    case SUDOKU_PROPAGATION_STABLE:
    default:
      note_possible (work);
      work->mark = work->propagator->n_trail;
      start_walk (work);
      return true;
    }
}

static bool
run_walk (SudokuExistence *work, SudokuBudget *budget)
{
  switch (sudoku_tree_next (&work->tree, budget))
    {
    case SUDOKU_SEARCH_CANCELLED:
      if (work->tree.guesses < work->tree.guess_limit)
        return false;
      turn_to_oracle (work);
      return true;
    case SUDOKU_SEARCH_FOUND:
      sudoku_propagator_read (work->propagator, work->solution);
      note_solution (work, work->solution);
      sudoku_propagator_undo (work->propagator, work->mark);
      aim (work);
      return true;
    case SUDOKU_SEARCH_EXHAUSTED:
    default:
      sudoku_propagator_undo (work->propagator, work->mark);
      strike_target (work);
      return true;
    }
}

static bool
run_ask (SudokuExistence *work, SudokuBudget *budget)
{
  SudokuPlacement target = { (uint16_t) work->cell, (uint8_t) work->value };
  unsigned needed;

  switch (sudoku_oracle_ask (work->oracle, budget, &target, work->value != 0, &needed))
    {
    case SUDOKU_ORACLE_CANCELLED:
      return false;
    case SUDOKU_ORACLE_LIVE:
      note_solution (work, sudoku_oracle_solution (work->oracle));
      aim (work);
      return true;
    case SUDOKU_ORACLE_HELPLESS:
      work->alone = true;
      aim (work);
      return true;
    case SUDOKU_ORACLE_DEAD:
    default:
      strike_target (work);
      return true;
    }
}

static bool
run_strike (SudokuExistence *work, SudokuBudget *budget)
{
  if (sudoku_propagate (work->propagator, budget) == SUDOKU_PROPAGATION_CANCELLED)
    return false;
  note_possible (work);
  aim (work);
  return true;
}

bool
sudoku_existence_run (SudokuExistence *work, SudokuBudget *budget)
{
  bool go_on = true;

  while (go_on && work->stage != STAGE_OVER)
    switch (work->stage)
      {
      case STAGE_START:
        go_on = run_start (work, budget);
        break;
      case STAGE_WALK:
        go_on = run_walk (work, budget);
        break;
      case STAGE_ASK:
        go_on = run_ask (work, budget);
        break;
      case STAGE_STRIKE:
      default:
        go_on = run_strike (work, budget);
      }
  return go_on;
}

const SudokuCandidates *
sudoku_existence_met (const SudokuExistence *work)
{
  return work->met;
}

const SudokuCandidates *
sudoku_existence_possible (const SudokuExistence *work)
{
  return work->possible;
}
