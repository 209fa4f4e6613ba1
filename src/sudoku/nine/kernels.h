/* The builds of the 9x9 engine for different processors, and boards going in and out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/nine/count.h"

/* What is built once for each kind of processor. All builds do the same, bit by bit. */
typedef struct
{
  const char *name;

  /* Passes up to limit solutions and adds their number to *count; stands at the last. */
  SudokuSearchResult (*skip) (NineSearch *search, SudokuBudget *budget, uint64_t limit, uint64_t *count);

  /* Writes the 81 values of a solved board. */
  void (*read) (const NineBoard *board, uint8_t *values);

  /* Goes one level down, to the configuration with `done` before it; returns false where there is none. */
  bool (*descend) (NineSearch *search, unsigned done);

  /* Whether the board, with what follows from it, is a solution. */
  bool (*arrive) (NineSearch *search);

  /* Counts until the total reaches the limit (FOUND), or to the end (EXHAUSTED); gives up (CANCELLED)
   * when the budget says so, or for lack of memory before it sets out. */
  SudokuSearchResult (*count) (NineCount *count, SudokuBudget *budget, uint64_t limit);

  /* Frees what a count owns, but not the count. */
  void (*count_clear) (NineCount *count);
} NineKernel;

/* The builds this processor can run, the best last: the index-th, or NULL when there are no more. */
const NineKernel *sudoku_nine_kernel_at (unsigned index);

/* The best build this processor can run. */
const NineKernel *sudoku_nine_kernel (void);

/* Writes the candidates of 81 values, row by row, 0 for a blank; nothing is followed
 * from them. A value over 9 leaves its cell no candidate. */
void sudoku_nine_load (NineBoard *board, const uint8_t *values);

/* Makes a search set out from 81 values, as above. */
void sudoku_nine_search_init (NineSearch *search, const uint8_t *values);

/* Makes a count of one part of the work set out from 81 values, as above. */
void sudoku_nine_count_init (NineCount *count, const uint8_t *values, unsigned part, unsigned parts);

/* Begins another part when one is done; the total goes on, and what is remembered serves again. */
void sudoku_nine_count_take_part (NineCount *count, unsigned part);

/* The share of the work that is done, 0 to 1. */
double sudoku_nine_count_progress (const NineCount *count);
