/* Which single given makes a puzzle with several solutions unique: one that exactly one of these solutions has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/candidates.h"
#include "sudoku/search.h"

/* Owns its arrays; what was found stays until the next search. */
typedef struct
{
  uint8_t *count;             /* [n_cells * order] in how many solutions each candidate is, at most two */
  SudokuPlacement *placement; /* those that were found */
  unsigned n;
  uint8_t *solution;
} SudokuAdditions;

/* Makes room for additions to boards of a shape; returns false when out of memory. Free it with sudoku_additions_clear (),
 * also then. */
bool sudoku_additions_init (SudokuAdditions *additions, const SudokuShape *shape);
void sudoku_additions_clear (SudokuAdditions *additions);

/* Finds the additions to blank cells of a puzzle, by going through its solutions. Returns EXHAUSTED when these are all, FOUND,
 * and nothing in additions, if it has more than limit solutions. */
SudokuResult sudoku_additions_find (SudokuAdditions *additions,
                                    const SudokuGrid *puzzle,
                                    uint64_t limit,
                                    SudokuCancelFunc cancelled,
                                    void *data);
