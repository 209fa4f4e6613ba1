/* What is wished of new puzzles, and whether that can be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/symmetry.h"

/* No wish is all 0 but for the shape, and asks for puzzles with as few givens as come when one after another is deleted. */
typedef struct
{
  const SudokuShape *shape;
  const bool *pattern; /* [n_cells] the cells of the givens, or NULL */
  unsigned
      symmetries; /* the set of those that are wished, bit by bit; one of them at random for each puzzle. 0: none */
  unsigned least; /* givens */
  unsigned most;  /* givens, or 0 for any number */
  bool minimal;   /* no given can go. Without this wish, no symmetric set of them can */
} SudokuWish;

/* Why there are no such puzzles, as far as that is known at once. */
typedef enum
{
  SUDOKU_WISH_FINE,
  SUDOKU_WISH_LEAST_OVER_MOST,
  SUDOKU_WISH_TOO_MANY_GIVENS,      /* more than the board has cells */
  SUDOKU_WISH_TOO_FEW_GIVENS,       /* fewer than any puzzle of this shape has */
  SUDOKU_WISH_PATTERN_AND_SYMMETRY, /* a pattern has its own */
  SUDOKU_WISH_PATTERN_AND_NUMBER,   /* likewise */
  SUDOKU_WISH_TWO_EMPTY_LINES       /* of one band or stack of the pattern: they could change places */
} SudokuWishFault;

/* Finds the first reason why a wish cannot be fulfilled. */
SudokuWishFault sudoku_wish_find_fault (const SudokuWish *wish);
