/* One bit of 128 or 256 boards at a time: the vector word of the bit-sliced engine and its logic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Slices are vectors of GCC's and clang's vector extension. Processors with AVX-512VL have every function of three bits
 * as one instruction; its truth table is the formula itself, applied to the three columns 11110000, 11001100 and
 * 10101010.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __AVX2__
#include <immintrin.h>
#define SLICE_QUADS 4
#else
#define SLICE_QUADS 2
#endif
#define SLICE_LANES (64 * SLICE_QUADS)

/* Before a loop of n rounds whose body is better repeated n times. */
#define SLICE_PRAGMA(text) _Pragma (#text)
#ifdef __clang__
#define SLICE_UNROLL(n) SLICE_PRAGMA (unroll n)
#else
#define SLICE_UNROLL(n) SLICE_PRAGMA (GCC unroll n)
#endif

typedef uint64_t Slice __attribute__ ((vector_size (8 * SLICE_QUADS)));

#ifdef __AVX512VL__
#define SLICE_TERNARY(formula, a, b, c)                                                                                \
  ((Slice) _mm256_ternarylogic_epi64 ((__m256i) (a), (__m256i) (b), (__m256i) (c), formula (0xf0, 0xcc, 0xaa) & 0xff))
#else
#define SLICE_TERNARY(formula, a, b, c) (formula (a, b, c))
#endif

#define SLICE_FUNCTION(name, formula)                                                                                  \
  static inline Slice name (Slice a, Slice b, Slice c)                                                                 \
  {                                                                                                                    \
    return SLICE_TERNARY (formula, a, b, c);                                                                           \
  }

#define SLICE_OR3(a, b, c) ((a) | (b) | (c))
#define SLICE_AND3(a, b, c) ((a) & (b) & (c))
#define SLICE_XOR3(a, b, c) ((a) ^ (b) ^ (c))
#define SLICE_MAJORITY(a, b, c) (((a) & (b)) | ((c) & ((a) | (b))))
#define SLICE_OR_AND(a, b, c) ((a) | ((b) & (c)))
#define SLICE_OR_XOR(a, b, c) ((a) | ((b) ^ (c)))
#define SLICE_AND_OR_NOT(a, b, c) ((a) & ((b) | ~(c)))
#define SLICE_AND_NOR(a, b, c) ((a) & ~((b) | (c)))
#define SLICE_AND_NAND(a, b, c) ((a) & ~((b) & (c)))
#define SLICE_SELECT(a, b, c) (((a) & (b)) | (~(a) & (c)))

SLICE_FUNCTION (slice_or3, SLICE_OR3)               /* at least one of three */
SLICE_FUNCTION (slice_and3, SLICE_AND3)             /* all three */
SLICE_FUNCTION (slice_xor3, SLICE_XOR3)             /* an odd number: the sum bit of an adder */
SLICE_FUNCTION (slice_majority, SLICE_MAJORITY)     /* two or three: the carry of an adder */
SLICE_FUNCTION (slice_or_and, SLICE_OR_AND)         /* a | (b & c) */
SLICE_FUNCTION (slice_or_xor, SLICE_OR_XOR)         /* a, or b and c differ */
SLICE_FUNCTION (slice_and_or_not, SLICE_AND_OR_NOT) /* a, but where c only if b */
SLICE_FUNCTION (slice_and_nor, SLICE_AND_NOR)       /* a without b and without c */
SLICE_FUNCTION (slice_and_nand, SLICE_AND_NAND)     /* a without what b and c share */
SLICE_FUNCTION (slice_select, SLICE_SELECT)         /* b where a, else c */

/* The slice of one bit in no lane, and in every lane. */
#define SLICE_NONE ((Slice){ 0 })
#define SLICE_ALL (~SLICE_NONE)

/* In how many lanes the bit is set. */
static inline unsigned
slice_count (Slice slice)
{
  unsigned count = 0;

  for (unsigned quad = 0; quad < SLICE_QUADS; quad++)
    count += (unsigned) __builtin_popcountll (slice[quad]);
  return count;
}

/* Transposing 64 slices, so that what was one bit of each becomes a word.
 *
 * A quad of 64 slices, the 64 bits that each has for the same 64 lanes, is a matrix of 64 x 64 bits:
 *
 *               lane 0  1  2 ..                      slice 0  1  2 ..
 *      slice 0 [     a  b  c ..  ]           lane 0 [      a  d  g ..  ]
 *            1 [     d  e  f ..  ]    =>          1 [      b  e  h ..  ]
 *            2 [     g  h  i ..  ]                2 [      c  f  i ..  ]
 *
 * There are two steps. The 8 x 8 bits in each byte of eight slices are transposed by halves (of each 2 x 2 matrix of
 * blocks two change places, then the same inside the blocks; Hacker's Delight, section 7-3), and the 8 x 8 bytes of a
 * quad by putting bytes together, which processors do faster. Those with GFNI transpose 8 x 8 bits by one multiplication
 * of matrices; there the bytes are gathered, transposed, and sent to their places. */

#if defined(__GFNI__) && defined(__AVX512VBMI__)

/* Eight slices are eight rows of 32 bytes, the bytes 0 .. 7 of four quads one after the other. These are numbers of bytes
 * for the permutation of two registers: byte k of a quad q from four rows; ... */
#define SLICE_ROWS(q, k) 8 * (q) + (k), 32 + 8 * (q) + (k), 64 + 8 * (q) + (k), 96 + 8 * (q) + (k)
#define SLICE_QUADS_OF_ROWS(k) SLICE_ROWS (0, k), SLICE_ROWS (1, k), SLICE_ROWS (2, k), SLICE_ROWS (3, k)

/* ... four bytes from one register and four from the other, also in reverse; ... */
#define SLICE_FOURS(i) (i), (i) + 1, (i) + 2, (i) + 3, 64 + (i), 65 + (i), 66 + (i), 67 + (i)
#define SLICE_FOURS_REVERSED(i) 67 + (i), 66 + (i), 65 + (i), 64 + (i), (i) + 3, (i) + 2, (i) + 1, (i)

/* ... and eight times that. */
#define SLICE_EIGHT(fours, i)                                                                                          \
  fours (i), fours ((i) + 4), fours ((i) + 8), fours ((i) + 12), fours ((i) + 16), fours ((i) + 20), fours ((i) + 24), \
      fours ((i) + 28)

typedef uint8_t SliceBytes __attribute__ ((vector_size (64)));

/* Eight rows, two a register, become eight columns: byte k of every quad of the rows, from the first row to the last or in
 * reverse, becomes quad by quad the row k. */
static inline __attribute__ ((always_inline)) void
slice_transpose_bytes (const __m512i row[4], bool reversed, __m512i column[4])
{
  static const SliceBytes gather[2] = {
    { SLICE_QUADS_OF_ROWS (0), SLICE_QUADS_OF_ROWS (1), SLICE_QUADS_OF_ROWS (2), SLICE_QUADS_OF_ROWS (3) },
    { SLICE_QUADS_OF_ROWS (4), SLICE_QUADS_OF_ROWS (5), SLICE_QUADS_OF_ROWS (6), SLICE_QUADS_OF_ROWS (7) },
  };
  static const SliceBytes join[2][2] = {
    { { SLICE_EIGHT (SLICE_FOURS, 0) }, { SLICE_EIGHT (SLICE_FOURS, 32) } },
    { { SLICE_EIGHT (SLICE_FOURS_REVERSED, 0) }, { SLICE_EIGHT (SLICE_FOURS_REVERSED, 32) } },
  };
  __m512i half[4];

  SLICE_UNROLL (4)
  for (unsigned i = 0; i < 4; i++)
    half[i] = _mm512_permutex2var_epi8 (row[i % 2 * 2], (__m512i) gather[i / 2], row[i % 2 * 2 + 1]);
  SLICE_UNROLL (4)
  for (unsigned i = 0; i < 4; i++)
    column[i] = _mm512_permutex2var_epi8 (half[i / 2 * 2], (__m512i) join[reversed][i % 2], half[i / 2 * 2 + 1]);
}

/* Writes 64 slices transposed; both may be the same. */
static inline void
slice_transpose (const Slice block[64], Slice out[64])
{
  const __m512i unit = _mm512_set1_epi64 ((long long) 0x8040201008040201);
  const __m512i lower = _mm512_set_epi64 (11, 10, 9, 8, 3, 2, 1, 0);
  const __m512i upper = _mm512_set_epi64 (15, 14, 13, 12, 7, 6, 5, 4);
  __m512i transposed[4][8], row[4], column[4];

  /* The multiplication takes the rows of a matrix from the last to the first. */
  for (unsigned r = 0; r < 8; r++)
    {
      SLICE_UNROLL (4)
      for (unsigned i = 0; i < 4; i++)
        row[i] = _mm512_loadu_si512 (block + 8 * r + 2 * i);
      slice_transpose_bytes (row, true, column);
      SLICE_UNROLL (4)
      for (unsigned i = 0; i < 4; i++)
        transposed[i][r] = _mm512_gf2p8affine_epi64_epi8 (unit, column[i], 0);
    }
  for (unsigned k = 0; k < 8; k++)
    {
      SLICE_UNROLL (4)
      for (unsigned i = 0; i < 4; i++)
        row[i] = _mm512_permutex2var_epi64 (transposed[k / 2][2 * i], k % 2 == 0 ? lower : upper,
                                            transposed[k / 2][2 * i + 1]);
      slice_transpose_bytes (row, false, column);
      SLICE_UNROLL (4)
      for (unsigned i = 0; i < 4; i++)
        _mm512_storeu_si512 (out + 8 * k + 2 * i, column[i]);
    }
}

#else

/* Transposes 8 x 8 bits in every byte of eight consecutive slices. */
static inline void
slice_transpose_bits (const Slice slice[8], Slice out[8])
{
  static const uint64_t low_bits[] = { 0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f };
  Slice s[8];

  for (unsigned i = 0; i < 8; i++)
    s[i] = slice[i];
  for (unsigned step = 4; step > 0; step /= 2)
    {
      Slice low = SLICE_NONE + low_bits[step / 2];

      for (unsigned i = 0; i < 8; i++)
        if ((i & step) == 0)
          {
            Slice differ = ((s[i] >> step) ^ s[i + step]) & low;

            s[i] ^= differ << step;
            s[i + step] ^= differ;
          }
    }
  for (unsigned i = 0; i < 8; i++)
    out[i] = s[i];
}

/* A slice as units of 1, 2 and 4 bytes. The macros below take such units of two slices alternately, from the i-th of the
 * even quads on (or of the odd ones, which start in the middle of 16 bytes). */
typedef uint8_t SliceOnes __attribute__ ((vector_size (8 * SLICE_QUADS)));
typedef uint16_t SliceTwos __attribute__ ((vector_size (8 * SLICE_QUADS)));
typedef uint32_t SliceFours __attribute__ ((vector_size (8 * SLICE_QUADS)));

#define SLICE_PAIR(i, n) (i), (i) + (n)
#define SLICE_4_PAIRS(i, n) SLICE_PAIR (i, n), SLICE_PAIR ((i) + 1, n), SLICE_PAIR ((i) + 2, n), SLICE_PAIR ((i) + 3, n)

#if SLICE_QUADS == 4
#define SLICE_ONES(i)                                                                                                  \
  SLICE_4_PAIRS (i, 32), SLICE_4_PAIRS ((i) + 4, 32), SLICE_4_PAIRS ((i) + 16, 32), SLICE_4_PAIRS ((i) + 20, 32)
#define SLICE_TWOS(i) SLICE_4_PAIRS (i, 16), SLICE_4_PAIRS ((i) + 8, 16)
#define SLICE_FOURS(i) SLICE_PAIR (i, 8), SLICE_PAIR ((i) + 1, 8), SLICE_PAIR ((i) + 4, 8), SLICE_PAIR ((i) + 5, 8)
#define SLICE_QUADWORDS(i) SLICE_PAIR (i, 4), SLICE_PAIR ((i) + 2, 4)
#else
#define SLICE_ONES(i) SLICE_4_PAIRS (i, 16), SLICE_4_PAIRS ((i) + 4, 16)
#define SLICE_TWOS(i) SLICE_4_PAIRS (i, 8)
#define SLICE_FOURS(i) SLICE_PAIR (i, 4), SLICE_PAIR ((i) + 1, 4)
#define SLICE_QUADWORDS(i) SLICE_PAIR (i, 2)
#endif

#define SLICE_MIX_ONES(a, b, i) ((Slice) __builtin_shufflevector ((SliceOnes) (a), (SliceOnes) (b), SLICE_ONES (i)))
#define SLICE_MIX_TWOS(a, b, i) ((Slice) __builtin_shufflevector ((SliceTwos) (a), (SliceTwos) (b), SLICE_TWOS (i)))
#define SLICE_MIX_FOURS(a, b, i) ((Slice) __builtin_shufflevector ((SliceFours) (a), (SliceFours) (b), SLICE_FOURS (i)))
#define SLICE_MIX_QUADS(a, b, i) __builtin_shufflevector (a, b, SLICE_QUADWORDS (i))

/* Transposes 8 x 8 bytes in every quad of eight slices eight apart: byte k of the i-th becomes byte i of the k-th. Bytes
 * are put together by twos, fours and eights, for even and odd quads apart. */
static inline void
slice_transpose_bytes (const Slice *slice, Slice *out)
{
  Slice two[2][4], four[2][4], eight[2][4];

  for (unsigned i = 0; i < 4; i++)
    {
      two[0][i] = SLICE_MIX_ONES (slice[16 * i], slice[16 * i + 8], 0);
      two[1][i] = SLICE_MIX_ONES (slice[16 * i], slice[16 * i + 8], 8);
    }
  for (unsigned odd = 0; odd < 2; odd++)
    {
      for (unsigned i = 0; i < 2; i++)
        {
          four[odd][i] = SLICE_MIX_TWOS (two[odd][2 * i], two[odd][2 * i + 1], 0);
          four[odd][2 + i] = SLICE_MIX_TWOS (two[odd][2 * i], two[odd][2 * i + 1], 4);
        }
      for (unsigned i = 0; i < 2; i++)
        {
          eight[odd][2 * i] = SLICE_MIX_FOURS (four[odd][2 * i], four[odd][2 * i + 1], 0);
          eight[odd][2 * i + 1] = SLICE_MIX_FOURS (four[odd][2 * i], four[odd][2 * i + 1], 2);
        }
    }
  for (unsigned i = 0; i < 4; i++)
    {
      out[16 * i] = SLICE_MIX_QUADS (eight[0][i], eight[1][i], 0);
      out[16 * i + 8] = SLICE_MIX_QUADS (eight[0][i], eight[1][i], 1);
    }
}

/* Writes 64 slices transposed; both may be the same. */
static inline void
slice_transpose (const Slice block[64], Slice out[64])
{
  for (unsigned i = 0; i < 8; i++)
    slice_transpose_bits (block + 8 * i, out + 8 * i);
  for (unsigned i = 0; i < 8; i++)
    slice_transpose_bytes (out + i, out + i);
}

#endif
