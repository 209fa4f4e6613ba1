/* Sentences for who sets a puzzle: how many solutions the givens leave, and which givens to add or to remove.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All texts are translated, and belong to the caller.
 */
#pragma once

#include "words/verdict.h"

G_BEGIN_DECLS

/* What there is to do with the givens of a puzzle. All but the first four name cells. */
typedef enum
{
  NONET_ADVICE_SEARCHING,
  NONET_ADVICE_BEGIN,     /* there are no givens */
  NONET_ADVICE_TIMED_OUT, /* nothing was found in time */
  NONET_ADVICE_MINIMAL,
  NONET_ADVICE_REDUNDANT,              /* each of these can be removed alone */
  NONET_ADVICE_SOME_REDUNDANT,         /* the same; others were not checked in time */
  NONET_ADVICE_ADD,                    /* these make it unique, perhaps fewer would */
  NONET_ADVICE_ADD_FEWEST,             /* the same; fewer do not */
  NONET_ADVICE_CONTRADICTION,          /* these exclude every solution, and each of them is needed for that */
  NONET_ADVICE_CONTRADICTION_TIMED_OUT /* the same; whether each is needed was not found in time */
} NonetAdviceKind;

/* "One solution", "No solution", "1,234 solutions", "At least 10,000 solutions", "About 6.7 × 10²¹ solutions". */
char *nonet_setting_to_title (const NonetVerdict *verdict);

/* "Two 5s in row 3."; NULL if the verdict knows no simple reason. */
char *nonet_setting_to_reason (const NonetVerdict *verdict, const NonetPuzzle *puzzle);

/* "Not minimal. Any one of these 3 givens can be removed:", "2 more givens make it unique; fewer are not enough:"; n is the number
 * of cells named. */
char *nonet_advice_to_string (NonetAdviceKind kind, guint n);

/* The same in short, of a puzzle with one solution, after "Minimal": "yes", "no: 3 redundant givens". */
char *nonet_minimality_to_string (NonetAdviceKind kind, guint n);

G_END_DECLS
