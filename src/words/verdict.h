/* Verdicts in words: how many solutions, why there is none, and which rule is broken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "sudoku/diagnosis.h"
#include "words/notation.h"

G_BEGIN_DECLS

/* "two 5s in row 3", "7 has no place in box 2", "nothing fits in row 4, column 9"; caller frees. */
char *nonet_fault_to_string (const SudokuFault *fault, const SudokuShape *shape, const NonetNotation *notation);

typedef enum
{
  NONET_VERDICT_WORKING, /* nothing known yet */
  NONET_VERDICT_NONE,    /* no solution; fault says why if it is simple */
  NONET_VERDICT_UNIQUE,
  NONET_VERDICT_COUNTED,  /* exactly `count` (and `count_high`), two or more */
  NONET_VERDICT_AT_LEAST, /* at least `count`: counting still, or given up */
  NONET_VERDICT_ESTIMATED /* about 10 to the power of `log10`, with relative standard error `error` */
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

/* A sentence for people, translated: "unique", "3 solutions", "at least 10,000 solutions", "about 6.7 × 10²¹ solutions",
 * "no solution: two 5s in row 3". Symbols are the alphabet's; caller frees. */
char *nonet_verdict_to_string (const NonetVerdict *verdict, const NonetPuzzle *puzzle);

/* The same with the error of an estimate: "about 6.7 × 10²¹ solutions (±2 %)". Caller frees. */
char *nonet_verdict_to_detail (const NonetVerdict *verdict, const NonetPuzzle *puzzle);

/* Of an estimate alone: "about 6.7 × 10²¹ solutions", "around 10²¹ solutions". Caller frees. */
char *nonet_estimate_to_string (const NonetVerdict *verdict);

G_END_DECLS
