/* Links in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/link-text.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/notation.h"

char *
nonet_link_to_string (const SudokuStep *step, guint number, const SudokuShape *shape, const NonetNotation *notation)
{
  const SudokuLink *link = &step->link[number];
  g_autofree char *from = nonet_node_to_candidate (step, link->from, shape, notation);
  g_autofree char *to = nonet_node_to_candidate (step, link->to, shape, notation);

  if (link->kind == SUDOKU_LINK_STRONG)
    /* Translators: a strong link: of two candidates such as "5 in r1c2", at least one is true. */
    return nonet_fill_pair (_ ("{from}, strongly to {to}"), "from", from, "to", to);
  /* Translators: a weak link: of two candidates such as "5 in r1c2", at most one is true. */
  return nonet_fill_pair (_ ("{from}, weakly to {to}"), "from", from, "to", to);
}
