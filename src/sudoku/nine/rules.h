/* The rules of the 9x9 engine, and where it branches when they decide no more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * nine.h draws the planes. The rules, each for all boxes and values at once:
 *
 *   permutation     The rows in which the three boxes of a band hold a value are a permutation of the
 *                   band's rows. So a box holds it in row r only if the next two boxes hold it in the
 *                   other two rows, in one order or the other:
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
 * Where no rule decides, the band (or stack) with the fewest configurations left is chosen, and in it the first
 * value with two configurations, else three, else more; every configuration is a branch.
 *
 * The permutation rule and the idea of branching on the configurations of a band come from Tom Dillon's
 * description of his solver tdoku (https://t-dillon.github.io/tdoku).
 */
#pragma once

#include "sudoku/nine/planes.h"
#include "sudoku/nine/nine.h"

#define ALL 0x1ffu

typedef enum
{
  FAILED,
  OPEN, /* the rules decide no more */
  SOLVED
} Outcome;

static const uint16_t all_lanes[NINE_LANES] = { ALL, ALL, ALL, 0, ALL, ALL, ALL, 0, ALL, ALL, ALL, 0 };

/* Which band and stack a lane belongs to; 9 for the lanes that are not used. */
static const uint16_t band_of[NINE_LANES] = { 0, 0, 0, 9, 1, 1, 1, 9, 2, 2, 2, 9, 9, 9, 9, 9 };
static const uint16_t stack_of[NINE_LANES] = { 0, 1, 2, 9, 0, 1, 2, 9, 0, 1, 2, 9, 9, 9, 9, 9 };

/* The cells of a board, or of the boxes in one part of its planes. */
typedef struct
{
  NinePlane cell[NINE_PLANES];
} NineCells;

/* The minirows of some boxes, or their minicolumns. */
typedef struct
{
  NinePlane line[3];
} NineLines;

static inline void
board_load (const NineBoard *board, NineCells cells[PLANE_PARTS])
{
  FOR_EACH_PART (part)
    for (unsigned i = 0; i < 9; i++)
      cells[part].cell[i] = plane_load (board->plane[i], part);
}

static inline void
board_store (NineBoard *board, const NineCells cells[PLANE_PARTS])
{
  FOR_EACH_PART (part)
    for (unsigned i = 0; i < 9; i++)
      plane_store (board->plane[i], part, cells[part].cell[i]);
}

/* The values each minirow or minicolumn may hold. */
static inline NineLines
find_minirows (const NineCells *cells)
{
  const NinePlane *cell = cells->cell;
  NineLines minirows;

  for (unsigned row = 0; row < 3; row++)
    minirows.line[row] = plane_or3 (cell[3 * row], cell[3 * row + 1], cell[3 * row + 2]);
  return minirows;
}

static inline NineLines
find_minicolumns (const NineCells *cells)
{
  const NinePlane *cell = cells->cell;
  NineLines minicolumns;

  for (unsigned column = 0; column < 3; column++)
    minicolumns.line[column] = plane_or3 (cell[column], cell[3 + column], cell[6 + column]);
  return minicolumns;
}

/* Writes the lines of the next boxes of the bands, and of the ones after those. */
static inline void
go_round_bands (const NineLines *lines, NineLines *next, NineLines *second)
{
  for (unsigned i = 0; i < 3; i++)
    {
      next->line[i] = plane_next_in_band (lines->line[i]);
      second->line[i] = plane_second_in_band (lines->line[i]);
    }
}

/* The same in stacks. */
static inline void
go_round_stacks (const NineLines lines[PLANE_PARTS], NineLines next[PLANE_PARTS], NineLines second[PLANE_PARTS])
{
  for (unsigned i = 0; i < 3; i++)
    {
      NinePlane here[PLANE_PARTS], one[PLANE_PARTS], two[PLANE_PARTS];

      FOR_EACH_PART (part)
        here[part] = lines[part].line[i];
      plane_next_in_stack (here, one);
      plane_second_in_stack (here, two);
      FOR_EACH_PART (part)
        {
          next[part].line[i] = one[part];
          second[part].line[i] = two[part];
        }
    }
}

/* Which values the permutation rule leaves to each line, given the lines of the next two boxes. */
static inline NineLines
permute (const NineLines *next, const NineLines *second)
{
  NineLines allowed;

  for (unsigned line = 0; line < 3; line++)
    {
      unsigned a = (line + 1) % 3, b = (line + 2) % 3;

      allowed.line[line] = plane_and_or (next->line[a], second->line[b], next->line[b] & second->line[a]);
    }
  return allowed;
}

static inline void
apply_permutations (NineCells cells[PLANE_PARTS])
{
  NineLines minicolumns[PLANE_PARTS], next[PLANE_PARTS], second[PLANE_PARTS];

  FOR_EACH_PART (part)
    minicolumns[part] = find_minicolumns (&cells[part]);
  FOR_EACH_PART (part)
    {
      NineLines minirows = find_minirows (&cells[part]), in_row;

      go_round_bands (&minirows, &next[part], &second[part]);
      in_row = permute (&next[part], &second[part]);
      for (unsigned i = 0; i < 9; i++)
        cells[part].cell[i] &= in_row.line[i / 3];
    }
  go_round_stacks (minicolumns, next, second);
  FOR_EACH_PART (part)
    {
      NineLines in_column = permute (&next[part], &second[part]);

      for (unsigned i = 0; i < 9; i++)
        cells[part].cell[i] &= in_column.line[i % 3];
    }
}

/* Of nine sets in each lane: what is in any, and what in two or more. */
static inline void
count_to_two (const NinePlane set[9], NinePlane *any, NinePlane *twice)
{
  NinePlane any_of[3], two[3];

  for (unsigned i = 0; i < 3; i++)
    {
      any_of[i] = plane_or3 (set[3 * i], set[3 * i + 1], set[3 * i + 2]);
      two[i] = plane_two_of_3 (set[3 * i], set[3 * i + 1], set[3 * i + 2]);
    }
  *any = plane_or3 (any_of[0], any_of[1], any_of[2]);
  *twice = plane_or3 (two[0], two[1], two[2]) | plane_two_of_3 (any_of[0], any_of[1], any_of[2]);
}

/* Returns the values with exactly one place in the box; *bad gains those of all that have no place. */
static inline NinePlane
apply_hidden_singles (NinePlane cell[9], NinePlane all, NinePlane *bad)
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
 * need (no other cell holds such a value). *several gains what cells have beside their smallest value. */
static inline void
apply_naked_singles (NinePlane cell[9], NinePlane all, NinePlane once, NinePlane *bad, NinePlane *several)
{
  /* What a set minus its smallest value leaves, and a bit that no set has but one below an empty one. */
  const NinePlane borrow = all << 15;
  NinePlane single[9], is_single[9], fixed, twice, here = { 0 }, below = { 0 };

  for (unsigned i = 0; i < 9; i++)
    {
      NinePlane less = cell[i] - 1, rest = cell[i] & less;

      below |= less;
      here |= rest;
      is_single[i] = plane_is_empty (rest);
      single[i] = cell[i] & is_single[i];
    }
  count_to_two (single, &fixed, &twice);
  for (unsigned i = 0; i < 9; i++)
    cell[i] = plane_and_or_not (cell[i], is_single[i], fixed);
  *bad |= plane_and_or (here, once, plane_and_or (below, borrow, twice));
  *several |= here;
}

/* For the lines of each box: returns what each line must lose; *bad gains something if a line cannot have
 * exactly three values. */
static inline NineLines
find_full_lines (const NineLines *lines, NinePlane all, NinePlane *bad)
{
  const NinePlane *line = lines->line;
  NinePlane kept[3];
  NineLines lost;

  for (unsigned i = 0; i < 3; i++)
    {
      NinePlane own = line[i] & ~(line[(i + 1) % 3] | line[(i + 2) % 3]);
      NinePlane third = plane_drop (plane_drop (line[i])), own_third = plane_drop (plane_drop (own));

      kept[i] = line[i] & plane_is_empty (plane_drop (third));
      lost.line[i] = ~(own | plane_is_empty (own_third));
      *bad |= plane_and_or (plane_is_empty (third), all, plane_drop (own_third));
    }
  for (unsigned i = 0; i < 3; i++)
    lost.line[i] |= kept[(i + 1) % 3] | kept[(i + 2) % 3];
  return lost;
}

/* *bad gains lines that cannot have exactly three values. */
static inline void
apply_full_lines (NineCells *cells, NinePlane all, NinePlane *bad)
{
  NineLines minirows = find_minirows (cells), minicolumns = find_minicolumns (cells);
  NineLines by_row = find_full_lines (&minirows, all, bad);
  NineLines by_column = find_full_lines (&minicolumns, all, bad);

  for (unsigned i = 0; i < 9; i++)
    cells->cell[i] &= ~(by_row.line[i / 3] | by_column.line[i % 3]);
}

/* Candidates only ever go, so each step makes some sum smaller or changes nothing. */
static inline NinePlane
sum_up (const NineCells cells[PLANE_PARTS])
{
  NinePlane sum[3] = { { 0 }, { 0 }, { 0 } };

  FOR_EACH_PART (part)
    for (unsigned i = 0; i < 9; i++)
      sum[i / 3] += cells[part].cell[i];
  return sum[0] + sum[1] + sum[2];
}

/* Whether every row and column has all values, on a board of naked singles. */
static inline bool
lines_are_complete (const NineCells cells[PLANE_PARTS])
{
  NineLines lines[PLANE_PARTS], next[PLANE_PARTS], second[PLANE_PARTS];
  NinePlane missing = { 0 };

  FOR_EACH_PART (part)
    {
      lines[part] = find_minirows (&cells[part]);
      go_round_bands (&lines[part], &next[part], &second[part]);
      for (unsigned i = 0; i < 3; i++)
        missing |=
            plane_load (all_lanes, part) & ~plane_or3 (lines[part].line[i], next[part].line[i], second[part].line[i]);
      lines[part] = find_minicolumns (&cells[part]);
    }
  go_round_stacks (lines, next, second);
  FOR_EACH_PART (part)
    for (unsigned i = 0; i < 3; i++)
      missing |=
          plane_load (all_lanes, part) & ~plane_or3 (lines[part].line[i], next[part].line[i], second[part].line[i]);
  return plane_none (missing);
}

static inline Outcome
propagate_cells (NineCells cells[PLANE_PARTS])
{
  NinePlane sum = sum_up (cells), last;

  for (;;)
    {
      NinePlane bad = { 0 }, several = { 0 };

      last = sum;
      apply_permutations (cells);
      FOR_EACH_PART (part)
        {
          NinePlane all = plane_load (all_lanes, part);
          NinePlane once = apply_hidden_singles (cells[part].cell, all, &bad);

          apply_naked_singles (cells[part].cell, all, once, &bad, &several);
        }
      if (!plane_none (bad))
        return FAILED;
      if (plane_none (several))
        return lines_are_complete (cells) ? SOLVED : FAILED;
      sum = sum_up (cells);
      if (!plane_none (sum ^ last))
        continue;
      FOR_EACH_PART (part)
        apply_full_lines (&cells[part], plane_load (all_lanes, part), &bad);
      if (!plane_none (bad))
        return FAILED;
      sum = sum_up (cells);
      if (plane_none (sum ^ last))
        return OPEN;
    }
}

static inline Outcome
propagate (NineBoard *board)
{
  NineCells cells[PLANE_PARTS];
  Outcome outcome;

  board_load (board, cells);
  outcome = propagate_cells (cells);
  if (outcome != FAILED)
    board_store (board, cells);
  return outcome;
}

/* The configurations of a value in a band: three fields of 16 bits, for the box in which line 0 holds it. */
#define CONFIGURATION_FIELDS UINT64_C (0x000100010001)

/* A band's or stack's configurations for all values, even and odd. */
typedef struct
{
  uint64_t even, odd;
} Configurations;

/* The configurations from the lines of bands or stacks: even gets, for each box, the values that may stand in line 0
 * of that box, line 1 of the next and line 2 of the second; odd those in lines 0, 2 and 1. */
static inline void
find_box_configurations (const NineLines *lines,
                         const NineLines *next,
                         const NineLines *second,
                         NinePlane *even,
                         NinePlane *odd)
{
  *even = lines->line[0] & next->line[1] & second->line[2];
  *odd = lines->line[0] & next->line[2] & second->line[1];
}

/* Which values have two configurations if any, else three, else more. */
static inline unsigned
values_with_fewest_configurations (Configurations configurations)
{
  uint64_t one = 0, two = 0, three = 0, four = 0;

  for (unsigned i = 0; i < 6; i++)
    {
      uint64_t configuration = (i < 3 ? configurations.even : configurations.odd) >> 16 * (i % 3) & ALL;

      four |= three & configuration;
      three |= two & configuration;
      two |= one & configuration;
      one |= configuration;
    }
  return (unsigned) ((two & ~three) != 0 ? two & ~three : (three & ~four) != 0 ? three & ~four : four);
}

/* The set of the six configurations of a value. */
static inline unsigned
configurations_of_value (Configurations configurations, unsigned value)
{
  uint64_t even = configurations.even >> value & CONFIGURATION_FIELDS,
           odd = configurations.odd >> value & CONFIGURATION_FIELDS;

  return ((even | even >> 15 | even >> 30) & 7) | ((odd | odd >> 15 | odd >> 30) & 7) << 3;
}

static inline void
write_configurations (const NinePlane even[PLANE_PARTS],
                      const NinePlane odd[PLANE_PARTS],
                      Configurations configurations[3])
{
  for (unsigned i = 0; i < 3; i++)
    configurations[i] = (Configurations){ ((NineWords) even[i / PART_WORDS])[i % PART_WORDS],
                                          ((NineWords) odd[i / PART_WORDS])[i % PART_WORDS] };
}

static inline void
find_band_configurations (const NineCells cells[PLANE_PARTS], Configurations configurations[3])
{
  NinePlane even[PLANE_PARTS], odd[PLANE_PARTS];

  FOR_EACH_PART (part)
    {
      NineLines lines = find_minirows (&cells[part]), next, second;

      go_round_bands (&lines, &next, &second);
      find_box_configurations (&lines, &next, &second, &even[part], &odd[part]);
    }
  write_configurations (even, odd, configurations);
}

static inline void
find_stack_configurations (const NineCells cells[PLANE_PARTS], Configurations configurations[3])
{
  NineLines lines[PLANE_PARTS], next[PLANE_PARTS], second[PLANE_PARTS];
  NinePlane even[PLANE_PARTS], odd[PLANE_PARTS];

  FOR_EACH_PART (part)
    lines[part] = find_minicolumns (&cells[part]);
  go_round_stacks (lines, next, second);
  FOR_EACH_PART (part)
    find_box_configurations (&lines[part], &next[part], &second[part], &even[part], &odd[part]);
  plane_transpose (even);
  plane_transpose (odd);
  write_configurations (even, odd, configurations);
}

/* The first of n lines (bands or stacks) with the fewest configurations, not counting those where all values have
 * their configuration; there is another. */
static inline unsigned
band_with_fewest_configurations (const Configurations *configurations, unsigned n)
{
  unsigned best = ~0u;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned count =
          (unsigned) (__builtin_popcountll (configurations[i].even) + __builtin_popcountll (configurations[i].odd));
      unsigned rank = count << 3 | i;

      if (count > 9 && rank < best)
        best = rank;
    }
  return best & 7;
}

/* The branch on the best value of a line. */
static inline NineBranch
branch_in (Configurations configurations, bool of_stack, unsigned index)
{
  NineBranch branch;

  branch.of_stack = of_stack;
  branch.index = (uint8_t) index;
  branch.value = (uint8_t) __builtin_ctz (values_with_fewest_configurations (configurations));
  branch.left = (uint8_t) configurations_of_value (configurations, branch.value);
  branch.total = (uint8_t) __builtin_popcount (branch.left);
  branch.done = 0;
  return branch;
}

/* The cells are stable and open, so some value has more than one configuration. */
static inline NineBranch
choose_branch (const NineCells cells[PLANE_PARTS])
{
  Configurations configurations[6];
  unsigned line;

  find_band_configurations (cells, configurations);
  find_stack_configurations (cells, configurations + 3);
  line = band_with_fewest_configurations (configurations, 6);
  return branch_in (configurations[line], line >= 3, line % 3);
}

/* Keeps only one configuration of the branch's value. */
static inline void
assume (NineCells cells[PLANE_PARTS], const NineBranch *branch, unsigned configuration)
{
  unsigned box = configuration % 3;
  bool odd = configuration >= 3;

  FOR_EACH_PART (part)
    {
      NinePlane along = plane_load (branch->of_stack ? stack_of : band_of, part);
      NinePlane across = plane_load (branch->of_stack ? band_of : stack_of, part);
      NinePlane value = plane_all (1u << branch->value) & (NinePlane) (along == plane_all (branch->index));
      NinePlane kept[3];

      for (unsigned line = 0; line < 3; line++)
        {
          unsigned steps = odd ? 3 - line : line;

          kept[line] = ~(value & (NinePlane) (across != plane_all ((box + steps) % 3)));
        }
      if (branch->of_stack)
        for (unsigned i = 0; i < 9; i++)
          cells[part].cell[i] &= kept[i % 3];
      else
        for (unsigned i = 0; i < 9; i++)
          cells[part].cell[i] &= kept[i / 3];
    }
}

/* Turns the board over its diagonal: rows become columns. */
static inline void
board_transpose (NineBoard *board)
{
  NineCells cells[PLANE_PARTS], turned[PLANE_PARTS];

  board_load (board, cells);
  for (unsigned i = 0; i < 9; i++)
    {
      NinePlane plane[PLANE_PARTS];

      FOR_EACH_PART (part)
        plane[part] = cells[part].cell[i % 3 * 3 + i / 3];
      plane_transpose (plane);
      FOR_EACH_PART (part)
        turned[part].cell[i] = plane[part];
    }
  board_store (board, turned);
}

/* Moves the stacks round: stack 1 becomes stack 0, 2 becomes 1, and 0 becomes 2. */
static inline void
board_rotate_stacks (NineBoard *board)
{
  NineCells cells[PLANE_PARTS];

  board_load (board, cells);
  FOR_EACH_PART (part)
    for (unsigned i = 0; i < 9; i++)
      cells[part].cell[i] = plane_next_in_band (cells[part].cell[i]);
  board_store (board, cells);
}
