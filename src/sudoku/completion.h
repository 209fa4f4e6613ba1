/* Cells that would make a puzzle with several solutions unique if given: a hint to its setter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/search.h"

/* Up to so many solutions the completion is a smallest one. (It may be known to be with more, too.) */
#define SUDOKU_UNIQUE_COMPLETION_EXACT 1000

typedef enum
{
  SUDOKU_COMPLETION_CANCELLED,
  SUDOKU_COMPLETION_NONE,     /* the puzzle has no solution */
  SUDOKU_COMPLETION_SMALLEST, /* no smaller set of cells would do (none at all if unique) */
  SUDOKU_COMPLETION_SMALL     /* none of the cells can be left out, but another set may be smaller */
} SudokuCompletion;

/* Finds cells that, given the values it tells, leave the puzzle one solution: as few as possible when
 * there are at most SUDOKU_UNIQUE_COMPLETION_EXACT solutions, else few. Writes the n * n cells of the
 * additions, 0 elsewhere, into givens (not the puzzle's own). cancelled may be NULL; the choice depends on
 * the puzzle alone. Also CANCELLED when out of memory. */
SudokuCompletion sudoku_unique_completion (const SudokuGrid *puzzle,
                                           uint8_t *givens,
                                           SudokuCancelFunc cancelled,
                                           void *data);
