/* Whether a puzzle is minimal, which givens it could lose, and losing them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/search.h"
#include "sudoku/symmetry.h"

typedef enum
{
  SUDOKU_MINIMALITY_CANCELLED,
  SUDOKU_MINIMALITY_NO_MEMORY,
  SUDOKU_MINIMALITY_NONE,     /* the puzzle has no solution */
  SUDOKU_MINIMALITY_SEVERAL,  /* it has several */
  SUDOKU_MINIMALITY_MINIMAL,  /* it has one, and no given can go */
  SUDOKU_MINIMALITY_REDUNDANT /* it has one, also without any one of the redundant givens */
} SudokuMinimality;

/* Finds the redundant givens: those that can each be removed alone, not all at once, while the solution stays unique. Sets
 * redundant[cell] for all n * n cells; when cancelled, only for those that were decided. cancelled may be NULL. */
SudokuMinimality sudoku_minimality (const SudokuGrid *puzzle, bool *redundant, SudokuCancelFunc cancelled, void *data);

/* Finds the redundant further rules of a puzzle with one solution: those without any one of which it still has that one. A mark that goes
 * is one that is not drawn: where all are drawn, it is missing. Sets redundant[i] for all of the shape's. Returns
 * SUDOKU_EXHAUSTED when all were decided; when cancelled or out of memory, those that were. */
SudokuResult sudoku_redundant_rules (const SudokuGrid *puzzle, bool *redundant, SudokuCancelFunc cancelled, void *data);

/* Removes redundant givens from a puzzle with one solution, one after another, until it is minimal. In which order depends on the
 * puzzle alone. Returns SUDOKU_MINIMALITY_MINIMAL then, and NONE or SEVERAL without a change if there is not one solution. When
 * cancelled, or out of memory, the puzzle may have lost some givens, and still has one solution. */
SudokuMinimality sudoku_minimize (SudokuGrid *puzzle, SudokuCancelFunc cancelled, void *data);

/* Removes further rules from a puzzle with one solution, one after another from the last, as long as it has that one. The puzzle becomes
 * another one, of another shape, which the caller frees likewise. Returns SUDOKU_EXHAUSTED when each rule that is left is needed; when
 * cancelled or out of memory before, the puzzle may have lost some, and still has that solution. */
SudokuResult sudoku_remove_rules (SudokuGrid **puzzle, SudokuCancelFunc cancelled, void *data);

/* Givens that stay or go together: group i is cell[first[i]] to cell[first[i + 1] - 1], at most SUDOKU_MOST_ORBIT of them. */
typedef struct
{
  uint16_t cell[SUDOKU_MAX_CELLS];
  uint16_t first[SUDOKU_MAX_CELLS + 1];
  unsigned n;
} SudokuCellGroups;

/* Removes groups of givens from a puzzle with one solution, one after another in their order, as long as it has one and `least`
 * givens are left. Those stay, too, of which it takes more than most_guesses to find that out; UINT64_MAX allows any number. Returns
 * SUDOKU_EXHAUSTED after the last; when cancelled or out of memory before, the puzzle may have lost some, and still has one solution. */
SudokuResult sudoku_remove_groups (SudokuGrid *puzzle,
                                   const SudokuCellGroups *groups,
                                   unsigned least,
                                   uint64_t most_guesses,
                                   SudokuCancelFunc cancelled,
                                   void *data);
