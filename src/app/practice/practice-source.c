/* Where exercises come from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of a collection, the exercise after the one that was given out is looked for at once, so that it is there when it is asked for.
 */
#include "app/practice/practice-source.h"

#include <string.h>

#include "tasks/practice/examples.h"
#include "tasks/practice/exercise.h"

struct _NonetPracticeSource
{
  NonetReading *collection; /* or NULL */
  gboolean from_collection;
  NonetExercisePlace place;
  SudokuTechniqueSet techniques;      /* of the place */
  guint n_shown[SUDOKU_N_TECHNIQUES]; /* of the shipped positions of each technique */

  GCancellable *search;  /* of the search under way, or NULL */
  NonetFoundStep *ahead; /* found in advance, or NULL */
  GTask *waiting;        /* of who asked and has no answer yet, or NULL */
  gulong cancelled;      /* the handler at its cancellable */
  NonetProgressFunc progress;
  gpointer progress_data;
};

NonetPracticeSource *
nonet_practice_source_new (NonetReading *collection)
{
  NonetPracticeSource *self = g_rc_box_new0 (NonetPracticeSource);

  g_set_object (&self->collection, collection);
  return self;
}

static void
clear (gpointer data)
{
  NonetPracticeSource *self = data;

  g_clear_object (&self->ahead);
  g_clear_object (&self->collection);
}

static void
unref (NonetPracticeSource *self)
{
  g_rc_box_release_full (self, clear);
}

void
nonet_practice_source_free (NonetPracticeSource *self)
{
  if (self == NULL)
    return;
  nonet_practice_source_stop (self);
  unref (self);
}

/* Who waits, or NULL: from now on nobody does. */
static GTask *
take_waiting (NonetPracticeSource *self)
{
  if (self->waiting != NULL && self->cancelled != 0)
    g_signal_handler_disconnect (g_task_get_cancellable (self->waiting), self->cancelled);
  self->cancelled = 0;
  return g_steal_pointer (&self->waiting);
}

void
nonet_practice_source_stop (NonetPracticeSource *self)
{
  g_autoptr (GTask) task = take_waiting (self);

  if (self->search != NULL)
    g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
  if (task != NULL)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "Cancelled");
}

/* What was found for other techniques, or elsewhere, is not wanted. */
static void
forget (NonetPracticeSource *self)
{
  nonet_practice_source_stop (self);
  g_clear_object (&self->ahead);
  memset (&self->techniques, 0, sizeof self->techniques);
}

void
nonet_practice_source_start (NonetPracticeSource *self, gboolean from_collection)
{
  forget (self);
  self->from_collection = from_collection && self->collection != NULL;
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

static void search (NonetPracticeSource *self);

/* To who waits, or kept for who asks next. */
static void
give (NonetPracticeSource *self, NonetFoundStep *step)
{
  g_autoptr (GTask) task = take_waiting (self);

  if (task == NULL)
    {
      g_set_object (&self->ahead, step);
      return;
    }
  if (step != NULL)
    search (self);
  g_task_return_pointer (task, step != NULL ? g_object_ref (step) : NULL, g_object_unref);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  NonetPracticeSource *self = user_data;
  g_autoptr (GError) error = NULL;
  NonetExercisePlace place;
  g_autoptr (NonetFoundStep) step = nonet_exercise_find_finish (result, &place, &error);
  g_autoptr (GTask) task = NULL;

  if (g_task_get_cancellable (G_TASK (result)) == self->search)
    {
      g_clear_object (&self->search);
      if (error == NULL)
        {
          self->place = place;
          give (self, step);
        }
      else if ((task = take_waiting (self)) != NULL)
        g_task_return_error (task, g_steal_pointer (&error));
    }
  unref (self);
}

static void
progress_cb (guint64 done, double share, gpointer user_data)
{
  NonetPracticeSource *self = user_data;

  if (self->waiting != NULL && self->progress != NULL)
    self->progress (done, share, self->progress_data);
}

static void
search (NonetPracticeSource *self)
{
  self->search = g_cancellable_new ();
  nonet_exercise_find_async (self->collection, &self->place, &self->techniques, self->search, progress_cb, self,
                             found_cb, g_rc_box_acquire (self));
}

static void
aim_at (NonetPracticeSource *self, const SudokuTechniqueSet *techniques)
{
  guint n = nonet_reading_get_n_puzzles (self->collection);

  if (memcmp (&self->techniques, techniques, sizeof *techniques) == 0)
    return;
  forget (self);
  self->techniques = *techniques;
  self->place = (NonetExercisePlace){ .puzzle = (guint) g_random_int_range (0, (gint32) n), .n_left = n };
}

static void
look_into_collection (NonetPracticeSource *self,
                      const SudokuTechniqueSet *techniques,
                      GCancellable *cancellable,
                      NonetProgressFunc progress,
                      GAsyncReadyCallback callback,
                      gpointer user_data)
{
  g_autoptr (NonetFoundStep) ahead = NULL;

  aim_at (self, techniques);
  self->waiting = g_task_new (NULL, cancellable, callback, user_data);
  self->progress = progress;
  self->progress_data = user_data;
  if (cancellable != NULL)
    self->cancelled =
        g_signal_connect_swapped (cancellable, "cancelled", G_CALLBACK (nonet_practice_source_stop), self);
  ahead = g_steal_pointer (&self->ahead);
  if (ahead != NULL)
    give (self, ahead);
  else if (self->search == NULL)
    search (self);
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

  g_return_if_fail (self->waiting == NULL);

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
nonet_practice_source_next_finish (GAsyncResult *result, GError **error)
{
  if (g_async_result_is_tagged (result, nonet_example_find_async))
    return nonet_example_find_finish (result, error);
  return g_task_propagate_pointer (G_TASK (result), error);
}
