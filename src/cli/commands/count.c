/* nonet-cli count: how many solutions each puzzle has, exactly or about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <float.h>
#include <math.h>
#include <glib/gi18n.h>

#include "cli/run/run.h"
#include "sudoku/count.h"
#include "sudoku/estimate.h"
#include "tasks/parallel.h"
#include "tasks/questions/batch.h"
#include "tasks/questions/counting.h"

/* The batch engine counts lists, but not the many solutions of one puzzle, which need not be visited one by one. */
#define MOST_BATCH_SOLUTIONS 2000

/* Microseconds one thread counts before all do: for so long, several would hardly be faster. */
#define BRIEF_TIME 100000
#define NO_END (G_MAXINT64 / 2)

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
} Count;

/* The work on one puzzle: for how long, and how it is watched. */
typedef struct
{
  gint64 end; /* by the monotonic clock */
  CliProgress progress;
  NonetCounting *counting; /* or NULL for an estimate */
  guint64 limit;
} Work;

static bool
is_past (void *data)
{
  Work *work = data;

  cli_progress_look (&work->progress);
  return g_get_monotonic_time () > work->end;
}

static void
print_number (GString *text, const char *format, double number)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (text, g_ascii_formatd (buffer, sizeof buffer, format, number));
}

/* A power of ten as "6.671e+21", also where it is beyond what a double holds; "null" if it is not known. */
static void
print_power (GString *text, double log10_value)
{
  double exponent = floor (log10_value);

  if (!isfinite (log10_value))
    g_string_append (text, "null");
  else if (fabs (exponent) < DBL_MAX_10_EXP)
    print_number (text, "%.4g", pow (10, log10_value));
  else
    {
      print_number (text, "%.4g", pow (10, log10_value - exponent));
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
  /* With enough digits for the number it is the logarithm of. */
  print_number (answer->text, "%.4f", estimate->log10);
  g_string_append (answer->text, ",\"relative_error\":");
  print_number (answer->text, "%.4g", estimate->relative_error);
  g_string_append (answer->text, ",\"low\":");
  print_power (answer->text, estimate->low_log10);
  g_string_append (answer->text, ",\"high\":");
  print_power (answer->text, estimate->high_log10);
  g_string_append (answer->text, "}\n");
}

/* "6.671e+21 (±0.8 %)"; where a few random walks outweigh the others the interval, "1.44e+307 (5.886e+306–6.235e+309)"; "unknown",
 * where too few came to a solution. */
static void
print_estimate (CliAnswer *answer, const SudokuEstimate *estimate)
{
  /* Whether the number may be so much higher that the standard error says little. */
  gboolean lopsided = estimate->high_log10 > estimate->log10 + log10 (1 + 3 * estimate->relative_error);

  if (answer->options->json)
    print_estimate_as_json (answer, estimate);
  else if (estimate->known)
    {
      print_power (answer->text, estimate->log10);
      g_string_append (answer->text, lopsided ? " (" : " (±");
      if (lopsided)
        {
          print_power (answer->text, estimate->low_log10);
          g_string_append (answer->text, "–");
          print_power (answer->text, estimate->high_log10);
        }
      else
        {
          print_number (answer->text, "%.4g", 100 * estimate->relative_error);
          g_string_append (answer->text, " %");
        }
      g_string_append (answer->text, ")\n");
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

/* {"puzzle":1,"count":208,"complete":true}: complete: counting did not end at the limit, and was not interrupted. */
static void
print_count (CliAnswer *answer, SudokuTotal count, gboolean complete)
{
  answer->n_solutions = count.high > 0 ? G_MAXUINT64 : count.low;
  if (answer->n_solutions != 1)
    answer->board.unknown = answer->board.words;
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

static void
answer_estimate (CliAnswer *answer, const Count *count, const SudokuGrid *grid)
{
  SudokuEstimator *estimator = cli_made (sudoku_estimator_new (grid, SEED));
  Work work = { .end = g_get_monotonic_time () + (gint64) (count->seconds * G_USEC_PER_SEC) };
  SudokuEstimate estimate;
  gboolean fine;

  cli_progress_begin (&work.progress, answer, NULL, NULL);
  do
    {
      sudoku_estimator_run (estimator, PROBES, is_past, &work);
      estimate = sudoku_estimator_get (estimator);
      fine = estimate.exact || (estimate.known && estimate.relative_error < FINE_ERROR);
    }
  while (!fine && !is_past (&work));
  cli_progress_end (&work.progress);
  sudoku_estimator_free (estimator);

  if (estimate.exact)
    print_count (answer, estimate.count, TRUE);
  else
    print_estimate (answer, &estimate);
}

static char *
describe_progress (gpointer data)
{
  Work *work = data;
  g_autoptr (GString) total = g_string_new (NULL);

  print_total (total, nonet_counting_look (work->counting).total);
  return g_strdup_printf (_ ("at least %s"), total->str);
}

/* In JSON, which has a word for it. */
static void
print_known (gpointer data)
{
  Work *work = data;

  if (work->progress.answer->options->json)
    print_count (work->progress.answer, nonet_counting_look (work->counting).total, FALSE);
}

static void
count_parts (guint thread, gpointer data)
{
  Work *work = data;

  nonet_counting_work (work->counting, work->limit, is_past, work);
}

static NonetCountingView
count_on_threads (Work *work, const SudokuGrid *grid, guint n_threads, gint64 time)
{
  g_autoptr (NonetCounting) counting = nonet_counting_new (grid, n_threads);

  work->counting = counting;
  work->end = g_get_monotonic_time () + time;
  nonet_parallel_for (n_threads, n_threads, count_parts, work);
  return nonet_counting_look (counting);
}

/* Counts one puzzle. Where there is a limit, one further, to know whether that is all. */
static void
answer_by_count (CliAnswer *answer, const Count *count, const SudokuGrid *grid)
{
  gboolean all = count->limit == SUDOKU_COUNT_ALL;
  guint n_threads = all ? answer->n_threads : 1;
  Work work = { .limit = all ? SUDOKU_COUNT_ALL : count->limit + 1 };
  NonetCountingView view;

  cli_progress_begin (&work.progress, answer, describe_progress, &work);
  work.progress.print_known = print_known;
  view = count_on_threads (&work, grid, 1, n_threads > 1 ? BRIEF_TIME : NO_END);
  if (!view.done && n_threads > 1)
    view = count_on_threads (&work, grid, n_threads, NO_END);
  cli_progress_end (&work.progress);

  if (view.failed)
    cli_made (NULL);
  if (!all && (view.total.high > 0 || view.total.low > count->limit))
    view = (NonetCountingView){ .total = { .low = count->limit } };
  print_count (answer, view.total, view.done);
}

/* One further than is printed, to know whether that is all. */
static guint64
get_batch_limit (const Count *count)
{
  return MIN (count->limit, MOST_BATCH_SOLUTIONS) + 1;
}

static gboolean
batch (const guint8 *values,
       gsize n,
       guint n_threads,
       guint64 *counts,
       guint8 *cells,
       guint64 *n_guesses,
       gpointer data)
{
  return nonet_batch_count (values, n, get_batch_limit (data), n_threads, counts, NULL, n_guesses);
}

/* The number of an empty board that was published, and has more digits than are counted. */
static void
print_known_digits (CliAnswer *answer, const char *digits)
{
  answer->n_solutions = G_MAXUINT64;
  if (answer->options->json)
    {
      cli_answer_begin_json (answer);
      g_string_append_printf (answer->text, ",\"count\":%s,\"complete\":true}\n", digits);
    }
  else
    g_string_append_printf (answer->text, "%s\n", digits);
}

static void
answer (CliAnswer *answer, gpointer data)
{
  const Count *count = data;
  g_autoptr (SudokuGrid) grid = NULL;
  char digits[SUDOKU_KNOWN_DIGITS];
  SudokuTotal total;

  if (answer->cells != NULL)
    {
      print_count (answer, (SudokuTotal){ .low = MIN (answer->count, count->limit) }, answer->count <= count->limit);
      return;
    }
  grid = cli_answer_dup_grid (answer);
  if (sudoku_count_known_digits (grid, digits) && !sudoku_count_is_known (grid, &total)
      && count->limit == SUDOKU_COUNT_ALL)
    print_known_digits (answer, digits);
  else if (count->estimate)
    answer_estimate (answer, count, grid);
  else
    answer_by_count (answer, count, grid);
}

int
cli_count (int argc, char **argv)
{
  gint64 limit = CLI_NO_LIMIT;
  Count count = { .seconds = 1 };
  CliTask task = { .answer = answer, .data = &count };
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
      || !cli_limit_valid (limit) || !cli_seconds_check (&count.seconds))
    return CLI_EXIT_BAD;
  count.limit = limit != CLI_NO_LIMIT ? (guint64) limit : SUDOKU_COUNT_ALL;
  if (!count.estimate)
    task.batch = batch;
  /* The many solutions of one puzzle are left to be counted by itself. */
  task.batch_limit = get_batch_limit (&count) > count.limit ? G_MAXUINT64 : get_batch_limit (&count);
  return cli_run (&options, &task);
}
