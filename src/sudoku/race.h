/* One puzzle through each stage of the derivation, to compare how much each of them has to do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/derivation-search.h"

/* Who takes part, in the order of the story. */
typedef enum
{
  SUDOKU_RACER_SPECIFICATION,                    /* filter correct . mcp . choices */
  SUDOKU_RACER_PRUNED,                           /* filter correct . mcp . prune . choices */
  SUDOKU_RACER_FIXPOINT,                         /* filter correct . mcp . many prune . choices */
  SUDOKU_RACER_SEARCH,                           /* search in its eight variants: see sudoku_racer_variant () */
  SUDOKU_RACER_ENGINE = SUDOKU_RACER_SEARCH + 8, /* that of search.h */
  SUDOKU_N_RACERS
} SudokuRacer;

/* How many boards may be left for those that check each of them to be started. */
#define SUDOKU_RACE_MOST_BOARDS 1e8

/* The largest order for searches, whose trees can be as deep as there are choices. */
#define SUDOKU_RACE_MOST_ORDER 16

typedef enum
{
  SUDOKU_RACE_FINISHED,
  SUDOKU_RACE_CANCELLED,  /* or out of memory */
  SUDOKU_RACE_NOT_STARTED /* too many boards, or too large a board */
} SudokuRaceEnd;

/* What a racer did until it finished or was cancelled. */
typedef struct
{
  SudokuRaceEnd end;
  double
      boards_log10; /* of those that check each board: how many there are, as a common logarithm; minus infinity for none */
  uint64_t n_visited; /* boards checked, nodes of a tree, or guesses of the engine */
  uint64_t n_solutions;
  uint64_t n_prunings;
  unsigned deepest; /* node of a tree */
} SudokuRaceResult;

/* The variant of a racer from SUDOKU_RACER_SEARCH on, before SUDOKU_RACER_ENGINE. */
SudokuSearchVariant sudoku_racer_variant (SudokuRacer racer);

/* Has a racer find all solutions of a puzzle. cancelled is asked at least once a millisecond of work; it may be NULL. */
SudokuRaceResult sudoku_race_run (const SudokuGrid *puzzle, SudokuRacer racer, SudokuCancelFunc cancelled, void *data);
