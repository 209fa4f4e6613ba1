/* The page for setters, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/setting.h"

#include <glib/gi18n-lib.h>

#include "words/notation.h"
#include "words/fill.h"
#include "words/number.h"
#include "words/verdict.h"

char *
nonet_setting_to_title (const NonetVerdict *verdict)
{
  g_autofree char *number = nonet_large_number_to_string (verdict->count_high, verdict->count), *estimate = NULL;
  gulong count = verdict->count_high > 0 ? G_MAXULONG : (gulong) verdict->count;

  switch (verdict->kind)
    {
    case NONET_VERDICT_NONE:
      return g_strdup (_ ("No solution"));
    case NONET_VERDICT_UNIQUE:
      return g_strdup (_ ("One solution"));
    case NONET_VERDICT_COUNTED:
      return g_strdup_printf (ngettext ("%s solution", "%s solutions", count), number);
    case NONET_VERDICT_ESTIMATED:
      estimate = nonet_estimate_to_string (verdict);
      return nonet_capitalise (estimate);
    case NONET_VERDICT_AT_LEAST:
      if (count == 0)
        return g_strdup (_ ("Solutions not counted in time"));
      return g_strdup_printf (ngettext ("At least %s solution", "At least %s solutions", count), number);
    case NONET_VERDICT_WORKING:
    default:
      return g_strdup (_ ("Searching for solutions…"));
    }
}

char *
nonet_setting_to_reason (const NonetVerdict *verdict, const NonetPuzzle *puzzle)
{
  const NonetNotation notation = { puzzle->alphabet, NONET_CELLS_WORDS };
  g_autofree char *reason = NULL;

  if (verdict->kind != NONET_VERDICT_NONE || verdict->fault.kind == SUDOKU_FAULT_NONE)
    return NULL;
  reason = nonet_fault_to_string (&verdict->fault, puzzle->shape, &notation);
  return nonet_fault_to_sentence (reason);
}

/* The sentences that name no cells. */
static char *
plain_advice_to_string (NonetAdviceKind kind)
{
  switch (kind)
    {
    case NONET_ADVICE_BEGIN:
      return g_strdup (_ ("Enter the first givens on the board."));
    case NONET_ADVICE_TIMED_OUT:
      return g_strdup (_ ("Which givens to add or remove was not found in time."));
    case NONET_ADVICE_MINIMAL:
      return g_strdup (_ ("Minimal. No given can be removed."));
    default:
      return g_strdup (_ ("Searching for givens to add or remove…"));
    }
}

/* Of a puzzle with one solution. */
static char *
redundant_to_string (NonetAdviceKind kind, const char *number, guint n)
{
  if (kind == NONET_ADVICE_REDUNDANT)
    return g_strdup_printf (ngettext ("Not minimal. %s given can be removed:",
                                      "Not minimal. Any one of these %s givens can be removed:", n),
                            number);
  return g_strdup_printf (
      ngettext ("Not minimal. %s given can be removed; others were not checked in time:",
                "Not minimal. Any one of these %s givens can be removed; others were not checked in time:", n),
      number);
}

/* Of a puzzle with several solutions. */
static char *
additions_to_string (NonetAdviceKind kind, const char *number, guint n)
{
  if (kind == NONET_ADVICE_ADD_FEWEST)
    return g_strdup_printf (
        ngettext ("%s more given makes it unique:", "%s more givens make it unique; fewer are not enough:", n), number);
  return g_strdup_printf (ngettext ("%s more given makes it unique; fewer may be enough:",
                                    "%s more givens make it unique; fewer may be enough:", n),
                          number);
}

/* Of a puzzle without solution. */
static char *
contradiction_to_string (NonetAdviceKind kind, const char *number, guint n)
{
  if (kind == NONET_ADVICE_CONTRADICTION)
    return g_strdup_printf (ngettext ("%s given leaves no solution:",
                                      "These %s givens contradict each other. Change or remove one of them:", n),
                            number);
  return g_strdup_printf (
      ngettext ("%s given has no solution:",
                "These %s givens contradict each other; perhaps some of them have no part in it:", n),
      number);
}

char *
nonet_advice_to_string (NonetAdviceKind kind, guint n)
{
  g_autofree char *number = nonet_number_to_string (n);

  switch (kind)
    {
    case NONET_ADVICE_REDUNDANT:
    case NONET_ADVICE_SOME_REDUNDANT:
      return redundant_to_string (kind, number, n);
    case NONET_ADVICE_ADD:
    case NONET_ADVICE_ADD_FEWEST:
      return additions_to_string (kind, number, n);
    case NONET_ADVICE_CONTRADICTION:
    case NONET_ADVICE_CONTRADICTION_TIMED_OUT:
      return contradiction_to_string (kind, number, n);
    case NONET_ADVICE_SEARCHING:
    case NONET_ADVICE_BEGIN:
    case NONET_ADVICE_TIMED_OUT:
    case NONET_ADVICE_MINIMAL:
    default:
      return plain_advice_to_string (kind);
    }
}

char *
nonet_minimality_to_string (NonetAdviceKind kind, guint n)
{
  g_autofree char *number = nonet_number_to_string (n);

  switch (kind)
    {
    case NONET_ADVICE_MINIMAL:
      return g_strdup (C_ ("minimal", "yes"));
    case NONET_ADVICE_REDUNDANT:
      return g_strdup_printf (ngettext ("no: %s redundant given", "no: %s redundant givens", n), number);
    case NONET_ADVICE_SOME_REDUNDANT:
      return g_strdup_printf (ngettext ("no: at least %s redundant given", "no: at least %s redundant givens", n),
                              number);
    case NONET_ADVICE_TIMED_OUT:
      return g_strdup (C_ ("minimal", "not found in time"));
    case NONET_ADVICE_SEARCHING:
    case NONET_ADVICE_BEGIN:
    case NONET_ADVICE_ADD:
    case NONET_ADVICE_ADD_FEWEST:
    case NONET_ADVICE_CONTRADICTION:
    case NONET_ADVICE_CONTRADICTION_TIMED_OUT:
    default:
      return g_strdup (C_ ("minimal", "searching…"));
    }
}
