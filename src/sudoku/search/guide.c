/* When to ask the oracle, what it is asked about, and the solution that leads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/search/guide.h"

#include <stdlib.h>
#include <string.h>

/* Failures without solution before the oracle is made, and before one that is there is asked again. */
#define FIRST_FAILURES 1000
#define NEXT_FAILURES 500

void
sudoku_guide_clear (SudokuGuide *guide)
{
  sudoku_oracle_free (guide->oracle);
  free (guide->lead);
  free (guide->path);
}

void
sudoku_guide_note_failure (SudokuGuide *guide)
{
  if (guide->failures < FIRST_FAILURES)
    guide->failures++;
}

void
sudoku_guide_note_solution (SudokuGuide *guide)
{
  guide->failures = 0;
  if (guide->mode == SUDOKU_GUIDE_FRESH)
    guide->mode = SUDOKU_GUIDE_PLAIN;
}

/* The candidates of the propagator when its trail was n_trail long. */
static SudokuCandidates *
candidates_at (const SudokuPropagator *propagator, unsigned n_trail)
{
  SudokuCandidates *candidates = sudoku_candidates_new (propagator->shape);

  if (candidates == NULL)
    return NULL;
  for (unsigned cell = 0; cell < propagator->cells; cell++)
    candidates->cell[cell] = propagator->cell[cell];
  for (unsigned i = n_trail; i < propagator->n_trail; i++)
    candidates->cell[propagator->trail[i] / 64] |= UINT64_C (1) << propagator->trail[i] % 64;
  return candidates;
}

static void
make_oracle (SudokuGuide *guide, unsigned root_trail)
{
  SudokuCandidates *candidates = candidates_at (guide->propagator, root_trail);

  if (candidates != NULL)
    guide->oracle = sudoku_oracle_new (candidates);
  guide->path = malloc (guide->propagator->cells * sizeof *guide->path);
  guide->impossible = guide->oracle == NULL || guide->path == NULL;
  sudoku_candidates_free (candidates);
}

static uint32_t
allowed_failures (const SudokuGuide *guide)
{
  if (guide->allowed != 0)
    return guide->allowed;
  return guide->oracle != NULL ? NEXT_FAILURES : FIRST_FAILURES;
}

bool
sudoku_guide_is_wanted (SudokuGuide *guide, unsigned root_trail)
{
  if (guide->failures < allowed_failures (guide))
    return false;
  if (guide->oracle == NULL && !guide->impossible)
    make_oracle (guide, root_trail);
  return !guide->impossible;
}

bool
sudoku_guide_set_lead (SudokuGuide *guide, const uint8_t *solution)
{
  if (guide->lead == NULL)
    guide->lead = malloc (guide->propagator->cells);
  if (guide->lead == NULL)
    return false;
  memcpy (guide->lead, solution, guide->propagator->cells);
  guide->mode = SUDOKU_GUIDE_LED;
  return true;
}

SudokuOracleAnswer
sudoku_guide_find_lead (SudokuGuide *guide, SudokuBudget *budget)
{
  unsigned needed;
  SudokuOracleAnswer answer = sudoku_oracle_ask (guide->oracle, budget, NULL, 0, &needed);

  guide->has_solution |= answer == SUDOKU_ORACLE_LIVE;
  if (answer == SUDOKU_ORACLE_LIVE && !sudoku_guide_set_lead (guide, sudoku_oracle_solution (guide->oracle)))
    answer = SUDOKU_ORACLE_HELPLESS;
  guide->impossible = answer == SUDOKU_ORACLE_HELPLESS;
  return answer;
}

uint64_t
sudoku_guide_prefer (const SudokuBranch *branch, uint64_t left, void *data)
{
  const SudokuGuide *guide = data;

  if (left != branch->alternatives)
    return 0;
  for (; left != 0; left &= left - 1)
    {
      SudokuPlacement placement =
          sudoku_branch_placement (guide->propagator, branch, (unsigned) __builtin_ctzll (left));

      if (guide->lead[placement.cell] == placement.value)
        return left & -left;
    }
  return 0;
}

/* Whether the oracle's solution has the first n placements of the path. */
static bool
agrees (const SudokuGuide *guide, unsigned n)
{
  const uint8_t *solution = sudoku_oracle_solution (guide->oracle);

  for (unsigned i = 0; i < n; i++)
    if (solution[guide->path[i].cell] != guide->path[i].value)
      return false;
  return true;
}

SudokuOracleAnswer
sudoku_guide_ask (SudokuGuide *guide, unsigned n, SudokuBudget *budget, unsigned *needed)
{
  SudokuOracleAnswer answer;

  if (guide->has_solution && agrees (guide, n))
    return SUDOKU_ORACLE_LIVE;
  answer = sudoku_oracle_ask (guide->oracle, budget, guide->path, n, needed);
  guide->has_solution |= answer == SUDOKU_ORACLE_LIVE;
  guide->impossible = answer == SUDOKU_ORACLE_HELPLESS;
  return answer;
}
