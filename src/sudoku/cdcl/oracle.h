/* Asks a search that learns from its conflicts whether a branch has any solution below it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On large boards a depth-first search can lose itself in a branch without solution for longer than
 * anyone waits. A search that learns from its conflicts (cdcl.h) finds such a branch dead quickly and
 * says which decisions made it so. The oracle never chooses an order: it only tells dead
 * branches from live ones, so a search finds the same solutions in the same order with or without it.
 */
#pragma once

#include "sudoku/candidates.h"
#include "sudoku/board/budget.h"

typedef struct SudokuOracle SudokuOracle;

typedef enum
{
  SUDOKU_ORACLE_LIVE,      /* there is a solution, see sudoku_oracle_solution () */
  SUDOKU_ORACLE_DEAD,      /* there is none */
  SUDOKU_ORACLE_CANCELLED, /* the budget ended; asking the same again goes on where it was */
  SUDOKU_ORACLE_HELPLESS   /* out of memory: nothing more is to be had from this oracle */
} SudokuOracleAnswer;

/* Returns an oracle for the completions of these candidates, or NULL when out of memory. Takes a few
 * milliseconds on the largest boards. */
SudokuOracle *sudoku_oracle_new (const SudokuCandidates *candidates);

/* Frees an oracle; NULL is allowed. */
void sudoku_oracle_free (SudokuOracle *oracle);

/* Asks whether there is a completion with the n placements of path, at most as many as there are cells.
 * When it is DEAD, *needed is the length of a prefix of path that was found dead too, the shortest found
 * (0: there is no completion at all). budget may be NULL. */
SudokuOracleAnswer sudoku_oracle_ask (SudokuOracle *oracle,
                                      SudokuBudget *budget,
                                      const SudokuPlacement *path,
                                      unsigned n,
                                      unsigned *needed);

/* Asks whether there is a completion with all n placements but the one numbered `but`, and with another
 * value in that one's cell. */
SudokuOracleAnswer sudoku_oracle_ask_but (SudokuOracle *oracle,
                                          SudokuBudget *budget,
                                          const SudokuPlacement *placements,
                                          unsigned n,
                                          unsigned but);

/* The n * n values of a completion found by the last question that was LIVE; owned by the oracle. */
const uint8_t *sudoku_oracle_solution (const SudokuOracle *oracle);
