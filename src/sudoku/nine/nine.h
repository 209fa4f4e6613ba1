/* The engine for one 9x9 board at a time: its boards, and its tree of branches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All nine boxes are worked on at once. A *plane* holds one cell of every box: plane 3r + c the cell in row r and
 * column c of its box. Its lanes are the boxes, and the bits of a lane the candidates of that cell (bit v-1 for the
 * value v). The boxes of a band lie in four lanes of which the last is always empty, as are the last four. So the next
 * box of a band is a rotation inside 64 bits away, and the next box of a stack a rotation of 64-bit words:
 *
 *      the board               a plane (here 4: r = 1, c = 1)
 *      stack 0    1    2
 *    band 0  0  | 1  | 2      lane   0   1   2   3    4   5   6   7    8   9  10  11    12 .. 15
 *           ----+----+----         +---+---+---+---++---+---+---+---++---+---+---+---++---------+
 *         1  3  | 4  | 5      box  | 0 | 1 | 2 |   || 3 | 4 | 5 |   || 6 | 7 | 8 |   ||         |
 *           ----+----+----         +---+---+---+---++---+---+---+---++---+---+---+---++---------+
 *         2  6  | 7  | 8
 *
 * What concerns the cells of one box (their OR, a value that occurs in only one of them) is logic between planes, one
 * instruction for 9 boxes and 9 values. The cells of a minirow are in three planes, and only the step from box to box
 * moves lanes.
 *
 * From the bottom up: planes.h (the vectors, propagation, and where a value can be in a band),
 * tree.h (branches), search.c (the solutions in order), count.c (their number, by band-completions.h), nine.c.
 */
#pragma once

#include "sudoku/board/budget.h"

#define NINE_PLANES 9
#define NINE_LANES 16

/* What a node of the tree costs of the budget. */
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

/* The alternatives at a branch: the configurations of a value in a band or stack, numbered as in planes.h. */
typedef struct
{
  uint8_t of_stack; /* 0 or 1 */
  uint8_t index;    /* which band or stack */
  uint8_t value;    /* its bit, 0 .. 8 */
  uint8_t left;     /* set of the configurations after the present one */
  uint8_t total;    /* how many configurations there are */
  uint8_t done;     /* how many come before the present one */
} NineBranch;

typedef struct
{
  NineBoard before; /* the board where the branch was chosen */
  NineBranch branch;
} NineLevel;

/* A depth-first search: the present board, and the branches that led to it. */
typedef struct
{
  NineBoard board;
  NineLevel level[NINE_MOST_LEVELS];
  unsigned depth;
  uint64_t guesses; /* configurations taken */
} NineTree;

typedef enum
{
  NINE_UNDER_WAY, /* what follows from the last configuration, or the puzzle, is not propagated */
  NINE_AT_SOLUTION,
  NINE_AT_END,
  N_NINE_PLACES
} NinePlace;

typedef struct
{
  NineTree tree;
  NinePlace place;
} NineSearch;

/* What search.c exports. All builds do the same, bit by bit. */
typedef struct
{
  /* Passes up to limit solutions, more than 0, and adds their number to *count; stands at the last. */
  SudokuResult (*skip) (NineSearch *search, SudokuBudget *budget, uint64_t limit, uint64_t *count);

  /* Goes down from the start: on each level of the path to the configuration that has that many before it. Returns
   * whether there is such a path, and a solution at its end if the search is AT_SOLUTION. */
  bool (*descend) (NineSearch *search, const uint8_t *path, size_t length);
} NineSearchBuild;

/* The builds, sudoku_processor_builds () of which run here. */
extern const NineSearchBuild *const sudoku_nine_search_builds[];

/* Starts a tree from 81 values, row by row, 0 for a blank. A value over 9 leaves its cell no candidate. */
void sudoku_nine_tree_init (NineTree *tree, const uint8_t *values);

/* Writes the 81 values of a solved board. */
void sudoku_nine_read (const NineBoard *board, uint8_t *values);
