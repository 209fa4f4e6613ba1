/* Verdicts in words: how many solutions, why there is none, which rule is broken, and what helps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/verdict.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "words/fill.h"
#include "words/number.h"
#include "words/rule.h"

/* What is wrong with a board, in words. */

/* The fault itself, without how it was found. */
static char *
plain_fault_to_string (const SudokuFault *fault, const SudokuShape *shape, const NonetNotation *notation)
{
  g_autofree char *house = NULL;
  const char *symbol;

  if (fault->kind == SUDOKU_FAULT_RULE)
    {
      g_autofree char *rule = nonet_rule_to_string (shape, fault->rule[0], notation);
      g_autofree char *other = fault->n_rules > 1 ? nonet_rule_to_string (shape, fault->rule[1], notation) : NULL;

      if (other != NULL)
        /* Translators: {rule} and {other} are something like "cage 12 of 2 cells, row 1, column 3". */
        return nonet_fill_pair (_ ("these rules exclude each other: {rule}; {other}"), "rule", rule, "other", other);
      return nonet_fill_pair (_ ("no values fit this rule: {rule}"), "rule", rule, NULL, NULL);
    }
  if (fault->kind == SUDOKU_FAULT_NO_CANDIDATE)
    {
      g_autofree char *cell = nonet_cell_to_name (shape, fault->cell, notation);

      /* Translators: {cell} is something like "row 4, column 9". */
      return nonet_fill_pair (_ ("{cell} has no candidate"), "cell", cell, NULL, NULL);
    }

  house = nonet_house_to_string (shape, fault->house);
  symbol = nonet_alphabet_get_symbol (notation->alphabet, fault->value);
  if (fault->kind == SUDOKU_FAULT_REPEATED)
    /* Translators: a symbol and a house: "two 5s in row 3". */
    return g_strdup_printf (_ ("two %ss in %s"), symbol, house);
  /* Translators: a symbol and a house: "no 7 fits in box 2". */
  return g_strdup_printf (_ ("no %s fits in %s"), symbol, house);
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
  /* Translators: %s is something like "no 7 fits in box 2". */
  return g_strdup_printf (_ ("%s after filling in the forced cells"), plain);
}

/* From this relative error on only the power of ten means anything: the few heaviest probes are most of the
 * estimate then, and heavier ones have not been met. */
#define WILD_ERROR 0.25

/* With the reason as short as it can be said, or with how it was found. */
static char *
no_solution_to_string (const SudokuFault *fault, const NonetPuzzle *puzzle, gboolean in_detail)
{
  const NonetNotation notation = { puzzle->alphabet, in_detail ? NONET_CELLS_WORDS : NONET_CELLS_RC };
  g_autofree char *reason = NULL;

  if (in_detail)
    reason = nonet_fault_to_string (fault, puzzle->shape, &notation);
  else
    reason = plain_fault_to_string (fault, puzzle->shape, &notation);
  /* Translators: %s is something like "two 5s in row 3". */
  return g_strdup_printf (_ ("No solution: %s"), reason);
}

/* "6.7 × 10²¹", "11 million", "12,300", "10²¹": with as many digits as mean something. */
static char *
inexact_to_string (double log10_value, double error)
{
  g_autofree char *raised = NULL;

  if (error < WILD_ERROR)
    return nonet_power_to_string (log10_value, 1);
  if (round (log10_value) < 15)
    return nonet_power_to_string (round (log10_value), 0);
  raised = nonet_exponent_to_string (round (log10_value));
  return g_strconcat ("10", raised, NULL);
}

/* Of an estimate alone: "About 6.7 × 10²¹ solutions", "Around 10²¹ solutions". Caller frees. */
static char *
estimate_to_string (const NonetVerdict *verdict)
{
  g_autofree char *power = inexact_to_string (verdict->log10, verdict->error);

  if (verdict->error >= WILD_ERROR)
    /* Translators: a power of ten, "10²¹": no more is known of it. */
    return g_strdup_printf (_ ("Around %s solutions"), power);
  /* Translators: a large number, "6.7 × 10²¹". */
  return g_strdup_printf (_ ("About %s solutions"), power);
}

/* From here on a number is too long to be read, but where all digits are asked for. */
#define HUGE_NUMBER 1e15

static double
get_count (const NonetVerdict *verdict)
{
  return ldexp ((double) verdict->count_high, 64) + (double) verdict->count;
}

gboolean
nonet_verdict_is_rounded (const NonetVerdict *verdict)
{
  return verdict->kind == NONET_VERDICT_ESTIMATED
         || (verdict->kind == NONET_VERDICT_COUNTED && get_count (verdict) >= HUGE_NUMBER);
}

/* What it is by the rules that are followed. */
static char *
verdict_to_string (const NonetVerdict *verdict, const NonetPuzzle *puzzle, gboolean in_detail)
{
  g_autofree char *text = NULL;

  if (verdict->kind == NONET_VERDICT_NONE && verdict->fault.kind != SUDOKU_FAULT_NONE)
    text = no_solution_to_string (&verdict->fault, puzzle, in_detail);
  else if (verdict->kind == NONET_VERDICT_COUNTED && nonet_verdict_is_rounded (verdict) && !in_detail)
    text = estimate_to_string (&(NonetVerdict){ .log10 = log10 (get_count (verdict)) });
  else
    text = nonet_setting_to_title (verdict);
  if (verdict->kind == NONET_VERDICT_WORKING
      || nonet_puzzle_get_unknown (puzzle, verdict->kind == NONET_VERDICT_UNIQUE) == NULL)
    return g_steal_pointer (&text);
  /* Translators: a verdict on a puzzle some of whose rules are not known: "One solution by the rules Nonet knows". */
  return g_strdup_printf (_ ("%s by the rules Nonet knows"), text);
}

char *
nonet_verdict_to_string (const NonetVerdict *verdict, const NonetPuzzle *puzzle)
{
  g_return_val_if_fail (verdict != NULL, NULL);
  g_return_val_if_fail (puzzle != NULL, NULL);

  return verdict_to_string (verdict, puzzle, FALSE);
}

char *
nonet_verdict_to_detail (const NonetVerdict *verdict, const NonetPuzzle *puzzle)
{
  g_autofree char *text = verdict_to_string (verdict, puzzle, TRUE);
  double percent = verdict->error * 100;

  if (verdict->kind != NONET_VERDICT_ESTIMATED || verdict->error >= WILD_ERROR)
    return g_steal_pointer (&text);
  /* Translators: a verdict and its standard error: "About 6.7 × 10²¹ solutions (±2 %)". */
  if (percent < 1)
    return g_strdup_printf (_ ("%s (±%.1f%%)"), text, fmax (percent, 0.1));
  return g_strdup_printf (_ ("%s (±%.0f%%)"), text, percent);
}

/* The page for setters. */

char *
nonet_setting_to_title (const NonetVerdict *verdict)
{
  g_autofree char *number = nonet_large_number_to_string (verdict->count_high, verdict->count);
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
      return estimate_to_string (verdict);
    case NONET_VERDICT_AT_LEAST:
      if (count == 0)
        return g_strdup (_ ("Too many to count quickly"));
      return g_strdup_printf (ngettext ("At least %s solution", "At least %s solutions", count), number);
    case NONET_VERDICT_FAILED:
      return g_strdup (_ ("Out of memory"));
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
      return g_strdup (_ ("Enter givens to start."));
    case NONET_ADVICE_TIMED_OUT:
      return g_strdup (_ ("Timed out checking the puzzle."));
    case NONET_ADVICE_MINIMAL:
      return g_strdup (_ ("Minimal. No given can be removed."));
    case NONET_ADVICE_RULES_ALONE:
      return g_strdup (_ ("Minimal. No rule can be removed."));
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
contradiction_to_string (NonetAdviceKind kind, const char *number, guint n, guint n_rules)
{
  if (n + n_rules == 0)
    return g_strdup (_ ("The regions leave no solution."));
  if (n_rules > 0 && kind == NONET_ADVICE_CONTRADICTION)
    return g_strdup (n > 0         ? _ ("These givens and rules contradict each other. Change or remove one of them:")
                     : n_rules > 1 ? _ ("These rules contradict each other. Change or remove one of them:")
                                   : _ ("This rule leaves no solution:"));
  if (n_rules > 0)
    return g_strdup (n > 0 ? _ ("These givens and rules contradict each other; some may not be involved:")
                           : _ ("These rules contradict each other; some may not be involved:"));
  if (kind == NONET_ADVICE_CONTRADICTION)
    return g_strdup_printf (ngettext ("%s given leaves no solution:",
                                      "These %s givens contradict each other. Change or remove one of them:", n),
                            number);
  return g_strdup_printf (
      ngettext ("%s given has no solution:", "These %s givens contradict each other; some may not be involved:", n),
      number);
}

/* Where further rules are named as well. */
static char *
redundant_rules_to_string (guint n, guint n_rules)
{
  g_autofree char *number = nonet_number_to_string (n_rules);

  if (n > 0)
    return g_strdup (_ ("Not minimal. Any one of these givens and rules can be removed:"));
  return g_strdup_printf (ngettext ("Not minimal. %s rule can be removed:",
                                    "Not minimal. Any one of these %s rules can be removed:", n_rules),
                          number);
}

char *
nonet_advice_to_string (NonetAdviceKind kind, guint n, guint n_rules)
{
  g_autofree char *number = nonet_number_to_string (n);

  switch (kind)
    {
    case NONET_ADVICE_REDUNDANT:
    case NONET_ADVICE_SOME_REDUNDANT:
      return n_rules > 0 ? redundant_rules_to_string (n, n_rules) : redundant_to_string (kind, number, n);
    case NONET_ADVICE_ADD:
    case NONET_ADVICE_ADD_FEWEST:
      return additions_to_string (kind, number, n);
    case NONET_ADVICE_CONTRADICTION:
    case NONET_ADVICE_CONTRADICTION_TIMED_OUT:
      return contradiction_to_string (kind, number, n, n_rules);
    case NONET_ADVICE_MINIMAL:
    case NONET_ADVICE_RULES_ALONE:
      return n_rules > 0 ? redundant_rules_to_string (n, n_rules) : plain_advice_to_string (kind);
    case NONET_ADVICE_SEARCHING:
    case NONET_ADVICE_BEGIN:
    case NONET_ADVICE_TIMED_OUT:
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
    case NONET_ADVICE_RULES_ALONE:
      return g_strdup (C_ ("minimal", "Yes"));
    case NONET_ADVICE_REDUNDANT:
      return g_strdup_printf (ngettext ("No. %s given can go.", "No. Any one of %s givens can go.", n), number);
    case NONET_ADVICE_SOME_REDUNDANT:
      return g_strdup_printf (
          ngettext ("No. At least %s given can go.", "No. Any one of at least %s givens can go.", n), number);
    case NONET_ADVICE_TIMED_OUT:
      return g_strdup (C_ ("minimal", "Not found in time"));
    case NONET_ADVICE_SEARCHING:
    case NONET_ADVICE_BEGIN:
    case NONET_ADVICE_ADD:
    case NONET_ADVICE_ADD_FEWEST:
    case NONET_ADVICE_CONTRADICTION:
    case NONET_ADVICE_CONTRADICTION_TIMED_OUT:
    default:
      return g_strdup (C_ ("minimal", "Searching…"));
    }
}
