/* Unavoidable sets of a full board: cells whose values can be exchanged so that the board is full again. A puzzle with
 * this solution and no given in one of them has a second solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Here are those of two values, and those of two rows of a band or two columns of a stack; a 9x9 board has about 43 of up
 * to 12 cells.
 *
 *     two values           . 3 . | . 7 .        two rows of a band      1 4 . | 7 . .
 *                          . 7 . | . 3 .                                4 7 . | 1 . .
 */
#pragma once

#include "sudoku/shape.h"

/* A set of the cells of a 9x9 board: bit c % 64 of word[c / 64] for cell c. */
typedef struct
{
  uint64_t word[2];
} SudokuCellSet;

/* No board has more of these sets: each has at least 4 of the 18 cells of a pair of values or lines. */
#define SUDOKU_MOST_UNAVOIDABLE (4 * (36 + 18))

static inline void
sudoku_cell_set_add (SudokuCellSet *set, unsigned cell)
{
  assert (cell < 81);
  set->word[cell / 64] |= UINT64_C (1) << cell % 64;
}

static inline unsigned
sudoku_cell_set_count (const SudokuCellSet *set)
{
  return (unsigned) (__builtin_popcountll (set->word[0]) + __builtin_popcountll (set->word[1]));
}

static inline bool
sudoku_cell_sets_meet (const SudokuCellSet *a, const SudokuCellSet *b)
{
  return ((a->word[0] & b->word[0]) | (a->word[1] & b->word[1])) != 0;
}

/* Called with the n cells of a set: the values of the first and the second, of the third and the fourth, and so on are exchanged. */
typedef void (*SudokuExchangeFunc) (const uint16_t *cells, unsigned n, void *data);

/* Visits the sets of the values of a full board; some of them several times. On boards that are not plain, others among them are
 * none: their exchange breaks a further rule or a box. */
void sudoku_visit_exchanges (const SudokuShape *shape, const uint8_t *values, SudokuExchangeFunc visit, void *data);

/* Writes the unavoidable sets of a plain board of 81 values that have at most most_cells cells, each once, the smallest first, and
 * returns how many there are. No set holds another. */
unsigned sudoku_unavoidable_sets (const SudokuShape *shape,
                                  const uint8_t *values,
                                  unsigned most_cells,
                                  SudokuCellSet *sets);
