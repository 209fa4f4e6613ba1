/* True candidates: the values that a cell takes in some solution, and in how many.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The work is done in three rounds, each of which can be watched and stopped at any time:
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
  uint64_t count; /* at least so many */
  bool exact;     /* and not more */
} SudokuOccurrence;

/* Returns the work on a puzzle, not begun, or NULL when out of memory. limit bounds the solutions gone
 * through at once, and those counted for each candidate; 0 asks for existence alone. */
SudokuValidCandidates *sudoku_valid_candidates_new (const SudokuGrid *puzzle, uint64_t limit);

/* Frees the work; NULL is allowed. */
void sudoku_valid_candidates_free (SudokuValidCandidates *work);

/* Goes on until all is known that the limit lets be known, and returns true; or until cancelled, which is
 * asked at least once a millisecond (never, if NULL), and returns false: then another call goes on. */
bool sudoku_valid_candidates_run (SudokuValidCandidates *work, SudokuCancelFunc cancelled, void *data);

/* The candidates met in some solution so far; owned by the work. */
const SudokuCandidates *sudoku_valid_candidates_met (const SudokuValidCandidates *work);

/* The candidates not proved false so far; owned by the work. Those met and these are the same once
 * existence is settled. */
const SudokuCandidates *sudoku_valid_candidates_possible (const SudokuValidCandidates *work);

/* Whether round 1 is over. */
bool sudoku_valid_candidates_settled (const SudokuValidCandidates *work);

/* What is known of the number of solutions with value in cell. */
SudokuOccurrence sudoku_valid_candidates_occurrence (const SudokuValidCandidates *work, unsigned cell, unsigned value);

/* What is known of the number of solutions. */
SudokuOccurrence sudoku_valid_candidates_solutions (const SudokuValidCandidates *work);
