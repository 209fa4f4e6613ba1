/* Reports to setters: first how many solutions there are, then what to do about it; and a minimal puzzle within another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/questions/setting-report.h"

#include "sudoku/completion.h"
#include "sudoku/contradiction.h"
#include "sudoku/minimality.h"
#include "tasks/questions/verdict-worker.h"
#include "tasks/task.h"

/* Microseconds: for counting several solutions; for a search that has found no second one; and for the advice. */
#define QUICK_COUNT 200000
#define HARD_SEARCH (10 * G_USEC_PER_SEC)
#define LONG_ADVICE (10 * G_USEC_PER_SEC)

/* From that many solutions on, how many there are is no longer of interest. */
#define MOST_COUNTED 10000

/* The thread's own. */
typedef struct
{
  SudokuGrid *givens;
  guint n_givens;
  NonetWorker *worker;
  NonetSettingReport found;
} Job;

static void
report_free (gpointer data)
{
  NonetSettingReport *report = data;

  g_free (report->values);
  g_free (report->rules);
  g_free (report);
}

static gpointer
job_new (NonetPuzzle *puzzle)
{
  Job *self = g_new0 (Job, 1);

  self->givens = nonet_puzzle_dup_grid (puzzle, FALSE);
  self->found.values = g_new0 (guint8, puzzle->shape->n_cells);
  self->found.rules = g_new0 (bool, puzzle->shape->n_rules + 1);
  return self;
}

static void
job_free (gpointer data)
{
  Job *self = data;

  sudoku_grid_free (self->givens);
  g_free (self->found.values);
  g_free (self->found.rules);
  g_free (self);
}

static void
report (Job *self)
{
  NonetSettingReport *copy = g_memdup2 (&self->found, sizeof self->found);

  copy->values = g_memdup2 (self->found.values, self->givens->shape->n_cells);
  copy->rules = g_memdup2 (self->found.rules, (self->givens->shape->n_rules + 1) * sizeof *copy->rules);
  nonet_worker_report (self->worker, copy, report_free);
}

/* The most that the given cells have; none where there are none. */
static SudokuSymmetry
find_symmetry (const SudokuGrid *givens, guint n_givens)
{
  SudokuSymmetry symmetry = n_givens > 0 ? SUDOKU_SYMMETRY_FULL : SUDOKU_SYMMETRY_NONE;

  while (symmetry != SUDOKU_SYMMETRY_NONE && !sudoku_symmetry_holds (symmetry, givens->shape->order, givens->cell))
    symmetry--;
  return symmetry;
}

/* Counts on; returns whether that were all. */
static gboolean
count_until (Job *self, SudokuSearch *search, gint64 deadline)
{
  SudokuResult result = SUDOKU_FOUND;

  nonet_worker_set_deadline (self->worker, deadline);
  while (self->found.verdict.count < MOST_COUNTED && (result = sudoku_search_next (search, NULL)) == SUDOKU_FOUND)
    self->found.verdict.count++;
  return result == SUDOKU_EXHAUSTED;
}

/* How many solutions the givens have, as far as that is found in time. */
static void
count_solutions (Job *self)
{
  NonetVerdict *verdict = &self->found.verdict;
  gint64 start = g_get_monotonic_time ();
  SudokuSearch *search = sudoku_search_new (self->givens);
  gboolean all = FALSE;

  if (search != NULL)
    {
      sudoku_search_set_cancel (search, nonet_worker_is_over, self->worker);
      all = count_until (self, search, start + QUICK_COUNT)
            || (verdict->count < 2 && count_until (self, search, start + HARD_SEARCH));
    }
  sudoku_search_free (search);
  verdict->kind = !all                  ? NONET_VERDICT_AT_LEAST
                  : verdict->count == 0 ? NONET_VERDICT_NONE
                  : verdict->count == 1 ? NONET_VERDICT_UNIQUE
                                        : NONET_VERDICT_COUNTED;
}

static void
judge (Job *self)
{
  if (sudoku_diagnose (self->givens, &self->found.verdict.fault, nonet_worker_is_over, self->worker) == SUDOKU_FOUND)
    self->found.verdict.kind = NONET_VERDICT_NONE;
  else
    count_solutions (self);
}

/* Names the givens of some cells. */
static void
name_givens (Job *self, const bool *named)
{
  for (guint cell = 0; cell < self->givens->shape->n_cells; cell++)
    self->found.values[cell] = named[cell] ? self->givens->cell[cell] : 0;
}

static NonetAdviceKind
find_redundant (Job *self, bool *named)
{
  SudokuMinimality kind = sudoku_minimality (self->givens, named, nonet_worker_is_over, self->worker);
  SudokuResult result = sudoku_redundant_rules (self->givens, self->found.rules, nonet_worker_is_over, self->worker);
  gboolean some = FALSE;

  name_givens (self, named);
  if (self->n_givens == 0)
    return result == SUDOKU_EXHAUSTED ? NONET_ADVICE_RULES_ALONE : NONET_ADVICE_TIMED_OUT;
  for (guint cell = 0; cell < self->givens->shape->n_cells; cell++)
    some = some || named[cell];
  if (kind == SUDOKU_MINIMALITY_MINIMAL)
    return NONET_ADVICE_MINIMAL;
  if (kind == SUDOKU_MINIMALITY_REDUNDANT)
    return NONET_ADVICE_REDUNDANT;
  return some ? NONET_ADVICE_SOME_REDUNDANT : NONET_ADVICE_TIMED_OUT;
}

static NonetAdviceKind
find_contradiction (Job *self, bool *named)
{
  bool minimal;
  SudokuResult result =
      sudoku_contradiction (self->givens, named, self->found.rules, &minimal, nonet_worker_is_over, self->worker);

  name_givens (self, named);
  if (result != SUDOKU_FOUND)
    return NONET_ADVICE_TIMED_OUT;
  return minimal ? NONET_ADVICE_CONTRADICTION : NONET_ADVICE_CONTRADICTION_TIMED_OUT;
}

static NonetAdviceKind
find_completion (Job *self)
{
  bool smallest;

  if (sudoku_unique_completion (self->givens, self->found.values, &smallest, nonet_worker_is_over, self->worker)
      != SUDOKU_FOUND)
    return NONET_ADVICE_TIMED_OUT;
  return smallest ? NONET_ADVICE_ADD_FEWEST : NONET_ADVICE_ADD;
}

static void
advise (Job *self)
{
  g_autofree bool *named = g_new0 (bool, self->givens->shape->n_cells);
  const NonetVerdict *verdict = &self->found.verdict;

  nonet_worker_set_deadline (self->worker, g_get_monotonic_time () + LONG_ADVICE);
  if (verdict->kind == NONET_VERDICT_UNIQUE)
    self->found.advice = find_redundant (self, named);
  else if (verdict->kind == NONET_VERDICT_NONE)
    self->found.advice = find_contradiction (self, named);
  else if (verdict->count >= 2)
    self->found.advice = find_completion (self);
  else
    self->found.advice = NONET_ADVICE_TIMED_OUT;
  for (guint cell = 0; cell < self->givens->shape->n_cells; cell++)
    self->found.n_named += self->found.values[cell] != 0;
  for (guint i = 0; i < self->givens->shape->n_rules; i++)
    self->found.n_rules += self->found.rules[i];
}

static void
work (NonetWorker *worker, gpointer data)
{
  Job *self = data;
  bool begins;

  self->worker = worker;
  for (guint cell = 0; cell < self->givens->shape->n_cells; cell++)
    self->n_givens += self->givens->cell[cell] != 0;
  self->found.symmetry = find_symmetry (self->givens, self->n_givens);
  judge (self);
  /* Further rules may do without givens, or nearly so, and regions of any form may leave no solution. */
  begins = self->n_givens == 0
           && (self->givens->shape->n_rules == 0
                   ? self->found.verdict.kind != NONET_VERDICT_NONE
                   : self->found.verdict.kind == NONET_VERDICT_AT_LEAST && self->found.verdict.count > 0);
  if (begins)
    self->found.advice = NONET_ADVICE_BEGIN;
  report (self);
  if (begins)
    return;
  advise (self);
  report (self);
}

NonetPuzzleWorker *
nonet_setting_worker_new (void)
{
  static const NonetPuzzleWork setting = {
    .name = "setting",
    .pause = NONET_VERDICT_PAUSE,
    .new_data = job_new,
    .work = work,
    .free_data = job_free,
    .free_report = report_free,
  };

  return nonet_puzzle_worker_new (&setting);
}

const NonetSettingReport *
nonet_setting_worker_get_report (NonetPuzzleWorker *self)
{
  static guint8 none[SUDOKU_MAX_CELLS];
  static const NonetSettingReport failed = { .verdict = { .kind = NONET_VERDICT_FAILED },
                                             .advice = NONET_ADVICE_TIMED_OUT,
                                             .values = none };
  const NonetSettingReport *report = nonet_puzzle_worker_get_report (self);

  return report == NULL && nonet_puzzle_worker_has_failed (self) ? &failed : report;
}

gboolean
nonet_setting_report_is_redundant (const NonetSettingReport *report)
{
  return report->verdict.kind == NONET_VERDICT_UNIQUE && report->n_named + report->n_rules > 0;
}

static gpointer
minimize (NonetWorker *worker, gpointer data, GError **error)
{
  SudokuGrid *grid = nonet_puzzle_dup_grid (data, FALSE);
  SudokuMinimality minimality = sudoku_minimize (grid, nonet_worker_is_cancelled, worker);
  SudokuResult result = minimality == SUDOKU_MINIMALITY_NO_MEMORY ? SUDOKU_NO_MEMORY : SUDOKU_EXHAUSTED;

  if (minimality == SUDOKU_MINIMALITY_MINIMAL)
    result = sudoku_remove_rules (&grid, nonet_worker_is_cancelled, worker);
  if (result == SUDOKU_NO_MEMORY)
    {
      nonet_set_out_of_memory (error);
      g_clear_pointer (&grid, sudoku_grid_free);
    }
  return grid;
}

void
nonet_minimize_async (NonetPuzzle *puzzle, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_return_if_fail (puzzle != NULL);

  g_task_set_source_tag (task, nonet_minimize_async);
  nonet_task_run (task, minimize, nonet_puzzle_ref (puzzle), (GDestroyNotify) nonet_puzzle_unref,
                  (GDestroyNotify) sudoku_grid_free);
}

SudokuGrid *
nonet_minimize_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_minimize_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
