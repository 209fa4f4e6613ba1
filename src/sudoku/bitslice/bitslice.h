/* The bit-sliced engine: hundreds of 9x9 boards in step, one bit of each in every word.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usually a word has many bits of one board. Here it is the other way round: a *slice* has the same bit of many boards,
 * and each position in it, a *lane*, belongs to one board:
 *
 *                          lane 0   1   2   3   4  ...  255
 *                               |   |   |   |   |
 *      "7 can be in r1c1"     [ 1   0   0   1   1  ...   0 ]   one slice
 *      "7 can be in r1c2"     [ 0   0   1   1   0  ...   1 ]   the next
 *
 * One AND of two slices answers a question for 256 boards, without branches and without tables. A board is 729 slices
 * tall (9 values, 81 cells); 256 boards take 23 KiB, which fits the first-level cache.
 *
 * The boards in the lanes go through rounds of the rules together. Some lanes are done earlier than others: the board is
 * solved, dead, or no rule helps (stuck). Those wait until enough of them wait for an *exchange* to pay:
 *
 *      lanes             [ busy | stuck | dead | busy | stuck | solved | solved ]
 *                                 ^  |    ^                      ^         ^
 *            first branch stays __|  |    |__ latest               |         |
 *           second is pushed         v    |   of its own           |         |
 *      stacks, one a lane         [ = | = | = | = | = ]            |  oldest of another's,
 *      puzzles not begun          [ .................. ]___________|  when no puzzle is left
 *
 * A stuck lane keeps its first branch and saves the second on a stack of its own. An idle lane continues with the latest
 * that it saved, so that each puzzle is searched in depth, and most of what is not needed, since the limit of solutions
 * is reached, is never tried. A lane with nothing saved takes a puzzle. When none is left it takes the oldest branch of
 * another lane, with most of a tree below it, so that one hard puzzle soon keeps all lanes busy.
 *
 * From the bottom up: slice.h (logic of slices, and how they are transposed), rules.h (rounds, a rule for stuck lanes, where
 * they branch, from lanes to boards and back), bitslice.c (rounds and exchanges), batch.c (the door, sudoku/batch.h).
 */
#pragma once

#include "sudoku/batch.h"

/* What is to be done. */
typedef struct
{
  const uint8_t *values;          /* [n * 81] */
  const SudokuExcluded *excluded; /* [n] or NULL */
  size_t n;
  uint64_t limit;
  uint64_t *counts;   /* [n], zeroed */
  uint8_t *solutions; /* [n * 81] or NULL */
  SudokuCancelFunc cancelled;
  void *data;
  uint64_t guesses; /* added to */
} BitsliceJob;

/* What bitslice.c exports. */
typedef struct
{
  /* Returns what a context needs, to be freed with free (), or NULL when out of memory. */
  void *(*create) (void);

  /* Returns EXHAUSTED or CANCELLED, as sudoku_batch_count (). */
  SudokuResult (*run) (void *engine, BitsliceJob *job);
} BitsliceBuild;
