/* Which puzzles are as difficult as wished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "generator/wish.h"
#include "generator/work.h"
#include "sudoku/cancel.h"

typedef struct SudokuSieve SudokuSieve;

/* Whether a wish says anything about difficulty. */
bool sudoku_sieve_is_needed (const SudokuWish *wish);

/* Returns a sieve for a wish, which is to outlive it, or NULL when out of memory. */
SudokuSieve *sudoku_sieve_new (const SudokuWish *wish);

/* Frees a sieve; NULL is allowed. */
void sudoku_sieve_free (SudokuSieve *sieve);

/* Judges a puzzle with one solution, and completes what is known of it. Returns FOUND if it is as wished, EXHAUSTED if it is not.
 * cancelled is asked at least once a millisecond and may be NULL. */
SudokuResult sudoku_sieve_judge (SudokuSieve *sieve, SudokuMade *made, SudokuCancelFunc cancelled, void *data);

/* Finds the level of a puzzle with one solution, for a wish that names levels: any above these is said to be the highest. Returns FOUND
 * unless it was stopped. */
SudokuResult sudoku_sieve_find_level (SudokuSieve *sieve,
                                      const SudokuGrid *puzzle,
                                      SudokuLevel *level,
                                      SudokuCancelFunc cancelled,
                                      void *data);
