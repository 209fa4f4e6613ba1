/* In which turns the simplest step is looked for: the rows of finders, by the order of techniques that the limits have.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/finder.h"

/* A row of finders is asked for some of its techniques, which stand next to each other in the order. */
typedef struct
{
  unsigned row;
  bool sets; /* in chains */
  SudokuTechniqueSet techniques;
  unsigned first; /* the rank of the first of them */
} SudokuTurn;

typedef struct SudokuPlan
{
  unsigned n_turns;
  SudokuTurn turn[SUDOKU_N_TECHNIQUES + 2]; /* the grouped chains may come twice, the second time in two rows */
  uint8_t rank[SUDOKU_N_TECHNIQUES];        /* of the techniques in turns; equal for loops and AIC next to each other */
} SudokuPlan;

/* The plan for the finding's limits, which belongs to the finding; NULL when out of memory. */
const SudokuPlan *sudoku_finding_plan (SudokuFinding *finding);

/* Whether, of several steps by such techniques, the shortest is the simplest. */
bool sudoku_technique_is_loop (SudokuTechnique technique);

/* The finders row by row, for whoever looks for the simplest step. */

/* Reports the steps of a row by some of its techniques, as sudoku_find_steps () does. The limits of the finding stay as they
 * are. */
SudokuResult sudoku_find_steps_of_row (SudokuFinding *finding,
                                       const SudokuBoard *board,
                                       unsigned row,
                                       const SudokuTechniqueSet *techniques,
                                       SudokuStepFunc found,
                                       void *data);
