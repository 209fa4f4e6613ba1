/* The live verdict: how many solutions the board has, found in the background after every edit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"
#include "sudoku/diagnosis.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_VERDICT_WORKING, /* nothing known yet */
  NONET_VERDICT_NONE,    /* no solution; fault says why if it is simple */
  NONET_VERDICT_UNIQUE,
  NONET_VERDICT_COUNTED,  /* exactly `count` (and `count_high`), two or more */
  NONET_VERDICT_AT_LEAST, /* at least `count`: counting still, or given up if final */
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
  gboolean final; /* no further word will come */
} NonetVerdict;

/* Watches a puzzle at a time. Signal "changed": the verdict is another one. */
#define NONET_TYPE_JUDGE (nonet_judge_get_type ())
G_DECLARE_FINAL_TYPE (NonetJudge, nonet_judge, NONET, JUDGE, GObject)

NonetJudge *nonet_judge_new (void);

/* A pause between an edit and the beginning of the work, in milliseconds. */
#define NONET_JUDGE_PAUSE 60

/* Judges this puzzle (givens and entries) from now on: what was under way is cancelled and never heard of again. The work
 * starts after a short pause, so that typing is not followed key by key. The verdict is WORKING at once, but
 * that is told by "changed" only if nothing better is known soon: verdicts shall not flicker. NULL: nothing. */
void nonet_judge_set_puzzle (NonetJudge *self, NonetPuzzle *puzzle);

/* The latest verdict; owned by the judge. */
const NonetVerdict *nonet_judge_get_verdict (NonetJudge *self);

/* A sentence for people, translated: "unique", "3 solutions", "at least 10,000", "about 6.7×10^21 (±2 %)",
 * "no solution: two 5s in row 3". Symbols are the alphabet's; caller frees. */
char *nonet_verdict_to_string (const NonetVerdict *verdict, const NonetPuzzle *puzzle);

/* A number (high * 2^64 + low) with its digits in groups, as the locale has it; caller frees. */
char *nonet_number_to_string (guint64 number);
char *nonet_large_number_to_string (guint64 high, guint64 low);

/* "two 5s in row 3", "no place for 7 in box 2", "nothing fits in row 4, column 9"; caller frees. */
char *nonet_fault_to_string (const SudokuFault *fault, const NonetPuzzle *puzzle);

G_END_DECLS
