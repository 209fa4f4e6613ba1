/* How far the making of puzzles is, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/making.h"

#include <glib/gi18n-lib.h>

#include "words/number.h"

char *
nonet_making_to_string (guint n_found, guint n_wanted, guint64 n_tries, double seconds)
{
  guint whole = (guint) seconds;
  g_autofree char *time = g_strdup_printf ("%u:%02u", whole / 60, whole % 60);
  g_autofree char *tries = nonet_number_to_string (n_tries);
  g_autofree char *found = nonet_number_to_string (n_found);
  g_autofree char *wanted = nonet_number_to_string (n_wanted);
  g_autofree char *share = n_found > 0 ? nonet_number_to_string (n_tries / n_found) : NULL;

  if (n_found == 0)
    /* Translators: a number of tries, and the time in minutes and seconds: "None found yet · 45,120 tries · 0:12". */
    return g_strdup_printf (_ ("None found yet · %s tries · %s"), tries, time);
  /* Translators: "3 of 100 found · 12,345 tries, 1 in 4,115 · 0:03": puzzles that were found, that are wanted, tries, tries for
   * each puzzle, and the time in minutes and seconds. */
  return g_strdup_printf (_ ("%s of %s found · %s tries, 1 in %s · %s"), found, wanted, tries, share, time);
}
