/* Many 9x9 puzzles at once: for each the number of its solutions up to a limit, and the first found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Up to 256 boards are solved in step (sudoku/bitslice). This is for lists, for many variants of one puzzle (is each
 * candidate in some solution, is each clue needed), and for counting. Which boards share a step is decided as it goes:
 * which of several solutions is found first depends on the other puzzles and on the build, but counts do not. For all
 * solutions in order there is search.h.
 */
#pragma once

#include "sudoku/search.h"

/* The number of cells, and of the bytes a puzzle takes in a batch. */
#define SUDOKU_BATCH_CELLS 81

typedef struct SudokuBatch SudokuBatch;

/* Whether boards of this shape can be solved in batches: 3x3 boxes without further houses. */
bool sudoku_batch_accepts (const SudokuShape *shape);

/* Returns a context for boards of a shape that is accepted, to be used by one thread at a time, or NULL when out of
 * memory. build is "baseline", "avx2" or "avx512", the instructions to use, or NULL for the fastest that this processor
 * has; the result is NULL too if it does not have them. */
SudokuBatch *sudoku_batch_new (const SudokuShape *shape, const char *build);

/* Frees a context; NULL is allowed. */
void sudoku_batch_free (SudokuBatch *batch);

/* Sets the function that is asked whether to cancel; NULL for none. The batch does not own data. */
void sudoku_batch_set_cancel (SudokuBatch *batch, SudokuCancelFunc cancelled, void *data);

/* Counts the solutions of n puzzles, fewer than 2^32, each up to limit, which is at least 1. values has 81 bytes a
 * puzzle, row by row, 0 for a blank, and may break rules (a value over 9 leaves no solution). Writes counts[n], and if
 * solutions is not NULL the first solution found of each puzzle, 81 bytes each; those of puzzles without solution are
 * left alone. Returns SUDOKU_EXHAUSTED when all is counted; after SUDOKU_CANCELLED counts are those found
 * so far. */
SudokuResult sudoku_batch_count (SudokuBatch *batch,
                                 const uint8_t *values,
                                 size_t n,
                                 uint64_t limit,
                                 uint64_t *counts,
                                 uint8_t *solutions);

/* A value that a solution is not to have in a cell. */
typedef struct
{
  uint8_t cell, value;
} SudokuExcluded;

/* The same for solutions without a certain value in a certain cell, excluded[n]: whether a puzzle with one known solution has
 * another is answered soonest by counting up to one of those that differ in a cell. */
SudokuResult sudoku_batch_count_others (SudokuBatch *batch,
                                        const uint8_t *values,
                                        const SudokuExcluded *excluded,
                                        size_t n,
                                        uint64_t limit,
                                        uint64_t *counts);

/* How many branches were tried where no rule decided, since the context was made. */
uint64_t sudoku_batch_guesses (const SudokuBatch *batch);
