/* A board of candidate sets, Bird's "matrix of choices": for each cell the values it may still take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/grid.h"

/* A set of values: bit v-1 stands for the value v. */
typedef uint64_t SudokuSet;

/* The set of one value, 1 .. 64. */
static inline SudokuSet
sudoku_set_of (unsigned value)
{
  return UINT64_C (1) << (value - 1);
}

/* The set of all values 1 .. order. */
static inline SudokuSet
sudoku_set_full (unsigned order)
{
  return order >= 64 ? ~UINT64_C (0) : (UINT64_C (1) << order) - 1;
}

/* Whether a set holds a value. */
static inline bool
sudoku_set_has (SudokuSet set, unsigned value)
{
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
  return (unsigned) __builtin_ctzll (set) + 1;
}

/* A value in a cell. */
typedef struct
{
  uint16_t cell;
  uint8_t value;
} SudokuPlacement;

/* One allocation; cell[] has sudoku_geometry_cells (geometry) sets, row by row. */
typedef struct
{
  SudokuGeometry geometry;
  SudokuSet cell[];
} SudokuCandidates;

/* Returns a new board of empty sets, or NULL when memory is short. */
SudokuCandidates *sudoku_candidates_new (SudokuGeometry geometry);

/* Returns a copy, or NULL when memory is short. */
SudokuCandidates *sudoku_candidates_copy (const SudokuCandidates *candidates);

/* Frees a board of sets; NULL is allowed. */
void sudoku_candidates_free (SudokuCandidates *candidates);

/* Whether two boards have the same shape and sets. */
bool sudoku_candidates_equal (const SudokuCandidates *a, const SudokuCandidates *b);

/* Returns the grid that shows each cell with one candidate as that value and the others blank, or NULL
 * when memory is short. */
SudokuGrid *sudoku_candidates_to_grid (const SudokuCandidates *candidates);
