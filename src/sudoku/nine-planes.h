/* Planes of the 9x9 engine as vectors: the logic, comparisons and moves it is made of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written with GCC's vector extensions; a few operations that compilers do not find by themselves are
 * spelled out for AVX-512 and AVX2. Only for the files that are built once for each kind of processor.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX2__)
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
/* Compilers move the lanes of two halves one by one where they are not told how. */
#define PLANE_IN_HALVES
#endif

typedef uint16_t NinePlane __attribute__ ((vector_size (32)));
typedef uint64_t NineWords __attribute__ ((vector_size (32)));

static inline NinePlane
plane_all (unsigned set)
{
  return (NinePlane){ 0 } + (uint16_t) set;
}

/* a | b | c */
static inline NinePlane
plane_or3 (NinePlane a, NinePlane b, NinePlane c)
{
#if defined(__AVX512VL__)
  return (NinePlane) _mm256_ternarylogic_epi64 ((__m256i) a, (__m256i) b, (__m256i) c, 0xfe);
#else
  return a | b | c;
#endif
}

/* Where two or three of a, b, c are set. */
static inline NinePlane
plane_two_of_3 (NinePlane a, NinePlane b, NinePlane c)
{
#if defined(__AVX512VL__)
  return (NinePlane) _mm256_ternarylogic_epi64 ((__m256i) a, (__m256i) b, (__m256i) c, 0xe8);
#else
  return (a & b) | ((a | b) & c);
#endif
}

/* (a & b) | c */
static inline NinePlane
plane_and_or (NinePlane a, NinePlane b, NinePlane c)
{
#if defined(__AVX512VL__)
  return (NinePlane) _mm256_ternarylogic_epi64 ((__m256i) a, (__m256i) b, (__m256i) c, 0xea);
#else
  return (a & b) | c;
#endif
}

/* a & (b | ~c) */
static inline NinePlane
plane_and_or_not (NinePlane a, NinePlane b, NinePlane c)
{
#if defined(__AVX512VL__)
  return (NinePlane) _mm256_ternarylogic_epi64 ((__m256i) a, (__m256i) b, (__m256i) c, 0xd0);
#else
  return a & (b | ~c);
#endif
}

/* All bits in the lanes that are empty. */
static inline NinePlane
plane_is_empty (NinePlane a)
{
  return (NinePlane) (a == (NinePlane){ 0 });
}

/* The number of values in each lane's set. */
static inline NinePlane
plane_count (NinePlane a)
{
#if defined(__AVX512BITALG__) && defined(__AVX512VL__)
  return (NinePlane) _mm256_popcnt_epi16 ((__m256i) a);
#else
  a -= (a >> 1) & 0x5555;
  a = (a & 0x3333) + ((a >> 2) & 0x3333);
  a = (a + (a >> 4)) & 0x0f0f;
  return (a + (a >> 8)) & 0x1f;
#endif
}

/* Whether all lanes are empty. */
static inline bool
plane_none (NinePlane a)
{
#if defined(__AVX2__)
  return _mm256_testz_si256 ((__m256i) a, (__m256i) a);
#else
  NineWords words = (NineWords) a;

  return (words[0] | words[1] | words[2] | words[3]) == 0;
#endif
}

#ifdef PLANE_IN_HALVES

typedef struct
{
  __m128i low, high;
} PlaneHalves;

static inline PlaneHalves
plane_split (NinePlane a)
{
  PlaneHalves halves;

  memcpy (&halves, &a, sizeof halves);
  return halves;
}

static inline NinePlane
plane_join (__m128i low, __m128i high)
{
  PlaneHalves halves = { low, high };
  NinePlane a;

  memcpy (&a, &halves, sizeof a);
  return a;
}

/* The same move of the lanes of every four. */
#define MOVE_FOURS(half, order) \
  _mm_shufflehi_epi16 (_mm_shufflelo_epi16 (half, order), order)

/* A 64-bit word of one half and one of another. */
#define PICK_WORDS(a, b, which) \
  _mm_castpd_si128 (_mm_shuffle_pd (_mm_castsi128_pd (a), _mm_castsi128_pd (b), which))

#endif

/* Each box gets what the next box of its band, or the one after that, holds. */
static inline NinePlane
plane_next_in_band (NinePlane a)
{
#ifdef PLANE_IN_HALVES
  PlaneHalves halves = plane_split (a);

  return plane_join (MOVE_FOURS (halves.low, _MM_SHUFFLE (3, 0, 2, 1)),
                     MOVE_FOURS (halves.high, _MM_SHUFFLE (3, 0, 2, 1)));
#else
  return __builtin_shufflevector (a, a, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15);
#endif
}

static inline NinePlane
plane_second_in_band (NinePlane a)
{
#ifdef PLANE_IN_HALVES
  PlaneHalves halves = plane_split (a);

  return plane_join (MOVE_FOURS (halves.low, _MM_SHUFFLE (3, 1, 0, 2)),
                     MOVE_FOURS (halves.high, _MM_SHUFFLE (3, 1, 0, 2)));
#else
  return __builtin_shufflevector (a, a, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15);
#endif
}

/* The same for stacks. */
static inline NinePlane
plane_next_in_stack (NinePlane a)
{
#ifdef PLANE_IN_HALVES
  PlaneHalves halves = plane_split (a);

  return plane_join (PICK_WORDS (halves.low, halves.high, 1),
                     PICK_WORDS (halves.low, halves.high, 2));
#else
  NineWords words = (NineWords) a;

  return (NinePlane) __builtin_shufflevector (words, words, 1, 2, 0, 3);
#endif
}

static inline NinePlane
plane_second_in_stack (NinePlane a)
{
#ifdef PLANE_IN_HALVES
  PlaneHalves halves = plane_split (a);

  return plane_join (PICK_WORDS (halves.high, halves.low, 0),
                     PICK_WORDS (halves.low, halves.high, 3));
#else
  NineWords words = (NineWords) a;

  return (NinePlane) __builtin_shufflevector (words, words, 2, 0, 1, 3);
#endif
}

/* Bands become stacks. */
static inline NinePlane
plane_transposed (NinePlane a)
{
  return __builtin_shufflevector (a, a, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
}
