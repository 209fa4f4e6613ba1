/* What the givens of a puzzle lead to: whether they have one solution, and which, and what contradicts it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/path.h"
#include "tasks/steps/position.h"
#include "tasks/worker.h"
#include "words/steps/mistakes.h"

G_BEGIN_DECLS

/* Of the givens alone; free it with g_free (). */
typedef struct
{
  SudokuOutlook outlook; /* SUDOKU_OUTLOOK_CANCELLED or NO_MEMORY: not known */
  guint n_cells;
  guint8 solution[]; /* if unique, the value of each cell */
} NonetOutcome;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetOutcome, g_free)

/* How long the search may take, in microseconds: on large boards it could take arbitrarily long. */
#define NONET_OUTCOME_TIME G_USEC_PER_SEC

/* In a worker, until its time is over: what solutions the givens have. solution has a value for each cell, which is meaningful if
 * there is only one. */
SudokuOutlook nonet_find_outlook_of_givens (const NonetPuzzle *puzzle, guint8 *solution, NonetWorker *worker);

/* In a worker: what solutions a board has. sudoku_board_find_fault () is asked first, and writes *fault, unless NULL. On large boards it
 * may take arbitrarily long to find out: after two seconds nothing is known. */
SudokuOutlook nonet_find_outlook (const SudokuBoard *board, SudokuFault *fault, NonetWorker *worker);

/* Finds the mistakes of one kind, of which MARKS are only mistakes where logic starts from them. Returns whether there are
 * any. */
gboolean nonet_find_mistakes (const NonetPuzzle *puzzle,
                              const guint8 *solution,
                              NonetStart start,
                              NonetMistakeKind kind,
                              NonetMistakes *mistakes);

/* Finds out in a worker what the givens of a snapshot lead to. */
void nonet_find_outcome_async (NonetPuzzle *puzzle,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
NonetOutcome *nonet_find_outcome_finish (GAsyncResult *result, GError **error);

G_END_DECLS
