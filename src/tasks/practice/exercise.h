/* Exercises of those who practise: positions right before a step of a technique, on the paths of the puzzles of a collection.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/read.h"
#include "logic/technique.h"
#include "tasks/steps/found-step.h"
#include "tasks/task.h"

G_BEGIN_DECLS

/* Where a search continues. */
typedef struct
{
  guint puzzle;   /* of the collection; after the last comes the first */
  guint n_passed; /* exercises on the path of this puzzle that were found before */
  guint n_left;   /* puzzles to look at, this one among them */
} NonetExercisePlace;

/* Looks for the next exercise by one of the techniques: solves one puzzle after another by techniques that are no harder
 * than the hardest of them, until one of them is the simplest. A puzzle that takes longer than some seconds is passed over.
 * progress (or NULL) hears how many puzzles have been looked at. */
void nonet_exercise_find_async (NonetReading *collection,
                                const NonetExercisePlace *place,
                                const SudokuTechniqueSet *techniques,
                                GCancellable *cancellable,
                                NonetProgressFunc progress,
                                gpointer progress_data,
                                GAsyncReadyCallback callback,
                                gpointer user_data);

/* The step, which the caller unrefs, on a position whose puzzle stands as the step found it; *place is where to continue. NULL if
 * there is none any more, or with error set when cancelled or out of memory. */
NonetFoundStep *nonet_exercise_find_finish (GAsyncResult *result, NonetExercisePlace *place, GError **error);

/* The puzzle of an exercise as it is answered on: what was filled in are givens, unless it matters for the technique which of
 * them are, and nothing is struck out. The caller unrefs it. */
NonetPuzzle *nonet_exercise_dup_sheet (NonetFoundStep *exercise);

G_END_DECLS
