/* Planes of the 9x9 engine as vectors: the logic, comparisons and moves it is made of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A plane is one vector where the processor has vectors of that length. Elsewhere it is two, its *parts*: bands 0 and
 * 1, and band 2. (Compilers accept longer vectors than the processor's, but keep them all in memory, at two thirds of
 * the speed.) Only a step from box to box of a stack moves data between the parts.
 *
 * Written with the vector extension of GCC and clang; a few operations that compilers do not find by themselves are
 * spelled out for AVX-512 and AVX2. Only for files that are built for each kind of processor.
 */
#pragma once

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "sudoku/nine/nine.h"

#ifdef __AVX2__
#include <immintrin.h>
#define PLANE_PARTS 1
#else
#define PLANE_PARTS 2
#endif

#define PART_LANES (NINE_LANES / PLANE_PARTS)
#define PART_WORDS (PART_LANES / 4)

/* A part of a plane, and its words of four lanes. */
typedef uint16_t NinePlane __attribute__ ((vector_size (2 * PART_LANES)));
typedef uint64_t NineWords __attribute__ ((vector_size (2 * PART_LANES)));

static_assert (PLANE_PARTS * sizeof (NinePlane) == NINE_LANES * sizeof (uint16_t), "the parts make up a plane");

#define FOR_EACH_PART(part) for (unsigned part = 0; part < PLANE_PARTS; part++)

static inline NinePlane
plane_all (unsigned set)
{
  return (NinePlane){ 0 } + (uint16_t) set;
}

/* A part of the lanes of a plane. */
static inline NinePlane
plane_load (const uint16_t lanes[NINE_LANES], unsigned part)
{
  NinePlane a;

  memcpy (&a, lanes + part * PART_LANES, sizeof a);
  return a;
}

static inline void
plane_store (uint16_t lanes[NINE_LANES], unsigned part, NinePlane a)
{
  memcpy (lanes + part * PART_LANES, &a, sizeof a);
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

/* Each lane's set without its smallest value. */
static inline NinePlane
plane_drop (NinePlane a)
{
  return a & (a - 1);
}

/* Whether all lanes are empty. */
static inline bool
plane_none (NinePlane a)
{
#if defined(__AVX2__)
  return _mm256_testz_si256 ((__m256i) a, (__m256i) a);
#else
  NineWords words = (NineWords) a;

  return (words[0] | words[1]) == 0;
#endif
}

/* Each box gets what the next box of its band has, and what the one after that has. */
static inline void
plane_go_round_bands (NinePlane a, NinePlane *next, NinePlane *second)
{
#if PLANE_PARTS == 1
  *next = __builtin_shufflevector (a, a, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15);
  *second = __builtin_shufflevector (a, a, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15);
#else
  *next = __builtin_shufflevector (a, a, 1, 2, 0, 3, 5, 6, 4, 7);
  *second = __builtin_shufflevector (a, a, 2, 0, 1, 3, 6, 4, 5, 7);
#endif
}

/* The same for stacks. */
static inline void
plane_go_round_stacks (const NinePlane a[PLANE_PARTS], NinePlane next[PLANE_PARTS], NinePlane second[PLANE_PARTS])
{
#if PLANE_PARTS == 1
  NineWords words = (NineWords) a[0];

  next[0] = (NinePlane) __builtin_shufflevector (words, words, 1, 2, 0, 3);
  second[0] = (NinePlane) __builtin_shufflevector (words, words, 2, 0, 1, 3);
#else
  NineWords low = (NineWords) a[0], high = (NineWords) a[1];

  next[0] = (NinePlane) __builtin_shufflevector (low, high, 1, 2);
  next[1] = (NinePlane) __builtin_shufflevector (low, high, 0, 3);
  second[0] = (NinePlane) __builtin_shufflevector (low, high, 2, 0);
  second[1] = (NinePlane) __builtin_shufflevector (low, high, 1, 3);
#endif
}

/* Bands become stacks. */
static inline void
plane_transpose (NinePlane a[PLANE_PARTS])
{
#if PLANE_PARTS == 1
  a[0] = __builtin_shufflevector (a[0], a[0], 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
#else
  typedef uint32_t Pairs __attribute__ ((vector_size (2 * PART_LANES)));
  const NinePlane none = { 0 };
  Pairs low = (Pairs) __builtin_shufflevector (a[0], a[0], 0, 4, 1, 5, 2, 6, 3, 7);
  Pairs high = (Pairs) __builtin_shufflevector (a[1], none, 0, 8, 1, 8, 2, 8, 3, 8);

  a[0] = (NinePlane) __builtin_shufflevector (low, high, 0, 4, 1, 5);
  a[1] = (NinePlane) __builtin_shufflevector (low, high, 2, 6, 3, 7);
#endif
}
