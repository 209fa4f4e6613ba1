/* Verdicts in words: how many solutions, why there is none, which rule is broken, and what helps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "sudoku/diagnosis.h"
#include "words/notation.h"

/* "two 5s in row 3", "no 7 fits in box 2", "row 4, column 9 has no candidate"; caller frees. */
char *nonet_fault_to_string (const SudokuFault *fault, const SudokuShape *shape, const NonetNotation *notation);

typedef enum
{
  NONET_VERDICT_WORKING, /* nothing known yet */
  NONET_VERDICT_NONE,    /* no solution; fault says why if it is simple */
  NONET_VERDICT_UNIQUE,
  NONET_VERDICT_COUNTED,   /* exactly `count` (and `count_high`), two or more */
  NONET_VERDICT_AT_LEAST,  /* at least `count`: counting still, or given up */
  NONET_VERDICT_ESTIMATED, /* about 10 to the power of `log10`, with relative standard error `error` */
  NONET_VERDICT_FAILED     /* nothing will be known, for want of memory or of a thread */
} NonetVerdictKind;

typedef struct
{
  NonetVerdictKind kind;
  guint64 count;      /* solutions counted, also beside an estimate */
  guint64 count_high; /* times 2^64 */
  double log10;
  double error; /* 0.02 for 2 % */
  SudokuFault fault;
} NonetVerdict;

/* Whether it says in short about how many solutions there are. */
gboolean nonet_verdict_is_rounded (const NonetVerdict *verdict);

/* For people, translated: "One solution", "3 solutions", "At least 10,000 solutions", "About 6.7 × 10²¹ solutions", "No solution: r4c4
 * has no candidate"; "One solution by the rules Nonet knows" where the puzzle has others. Symbols are the alphabet's; caller frees. */
char *nonet_verdict_to_string (const NonetVerdict *verdict, const NonetPuzzle *puzzle);

/* The same with the error of an estimate, "About 6.7 × 10²¹ solutions (±2 %)", or with all that is known of a fault, "No solution: row 4,
 * column 4 has no candidate after filling in the forced cells". Caller frees. */
char *nonet_verdict_to_detail (const NonetVerdict *verdict, const NonetPuzzle *puzzle);

/* What there is to do with the givens of a puzzle. All but the first five name cells. */
typedef enum
{
  NONET_ADVICE_SEARCHING,
  NONET_ADVICE_BEGIN,     /* there are no givens */
  NONET_ADVICE_TIMED_OUT, /* nothing was found in time */
  NONET_ADVICE_MINIMAL,
  NONET_ADVICE_RULES_ALONE,            /* there are no givens, and all rules have been tried */
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
 * of cells named, n_rules that of further rules. */
char *nonet_advice_to_string (NonetAdviceKind kind, guint n, guint n_rules);

/* The same in short, of a puzzle with one solution, after "Minimal": "Yes", "No. Any one of 3 givens can go.". */
char *nonet_minimality_to_string (NonetAdviceKind kind, guint n);
