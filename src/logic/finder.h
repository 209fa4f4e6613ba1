/* The door of the finders: the steps that are possible on a board, all or the first, of any techniques.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/step.h"
#include "sudoku/cancel.h"

/* How far finders look. */
typedef struct
{
  SudokuTechniqueSet techniques; /* which are looked for */
  bool ordered; /* the simplest step is that of the technique that comes first in order, not in the enumeration */
  uint8_t order[SUDOKU_N_TECHNIQUES]; /* each technique once */
  bool unique;                        /* the board is known to have one solution */
  bool most_first; /* the simplest chain is not the shortest but one that removes the most, as HoDoKu has it */

  uint8_t subset_size; /* largest naked and hidden set */
  uint8_t fish_size;   /* largest fish */
  bool small_boxes;    /* empty rectangles with two candidates in the box */
  uint8_t links;       /* most links of a chain */
  bool sets_in_chains;
} SudokuFindLimits;

/* Sets the limits for boards of an order: all techniques but those that need a unique solution. */
void sudoku_limits_init (SudokuFindLimits *limits, unsigned order);

/* Sets the order of techniques. Those that are not among the n come after the one that they come after in the enumeration. */
void sudoku_limits_set_order (SudokuFindLimits *limits, const SudokuTechnique *order, unsigned n);

/* Called with each step, which belongs to the finding; returns whether to continue. */
typedef bool (*SudokuStepFunc) (const SudokuStep *step, void *data);

/* What finders need besides the board; one a thread. */
typedef struct SudokuFinding SudokuFinding;

/* Returns a finding for boards of a shape, or NULL when out of memory; free it with sudoku_finding_free (). */
SudokuFinding *sudoku_finding_new (const SudokuShape *shape);

/* Frees a finding; NULL is allowed. */
void sudoku_finding_free (SudokuFinding *finding);

/* Sets the limits from now on; they are copied. Before, they are those of sudoku_limits_init (). */
void sudoku_finding_set_limits (SudokuFinding *finding, const SudokuFindLimits *limits);

/* Sets a function to ask whether to cancel, or NULL. */
void sudoku_finding_set_cancel (SudokuFinding *finding, SudokuCancelFunc cancel, void *data);

/* Sets what a step has to touch: it is reported only if it removes one of these candidates, or places one of them.
 * NULL for any step. The sets are not copied. */
void sudoku_finding_set_target (SudokuFinding *finding, const SudokuCandidates *target);

/* Reports the steps on a board without fault, in the order of techniques. Returns SUDOKU_EXHAUSTED after the last, and SUDOKU_FOUND
 * when the function wanted no more. */
SudokuResult sudoku_find_steps (SudokuFinding *finding, const SudokuBoard *board, SudokuStepFunc found, void *data);
