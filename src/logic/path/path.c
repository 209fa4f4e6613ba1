/* The solving path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "logic/board/finding.h"
#include "logic/path.h"
#include "logic/path/registry.h"
#include "sudoku/decide.h"

void
sudoku_limits_init_path (SudokuFindLimits *limits, unsigned order)
{
  sudoku_limits_init (limits, order);
  limits->sets_in_chains = false;
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (sudoku_technique_info (i)->needs_unique)
      sudoku_technique_set_add (&limits->techniques, i);
    else if ((i >= SUDOKU_MUTANT_X_WING && i <= SUDOKU_KRAKEN_FISH_2) || i == SUDOKU_ALIGNED_TRIPLET_EXCLUSION)
      sudoku_technique_set_remove (&limits->techniques, i);
}

/* The simplest step so far of a turn. */
typedef struct
{
  const SudokuFindLimits *limits;
  const SudokuPlan *plan;
  const SudokuTurn *turn;
  SudokuStep *best; /* a copy, or NULL */
  bool no_memory;
} Choice;

/* Whether the steps of a technique are compared, rather than the first one taken. */
static bool
is_chain (SudokuTechnique technique)
{
  return sudoku_technique_is_loop (technique) || technique == SUDOKU_X_CHAIN || technique == SUDOKU_XY_CHAIN;
}

static bool
is_simpler (const Choice *choice, const SudokuStep *a, const SudokuStep *b)
{
  unsigned rank_a = choice->plan->rank[a->technique], rank_b = choice->plan->rank[b->technique];

  if (rank_a != rank_b)
    return rank_a < rank_b;
  if (!is_chain (a->technique))
    return false;
  if (choice->limits->most_first && a->n_placed != b->n_placed)
    return a->n_placed > b->n_placed;
  if (choice->limits->most_first && a->n_removed != b->n_removed)
    return a->n_removed > b->n_removed;
  return a->length < b->length;
}

static bool
choose (const SudokuStep *step, void *data)
{
  Choice *choice = data;

  if (choice->best != NULL && !is_simpler (choice, step, choice->best))
    return true;
  sudoku_step_free (choice->best);
  choice->best = sudoku_step_copy (step);
  choice->no_memory = choice->best == NULL;
  return !choice->no_memory
         && (choice->plan->rank[step->technique] > choice->turn->first || is_chain (step->technique));
}

/* Looks for a step in turns. */
static SudokuResult
find_in_turns (SudokuFinding *finding, const SudokuBoard *board, Choice *choice)
{
  SudokuResult result = SUDOKU_EXHAUSTED;

  for (unsigned i = 0; i < choice->plan->n_turns && choice->best == NULL; i++)
    {
      choice->turn = &choice->plan->turn[i];
      finding->limits.sets_in_chains = choice->turn->sets;
      result = sudoku_find_steps_of_row (finding, board, choice->turn->row, &choice->turn->techniques, choose, choice);
      if (choice->no_memory)
        return SUDOKU_NO_MEMORY;
      if (sudoku_was_stopped (result))
        return result;
    }
  return choice->best != NULL ? SUDOKU_FOUND : SUDOKU_EXHAUSTED;
}

SudokuResult
sudoku_find_simplest (SudokuFinding *finding, const SudokuBoard *board, SudokuStep **step)
{
  const bool sets = finding->limits.sets_in_chains;
  Choice choice = { .limits = &finding->limits, .plan = sudoku_finding_plan (finding) };
  SudokuResult result;

  if (choice.plan == NULL)
    return SUDOKU_NO_MEMORY;
  result = find_in_turns (finding, board, &choice);
  finding->limits.sets_in_chains = sets;
  if (result == SUDOKU_FOUND)
    *step = choice.best;
  else
    sudoku_step_free (choice.best);
  return result;
}

/* The open cell with the fewest candidates: what it takes a guess for is settled there most cheaply. */
static unsigned
narrowest_cell (const SudokuBoard *board)
{
  unsigned best = 0, fewest = SUDOKU_MAX_ORDER + 1;

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    {
      unsigned count = sudoku_set_count (board->cell[cell]);

      if (board->value[cell] == 0 && count < fewest)
        {
          best = cell;
          fewest = count;
        }
    }
  return best;
}

/* A step that places a value of the solution. */
static SudokuStep *
brute_force (const SudokuBoard *board, const uint8_t *solution)
{
  unsigned cell = narrowest_cell (board);
  SudokuCandidate placed = sudoku_candidate (board->shape, cell, solution[cell]);
  const SudokuStep step = {
    .technique = SUDOKU_BRUTE_FORCE, .values = sudoku_set_of (solution[cell]), .n_placed = 1, .placed = &placed
  };

  return sudoku_step_copy (&step);
}

/* Finds the next step, if need be by the solution. */
static SudokuResult
next_step (SudokuFinding *finding, const SudokuBoard *board, const uint8_t *solution, SudokuStep **step)
{
  SudokuResult result;

  /* Paths of singles are short, but there may be many of them. */
  if (finding->cancel != NULL && finding->cancel (finding->cancel_data))
    return SUDOKU_CANCELLED;
  result = sudoku_find_simplest (finding, board, step);
  if (result != SUDOKU_EXHAUSTED || solution == NULL)
    return result;
  *step = brute_force (board, solution);
  return *step != NULL ? SUDOKU_FOUND : SUDOKU_NO_MEMORY;
}

SudokuResult
sudoku_path_run (SudokuFinding *finding, SudokuBoard *board, const uint8_t *solution, SudokuPathFunc found, void *data)
{
  while (board->n_open > 0 && sudoku_board_find_fault (board, NULL) == SUDOKU_FAULT_NONE)
    {
      SudokuStep *step = NULL;
      SudokuResult result = next_step (finding, board, solution, &step);
      bool enough;

      if (result != SUDOKU_FOUND)
        return result;
      enough = !found (step, board, data);
      sudoku_step_apply (step, board);
      sudoku_step_free (step);
      if (enough)
        return SUDOKU_FOUND;
    }
  return SUDOKU_EXHAUSTED;
}

/* What solutions a board has, as far as it matters to whoever looks for steps. */

/* Whether a solution of the givens has the other values of the board, and agrees with its candidates. */
static bool
agrees (const SudokuBoard *board, const uint8_t *solution)
{
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    if (board->value[cell] != 0 ? board->value[cell] != solution[cell]
                                : !sudoku_board_has (board, cell, solution[cell]))
      return false;
  return true;
}

/* Of several solutions of the givens, looks for one that agrees with the board. */
static SudokuUniqueness
decide_board (const SudokuBoard *board, uint8_t *solution, SudokuCancelFunc cancel, void *data)
{
  SudokuCandidates *candidates = sudoku_candidates_new (board->shape);
  SudokuDecide *decide = NULL;
  SudokuUniqueness outlook = SUDOKU_UNIQUENESS_NO_MEMORY;

  if (candidates == NULL)
    return outlook;
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    candidates->cell[cell] = board->value[cell] != 0 ? sudoku_set_of (board->value[cell]) : board->cell[cell];
  decide = sudoku_decide_new (candidates);
  sudoku_candidates_free (candidates);
  if (decide == NULL)
    return outlook;
  sudoku_decide_set_cancel (decide, cancel, data);
  switch (sudoku_decide_solve (decide, NULL, 0))
    {
    case SUDOKU_CANCELLED:
      outlook = SUDOKU_UNIQUENESS_CANCELLED;
      break;
    case SUDOKU_EXHAUSTED:
      outlook = SUDOKU_UNIQUENESS_NONE;
      break;
    case SUDOKU_FOUND:
    default:
      outlook = SUDOKU_UNIQUENESS_SEVERAL;
      memcpy (solution, sudoku_decide_solution (decide), board->shape->n_cells);
    }
  sudoku_decide_free (decide);
  return outlook;
}

SudokuUniqueness
sudoku_board_outlook (const SudokuBoard *board, uint8_t *solution, SudokuCancelFunc cancel, void *data)
{
  SudokuGrid *givens = sudoku_grid_new (board->shape);
  SudokuUniqueness outlook;

  if (givens == NULL)
    return SUDOKU_UNIQUENESS_NO_MEMORY;
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    givens->cell[cell] = board->given[cell] ? board->value[cell] : 0;
  outlook = sudoku_uniqueness (givens, solution, cancel, data);
  sudoku_grid_free (givens);
  if (outlook == SUDOKU_UNIQUENESS_UNIQUE && !agrees (board, solution))
    return SUDOKU_UNIQUENESS_NONE;
  if (outlook == SUDOKU_UNIQUENESS_SEVERAL && !agrees (board, solution))
    return decide_board (board, solution, cancel, data);
  return outlook;
}
