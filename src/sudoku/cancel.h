/* How long-running work is cancelled, and how a call that can be cancelled ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything in this library that may take longer than a millisecond takes such a function.
 */
#pragma once

#include <stdbool.h>

/* Asked at least once a millisecond of work; returning true ends the call with SUDOKU_SEARCH_CANCELLED.
 * It may look at the search's progress and statistics. On boards of order 49 and more it can be some
 * milliseconds before it is asked. */
typedef bool (*SudokuCancelFunc) (void *data);

/* How a call ends that goes through solutions. */
typedef enum
{
  SUDOKU_SEARCH_FOUND,     /* a solution was written */
  SUDOKU_SEARCH_EXHAUSTED, /* there are no more */
  SUDOKU_SEARCH_CANCELLED  /* the caller's function said so; calling again continues */
} SudokuSearchResult;
