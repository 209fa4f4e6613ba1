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
      return g_strdup (_ ("No solution."));
    case SUDOKU_MINIMALITY_SEVERAL:
      return g_strdup (_ ("Several solutions, so no given is redundant."));
    case SUDOKU_MINIMALITY_MINIMAL:
      return g_strdup (_ ("Minimal. No given can be removed."));
    case SUDOKU_MINIMALITY_REDUNDANT:
    case SUDOKU_MINIMALITY_CANCELLED:
    default:
      number = nonet_number_to_string (n_redundant);
      return g_strdup_printf (ngettext ("Not minimal. %s given can be removed:",
                                        "Not minimal. Any one of these %s givens can be removed:", n_redundant),
                              number);
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
      return g_strdup (_ ("No solution."));
    case SUDOKU_COMPLETION_SMALLEST:
      if (n_added == 0)
        return g_strdup (_ ("Already unique."));
      return g_strdup_printf (
          ngettext ("%s more given makes it unique:", "%s more givens make it unique; fewer are not enough:", n_added),
          number);
    case SUDOKU_COMPLETION_SMALL:
    case SUDOKU_COMPLETION_CANCELLED:
    default:
      return g_strdup_printf (ngettext ("%s more given makes it unique; fewer may be enough:",
                                        "%s more givens make it unique; fewer may be enough:", n_added),
                              number);
    }
}
