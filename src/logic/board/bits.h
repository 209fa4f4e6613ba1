/* Sets of numbers (cells of a board, almost locked sets of a list) as arrays of words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* The words that n bits take. */
static inline unsigned
sudoku_bits_words (unsigned n)
{
  return (n + 63) / 64;
}

static inline bool
sudoku_bits_has (const uint64_t *bits, unsigned i)
{
  return bits[i / 64] >> i % 64 & 1;
}

static inline void
sudoku_bits_add (uint64_t *bits, unsigned i)
{
  bits[i / 64] |= UINT64_C (1) << i % 64;
}

static inline void
sudoku_bits_remove (uint64_t *bits, unsigned i)
{
  bits[i / 64] &= ~(UINT64_C (1) << i % 64);
}

/* Adds everything that is in another set. */
static inline void
sudoku_bits_unite (uint64_t *bits, const uint64_t *more, unsigned n_words)
{
  for (unsigned w = 0; w < n_words; w++)
    bits[w] |= more[w];
}

static inline bool
sudoku_bits_is_empty (const uint64_t *bits, unsigned n_words)
{
  for (unsigned w = 0; w < n_words; w++)
    if (bits[w] != 0)
      return false;
  return true;
}

/* Whether two sets have something in common. */
static inline bool
sudoku_bits_meet (const uint64_t *a, const uint64_t *b, unsigned n_words)
{
  for (unsigned w = 0; w < n_words; w++)
    if ((a[w] & b[w]) != 0)
      return true;
  return false;
}

/* Whether everything in a is in b. */
static inline bool
sudoku_bits_within (const uint64_t *a, const uint64_t *b, unsigned n_words)
{
  for (unsigned w = 0; w < n_words; w++)
    if ((a[w] & ~b[w]) != 0)
      return false;
  return true;
}

/* The smallest number from i on that is in the set; n_words * 64 if there is none. */
static inline unsigned
sudoku_bits_next (const uint64_t *bits, unsigned i, unsigned n_words)
{
  unsigned w = i / 64;
  uint64_t word;

  if (w >= n_words)
    return 64 * n_words;
  word = bits[w] & ~UINT64_C (0) << i % 64;
  while (word == 0)
    {
      if (++w == n_words)
        return 64 * n_words;
      word = bits[w];
    }
  return 64 * w + (unsigned) __builtin_ctzll (word);
}

/* A loop over the numbers in a set. */
#define FOR_EACH_BIT(i, bits, n_words)                                                                                 \
  for (unsigned i = sudoku_bits_next ((bits), 0, (n_words)); i < 64 * (n_words);                                       \
       i = sudoku_bits_next ((bits), i + 1, (n_words)))
