/* One puzzle through each stage of the derivation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/race.h"

#include <math.h>

#include "sudoku/derivation/specification.h"
#include "sudoku/search.h"

/* Boards checked between two questions whether to cancel. */
#define BOARDS_A_QUESTION 256

SudokuSearchVariant
sudoku_racer_variant (SudokuRacer racer)
{
  unsigned number = racer - SUDOKU_RACER_SEARCH;

  assert (racer >= SUDOKU_RACER_SEARCH && racer < SUDOKU_RACER_ENGINE);
  return (SudokuSearchVariant){ number & 1, number >> 1 & 1, number >> 2 & 1 };
}

/* The boards of a matrix while they are checked. */
typedef struct
{
  SudokuRaceResult *result;
  SudokuCancelFunc cancelled;
  void *data;
} Checking;

static bool
check_board (const SudokuGrid *filling, void *data)
{
  const Checking *checking = data;

  checking->result->n_solutions += sudoku_grid_complete (filling);
  return ++checking->result->n_visited % BOARDS_A_QUESTION != 0 || checking->cancelled == NULL
         || !checking->cancelled (checking->data);
}

static void
check_boards (const SudokuCandidates *matrix, SudokuCancelFunc cancelled, void *data, SudokuRaceResult *result)
{
  Checking checking = { result, cancelled, data };

  result->boards_log10 = sudoku_choices_log10 (matrix);
  if (result->boards_log10 > log10 (SUDOKU_RACE_MOST_BOARDS))
    result->end = SUDOKU_RACE_NOT_STARTED;
  else if (sudoku_fillings (matrix, check_board, &checking))
    result->end = SUDOKU_RACE_FINISHED;
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
  if (sudoku_variant_search (puzzle, &variant, NULL, cancelled, data, &tally))
    result->end = SUDOKU_RACE_FINISHED;
  result->n_visited = tally.n_nodes;
  result->n_solutions = tally.n_solutions;
  result->n_prunings = tally.n_prunings;
  result->deepest = tally.deepest;
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
