/* Handing the second branch of a stuck lane to an idle lane, for many lanes at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In a search tree about as many boards die as branch, and which idle lane takes which second branch does
 * not matter. So no board is moved on its own: all slices are turned by a few lanes, and wherever a stuck
 * lane comes to lie on an idle one, the idle one takes the board.
 *
 *      stuck            [ s  .  .  s  .  s  .  . ]
 *      turned by 2      [ .  .  s  .  .  s  .  s ]
 *      idle             [ .  .  i  .  i  .  .  i ]
 *      handed over      [ .  .  *  .  .  .  .  * ]    then by another turn what is left
 *
 * A few turns serve most lanes. They are chosen once, from the masks; then each slice is loaded, turned,
 * merged, rid of what the branches rule out on both sides, and stored. A stuck lane that found no idle
 * one waits for the next exchange.
 */
#pragma once

#include "sudoku/sliced-branch.h"

#ifdef __AVX512VBMI__

/* All lanes move up within their group of 64; then groups of eight lanes go anywhere. */
typedef struct
{
  uint64_t up; /* 0 .. 63 */
  Slice from;  /* byte i says where the i-th group of eight comes from */
} SlicedTurn;

#define SLICED_TURNS 2

static inline Slice
sliced_turn (Slice slice, SlicedTurn turn)
{
  __m256i moved = _mm256_rolv_epi64 ((__m256i) slice, _mm256_set1_epi64x ((long long) turn.up));

  return (Slice) _mm256_permutexvar_epi8 ((__m256i) turn.from, moved);
}

static inline unsigned
sliced_turn_source (SlicedTurn turn, unsigned lane)
{
  unsigned moved = 8 * (turn.from[lane / 64] >> (lane % 64 / 8 * 8) & 31) + lane % 8;

  return moved / 64 * 64 + (moved - turn.up) % 64;
}

/* Finds a good i-th turn: for each group in turn the group with most stuck lanes over its idle ones.
 * Returns the lanes that take, and removes those that give from *stuck. */
static Slice
sliced_find_turn (Slice *stuck, Slice idle, unsigned i, SlicedTurn *turn)
{
  const __m256i group = _mm256_set_epi64x (0x1f1e1d1c1b1a1918, 0x1716151413121110, 0x0f0e0d0c0b0a0908,
                                           0x0706050403020100);
  __m256i up = _mm256_set1_epi64x (3 * i), left = _mm256_rolv_epi64 ((__m256i) *stuck, up);
  uint8_t from[32] __attribute__ ((aligned (32))), taken[32] __attribute__ ((aligned (32)));

  for (unsigned to = 0; to < 32; to++)
    {
      __m256i wanted = _mm256_permutexvar_epi8 (_mm256_set1_epi8 ((char) to), (__m256i) idle);
      __m256i hits = _mm256_and_si256 (left, wanted);
      __m256i misses = _mm256_sub_epi8 (_mm256_set1_epi8 (7), _mm256_popcnt_epi8 (hits));
      __m256i rank = _mm256_or_si256 (_mm256_slli_epi16 (misses, 5), group);
      __m128i low = _mm_min_epu8 (_mm256_castsi256_si128 (rank), _mm256_extracti128_si256 (rank, 1));
      __m256i best;

      low = _mm_minpos_epu16 (_mm_min_epu8 (low, _mm_srli_epi16 (low, 8)));
      low = _mm_and_si128 (low, _mm_set1_epi8 (31));
      best = _mm256_broadcastb_epi8 (low);
      from[to] = (uint8_t) _mm_cvtsi128_si32 (low);
      taken[to] = (uint8_t) _mm_cvtsi128_si32 (
        _mm256_castsi256_si128 (_mm256_permutexvar_epi8 (best, hits)));
      left = _mm256_mask_sub_epi8 (left, _mm256_cmpeq_epi8_mask (best, group), left, hits);
    }
  turn->up = 3 * i;
  turn->from = (Slice) _mm256_load_si256 ((const __m256i *) from);
  *stuck = (Slice) _mm256_rorv_epi64 (left, up);
  return (Slice) _mm256_load_si256 ((const __m256i *) taken);
}

#else

/* All lanes move up within their group of 64; then the groups move up. */
typedef struct
{
  unsigned up;     /* 1 .. 63 */
  unsigned groups; /* 0 .. SLICE_QUADS - 1 */
} SlicedTurn;

#define SLICED_TURNS 5

static inline __attribute__ ((always_inline)) Slice
sliced_turn (Slice slice, SlicedTurn turn)
{
  Slice moved = slice << turn.up | slice >> (64 - turn.up);

#if SLICE_QUADS == 4
  return turn.groups == 0   ? moved
         : turn.groups == 1 ? __builtin_shufflevector (moved, moved, 3, 0, 1, 2)
         : turn.groups == 2 ? __builtin_shufflevector (moved, moved, 2, 3, 0, 1)
                            : __builtin_shufflevector (moved, moved, 1, 2, 3, 0);
#else
  return turn.groups == 0 ? moved : __builtin_shufflevector (moved, moved, 1, 0);
#endif
}

static inline unsigned
sliced_turn_source (SlicedTurn turn, unsigned lane)
{
  unsigned group = (lane / 64 + SLICE_QUADS - turn.groups) % SLICE_QUADS;

  return 64 * group + (lane - turn.up) % 64;
}

/* Finds a good i-th turn among some. Returns the lanes that take, and removes those that give from
 * *stuck. */
static Slice
sliced_find_turn (Slice *stuck, Slice idle, unsigned i, SlicedTurn *turn)
{
  static const uint8_t some[] = { 1, 7, 13, 20, 26, 33, 39, 46, 52, 59 };
  unsigned groups = i % SLICE_QUADS, most = 0;
  Slice best = SLICE_NONE;

  *turn = (SlicedTurn) { 1, groups };
  for (unsigned j = 0; j < sizeof some; j++)
    {
      Slice taken = idle & sliced_turn (*stuck, (SlicedTurn) { some[j], groups });
      unsigned count = slice_count (taken);

      if (count > most)
        {
          most = count;
          best = taken;
          turn->up = some[j];
        }
    }
  *stuck &= ~sliced_turn (best, (SlicedTurn) { 64 - turn->up, (SLICE_QUADS - groups) % SLICE_QUADS });
  return best;
}

#endif

/* Who hands over to whom. */
typedef struct
{
  SlicedTurn turn[SLICED_TURNS];
  Slice taken[SLICED_TURNS]; /* the lanes that take a board by this turn */
  Slice givers;              /* the lanes whose second branch is taken */
  Slice takers;
} SlicedHandover;

/* Finds turns that bring many stuck lanes over idle ones; another offset finds others. */
static void
sliced_match (Slice stuck, Slice idle, unsigned offset, SlicedHandover *handover)
{
  Slice left = stuck;

  handover->takers = SLICE_NONE;
  for (unsigned i = 0; i < SLICED_TURNS; i++)
    {
      handover->taken[i]
        = sliced_find_turn (&left, idle & ~handover->takers, i + offset, &handover->turn[i]);
      handover->takers |= handover->taken[i];
    }
  handover->givers = stuck & ~left;
}

/* What the lanes that take would see in this slice; the others see what is in rest. */
static inline __attribute__ ((always_inline)) Slice
sliced_take (const SlicedHandover *handover, Slice slice, Slice rest)
{
  for (unsigned i = 0; i < SLICED_TURNS; i++)
    rest = slice_select (handover->taken[i], sliced_turn (slice, handover->turn[i]), rest);
  return rest;
}

/* Gives the takers the second branches of the boards in source, which may be the candidates of boards
 * itself, and the lanes in first their own first branch. Of the row of a chosen minirow the first branch
 * loses the other two, and the second that one. */
static void
sliced_hand_over (SlicedBoards *boards,
                  const Slice (*source)[81],
                  const SlicedBranch *branch,
                  const SlicedHandover *moves,
                  Slice first)
{
  const SlicedHandover handover = *moves;
  Slice gone[3][3];

  for (unsigned r = 0; r < 3; r++)
    {
      const Slice *m = branch->minirow[r];

      for (unsigned b = 0; b < 3; b++)
        gone[r][b] = sliced_take (&handover, m[b], (m[(b + 1) % 3] | m[(b + 2) % 3]) & first);
    }
  for (unsigned v = 0; v < 9; v++)
    {
      Slice where[6];

      for (unsigned band = 0; band < 6; band++)
        where[band] = sliced_take (&handover, branch->value[band][v], branch->value[band][v] & first);
      for (unsigned box = 0; box < 9; box++)
        {
          const Slice *from = source[v] + sliced_box_cell (box);
          Slice *x = boards->candidate[v] + sliced_box_cell (box);

          for (unsigned r = 0; r < 3; r++)
            for (unsigned c = 0; c < 3; c++)
              {
                Slice kept = sliced_take (&handover, from[9 * r + c], x[9 * r + c]);

                kept = slice_and_nand (kept, where[box / 3], gone[r][box % 3]);
                x[9 * r + c] = slice_and_nand (kept, where[3 + box % 3], gone[c][box / 3]);
              }
        }
    }
  for (unsigned cell = 0; cell < 81; cell++)
    boards->single[cell] &= ~handover.takers;
}
