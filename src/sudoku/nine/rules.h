/* The rules of the 9x9 engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
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
 *                   Tom Dillon's description of tdoku (configurations.h).
 *   hidden single   A value with one place in a box: the cell there loses its other values.
 *   naked single    A cell with one value: the other cells of its box lose it.
 *   minirow         A minirow has three cells. If only three values are left in it, the rest of its box loses them; if
 *                   three values have no other minirow in the box, it loses all others. Minicolumns likewise. Tried
 *                   when the other rules change nothing.
 */
#pragma once

#include "sudoku/nine/nine.h"
#include "sudoku/nine/planes.h"

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
