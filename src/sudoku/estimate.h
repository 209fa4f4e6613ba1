/* An estimate of the number of solutions by random probing, with its error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After Donald E. Knuth, "Estimating the efficiency of backtrack programs" (Mathematics of Computation
 * 29, 1975): walk from the root to a leaf, at each branch to one of the alternatives at random, and
 * take the product of the inverse probabilities; its mean over all walks is the number of leaves. Here
 * alternatives that fail at once are not counted as such, larger ones are more likely to be taken
 * (importance), walks are split halfway, and they end where the rest can be counted out.
 */
#pragma once

#include "sudoku/count.h"

typedef struct SudokuEstimator SudokuEstimator;

typedef struct
{
  bool exact;            /* all solutions were counted, or their number is known: no error */
  SudokuTotal count;     /* if exact */
  bool published;        /* it is not of probes, but one that was published */
  uint64_t probes;       /* how many random walks the estimate comes from */
  bool known;            /* else nothing can be said yet: fewer than two probes, or none met a solution */
  double log10;          /* if known: the common logarithm of the estimate; minus infinity for an exact 0 */
  double relative_error; /* if known: standard error of the estimate, as a share of it */
  double
      low_log10; /* if known: a 95 % confidence interval, wider than the error says where a few probes outweigh the others */
  double high_log10;
} SudokuEstimate;

/* Returns an estimator before its first probe, or NULL when out of memory. The same seed makes the same
 * probes. */
SudokuEstimator *sudoku_estimator_new (const SudokuGrid *puzzle, uint64_t seed);

/* Frees an estimator; NULL is allowed. */
void sudoku_estimator_free (SudokuEstimator *estimator);

/* Makes up to `probes` further probes, none if the number is exact or an estimate was published, and returns true. cancelled is asked at least once a
 * millisecond and may be NULL; when cancelled, returns false, and another call continues with the same probe. */
bool sudoku_estimator_run (SudokuEstimator *estimator, uint64_t probes, SudokuCancelFunc cancelled, void *data);

/* The estimate so far. */
SudokuEstimate sudoku_estimator_get (const SudokuEstimator *estimator);
