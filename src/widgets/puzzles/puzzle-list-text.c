/* The search for puzzles in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/puzzles/puzzle-list-text.h"

#include <glib/gi18n.h>

#include "words/duration.h"
#include "words/number.h"

char *
nonet_puzzles_describe_numbers (const NonetPuzzlesStatus *status, NonetPuzzlesKind kind)
{
  double seconds = MAX ((double) status->microseconds, 1) / G_USEC_PER_SEC;
  g_autofree char *number = nonet_number_to_string (status->n_found);
  g_autofree char *found = g_strdup_printf (ngettext ("%s puzzle", "%s puzzles", status->n_found), number);
  g_autofree char *tries = nonet_number_to_string (status->n_tries);
  g_autofree char *rate = nonet_number_to_string ((guint64) ((double) status->n_tries / seconds));
  g_autofree char *time = nonet_duration_to_string ((double) status->microseconds / G_USEC_PER_SEC);

  if (kind != NONET_PUZZLES_WITH_GIVENS)
    /* Translators: of a search: how many puzzles were found, and the time it took: "312 puzzles · 0:12". */
    return g_strdup_printf (_ ("%s · %s"), found, time);
  /* Translators: of a search: how many puzzles were found, in how many tries, tries a second, and the time:
   * "312 puzzles in 45,120 tries · 3,760 tries a second · 0:12". */
  return g_strdup_printf (_ ("%s in %s tries · %s tries a second · %s"), found, tries, rate, time);
}

/* "Searching…", and how many are rated as long as some are not. */
static char *
describe_work (const NonetPuzzlesStatus *status, const char *text)
{
  g_autofree char *rated = nonet_number_to_string (status->n_rated);

  if (status->n_rated == status->n_found)
    return g_strdup (text);
  /* Translators: what a search is doing, and how many of the puzzles that it found are rated: "Searching… 312 rated so far." */
  return g_strdup_printf (_ ("%s %s rated so far."), text, rated);
}

static char *
describe_enough (const NonetPuzzlesStatus *status)
{
  g_autofree char *number = nonet_number_to_string (NONET_PUZZLES_AT_ONCE);
  /* Translators: %s is a number. */
  g_autofree char *text = g_strdup_printf (_ ("Paused after another %s puzzles."), number);

  return describe_work (status, text);
}

static char *
describe_full (const NonetPuzzlesStatus *status)
{
  g_autofree char *number = nonet_number_to_string (NONET_PUZZLES_MOST);
  /* Translators: %s is a number. */
  g_autofree char *text = g_strdup_printf (_ ("The list is full: it holds at most %s puzzles."), number);

  return describe_work (status, text);
}

char *
nonet_puzzles_describe_state (const NonetPuzzlesStatus *status, NonetPuzzlesKind kind)
{
  gboolean near = kind != NONET_PUZZLES_WITH_GIVENS;

  switch (status->state)
    {
    case NONET_PUZZLES_STOPPED:
      return describe_work (status, _ ("Stopped."));
    case NONET_PUZZLES_ENOUGH:
      return describe_enough (status);
    case NONET_PUZZLES_FULL:
      return describe_full (status);
    case NONET_PUZZLES_ALL:
      return describe_work (status, status->n_found > 0 ? _ ("These are all.") : _ ("There are none."));
    case NONET_PUZZLES_NO_SOLUTION:
      return g_strdup (near ? _ ("The puzzle has no solution. Only a puzzle with one solution has others near it.")
                            : _ ("These values have no solution together."));
    case NONET_PUZZLES_SEVERAL_SOLUTIONS:
      return g_strdup (_ ("The puzzle has several solutions. Only a puzzle with one solution has others near it."));
    case NONET_PUZZLES_OUT_OF_MEMORY:
      return g_strdup (_ ("Out of memory."));
    case NONET_PUZZLES_SEARCHING:
    default:
      return describe_work (status, _ ("Searching…"));
    }
}
