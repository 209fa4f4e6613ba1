/* Counting by parts: threads take one after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/counting.h"

#include "tasks/worker.h"

/* A count takes up to 16 MiB, so there are not too many at once. */
#define MAX_THREADS 6
/* Parts a thread, so that all end at about the same time. */
#define PARTS_A_THREAD 16
/* Microseconds between two reports on a part under way. */
#define REPORT_INTERVAL 20000

/* What the threads share. */
typedef struct
{
  gatomicrefcount references;
  SudokuGrid *grid;
  guint n_parts;
  guint next_part; /* atomic */
} Parts;

/* What a thread has counted. */
typedef struct
{
  SudokuTotal total;
  guint n_done;    /* parts */
  double progress; /* of the part under way */
} Share;

/* A thread at work. */
typedef struct
{
  Parts *parts;
  NonetWorker *worker;
  SudokuCount *count;
  guint n_done;
  gint64 report_time;
} Counter;

struct _NonetCounting
{
  guint n_parts;
  guint n_threads;
  NonetWorker *workers[MAX_THREADS];
  Share shares[MAX_THREADS]; /* as last heard */
};

static void
parts_unref (Parts *parts)
{
  if (!g_atomic_ref_count_dec (&parts->references))
    return;
  sudoku_grid_free (parts->grid);
  g_free (parts);
}

static void
counter_free (gpointer data)
{
  Counter *self = data;

  parts_unref (self->parts);
  g_free (self);
}

static void
report (Counter *self, double progress)
{
  Share *share = g_new (Share, 1);

  *share = (Share){ sudoku_count_total (self->count), self->n_done, progress };
  nonet_worker_report (self->worker, share, g_free);
  self->report_time = g_get_monotonic_time ();
}

/* Asked by the count; reports now and then. */
static bool
must_end (void *data)
{
  Counter *self = data;

  if (g_get_monotonic_time () - self->report_time >= REPORT_INTERVAL)
    report (self, sudoku_count_progress (self->count));
  return nonet_worker_is_cancelled (self->worker);
}

/* Counts a part to its end, or until all shall end. Returns whether it is done. */
static gboolean
count_part (Counter *self, guint number)
{
  if (self->count != NULL)
    sudoku_count_take_part (self->count, number);
  else
    self->count = sudoku_count_new_part (self->parts->grid, number, self->parts->n_parts);
  if (self->count == NULL)
    return FALSE;
  sudoku_count_set_cancel (self->count, must_end, self);
  return sudoku_count_run (self->count, SUDOKU_COUNT_ALL) == SUDOKU_SEARCH_EXHAUSTED;
}

static void
count_parts (NonetWorker *worker, gpointer data)
{
  Counter *self = data;
  guint number;

  self->worker = worker;
  while ((number = (guint) g_atomic_int_add (&self->parts->next_part, 1)) < self->parts->n_parts
         && count_part (self, number))
    {
      self->n_done++;
      report (self, 0);
    }
  sudoku_count_free (self->count);
}

static Counter *
counter_new (Parts *parts)
{
  Counter *self = g_new0 (Counter, 1);

  g_atomic_ref_count_inc (&parts->references);
  self->parts = parts;
  return self;
}

NonetCounting *
nonet_counting_start (const SudokuGrid *grid, guint n_threads)
{
  NonetCounting *self = g_new0 (NonetCounting, 1);
  Parts *parts = g_new0 (Parts, 1);

  if (n_threads == 0)
    n_threads = g_get_num_processors ();
  /* Other boards than 9x9 are counted in one part, see count.h. */
  self->n_threads = sudoku_shape_is_nine (grid->shape) ? MIN (n_threads, MAX_THREADS) : 1;
  self->n_parts = self->n_threads == 1 ? 1 : self->n_threads * PARTS_A_THREAD;
  g_atomic_ref_count_init (&parts->references);
  parts->grid = sudoku_grid_copy (grid);
  parts->n_parts = self->n_parts;
  for (guint i = 0; i < self->n_threads; i++)
    self->workers[i] =
        nonet_worker_start ("counting", count_parts, counter_new (parts), counter_free, NULL, NULL, NULL);
  parts_unref (parts);
  return self;
}

void
nonet_counting_drop (NonetCounting *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < self->n_threads; i++)
    nonet_worker_drop (self->workers[i]);
  g_free (self);
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
  guint n_done = 0;

  for (guint i = 0; i < self->n_threads; i++)
    {
      g_autofree Share *news = nonet_worker_take_report (self->workers[i]);
      Share *share = &self->shares[i];

      if (news != NULL)
        *share = *news;
      view.total = add (view.total, share->total);
      view.progress += (share->n_done + share->progress) / self->n_parts;
      n_done += share->n_done;
    }
  view.done = n_done == self->n_parts;
  return view;
}
