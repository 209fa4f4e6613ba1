/* One board of the bit-sliced engine on its own: a record of twelve words, and how it gets into a lane and out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A record has the 729 candidates of a board as bits. Words 0 .. 8 have cells 0 .. 63 of the values 1 .. 9; words 9, 10
 * and 11 the last 17 cells of three values each:
 *
 *      word v      [ cell 63 ............................. cell 0 ]  value v + 1
 *      word 9 + k  [  none  | 3k + 3     | 3k + 2     | 3k + 1    ]  values; cells 80 .. 64 of each
 *                    63..51   50 .. 34     33 .. 17     16 .. 0
 *
 * Lanes become records, and records lanes, when 64 slices at a time are transposed (transpose.h).
 */
#pragma once

#include "sudoku/bitslice/transpose.h"
#include "sudoku/bitslice/rules.h"

#define BITSLICE_WORDS 12
#define BITSLICE_TAIL_CELLS 17
#define BITSLICE_TAIL_MASK ((1u << BITSLICE_TAIL_CELLS) - 1)
#define BITSLICE_PADDING (64 / sizeof (Slice))

/* Twelve blocks of 64 slices. After transposing, a block has the word of lane 64 * q + i in quad q of its i-th slice. The
 * padding is for the cache: without it the words of a lane are a power of two apart and compete for a few places. */
typedef struct
{
  Slice block[BITSLICE_WORDS][64 + BITSLICE_PADDING] __attribute__ ((aligned (64)));
} BitsliceRecords;

static_assert (sizeof (Slice) * (64 + BITSLICE_PADDING) % 64 == 0, "each block is aligned");

/* How far apart the words of a lane are. */
#define BITSLICE_WORD_DISTANCE ((64 + BITSLICE_PADDING) * SLICE_QUADS)

static inline void
bitslice_get_record (const BitsliceRecords *records, unsigned lane, uint64_t record[BITSLICE_WORDS])
{
  const uint64_t *word = (const uint64_t *) &records->block[0][lane % 64] + lane / 64;

  assert (lane < SLICE_LANES);
  for (unsigned w = 0; w < BITSLICE_WORDS; w++)
    record[w] = word[w * BITSLICE_WORD_DISTANCE];
}

static inline void
bitslice_set_record (BitsliceRecords *records, unsigned lane, const uint64_t record[BITSLICE_WORDS])
{
  uint64_t *word = (uint64_t *) &records->block[0][lane % 64] + lane / 64;

  assert (lane < SLICE_LANES);
  for (unsigned w = 0; w < BITSLICE_WORDS; w++)
    word[w * BITSLICE_WORD_DISTANCE] = record[w];
}

/* Writes the candidates of one value; its last cells share a block with those of two other values. */
static inline void
bitslice_write_value (const Slice candidate[81], unsigned v, BitsliceRecords *records)
{
  Slice *tail = records->block[9 + v / 3] + BITSLICE_TAIL_CELLS * (v % 3);

  assert (v < 9);
  for (unsigned i = 0; i < BITSLICE_TAIL_CELLS; i++)
    tail[i] = candidate[64 + i];
  slice_transpose (candidate, records->block[v]);
}

/* Transposes the blocks of last cells, once they are written. */
static inline void
bitslice_write_tails (BitsliceRecords *records)
{
  for (unsigned w = 9; w < BITSLICE_WORDS; w++)
    slice_transpose (records->block[w], records->block[w]);
}

/* Writes all lanes as records. */
static void
bitslice_write_records (const BitsliceBoards *boards, BitsliceRecords *records)
{
  for (unsigned v = 0; v < 9; v++)
    bitslice_write_value (boards->candidate[v], v, records);
  bitslice_write_tails (records);
}

/* Replaces the given lanes by their records. */
static void
bitslice_read_records (BitsliceBoards *boards, Slice lanes, const BitsliceRecords *records)
{
  Slice transposed[64] __attribute__ ((aligned (64)));

  for (unsigned w = 0; w < BITSLICE_WORDS; w++)
    {
      slice_transpose (records->block[w], transposed);
      if (w < 9)
        for (unsigned i = 0; i < 64; i++)
          boards->candidate[w][i] = slice_select (lanes, transposed[i], boards->candidate[w][i]);
      else
        for (unsigned v = 0; v < 3; v++)
          for (unsigned i = 0; i < BITSLICE_TAIL_CELLS; i++)
            {
              Slice *x = &boards->candidate[3 * (w - 9) + v][64 + i];

              *x = slice_select (lanes, transposed[BITSLICE_TAIL_CELLS * v + i], *x);
            }
    }
  for (unsigned cell = 0; cell < 81; cell++)
    boards->single[cell] &= ~lanes;
}
