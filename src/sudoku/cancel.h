/* How long-running work is cancelled, and how a call ends that searches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything in this library that may take longer than a millisecond takes such a function.
 */
#pragma once

#include <stdbool.h>

/* Asked at least once a millisecond of work; returning true ends the call with SUDOKU_CANCELLED,
 * or the like of a question that has its own answers. It may look at the search's progress and statistics. On boards of order 49 and more it can be some
 * milliseconds before it is asked. */
typedef bool (*SudokuCancelFunc) (void *data);

/* How a call ends that looks for something, be it a solution, a step or a puzzle, or goes through all of them. */
typedef enum
{
  SUDOKU_FOUND,     /* it is there; of those that are handed to a function, that function needs no more */
  SUDOKU_EXHAUSTED, /* there is none, or no more: all was gone through */
  SUDOKU_CANCELLED, /* the caller's function said so; where the same can be called again, that continues */
  SUDOKU_NO_MEMORY
} SudokuResult;

/* Whether a call ended before it knew. */
static inline bool
sudoku_was_stopped (SudokuResult result)
{
  return result == SUDOKU_CANCELLED || result == SUDOKU_NO_MEMORY;
}
