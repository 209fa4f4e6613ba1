/* Hints to setters, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/setter-hints.h"

#include <glib/gi18n-lib.h>

#include "words/number.h"

char *
nonet_minimality_to_string (SudokuMinimality kind, guint n_redundant)
{
  g_autofree char *number = NULL;

  switch (kind)
    {
    case SUDOKU_MINIMALITY_NONE:
      return g_strdup (_ ("no solution"));
    case SUDOKU_MINIMALITY_SEVERAL:
      return g_strdup (_ ("several solutions: no given is too many"));
    case SUDOKU_MINIMALITY_MINIMAL:
      return g_strdup (_ ("minimal: no given can go"));
    case SUDOKU_MINIMALITY_REDUNDANT:
    case SUDOKU_MINIMALITY_CANCELLED:
    default:
      number = nonet_number_to_string (n_redundant);
      return g_strdup_printf (
          ngettext ("not minimal: %s given can go", "not minimal: any one of %s givens can go", n_redundant), number);
    }
}

char *
nonet_completion_to_string (SudokuCompletion kind, guint n_added)
{
  g_autofree char *number = NULL;

  number = nonet_number_to_string (n_added);
  switch (kind)
    {
    case SUDOKU_COMPLETION_NONE:
      return g_strdup (_ ("no solution"));
    case SUDOKU_COMPLETION_SMALLEST:
      if (n_added == 0)
        return g_strdup (_ ("unique already"));
      return g_strdup_printf (ngettext ("unique if %s more cell is given",
                                        "unique if %s more cells are given; fewer would not do", n_added),
                              number);
    case SUDOKU_COMPLETION_SMALL:
    case SUDOKU_COMPLETION_CANCELLED:
    default:
      return g_strdup_printf (ngettext ("unique if %s more cell is given",
                                        "unique if %s more cells are given; perhaps fewer would do", n_added),
                              number);
    }
}
