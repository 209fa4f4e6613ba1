/* The state of counting all solutions of a 9x9 board, shared by the builds for different processors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/nine/nine.h"

/* Every level places a value in a stack for good. */
#define NINE_COUNT_LEVELS 27

/* A board is counted by tables when the possible combinations of column sets are about
 * 2^NINE_COUNT_LOG2 at most, and not more than these, of a stack and in all. */
#define NINE_COUNT_LOG2 11
#define NINE_COUNT_MOST_SETS 128
#define NINE_COUNT_MOST 4096

typedef enum
{
  NINE_COUNT_START,
  NINE_COUNT_NODE,   /* a configuration was taken, what follows from it is not known */
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

/* For each band the completions of each combination of its boxes' columns, filled row by row: a row is a
 * pair of the first two boxes' columns. */
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
  NineBoard board;
  NineBoard start; /* where the search for column sets sets out */
  NineLevel level[NINE_COUNT_LEVELS];
  unsigned depth;
  NineCountPhase phase;
  NineCountTables tables; /* the present board's, in the phase of tables */
  NineBandCompletions *completions;
  uint64_t total[2]; /* the lower and the upper half of what is counted */

  /* The share of a part: of the boards where the work is divided, every parts-th from the part-th on. */
  unsigned part, parts;
  uint64_t met; /* how many of them were met */
} NineCount;
