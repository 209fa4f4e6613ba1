/* The next hint for a puzzle: a mistake, if there is one, or else the simplest step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "tasks/steps/found-step.h"
#include "tasks/steps/logic-options.h"
#include "words/steps/mistakes.h"

G_BEGIN_DECLS

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

G_END_DECLS
