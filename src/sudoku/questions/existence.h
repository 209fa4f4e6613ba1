/* Which candidates occur in some solution: the first round of true candidates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/candidates.h"
#include "sudoku/board/budget.h"

typedef struct SudokuExistence SudokuExistence;

/* Returns the work on a puzzle, not begun, or NULL when out of memory. */
SudokuExistence *sudoku_existence_new (const SudokuGrid *puzzle);

/* Frees the work; NULL is allowed. */
void sudoku_existence_free (SudokuExistence *work);

/* Goes on until every candidate is settled and returns true, or until the budget ends and returns false. */
bool sudoku_existence_run (SudokuExistence *work, SudokuBudget *budget);

/* Candidates met in a solution, and those not proved false; owned by the work, and the same in the end. */
const SudokuCandidates *sudoku_existence_met (const SudokuExistence *work);
const SudokuCandidates *sudoku_existence_possible (const SudokuExistence *work);
