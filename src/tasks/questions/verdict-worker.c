/* The verdict worker: what is known of the solutions of the latest puzzle, from a first look to the end of a count; and its rating.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The work on a verdict, in a thread: diagnose, search for a moment, then estimate while counting. Of an empty board nothing is searched
 * if its number of solutions is known.
 */
#include "tasks/questions/verdict-worker.h"

#include <math.h>

#include "sudoku/estimate.h"
#include "sudoku/search.h"
#include "tasks/questions/counting.h"

/* WORKING is reported if nothing else was for this many milliseconds. */
#define FLICKER_PAUSE 250

/* Microseconds: for the first search; for estimating, and counting that promises no end; and for a search that has found no
 * second solution, which is how hard puzzles look. */
#define QUICK_SEARCH 200000
#define LONG_COUNT (10 * G_USEC_PER_SEC)
#define HARD_SEARCH (60 * G_USEC_PER_SEC)

/* Counting continues beyond its time while it seems that it will end within this many times that long in all. */
#define COUNT_PROMISE 6

/* Relative errors of an estimate that needs no more work, and of one that is not worth reporting; and how many probes it must
 * come from, since the error of fewer is a guess itself. */
#define FINE_ERROR 0.005
#define WORST_ERROR 1.0
#define LEAST_PROBES 8

/* Between two reports. */
#define REPORT_INTERVAL 50000

/* Each counts in tables of up to 16 MiB. */
#define MOST_COUNTING_THREADS 6

/* The thread's own. */
typedef struct
{
  SudokuGrid *grid;
  NonetWorker *worker;
  gint64 start;
  gint64 report_time; /* of the last report */
  NonetVerdict latest;
} Judging;

static gpointer
judging_new (NonetPuzzle *puzzle)
{
  Judging *self = g_new0 (Judging, 1);

  self->grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  return self;
}

static void
judging_free (gpointer data)
{
  Judging *self = data;

  sudoku_grid_free (self->grid);
  g_free (self);
}

static void
report (Judging *self, NonetVerdict verdict)
{
  nonet_worker_report (self->worker, g_memdup2 (&verdict, sizeof verdict), g_free);
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
  };
}

/* For the search, which is the faster the less often it is interrupted: it reports meanwhile. */
static bool
must_end_search (void *data)
{
  Judging *self = data;
  gint64 now = g_get_monotonic_time ();

  if (self->latest.count > 0 && now - self->report_time >= REPORT_INTERVAL)
    {
      report (self, self->latest);
      self->report_time = now;
    }
  return nonet_worker_is_over (self->worker);
}

/* Passes over solutions until the time end, counting them in the latest verdict. Returns EXHAUSTED when that was all. */
static SudokuResult
search_until (Judging *self, SudokuSearch *search, gint64 end)
{
  SudokuResult result;

  nonet_worker_set_deadline (self->worker, end);
  while ((result = sudoku_search_next (search, NULL)) == SUDOKU_FOUND)
    self->latest.count++;
  return result;
}

/* Searches for a moment; or longer, if there seems to be no second solution. Returns whether that has settled it. Out of memory, the
 * worker has failed. */
static gboolean
judge_by_search (Judging *self)
{
  SudokuSearch *search = sudoku_search_new (self->grid);
  SudokuResult result;

  if (search == NULL)
    {
      nonet_worker_fail_memory (self->worker);
      return TRUE;
    }
  self->latest = (NonetVerdict){ .kind = NONET_VERDICT_AT_LEAST };
  sudoku_search_set_cancel (search, must_end_search, self);
  result = search_until (self, search, self->start + QUICK_SEARCH);
  if (result == SUDOKU_CANCELLED && self->latest.count <= 1)
    result = search_until (self, search, self->start + HARD_SEARCH);
  sudoku_search_free (search);

  if (result == SUDOKU_NO_MEMORY)
    nonet_worker_fail_memory (self->worker);
  if (result == SUDOKU_EXHAUSTED)
    self->latest = verdict_of_count ((SudokuTotal){ .low = self->latest.count });
  return result == SUDOKU_EXHAUSTED || self->latest.count <= 1;
}

/* Takes over what is counted; returns whether that is all. */
static gboolean
look_at_counting (Judging *self, NonetCountingView view)
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
estimate_on (Judging *self, SudokuEstimator *estimator)
{
  SudokuEstimate found;

  nonet_worker_set_deadline (self->worker, g_get_monotonic_time () + REPORT_INTERVAL);
  sudoku_estimator_run (estimator, G_MAXUINT64, nonet_worker_is_over, self->worker);
  found = sudoku_estimator_get (estimator);
  if (found.exact)
    self->latest = verdict_of_count (found.count);
  else if (found.known && found.relative_error < WORST_ERROR && found.probes >= LEAST_PROBES)
    {
      self->latest.kind = NONET_VERDICT_ESTIMATED;
      self->latest.log10 = found.log10;
      self->latest.error = found.relative_error;
    }
  return found.exact;
}

/* Whether a count that has come this far in this time is worth continuing. */
static gboolean
has_promise (NonetCountingView view, gint64 took)
{
  return took < LONG_COUNT || (double) took < view.progress * LONG_COUNT * COUNT_PROMISE;
}

/* Counts and estimates side by side: leaves a processor to the estimate, if it can. */
static void
judge_by_counting (Judging *self)
{
  guint n_threads = CLAMP (g_get_num_processors () - 1, 1, MOST_COUNTING_THREADS);
  g_autoptr (NonetCounting) counting = nonet_counting_new (self->grid, n_threads);
  SudokuEstimator *estimator = sudoku_estimator_new (self->grid, 1);
  gint64 start = g_get_monotonic_time ();
  NonetCountingView view;
  gboolean settled;

  nonet_counting_start (counting);
  do
    {
      gboolean fine = self->latest.kind == NONET_VERDICT_ESTIMATED && self->latest.error <= FINE_ERROR;

      settled = estimator != NULL && !fine && estimate_on (self, estimator);
      if (estimator == NULL || fine)
        g_usleep (REPORT_INTERVAL);
      view = nonet_counting_look (counting);
      settled = settled || look_at_counting (self, view);
      if (!settled)
        report (self, self->latest);
    }
  while (!settled && has_promise (view, g_get_monotonic_time () - start) && !nonet_worker_is_cancelled (self->worker));
  sudoku_estimator_free (estimator);
}

static void
judge (NonetWorker *worker, gpointer data)
{
  Judging *self = data;
  NonetVerdict none = { .kind = NONET_VERDICT_NONE };
  SudokuTotal known;
  double log10_count;

  self->worker = worker;
  self->start = g_get_monotonic_time ();
  if (sudoku_diagnose (self->grid, &none.fault, nonet_worker_is_cancelled, worker) == SUDOKU_FOUND)
    {
      report (self, none);
      return;
    }
  if (sudoku_count_is_known (self->grid, &known))
    self->latest = verdict_of_count (known);
  else if (sudoku_count_is_estimated (self->grid, &log10_count))
    self->latest =
        (NonetVerdict){ .kind = NONET_VERDICT_ESTIMATED, .log10 = log10_count, .error = SUDOKU_PUBLISHED_ERROR };
  else if (!judge_by_search (self))
    judge_by_counting (self);
  report (self, self->latest);
}

NonetPuzzleWorker *
nonet_verdict_worker_new (void)
{
  static const NonetPuzzleWork work = {
    .name = "verdict",
    .pause = NONET_VERDICT_PAUSE,
    .silence = FLICKER_PAUSE,
    .new_data = judging_new,
    .work = judge,
    .free_data = judging_free,
    .free_report = g_free,
  };

  return nonet_puzzle_worker_new (&work);
}

const NonetVerdict *
nonet_verdict_worker_get_verdict (NonetPuzzleWorker *self)
{
  static const NonetVerdict working = { .kind = NONET_VERDICT_WORKING }, failed = { .kind = NONET_VERDICT_FAILED };
  const NonetVerdict *verdict = nonet_puzzle_worker_get_report (self);

  if (nonet_puzzle_worker_has_failed (self) && (verdict == NULL || verdict->kind == NONET_VERDICT_WORKING))
    return &failed;
  return verdict != NULL ? verdict : &working;
}

/* In a thread of the lowest priority: reports the rating if there is one. */
static void
rate (NonetWorker *worker, gpointer data)
{
  SudokuRater *rater = sudoku_rater_new ();
  SudokuRating rating;

  nonet_worker_give_way ();
  if (rater != NULL && sudoku_rate (rater, data, 0, nonet_worker_is_cancelled, worker, &rating) == SUDOKU_RATED)
    nonet_worker_report (worker, g_memdup2 (&rating, sizeof rating), g_free);
  sudoku_rater_free (rater);
}

static gpointer
dup_givens (NonetPuzzle *puzzle)
{
  return nonet_puzzle_dup_grid (puzzle, FALSE);
}

NonetPuzzleWorker *
nonet_rating_worker_new (void)
{
  static const NonetPuzzleWork work = {
    .name = "rating",
    .of_givens = TRUE,
    .new_data = dup_givens,
    .work = rate,
    .free_data = (GDestroyNotify) sudoku_grid_free,
    .free_report = g_free,
  };

  return nonet_puzzle_worker_new (&work);
}

const SudokuRating *
nonet_rating_worker_get_rating (NonetPuzzleWorker *self)
{
  return nonet_puzzle_worker_get_report (self);
}
