/* One puzzle through each stage of the derivation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/race.h"

#include <math.h>

#include "sudoku/derivation/specification.h"
#include "sudoku/search.h"

SudokuSearchVariant
sudoku_racer_variant (SudokuRacer racer)
{
  unsigned number = racer - SUDOKU_RACER_SEARCH;

  assert (racer >= SUDOKU_RACER_SEARCH && racer < SUDOKU_RACER_ENGINE);
  return (SudokuSearchVariant){ number & 1, number >> 1 & 1, number >> 2 & 1 };
}

/* Takes over what a racer did. */
static void
finish (SudokuRaceResult *result, bool finished, const SudokuSearchTally *tally)
{
  if (finished)
    result->end = SUDOKU_RACE_FINISHED;
  result->n_visited = tally->n_nodes;
  result->n_solutions = tally->n_solutions;
  result->deepest = tally->deepest;
}

static void
check_boards (const SudokuCandidates *matrix, SudokuCancelFunc cancelled, void *data, SudokuRaceResult *result)
{
  SudokuSearchTally tally;

  result->boards_log10 = sudoku_choices_log10 (matrix);
  if (result->boards_log10 > log10 (SUDOKU_RACE_MOST_BOARDS))
    result->end = SUDOKU_RACE_NOT_STARTED;
  else
    finish (result, sudoku_correct_fillings (matrix, NULL, cancelled, data, &tally), &tally);
}

/* Prunes as the racer does, and then checks what is left. */
static void
run_specification (const SudokuGrid *puzzle,
                   SudokuRacer racer,
                   SudokuCancelFunc cancelled,
                   void *data,
                   SudokuRaceResult *result)
{
  const SudokuSearchVariant variant = { .prune_once = racer == SUDOKU_RACER_PRUNED };
  SudokuCandidates *matrix = sudoku_choices (puzzle);

  if (matrix == NULL)
    return;
  if (racer != SUDOKU_RACER_SPECIFICATION)
    result->n_prunings = sudoku_search_prune (matrix, &variant);
  check_boards (matrix, cancelled, data, result);
  sudoku_candidates_free (matrix);
}

static void
run_search (const SudokuGrid *puzzle,
            SudokuRacer racer,
            SudokuCancelFunc cancelled,
            void *data,
            SudokuRaceResult *result)
{
  const SudokuSearchVariant variant = sudoku_racer_variant (racer);
  SudokuSearchTally tally;

  if (puzzle->shape->order > SUDOKU_RACE_MOST_ORDER)
    {
      result->end = SUDOKU_RACE_NOT_STARTED;
      return;
    }
  finish (result, sudoku_variant_search (puzzle, &variant, NULL, cancelled, data, &tally), &tally);
  result->n_prunings = tally.n_prunings;
}

static void
run_engine (const SudokuGrid *puzzle, SudokuCancelFunc cancelled, void *data, SudokuRaceResult *result)
{
  SudokuSearch *search = sudoku_search_new (puzzle);

  if (search == NULL)
    return;
  sudoku_search_set_cancel (search, cancelled, data);
  if (sudoku_search_skip (search, UINT64_MAX, &result->n_solutions) == SUDOKU_SEARCH_EXHAUSTED)
    result->end = SUDOKU_RACE_FINISHED;
  result->n_visited = sudoku_search_statistics (search).guesses;
  sudoku_search_free (search);
}

SudokuRaceResult
sudoku_race_run (const SudokuGrid *puzzle, SudokuRacer racer, SudokuCancelFunc cancelled, void *data)
{
  SudokuRaceResult result = { .end = SUDOKU_RACE_CANCELLED };

  if (racer < SUDOKU_RACER_SEARCH)
    run_specification (puzzle, racer, cancelled, data, &result);
  else if (racer < SUDOKU_RACER_ENGINE)
    run_search (puzzle, racer, cancelled, data, &result);
  else
    run_engine (puzzle, cancelled, data, &result);
  return result;
}
