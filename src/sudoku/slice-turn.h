/* Turning 64 slices over, so that what was a bit of 64 slices is a word.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A quad of 64 slices, the 64 bits each has for the same 64 lanes, is a matrix of 64 x 64 bits.
 * Turned over, slice c has in bit r what slice r had in bit c:
 *
 *               lane 0  1  2 ..                      slice 0  1  2 ..
 *      slice 0 [     a  b  c ..  ]           lane 0 [      a  d  g ..  ]
 *            1 [     d  e  f ..  ]    =>          1 [      b  e  h ..  ]
 *            2 [     g  h  i ..  ]                2 [      c  f  i ..  ]
 *
 * Everywhere it is done by halves: of each 2 x 2 matrix of blocks two change places, then the same
 * inside the blocks (Hacker's Delight, section 7-3). Processors with GFNI turn 8 x 8 bits over by
 * one multiplication of matrices; there the bytes are gathered, turned over, and sent to where they
 * belong.
 */
#pragma once

#include "sudoku/slice.h"

#if defined(__GFNI__) && defined(__AVX512VBMI__)

/* Eight slices are eight rows of 32 bytes, the bytes 0 .. 7 of four quads one after the other. What
 * follows are numbers of bytes for the permutation of two registers: byte k of a quad q from four
 * rows; ... */
#define SLICE_ROWS(q, k) 8 * (q) + (k), 32 + 8 * (q) + (k), 64 + 8 * (q) + (k), 96 + 8 * (q) + (k)
#define SLICE_QUADS_OF_ROWS(k)                                                                     \
  SLICE_ROWS (0, k), SLICE_ROWS (1, k), SLICE_ROWS (2, k), SLICE_ROWS (3, k)

/* ... four bytes from the one register and four from the other, also back to front; ... */
#define SLICE_FOURS(i) (i), (i) + 1, (i) + 2, (i) + 3, 64 + (i), 65 + (i), 66 + (i), 67 + (i)
#define SLICE_FOURS_BACK(i) 67 + (i), 66 + (i), 65 + (i), 64 + (i), (i) + 3, (i) + 2, (i) + 1, (i)

/* ... and eight times that. */
#define SLICE_EIGHT(fours, i)                                                                      \
  fours (i), fours ((i) + 4), fours ((i) + 8), fours ((i) + 12), fours ((i) + 16),                 \
      fours ((i) + 20), fours ((i) + 24), fours ((i) + 28)

typedef uint8_t SliceBytes __attribute__ ((vector_size (64)));

/* Eight rows, two a register, become eight columns: byte k of every quad of the rows, or of the
 * rows from the last to the first, becomes quad by quad the row k. */
static inline __attribute__ ((always_inline)) void
slice_turn_bytes (const __m512i row[4], bool back, __m512i column[4])
{
  static const SliceBytes gather[2] = {
    { SLICE_QUADS_OF_ROWS (0), SLICE_QUADS_OF_ROWS (1), SLICE_QUADS_OF_ROWS (2),
      SLICE_QUADS_OF_ROWS (3) },
    { SLICE_QUADS_OF_ROWS (4), SLICE_QUADS_OF_ROWS (5), SLICE_QUADS_OF_ROWS (6),
      SLICE_QUADS_OF_ROWS (7) },
  };
  static const SliceBytes join[2][2] = {
    { { SLICE_EIGHT (SLICE_FOURS, 0) }, { SLICE_EIGHT (SLICE_FOURS, 32) } },
    { { SLICE_EIGHT (SLICE_FOURS_BACK, 0) }, { SLICE_EIGHT (SLICE_FOURS_BACK, 32) } },
  };
  __m512i half[4];

  SLICE_UNROLL (4)
  for (unsigned i = 0; i < 4; i++)
    half[i] = _mm512_permutex2var_epi8 (row[i % 2 * 2], (__m512i) gather[i / 2], row[i % 2 * 2 + 1]);
  SLICE_UNROLL (4)
  for (unsigned i = 0; i < 4; i++)
    column[i] = _mm512_permutex2var_epi8 (half[i / 2 * 2], (__m512i) join[back][i % 2],
                                          half[i / 2 * 2 + 1]);
}

/* Writes 64 slices turned over; both may be the same. */
static inline void
slice_turn_over (const Slice block[64], Slice over[64])
{
  const __m512i unit = _mm512_set1_epi64 ((long long)0x8040201008040201);
  const __m512i lower = _mm512_set_epi64 (11, 10, 9, 8, 3, 2, 1, 0);
  const __m512i upper = _mm512_set_epi64 (15, 14, 13, 12, 7, 6, 5, 4);
  __m512i turned[4][8], row[4], column[4];

  /* The multiplication takes the rows of a matrix from the last to the first. */
  for (unsigned r = 0; r < 8; r++)
    {
      SLICE_UNROLL (4)
      for (unsigned i = 0; i < 4; i++)
        row[i] = _mm512_loadu_si512 (block + 8 * r + 2 * i);
      slice_turn_bytes (row, true, column);
      SLICE_UNROLL (4)
      for (unsigned i = 0; i < 4; i++)
        turned[i][r] = _mm512_gf2p8affine_epi64_epi8 (unit, column[i], 0);
    }
  for (unsigned k = 0; k < 8; k++)
    {
      SLICE_UNROLL (4)
      for (unsigned i = 0; i < 4; i++)
        row[i] = _mm512_permutex2var_epi64 (turned[k / 2][2 * i], k % 2 == 0 ? lower : upper,
                                            turned[k / 2][2 * i + 1]);
      slice_turn_bytes (row, false, column);
      SLICE_UNROLL (4)
      for (unsigned i = 0; i < 4; i++)
        _mm512_storeu_si512 (over + 8 * k + 2 * i, column[i]);
    }
}

#else

/* Exchanges, in each of eight slices a stride apart and for the distances 4d, 2d and d, the bits
 * that lie on the wrong side of the diagonal: three steps of a recursive transposition. */
static inline void
slice_turn_eight (const Slice *slice, Slice *over, unsigned stride, unsigned d)
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
    over[i * stride] = s[i];
}

/* Writes 64 slices turned over; both may be the same. */
static inline void
slice_turn_over (const Slice block[64], Slice over[64])
{
  for (unsigned i = 0; i < 8; i++)
    slice_turn_eight (block + i, over + i, 8, 8);
  for (unsigned i = 0; i < 8; i++)
    slice_turn_eight (over + 8 * i, over + 8 * i, 1, 1);
}

#endif
