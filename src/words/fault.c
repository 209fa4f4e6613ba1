/* What is wrong with a board, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/fault.h"

#include <glib/gi18n-lib.h>

#include "words/board.h"
#include "words/fill.h"

/* The fault itself, without how it was found. */
static char *
plain_fault_to_string (const SudokuFault *fault, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autofree char *house = NULL;
  const char *symbol;

  if (fault->kind == SUDOKU_FAULT_NO_CANDIDATE)
    {
      g_autofree char *cell = nonet_cell_to_name (shape, fault->cell, notation);

      /* Translators: {cell} is something like "row 4, column 9". */
      return nonet_fill_pair (_ ("nothing fits in {cell}"), "cell", cell, NULL, NULL);
    }

  house = nonet_house_to_string (shape, fault->house);
  symbol = nonet_alphabet_get_symbol (notation->alphabet, fault->value);
  if (fault->kind == SUDOKU_FAULT_REPEATED)
    /* Translators: a symbol and a house: "two 5s in row 3". */
    return g_strdup_printf (_ ("two %ss in %s"), symbol, house);
  /* Translators: a symbol and a house: "7 has no place in box 2". */
  return g_strdup_printf (_ ("%s has no place in %s"), symbol, house);
}

char *
nonet_fault_to_string (const SudokuFault *fault, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autofree char *plain = NULL;

  g_return_val_if_fail (fault != NULL && fault->kind != SUDOKU_FAULT_NONE, NULL);
  g_return_val_if_fail (shape != NULL && notation != NULL, NULL);

  plain = plain_fault_to_string (fault, shape, notation);
  if (!fault->by_logic)
    return g_steal_pointer (&plain);
  /* Translators: %s is something like "7 has no place in box 2". */
  return g_strdup_printf (_ ("%s after filling in the forced cells"), plain);
}
