/* nonet-cli count: how many solutions each puzzle has, exactly or about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <float.h>
#include <math.h>
#include <string.h>
#include <glib/gi18n.h>

#include "cli/command.h"
#include "cli/progress.h"
#include "sudoku/count.h"
#include "sudoku/estimate.h"
#include "tasks/batch.h"
#include "tasks/parallel.h"

/* The batch engine counts lists, but not the many solutions of one puzzle, which need not be visited one by one. */
#define LEAST_BATCH 64
#define MOST_BATCH_SOLUTIONS 2000

/* A count is divided into this many parts for each thread. */
#define PARTS 16
/* Microseconds one thread counts before that. */
#define BRIEF_TIME 100000

/* An estimate as exact as this is not made better. */
#define FINE_ERROR 0.002
/* How many probes are made between two looks at the clock and the error. */
#define PROBES 64
#define SEED 1

typedef struct
{
  guint64 limit;
  gboolean estimate;
  double seconds; /* for an estimate */
  GArray *counts; /* guint64: of the nines of the present block */
} Count;

/* A time to end at, and the answer that is watched until then. */
typedef struct
{
  gint64 end; /* by the monotonic clock */
  CliProgress *progress;
} Deadline;

static bool
is_past (void *data)
{
  Deadline *deadline = data;

  cli_progress_look (deadline->progress);
  return g_get_monotonic_time () > deadline->end;
}

static void
print_number (GString *text, double number)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (text, g_ascii_formatd (buffer, sizeof buffer, "%.4g", number));
}

/* With enough digits for the number it is the logarithm of. */
static void
print_logarithm (GString *text, double number)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (text, g_ascii_formatd (buffer, sizeof buffer, "%.4f", number));
}

/* A power of ten as "6.671e+21", also where it is beyond what a double holds; "null" if it is not known. */
static void
print_power (GString *text, double log10_value)
{
  double exponent = floor (log10_value);

  if (!isfinite (log10_value))
    g_string_append (text, "null");
  else if (fabs (exponent) < DBL_MAX_10_EXP)
    print_number (text, pow (10, log10_value));
  else
    {
      print_number (text, pow (10, log10_value - exponent));
      g_string_append_printf (text, "e%+.0f", exponent);
    }
}

/* {"puzzle":1,"estimate":6.671e+21,"log10":21.82,"relative_error":0.008,"low":…,"high":…} with a 95 % interval; where nothing
 * is known, each is null. */
static void
print_estimate_as_json (CliAnswer *answer, const SudokuEstimate *estimate)
{
  cli_answer_begin_json (answer);
  if (!estimate->known)
    {
      g_string_append (answer->text, ",\"estimate\":null,\"log10\":null,\"relative_error\":null,"
                                     "\"low\":null,\"high\":null}\n");
      return;
    }
  g_string_append (answer->text, ",\"estimate\":");
  print_power (answer->text, estimate->log10);
  g_string_append (answer->text, ",\"log10\":");
  print_logarithm (answer->text, estimate->log10);
  g_string_append (answer->text, ",\"relative_error\":");
  print_number (answer->text, estimate->relative_error);
  g_string_append (answer->text, ",\"low\":");
  print_power (answer->text, estimate->low_log10);
  g_string_append (answer->text, ",\"high\":");
  print_power (answer->text, estimate->high_log10);
  g_string_append (answer->text, "}\n");
}

/* "6.671e+21 (±0.8 %)"; "unknown", where too few random walks came to a solution. */
static void
print_estimate (CliAnswer *answer, const SudokuEstimate *estimate)
{
  if (answer->options->json)
    print_estimate_as_json (answer, estimate);
  else if (estimate->known)
    {
      print_power (answer->text, estimate->log10);
      g_string_append (answer->text, " (±");
      print_number (answer->text, 100 * estimate->relative_error);
      g_string_append (answer->text, " %)\n");
    }
  else
    g_string_append (answer->text, "unknown\n");
}

/* A total with all its digits. */
static void
print_total (GString *text, SudokuTotal total)
{
  const guint64 part = G_GUINT64_CONSTANT (10000000000000000000);
  unsigned __int128 number = (unsigned __int128) total.high << 64 | total.low;

  if (number >= part)
    g_string_append_printf (text, "%" G_GUINT64_FORMAT "%019" G_GUINT64_FORMAT, (guint64) (number / part),
                            (guint64) (number % part));
  else
    g_string_append_printf (text, "%" G_GUINT64_FORMAT, total.low);
}

/* {"puzzle":1,"count":208,"complete":true}: complete: counting did not end at the limit. */
static void
print_count (CliAnswer *answer, SudokuTotal count, gboolean complete)
{
  answer->n_solutions = count.high > 0 ? G_MAXUINT64 : count.low;
  if (answer->options->json)
    {
      cli_answer_begin_json (answer);
      g_string_append (answer->text, ",\"count\":");
      print_total (answer->text, count);
      g_string_append_printf (answer->text, ",\"complete\":%s}\n", complete ? "true" : "false");
    }
  else
    {
      print_total (answer->text, count);
      g_string_append_c (answer->text, '\n');
    }
  if (answer->n_solutions == 0)
    cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
}

static gboolean
is_fine (const SudokuEstimate *estimate)
{
  return estimate->exact || (estimate->known && estimate->relative_error < FINE_ERROR);
}

static void
answer_estimate (CliAnswer *answer, const Count *count, const SudokuGrid *grid)
{
  SudokuEstimator *estimator = sudoku_estimator_new (grid, SEED);
  gint64 begin = g_get_monotonic_time ();
  CliProgress progress;
  Deadline deadline = { begin + (gint64) (count->seconds * G_USEC_PER_SEC), &progress };
  SudokuEstimate estimate;

  cli_progress_begin (&progress, answer, NULL, NULL);
  do
    {
      sudoku_estimator_run (estimator, PROBES, is_past, &deadline);
      estimate = sudoku_estimator_get (estimator);
    }
  while (!is_fine (&estimate) && !is_past (&deadline));
  cli_progress_end (&progress);
  answer->engine_time = g_get_monotonic_time () - begin;
  sudoku_estimator_free (estimator);

  if (estimate.exact)
    print_count (answer, (SudokuTotal){ .low = estimate.count }, TRUE);
  else
    print_estimate (answer, &estimate);
}

/* The parts of one count: threads take one after the other. */
typedef struct
{
  const SudokuGrid *grid;
  guint64 limit;
  guint n_parts;
  guint next_part;  /* atomic */
  gint ended_early; /* atomic: some thread reached the limit */
  CliProgress progress;

  GMutex mutex;
  SudokuTotal *totals; /* of each thread */
  guint n_threads;
} Parts;

/* A thread that counts. */
typedef struct
{
  Parts *parts;
  SudokuTotal *total; /* its own */
  SudokuCount *count;
} Counter;

static void
publish (Counter *counter)
{
  g_mutex_lock (&counter->parts->mutex);
  *counter->total = sudoku_count_total (counter->count);
  g_mutex_unlock (&counter->parts->mutex);
}

static bool
publish_and_look (void *data)
{
  Counter *counter = data;

  publish (counter);
  return cli_progress_look (&counter->parts->progress);
}

static unsigned __int128
add_totals (Parts *parts)
{
  unsigned __int128 number = 0;

  g_mutex_lock (&parts->mutex);
  for (guint i = 0; i < parts->n_threads; i++)
    number += (unsigned __int128) parts->totals[i].high << 64 | parts->totals[i].low;
  g_mutex_unlock (&parts->mutex);
  return number;
}

static SudokuTotal
make_total (unsigned __int128 number)
{
  return (SudokuTotal){ .high = (guint64) (number >> 64), .low = (guint64) number };
}

static char *
describe_progress (gpointer parts)
{
  g_autoptr (GString) total = g_string_new (NULL);

  print_total (total, make_total (add_totals (parts)));
  return g_strdup_printf (_ ("at least %s"), total->str);
}

static void
count_parts (guint thread, gpointer data)
{
  Parts *parts = data;
  guint part = (guint) g_atomic_int_add (&parts->next_part, 1);
  Counter counter = { .parts = parts, .total = &parts->totals[thread] };

  if (part >= parts->n_parts)
    return;
  counter.count = sudoku_count_new_part (parts->grid, part, parts->n_parts);
  sudoku_count_set_cancel (counter.count, publish_and_look, &counter);
  while (sudoku_count_run (counter.count, parts->limit) == SUDOKU_SEARCH_EXHAUSTED
         && (part = (guint) g_atomic_int_add (&parts->next_part, 1)) < parts->n_parts)
    sudoku_count_take_part (counter.count, part);
  if (part < parts->n_parts)
    g_atomic_int_set (&parts->ended_early, TRUE);
  publish (&counter);
  sudoku_count_free (counter.count);
}

/* Counts in this thread, for as long as several would hardly be quicker. Sets *total and returns TRUE if that was
 * enough. */
static gboolean
count_briefly (const SudokuGrid *grid, CliProgress *progress, SudokuTotal *total)
{
  SudokuCount *count = sudoku_count_new (grid);
  Deadline deadline = { g_get_monotonic_time () + BRIEF_TIME, progress };
  gboolean done;

  sudoku_count_set_cancel (count, is_past, &deadline);
  done = sudoku_count_run (count, SUDOKU_COUNT_ALL) == SUDOKU_SEARCH_EXHAUSTED;
  if (done)
    *total = sudoku_count_total (count);
  sudoku_count_free (count);
  return done;
}

/* Counts one puzzle, no further than the limit where there is one. */
static void
answer_by_count (CliAnswer *answer, const Count *count, const SudokuGrid *grid)
{
  guint n_threads = count->limit == SUDOKU_COUNT_ALL ? answer->n_threads : 1;
  guint64 one_further = MIN (count->limit, SUDOKU_COUNT_ALL - 1) + 1;
  g_autofree SudokuTotal *totals = g_new0 (SudokuTotal, n_threads);
  Parts parts = { .grid = grid,
                  .limit = one_further,
                  .n_parts = n_threads > 1 ? n_threads * PARTS : 1,
                  .totals = totals,
                  .n_threads = n_threads };
  unsigned __int128 number;
  gint64 begin = g_get_monotonic_time ();

  g_mutex_init (&parts.mutex);
  cli_progress_begin (&parts.progress, answer, describe_progress, &parts);
  if (n_threads == 1 || !count_briefly (grid, &parts.progress, &totals[0]))
    nonet_parallel_for (n_threads, n_threads, count_parts, &parts);
  cli_progress_end (&parts.progress);
  answer->engine_time = g_get_monotonic_time () - begin;

  number = add_totals (&parts);
  g_mutex_clear (&parts.mutex);
  if (count->limit != SUDOKU_COUNT_ALL)
    number = MIN (number, count->limit);
  print_count (answer, make_total (number), !parts.ended_early);
}

/* Counts all nines together, one further than is printed, to know whether that is all. Those with many solutions are left to
 * be counted singly. */
static void
prepare (CliAnswer *totals, const CliBlock *block, guint8 *ready, gpointer data)
{
  Count *count = data;
  guint n = cli_block_n_nines (block);
  gint64 begin = g_get_monotonic_time ();
  guint64 limit = MIN (count->limit, MOST_BATCH_SOLUTIONS) + 1;

  if (count->estimate || n < LEAST_BATCH)
    return;
  g_array_set_size (count->counts, n);
  if (!nonet_batch_count (block->nines->data, n, limit, totals->options->threads,
                          (guint64 *) (gpointer) count->counts->data, NULL, &totals->n_guesses))
    return;
  for (guint nine = 0; nine < n; nine++)
    ready[nine] = g_array_index (count->counts, guint64, nine) < limit || limit > count->limit;
  totals->engine_time += g_get_monotonic_time () - begin;
}

static void
answer (CliAnswer *answer, const CliBlock *block, const CliItem *item, gboolean ready, gpointer data)
{
  const Count *count = data;

  if (ready)
    {
      guint64 n = g_array_index (count->counts, guint64, item->nine);

      print_count (answer, (SudokuTotal){ .low = MIN (n, count->limit) }, n <= count->limit);
    }
  else
    {
      SudokuGrid *grid = cli_block_dup_grid (block, item);

      if (count->estimate)
        answer_estimate (answer, count, grid);
      else
        answer_by_count (answer, count, grid);
      sudoku_grid_free (grid);
    }
}

int
cli_count (int argc, char **argv)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  gint64 limit = CLI_NO_LIMIT;
  Count count = { .counts = counts, .seconds = 1 };
  const CliTask task = { .prepare = prepare, .answer = answer, .data = &count };
  const GOptionEntry entries[] = { { "limit", 'n', 0, G_OPTION_ARG_INT64, &limit, N_ ("Stop counting at N"), "N" },
                                   { "estimate", 'e', 0, G_OPTION_ARG_NONE, &count.estimate,
                                     N_ ("If they cannot be counted quickly, print an estimate and its standard error"),
                                     NULL },
                                   { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &count.seconds,
                                     N_ ("Spend at most S seconds on an estimate (default: 1)"), "S" },
                                   G_OPTION_ENTRY_NULL };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (&options, _ ("[FILE…]"), _ ("Prints the number of solutions of each puzzle."), entries, TRUE,
                          argv)
      || !cli_limit_valid (limit))
    return CLI_EXIT_BAD;
  if (!(count.seconds > 0 && count.seconds < 1e6))
    return cli_usage_error (_ ("--seconds must be greater than 0"));
  count.limit = limit != CLI_NO_LIMIT ? (guint64) limit : G_MAXUINT64;
  return cli_run (&options, &task);
}
