/* The candidates of one value on a board: which there are in each house, and which of them are under suspicion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They are numbered in reading order, and sets of them are words as in board/bits.h.
 */
#pragma once

#include "logic/board/bits.h"
#include "logic/board/finding.h"

#define SUDOKU_DIGIT_WORDS (SUDOKU_MAX_CELLS / 64)

typedef struct
{
  const SudokuShape *shape;
  unsigned value;
  unsigned n; /* candidates */
  unsigned n_words;
  uint64_t *house; /* [n_houses * n_words] the candidates of each house */
  uint64_t
      *suspects;  /* those that no placement of the value has: only they can be removed by logic of this value alone */
  uint16_t *cell; /* [n] the cell of each */
} SudokuDigit;

/* The candidates of a value on the finding's board. They belong to the finding, and are the same until they change on the
 * board. Returns NULL when out of memory or cancelled. */
const SudokuDigit *sudoku_digit_get (SudokuFinding *finding, unsigned value);

/* Frees what a finding keeps of digits; NULL is allowed. */
void sudoku_digit_table_free (SudokuDigitTable *table);

/* The candidates of a house. */
static inline const uint64_t *
sudoku_digit_house (const SudokuDigit *digit, unsigned house)
{
  return digit->house + (size_t) house * digit->n_words;
}

/* Fills seen with the other candidates in the houses of one. */
static inline void
sudoku_digit_peers (const SudokuDigit *digit, unsigned candidate, uint64_t *seen)
{
  const SudokuCellInfo *info = &digit->shape->cell[digit->cell[candidate]];

  for (unsigned w = 0; w < digit->n_words; w++)
    {
      uint64_t all = 0;

      for (unsigned i = 0; i < info->n_seats; i++)
        all |= sudoku_digit_house (digit, info->seat[i].house)[w];
      seen[w] = w == candidate / 64 ? all & ~(UINT64_C (1) << candidate % 64) : all;
    }
}
