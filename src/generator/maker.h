/* The ways of making puzzles, each a maker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "generator/work.h"

/* A way of making puzzles. */
typedef struct
{
  unsigned most_tries; /* at once */

  /* Returns what the maker needs for a wish, or NULL when out of memory; and the opposite. */
  void *(*create) (const SudokuWish *wish);
  void (*destroy) (void *maker);

  /* Makes up to most_tries tries, and reports in their order what came of them. Returns as sudoku_generator_run (). */
  SudokuSearchResult (*run) (void *maker, const SudokuWork *work, uint64_t first, unsigned n);
} SudokuMaker;

/* Ordinary 9x9 boards: givens are deleted from thousands of full boards in step. */
extern const SudokuMaker sudoku_deletion_maker;

/* Ordinary 9x9 boards with a pattern. */
extern const SudokuMaker sudoku_pattern_maker;

/* Ordinary 9x9 boards with few givens. */
extern const SudokuMaker sudoku_fewest_maker;

/* Ordinary 9x9 boards with known probabilities. */
extern const SudokuMaker sudoku_unbiased_maker;

/* Boards of any shape, one at a time. */
extern const SudokuMaker sudoku_general_maker;
