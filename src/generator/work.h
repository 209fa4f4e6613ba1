/* The work of a maker: what is wished, and where its puzzles go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "generator/made.h"
#include "generator/wish.h"
#include "sudoku/random.h"
#include "sudoku/search.h"

typedef struct
{
  const SudokuWish *wish;
  uint64_t seed;
  SudokuCancelFunc cancelled;
  void *cancel_data;
  struct SudokuSieve *sieve; /* of the difficulty, or NULL */
  uint64_t *reached;         /* set to the number after that of the try reported last */
  SudokuMadeFunc found;      /* what follows on the maker */
  void *data;
} SudokuWork;

/* One of the symmetries that are wished, at random. */
SudokuSymmetry sudoku_work_symmetry (const SudokuWork *work, SudokuRandom *random);

/* Reports a puzzle, if it is as difficult as wished. Returns EXHAUSTED to continue, FOUND when enough are found, and
 * CANCELLED. */
SudokuSearchResult sudoku_work_report (const SudokuWork *work, const uint8_t *values, uint64_t number);
