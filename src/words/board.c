/* Cells and givens in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/board.h"

#include <glib/gi18n-lib.h>

char *
nonet_cell_to_string (const SudokuShape *shape, guint cell, const char *content)
{
  /* Translators: a cell, and the symbol or whatever else is in it. */
  return g_strdup_printf (_ ("row %u, column %u: %s"), sudoku_cell_row (shape, cell) + 1,
                          sudoku_cell_column (shape, cell) + 1, content);
}

char *
nonet_givens_to_string (const NonetPuzzle *puzzle)
{
  guint n = 0;

  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    n += puzzle->givens[cell] != 0;
  return g_strdup_printf (ngettext ("%u given", "%u givens", n), n);
}
