/* Which puzzles are as difficult as wished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "generator/wish.h"
#include "generator/work.h"
#include "sudoku/cancel.h"
#include "sudoku/minimality.h"

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

/* Whether puzzles of a shape come to the level of a wish from harder ones, so that they are to begin with few givens. */
bool sudoku_sieve_aims (const SudokuWish *wish, const SudokuShape *shape);

/* Puts givens of the orbits back into a puzzle with one solution until its path is no harder than wished: puzzles with further rules have
 * so few givens that hardly any is easy. Returns FOUND if the level of that path is wished, EXHAUSTED if not, or why it was stopped. */
SudokuResult sudoku_sieve_ease (SudokuSieve *sieve,
                                SudokuGrid *puzzle,
                                const SudokuCellGroups *orbits,
                                const uint8_t *solution,
                                SudokuCancelFunc cancelled,
                                void *data);
