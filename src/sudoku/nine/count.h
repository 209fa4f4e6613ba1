/* Counting all solutions of a 9x9 board without visiting each: its state, and what its builds export.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/nine/nine.h"

/* A board is counted by tables when the possible combinations of column sets are about 2^NINE_COUNT_LOG2 at most, and
 * not more than these, of a stack and in all. */
#define NINE_COUNT_LOG2 11
#define NINE_COUNT_MOST_SETS 128
#define NINE_COUNT_MOST 4096

typedef enum
{
  NINE_COUNT_START,
  NINE_COUNT_NODE,   /* what follows from the last configuration is not propagated */
  NINE_COUNT_TABLES, /* the tables of this board are being filled */
  NINE_COUNT_DONE
} NineCountPhase;

/* The possible column sets of a stack, 18 bits for each of its boxes as in band-completions.h. */
typedef struct
{
  uint64_t columns[NINE_COUNT_MOST_SETS];
  unsigned length;
} NineColumnSets;

/* The columns that one box of a stack has in these sets, each once, and which of them in each set. */
typedef struct
{
  uint32_t columns[NINE_COUNT_MOST_SETS];
  uint8_t which[NINE_COUNT_MOST_SETS];
  unsigned length;
} NineBoxColumns;

/* For each band the number of completions for each combination of its boxes' columns, row by row: a row is a pair of
 * the first two boxes' columns. */
typedef struct
{
  NineColumnSets sets[3];
  NineBoxColumns box[3][3]; /* by band and stack */
  uint32_t number[3][NINE_COUNT_MOST];
  unsigned band, row; /* the next to fill */
} NineCountTables;

typedef struct NineBandCompletions NineBandCompletions;

typedef struct
{
  NineTree tree;
  NineBoard start; /* where the search for column sets starts */
  NineCountPhase phase;
  NineCountTables tables; /* the present board's, in the phase of tables */
  NineBandCompletions *completions;
  uint64_t total[2]; /* the lower and the upper half of what is counted */

  /* A part has its share of the boards where the work is divided: every parts-th from the part-th on. */
  unsigned part, parts;
  uint64_t n_met; /* how many of these boards were met */
} NineCount;

/* What count.c exports. */
typedef struct
{
  /* Counts until the total reaches the limit (FOUND), or to the end (EXHAUSTED); stops (CANCELLED) when the budget says
   * so, or at the start (NO_MEMORY). */
  SudokuResult (*run) (NineCount *count, SudokuBudget *budget, uint64_t limit);

  /* Frees what a count owns, but not the count. */
  void (*clear) (NineCount *count);
} NineCountBuild;

/* The builds, sudoku_processor_builds () of which run here. */
extern const NineCountBuild *const sudoku_nine_count_builds[];

/* Prepares the count of one part of the work from 81 values, as sudoku_nine_tree_init (). */
void sudoku_nine_count_init (NineCount *count, const uint8_t *values, unsigned part, unsigned parts);

/* Continues with another part when one is done: the total is then that of both, and what is remembered serves again. */
void sudoku_nine_count_take_part (NineCount *count, unsigned part);

/* The share of the work that is done, 0 to 1. */
double sudoku_nine_count_progress (const NineCount *count);
