/* Many 9x9 puzzles at once: for each the number of its solutions up to a limit, and the first found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sliced engine behind this door solves up to 256 boards in step; it is for lists, for many variants
 * of one puzzle (is each candidate in some solution, is each clue needed), and for counting. Which
 * boards share a step is decided as it goes, so of a puzzle with several solutions the one found first
 * depends on the puzzles around it and on the build; counts do not. For all solutions in order there is
 * search.h.
 */
#pragma once

#include "sudoku/search.h"

/* The number of cells, and of the bytes a puzzle takes in a batch. */
#define SUDOKU_BATCH_CELLS 81

typedef struct SudokuBatch SudokuBatch;

/* What batches have done since the context was made. */
typedef struct
{
  uint64_t guesses; /* branches tried where no rule decided */
} SudokuBatchStatistics;

/* Whether boards of this shape can be solved in batches: 3x3 boxes without further houses. */
bool sudoku_batch_accepts (const SudokuShape *shape);

/* Returns a context for boards of a shape, to be used by one thread at a time, or NULL when out of memory, the build is
 * not to be had on this processor, or the shape is not accepted. build names the instructions to use, "baseline", "avx2" or "avx512";
 * NULL stands for the fastest this processor has. */
SudokuBatch *sudoku_batch_new (const SudokuShape *shape, const char *build);

/* Frees a context; NULL is allowed. */
void sudoku_batch_free (SudokuBatch *batch);

/* Sets the function asked whether to give up; NULL for none. The batch does not own data. */
void sudoku_batch_set_cancel (SudokuBatch *batch, SudokuCancelFunc cancelled, void *data);

/* Counts the solutions of n puzzles, each up to limit, which is at least 1. values has 81 bytes a
 * puzzle, row by row, 0 for a blank, and may break rules (a value over 9 leaves no solution). Writes
 * counts[n], and if solutions is not NULL the first solution found of each puzzle, 81 bytes each; those
 * of puzzles without solution are left alone. Returns SUDOKU_SEARCH_EXHAUSTED when all is counted; after
 * SUDOKU_SEARCH_CANCELLED counts are those found so far. */
SudokuSearchResult sudoku_batch_count (SudokuBatch *batch,
                                       const uint8_t *values,
                                       size_t n,
                                       uint64_t limit,
                                       uint64_t *counts,
                                       uint8_t *solutions);

/* What the context has done so far. */
SudokuBatchStatistics sudoku_batch_statistics (const SudokuBatch *batch);
