/* The three rounds of true candidates: settling existence, going through all solutions, counting each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/true-candidates.h"

#include <stdlib.h>

#include "sudoku/existence.h"

/* The first limit of round 3, and the factor to the next. */
#define FIRST_LIMIT 16u
#define LIMIT_GROWTH 8u

typedef enum
{
  ROUND_SETTLE,    /* 1 */
  ROUND_ENUMERATE, /* 2 */
  ROUND_EACH,      /* 3 */
  ROUND_OVER
} Round;

/* How far a candidate has been counted by itself. */
typedef struct
{
  uint64_t count;
  uint8_t *bookmark; /* NULL before the first time */
  size_t size;
  bool exact;
} Counter;

struct SudokuTrueCandidates
{
  SudokuGrid *puzzle; /* after round 1 with the cells filled that can have one value only */
  unsigned order, cells;
  uint64_t limit;
  Round round;
  SudokuExistence *existence;

  uint8_t *solution;
  uint64_t *tally;      /* [cells * n] solutions of round 2 with the candidate */
  uint64_t solutions;
  bool solutions_exact;

  SudokuSearch *search; /* under way in round 2 or 3 */
  Counter *counter;     /* [cells * n], made at the start of round 3 */
  uint64_t each_limit;
  unsigned each;        /* the candidate under way, cell * n + value - 1 */
};

static void
free_counters (SudokuTrueCandidates *work)
{
  if (work->counter != NULL)
    for (size_t i = 0; i < (size_t) work->cells * work->order; i++)
      free (work->counter[i].bookmark);
  free (work->counter);
}

void
sudoku_true_candidates_free (SudokuTrueCandidates *work)
{
  if (work == NULL)
    return;
  free_counters (work);
  sudoku_search_free (work->search);
  free (work->tally);
  free (work->solution);
  sudoku_existence_free (work->existence);
  sudoku_grid_free (work->puzzle);
  free (work);
}

SudokuTrueCandidates *
sudoku_true_candidates_new (const SudokuGrid *puzzle, uint64_t limit)
{
  SudokuTrueCandidates *work = calloc (1, sizeof *work);

  if (work == NULL)
    return NULL;
  work->limit = limit < INT64_MAX ? limit : INT64_MAX;
  work->order = puzzle->geometry.order;
  work->cells = sudoku_geometry_cells (puzzle->geometry);
  work->puzzle = sudoku_grid_copy (puzzle);
  work->existence = sudoku_existence_new (puzzle);
  work->solution = malloc (work->cells);
  work->tally = calloc ((size_t) work->cells * work->order, sizeof *work->tally);
  if (work->puzzle == NULL || work->existence == NULL || work->solution == NULL
      || work->tally == NULL)
    {
      sudoku_true_candidates_free (work);
      return NULL;
    }
  return work;
}

static bool
run_settle (SudokuTrueCandidates *work, SudokuPatience *patience)
{
  const SudokuSet *possible = sudoku_existence_possible (work->existence)->cell;

  if (!sudoku_existence_run (work->existence, patience))
    return false;
  work->round = work->limit > 0 ? ROUND_ENUMERATE : ROUND_OVER;
  for (unsigned cell = 0; cell < work->cells; cell++)
    if (sudoku_set_is_single (possible[cell]))
      work->puzzle->cell[cell] = (uint8_t) sudoku_set_first (possible[cell]);
  if (possible[0] == 0)
    {
      work->solutions_exact = true;
      work->round = ROUND_OVER;
    }
  return true;
}

static bool
run_enumerate (SudokuTrueCandidates *work, SudokuPatience *patience)
{
  unsigned cells = work->cells, n = work->order;
  SudokuSearchResult result = SUDOKU_SEARCH_FOUND;

  if (work->search == NULL)
    work->search = sudoku_search_new (work->puzzle);
  if (work->search == NULL)
    {
      work->round = ROUND_OVER;
      return true;
    }
  sudoku_search_set_cancel (work->search, patience->cancelled, patience->data);
  while (work->solutions < work->limit
         && (result = sudoku_search_next (work->search, work->solution)) == SUDOKU_SEARCH_FOUND)
    {
      work->solutions++;
      for (unsigned cell = 0; cell < cells; cell++)
        work->tally[cell * n + work->solution[cell] - 1]++;
    }
  if (work->solutions < work->limit && result == SUDOKU_SEARCH_CANCELLED)
    return false;

  /* At the limit one more step tells whether that was all. */
  if (work->solutions == work->limit)
    {
      result = sudoku_search_next (work->search, NULL);
      if (result == SUDOKU_SEARCH_CANCELLED)
        return false;
    }
  work->solutions_exact = result == SUDOKU_SEARCH_EXHAUSTED;
  work->round = work->solutions_exact ? ROUND_OVER : ROUND_EACH;
  sudoku_search_free (work->search);
  work->search = NULL;
  work->each_limit = FIRST_LIMIT < work->limit ? FIRST_LIMIT : work->limit;
  return true;
}

/* Takes the search of a candidate up again, or for the first time. */
static SudokuSearch *
open_counter (SudokuTrueCandidates *work, const Counter *counter, unsigned candidate)
{
  unsigned cell = candidate / work->order;
  uint8_t before = work->puzzle->cell[cell];
  SudokuSearch *search;

  work->puzzle->cell[cell] = (uint8_t) (candidate % work->order + 1);
  search = counter->bookmark == NULL
               ? sudoku_search_new (work->puzzle)
               : sudoku_search_resume (work->puzzle, counter->bookmark, counter->size);
  work->puzzle->cell[cell] = before;
  return search;
}

/* Keeps the place for the next, larger limit; without memory for it the count stands as it is. */
static void
close_counter (SudokuTrueCandidates *work, Counter *counter)
{
  free (counter->bookmark);
  counter->bookmark = NULL;
  if (!counter->exact && work->each_limit < work->limit)
    {
      counter->size = sudoku_search_save (work->search, NULL, 0);
      counter->bookmark = malloc (counter->size);
      if (counter->bookmark != NULL)
        sudoku_search_save (work->search, counter->bookmark, counter->size);
      else
        counter->count = 0;
    }
  sudoku_search_free (work->search);
  work->search = NULL;
}

static bool
count_one (SudokuTrueCandidates *work, Counter *counter, SudokuPatience *patience)
{
  SudokuSearchResult result;

  if (work->search == NULL)
    work->search = open_counter (work, counter, work->each);
  if (work->search == NULL)
    return true;
  sudoku_search_set_cancel (work->search, patience->cancelled, patience->data);
  /* One more than the limit, so that exactly as many as the limit are known to be all. */
  result = sudoku_search_skip (work->search, work->each_limit + 1 - counter->count, &counter->count);
  if (result == SUDOKU_SEARCH_CANCELLED)
    return false;
  counter->exact = result == SUDOKU_SEARCH_EXHAUSTED;
  close_counter (work, counter);
  return true;
}

static bool
run_each (SudokuTrueCandidates *work, SudokuPatience *patience)
{
  unsigned n = work->order, candidates = work->cells * n;
  const SudokuSet *met = sudoku_existence_met (work->existence)->cell;

  if (work->counter == NULL)
    work->counter = calloc (candidates, sizeof *work->counter);
  for (; work->counter != NULL && work->each < candidates; work->each++)
    {
      unsigned cell = work->each / n, value = work->each % n + 1;
      Counter *counter = &work->counter[work->each];

      if (counter->exact || !sudoku_set_has (met[cell], value))
        continue;
      /* Many a search is over before it asks, but each looks through the candidates. */
      if (sudoku_patience_spend (patience, candidates) || !count_one (work, counter, patience))
        return false;
    }
  if (work->counter == NULL || work->each_limit == work->limit)
    work->round = ROUND_OVER;
  work->each = 0;
  work->each_limit = work->limit / LIMIT_GROWTH < work->each_limit ? work->limit
                                                                   : work->each_limit * LIMIT_GROWTH;
  return true;
}

/* Works on the present round; returns false when cancelled. */
static bool
run_round (SudokuTrueCandidates *work, SudokuPatience *patience)
{
  switch (work->round)
    {
    case ROUND_SETTLE:
      return run_settle (work, patience);
    case ROUND_ENUMERATE:
      return run_enumerate (work, patience);
    case ROUND_EACH:
      return run_each (work, patience);
    case ROUND_OVER:
    default:
      return true;
    }
}

bool
sudoku_true_candidates_run (SudokuTrueCandidates *work, SudokuCancelFunc cancelled, void *data)
{
  SudokuPatience patience = sudoku_patience (cancelled, data);

  while (work->round != ROUND_OVER)
    if (!run_round (work, &patience))
      return false;
  return true;
}

const SudokuCandidates *
sudoku_true_candidates_met (const SudokuTrueCandidates *work)
{
  return sudoku_existence_met (work->existence);
}

const SudokuCandidates *
sudoku_true_candidates_possible (const SudokuTrueCandidates *work)
{
  return sudoku_existence_possible (work->existence);
}

bool
sudoku_true_candidates_settled (const SudokuTrueCandidates *work)
{
  return work->round >= ROUND_ENUMERATE;
}

SudokuOccurrence
sudoku_true_candidates_occurrence (const SudokuTrueCandidates *work, unsigned cell, unsigned value)
{
  unsigned candidate = cell * work->order + value - 1;
  SudokuOccurrence occurrence = { work->tally[candidate], work->solutions_exact };

  if (!sudoku_set_has (sudoku_existence_possible (work->existence)->cell[cell], value))
    return (SudokuOccurrence){ 0, true };
  if (occurrence.count == 0
      && sudoku_set_has (sudoku_existence_met (work->existence)->cell[cell], value))
    occurrence.count = 1;
  if (work->counter != NULL && work->counter[candidate].count > occurrence.count)
    occurrence.count = work->counter[candidate].count;
  if (work->counter != NULL)
    occurrence.exact |= work->counter[candidate].exact;
  return occurrence;
}

SudokuOccurrence
sudoku_true_candidates_solutions (const SudokuTrueCandidates *work)
{
  return (SudokuOccurrence){ work->solutions, work->solutions_exact };
}
