/* Asks a clause-learning SAT solver whether a branch of the search has any solution below it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On large boards a depth-first search can lose itself in a branch without solution for longer than
 * anyone waits. A solver that learns from its conflicts (CaDiCaL) finds such a branch dead quickly and
 * says which decisions made it so. The oracle never chooses an order: it only tells dead
 * branches from live ones, so a search finds the same solutions in the same order with or without it.
 */
#pragma once

#include "sudoku/candidates.h"
#include "sudoku/patience.h"

typedef struct SudokuOracle SudokuOracle;

typedef enum
{
  SUDOKU_ORACLE_LIVE,     /* there is a solution, see sudoku_oracle_solution () */
  SUDOKU_ORACLE_DEAD,     /* there is none */
  SUDOKU_ORACLE_CANCELLED /* patience ended; asking again goes on */
} SudokuOracleAnswer;

/* Returns an oracle for the completions of these candidates, which are copied, or NULL when memory is
 * short or the board has too many candidates for it. Quick: the clauses are made with the first
 * questions. */
SudokuOracle *sudoku_oracle_new (const SudokuCandidates *candidates);

/* Frees an oracle; NULL is allowed. */
void sudoku_oracle_free (SudokuOracle *oracle);

/* Asks whether there is a completion with the n placements of path. When it is DEAD, *needed is the
 * shortest length of a prefix of path that was found dead too (0: there is no completion at all). */
SudokuOracleAnswer sudoku_oracle_ask (SudokuOracle *oracle, SudokuPatience *patience,
                                      const SudokuPlacement *path, unsigned n, unsigned *needed);

/* The n * n values of a completion found by the last question that was LIVE; owned by the oracle. */
const uint8_t *sudoku_oracle_solution (const SudokuOracle *oracle);
