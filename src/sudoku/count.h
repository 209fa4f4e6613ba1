/* How many solutions a board has, exactly, without visiting each where that can be avoided.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A count runs until it is done, cancelled or at a limit, and can then be continued; at every moment there are at least as
 * many solutions as its total. On 9x9 boards it is many times faster than passing the solutions one by one; on others it
 * does just that. Memory is bounded (12 MiB), whatever the number.
 *
 * The work can be divided: the counts of parts 0 to n-1 of n parts have nothing in common, can run in different threads,
 * and their totals add up to the number of solutions.
 */
#pragma once

#include "sudoku/search.h"

typedef struct SudokuCount SudokuCount;

/* A number of up to 128 bits: high * 2^64 + low. The empty 9x9 board needs 73. */
typedef struct
{
  uint64_t high, low;
} SudokuTotal;

/* No limit. */
#define SUDOKU_COUNT_ALL UINT64_MAX

/* Returns a count that has found nothing yet, or NULL when out of memory. */
SudokuCount *sudoku_count_new (const SudokuGrid *puzzle);

/* The same for one part of the work; part is less than parts. Parts are about equal where there is much to do, so take a
 * few times as many as there are threads. */
SudokuCount *sudoku_count_new_part (const SudokuGrid *puzzle, unsigned part, unsigned parts);

/* Continues with another part, a later one, when the one before is done: the total is then that of both together. Takes
 * less time than a new count, since what it remembers serves all parts. */
void sudoku_count_take_part (SudokuCount *count, unsigned part);

/* Frees a count; NULL is allowed. */
void sudoku_count_free (SudokuCount *count);

/* Sets the function that is asked whether to cancel; NULL for none. The count does not own data. */
void sudoku_count_set_cancel (SudokuCount *count, SudokuCancelFunc cancelled, void *data);

/* Continues counting. Returns SUDOKU_EXHAUSTED when the total is that of all solutions, SUDOKU_FOUND when it
 * has reached the limit (it can be over it). */
SudokuResult sudoku_count_run (SudokuCount *count, uint64_t limit);

/* Room for the digits of a number that is known, and a NUL. */
#define SUDOKU_KNOWN_DIGITS 56

/* Writes the digits of the number of solutions where it is known without counting, and returns true: of an empty board, where that has
 * been published, and where all givens are different and in one house. */
bool sudoku_count_known_digits (const SudokuGrid *puzzle, char digits[SUDOKU_KNOWN_DIGITS]);

/* Whether the number is known and fits; then returns it in total. */
bool sudoku_count_is_known (const SudokuGrid *puzzle, SudokuTotal *total);

/* How far published estimates are off, see known-total.c. */
#define SUDOKU_PUBLISHED_ERROR 0.0015

/* Whether an estimate of it has been published, again of such boards, or a number that does not fit; then returns its common
 * logarithm. */
bool sudoku_count_is_estimated (const SudokuGrid *puzzle, double *log10_count);

/* What is counted so far. */
SudokuTotal sudoku_count_total (const SudokuCount *count);

/* The share of the present part's work that is done, 0 to 1, as in search.h. */
double sudoku_count_progress (const SudokuCount *count);
