/* A set of values in one word.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

/* A set of values: bit v-1 stands for the value v. */
typedef uint64_t SudokuSet;

/* The set of one value, 1 .. 64. */
static inline SudokuSet
sudoku_set_of (unsigned value)
{
  assert (value >= 1 && value <= 64);
  return UINT64_C (1) << (value - 1);
}

/* The set of all values 1 .. order. */
static inline SudokuSet
sudoku_set_full (unsigned order)
{
  assert (order <= 64);
  return order >= 64 ? ~UINT64_C (0) : (UINT64_C (1) << order) - 1;
}

/* Whether a set holds a value. */
static inline bool
sudoku_set_has (SudokuSet set, unsigned value)
{
  assert (value >= 1 && value <= 64);
  return set >> (value - 1) & 1;
}

/* The number of values in a set. */
static inline unsigned
sudoku_set_count (SudokuSet set)
{
  return (unsigned) __builtin_popcountll (set);
}

/* Whether a set holds exactly one value. */
static inline bool
sudoku_set_is_single (SudokuSet set)
{
  return set != 0 && (set & (set - 1)) == 0;
}

/* The smallest value of a set that is not empty. */
static inline unsigned
sudoku_set_first (SudokuSet set)
{
  assert (set != 0);
  return (unsigned) __builtin_ctzll (set) + 1;
}
