/* Where a search branches when no rule decides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/propagator.h"

/* What a branch decides: the value of a cell, or the place of a value in a house. */
typedef struct
{
  bool of_cell;
  uint16_t cell;         /* of_cell */
  uint8_t house, value;  /* else */
  uint64_t alternatives; /* the cell's candidates, or the places of the value in the house */
} SudokuBranch;

/* Chooses the branch with the fewest alternatives: the first smallest cell, or the first smallest place
 * where that has fewer. The propagator is stable and has an open cell. The choice depends on the
 * candidates alone. Adds the units of work to *work. */
SudokuBranch sudoku_branch_choose (const SudokuPropagator *propagator, unsigned *work);

/* Assumes an alternative, given as the number of its bit. */
void sudoku_branch_take (SudokuPropagator *propagator, const SudokuBranch *branch, unsigned alternative);

/* The placement an alternative stands for. */
SudokuPlacement sudoku_branch_placement (const SudokuPropagator *propagator,
                                         const SudokuBranch *branch,
                                         unsigned alternative);
