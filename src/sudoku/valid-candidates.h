/* Valid candidates: the values that a cell has in some solution, and in how many.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The work is done in three rounds. What is known can be read at any time:
 *
 *   1. existence: for each candidate not yet met, one solution that has it is looked for, and on the way
 *      there the unmet candidates of other cells are preferred, so that a solution proves as many as it
 *      can. What has no solution is struck out for good, which shortens all later searches.
 *   2. all solutions are gone through, up to a limit; if they end before it, every count is exact.
 *   3. otherwise each candidate is counted by itself, with a limit that grows from round to round to the
 *      same limit, so that all have a first figure soon and rare ones are exact early. On 9x9 boards not
 *      every solution is visited for that (count.h).
 */
#pragma once

#include "sudoku/candidates.h"
#include "sudoku/search.h"

typedef struct SudokuValidCandidates SudokuValidCandidates;

/* In how many solutions a candidate occurs. */
typedef struct
{
  uint64_t count; /* a lower bound */
  bool exact;     /* it is the number */
} SudokuOccurrence;

/* Returns the work on a puzzle, not begun, or NULL when out of memory. limit bounds the solutions gone
 * through at once, and those counted for each candidate; 0 asks for existence alone. */
SudokuValidCandidates *sudoku_valid_candidates_new (const SudokuGrid *puzzle, uint64_t limit);

/* Frees the work; NULL is allowed. */
void sudoku_valid_candidates_free (SudokuValidCandidates *work);

/* Starts or continues the work, and returns true when all is known that the limit allows. cancelled is asked at least once a
 * millisecond and may be NULL; when cancelled, returns false, and another call continues. Out of memory ends rounds 2 and 3
 * early: what is known then stays a lower bound. */
bool sudoku_valid_candidates_run (SudokuValidCandidates *work, SudokuCancelFunc cancelled, void *data);

/* The candidates that were found in some solution so far; owned by the work. */
const SudokuCandidates *sudoku_valid_candidates_met (const SudokuValidCandidates *work);

/* The candidates that are not excluded so far; owned by the work. These are the candidates found once existence is settled. */
const SudokuCandidates *sudoku_valid_candidates_possible (const SudokuValidCandidates *work);

/* Whether round 1 is over. */
bool sudoku_valid_candidates_settled (const SudokuValidCandidates *work);

/* What is known of the number of solutions with value in cell. */
SudokuOccurrence sudoku_valid_candidates_occurrence (const SudokuValidCandidates *work, unsigned cell, unsigned value);
