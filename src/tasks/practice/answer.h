/* An answer of somebody who practises a technique: what they struck out and entered on a position, and how right that is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "tasks/steps/found-step.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_ANSWER_EMPTY,  /* nothing was struck out or entered */
  NONET_ANSWER_RIGHT,  /* all that one or several steps of the technique do, and nothing else */
  NONET_ANSWER_PARTLY, /* only what steps of the technique do, but of none of them all, or of another one a part */
  NONET_ANSWER_OTHER,  /* all of it is true, but not all of it follows by the technique */
  NONET_ANSWER_WRONG   /* some solution contradicts it */
} NonetAnswerKind;

typedef struct
{
  NonetAnswerKind kind;
  NonetFoundStep
      *step; /* of RIGHT and PARTLY: the step meant; of OTHER: what the rest follows by, or NULL if nothing was found */
  guint n_missing;    /* of PARTLY: what the step does besides */
  gboolean has_whole; /* of OTHER: a whole step of the technique is among it */
  guint n_wrong;      /* of WRONG */
  SudokuCandidate
      *wrong; /* candidates that were struck out and are possible, and values that were entered and need not be */
} NonetAnswer;

void nonet_answer_free (NonetAnswer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetAnswer, nonet_answer_free)

/* Judges in a worker how well a position was answered: exercise is one of the steps that were to be found there, and answered a
 * snapshot of the position's puzzle with what the player struck out and entered besides. Any step of the exercise's technique
 * counts. What is true is what the only solution says, or all of them. A value that is entered stands for the other
 * candidates of its cell where the technique removes candidates, and the last candidate that is left for a value that is entered
 * where it places one. */
void nonet_judge_async (NonetFoundStep *exercise,
                        NonetPuzzle *answered,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data);

/* The answer, which the caller frees; NULL and an error when cancelled or out of memory. */
NonetAnswer *nonet_judge_finish (GAsyncResult *result, GError **error);

/* The puzzle of an exercise as it is answered on: what was filled in are givens, unless it matters for the technique which of
 * them are, and nothing is struck out. The caller unrefs it. */
NonetPuzzle *nonet_exercise_dup_sheet (NonetFoundStep *exercise);

G_END_DECLS
