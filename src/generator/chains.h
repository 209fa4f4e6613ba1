/* Ordinary 9x9 puzzles that lose givens while their solution stays unique, thousands of them in step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From each board one orbit of cells after another is deleted, in an order, unless that would leave several solutions. What
 * must stay once must stay for good, so at the end no orbit can go. The questions of all boards are put to the batch
 * (sudoku/batch.h) together:
 *
 *      board 0    [ . . 3 . 5 6 . 8 9 ... ]   without its next orbit   \
 *      board 1    [ 1 . 3 4 . 6 7 . . ... ]   without its next orbit    >   counts up to two
 *      ...                                                             /
 *
 * A full board still has one solution without its first 30 or so cells, mostly. So several orbits are deleted at once in
 * the beginning, and one by one only when that was too many: the outcome is the same, since a puzzle that is unique is so
 * with more givens, too.
 */
#pragma once

#include "generator/work.h"
#include "sudoku/batch.h"

#define SUDOKU_MOST_CHAINS 4096

typedef enum
{
  SUDOKU_CHAIN_BEGINNING, /* whether the puzzle is unique at all */
  SUDOKU_CHAIN_DELETING,  /* orbits */
  SUDOKU_CHAIN_CHECKING,  /* whether single givens could go */
  SUDOKU_CHAIN_MADE,
  SUDOKU_CHAIN_DROPPED
} SudokuChainState;

/* One board, in bytes: thousands are gone through again and again. */
typedef struct
{
  uint64_t number; /* of its try */
  SudokuChainState state;
  uint8_t n_orbits, next; /* the next orbit, or while CHECKING the next cell */
  uint8_t end;            /* the first orbit that is not asked about now */
  uint8_t filled;
  uint8_t floor;                         /* givens that have to stay */
  bool at_first;                         /* it ends with the first orbit that cannot go, and has to be minimal then */
  bool careful;                          /* orbit by orbit, since several at once were too many */
  uint8_t values[SUDOKU_BATCH_CELLS];    /* of the puzzle so far */
  uint8_t cell[SUDOKU_BATCH_CELLS];      /* in the order of deleting */
  uint8_t first[SUDOKU_BATCH_CELLS + 1]; /* of each orbit, as an index of cell[] */
} SudokuChain;

typedef struct SudokuChains SudokuChains;

/* Returns room for chains of puzzles of a shape, or NULL when out of memory. */
SudokuChains *sudoku_chains_new (const SudokuShape *shape);

/* Frees it; NULL is allowed. */
void sudoku_chains_free (SudokuChains *chains);

/* Begins the chain of a try: what it does not set is 0. Returns FOUND; EXHAUSTED, and leaves the chain as it is, if the try comes
 * to nothing; or why it was stopped. */
typedef SudokuResult (*SudokuBeginFunc) (void *maker, const SudokuWork *work, SudokuChain *chain);

/* Begins n tries from a number on, goes through their chains, and reports in their order what came of them. Returns as
 * sudoku_generator_run (). */
SudokuResult sudoku_chains_run (SudokuChains *chains,
                                const SudokuWork *work,
                                uint64_t first,
                                unsigned n,
                                SudokuBeginFunc begin,
                                void *maker);
