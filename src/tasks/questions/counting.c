/* Counting by parts: threads take one after the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/questions/counting.h"

#include "tasks/worker.h"

/* Parts a thread, so that all end at about the same time. */
#define PARTS_A_THREAD 16
/* Microseconds before a thread adds what it has counted of a part under way. */
#define ADD_INTERVAL 20000

struct _NonetCounting
{
  SudokuGrid *grid;
  guint n_threads;
  guint n_parts;
  guint next_part; /* atomic */
  gint dropped;    /* atomic */

  GMutex lock; /* of what the threads have added: */
  unsigned __int128 total;
  guint n_done;    /* parts */
  double progress; /* in parts, those under way included */
  gboolean failed;
};

/* A thread at work. */
typedef struct
{
  NonetCounting *counting;
  SudokuCount *count;
  guint n_done;
  SudokuCancelFunc cancelled;
  void *cancel_data;

  /* What it has added, and when. */
  unsigned __int128 total;
  double progress;
  gint64 add_time;
} Counter;

static void
counting_clear (gpointer data)
{
  NonetCounting *self = data;

  sudoku_grid_free (self->grid);
  g_mutex_clear (&self->lock);
}

static void
counting_release (gpointer self)
{
  g_atomic_rc_box_release_full (self, counting_clear);
}

NonetCounting *
nonet_counting_new (const SudokuGrid *grid, guint n_threads)
{
  NonetCounting *self = g_atomic_rc_box_new0 (NonetCounting);
  SudokuTotal known;

  /* Other boards than 9x9 are counted in one part, see count.h. */
  self->n_threads = sudoku_shape_is_nine (grid->shape) ? n_threads : 1;
  self->n_parts = self->n_threads == 1 ? 1 : n_threads * PARTS_A_THREAD;
  self->grid = sudoku_grid_copy (grid);
  g_mutex_init (&self->lock);
  if (sudoku_count_is_known (grid, &known))
    {
      self->total = (unsigned __int128) known.high << 64 | known.low;
      self->next_part = self->n_done = self->n_parts;
      self->progress = self->n_parts;
    }
  return self;
}

void
nonet_counting_drop (NonetCounting *self)
{
  if (self == NULL)
    return;
  g_atomic_int_set (&self->dropped, TRUE);
  counting_release (self);
}

/* Adds what is new since the last time; done: the part is. */
static void
add (Counter *counter, gboolean done)
{
  NonetCounting *self = counter->counting;
  SudokuTotal counted = sudoku_count_total (counter->count);
  unsigned __int128 total = (unsigned __int128) counted.high << 64 | counted.low;
  double progress = counter->n_done + (done ? 1 : sudoku_count_progress (counter->count));

  g_mutex_lock (&self->lock);
  self->total += total - counter->total;
  self->progress += progress - counter->progress;
  self->n_done += done;
  g_mutex_unlock (&self->lock);
  counter->n_done += done;
  counter->total = total;
  counter->progress = progress;
  counter->add_time = g_get_monotonic_time ();
}

/* Asked by the count. */
static bool
add_and_look (void *data)
{
  Counter *counter = data;

  if (g_get_monotonic_time () - counter->add_time >= ADD_INTERVAL)
    add (counter, FALSE);
  return counter->cancelled (counter->cancel_data);
}

static void
fail (NonetCounting *self)
{
  g_mutex_lock (&self->lock);
  self->failed = TRUE;
  g_mutex_unlock (&self->lock);
}

void
nonet_counting_work (NonetCounting *self, guint64 limit, SudokuCancelFunc cancelled, void *data)
{
  Counter counter = { .counting = self, .cancelled = cancelled, .cancel_data = data };
  SudokuResult result = SUDOKU_EXHAUSTED;
  guint part;

  while (result == SUDOKU_EXHAUSTED && (part = (guint) g_atomic_int_add (&self->next_part, 1)) < self->n_parts)
    {
      if (counter.count != NULL)
        sudoku_count_take_part (counter.count, part);
      else
        counter.count = sudoku_count_new_part (self->grid, part, self->n_parts);
      result = SUDOKU_NO_MEMORY;
      if (counter.count == NULL)
        break;
      sudoku_count_set_cancel (counter.count, add_and_look, &counter);
      result = sudoku_count_run (counter.count, limit);
      add (&counter, result == SUDOKU_EXHAUSTED);
    }
  if (result == SUDOKU_NO_MEMORY)
    fail (self);
  sudoku_count_free (counter.count);
}

static bool
is_dropped (void *data)
{
  return g_atomic_int_get (&((NonetCounting *) data)->dropped);
}

static void
work_in_background (NonetWorker *worker, gpointer data)
{
  nonet_counting_work (data, SUDOKU_COUNT_ALL, is_dropped, data);
}

void
nonet_counting_start (NonetCounting *self)
{
  for (guint i = 0; i < self->n_threads; i++)
    {
      NonetWorker *worker = nonet_worker_start ("counting", work_in_background, g_atomic_rc_box_acquire (self),
                                                counting_release, NULL, NULL, NULL);

      /* Those that there are share all parts. */
      if (i == 0 && nonet_worker_get_error (worker) != NULL)
        fail (self);
      nonet_worker_unref (worker);
    }
}

NonetCountingView
nonet_counting_look (NonetCounting *self)
{
  NonetCountingView view;

  g_mutex_lock (&self->lock);
  view = (NonetCountingView){
    .total = { .high = (guint64) (self->total >> 64), .low = (guint64) self->total },
    .progress = self->progress / self->n_parts,
    .done = self->n_done == self->n_parts,
    .failed = self->failed,
  };
  g_mutex_unlock (&self->lock);
  return view;
}
