/* The rule for minirows: each has exactly three values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A minirow has three cells, so three of the nine values are in it. Values that can be in it are *live* there; those that
 * cannot be in the other two minirows of the row are *bound* to it:
 *
 *                 minirow A   minirow B   minirow C
 *      value 1  [     1           .           .    ]   bound to A
 *      value 2  [     1           1           .    ]   live in A and B
 *      ...
 *      live          >= 3        >= 3        >= 3      fewer: no solution; three: all are bound
 *      bound         <= 3        <= 3        <= 3      more:  no solution; three: no other is live
 *
 * In a player's words: pairs, triples and locked sets inside a minirow, and the pigeonhole. The same for the minicolumns
 * of a column. The rule costs about as much as a round and is seldom needed, so it is applied only to boards that would
 * have to branch; without it near-blank boards branch without end.
 */
#pragma once

#include "sudoku/bitslice/rules.h"

/* How many of nine are set: three, fewer, or more. */
typedef struct
{
  Slice three, fewer, more;
} BitsliceTally;

static inline BitsliceTally
bitslice_tally (const Slice s[9])
{
  Slice ones[3], twos[4], one, any, tail;
  BitsliceTally tally;

  for (unsigned i = 0; i < 3; i++)
    {
      ones[i] = slice_xor3 (s[3 * i], s[3 * i + 1], s[3 * i + 2]);
      twos[i] = slice_majority (s[3 * i], s[3 * i + 1], s[3 * i + 2]);
    }
  one = slice_xor3 (ones[0], ones[1], ones[2]);
  twos[3] = slice_majority (ones[0], ones[1], ones[2]);
  tail = slice_or3 (twos[0], twos[1], twos[2]);
  any = tail | twos[3];
  tally.more = slice_or_and (slice_majority (twos[0], twos[1], twos[2]), tail, twos[3]);
  tally.three = slice_and_or_not (one & any, SLICE_NONE, tally.more);
  tally.fewer = ~slice_or3 (tally.more, tally.three, SLICE_NONE);
  return tally;
}

/* The rule for one row (along = 1) or column (along = 9) with its first cell. */
static inline void
bitslice_apply_cardinality_to_line (BitsliceBoards *boards, unsigned first, unsigned along, BitsliceVerdict *verdict)
{
  Slice live[3][9], bound[3][9];
  BitsliceTally alive[3], tied[3];
  BitsliceVerdict seen = *verdict;

  assert (along == 1 ? first % 9 == 0 && first < 81 : along == 9 && first < 9);
  for (unsigned v = 0; v < 9; v++)
    {
      const Slice *x = boards->candidate[v] + first;

      for (unsigned m = 0; m < 3; m++)
        live[m][v] = slice_or3 (x[3 * m * along], x[(3 * m + 1) * along], x[(3 * m + 2) * along]);
      for (unsigned m = 0; m < 3; m++)
        bound[m][v] = slice_and_nor (live[m][v], live[(m + 1) % 3][v], live[(m + 2) % 3][v]);
    }
  for (unsigned m = 0; m < 3; m++)
    {
      alive[m] = bitslice_tally (live[m]);
      tied[m] = bitslice_tally (bound[m]);
      seen.alive = slice_and_nor (seen.alive, alive[m].fewer, tied[m].more);
    }
  for (unsigned v = 0; v < 9; v++)
    for (unsigned m = 0; m < 3; m++)
      {
        unsigned p = (m + 1) % 3, q = (m + 2) % 3;
        Slice *x = boards->candidate[v] + first + 3 * m * along;
        Slice gone = slice_or_and (tied[m].three & ~bound[m][v], alive[p].three, live[p][v]);

        gone = slice_or_and (gone, alive[q].three, live[q][v]);
        seen.changed = slice_or_and (seen.changed, gone, live[m][v]);
        for (unsigned i = 0; i < 3; i++)
          x[i * along] &= ~gone;
      }
  *verdict = seen;
}

/* The rule for the minirows of all boards, or their minicolumns; adds to *verdict, apart from solved. */
static void
bitslice_apply_cardinality (BitsliceBoards *boards, bool minicolumns, BitsliceVerdict *verdict)
{
  for (unsigned i = 0; i < 9; i++)
    if (minicolumns)
      bitslice_apply_cardinality_to_line (boards, i, 9, verdict);
    else
      bitslice_apply_cardinality_to_line (boards, 9 * i, 1, verdict);
}
