/* Judging a puzzle: from the quickest word about its solutions to the last one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/judging.h"

#include <math.h>

#include "sudoku/estimate.h"
#include "sudoku/search.h"
#include "tasks/counting.h"

/* Microseconds: for the first search; for estimating, and counting that promises no end; and for a search that has found no
 * second solution, which is how hard puzzles look. */
#define QUICK_SEARCH 200000
#define LONG_COUNT (10 * G_USEC_PER_SEC)
#define HARD_SEARCH (60 * G_USEC_PER_SEC)

/* Counting goes on beyond its time while it looks as if it ended after so many times that long in all. */
#define COUNT_PROMISE 6

/* Relative errors of an estimate that needs no more work, and of one that is not worth telling; and how many probes it must
 * come from, since of fewer the error is a guess itself. */
#define FINE_ERROR 0.005
#define TELLING_ERROR 1.0
#define TELLING_PROBES 8

/* Between two words. */
#define WORD_INTERVAL 50000

struct _NonetJudging
{
  gatomicrefcount references;
  SudokuGrid *grid;

  GMutex lock;
  NonetVerdict verdict;
  guint number;

  /* The job's own. */
  NonetJob *job;
  gint64 start;
  gint64 deadline;
  gint64 said;
  NonetVerdict latest;
};

NonetJudging *
nonet_judging_new (NonetPuzzle *puzzle)
{
  NonetJudging *self = g_new0 (NonetJudging, 1);

  g_atomic_ref_count_init (&self->references);
  g_mutex_init (&self->lock);
  self->grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  return self;
}

NonetJudging *
nonet_judging_ref (NonetJudging *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
nonet_judging_unref (NonetJudging *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  sudoku_grid_free (self->grid);
  g_mutex_clear (&self->lock);
  g_free (self);
}

gboolean
nonet_judging_look (NonetJudging *self, NonetVerdict *verdict, guint *number)
{
  gboolean news;

  if (!g_mutex_trylock (&self->lock))
    return FALSE;
  news = self->number != *number;
  *number = self->number;
  if (news)
    *verdict = self->verdict;
  g_mutex_unlock (&self->lock);
  return news;
}

static void
say (NonetJudging *self, NonetVerdict verdict)
{
  g_mutex_lock (&self->lock);
  self->verdict = verdict;
  self->number++;
  g_mutex_unlock (&self->lock);
}

/* What an ended count means. */
static NonetVerdict
verdict_of_count (SudokuTotal total)
{
  return (NonetVerdict){
    .kind = total.high > 0 || total.low > 1 ? NONET_VERDICT_COUNTED
            : total.low == 1                ? NONET_VERDICT_UNIQUE
                                            : NONET_VERDICT_NONE,
    .count = total.low,
    .count_high = total.high,
    .final = TRUE,
  };
}

static bool
must_pause (void *data)
{
  NonetJudging *self = data;

  return nonet_job_is_cancelled (self->job) || g_get_monotonic_time () >= self->deadline;
}

/* The same for the search, which goes on the quicker the less often it is interrupted: words are said meanwhile. */
static bool
must_end_search (void *data)
{
  NonetJudging *self = data;
  gint64 now = g_get_monotonic_time ();

  if (self->latest.count > 0 && now - self->said >= WORD_INTERVAL)
    {
      say (self, self->latest);
      self->said = now;
    }
  return must_pause (self);
}

/* Passes solutions until the time end, counting them in the latest verdict. Returns EXHAUSTED when that was all. */
static SudokuSearchResult
search_until (NonetJudging *self, SudokuSearch *search, gint64 end)
{
  SudokuSearchResult result;

  self->deadline = end;
  while ((result = sudoku_search_next (search, NULL)) == SUDOKU_SEARCH_FOUND)
    self->latest.count++;
  return result;
}

/* Searches for a moment; or longer, if there seems to be no second solution. Returns whether that has settled it. */
static gboolean
judge_by_search (NonetJudging *self)
{
  SudokuSearch *search = sudoku_search_new (self->grid);
  SudokuSearchResult result;

  if (search == NULL)
    return TRUE;
  self->latest = (NonetVerdict){ .kind = NONET_VERDICT_AT_LEAST };
  sudoku_search_set_cancel (search, must_end_search, self);
  result = search_until (self, search, self->start + QUICK_SEARCH);
  if (result == SUDOKU_SEARCH_CANCELLED && self->latest.count <= 1)
    result = search_until (self, search, self->start + HARD_SEARCH);
  sudoku_search_free (search);

  if (result == SUDOKU_SEARCH_EXHAUSTED)
    self->latest = verdict_of_count ((SudokuTotal){ .low = self->latest.count });
  return result == SUDOKU_SEARCH_EXHAUSTED || self->latest.count <= 1;
}

/* Takes over what is counted; returns whether that is all. */
static gboolean
look_at_counting (NonetJudging *self, NonetCountingView view)
{
  if (view.done)
    self->latest = verdict_of_count (view.total);
  else if (view.total.high > 0 || view.total.low > self->latest.count)
    {
      self->latest.count = view.total.low;
      self->latest.count_high = view.total.high;
    }
  return view.done;
}

/* Estimates for a moment longer. Returns whether the number is exact. */
static gboolean
estimate_on (NonetJudging *self, SudokuEstimator *estimator)
{
  SudokuEstimate found;

  self->deadline = g_get_monotonic_time () + WORD_INTERVAL;
  sudoku_estimator_run (estimator, G_MAXUINT64, must_pause, self);
  found = sudoku_estimator_get (estimator);
  if (found.exact)
    self->latest = verdict_of_count ((SudokuTotal){ .low = found.count });
  else if (found.known && found.relative_error < TELLING_ERROR && found.probes >= TELLING_PROBES)
    {
      self->latest.kind = NONET_VERDICT_ESTIMATED;
      self->latest.log10 = found.log10;
      self->latest.error = found.relative_error;
    }
  return found.exact;
}

/* Whether a count that has got so far in this time is worth going on with. */
static gboolean
has_promise (NonetCountingView view, gint64 took)
{
  return took < LONG_COUNT || (double) took < view.progress * LONG_COUNT * COUNT_PROMISE;
}

/* Counts and estimates side by side: leaves a processor to the estimate, if it can. */
static void
judge_by_counting (NonetJudging *self)
{
  g_autoptr (NonetCounting) counting = nonet_counting_start (self->grid, MAX (2, g_get_num_processors ()) - 1);
  SudokuEstimator *estimator = sudoku_estimator_new (self->grid, 1);
  gint64 start = g_get_monotonic_time ();
  NonetCountingView view;
  gboolean settled;

  do
    {
      gboolean fine = self->latest.kind == NONET_VERDICT_ESTIMATED && self->latest.error <= FINE_ERROR;

      settled = estimator != NULL && !fine && estimate_on (self, estimator);
      if (estimator == NULL || fine)
        g_usleep (WORD_INTERVAL);
      view = nonet_counting_look (counting);
      settled = settled || look_at_counting (self, view);
      if (!settled)
        say (self, self->latest);
    }
  while (!settled && has_promise (view, g_get_monotonic_time () - start) && !nonet_job_is_cancelled (self->job));
  sudoku_estimator_free (estimator);
}

void
nonet_judging_run (NonetJob *job, gpointer data)
{
  NonetJudging *self = data;
  NonetVerdict none = { .kind = NONET_VERDICT_NONE, .final = TRUE };

  self->job = job;
  self->start = g_get_monotonic_time ();
  if (sudoku_diagnose (self->grid, &none.fault))
    {
      say (self, none);
      return;
    }
  if (!judge_by_search (self))
    judge_by_counting (self);
  self->latest.final = TRUE;
  say (self, self->latest);
}
