/* A budget of ticks: how long work may continue before it asks whether it is cancelled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Work is counted in ticks of about ten nanoseconds (one candidate removed, a few words looked through), and the
 * question is asked when an interval of them is used up. The default interval is well under the millisecond that
 * cancel.h promises, on slow machines too.
 */
#pragma once

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "sudoku/cancel.h"

#define SUDOKU_BUDGET_INTERVAL 8192u

typedef struct SudokuBudget
{
  SudokuCancelFunc cancelled; /* NULL: never */
  void *data;
  uint32_t interval; /* ticks between two questions, at least 1 */
  uint32_t left;     /* ticks before the next question */
} SudokuBudget;

/* A budget of the default interval; cancelled may be NULL. */
static inline SudokuBudget
sudoku_budget (SudokuCancelFunc cancelled, void *data)
{
  return (SudokuBudget){ cancelled, data, SUDOKU_BUDGET_INTERVAL, SUDOKU_BUDGET_INTERVAL };
}

/* Uses up some ticks, and returns whether the work is cancelled. Whoever stops then must be able to continue from
 * there. */
static inline bool
sudoku_budget_spend (SudokuBudget *budget, uint32_t ticks)
{
  assert (budget->left > 0 && budget->left <= budget->interval);
  if (ticks < budget->left)
    {
      budget->left -= ticks;
      return false;
    }
  budget->left = budget->interval;
  return budget->cancelled != NULL && budget->cancelled (budget->data);
}
