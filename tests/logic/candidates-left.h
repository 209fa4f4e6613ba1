/* Boards of tests that are made by leaving only some candidates in cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "autoptr.h"

/* The set of these values. */
#define VALUES(...) values_of ((const unsigned[]){ __VA_ARGS__, 0 })

static inline SudokuSet
values_of (const unsigned *value)
{
  SudokuSet set = 0;

  for (; *value != 0; value++)
    set |= sudoku_set_of (*value);
  return set;
}

/* Leaves only some candidates in a cell, given by row and column. */
static inline void
keep (SudokuBoard *board, unsigned row, unsigned column, SudokuSet set)
{
  unsigned order = board->shape->order;

  for (unsigned value = 1; value <= order; value++)
    if (!sudoku_set_has (set, value))
      sudoku_board_remove (board, (row - 1) * order + column - 1, value);
}
