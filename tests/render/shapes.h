/* Boards with other houses than boxes, for the tests of drawing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "formats/shapes.h"

/* The regions of a jigsaw of order 4:
 *
 *     A A A B
 *     A B B B
 *     C C D D
 *     C C D D
 */
static const char jigsaw_regions[] = "AAABABBBCCDDCCDD";

/* A shape of order 4 with these regions, and with the two diagonals if they are wanted. */
static inline SudokuShape *
shape_with_regions (const char *regions, gboolean diagonals)
{
  SudokuHouse houses[6];
  uint16_t cells[6][4];
  SudokuShape *shape;

  for (guint region = 0; region < 4; region++)
    {
      guint n = 0;

      for (guint16 cell = 0; cell < 16; cell++)
        if (regions[cell] == (char) ('A' + region))
          cells[region][n++] = cell;
      g_assert_cmpuint (n, ==, 4);
      houses[region] = (SudokuHouse){ SUDOKU_BOX, 4, cells[region] };
    }
  for (guint i = 0; i < 2; i++)
    {
      for (guint16 row = 0; row < 4; row++)
        cells[4 + i][row] = (guint16) (4 * row + (i == 0 ? row : 3 - row));
      houses[4 + i] = (SudokuHouse){ SUDOKU_DIAGONAL, 4, cells[4 + i] };
    }
  shape = sudoku_shape_new_from_houses (4, houses, diagonals ? 6 : 4);
  g_assert_nonnull (shape);
  return shape;
}

static inline SudokuShape *
jigsaw_new (void)
{
  return shape_with_regions (jigsaw_regions, FALSE);
}

static inline SudokuShape *
diagonal_new (void)
{
  return shape_with_regions ("AABBAABBCCDDCCDD", TRUE);
}
