/* Proofs by cases: aligned exclusion, and templates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/step.h"

/* Whether a step is proved by going through all cases, not by its links or bases. */
bool sudoku_is_proof_by_cases (const SudokuStep *step);

/* Whether a result of such a step follows. Of an aligned exclusion, the cells are those of SUDOKU_PART_PINCER and what
 * excludes the combinations are the cells of SUDOKU_PART_CAUSE. */
bool sudoku_cases_hold (const SudokuStep *step, const SudokuBoard *board, SudokuCandidate result, bool placed);
