/* Mistakes in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/mistakes.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

char *
nonet_mistakes_to_string (const NonetMistakes *mistakes)
{
  guint n = nonet_cell_set_count (&mistakes->cells);

  switch (mistakes->kind)
    {
    case NONET_MISTAKE_ENTRY:
      return g_strdup_printf (ngettext ("%u of your entries is wrong.", "%u of your entries are wrong.", n), n);
    case NONET_MISTAKE_STRUCK:
      return g_strdup_printf (
          ngettext ("%u candidate that you struck out is needed.", "%u candidates that you struck out are needed.", n),
          n);
    case NONET_MISTAKE_MARKS:
    default:
      return g_strdup_printf (
          ngettext ("The marks of %u cell lack its value.", "The marks of %u cells lack their values.", n), n);
    }
}

char *
nonet_mistakes_to_place (const NonetMistakes *mistakes, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autofree char *cells = nonet_cells_to_string (shape, &mistakes->cells, notation, NONET_LIST_WORDS);

  return nonet_fill_pair (_ ("Look at {cells}."), "cells", cells, NULL, NULL);
}
