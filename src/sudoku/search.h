/* Every completion of a board, one at a time: the lazy list `sudoku :: Board -> [Board]`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A search visits the solutions of one puzzle in an order that depends on the puzzle alone. It can be left at any solution and
 * continued with the next one, in this process or from a bookmark. It takes O(depth) memory, however many solutions there are.
 * Which engine does the work is none of the caller's concern.
 */
#pragma once

#include "sudoku/cancel.h"
#include "sudoku/grid.h"

typedef struct SudokuSearch SudokuSearch;

/* What is counted of learning clauses, which a search begins when it is lost. */
typedef enum
{
  SUDOKU_LEARNING_QUESTIONS, /* asked */
  SUDOKU_LEARNING_DECISIONS,
  SUDOKU_LEARNING_PROPAGATIONS, /* assignments that were taken back again */
  SUDOKU_LEARNING_CONFLICTS,    /* a clause is learned of each */
  SUDOKU_LEARNING_LITERALS,     /* of these clauses */
  SUDOKU_LEARNING_KEPT,         /* clauses that were not deleted */
  SUDOKU_LEARNING_REDUCTIONS,   /* when clauses were deleted */
  SUDOKU_LEARNING_RESTARTS,
  SUDOKU_N_LEARNING
} SudokuLearningCounter;

/* What a search has done so far. */
typedef struct
{
  uint64_t solutions; /* solutions passed, whether written or counted */
  uint64_t guesses;   /* branches tried where no rule decided */
  uint64_t learning[SUDOKU_N_LEARNING];
} SudokuSearchStatistics;

/* Returns a search that stands before the first solution, or NULL when out of memory. The puzzle is
 * copied. A puzzle that breaks a rule simply has no solutions. */
SudokuSearch *sudoku_search_new (const SudokuGrid *puzzle);

/* Frees a search; NULL is allowed. */
void sudoku_search_free (SudokuSearch *search);

/* Sets the function that is asked whether to cancel; NULL for none. data is not owned. */
void sudoku_search_set_cancel (SudokuSearch *search, SudokuCancelFunc cancelled, void *data);

/* Goes to the next solution and writes its n * n values into solution, row by row; solution may be
 * NULL to pass over it. */
SudokuResult sudoku_search_next (SudokuSearch *search, uint8_t *solution);

/* Passes up to limit further solutions (as if sudoku_search_next () were called that often) and adds
 * their number to *count. Returns SUDOKU_FOUND when the limit was reached. */
SudokuResult sudoku_search_skip (SudokuSearch *search, uint64_t limit, uint64_t *count);

/* The share of the search tree that is done, 0 to 1, where each branch weighs the same as its siblings. It never decreases, and
 * is 1 when the search is exhausted. */
double sudoku_search_progress (const SudokuSearch *search);

/* What the search has done since it was made (or since the bookmark it was made from). */
SudokuSearchStatistics sudoku_search_statistics (const SudokuSearch *search);

/* Writes a bookmark of the present place into buffer, which has room for size bytes, and returns the
 * bytes a bookmark of this place needs (at most a few a level of the tree); nothing is written when
 * size is smaller than that. A bookmark means the same place for the same puzzle in the same version
 * of this library. */
size_t sudoku_search_save (const SudokuSearch *search, uint8_t *buffer, size_t size);

/* Returns a search on the same puzzle that stands where the bookmark was written: the next solution is
 * the one that would have come next there. Takes as long as going down to there without backtracking. Returns
 * NULL when out of memory or the bookmark is not one of this puzzle's. */
SudokuSearch *sudoku_search_resume (const SudokuGrid *puzzle, const uint8_t *bookmark, size_t size);

/* How many solutions a puzzle has: none, one or several. */
typedef enum
{
  SUDOKU_UNIQUENESS_NONE,
  SUDOKU_UNIQUENESS_UNIQUE,
  SUDOKU_UNIQUENESS_SEVERAL,
  SUDOKU_UNIQUENESS_CANCELLED,
  SUDOKU_UNIQUENESS_NO_MEMORY
} SudokuUniqueness;

/* Finds out whether a puzzle has one solution, and writes it, or one of several, into solution, unless NULL. cancelled may be
 * NULL. */
SudokuUniqueness sudoku_uniqueness (const SudokuGrid *puzzle,
                                    uint8_t *solution,
                                    SudokuCancelFunc cancelled,
                                    void *data);
