/* Rating in a thread of the lowest priority.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/rating-worker.h"

#include <string.h>

#include "tasks/worker.h"

struct _NonetRatingWorker
{
  GObject parent_instance;

  NonetPuzzle *puzzle; /* to be rated, or NULL */
  NonetWorker *worker; /* at it */

  /* The latest that was rated. */
  NonetPuzzle *rated;
  gboolean has_rating;
  SudokuRating rating;
};

G_DEFINE_FINAL_TYPE (NonetRatingWorker, nonet_rating_worker, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

NonetRatingWorker *
nonet_rating_worker_new (void)
{
  return g_object_new (NONET_TYPE_RATING_WORKER, NULL);
}

/* Reports the rating if there is one. */
static void
work (NonetWorker *worker, gpointer data)
{
  SudokuRater *rater = sudoku_rater_new ();
  SudokuRating rating;

  nonet_worker_give_way ();
  if (rater != NULL && sudoku_rate (rater, data, 0, nonet_worker_is_cancelled, worker, &rating) == SUDOKU_RATED)
    nonet_worker_report (worker, g_memdup2 (&rating, sizeof rating), g_free);
  sudoku_rater_free (rater);
}

static gboolean
is_rated (NonetRatingWorker *self)
{
  return nonet_puzzle_same_givens (self->puzzle, self->rated);
}

static void
heard_cb (gpointer owner, gpointer report, gboolean done)
{
  NonetRatingWorker *self = owner;
  g_autofree SudokuRating *rating = report;

  if (done)
    g_clear_pointer (&self->worker, nonet_worker_drop);
  g_clear_pointer (&self->rated, nonet_puzzle_unref);
  self->rated = nonet_puzzle_ref (self->puzzle);
  if (rating == NULL)
    return;
  self->has_rating = TRUE;
  self->rating = *rating;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
start (NonetRatingWorker *self)
{
  self->has_rating = FALSE;
  g_clear_pointer (&self->rated, nonet_puzzle_unref);
  self->worker = nonet_worker_start ("rating", work, nonet_puzzle_dup_grid (self->puzzle, FALSE),
                                     (GDestroyNotify) sudoku_grid_free, NULL, heard_cb, self);
}

void
nonet_rating_worker_set_puzzle (NonetRatingWorker *self, NonetPuzzle *puzzle)
{
  gboolean was_known;

  g_return_if_fail (NONET_IS_RATING_WORKER (self));

  was_known = nonet_rating_worker_get_rating (self) != NULL;
  g_clear_pointer (&self->worker, nonet_worker_drop);
  if (puzzle != NULL)
    nonet_puzzle_ref (puzzle);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  self->puzzle = puzzle;
  if (puzzle != NULL && !is_rated (self))
    start (self);
  if (was_known != (nonet_rating_worker_get_rating (self) != NULL))
    g_signal_emit (self, signals[CHANGED], 0);
}

const SudokuRating *
nonet_rating_worker_get_rating (NonetRatingWorker *self)
{
  g_return_val_if_fail (NONET_IS_RATING_WORKER (self), NULL);
  return self->has_rating && is_rated (self) ? &self->rating : NULL;
}

static void
nonet_rating_worker_dispose (GObject *object)
{
  NonetRatingWorker *self = NONET_RATING_WORKER (object);

  g_clear_pointer (&self->worker, nonet_worker_drop);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&self->rated, nonet_puzzle_unref);
  G_OBJECT_CLASS (nonet_rating_worker_parent_class)->dispose (object);
}

static void
nonet_rating_worker_class_init (NonetRatingWorkerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_rating_worker_dispose;
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_RATING_WORKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_rating_worker_init (NonetRatingWorker *self)
{
}
