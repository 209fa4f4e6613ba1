/* The engine for one 9x9 board at a time: its state, shared by the builds for different processors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All nine boxes are worked on at once. A *plane* holds one cell of every box: plane 3r + c the cell in
 * row r and column c of its box. Its lanes are the boxes, its lanes' bits the candidates of that cell
 * (bit v-1 for the value v). Boxes lie in lanes four apart, so that going round a band is a rotation
 * inside 64 bits and going round a stack a rotation of whole 64-bit words; the last of each four and
 * the last four lanes are not used and always empty:
 *
 *      the board               a plane (here 4: r = 1, c = 1)
 *      stack 0    1    2
 *    band 0  0  | 1  | 2      lane   0   1   2   3    4   5   6   7    8   9  10  11    12 .. 15
 *           ----+----+----         +---+---+---+---++---+---+---+---++---+---+---+---++---------+
 *         1  3  | 4  | 5      box  | 0 | 1 | 2 |   || 3 | 4 | 5 |   || 6 | 7 | 8 |   ||         |
 *           ----+----+----         +---+---+---+---++---+---+---+---++---+---+---+---++---------+
 *         2  6  | 7  | 8
 *
 * What concerns the cells of one box (their OR, a value that occurs in only one of them) is plain
 * logic between planes, done for 9 boxes and 9 values with one instruction; the cells of a minirow are
 * three planes, and only the step from box to box moves lanes.
 */
#pragma once

#include "sudoku/board/budget.h"

#define NINE_PLANES 9
#define NINE_LANES 16

/* Units of budget (ten nanoseconds) a node of the tree costs. */
#define NINE_NODE_TICKS 16

/* Every level places a value in a band or stack for good: 9 values, 3 bands and 3 stacks. */
#define NINE_MOST_LEVELS 54

/* The lane of a box. */
#define NINE_LANE(band, stack) ((band) *4 + (stack))

/* All 729 candidates. */
typedef struct
{
  _Alignas(16) uint16_t plane[NINE_PLANES][NINE_LANES];
} NineBoard;

/* What a branch decides: in which row each of a band's boxes holds a value (or in which column each of
 * a stack's). There are six configurations, numbered as in kernel.c. */
typedef struct
{
  uint8_t of_stack; /* 0 or 1 */
  uint8_t index;    /* which band or stack */
  uint8_t value;    /* its bit, 0 .. 8 */
  uint8_t left;     /* set of the configurations after the present one */
  uint8_t total;    /* how many configurations there are */
  uint8_t done;     /* how many are behind */
} NineBranch;

typedef struct
{
  NineBoard before; /* the board where the branch was chosen */
  NineBranch branch;
} NineLevel;

typedef enum
{
  NINE_PROPAGATE, /* a configuration was taken (or the puzzle loaded), what follows from it is not known */
  NINE_SOLUTION,  /* board is a solution */
  NINE_EXHAUSTED,
  N_NINE_PHASES
} NinePhase;

typedef struct
{
  NineBoard board;
  NineLevel level[NINE_MOST_LEVELS];
  unsigned depth;
  NinePhase phase;
  uint64_t guesses;
} NineSearch;
