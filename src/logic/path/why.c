/* The simplest explanation of why a candidate is false.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Techniques are allowed tier by tier, from singles up. In each tier a step is looked for that excludes the candidate by
 * itself; then the solving path is followed until it is excluded, and whatever the last step does not depend on is left
 * out. Forcing chains are only looked for where they exclude it at once: a proof by cases is easier to read than a path of
 * them.
 */
#include "logic/why.h"

#include <stdlib.h>
#include <string.h>

#include "logic/path.h"
#include "logic/path/by-cases.h"
#include "logic/path/trace.h"
#include "sudoku/decide.h"

/* The last technique of each tier; a path is followed in those before PATH_TIERS. */
static const SudokuTechnique tier_end[] = { SUDOKU_HIDDEN_SINGLE,     SUDOKU_CLAIMING,
                                            SUDOKU_HIDDEN_TRIPLE,     SUDOKU_XYZ_WING,
                                            SUDOKU_SASHIMI_JELLYFISH, SUDOKU_DISCONTINUOUS_LOOP,
                                            SUDOKU_DEATH_BLOSSOM,     SUDOKU_FORCING_CHAIN_VERITY };
#define N_TIERS (sizeof tier_end / sizeof *tier_end)
#define PATH_TIERS 7

typedef struct
{
  SudokuBoard *board;
  SudokuFinding *finding;
  SudokuTrace *trace;
  SudokuCandidates *target;
  SudokuCancelFunc cancel;
  SudokuCancelFunc enough;
  void *data;
  unsigned cell, value;
  bool unique;
  bool is_enough;
  bool found;
  bool no_memory;
} Explainer;

void
sudoku_why_free (SudokuWhy *why)
{
  if (why == NULL)
    return;
  sudoku_why_lines_free (why->line, why->n_lines);
  free (why->solution);
  free (why);
}

/* Whether a step takes the candidate out: by removing it, or by a value that it sees. */
static bool
excludes (const Explainer *explainer, const SudokuStep *step)
{
  const SudokuShape *shape = explainer->board->shape;
  SudokuCandidate wanted = sudoku_candidate (shape, explainer->cell, explainer->value);

  for (unsigned i = 0; i < step->n_removed; i++)
    if (step->removed[i] == wanted)
      return true;
  for (unsigned i = 0; i < step->n_placed; i++)
    {
      unsigned cell = sudoku_candidate_cell (shape, step->placed[i]);

      if (step->placed[i] != wanted
          && (cell == explainer->cell
              || (sudoku_candidate_value (shape, step->placed[i]) == explainer->value
                  && sudoku_cells_see (shape, cell, explainer->cell))))
        return true;
    }
  return false;
}

static bool
take_if_it_excludes (const SudokuStep *step, void *data)
{
  Explainer *explainer = data;

  if (!excludes (explainer, step))
    return true;
  explainer->found = sudoku_trace_step (explainer->trace, 0, step);
  explainer->no_memory = !explainer->found && !sudoku_trace_is_full (explainer->trace);
  return false;
}

static bool
add_to_path (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Explainer *explainer = data;

  (void) board;
  if (!sudoku_trace_step (explainer->trace, 0, step))
    {
      explainer->no_memory = !sudoku_trace_is_full (explainer->trace);
      return false;
    }
  explainer->found = excludes (explainer, step);
  return !explainer->found;
}

/* Follows the solving path until it excludes the candidate; otherwise the trace stays empty. */
static void
follow_path (Explainer *explainer)
{
  SudokuBoard *board = sudoku_board_copy (explainer->board);

  if (board == NULL || !sudoku_trace_enter (explainer->trace))
    explainer->no_memory = true;
  else
    {
      explainer->no_memory |=
          sudoku_path_run (explainer->finding, board, NULL, add_to_path, explainer) == SUDOKU_NO_MEMORY;
      sudoku_trace_leave (explainer->trace, explainer->found);
    }
  sudoku_board_free (board);
}

static bool
is_cancelled (const Explainer *explainer)
{
  return explainer->cancel != NULL && explainer->cancel (explainer->data);
}

/* Whether finders are to stop: because of the caller, or because a proof by cases is to be had sooner. */
static bool
is_over (void *data)
{
  Explainer *explainer = data;

  explainer->is_enough = explainer->enough != NULL && explainer->enough (explainer->data);
  return explainer->is_enough || is_cancelled (explainer);
}

static void
explain_by_tier (Explainer *explainer, unsigned tier)
{
  SudokuFindLimits limits;
  SudokuResult result;

  sudoku_limits_init_path (&limits, explainer->board->shape->order);
  limits.unique = explainer->unique;
  for (SudokuTechnique i = tier_end[tier] + 1; i < SUDOKU_N_TECHNIQUES; i++)
    sudoku_technique_set_remove (&limits.techniques, i);
  sudoku_finding_set_limits (explainer->finding, &limits);
  sudoku_finding_set_target (explainer->finding, explainer->target);
  result = sudoku_find_steps (explainer->finding, explainer->board, take_if_it_excludes, explainer);
  sudoku_finding_set_target (explainer->finding, NULL);
  explainer->no_memory |= result == SUDOKU_NO_MEMORY;
  if (!explainer->found && !explainer->no_memory && tier < PATH_TIERS)
    follow_path (explainer);
}

static SudokuWhyKind
explain (Explainer *explainer, SudokuWhy *why)
{
  for (unsigned tier = 0; tier < N_TIERS && !explainer->found && !explainer->is_enough; tier++)
    {
      explain_by_tier (explainer, tier);
      if (explainer->no_memory)
        return SUDOKU_WHY_NO_MEMORY;
      if (is_cancelled (explainer))
        return SUDOKU_WHY_CANCELLED;
    }
  if (!explainer->found)
    switch (sudoku_prove_by_cases (explainer->trace, explainer->cell, explainer->value, explainer->cancel,
                                   explainer->enough, explainer->data))
      {
      case SUDOKU_FOUND:
        break;
      case SUDOKU_EXHAUSTED:
        return SUDOKU_WHY_NOT_FOUND;
      case SUDOKU_CANCELLED:
        return SUDOKU_WHY_CANCELLED;
      case SUDOKU_NO_MEMORY:
        return SUDOKU_WHY_NO_MEMORY;
      }
  if (!sudoku_trace_finish (explainer->trace, why))
    return SUDOKU_WHY_NO_MEMORY;
  return explainer->found ? SUDOKU_WHY_STEPS : SUDOKU_WHY_CASES;
}

/* Makes what the explanation needs, and explains. */
static SudokuWhyKind
explain_false (Explainer *explainer, SudokuWhy *why)
{
  const SudokuCellInfo *info = &explainer->board->shape->cell[explainer->cell];
  SudokuWhyKind kind = SUDOKU_WHY_NO_MEMORY;

  explainer->finding = sudoku_finding_new (explainer->board->shape);
  explainer->trace = sudoku_trace_new (explainer->board);
  explainer->target = sudoku_candidates_new (explainer->board->shape);
  if (explainer->finding != NULL && explainer->trace != NULL && explainer->target != NULL)
    {
      sudoku_finding_set_cancel (explainer->finding, is_over, explainer);
      /* What has to be removed or placed for the candidate to fall at once. */
      explainer->target->cell[explainer->cell] = explainer->board->cell[explainer->cell];
      for (unsigned i = 0; i < info->n_peers; i++)
        explainer->target->cell[info->peer[i]] = sudoku_set_of (explainer->value);
      kind = explain (explainer, why);
    }
  sudoku_candidates_free (explainer->target);
  sudoku_trace_free (explainer->trace);
  sudoku_finding_free (explainer->finding);
  return kind;
}

/* Whether the board, by its values, has a solution with the candidate. */
static SudokuWhyKind
decide (const Explainer *explainer, SudokuWhy *why)
{
  const SudokuShape *shape = explainer->board->shape;
  SudokuGrid *grid = sudoku_grid_new_from_values (shape, explainer->board->value);
  SudokuDecide *decide = grid == NULL ? NULL : sudoku_decide_new_for_grid (grid);
  SudokuAssumption assumption = { .cell = (uint16_t) explainer->cell, .value = (uint8_t) explainer->value };
  SudokuWhyKind kind = SUDOKU_WHY_NO_MEMORY;

  if (decide != NULL)
    {
      sudoku_decide_set_cancel (decide, explainer->cancel, explainer->data);
      switch (sudoku_decide_solve (decide, &assumption, 1))
        {
        case SUDOKU_NO_MEMORY:
          break;
        case SUDOKU_CANCELLED:
          kind = SUDOKU_WHY_CANCELLED;
          break;
        case SUDOKU_EXHAUSTED:
          kind = sudoku_decide_failed (decide, 0) ? SUDOKU_WHY_STEPS : SUDOKU_WHY_UNSOLVABLE;
          break;
        case SUDOKU_FOUND:
          if ((why->solution = malloc (shape->n_cells)) != NULL)
            {
              memcpy (why->solution, sudoku_decide_solution (decide), shape->n_cells);
              kind = SUDOKU_WHY_POSSIBLE;
            }
        }
    }
  sudoku_decide_free (decide);
  sudoku_grid_free (grid);
  return kind;
}

/* A copy of the board where the candidate is not yet gone. */
static SudokuBoard *
board_with (const SudokuBoard *board, unsigned cell, unsigned value)
{
  const SudokuShape *shape = board->shape;
  SudokuGrid *givens = sudoku_grid_new (shape);
  SudokuGrid *values = sudoku_grid_new_from_values (shape, board->value);
  SudokuCandidates *allowed = sudoku_candidates_new (shape);
  SudokuBoard *copy = NULL;

  if (givens != NULL && values != NULL && allowed != NULL)
    {
      for (unsigned i = 0; i < shape->n_cells; i++)
        {
          givens->cell[i] = board->given[i] ? board->value[i] : 0;
          allowed->cell[i] = board->cell[i];
        }
      allowed->cell[cell] |= sudoku_set_of (value);
      copy = sudoku_board_new (givens, values, allowed);
    }
  sudoku_grid_free (givens);
  sudoku_grid_free (values);
  sudoku_candidates_free (allowed);
  return copy;
}

SudokuWhy *
sudoku_why_not (const SudokuBoard *board,
                unsigned cell,
                unsigned value,
                bool unique,
                SudokuCancelFunc cancel,
                SudokuCancelFunc enough,
                void *data)
{
  SudokuWhy *why = calloc (1, sizeof *why);
  const SudokuCellInfo *info;
  Explainer explainer = {
    .cancel = cancel, .enough = enough, .data = data, .cell = cell, .value = value, .unique = unique
  };

  if (why == NULL)
    return NULL;
  assert (cell < board->shape->n_cells && value >= 1 && value <= board->shape->order);
  info = &board->shape->cell[cell];
  why->seen_cell = board->shape->n_cells;
  for (unsigned i = info->n_peers; i-- > 0;)
    if (board->value[info->peer[i]] == value)
      why->seen_cell = info->peer[i];
  if (board->value[cell] != 0 && board->value[cell] != value)
    why->kind = SUDOKU_WHY_FILLED;
  else if (why->seen_cell < board->shape->n_cells)
    why->kind = SUDOKU_WHY_SEEN;
  else if ((explainer.board = board_with (board, cell, value)) == NULL)
    why->kind = SUDOKU_WHY_NO_MEMORY;
  else if ((why->kind = decide (&explainer, why)) == SUDOKU_WHY_STEPS)
    why->kind = board->value[cell] != 0 ? SUDOKU_WHY_UNSOLVABLE : explain_false (&explainer, why);
  sudoku_board_free (explainer.board);
  return why;
}
