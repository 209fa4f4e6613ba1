/* A small repeatable source of random numbers, each owner with its own state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The generator is splitmix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
 * 2014): a counter, mixed. The same seed gives the same numbers everywhere.
 */
#pragma once

#include <assert.h>
#include <stdint.h>

typedef struct
{
  uint64_t state; /* any seed will do */
} SudokuRandom;

/* The next 64 random bits. */
static inline uint64_t
sudoku_random_next (SudokuRandom *random)
{
  uint64_t x = random->state += UINT64_C (0x9e3779b97f4a7c15);

  x = (x ^ x >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * UINT64_C (0x94d049bb133111eb);
  return x ^ x >> 31;
}

/* The source for the index-th of many pieces of work that follow from one seed, whichever comes first. */
static inline SudokuRandom
sudoku_random_for (uint64_t seed, uint64_t index)
{
  SudokuRandom of_seed = { seed }, of_index = { sudoku_random_next (&of_seed) ^ index };

  return (SudokuRandom){ sudoku_random_next (&of_index) };
}

/* A number from 0 to below - 1, below being 1 .. 2^32 (its bias is under 2^-32). */
static inline uint32_t
sudoku_random_below (SudokuRandom *random, uint64_t below)
{
  assert (below >= 1 && below <= UINT64_C (1) << 32);
  return (uint32_t) ((sudoku_random_next (random) >> 32) * below >> 32);
}

/* A number from 0 to under 1. */
static inline double
sudoku_random_unit (SudokuRandom *random)
{
  return (double) (sudoku_random_next (random) >> 11) * 0x1p-53;
}

/* One of the bits set in a set that is not empty, all equally likely, alone. */
static inline uint64_t
sudoku_random_bit (SudokuRandom *random, uint64_t set)
{
  assert (set != 0);
  for (uint32_t skip = sudoku_random_below (random, (uint64_t) __builtin_popcountll (set)); skip > 0; skip--)
    set &= set - 1;
  return set & -set;
}

/* Puts n numbers in a random order (Fisher and Yates). */
static inline void
sudoku_random_shuffle (SudokuRandom *random, uint16_t *numbers, unsigned n)
{
  for (; n > 1; n--)
    {
      unsigned i = sudoku_random_below (random, n);
      uint16_t last = numbers[n - 1];

      numbers[n - 1] = numbers[i];
      numbers[i] = last;
    }
}
