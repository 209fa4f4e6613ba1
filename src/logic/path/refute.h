/* Whether a board leads to a fault, quickly and without reasons: how to divide it into cases that do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/board.h"
#include "sudoku/cancel.h"

#define SUDOKU_MOST_ALTERNATIVES 16

/* How a board is refuted: at once, by singles and locked candidates, if n_alternatives is 0; otherwise by these, of which
 * one is true, each refuted in turn. */
typedef struct SudokuRefutation
{
  unsigned n_alternatives;
  SudokuPlacement alternative[SUDOKU_MOST_ALTERNATIVES];
  struct SudokuRefutation *next[SUDOKU_MOST_ALTERNATIVES];
  unsigned cost; /* cells that were settled on the way, in all cases */
} SudokuRefutation;

typedef struct SudokuRefuter SudokuRefuter;

/* Returns a refuter for a board, or NULL when out of memory. stop is asked about every hundred microseconds whether to stop,
 * and may be NULL. */
SudokuRefuter *sudoku_refuter_new (const SudokuBoard *board, SudokuCancelFunc stop, void *data);

/* Frees a refuter; NULL is allowed. */
void sudoku_refuter_free (SudokuRefuter *refuter);

/* Called with each refutation, the cheapest so far; takes it over. Returns whether to look for cheaper ones. */
typedef bool (*SudokuRefutedFunc) (SudokuRefutation *refutation, void *data);

/* Looks for refutations of a candidate with at most this depth of cases below its own; with any, only for the first that
 * comes along. Returns whether there was one. */
bool sudoku_refute (SudokuRefuter *refuter,
                    unsigned cell,
                    unsigned value,
                    unsigned depth,
                    bool any,
                    SudokuRefutedFunc found,
                    void *data);

/* Frees a refutation; NULL is allowed. */
void sudoku_refutation_free (SudokuRefutation *refutation);
