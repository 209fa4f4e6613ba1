/* What is wrong with a board, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/fault.h"

#include <glib/gi18n-lib.h>

#include "words/board.h"

/* The fault itself, without how it was found. */
static char *
plain_fault_to_string (const SudokuFault *fault, const NonetPuzzle *puzzle)
{
  g_autofree char *house = NULL;
  NonetHouseSet houses = { { 0 } };
  const char *symbol;

  if (fault->kind == SUDOKU_FAULT_NO_CANDIDATE)
    return g_strdup_printf (_ ("nothing fits in row %u, column %u"), sudoku_cell_row (puzzle->shape, fault->cell) + 1,
                            sudoku_cell_column (puzzle->shape, fault->cell) + 1);

  nonet_house_set_add (&houses, fault->house);
  house = nonet_houses_to_string (puzzle->shape, &houses);
  symbol = nonet_alphabet_get_symbol (puzzle->alphabet, fault->value);
  if (fault->kind == SUDOKU_FAULT_REPEATED)
    /* Translators: a symbol and a house: "two 5s in row 3". */
    return g_strdup_printf (_ ("two %ss in %s"), symbol, house);
  /* Translators: a symbol and a house: "7 has no place in box 2". */
  return g_strdup_printf (_ ("%s has no place in %s"), symbol, house);
}

char *
nonet_fault_to_string (const SudokuFault *fault, const NonetPuzzle *puzzle)
{
  g_autofree char *plain = NULL;

  g_return_val_if_fail (fault != NULL && fault->kind != SUDOKU_FAULT_NONE, NULL);
  g_return_val_if_fail (puzzle != NULL, NULL);

  plain = plain_fault_to_string (fault, puzzle);
  if (!fault->by_logic)
    return g_steal_pointer (&plain);
  /* Translators: %s is something like "7 has no place in box 2". */
  return g_strdup_printf (_ ("%s after filling in the forced cells"), plain);
}
