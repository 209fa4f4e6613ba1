/* Shapes with boxes for the tests of the core, each made once and kept until the test ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "formats/shapes.h"
#include "sudoku/search.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSearch, sudoku_search_free)

/* The shape with boxes of rows x columns cells; aborts the test if there is none. */
static inline const SudokuShape *
test_shape (unsigned rows, unsigned columns)
{
  static SudokuShape *shapes[SUDOKU_MAX_ORDER + 1][SUDOKU_MAX_ORDER + 1];

  g_assert_cmpuint (rows * columns, <=, SUDOKU_MAX_ORDER);
  if (shapes[rows][columns] == NULL)
    shapes[rows][columns] = sudoku_shape_new (rows, columns);
  g_assert_nonnull (shapes[rows][columns]);
  return shapes[rows][columns];
}

/* Asserts that two grids, or two boards of candidates, of the same shape have the same cells. */
#define assert_same_cells(a, b)                                                                                        \
  g_assert_cmpmem ((a)->cell, (a)->shape->n_cells * sizeof *(a)->cell, (b)->cell,                                      \
                   (b)->shape->n_cells * sizeof *(b)->cell)
