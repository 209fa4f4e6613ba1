/* The finders row by row, for whoever looks for the simplest step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/finder.h"

/* How many rows there are. */
unsigned sudoku_finder_rows (void);

/* Of the techniques of a row, those that limits allow. */
SudokuTechniqueSet sudoku_finder_row_techniques (unsigned row, const SudokuFindLimits *limits);

/* Reports the steps of a row by some of its techniques, as sudoku_find_steps () does. The limits of the finding stay as they
 * are. */
SudokuFindResult sudoku_find_steps_of_row (SudokuFinding *finding,
                                           const SudokuBoard *board,
                                           unsigned row,
                                           const SudokuTechniqueSet *techniques,
                                           SudokuStepFunc found,
                                           void *data);
