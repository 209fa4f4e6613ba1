/* Where exercises come from: the positions that are shipped, or the puzzles of a collection.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/practice/practice-progress.h"
#include "formats/read.h"
#include "tasks/steps/found-step.h"
#include "tasks/task.h"

G_BEGIN_DECLS

typedef struct _NonetPracticeSource NonetPracticeSource;

/* A source of shipped positions, or of those of a collection (which may be NULL); free it. */
NonetPracticeSource *nonet_practice_source_new (NonetReading *collection);
void nonet_practice_source_free (NonetPracticeSource *self);

/* Ends what is looked for, for who waits and in advance. What was found in advance is kept. */
void nonet_practice_source_stop (NonetPracticeSource *self);

/* Begins anew with the collection, or with what is shipped. */
void nonet_practice_source_start (NonetPracticeSource *self, gboolean from_collection);

/* Looks for the next exercise by one of the techniques, of which there is at least one; of those that are shipped, by any of them
 * at random. Only when one was answered may the next be asked for. In a collection the search continues afterwards, for the next
 * time. progress hears how many puzzles of the collection have been looked at, and their share. */
void nonet_practice_source_next_async (NonetPracticeSource *self,
                                       const SudokuTechniqueSet *techniques,
                                       GCancellable *cancellable,
                                       NonetProgressFunc progress,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);

/* The exercise, which the caller unrefs; NULL if there is none any more, or with error set, as when it was cancelled. */
NonetFoundStep *nonet_practice_source_next_finish (GAsyncResult *result, GError **error);

G_END_DECLS
