/* The rules of the bit-sliced engine: what 256 boards lose in one round.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A round is a pass over the values and a pass over the cells; both look at all boards at once.
 *
 * The *value pass* sees one value on the whole board: 81 candidates, and the 27 *minirows* (three cells that a row and a
 * box have in common) and 27 *minicolumns* they lie in. In a band a value is once in each row and once in each box, so
 * the minirows that have it are a permutation of three:
 *
 *            box 0  box 1  box 2
 *    row 0  [  a      .      .  ]    a lives only while a permutation through it does:
 *    row 1  [  .      e      f  ]    (a e i) or (a f h)
 *    row 2  [  .      h      i  ]
 *
 * The six permutations are six three-way ANDs, and each minirow is kept by the OR of the two through it. That one rule
 * is, in a player's words, the hidden single of a row, locked candidates both ways, and the elimination along the row;
 * on minicolumns the same for columns. A value *placed* in a cell (the cell has no other candidate) excludes the box's
 * other minirows and minicolumns, so that its box, row and column lose it; a value placed twice in a house loses
 * everything there, and the board dies.
 *
 * The *cell pass* finds the hidden singles of boxes and the naked singles. A value left in one minirow and one minicolumn
 * of a box is left in one cell; that cell loses its other candidates.
 */
#pragma once

#include <string.h>

#include "sudoku/bitslice/slice.h"

/* The boards of all lanes. Cells row by row. */
typedef struct
{
  Slice candidate[9][81]; /* [value - 1][cell] */
  Slice single[81];       /* the cell has one candidate; may be a round late */
  Slice once[9][9];       /* [box][value - 1]: the value is left in at most one cell of the box */
} BitsliceBoards;

/* What a watched round saw. */
typedef struct
{
  Slice changed; /* some candidate was removed, or some cell became single */
  Slice alive;   /* no contradiction was met */
  Slice solved;  /* every value has one cell in every box: with alive, a solution */
} BitsliceVerdict;

/* The first cell of a box, 0 .. 8. */
static inline unsigned
bitslice_box_cell (unsigned box)
{
  assert (box < 9);
  return 27 * (box / 3) + 3 * (box % 3);
}

/* Keeps of a matrix of live minirows what lies on a live permutation. */
static inline __attribute__ ((always_inline)) void
bitslice_keep_permutations (Slice m[3][3])
{
  Slice p012 = slice_and3 (m[0][0], m[1][1], m[2][2]), p021 = slice_and3 (m[0][0], m[1][2], m[2][1]);
  Slice p102 = slice_and3 (m[0][1], m[1][0], m[2][2]), p120 = slice_and3 (m[0][1], m[1][2], m[2][0]);
  Slice p201 = slice_and3 (m[0][2], m[1][0], m[2][1]), p210 = slice_and3 (m[0][2], m[1][1], m[2][0]);

  m[0][0] = p012 | p021, m[0][1] = p102 | p120, m[0][2] = p201 | p210;
  m[1][0] = p102 | p201, m[1][1] = p012 | p210, m[1][2] = p021 | p120;
  m[2][0] = p120 | p210, m[2][1] = p021 | p201, m[2][2] = p012 | p102;
}

/* Finds the live minirows of one value in one box, without those beside a placed cell, and the minicolumns beside a
 * placed cell. minirow and minicolumn point to the first of the box, and the next are three slices later. */
static inline __attribute__ ((always_inline)) void
bitslice_look_at_box (const Slice *x, const Slice *single, Slice *minirow, Slice *minicolumn)
{
  Slice placed[3][3], in_row[3], in_column[3];

  for (unsigned r = 0; r < 3; r++)
    for (unsigned c = 0; c < 3; c++)
      placed[r][c] = x[9 * r + c] & single[9 * r + c];
  for (unsigned i = 0; i < 3; i++)
    {
      in_row[i] = slice_or3 (placed[i][0], placed[i][1], placed[i][2]);
      in_column[i] = slice_or3 (placed[0][i], placed[1][i], placed[2][i]);
    }
  for (unsigned i = 0; i < 3; i++)
    {
      minirow[3 * i] =
          slice_and_nor (slice_or3 (x[9 * i], x[9 * i + 1], x[9 * i + 2]), in_row[(i + 1) % 3], in_row[(i + 2) % 3]);
      minicolumn[3 * i] = in_column[(i + 1) % 3] | in_column[(i + 2) % 3];
    }
}

/* Finds the live minicolumns, given the live minirows and, in minicolumn, those beside a placed cell. */
static inline __attribute__ ((always_inline)) void
bitslice_find_minicolumns (const Slice *x, const Slice *minirow, Slice *minicolumn)
{
  for (unsigned i = 0; i < 3; i++)
    {
      Slice live = x[i] & minirow[0];

      live = slice_or_and (live, x[9 + i], minirow[3]);
      live = slice_or_and (live, x[18 + i], minirow[6]);
      minicolumn[3 * i] = live & ~minicolumn[3 * i];
    }
}

/* Clears the dead minirows and minicolumns of one value in one box. */
static inline __attribute__ ((always_inline)) void
bitslice_clear_box (Slice *x,
                    const Slice *minirow,
                    const Slice *minicolumn,
                    Slice *once,
                    bool watch,
                    BitsliceVerdict *seen)
{
  Slice rows = slice_majority (minirow[0], minirow[3], minirow[6]);
  Slice columns = slice_majority (minicolumn[0], minicolumn[3], minicolumn[6]);

  *once = ~(rows | columns);
  if (watch)
    seen->solved = slice_and_nor (seen->solved, rows, columns);
  for (unsigned r = 0; r < 3; r++)
    for (unsigned c = 0; c < 3; c++)
      {
        Slice before = x[9 * r + c], kept = slice_and3 (before, minirow[3 * r], minicolumn[3 * c]);

        if (watch)
          seen->changed = slice_or_xor (seen->changed, before, kept);
        x[9 * r + c] = kept;
      }
}

/* The pass over one value; once points to its flag of the first box. */
static inline __attribute__ ((always_inline)) void
bitslice_value_pass (Slice *x, const Slice *single, Slice *once, bool watch, BitsliceVerdict *verdict)
{
  Slice minirow[3][3][3];    /* [band][row][stack] */
  Slice minicolumn[3][3][3]; /* [stack][column][band] */
  BitsliceVerdict seen = *verdict;

  for (unsigned band = 0; band < 3; band++)
    {
      SLICE_UNROLL (3)
      for (unsigned stack = 0; stack < 3; stack++)
        bitslice_look_at_box (x + 27 * band + 3 * stack, single + 27 * band + 3 * stack, &minirow[band][0][stack],
                              &minicolumn[stack][0][band]);
      bitslice_keep_permutations (minirow[band]);
      SLICE_UNROLL (3)
      for (unsigned stack = 0; stack < 3; stack++)
        bitslice_find_minicolumns (x + 27 * band + 3 * stack, &minirow[band][0][stack], &minicolumn[stack][0][band]);
      if (watch)
        seen.alive &= slice_or3 (minirow[band][0][0], minirow[band][1][0], minirow[band][2][0]);
    }
  for (unsigned stack = 0; stack < 3; stack++)
    {
      bitslice_keep_permutations (minicolumn[stack]);
      if (watch)
        seen.alive &= slice_or3 (minicolumn[stack][0][0], minicolumn[stack][1][0], minicolumn[stack][2][0]);
      SLICE_UNROLL (3)
      for (unsigned band = 0; band < 3; band++)
        bitslice_clear_box (x + 27 * band + 3 * stack, &minirow[band][0][stack], &minicolumn[stack][0][band],
                            &once[27 * band + 9 * stack], watch, &seen);
    }
  if (watch)
    *verdict = seen;
}

/* The pass over one cell: x points to its first candidate, the others are 81 slices apart. */
static inline __attribute__ ((always_inline)) void
bitslice_cell_pass (Slice *x, Slice *single, const Slice *once, bool watch, BitsliceVerdict *verdict)
{
  Slice hidden = x[0] & once[0], some[3], more[3], any, several;

  for (unsigned v = 1; v < 9; v++)
    hidden = slice_or_and (hidden, x[81 * v], once[v]);
  for (unsigned i = 0; i < 3; i++)
    {
      Slice kept[3];

      for (unsigned j = 0; j < 3; j++)
        x[81 * (3 * i + j)] = kept[j] = slice_and_or_not (x[81 * (3 * i + j)], once[3 * i + j], hidden);
      some[i] = slice_or3 (kept[0], kept[1], kept[2]);
      more[i] = slice_majority (kept[0], kept[1], kept[2]);
    }
  any = slice_or3 (some[0], some[1], some[2]);
  several = slice_majority (some[0], some[1], some[2]) | slice_or3 (more[0], more[1], more[2]);
  if (watch)
    {
      verdict->alive = slice_and_nand (verdict->alive & any, hidden, several);
      verdict->changed = slice_or_xor (verdict->changed, *single, any & ~several);
    }
  *single = any & ~several;
}

/* The pass over the cells of a box. */
static inline __attribute__ ((always_inline)) void
bitslice_box_pass (Slice *x, Slice *single, const Slice *once, bool watch, BitsliceVerdict *verdict)
{
  BitsliceVerdict seen = *verdict;
  Slice flag[9];

  memcpy (flag, once, sizeof flag);
  for (unsigned r = 0; r < 3; r++)
    for (unsigned c = 0; c < 3; c++)
      bitslice_cell_pass (x + 9 * r + c, single + 9 * r + c, flag, watch, &seen);
  if (watch)
    *verdict = seen;
}

/* One round. Only a watched one fills the verdict, for some more instructions. */
static inline __attribute__ ((always_inline)) void
bitslice_round (BitsliceBoards *boards, bool watch, BitsliceVerdict *verdict)
{
  if (watch)
    *verdict = (BitsliceVerdict){ SLICE_NONE, SLICE_ALL, SLICE_ALL };
  for (unsigned v = 0; v < 9; v++)
    bitslice_value_pass (boards->candidate[v], boards->single, &boards->once[0][v], watch, verdict);
  for (unsigned box = 0; box < 9; box++)
    bitslice_box_pass (&boards->candidate[0][bitslice_box_cell (box)], boards->single + bitslice_box_cell (box),
                       boards->once[box], watch, verdict);
  if (watch)
    verdict->solved &= verdict->alive;
}
