/* Puzzles as generators hand them over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/technique.h"

typedef struct
{
  const uint8_t *values; /* n_cells, 0 for a blank */
  uint64_t number;       /* of its try */
  unsigned n_givens;
  double weight;     /* of an unbiased puzzle: how many it stands for, in proportion to one with 26 givens; else 1 */
  unsigned tenths;   /* its rating, if one was wished, else 0 */
  SudokuLevel level; /* if one was wished */
} SudokuMade;

/* Called with each puzzle, which belongs to the generator; returns whether to continue. */
typedef bool (*SudokuMadeFunc) (const SudokuMade *made, void *data);
