/* One board of the sliced engine on its own: a record of twelve words, and the way in and out of lanes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A record holds the 729 candidates of a board as bits. Words 0 .. 8 have cells 0 .. 63 of the values 1
 * .. 9; words 9, 10 and 11 the last 17 cells of three values each:
 *
 *      word v      [ cell 63 ............................. cell 0 ]  value v + 1
 *      word 9 + k  [  none  | 3k + 3     | 3k + 2     | 3k + 1     ]  values; cells 80 .. 64 of each
 *                    63..51   50 .. 34     33 .. 17     16 .. 0
 *
 * Lanes become records, and records lanes, when 64 slices at a time are turned over as 64 x 64 bits.
 */
#pragma once

#include "sudoku/sliced-rules.h"

#define SLICED_WORDS 12
#define SLICED_TAIL_CELLS 17

/* Twelve blocks of 64 slices. Turned over, a block has lane 64 * q + i in quad q of its i-th slice. */
typedef struct
{
  Slice block[SLICED_WORDS][64];
} SlicedRecords;

/* Exchanges, in each of eight slices a stride apart and for the distances 4d, 2d and d, the bits that
 * lie on the wrong side of the diagonal: three steps of a recursive transposition. */
static inline void
sliced_turn_eight (Slice *slice, unsigned stride, unsigned d)
{
  static const uint64_t low_halves[6]
    = { 0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f,
        0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff };
  Slice s[8];

  for (unsigned i = 0; i < 8; i++)
    s[i] = slice[i * stride];
  for (unsigned step = 4; step > 0; step /= 2)
    {
      Slice low = SLICE_NONE + low_halves[__builtin_ctz (step * d)];
      unsigned shift = step * d;

      for (unsigned i = 0; i < 8; i++)
        if ((i & step) == 0)
          {
            Slice upper = s[i], lower = s[i + step];

            s[i] = slice_select (low, upper, lower << shift);
            s[i + step] = slice_select (low, upper >> shift, lower);
          }
    }
  for (unsigned i = 0; i < 8; i++)
    slice[i * stride] = s[i];
}

/* Turns 64 slices over: bit c of slice r and bit r of slice c change places, in every quad. */
static inline void
sliced_turn_over (Slice block[64])
{
  for (unsigned i = 0; i < 8; i++)
    sliced_turn_eight (block + i, 8, 8);
  for (unsigned i = 0; i < 8; i++)
    sliced_turn_eight (block + 8 * i, 1, 1);
}

/* Word w of the record of a lane, in records turned over. */
static inline uint64_t *
sliced_record_word (SlicedRecords *records, unsigned lane, unsigned w)
{
  return (uint64_t *) &records->block[w][lane % 64] + lane / 64;
}

/* Writes all lanes as records. */
static void
sliced_write_records (const SlicedBoards *boards, SlicedRecords *records)
{
  for (unsigned v = 0; v < 9; v++)
    {
      memcpy (records->block[v], boards->candidate[v], 64 * sizeof (Slice));
      memcpy (records->block[9 + v / 3] + SLICED_TAIL_CELLS * (v % 3), boards->candidate[v] + 64,
              SLICED_TAIL_CELLS * sizeof (Slice));
    }
  for (unsigned w = 0; w < SLICED_WORDS; w++)
    sliced_turn_over (records->block[w]);
}

/* Replaces the given lanes by their records; the records are used up. */
static void
sliced_read_records (SlicedBoards *boards, Slice lanes, SlicedRecords *records)
{
  for (unsigned w = 0; w < SLICED_WORDS; w++)
    sliced_turn_over (records->block[w]);
  for (unsigned v = 0; v < 9; v++)
    {
      const Slice *tail = records->block[9 + v / 3] + SLICED_TAIL_CELLS * (v % 3);
      Slice *x = boards->candidate[v];

      for (unsigned i = 0; i < 64; i++)
        x[i] = slice_select (lanes, records->block[v][i], x[i]);
      for (unsigned i = 0; i < SLICED_TAIL_CELLS; i++)
        x[64 + i] = slice_select (lanes, tail[i], x[64 + i]);
    }
  for (unsigned cell = 0; cell < 81; cell++)
    boards->single[cell] &= ~lanes;
}
