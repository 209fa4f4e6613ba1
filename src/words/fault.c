/* What is wrong with a board, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/fault.h"

#include <glib/gi18n-lib.h>

static char *
house_to_string (const SudokuShape *shape, guint house)
{
  guint number = house % shape->order + 1;

  switch (shape->house[house].kind)
    {
    case SUDOKU_ROW:
      /* Translators: a house of the board; it is put into "two 5s in row 3" and the like. */
      return g_strdup_printf (C_ ("house", "row %u"), number);
    case SUDOKU_COLUMN:
      return g_strdup_printf (C_ ("house", "column %u"), number);
    case SUDOKU_DIAGONAL:
      return g_strdup (C_ ("house", "a diagonal"));
    case SUDOKU_EXTRA:
      return g_strdup (C_ ("house", "an extra house"));
    case SUDOKU_BOX:
    default:
      return g_strdup_printf (C_ ("house", "box %u"), number);
    }
}

/* The fault itself, without how it was found. */
static char *
plain_fault_to_string (const SudokuFault *fault, const NonetPuzzle *puzzle)
{
  g_autofree char *house = NULL;
  const char *symbol;

  if (fault->kind == SUDOKU_FAULT_NO_CANDIDATE)
    return g_strdup_printf (_ ("nothing fits in row %u, column %u"), sudoku_cell_row (puzzle->shape, fault->cell) + 1,
                            sudoku_cell_column (puzzle->shape, fault->cell) + 1);

  house = house_to_string (puzzle->shape, fault->house);
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
