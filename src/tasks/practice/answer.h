/* Answers: the solutions and levels of puzzles, for those who print them, and how right it is what somebody who practises claims.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/read.h"
#include "sudoku/cancel.h"
#include "tasks/steps/found-step.h"
#include "tasks/task.h"

typedef struct
{
  guint8 *solution; /* the only one of the givens, or NULL */
  char *remark;     /* where there is no such one: "3 solutions", translated */
  char *level; /* how hard it is: what the puzzle says itself, or HoDoKu's level, translated; NULL if nobody knows */
} NonetAnswerKey;

/* Finds the solution of a puzzle, and its level if it is wanted. Takes a second at most, or until cancelled; cancelled may be
 * NULL. Returns FALSE when cancelled or out of memory. */
gboolean nonet_answer_key_find (NonetAnswerKey *self,
                                const NonetPuzzle *puzzle,
                                gboolean level,
                                SudokuCancelFunc cancelled,
                                void *data);

void nonet_answer_key_clear (NonetAnswerKey *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NonetAnswerKey, nonet_answer_key_clear)

/* A puzzle with its key. */
typedef struct
{
  NonetPuzzle *puzzle; /* owned */
  NonetAnswerKey key;
} NonetKeyedPuzzle;

/* Finds the keys to n puzzles of a reading from the first-th on, with their levels if those are wanted. */
void nonet_answer_keys_async (NonetReading *reading,
                              guint first,
                              guint n,
                              gboolean levels,
                              NonetProgressFunc progress,
                              gpointer progress_data,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/* The same for a single puzzle. */
void nonet_answer_key_async (NonetPuzzle *puzzle,
                             gboolean level,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data);

/* An array of NonetKeyedPuzzle, which the caller frees; NULL and an error when cancelled or out of memory. For both. */
GPtrArray *nonet_answer_keys_finish (GAsyncResult *result, GError **error);

/* An answer of somebody who practises a technique: what they struck out and entered on a position. */
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
