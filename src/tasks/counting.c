/* Counting by parts: threads take one after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/counting.h"

#include "tasks/job.h"

/* A count takes up to 16 MiB, so there are not too many at once. */
#define MAX_THREADS 6
/* Parts a thread, so that all end at about the same time. */
#define PARTS_A_THREAD 8
/* Microseconds between two publications of a part under way. */
#define PUBLISH_INTERVAL 20000

typedef struct
{
  SudokuTotal total;
  double progress;
} Part;

struct _NonetCounting
{
  gatomicrefcount references;
  SudokuGrid *grid;
  gint ended;
  guint n_parts;

  GMutex lock;
  guint next_part;
  guint n_done;
  Part parts[MAX_THREADS * PARTS_A_THREAD];
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

/* A part being counted by a thread. */
typedef struct
{
  NonetCounting *counting;
  SudokuCount *count;
  Part *part;
  gint64 published;
} Share;

static void
publish (Share *share)
{
  g_mutex_lock (&share->counting->lock);
  share->part->total = sudoku_count_total (share->count);
  share->part->progress = sudoku_count_progress (share->count);
  g_mutex_unlock (&share->counting->lock);
  share->published = g_get_monotonic_time ();
}

/* Asked by the count; publishes now and then. */
static bool
must_end (void *data)
{
  Share *share = data;

  if (g_get_monotonic_time () - share->published >= PUBLISH_INTERVAL)
    publish (share);
  return g_atomic_int_get (&share->counting->ended);
}

/* Counts a part to its end, or until all shall end. Returns whether it is done. */
static gboolean
count_part (NonetCounting *self, guint number)
{
  Share share = { .counting = self, .part = &self->parts[number] };
  gboolean done = FALSE;

  share.count = sudoku_count_new_part (self->grid, number, self->n_parts);
  if (share.count != NULL)
    {
      sudoku_count_set_cancel (share.count, must_end, &share);
      done = sudoku_count_run (share.count, SUDOKU_COUNT_ALL) == SUDOKU_SEARCH_EXHAUSTED;
      publish (&share);
    }
  sudoku_count_free (share.count);
  return done;
}

static void
count_in_job (NonetJob *job, gpointer data)
{
  NonetCounting *self = data;

  g_mutex_lock (&self->lock);
  while (self->next_part < self->n_parts && !g_atomic_int_get (&self->ended))
    {
      guint number = self->next_part++;
      gboolean done;

      g_mutex_unlock (&self->lock);
      done = count_part (self, number);
      g_mutex_lock (&self->lock);
      if (done)
        self->n_done++;
    }
  g_mutex_unlock (&self->lock);
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
      nonet_job_unref (
          nonet_job_start ("counting", count_in_job, self, (GDestroyNotify) counting_unref));
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
  for (guint i = 0; i < self->n_parts; i++)
    {
      view.total = add (view.total, self->parts[i].total);
      view.progress += self->parts[i].progress / self->n_parts;
    }
  view.done = self->n_done == self->n_parts;
  g_mutex_unlock (&self->lock);
  return view;
}
