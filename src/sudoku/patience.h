/* How long work may go on before it asks whether to give up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whoever works counts units of about ten nanoseconds (one candidate removed, a few words looked
 * through) and asks when the interval is used up. The default interval is well under the millisecond
 * that search.h promises, also on a slow machine.
 */
#pragma once

#include "sudoku/search.h"

#define SUDOKU_PATIENCE_INTERVAL 8192u

typedef struct
{
  SudokuCancelFunc cancelled; /* NULL: never give up */
  void *data;
  uint32_t interval; /* units between two questions, at least 1 */
  uint32_t left;     /* units before the next question */
} SudokuPatience;

/* Patience of the default interval; cancelled may be NULL. */
static inline SudokuPatience
sudoku_patience (SudokuCancelFunc cancelled, void *data)
{
  return (SudokuPatience){ cancelled, data, SUDOKU_PATIENCE_INTERVAL, SUDOKU_PATIENCE_INTERVAL };
}

/* Uses up some units of patience, and returns whether to give up. Whoever gives up must be able to go
 * on from here. */
static inline bool
sudoku_patience_spend (SudokuPatience *patience, uint32_t units)
{
  if (units < patience->left)
    {
      patience->left -= units;
      return false;
    }
  patience->left = patience->interval;
  return patience->cancelled != NULL && patience->cancelled (patience->data);
}
