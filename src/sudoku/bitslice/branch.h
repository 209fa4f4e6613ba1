/* Where the boards of the bit-sliced engine branch when no rule decides: all lanes choose at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In a band each value has one of six configurations, permutations of minirows (rules.h), in a stack one of six of
 * minicolumns. A lane takes the band or stack where all values together have the fewest live configurations, but more
 * than one each (after tdoku's choice), there the first value with two of them, else with more, and of its minirows the
 * first one in the first undecided row. One branch has the value in that minirow, the other has it elsewhere:
 *
 *        1  1  .          1  .  .             .  1  .
 *        .  1  1    =>    .  1  1     or      .  1  1    (the rules do the rest)
 *        1  .  1          .  .  1             1  .  1
 *
 * The lanes count with adders made of logic: a number is several slices, the lowest bit first.
 */
#pragma once

#include "sudoku/bitslice/record.h"

/* A choice in each lane: a minirow of a value in a band, or a minicolumn of a value in a stack. */
typedef struct
{
  Slice value[6][9];   /* [band, or 3 + stack][value - 1]: this value is branched on there */
  Slice minirow[3][3]; /* [row or column][box]: and this minirow or minicolumn */
} BitsliceBranch;

/* The live minirows of a value in a band (0 .. 2) or its minicolumns in a stack (3 .. 5). */
static inline void
bitslice_minirows (const Slice *x, unsigned band, Slice m[3][3])
{
  unsigned first = band < 3 ? 27 * band : 3 * (band - 3), along = band < 3 ? 1 : 9;
  unsigned across = 10 - along;

  assert (band < 6);
  for (unsigned r = 0; r < 3; r++)
    for (unsigned b = 0; b < 3; b++)
      {
        const Slice *cell = x + first + r * across + 3 * b * along;

        m[r][b] = slice_or3 (cell[0], cell[along], cell[2 * along]);
      }
}

/* Adds up the live configurations of a band, and sets two[] and many[] where a value has two, or more. */
static inline void
bitslice_count_configurations (const BitsliceBoards *boards, unsigned band, Slice total[6], Slice two[9], Slice many[9])
{
  for (unsigned bit = 0; bit < 6; bit++)
    total[bit] = SLICE_NONE;
  for (unsigned v = 0; v < 9; v++)
    {
      Slice m[3][3], a, b, c, d, e, f, sum1, sum2, carry1, carry2, carry3, bit[3], carry;

      bitslice_minirows (boards->candidate[v], band, m);
      a = slice_and3 (m[0][0], m[1][1], m[2][2]), b = slice_and3 (m[0][0], m[1][2], m[2][1]);
      c = slice_and3 (m[0][1], m[1][0], m[2][2]), d = slice_and3 (m[0][1], m[1][2], m[2][0]);
      e = slice_and3 (m[0][2], m[1][0], m[2][1]), f = slice_and3 (m[0][2], m[1][1], m[2][0]);
      sum1 = slice_xor3 (a, b, c), carry1 = slice_majority (a, b, c);
      sum2 = slice_xor3 (d, e, f), carry2 = slice_majority (d, e, f);
      carry3 = sum1 & sum2;
      bit[0] = sum1 ^ sum2;
      bit[1] = slice_xor3 (carry1, carry2, carry3);
      bit[2] = slice_majority (carry1, carry2, carry3);
      two[v] = slice_and_nor (bit[1], bit[0], bit[2]);
      many[v] = slice_or_and (bit[2], bit[1], bit[0]);

      carry = SLICE_NONE;
      for (unsigned i = 0; i < 3; i++)
        {
          Slice sum = slice_xor3 (total[i], bit[i], carry);

          carry = slice_majority (total[i], bit[i], carry);
          total[i] = sum;
        }
      for (unsigned i = 3; i < 6; i++)
        {
          Slice sum = total[i] ^ carry;

          carry &= total[i];
          total[i] = sum;
        }
    }
}

/* Where the number a is smaller than b. */
static inline Slice
bitslice_less (const Slice a[6], const Slice b[6])
{
  Slice less = SLICE_NONE;

  for (unsigned bit = 0; bit < 6; bit++)
    less = slice_select (a[bit] ^ b[bit], b[bit], less);
  return less;
}

/* The value to branch on in each band. A band that is done has nine configurations, one a value. */
static inline void
bitslice_choose_value (const BitsliceBoards *boards, BitsliceBranch *branch)
{
  Slice best[6], taken = SLICE_NONE;

  for (unsigned bit = 0; bit < 6; bit++)
    best[bit] = SLICE_ALL;
  for (unsigned band = 0; band < 6; band++)
    {
      Slice total[6], two[9], many[9], better, open = SLICE_NONE;

      bitslice_count_configurations (boards, band, total, two, many);
      for (unsigned v = 0; v < 9; v++)
        open = slice_or3 (open, two[v], many[v]);
      better = bitslice_less (total, best) & open;
      for (unsigned bit = 0; bit < 6; bit++)
        best[bit] = slice_select (better, total[bit], best[bit]);
      for (unsigned before = 0; before < band; before++)
        for (unsigned v = 0; v < 9; v++)
          branch->value[before][v] &= ~better;
      taken = ~better;
      for (unsigned v = 0; v < 9; v++)
        {
          branch->value[band][v] = two[v] & ~taken;
          taken |= two[v];
        }
      for (unsigned v = 0; v < 9; v++)
        {
          branch->value[band][v] |= many[v] & ~taken;
          taken |= many[v];
        }
    }
}

/* The minirow to branch on, given the value. */
static inline void
bitslice_choose_minirow (const BitsliceBoards *boards, BitsliceBranch *branch)
{
  Slice m[3][3] = { 0 }, taken = SLICE_NONE;

  for (unsigned band = 0; band < 6; band++)
    for (unsigned v = 0; v < 9; v++)
      {
        Slice live[3][3];

        bitslice_minirows (boards->candidate[v], band, live);
        for (unsigned i = 0; i < 9; i++)
          m[i / 3][i % 3] = slice_or_and (m[i / 3][i % 3], branch->value[band][v], live[i / 3][i % 3]);
      }
  for (unsigned r = 0; r < 3; r++)
    {
      Slice open = slice_majority (m[r][0], m[r][1], m[r][2]) & ~taken;

      taken |= open;
      branch->minirow[r][0] = open & m[r][0];
      branch->minirow[r][1] = slice_and_nor (open & m[r][1], m[r][0], SLICE_NONE);
      branch->minirow[r][2] = SLICE_NONE;
    }
}

/* Whether every lane has exactly one value in one band, and one minirow, or none of both where it is not in lanes. */
static inline bool
bitslice_is_choice (const BitsliceBranch *branch, Slice lanes)
{
  Slice once = SLICE_NONE, twice = SLICE_NONE, minirow = SLICE_NONE, two_minirows = SLICE_NONE;

  for (unsigned i = 0; i < 54; i++)
    {
      twice |= once & branch->value[i / 9][i % 9];
      once |= branch->value[i / 9][i % 9];
    }
  for (unsigned i = 0; i < 9; i++)
    {
      two_minirows |= minirow & branch->minirow[i / 3][i % 3];
      minirow |= branch->minirow[i / 3][i % 3];
    }
  return slice_count (twice | two_minirows | (once ^ lanes) | (minirow ^ lanes)) == 0;
}

/* Chooses a branch in the given lanes, whose boards are stable, alive and not solved; in the others the choice is empty. */
static void
bitslice_choose (const BitsliceBoards *boards, Slice lanes, BitsliceBranch *branch)
{
  bitslice_choose_value (boards, branch);
  for (unsigned band = 0; band < 6; band++)
    for (unsigned v = 0; v < 9; v++)
      branch->value[band][v] &= lanes;
  bitslice_choose_minirow (boards, branch);
  assert (bitslice_is_choice (branch, lanes));
}

/* The lanes whose cells have two candidates at most. If such a board is stable, every house has as many open values as
 * open cells, with two places each; so the other candidates of all open cells of a solution are another solution.
 * Solutions come in pairs, one in each branch of any choice, and the second branch need not be searched to be counted.
 * (Players know such a board as the bivalue universal grave.) */
static Slice
bitslice_in_pairs (const BitsliceBoards *boards)
{
  Slice more = SLICE_NONE;

  for (unsigned cell = 0; cell < 81; cell++)
    {
      Slice one[3], two[3], three;

      for (unsigned i = 0; i < 3; i++)
        {
          Slice a = boards->candidate[3 * i][cell], b = boards->candidate[3 * i + 1][cell];
          Slice c = boards->candidate[3 * i + 2][cell];

          one[i] = slice_xor3 (a, b, c);
          two[i] = slice_majority (a, b, c);
        }
      three = slice_and3 (one[0], one[1], one[2]);
      three = slice_or_and (three, slice_or3 (two[0], two[1], two[2]), slice_or3 (one[0], one[1], one[2]));
      more = slice_or3 (more, three, slice_majority (two[0], two[1], two[2]));
    }
  return ~more;
}

/* Where a branch was chosen, one value of the boards becomes that of their first branches, and second gets that of the
 * second ones. In the row of the chosen minirow, the first branch loses the other two, and the second that one. */
static inline void
bitslice_split_value (Slice *x, const Slice where[6], const Slice chosen[3][3], const Slice others[3][3], Slice *second)
{
  for (unsigned box = 0; box < 9; box++)
    for (unsigned r = 0; r < 3; r++)
      for (unsigned c = 0; c < 3; c++)
        {
          unsigned cell = bitslice_box_cell (box) + 9 * r + c;
          Slice in_band = where[box / 3], in_stack = where[3 + box % 3], before = x[cell];

          second[cell] =
              slice_and_nand (slice_and_nand (before, in_band, chosen[r][box % 3]), in_stack, chosen[c][box / 3]);
          x[cell] = slice_and_nand (slice_and_nand (before, in_band, others[r][box % 3]), in_stack, others[c][box / 3]);
        }
}

/* Where a branch was chosen the boards become their first branches; the second ones become records, of all lanes. */
static void
bitslice_split (BitsliceBoards *boards, const BitsliceBranch *branch, BitsliceRecords *records)
{
  Slice others[3][3], second[81];

  for (unsigned r = 0; r < 3; r++)
    for (unsigned b = 0; b < 3; b++)
      others[r][b] = branch->minirow[r][(b + 1) % 3] | branch->minirow[r][(b + 2) % 3];
  for (unsigned v = 0; v < 9; v++)
    {
      Slice where[6];

      for (unsigned band = 0; band < 6; band++)
        where[band] = branch->value[band][v];
      bitslice_split_value (boards->candidate[v], where, branch->minirow, others, second);
      bitslice_write_value (second, v, records);
    }
  bitslice_write_tails (records);
}
