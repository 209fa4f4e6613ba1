/* From puzzles to records of the bit-sliced engine, and from solved lanes to values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/batch.h"
#include "sudoku/bitslice/record.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* Bit i says whether byte i of sixteen is the value. */
static inline uint64_t
bitslice_sixteen_equal (const uint8_t *values, uint8_t value)
{
#ifdef __SSE2__
  __m128i sixteen = _mm_loadu_si128 ((const __m128i *) values);

  return (uint64_t) _mm_movemask_epi8 (_mm_cmpeq_epi8 (sixteen, _mm_set1_epi8 ((char) value)));
#else
  typedef uint8_t Bytes __attribute__ ((vector_size (16)));
  typedef uint64_t Words __attribute__ ((vector_size (16)));
  static const Bytes own_bit = { 1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128 };
  const uint64_t sum_up = 0x0101010101010101; /* a product with it has the sum of the bytes on top */
  Bytes sixteen;
  Words equal;

  memcpy (&sixteen, values, sizeof sixteen);
  equal = (Words) ((Bytes) (sixteen == (Bytes){ 0 } + value) & own_bit);
  return (equal[0] * sum_up >> 56) | (equal[1] * sum_up >> 56) << 8;
#endif
}

/* Bit i says whether cell i is the value; cells 64 .. 80 in *tail. */
static inline uint64_t
bitslice_cells_equal (const uint8_t *values, uint8_t value, uint64_t *tail)
{
#ifdef __AVX512BW__
  __m512i first = _mm512_loadu_si512 (values), all = _mm512_set1_epi8 ((char) value);
  __m256i last = _mm256_maskz_loadu_epi8 (BITSLICE_TAIL_MASK, values + 64);

  *tail = _mm256_mask_cmpeq_epi8_mask (BITSLICE_TAIL_MASK, last, _mm512_castsi512_si256 (all));
  return _mm512_cmpeq_epi8_mask (first, all);
#else
  *tail = bitslice_sixteen_equal (values + 64, value) | (uint64_t) (values[80] == value) << 16;
#ifdef __AVX2__
  __m256i first = _mm256_loadu_si256 ((const __m256i *) values), all = _mm256_set1_epi8 ((char) value);
  __m256i second = _mm256_loadu_si256 ((const __m256i *) (values + 32));

  return (uint32_t) _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (first, all))
         | (uint64_t) (uint32_t) _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (second, all)) << 32;
#else
  return bitslice_sixteen_equal (values, value) | bitslice_sixteen_equal (values + 16, value) << 16
         | bitslice_sixteen_equal (values + 32, value) << 32 | bitslice_sixteen_equal (values + 48, value) << 48;
#endif
#endif
}

/* The record of a puzzle: a blank has all candidates, a given only its own. */
static inline void
bitslice_record_of_values (const uint8_t values[81], uint64_t record[BITSLICE_WORDS])
{
  uint64_t blank_tail, blank = bitslice_cells_equal (values, 0, &blank_tail);

  for (unsigned k = 9; k < BITSLICE_WORDS; k++)
    record[k] = 0;
  for (unsigned v = 0; v < 9; v++)
    {
      uint64_t tail;

      record[v] = blank | bitslice_cells_equal (values, (uint8_t) (v + 1), &tail);
      assert ((blank_tail | tail) <= BITSLICE_TAIL_MASK);
      record[9 + v / 3] |= (blank_tail | tail) << (BITSLICE_TAIL_CELLS * (v % 3));
    }
}

/* Removes a candidate from a record. */
static inline void
bitslice_exclude (uint64_t record[BITSLICE_WORDS], SudokuExcluded excluded)
{
  unsigned v = excluded.value - 1u;

  assert (v < 9 && excluded.cell < 81);
  if (excluded.cell < 64)
    record[v] &= ~(UINT64_C (1) << excluded.cell);
  else
    record[9 + v / 3] &= ~(UINT64_C (1) << (BITSLICE_TAIL_CELLS * (v % 3) + excluded.cell - 64));
}

/* The values of a solved board's record. */
static inline void
bitslice_values_of_record (const uint64_t record[BITSLICE_WORDS], uint8_t values[81])
{
#ifdef __AVX512BW__
  __m512i first = _mm512_setzero_si512 ();
  __m256i last = _mm256_setzero_si256 ();
#endif

  for (unsigned v = 0; v < 9; v++)
    {
      uint64_t cells = record[v];
      uint64_t tail = record[9 + v / 3] >> (BITSLICE_TAIL_CELLS * (v % 3)) & BITSLICE_TAIL_MASK;

      assert (__builtin_popcountll (cells) + __builtin_popcountll (tail) == 9);
#ifdef __AVX512BW__
      first = _mm512_mask_mov_epi8 (first, cells, _mm512_set1_epi8 ((char) (v + 1)));
      last = _mm256_mask_mov_epi8 (last, (__mmask32) tail, _mm256_set1_epi8 ((char) (v + 1)));
#else
      for (; cells != 0; cells &= cells - 1)
        values[__builtin_ctzll (cells)] = (uint8_t) (v + 1);
      for (; tail != 0; tail &= tail - 1)
        values[64 + __builtin_ctzll (tail)] = (uint8_t) (v + 1);
#endif
    }
#ifdef __AVX512BW__
  _mm512_storeu_si512 (values, first);
  _mm256_mask_storeu_epi8 (values + 64, BITSLICE_TAIL_MASK, last);
#endif
}

/* The values of a solved lane. For a few lanes this takes less time than to transpose all of them. */
static inline void
bitslice_values_of_lane (const BitsliceBoards *boards, unsigned lane, uint8_t values[81])
{
  for (unsigned cell = 0; cell < 81; cell++)
    {
      unsigned value = 0;

      for (unsigned v = 0; v < 9; v++)
        value += (v + 1) * (unsigned) (boards->candidate[v][cell][lane / 64] >> lane % 64 & 1);
      assert (value >= 1 && value <= 9);
      values[cell] = (uint8_t) value;
    }
}
