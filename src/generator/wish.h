/* What is wished of new puzzles, and whether that can be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/technique.h"
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
  /* No given can go. Without this wish, no symmetric set of them can, as far as that is found out soon: where there are further rules
   * or regions, and no most, some may stay. */
  bool minimal;

  bool jigsaw; /* each puzzle has regions of its own, of any form, in place of boxes */
  bool killer; /* cages with sums, which each puzzle has of its own, in place of givens */

  bool fewest;   /* search for puzzles with at most `most` givens, which are rare: each try is such a search */
  bool unbiased; /* with a known probability: a mean over puzzles and their weights is one over all minimal puzzles */

  unsigned easiest, hardest;        /* the rating ER of Sudoku Explainer 1.2.1 in tenths; 0 for any */
  unsigned levels;                  /* the set of HoDoKu's levels, bit by bit; 0 for any */
  SudokuTechniqueSet with, without; /* of the solving path: techniques that all occur, and that never do */
} SudokuWish;

/* Why there are no such puzzles, as far as that is known at once. */
typedef enum
{
  SUDOKU_WISH_FINE,
  SUDOKU_WISH_LEAST_OVER_MOST,
  SUDOKU_WISH_TOO_MANY_GIVENS,      /* more than the board has cells */
  SUDOKU_WISH_TOO_FEW_GIVENS,       /* fewer than any puzzle of this shape has */
  SUDOKU_WISH_PATTERN_SHAPE,        /* patterns are for ordinary 9x9 boards */
  SUDOKU_WISH_PATTERN_AND_SYMMETRY, /* a pattern has its own */
  SUDOKU_WISH_PATTERN_AND_NUMBER,   /* likewise */
  SUDOKU_WISH_TWO_EMPTY_LINES,      /* of one band or stack of the pattern: they could change places */
  SUDOKU_WISH_FEWEST_SHAPE,         /* few givens are searched on ordinary 9x9 boards */
  SUDOKU_WISH_FEWEST_AND_OTHERS,    /* not with a symmetry, a pattern or a least number of givens, and only below 22 */
  SUDOKU_WISH_UNBIASED_AND_OTHERS,  /* only on ordinary 9x9 boards, not with a symmetry, a pattern or fewest givens */
  SUDOKU_WISH_KILLER_AND_OTHERS,    /* it has no givens, so nothing is wished of them, and no level */
  SUDOKU_WISH_KILLER_SHAPE,         /* too large for cages alone */
  SUDOKU_WISH_JIGSAW_AND_BOXES,     /* with rules that need boxes */
  SUDOKU_WISH_NO_BOARD,             /* the rules contradict each other */
  SUDOKU_WISH_EASIEST_OVER_HARDEST,
  SUDOKU_WISH_UNRATED_SHAPE,        /* only ordinary 9x9 boards have ratings, and only boards of 9x9 cells levels */
  SUDOKU_WISH_TECHNIQUE_OF_RULES,   /* a technique speaks of further rules, which the board does not have */
  SUDOKU_WISH_WITH_AND_WITHOUT,     /* the same technique */
  SUDOKU_WISH_TECHNIQUE_OVER_LEVEL, /* a technique is harder than the levels */
  SUDOKU_WISH_TECHNIQUE_OVER_RATING /* puzzles rated below 2.5 are solved by singles, locked candidates and pairs */
} SudokuWishFault;

/* Finds the first reason why a wish cannot be fulfilled. With rules that takes up to some milliseconds. */
SudokuWishFault sudoku_wish_find_fault (const SudokuWish *wish);
