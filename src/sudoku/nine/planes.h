/* Planes of the 9x9 engine as vectors, propagation on them, and where a value can be in a band or stack.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A plane is one vector where the processor has vectors of that length. Elsewhere it is two, its *parts*: bands 0 and
 * 1, and band 2. (Compilers accept longer vectors than the processor's, but keep them all in memory, at two thirds of
 * the speed.) Only a step from box to box of a stack moves data between the parts.
 *
 * Written with the vector extension of GCC and clang; a few operations that compilers do not find by themselves are
 * spelled out for AVX-512 and AVX2. Only for files that are built for each kind of processor.
 */
#pragma once

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "sudoku/nine/nine.h"

#ifdef __AVX2__
#include <immintrin.h>
#define PLANE_PARTS 1
#else
#define PLANE_PARTS 2
#endif

#define PART_LANES (NINE_LANES / PLANE_PARTS)
#define PART_WORDS (PART_LANES / 4)

/* A part of a plane, and its words of four lanes. */
typedef uint16_t NinePlane __attribute__ ((vector_size (2 * PART_LANES)));
typedef uint64_t NineWords __attribute__ ((vector_size (2 * PART_LANES)));

static_assert (PLANE_PARTS * sizeof (NinePlane) == NINE_LANES * sizeof (uint16_t), "the parts make up a plane");

#define FOR_EACH_PART(part) for (unsigned part = 0; part < PLANE_PARTS; part++)

static inline NinePlane
plane_all (unsigned set)
{
  return (NinePlane){ 0 } + (uint16_t) set;
}

/* A part of the lanes of a plane. */
static inline NinePlane
plane_load (const uint16_t lanes[NINE_LANES], unsigned part)
{
  NinePlane a;

  memcpy (&a, lanes + part * PART_LANES, sizeof a);
  return a;
}

static inline void
plane_store (uint16_t lanes[NINE_LANES], unsigned part, NinePlane a)
{
  memcpy (lanes + part * PART_LANES, &a, sizeof a);
}

/* a | b | c */
static inline NinePlane
plane_or3 (NinePlane a, NinePlane b, NinePlane c)
{
#if defined(__AVX512VL__)
  return (NinePlane) _mm256_ternarylogic_epi64 ((__m256i) a, (__m256i) b, (__m256i) c, 0xfe);
#else
  return a | b | c;
#endif
}

/* Where two or three of a, b, c are set. */
static inline NinePlane
plane_two_of_3 (NinePlane a, NinePlane b, NinePlane c)
{
#if defined(__AVX512VL__)
  return (NinePlane) _mm256_ternarylogic_epi64 ((__m256i) a, (__m256i) b, (__m256i) c, 0xe8);
#else
  return (a & b) | ((a | b) & c);
#endif
}

/* (a & b) | c */
static inline NinePlane
plane_and_or (NinePlane a, NinePlane b, NinePlane c)
{
#if defined(__AVX512VL__)
  return (NinePlane) _mm256_ternarylogic_epi64 ((__m256i) a, (__m256i) b, (__m256i) c, 0xea);
#else
  return (a & b) | c;
#endif
}

/* a & (b | ~c) */
static inline NinePlane
plane_and_or_not (NinePlane a, NinePlane b, NinePlane c)
{
#if defined(__AVX512VL__)
  return (NinePlane) _mm256_ternarylogic_epi64 ((__m256i) a, (__m256i) b, (__m256i) c, 0xd0);
#else
  return a & (b | ~c);
#endif
}

/* All bits in the lanes that are empty. */
static inline NinePlane
plane_is_empty (NinePlane a)
{
  return (NinePlane) (a == (NinePlane){ 0 });
}

/* Each lane's set without its smallest value. */
static inline NinePlane
plane_drop (NinePlane a)
{
  return a & (a - 1);
}

/* Whether all lanes are empty. */
static inline bool
plane_none (NinePlane a)
{
#if defined(__AVX2__)
  return _mm256_testz_si256 ((__m256i) a, (__m256i) a);
#else
  NineWords words = (NineWords) a;

  return (words[0] | words[1]) == 0;
#endif
}

/* Each box gets what the next box of its band has, and what the one after that has. */
static inline void
plane_go_round_bands (NinePlane a, NinePlane *next, NinePlane *second)
{
#if PLANE_PARTS == 1
  *next = __builtin_shufflevector (a, a, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15);
  *second = __builtin_shufflevector (a, a, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15);
#else
  *next = __builtin_shufflevector (a, a, 1, 2, 0, 3, 5, 6, 4, 7);
  *second = __builtin_shufflevector (a, a, 2, 0, 1, 3, 6, 4, 5, 7);
#endif
}

/* The same for stacks. */
static inline void
plane_go_round_stacks (const NinePlane a[PLANE_PARTS], NinePlane next[PLANE_PARTS], NinePlane second[PLANE_PARTS])
{
#if PLANE_PARTS == 1
  NineWords words = (NineWords) a[0];

  next[0] = (NinePlane) __builtin_shufflevector (words, words, 1, 2, 0, 3);
  second[0] = (NinePlane) __builtin_shufflevector (words, words, 2, 0, 1, 3);
#else
  NineWords low = (NineWords) a[0], high = (NineWords) a[1];

  next[0] = (NinePlane) __builtin_shufflevector (low, high, 1, 2);
  next[1] = (NinePlane) __builtin_shufflevector (low, high, 0, 3);
  second[0] = (NinePlane) __builtin_shufflevector (low, high, 2, 0);
  second[1] = (NinePlane) __builtin_shufflevector (low, high, 1, 3);
#endif
}

/* Bands become stacks. */
static inline void
plane_transpose (NinePlane a[PLANE_PARTS])
{
#if PLANE_PARTS == 1
  a[0] = __builtin_shufflevector (a[0], a[0], 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
#else
  typedef uint32_t Pairs __attribute__ ((vector_size (2 * PART_LANES)));
  const NinePlane none = { 0 };
  Pairs low = (Pairs) __builtin_shufflevector (a[0], a[0], 0, 4, 1, 5, 2, 6, 3, 7);
  Pairs high = (Pairs) __builtin_shufflevector (a[1], none, 0, 8, 1, 8, 2, 8, 3, 8);

  a[0] = (NinePlane) __builtin_shufflevector (low, high, 0, 4, 1, 5);
  a[1] = (NinePlane) __builtin_shufflevector (low, high, 2, 6, 3, 7);
#endif
}

/* The rules of the 9x9 engine.
 *
 * nine.h draws the planes. Each rule is applied to all boxes and values at once:
 *
 *   permutation     The rows in which the three boxes of a band hold a value are a permutation of the band's rows. So
 *                   a box holds it in row r only if the next two boxes hold it in the other two rows, in one order or
 *                   the other:
 *
 *                        box  next  second          box  next  second
 *                   r     x    .     .               x    .     .
 *                   r+1   .    a     .       or      .    .     c
 *                   r+2   .    .     b               .    d     .
 *
 *                   x stays if (a and b) or (c and d). That is elimination along the row, the hidden single in a row,
 *                   and both kinds of locked candidates in one. Likewise in stacks. The rule is from
 *                   Tom Dillon's description of tdoku (below).
 *   hidden single   A value with one place in a box: the cell there loses its other values.
 *   naked single    A cell with one value: the other cells of its box lose it.
 *   minirow         A minirow has three cells. If only three values are left in it, the rest of its box loses them; if
 *                   three values have no other minirow in the box, it loses all others. Minicolumns likewise. Tried
 *                   when the other rules change nothing. */

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

/* Whether all lanes that are no box are empty, and no other has a value over 9. */
static inline bool
cells_are_sound (const NineCells cells[PLANE_PARTS])
{
  NinePlane strange = { 0 };

  FOR_EACH_PART (part)
    for (unsigned i = 0; i < 9; i++)
      strange |= cells[part].cell[i] & ~plane_load (all_lanes, part);
  return plane_none (strange);
}

/* The values that each minirow can have, or each minicolumn. */
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

/* Writes the minirows of the next box in the band, and of the one after that. */
static inline void
go_round_bands (const NineLines *lines, NineLines *next, NineLines *second)
{
  for (unsigned i = 0; i < 3; i++)
    plane_go_round_bands (lines->line[i], &next->line[i], &second->line[i]);
}

/* The same for the minicolumns in stacks. */
static inline void
go_round_stacks (const NineLines lines[PLANE_PARTS], NineLines next[PLANE_PARTS], NineLines second[PLANE_PARTS])
{
  for (unsigned i = 0; i < 3; i++)
    {
      NinePlane here[PLANE_PARTS], one[PLANE_PARTS], two[PLANE_PARTS];

      FOR_EACH_PART (part)
        here[part] = lines[part].line[i];
      plane_go_round_stacks (here, one, two);
      FOR_EACH_PART (part)
        {
          next[part].line[i] = one[part];
          second[part].line[i] = two[part];
        }
    }
}

/* The values that the permutation rule leaves to each line, given the lines of the next two boxes. */
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

/* Returns the values with exactly one place in the box; *bad gains those of all that have none. */
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

/* *bad gains cells without a value, boxes with a naked value twice, and cells that two values of `once` need (no other
 * cell has such a value). *several gains what cells have besides their smallest value. */
static inline void
apply_naked_singles (NinePlane cell[9], NinePlane all, NinePlane once, NinePlane *bad, NinePlane *several)
{
  /* A bit that an empty set has after subtracting one, and no other set. */
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

/* Returns what the minirow rule takes from each line of a box; *bad gains something if a line cannot have exactly three
 * values. */
static inline NineLines
find_excess (const NineLines *lines, NinePlane all, NinePlane *bad)
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

static inline void
apply_minirows (NineCells *cells, NinePlane all, NinePlane *bad)
{
  NineLines minirows = find_minirows (cells), minicolumns = find_minicolumns (cells);
  NineLines by_row = find_excess (&minirows, all, bad);
  NineLines by_column = find_excess (&minicolumns, all, bad);

  for (unsigned i = 0; i < 9; i++)
    cells->cell[i] &= ~(by_row.line[i / 3] | by_column.line[i % 3]);
}

/* Candidates are only ever removed, so each step makes some sum smaller or changes nothing. */
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

/* Applies the rules until they change nothing. Cells that FAILED are of no use any more. */
static inline Outcome
propagate (NineCells cells[PLANE_PARTS])
{
  NinePlane sum = sum_up (cells), last;

  assert (cells_are_sound (cells));
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
        apply_minirows (&cells[part], plane_load (all_lanes, part), &bad);
      if (!plane_none (bad))
        return FAILED;
      sum = sum_up (cells);
      if (plane_none (sum ^ last))
        return OPEN;
    }
}

/* Where a value can be in a band or stack, and on which value to branch.
 *
 * A *configuration* of a value in a band says in which box each of the band's rows has the value (in a stack, each of
 * its columns). There are six, the permutations of three boxes, three of them even and three odd:
 *
 *                    0        1        2          3        4        5
 *        row 0     x . .    . x .    . . x      x . .    . x .    . . x
 *            1     . x .    . . x    x . .      . . x    x . .    . x .
 *            2     . . x    x . .    . x .      . x .    . . x    x . .
 *
 * The search branches in the band or stack with the fewest configurations, there on the first value with two of them,
 * else three, else more, and every configuration is an alternative. The idea of branching on the configurations of a
 * band comes from Tom Dillon's description of his solver tdoku (https://t-dillon.github.io/tdoku). */

/* The configurations of all values in a band or stack: three fields of 16 bits in each word, the field of a
 * configuration by the box of row 0. */
typedef struct
{
  uint64_t even, odd;
} Configurations;

/* The lowest bit of each field. */
#define CONFIGURATION_FIELDS UINT64_C (0x000100010001)

/* Those of the three bands, or of the three stacks. */
static inline void
find_configurations (const NineCells cells[PLANE_PARTS], bool stacks, Configurations all[3])
{
  NineLines lines[PLANE_PARTS], next[PLANE_PARTS], second[PLANE_PARTS];
  NinePlane even[PLANE_PARTS], odd[PLANE_PARTS];

  if (stacks)
    {
      FOR_EACH_PART (part)
        lines[part] = find_minicolumns (&cells[part]);
      go_round_stacks (lines, next, second);
    }
  else
    FOR_EACH_PART (part)
      {
        lines[part] = find_minirows (&cells[part]);
        go_round_bands (&lines[part], &next[part], &second[part]);
      }
  FOR_EACH_PART (part)
    {
      even[part] = lines[part].line[0] & next[part].line[1] & second[part].line[2];
      odd[part] = lines[part].line[0] & next[part].line[2] & second[part].line[1];
    }
  if (stacks)
    {
      plane_transpose (even);
      plane_transpose (odd);
    }
  for (unsigned i = 0; i < 3; i++)
    all[i] = (Configurations){ ((NineWords) even[i / PART_WORDS])[i % PART_WORDS],
                               ((NineWords) odd[i / PART_WORDS])[i % PART_WORDS] };
}

/* The values that have a configuration. */
static inline uint64_t
values_of_configuration (Configurations all, unsigned configuration)
{
  assert (configuration < 6);
  return (configuration < 3 ? all.even : all.odd) >> 16 * (configuration % 3) & ALL;
}

/* The set of the configurations of a value. */
static inline unsigned
configurations_of_value (Configurations all, unsigned value)
{
  uint64_t even = all.even >> value & CONFIGURATION_FIELDS, odd = all.odd >> value & CONFIGURATION_FIELDS;

  assert (value < 9);
  return ((even | even >> 15 | even >> 30) & 7) | ((odd | odd >> 15 | odd >> 30) & 7) << 3;
}

/* Writes which values have k configurations or more, for k = 1 .. 4. */
static inline void
count_configurations (Configurations all, unsigned at_least[5])
{
  for (unsigned k = 1; k < 5; k++)
    at_least[k] = 0;
  for (unsigned i = 0; i < 6; i++)
    {
      unsigned values = (unsigned) values_of_configuration (all, i);

      for (unsigned k = 4; k > 1; k--)
        at_least[k] |= at_least[k - 1] & values;
      at_least[1] |= values;
    }
}

/* The first of n bands or stacks with the fewest configurations, apart from those where all values have but one;
 * there must be another. */
static inline unsigned
find_fewest_configurations (const Configurations *all, unsigned n)
{
  unsigned best = ~0u;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned count = (unsigned) (__builtin_popcountll (all[i].even) + __builtin_popcountll (all[i].odd));
      unsigned rank = count << 3 | i;

      if (count > 9 && rank < best)
        best = rank;
    }
  assert (best != ~0u);
  return best & 7;
}

/* The branch on the best value of a band or stack. */
static inline NineBranch
branch_in (Configurations all, bool of_stack, unsigned index)
{
  NineBranch branch = { .of_stack = of_stack, .index = (uint8_t) index };
  unsigned at_least[5], two, three;

  count_configurations (all, at_least);
  two = at_least[2] & ~at_least[3];
  three = at_least[3] & ~at_least[4];
  branch.value = (uint8_t) __builtin_ctz (two != 0 ? two : three != 0 ? three : at_least[4]);
  branch.left = (uint8_t) configurations_of_value (all, branch.value);
  branch.total = (uint8_t) __builtin_popcount (branch.left);
  assert (index < 3 && branch.total >= 2 && branch.total <= 6);
  return branch;
}

/* The best branch of cells where the rules decide no more. */
static inline NineBranch
choose_branch (const NineCells cells[PLANE_PARTS])
{
  Configurations all[6];
  unsigned i;

  find_configurations (cells, false, all);
  find_configurations (cells, true, all + 3);
  i = find_fewest_configurations (all, 6);
  return branch_in (all[i], i >= 3, i % 3);
}

/* Keeps only one configuration of the branch's value. */
static inline void
assume (NineCells cells[PLANE_PARTS], const NineBranch *branch, unsigned configuration)
{
  unsigned box = configuration % 3;
  bool odd = configuration >= 3;

  assert (branch->of_stack <= 1 && branch->index < 3 && branch->value < 9 && configuration < 6);
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
      for (unsigned i = 0; i < 9; i++)
        cells[part].cell[i] &= branch->of_stack ? kept[i % 3] : kept[i / 3];
    }
}
