/* Hints: how a person's entries stand, and the next step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "logic/path.h"
#include "tasks/steps/found-step.h"
#include "tasks/worker.h"
#include "words/steps/step-text.h"

/* Of the givens alone; free it with g_free (). */
typedef struct
{
  SudokuUniqueness outlook; /* SUDOKU_UNIQUENESS_CANCELLED or NO_MEMORY: not known */
  guint n_cells;
  guint8 solution[]; /* if unique, the value of each cell */
} NonetOutcome;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetOutcome, g_free)

/* How long the search may take, in microseconds: on large boards it could take arbitrarily long. */
#define NONET_OUTCOME_TIME G_USEC_PER_SEC

/* In a worker: what solutions a board has. sudoku_board_find_fault () is asked first, and writes *fault, unless NULL. On large boards it
 * may take arbitrarily long to find out: after two seconds nothing is known. */
SudokuUniqueness nonet_find_outlook (const SudokuBoard *board, SudokuFault *fault, NonetWorker *worker);

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

typedef enum
{
  NONET_HINT_STEP,        /* a step that is possible now */
  NONET_HINT_MISTAKES,    /* something contradicts the only solution */
  NONET_HINT_NO_SOLUTION, /* neither the givens nor, if they have several solutions, what was filled in leaves one */
  NONET_HINT_SOLVED,      /* nothing is left to do */
  NONET_HINT_NOTHING      /* no technique that may be used continues */
} NonetHintKind;

typedef struct
{
  NonetHintKind kind;
  NonetPuzzle *puzzle;
  NonetFoundStep *step;   /* of STEP, else NULL */
  NonetMistakes mistakes; /* of MISTAKES */
  SudokuFault fault;      /* of NO_SOLUTION: the reason if it is simple, else of kind NONE */
  gboolean several;       /* there are several solutions, so that techniques which rely on one were not used */
} NonetHint;

void nonet_hint_free (NonetHint *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetHint, nonet_hint_free)

/* Looks for a hint in a worker. The puzzle is a snapshot; the options are copied. Entries, struck candidates and, if logic
 * starts from them, marks are compared with the solution of the givens, where it is found within a second. */
void nonet_find_hint_async (NonetPuzzle *puzzle,
                            const NonetLogicOptions *options,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);

/* The hint, which the caller frees; or NULL with error, G_IO_ERROR_CANCELLED if it was cancelled. */
NonetHint *nonet_find_hint_finish (GAsyncResult *result, GError **error);
