/* The searching thread: search, count values, leave bookmarks, report.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/solutions/solution-search.h"

#include <string.h>

#include "tasks/solutions/bookmarks.h"
#include "tasks/solutions/value-counts.h"

/* Microseconds of searching after which a bookmark is due, and between two reports. */
#define BOOKMARK_INTERVAL 1000
#define REPORT_INTERVAL 8000
/* The same while no solution comes. */
#define QUIET_INTERVAL 32000
/* Copying the tally of a large board takes a while: it is not done as often. */
#define LARGE_TALLY_INTERVAL 100000
#define LARGE_COUNTS 16384
/* The clock is read once in this many solutions, and whenever the search asks whether to pause. */
#define CLOCK_SOLUTIONS 16

struct _NonetSolutionSearch
{
  gatomicrefcount references;
  SudokuGrid *grid;
  guint n_cells, order;
  gsize n_counts;

  gint ended; /* atomic */

  /* The searching thread's own; another one takes over only after it has ended. */
  NonetWorker *worker;
  SudokuSearch *search;
  NonetValueCounts *values;
  guint8 *solution;
  GByteArray *bookmark;
  guint64 n_found;
  guint64 span, span_start;
  gint64 now, run_start, span_time, report_time, tally_time, elapsed_before;
  GBytes *tally;
  NonetBookmarks *bookmarks, *kept; /* written by the searching thread under the lock only */

  GMutex lock;
  guint64 n_passed; /* solutions that are in the stores, if they were kept */
};

void
nonet_solution_report_free (NonetSolutionReport *report)
{
  g_clear_pointer (&report->tally, g_bytes_unref);
  g_free (report);
}

NonetSolutionSearch *
nonet_solution_search_new (NonetPuzzle *puzzle, gboolean with_entries)
{
  NonetSolutionSearch *self = g_new0 (NonetSolutionSearch, 1);

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->lock);
  self->grid = nonet_puzzle_dup_grid (puzzle, with_entries);
  self->order = puzzle->shape->order;
  self->n_cells = puzzle->shape->n_cells;
  self->n_counts = (gsize) self->n_cells * self->order;
  self->span = NONET_SOLUTION_SEARCH_SPAN;
  self->bookmarks = nonet_bookmarks_new ();
  self->kept = nonet_bookmarks_new ();
  self->bookmark = g_byte_array_new ();
  return self;
}

NonetSolutionSearch *
nonet_solution_search_ref (NonetSolutionSearch *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
nonet_solution_search_unref (NonetSolutionSearch *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  sudoku_search_free (self->search);
  sudoku_grid_free (self->grid);
  nonet_value_counts_free (self->values);
  nonet_bookmarks_free (self->bookmarks);
  nonet_bookmarks_free (self->kept);
  g_byte_array_unref (self->bookmark);
  g_free (self->solution);
  g_clear_pointer (&self->tally, g_bytes_unref);
  g_mutex_clear (&self->lock);
  g_free (self);
}

const SudokuGrid *
nonet_solution_search_get_grid (const NonetSolutionSearch *self)
{
  return self->grid;
}

/* Brings the tally up to date; that of a large board not each time. */
static void
update_tally (NonetSolutionSearch *self, gboolean last)
{
  if (self->tally != NULL && self->n_counts > LARGE_COUNTS && !last
      && self->now - self->tally_time < LARGE_TALLY_INTERVAL)
    return;
  g_clear_pointer (&self->tally, g_bytes_unref);
  self->tally = g_bytes_new (nonet_value_counts_get (self->values), self->n_counts * sizeof (guint64));
  self->tally_time = self->now;
}

static void
report (NonetSolutionSearch *self, gboolean last, gboolean complete)
{
  NonetSolutionReport *report = g_new (NonetSolutionReport, 1);

  g_mutex_lock (&self->lock);
  self->n_passed = self->n_found;
  g_mutex_unlock (&self->lock);
  update_tally (self, last);
  *report = (NonetSolutionReport){
    .n_found = self->n_found,
    .progress = sudoku_search_progress (self->search),
    .elapsed = self->elapsed_before + self->now - self->run_start,
    .guesses = sudoku_search_statistics (self->search).guesses,
    .complete = complete,
    .tally = g_bytes_ref (self->tally),
  };
  nonet_worker_report (self->worker, report, (GDestroyNotify) nonet_solution_report_free);
  self->report_time = self->now;
}

static gboolean
must_pause (NonetSolutionSearch *self)
{
  return g_atomic_int_get (&self->ended) || nonet_worker_is_cancelled (self->worker);
}

/* Asked by the search, which is not interrupted to report: resuming it would take time. */
static bool
should_pause (void *data)
{
  NonetSolutionSearch *self = data;

  self->now = g_get_monotonic_time ();
  if (self->now - self->report_time >= QUIET_INTERVAL)
    report (self, FALSE, FALSE);
  return must_pause (self);
}

static void
thin_bookmarks (NonetSolutionSearch *self)
{
  NonetBookmarks *thin = nonet_bookmarks_thin (self->bookmarks), *old = self->bookmarks;

  g_mutex_lock (&self->lock);
  self->bookmarks = thin;
  g_mutex_unlock (&self->lock);
  nonet_bookmarks_free (old);
  self->span *= 2;
}

/* Leaves a bookmark for the solution that comes next. */
static void
leave_bookmark (NonetSolutionSearch *self)
{
  gsize size = sudoku_search_save (self->search, self->bookmark->data, self->bookmark->len);

  if (size > self->bookmark->len)
    {
      g_byte_array_set_size (self->bookmark, (guint) size + 64);
      size = sudoku_search_save (self->search, self->bookmark->data, self->bookmark->len);
    }
  g_mutex_lock (&self->lock);
  nonet_bookmarks_add (self->bookmarks, self->n_found, self->bookmark->data, size);
  g_mutex_unlock (&self->lock);
  self->span_start = self->n_found;
  self->span_time = self->now;
  if (nonet_bookmarks_get_size (self->bookmarks) > NONET_SOLUTION_SEARCH_STORE_BYTES)
    thin_bookmarks (self);
}

/* Keeps the solution at hand itself: it took long to find. */
static void
keep_solution (NonetSolutionSearch *self)
{
  if (nonet_bookmarks_get_size (self->kept) > NONET_SOLUTION_SEARCH_STORE_BYTES)
    return;
  g_mutex_lock (&self->lock);
  nonet_bookmarks_add (self->kept, self->n_found, self->solution, self->n_cells);
  g_mutex_unlock (&self->lock);
}

static void
take_solution (NonetSolutionSearch *self, gint64 asked)
{
  gboolean slow;

  if (self->n_found % CLOCK_SOLUTIONS == 0)
    self->now = g_get_monotonic_time ();
  slow = self->now - asked >= BOOKMARK_INTERVAL;
  if (slow)
    keep_solution (self);
  nonet_value_counts_add (self->values, self->solution);
  self->n_found++;
  if (slow || self->n_found - self->span_start >= self->span
      || (self->now - self->span_time >= BOOKMARK_INTERVAL && self->span == NONET_SOLUTION_SEARCH_SPAN))
    leave_bookmark (self);
  if (self->now - self->report_time >= REPORT_INTERVAL)
    report (self, FALSE, FALSE);
}

static gboolean
prepare (NonetSolutionSearch *self)
{
  if (self->search == NULL)
    {
      self->search = sudoku_search_new (self->grid);
      self->values = nonet_value_counts_new (self->order);
      self->solution = g_malloc (self->n_cells);
    }
  if (self->search == NULL)
    return FALSE;
  sudoku_search_set_cancel (self->search, should_pause, self);
  self->run_start = self->now = g_get_monotonic_time ();
  self->span_time = self->report_time = self->now;
  return TRUE;
}

static void
search_in_thread (NonetWorker *worker, gpointer data)
{
  NonetSolutionSearch *self = data;
  SudokuSearchResult result = SUDOKU_SEARCH_CANCELLED;
  gint64 asked;

  self->worker = worker;
  if (!prepare (self))
    {
      g_warning ("Out of memory for a search");
      return;
    }
  asked = self->now;
  while (!must_pause (self) && (result = sudoku_search_next (self->search, self->solution)) == SUDOKU_SEARCH_FOUND)
    {
      take_solution (self, asked);
      asked = self->now;
    }
  self->now = g_get_monotonic_time ();
  report (self, TRUE, result == SUDOKU_SEARCH_EXHAUSTED);
  self->elapsed_before += self->now - self->run_start;
}

NonetWorker *
nonet_solution_search_start (NonetSolutionSearch *self, NonetHeardFunc heard, gpointer owner)
{
  return nonet_worker_start ("solutions", search_in_thread, nonet_solution_search_ref (self),
                             (GDestroyNotify) nonet_solution_search_unref, NULL, heard, owner);
}

void
nonet_solution_search_end (NonetSolutionSearch *self)
{
  g_atomic_int_set (&self->ended, TRUE);
}

bool
nonet_solution_search_has_ended (void *self)
{
  return g_atomic_int_get (&((NonetSolutionSearch *) self)->ended);
}

/* The next one kept after a solution; those found later are not looked for at once. */
static guint64
find_next_kept (NonetSolutionSearch *self, guint64 index)
{
  guint64 next = index + 1;

  if (nonet_bookmarks_find_next (self->kept, &next))
    return next;
  return MAX (self->n_passed, index + NONET_SOLUTION_SEARCH_SPAN);
}

gboolean
nonet_solution_search_find (NonetSolutionSearch *self,
                            guint64 index,
                            gboolean wait,
                            guint8 *values,
                            NonetSolutionPlace *place,
                            GByteArray *bookmark)
{
  gboolean kept = FALSE;

  *place = (NonetSolutionPlace){ .number = index };
  if (wait)
    g_mutex_lock (&self->lock);
  else if (!g_mutex_trylock (&self->lock))
    {
      place->busy = TRUE;
      return FALSE;
    }

  place->next_kept = find_next_kept (self, index);
  kept = nonet_bookmarks_find (self->kept, &place->number, bookmark) && place->number == index;
  if (kept)
    memcpy (values, bookmark->data, self->n_cells);
  else
    {
      place->number = index;
      g_byte_array_set_size (bookmark, 0);
      if (!nonet_bookmarks_find (self->bookmarks, &place->number, bookmark))
        place->number = 0;
    }
  g_mutex_unlock (&self->lock);
  return kept;
}
