/* The valid candidates of a puzzle, filled in while they are found: those that occur in some solution, and in how many; and what
 * pruning leaves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "tasks/puzzle-worker.h"

/* The solutions with each candidate are counted up to this number; on 9x9 boards, where not each has to be visited, up to
 * more. */
#define NONET_VALID_CANDIDATES_LIMIT 100000
#define NONET_VALID_CANDIDATES_LIMIT_OF_NINE 1000000000

/* What is known of the candidates of n * n cells at one moment. */
typedef struct
{
  SudokuSet *met;      /* of each cell: the values met in some solution so far … */
  SudokuSet *possible; /* … and those not proved false so far */
  SudokuSet *
      pruned; /* … and those that are left where pruning changes nothing any more (Bird's fixpoint); NULL before the first
                        * report */
  GBytes *tally; /* in at least how many solutions each value was met: n * n * n guint64, that of a value in a cell at
                        * cell * n + value - 1 */
  gboolean settled; /* it is known of every candidate whether it occurs: met and possible are the same */
  gboolean done;    /* all is known that will be */
} NonetCandidateKnowledge;

/* Finds the candidates of puzzles, givens and entries. Until the first "changed" nothing is known: every value is possible, none
 * met. */
NonetPuzzleWorker *nonet_valid_candidates_new (void);

/* What is known; owned by the worker until the main loop turns. NULL without a puzzle. */
const NonetCandidateKnowledge *nonet_valid_candidates_get_known (NonetPuzzleWorker *self);
