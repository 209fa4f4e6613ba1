/* One bit of 128 or 256 boards at a time: the vector word of the bit-sliced engine and its logic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Slices are vectors of GCC's and clang's vector extension. Processors with AVX-512VL have every function of three bits
 * as one instruction; its truth table is the formula itself, applied to the three columns 11110000, 11001100 and
 * 10101010.
 */
#pragma once

#include <assert.h>
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
