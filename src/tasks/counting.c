/* Counting by parts: threads take one after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/counting.h"

#include "tasks/job.h"

/* A count takes up to 16 MiB, so there are not too many at once. */
#define MAX_THREADS 6
/* Parts a thread, so that all end at about the same time. */
#define PARTS_A_THREAD 16
/* Microseconds between two publications of a part under way. */
#define PUBLISH_INTERVAL 20000

/* What a thread has counted, and its part under way. */
typedef struct
{
  SudokuTotal total;
  double progress;
} Share;

struct _NonetCounting
{
  gatomicrefcount references;
  SudokuGrid *grid;
  gint ended;
  guint n_parts;

  GMutex lock;
  guint next_part;
  guint n_done;
  guint n_shares;
  Share shares[MAX_THREADS];
};

static void
counting_unref (NonetCounting *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  sudoku_grid_free (self->grid);
  g_mutex_clear (&self->lock);
  g_free (self);
}

/* A thread at work. */
typedef struct
{
  NonetCounting *counting;
  SudokuCount *count;
  Share *share;
  gint64 published;
} Worker;

static void
publish (Worker *worker)
{
  worker->share->total = sudoku_count_total (worker->count);
  worker->share->progress = sudoku_count_progress (worker->count);
  worker->published = g_get_monotonic_time ();
}

/* Asked by the count; publishes now and then. */
static bool
must_end (void *data)
{
  Worker *worker = data;

  if (g_get_monotonic_time () - worker->published >= PUBLISH_INTERVAL)
    {
      g_mutex_lock (&worker->counting->lock);
      publish (worker);
      g_mutex_unlock (&worker->counting->lock);
    }
  return g_atomic_int_get (&worker->counting->ended);
}

/* Counts a part to its end, or until all shall end. Returns whether it is done. */
static gboolean
count_part (Worker *worker, guint number)
{
  if (worker->count != NULL)
    sudoku_count_take_part (worker->count, number);
  else
    worker->count = sudoku_count_new_part (worker->counting->grid, number, worker->counting->n_parts);
  if (worker->count == NULL)
    return FALSE;
  sudoku_count_set_cancel (worker->count, must_end, worker);
  return sudoku_count_run (worker->count, SUDOKU_COUNT_ALL) == SUDOKU_SEARCH_EXHAUSTED;
}

static void
count_in_job (NonetJob *job, gpointer data)
{
  NonetCounting *self = data;
  Worker worker = { .counting = self };

  g_mutex_lock (&self->lock);
  worker.share = &self->shares[self->n_shares++];
  while (self->next_part < self->n_parts && !g_atomic_int_get (&self->ended))
    {
      guint number = self->next_part++;
      gboolean done;

      g_mutex_unlock (&self->lock);
      done = count_part (&worker, number);
      g_mutex_lock (&self->lock);
      if (!done)
        break;
      publish (&worker);
      worker.share->progress = 0;
      self->n_done++;
    }
  g_mutex_unlock (&self->lock);
  sudoku_count_free (worker.count);
}

NonetCounting *
nonet_counting_start (const SudokuGrid *grid, guint n_threads)
{
  NonetCounting *self = g_new0 (NonetCounting, 1);

  if (n_threads == 0)
    n_threads = g_get_num_processors ();
  /* Other boards than 9x9 are counted in one part, see count.h. */
  n_threads = sudoku_geometry_is_nine (grid->geometry) ? MIN (n_threads, MAX_THREADS) : 1;
  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->lock);
  self->grid = sudoku_grid_copy (grid);
  self->n_parts = n_threads == 1 ? 1 : n_threads * PARTS_A_THREAD;
  for (guint i = 0; i < n_threads; i++)
    {
      g_atomic_ref_count_inc (&self->references);
      nonet_job_unref (nonet_job_start ("counting", count_in_job, self, (GDestroyNotify) counting_unref));
    }
  return self;
}

void
nonet_counting_drop (NonetCounting *self)
{
  if (self == NULL)
    return;
  g_atomic_int_set (&self->ended, TRUE);
  counting_unref (self);
}

static SudokuTotal
add (SudokuTotal a, SudokuTotal b)
{
  SudokuTotal sum = { a.high + b.high, a.low + b.low };

  sum.high += sum.low < a.low;
  return sum;
}

NonetCountingView
nonet_counting_look (NonetCounting *self)
{
  NonetCountingView view = { 0 };

  g_mutex_lock (&self->lock);
  view.progress = (double) self->n_done / self->n_parts;
  for (guint i = 0; i < self->n_shares; i++)
    {
      view.total = add (view.total, self->shares[i].total);
      view.progress += self->shares[i].progress / self->n_parts;
    }
  view.done = self->n_done == self->n_parts;
  g_mutex_unlock (&self->lock);
  return view;
}
