/* The ways of making puzzles, each a maker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "generator/generator.h"
#include "sudoku/random.h"

/* What makers are given, and where their puzzles go. */
typedef struct
{
  const SudokuWish *wish;
  uint64_t seed;
  SudokuCancelFunc cancelled;
  void *cancel_data;
  struct SudokuSieve *sieve; /* of the difficulty, or NULL */
  uint64_t *reached;         /* set to the number after that of the try reported last */
  SudokuMadeFunc found;      /* what follows on the maker */
  void *data;
} SudokuWork;

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

/* One of the symmetries that are wished, at random. */
SudokuSymmetry sudoku_work_symmetry (const SudokuWork *work, SudokuRandom *random);

/* Reports a puzzle, if it is as difficult as wished. Returns EXHAUSTED to continue, FOUND when enough are found, and
 * CANCELLED. */
SudokuSearchResult sudoku_work_report (const SudokuWork *work, const uint8_t *values, uint64_t number);
