/* The rules of the 9x9 engine, and where it branches when they decide no more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * nine.h draws the planes. The rules, each for all boxes and values at once:
 *
 *   permutation     The rows in which the three boxes of a band hold a value are a permutation of the
 *                   band's rows. So a box holds it in row r only if the next two boxes hold it in the
 *                   other two rows, one way round or the other:
 *
 *                        box  next  second          box  next  second
 *                   r     x    .     .               x    .     .
 *                   r+1   .    a     .       or      .    .     c
 *                   r+2   .    .     b               .    d     .
 *
 *                   x stays if (a and b) or (c and d). That is elimination along the row, the hidden
 *                   single in a row, and both kinds of locked candidates in one. Stacks likewise.
 *   hidden single   A value with one place in a box: the cell there loses its other values.
 *   naked single    A cell with one value: the other cells of its box lose it.
 *   full minirow    A minirow that has only three values left keeps them from the rest of its box, and
 *                   three values that have no other minirow in the box fill it. Minicolumns likewise.
 *                   Tried when the rules before change nothing more.
 *
 * Where no rule decides, the band (or stack) with the fewest ways left is chosen, and in it the first
 * value with two ways, else three, else more; every way is a branch.
 *
 * The permutation rule and the idea of branching on the ways of a band come from Tom Dillon's
 * description of his solver tdoku (https://t-dillon.github.io/tdoku).
 */
#pragma once

#include "sudoku/nine-planes.h"
#include "sudoku/nine.h"

#define ALL 0x1ffu

typedef enum
{
  FAILED,
  OPEN,  /* the rules decide no more */
  SOLVED
} Outcome;

static const NinePlane all = { ALL, ALL, ALL, 0, ALL, ALL, ALL, 0, ALL, ALL, ALL, 0 };

/* Which band and stack a lane belongs to; 9 for the lanes that are not used. */
static const NinePlane band_of = { 0, 0, 0, 9, 1, 1, 1, 9, 2, 2, 2, 9, 9, 9, 9, 9 };
static const NinePlane stack_of = { 0, 1, 2, 9, 0, 1, 2, 9, 0, 1, 2, 9, 9, 9, 9, 9 };

static inline void
board_load (const NineBoard *board, NinePlane cell[9])
{
  memcpy (cell, board->plane, sizeof board->plane);
}

static inline void
board_store (NineBoard *board, const NinePlane cell[9])
{
  memcpy (board->plane, cell, sizeof board->plane);
}

/* The values each minirow or minicolumn may hold. */
static inline void
find_minirows (const NinePlane cell[9], NinePlane minirow[3])
{
  for (unsigned row = 0; row < 3; row++)
    minirow[row] = plane_or3 (cell[3 * row], cell[3 * row + 1], cell[3 * row + 2]);
}

static inline void
find_minicolumns (const NinePlane cell[9], NinePlane minicolumn[3])
{
  for (unsigned column = 0; column < 3; column++)
    minicolumn[column] = plane_or3 (cell[column], cell[3 + column], cell[6 + column]);
}

/* Writes which values the permutation rule leaves to each minirow or minicolumn; next and second are
 * the lines of the next two boxes. */
static inline void
permute (const NinePlane next[3], const NinePlane second[3], NinePlane allowed[3])
{
  for (unsigned line = 0; line < 3; line++)
    {
      unsigned a = (line + 1) % 3, b = (line + 2) % 3;

      allowed[line] = plane_and_or (next[a], second[b], next[b] & second[a]);
    }
}

/* Returns a plane that is not empty if a box lacks a value. Leaves the minirows as they were before. */
static inline void
apply_permutations (NinePlane cell[9], const NinePlane minirow[3], const NinePlane minicolumn[3])
{
  NinePlane next[3], second[3], in_row[3], in_column[3];

  for (unsigned i = 0; i < 3; i++)
    {
      next[i] = plane_next_in_band (minirow[i]);
      second[i] = plane_second_in_band (minirow[i]);
    }
  permute (next, second, in_row);
  for (unsigned i = 0; i < 3; i++)
    {
      next[i] = plane_next_in_stack (minicolumn[i]);
      second[i] = plane_second_in_stack (minicolumn[i]);
    }
  permute (next, second, in_column);
  for (unsigned i = 0; i < 9; i++)
    cell[i] &= in_row[i / 3] & in_column[i % 3];
}

/* Of nine sets in each lane: what is in any, and what in two or more. */
static inline void
count_to_two (const NinePlane set[9], NinePlane *any, NinePlane *twice)
{
  NinePlane or[3], two[3];

  for (unsigned i = 0; i < 3; i++)
    {
      or[i] = plane_or3 (set[3 * i], set[3 * i + 1], set[3 * i + 2]);
      two[i] = plane_two_of_3 (set[3 * i], set[3 * i + 1], set[3 * i + 2]);
    }
  *any = plane_or3 (or[0], or[1], or[2]);
  *twice = plane_or3 (two[0], two[1], two[2]) | plane_two_of_3 (or[0], or[1], or[2]);
}

/* Returns the values with exactly one place in the box; *bad gains the values without a place. */
static inline NinePlane
apply_hidden_singles (NinePlane cell[9], NinePlane *bad)
{
  NinePlane any, twice, once;

  count_to_two (cell, &any, &twice);
  *bad |= any ^ all;
  once = any & ~twice;
  for (unsigned i = 0; i < 9; i++)
    {
      NinePlane hidden = cell[i] & once;

      cell[i] = plane_and_or (cell[i], plane_is_empty (hidden), hidden);
    }
  return once;
}

/* *bad gains cells without a value, boxes with a naked value twice, and cells that two values of `once`
 * need (no other cell holds such a value). Returns whether all cells have one value at most. */
static inline bool
apply_naked_singles (NinePlane cell[9], NinePlane once, NinePlane *bad)
{
  /* What a set minus its smallest value leaves, and a bit that no set has but one below an empty one. */
  const NinePlane borrow = all << 15;
  NinePlane single[9], is_single[9], fixed, twice, several = { 0 }, below = { 0 };

  for (unsigned i = 0; i < 9; i++)
    {
      NinePlane less = cell[i] - 1, rest = cell[i] & less;

      below |= less;
      several |= rest;
      is_single[i] = plane_is_empty (rest);
      single[i] = cell[i] & is_single[i];
    }
  count_to_two (single, &fixed, &twice);
  for (unsigned i = 0; i < 9; i++)
    cell[i] = plane_and_or_not (cell[i], is_single[i], fixed);
  *bad |= plane_and_or (several, once, plane_and_or (below, borrow, twice));
  return plane_none (several);
}

/* For the three lines (minirows or minicolumns) of each box: writes what each line must lose, and returns
 * a plane that is not empty if a line cannot have exactly three values. */
static inline NinePlane
find_full_lines (const NinePlane line[3], NinePlane lost[3])
{
  NinePlane own[3], kept[3], bad = { 0 };

  for (unsigned i = 0; i < 3; i++)
    {
      NinePlane values = plane_count (line[i]), needed;

      own[i] = line[i] & ~(line[(i + 1) % 3] | line[(i + 2) % 3]);
      needed = plane_count (own[i]);
      kept[i] = line[i] & (NinePlane) (values == 3);
      lost[i] = ~own[i] & (NinePlane) (needed == 3);
      bad |= (NinePlane) (values < 3) | (NinePlane) (needed > 3);
    }
  for (unsigned i = 0; i < 3; i++)
    lost[i] |= kept[(i + 1) % 3] | kept[(i + 2) % 3];
  return bad & all;
}

/* *bad gains lines that cannot have exactly three values. */
static inline void
apply_full_lines (NinePlane cell[9], NinePlane *bad)
{
  NinePlane line[3], by_row[3], by_column[3];

  find_minirows (cell, line);
  *bad |= find_full_lines (line, by_row);
  find_minicolumns (cell, line);
  *bad |= find_full_lines (line, by_column);
  for (unsigned i = 0; i < 9; i++)
    cell[i] &= ~(by_row[i / 3] | by_column[i % 3]);
}

/* Candidates only ever go, so each step makes some sum smaller or changes nothing. */
static inline NinePlane
sum_up (const NinePlane cell[9])
{
  NinePlane sum[3];

  for (unsigned i = 0; i < 3; i++)
    sum[i] = cell[3 * i] + cell[3 * i + 1] + cell[3 * i + 2];
  return sum[0] + sum[1] + sum[2];
}

/* Whether every row and column has all values, on a board of naked singles. */
static inline bool
lines_are_complete (const NinePlane cell[9])
{
  NinePlane minirow[3], minicolumn[3], missing = { 0 };

  find_minirows (cell, minirow);
  find_minicolumns (cell, minicolumn);
  for (unsigned i = 0; i < 3; i++)
    {
      missing |= all & ~plane_or3 (minirow[i], plane_next_in_band (minirow[i]),
                                   plane_second_in_band (minirow[i]));
      missing |= all & ~plane_or3 (minicolumn[i], plane_next_in_stack (minicolumn[i]),
                                   plane_second_in_stack (minicolumn[i]));
    }
  return plane_none (missing);
}

static inline Outcome
follow_rules (NinePlane cell[9])
{
  NinePlane sum = sum_up (cell), last;

  for (;;)
    {
      NinePlane minirow[3], minicolumn[3], bad = { 0 }, once;
      bool solved;

      last = sum;
      find_minirows (cell, minirow);
      find_minicolumns (cell, minicolumn);
      apply_permutations (cell, minirow, minicolumn);
      once = apply_hidden_singles (cell, &bad);
      solved = apply_naked_singles (cell, once, &bad);
      if (!plane_none (bad))
        return FAILED;
      if (solved)
        return lines_are_complete (cell) ? SOLVED : FAILED;
      sum = sum_up (cell);
      if (!plane_none (sum ^ last))
        continue;
      apply_full_lines (cell, &bad);
      if (!plane_none (bad))
        return FAILED;
      sum = sum_up (cell);
      if (plane_none (sum ^ last))
        return OPEN;
    }
}

static inline Outcome
propagate (NineBoard *board)
{
  NinePlane cell[9];
  Outcome outcome;

  board_load (board, cell);
  outcome = follow_rules (cell);
  if (outcome != FAILED)
    board_store (board, cell);
  return outcome;
}

/* The ways of a value in a band: three fields of 16 bits, for the box in which line 0 holds it. */
#define WAY_FIELDS UINT64_C (0x000100010001)

/* A band's or stack's ways for all values, even and odd. */
typedef struct
{
  uint64_t even, odd;
} Ways;

/* The ways of the three bands from their lines: even has, for each box, the values that may stand in
 * line 0 of that box, line 1 of the next and line 2 of the second; odd those in lines 0, 2 and 1. */
static inline void
find_ways (const NinePlane line[3], const NinePlane next[3], const NinePlane second[3], Ways ways[3])
{
  NineWords even = (NineWords) (line[0] & next[1] & second[2]);
  NineWords odd = (NineWords) (line[0] & next[2] & second[1]);

  for (unsigned i = 0; i < 3; i++)
    ways[i] = (Ways){ even[i], odd[i] };
}

/* Which values have two ways if any, else three, else more. */
static inline unsigned
values_with_fewest_ways (Ways ways)
{
  uint64_t one = 0, two = 0, three = 0, four = 0;

  for (unsigned i = 0; i < 6; i++)
    {
      uint64_t way = (i < 3 ? ways.even : ways.odd) >> 16 * (i % 3) & ALL;

      four |= three & way;
      three |= two & way;
      two |= one & way;
      one |= way;
    }
  return (unsigned) ((two & ~three) != 0 ? two & ~three : (three & ~four) != 0 ? three & ~four : four);
}

/* The set of the six ways of a value. */
static inline unsigned
ways_of_value (Ways ways, unsigned value)
{
  uint64_t even = ways.even >> value & WAY_FIELDS, odd = ways.odd >> value & WAY_FIELDS;

  return ((even | even >> 15 | even >> 30) & 7) | ((odd | odd >> 15 | odd >> 30) & 7) << 3;
}

static inline void
find_band_ways (const NineBoard *board, Ways ways[3])
{
  NinePlane cell[9], line[3], next[3], second[3];

  board_load (board, cell);
  find_minirows (cell, line);
  for (unsigned i = 0; i < 3; i++)
    {
      next[i] = plane_next_in_band (line[i]);
      second[i] = plane_second_in_band (line[i]);
    }
  find_ways (line, next, second, ways);
}

static inline void
find_stack_ways (const NineBoard *board, Ways ways[3])
{
  NinePlane cell[9], line[3], next[3], second[3];

  board_load (board, cell);
  find_minicolumns (cell, line);
  for (unsigned i = 0; i < 3; i++)
    {
      line[i] = plane_transposed (line[i]);
      next[i] = plane_next_in_band (line[i]);
      second[i] = plane_second_in_band (line[i]);
    }
  find_ways (line, next, second, ways);
}

/* The first of n lines (bands or stacks) with the fewest ways, not counting those where all values have
 * their way; there is another. */
static inline unsigned
line_with_fewest_ways (const Ways *ways, unsigned n)
{
  unsigned best = ~0u;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned count = (unsigned) (__builtin_popcountll (ways[i].even)
                                   + __builtin_popcountll (ways[i].odd));
      unsigned rank = count << 3 | i;

      if (count > 9 && rank < best)
        best = rank;
    }
  return best & 7;
}

/* The branch on the best value of a line. */
static inline NineBranch
branch_in (Ways ways, bool of_stack, unsigned index)
{
  NineBranch branch;

  branch.of_stack = of_stack;
  branch.index = (uint8_t) index;
  branch.value = (uint8_t) __builtin_ctz (values_with_fewest_ways (ways));
  branch.left = (uint8_t) ways_of_value (ways, branch.value);
  branch.total = (uint8_t) __builtin_popcount (branch.left);
  branch.done = 0;
  return branch;
}

/* The board is stable and open, so some value has more than one way. */
static inline NineBranch
choose_branch (const NineBoard *board)
{
  Ways ways[6];
  unsigned line;

  find_band_ways (board, ways);
  find_stack_ways (board, ways + 3);
  line = line_with_fewest_ways (ways, 6);
  return branch_in (ways[line], line >= 3, line % 3);
}

/* Keeps only one way of the branch's value. */
static inline void
board_assume (NineBoard *board, const NineBranch *branch, unsigned way)
{
  NinePlane cell[9], value, kill[3];
  const NinePlane *along = branch->of_stack ? &stack_of : &band_of;
  const NinePlane *across = branch->of_stack ? &band_of : &stack_of;
  unsigned box = way % 3;
  bool odd = way >= 3;

  board_load (board, cell);
  value = plane_all (1u << branch->value) & (NinePlane) (*along == plane_all (branch->index));
  for (unsigned line = 0; line < 3; line++)
    {
      unsigned steps = odd ? 3 - line : line;

      kill[line] = value & (NinePlane) (*across != plane_all ((box + steps) % 3));
    }
  if (branch->of_stack)
    for (unsigned i = 0; i < 9; i++)
      cell[i] &= ~kill[i % 3];
  else
    for (unsigned i = 0; i < 9; i++)
      cell[i] &= ~kill[i / 3];
  board_store (board, cell);
}

/* Turns the board over its diagonal: rows become columns. */
static inline void
board_turn (NineBoard *board)
{
  NinePlane cell[9], turned[9];

  board_load (board, cell);
  for (unsigned i = 0; i < 9; i++)
    turned[i] = plane_transposed (cell[i % 3 * 3 + i / 3]);
  board_store (board, turned);
}

/* Moves the stacks round: stack 1 becomes stack 0, 2 becomes 1, and 0 becomes 2. */
static inline void
board_next_stack (NineBoard *board)
{
  NinePlane cell[9];

  board_load (board, cell);
  for (unsigned i = 0; i < 9; i++)
    cell[i] = plane_next_in_band (cell[i]);
  board_store (board, cell);
}
