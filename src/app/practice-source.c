/* Where exercises come from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/practice-source.h"

#include <string.h>

#include "tasks/examples.h"
#include "tasks/exercise.h"

struct _NonetPracticeSource
{
  NonetReading *collection; /* or NULL */
  gboolean from_collection;
  NonetExercisePlace place;
  SudokuTechniqueSet techniques;      /* of the place */
  guint n_shown[SUDOKU_N_TECHNIQUES]; /* of the shipped positions of each technique */
};

NonetPracticeSource *
nonet_practice_source_new (NonetReading *collection)
{
  NonetPracticeSource *self = g_new0 (NonetPracticeSource, 1);

  g_set_object (&self->collection, collection);
  return self;
}

void
nonet_practice_source_free (NonetPracticeSource *self)
{
  if (self == NULL)
    return;
  g_clear_object (&self->collection);
  g_free (self);
}

gboolean
nonet_practice_source_has_collection (NonetPracticeSource *self)
{
  return self->collection != NULL;
}

void
nonet_practice_source_start (NonetPracticeSource *self, gboolean from_collection)
{
  self->from_collection = from_collection && self->collection != NULL;
  memset (&self->techniques, 0, sizeof self->techniques);
}

/* One that has shipped positions, or SUDOKU_N_TECHNIQUES. */
static SudokuTechnique
pick (const SudokuTechniqueSet *techniques)
{
  SudokuTechnique picked = SUDOKU_N_TECHNIQUES;
  int n = 0;

  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (sudoku_technique_set_has (techniques, i) && nonet_examples_count (i) > 0)
      {
        n++;
        if (g_random_int_range (0, n) == 0)
          picked = i;
      }
  return picked;
}

static void
look_into_collection (NonetPracticeSource *self,
                      const SudokuTechniqueSet *techniques,
                      GCancellable *cancellable,
                      NonetProgressFunc progress,
                      GAsyncReadyCallback callback,
                      gpointer user_data)
{
  guint n = nonet_reading_get_n_puzzles (self->collection);

  if (memcmp (&self->techniques, techniques, sizeof *techniques) != 0)
    {
      self->techniques = *techniques;
      self->place = (NonetExercisePlace){ .puzzle = (guint) g_random_int_range (0, (gint32) n), .n_left = n };
    }
  nonet_exercise_find_async (self->collection, &self->place, techniques, cancellable, progress, user_data, callback,
                             user_data);
}

void
nonet_practice_source_next_async (NonetPracticeSource *self,
                                  const SudokuTechniqueSet *techniques,
                                  GCancellable *cancellable,
                                  NonetProgressFunc progress,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  SudokuTechnique technique;

  if (self->from_collection)
    {
      look_into_collection (self, techniques, cancellable, progress, callback, user_data);
      return;
    }
  technique = pick (techniques);
  g_return_if_fail (technique < SUDOKU_N_TECHNIQUES);
  nonet_example_find_async (technique, self->n_shown[technique]++ % nonet_examples_count (technique), cancellable,
                            callback, user_data);
}

NonetFoundStep *
nonet_practice_source_next_finish (NonetPracticeSource *self, GAsyncResult *result, GError **error)
{
  NonetExercisePlace place;
  NonetFoundStep *step;

  if (g_async_result_is_tagged (result, nonet_example_find_async))
    return nonet_example_find_finish (result, error);
  step = nonet_exercise_find_finish (result, &place, error);
  if (self->from_collection)
    self->place = place;
  return step;
}
