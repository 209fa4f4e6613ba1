/* The three rounds of valid candidates: settling existence, visiting all solutions, counting each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/valid-candidates.h"

#include <assert.h>
#include <stdlib.h>

#include "sudoku/count.h"
#include "sudoku/board/budget.h"
#include "sudoku/decide.h"

/* On 9x9 boards round 2 goes through no more solutions: counting each candidate is faster then. */
#define MOST_TALLIED_OF_NINE 100000u

/* The first limit of round 3, and the factor to the next. Counting 9x9 boards hardly takes longer for a
 * higher one. */
#define FIRST_LIMIT 16u
#define FIRST_LIMIT_OF_NINE 100000u
#define LIMIT_GROWTH 8u

typedef enum
{
  ROUND_SETTLE,    /* 1 */
  ROUND_ENUMERATE, /* 2 */
  ROUND_EACH,      /* 3 */
  ROUND_OVER
} Round;

struct SudokuValidCandidates
{
  SudokuGrid *puzzle; /* after round 1 with the cells filled that can have one value only */
  unsigned order, cells;
  uint64_t limit;
  Round round;

  SudokuDecide *decide;
  SudokuCandidates *met; /* candidates in a solution */
  bool solvable;         /* some solution was found */
  unsigned settled;      /* cells before this one have no candidate that is not settled */

  uint8_t *solution;
  uint64_t *tally; /* [cells * n] solutions of round 2 with the candidate */
  uint64_t solutions;
  bool solutions_exact;

  SudokuSearch *search;      /* under way in round 2 */
  SudokuCount *count;        /* under way in round 3 */
  SudokuOccurrence *counted; /* [cells * n] by themselves, made at the start of round 3 */
  uint64_t each_limit;
  unsigned each; /* the candidate under way, cell * n + value - 1 */
};

void
sudoku_valid_candidates_free (SudokuValidCandidates *work)
{
  if (work == NULL)
    return;
  free (work->counted);
  sudoku_count_free (work->count);
  sudoku_search_free (work->search);
  free (work->tally);
  free (work->solution);
  sudoku_candidates_free (work->met);
  sudoku_decide_free (work->decide);
  sudoku_grid_free (work->puzzle);
  free (work);
}

SudokuValidCandidates *
sudoku_valid_candidates_new (const SudokuGrid *puzzle, uint64_t limit)
{
  SudokuValidCandidates *work = calloc (1, sizeof *work);

  if (work == NULL)
    return NULL;
  work->limit = limit < INT64_MAX ? limit : INT64_MAX;
  work->order = puzzle->shape->order;
  work->cells = puzzle->shape->n_cells;
  work->puzzle = sudoku_grid_copy (puzzle);
  work->decide = sudoku_decide_new_for_grid (puzzle);
  work->met = sudoku_candidates_new (puzzle->shape);
  work->solution = malloc (work->cells);
  work->tally = calloc ((size_t) work->cells * work->order, sizeof *work->tally);
  if (work->puzzle == NULL || work->decide == NULL || work->met == NULL || work->solution == NULL
      || work->tally == NULL)
    {
      sudoku_valid_candidates_free (work);
      return NULL;
    }
  sudoku_decide_set_avoided (work->decide, work->met);
  return work;
}

static const SudokuSet *
possible (const SudokuValidCandidates *work)
{
  return sudoku_decide_candidates (work->decide)->cell;
}

/* The next candidate that is neither met nor excluded; returns false when all are settled. */
static bool
find_unsettled (SudokuValidCandidates *work, SudokuAssumption *candidate)
{
  for (; work->settled < work->cells; work->settled++)
    {
      SudokuSet unmet = possible (work)[work->settled] & ~work->met->cell[work->settled];

      if (unmet == 0)
        continue;
      *candidate = (SudokuAssumption){ .cell = (uint16_t) work->settled, .value = (uint8_t) sudoku_set_first (unmet) };
      return true;
    }
  return false;
}

static void
meet_solution (SudokuValidCandidates *work)
{
  const uint8_t *solution = sudoku_decide_solution (work->decide);

  for (unsigned cell = 0; cell < work->cells; cell++)
    {
      assert (sudoku_set_has (possible (work)[cell], solution[cell]));
      work->met->cell[cell] |= sudoku_set_of (solution[cell]);
    }
  work->solvable = true;
}

/* Finds a solution with each candidate or excludes it, after a first solution without any assumption. */
static bool
settle_all (SudokuValidCandidates *work)
{
  SudokuAssumption candidate;

  while (!work->solvable || find_unsettled (work, &candidate))
    switch (sudoku_decide_solve (work->decide, &candidate, work->solvable))
      {
      case SUDOKU_CANCELLED:
        return false;
      case SUDOKU_FOUND:
        meet_solution (work);
        break;
      case SUDOKU_EXHAUSTED:
      default:
        if (!work->solvable)
          return true;
        assert (!sudoku_set_has (work->met->cell[candidate.cell], candidate.value));
        sudoku_decide_exclude (work->decide, candidate.cell, candidate.value);
      }
  return true;
}

static bool
run_settle (SudokuValidCandidates *work, SudokuBudget *budget)
{
  sudoku_decide_set_cancel (work->decide, budget->cancelled, budget->data);
  if (!settle_all (work))
    return false;
  work->round = work->limit > 0 ? ROUND_ENUMERATE : ROUND_OVER;
  for (unsigned cell = 0; cell < work->cells; cell++)
    if (sudoku_set_is_single (possible (work)[cell]))
      work->puzzle->cell[cell] = (uint8_t) sudoku_set_first (possible (work)[cell]);
  if (!work->solvable)
    {
      work->solutions_exact = true;
      work->round = ROUND_OVER;
    }
  return true;
}

static bool
run_enumerate (SudokuValidCandidates *work, SudokuBudget *budget)
{
  unsigned cells = work->cells, n = work->order;
  bool is_nine = sudoku_shape_is_nine (work->puzzle->shape);
  uint64_t limit = work->limit;
  SudokuResult result = SUDOKU_FOUND;

  if (is_nine && limit > MOST_TALLIED_OF_NINE)
    limit = MOST_TALLIED_OF_NINE;
  if (work->search == NULL)
    work->search = sudoku_search_new (work->puzzle);
  if (work->search == NULL)
    {
      work->round = ROUND_OVER;
      return true;
    }
  sudoku_search_set_cancel (work->search, budget->cancelled, budget->data);
  while (work->solutions < limit && (result = sudoku_search_next (work->search, work->solution)) == SUDOKU_FOUND)
    {
      work->solutions++;
      for (unsigned cell = 0; cell < cells; cell++)
        {
          assert (sudoku_set_has (work->met->cell[cell], work->solution[cell]));
          work->tally[cell * n + work->solution[cell] - 1]++;
        }
    }
  if (work->solutions < limit && result == SUDOKU_CANCELLED)
    return false;

  assert (work->solutions <= limit);
  /* At the limit one more step shows whether that was all. */
  if (work->solutions == limit)
    {
      result = sudoku_search_next (work->search, NULL);
      if (result == SUDOKU_CANCELLED)
        return false;
    }
  work->solutions_exact = result == SUDOKU_EXHAUSTED;
  work->round = work->solutions_exact ? ROUND_OVER : ROUND_EACH;
  sudoku_search_free (work->search);
  work->search = NULL;
  work->each_limit = is_nine ? FIRST_LIMIT_OF_NINE : FIRST_LIMIT;
  if (work->each_limit > work->limit)
    work->each_limit = work->limit;
  return true;
}

/* Counts the solutions with the candidate under way to the present limit. */
static bool
count_one (SudokuValidCandidates *work, SudokuOccurrence *counted, SudokuBudget *budget)
{
  uint8_t *value = &work->puzzle->cell[work->each / work->order], before = *value;
  SudokuResult result;
  SudokuTotal total;

  assert (work->each < work->cells * work->order && !counted->exact);
  if (work->count == NULL)
    {
      *value = (uint8_t) (work->each % work->order + 1);
      work->count = sudoku_count_new (work->puzzle);
      *value = before;
    }
  if (work->count == NULL)
    return true;
  sudoku_count_set_cancel (work->count, budget->cancelled, budget->data);
  /* One more than the limit, so that exactly as many as the limit are known to be all. */
  result = sudoku_count_run (work->count, work->each_limit + 1);
  total = sudoku_count_total (work->count);
  if (total.high > 0)
    total.low = UINT64_MAX;
  if (total.low > counted->count)
    counted->count = total.low;
  if (result == SUDOKU_CANCELLED)
    return false;
  counted->exact = result == SUDOKU_EXHAUSTED;
  sudoku_count_free (work->count);
  work->count = NULL;
  return true;
}

static bool
run_each (SudokuValidCandidates *work, SudokuBudget *budget)
{
  unsigned n = work->order, candidates = work->cells * n;
  const SudokuSet *met = work->met->cell;

  if (work->counted == NULL)
    work->counted = calloc (candidates, sizeof *work->counted);
  for (; work->counted != NULL && work->each < candidates; work->each++)
    {
      unsigned cell = work->each / n, value = work->each % n + 1;
      SudokuOccurrence *counted = &work->counted[work->each];

      if (counted->exact || !sudoku_set_has (met[cell], value))
        continue;
      /* Many a search is over before it asks, but each looks through the candidates. */
      if (sudoku_budget_spend (budget, candidates) || !count_one (work, counted, budget))
        return false;
    }
  if (work->counted == NULL || work->each_limit == work->limit)
    work->round = ROUND_OVER;
  work->each = 0;
  work->each_limit = work->limit / LIMIT_GROWTH < work->each_limit ? work->limit : work->each_limit * LIMIT_GROWTH;
  return true;
}

/* The work of each round; returns false when cancelled. */
static bool (*const run[]) (SudokuValidCandidates *work, SudokuBudget *budget) = {
  [ROUND_SETTLE] = run_settle,
  [ROUND_ENUMERATE] = run_enumerate,
  [ROUND_EACH] = run_each,
};

bool
sudoku_valid_candidates_run (SudokuValidCandidates *work, SudokuCancelFunc cancelled, void *data)
{
  SudokuBudget budget = sudoku_budget (cancelled, data);

  while (work->round != ROUND_OVER)
    if (!run[work->round](work, &budget))
      return false;
  return true;
}

const SudokuCandidates *
sudoku_valid_candidates_met (const SudokuValidCandidates *work)
{
  return work->met;
}

const SudokuCandidates *
sudoku_valid_candidates_possible (const SudokuValidCandidates *work)
{
  return sudoku_decide_candidates (work->decide);
}

bool
sudoku_valid_candidates_settled (const SudokuValidCandidates *work)
{
  return work->round >= ROUND_ENUMERATE;
}

SudokuOccurrence
sudoku_valid_candidates_occurrence (const SudokuValidCandidates *work, unsigned cell, unsigned value)
{
  unsigned candidate = cell * work->order + value - 1;
  SudokuOccurrence occurrence;

  assert (cell < work->cells && value >= 1 && value <= work->order);
  occurrence = (SudokuOccurrence){ work->tally[candidate], work->solutions_exact };
  if (!sudoku_set_has (possible (work)[cell], value))
    return (SudokuOccurrence){ 0, true };
  if (occurrence.count == 0 && sudoku_set_has (work->met->cell[cell], value))
    occurrence.count = 1;
  if (work->counted != NULL && work->counted[candidate].count > occurrence.count)
    occurrence.count = work->counted[candidate].count;
  if (work->counted != NULL)
    occurrence.exact |= work->counted[candidate].exact;
  return occurrence;
}
