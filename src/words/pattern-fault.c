/* Patterns without a puzzle, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/pattern-fault.h"

#include <glib/gi18n-lib.h>

char *
nonet_pattern_fault_to_string (SudokuWishFault fault)
{
  if (fault == SUDOKU_WISH_PATTERN_SHAPE)
    return g_strdup (_ ("Puzzles with certain givens can only be found for ordinary boards of 9×9 cells."));
  if (fault == SUDOKU_WISH_TOO_FEW_GIVENS)
    return g_strdup (_ ("No puzzle with fewer than 17 givens has only one solution. Select more cells."));
  if (fault == SUDOKU_WISH_TWO_EMPTY_LINES)
    return g_strdup (
        _ ("Two rows of a band, or two columns of a stack, would have no given. They could be exchanged in "
           "every solution, so no such puzzle has only one."));
  return NULL;
}
