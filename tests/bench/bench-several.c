/* How well and how fast puzzles with many solutions are estimated and counted, and their valid candidates found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   bench-several [--seconds=1] [--every=1] FILE...
 *
 * FILE holds 9x9 puzzles, 81 characters a line; one line in --every is used. All times are of the
 * processor, so that a busy machine does not blur them. Each puzzle is counted out first if that takes
 * at most COUNT_LIMIT solutions; those that are not count for times only.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <glib.h>

#include "formats/sudoku-autoptr.h"
#include "sudoku/estimate.h"
#include "sudoku/valid-candidates.h"

#define COUNT_LIMIT 50000000u
#define FEW_SOLUTIONS 100000u

typedef struct
{
  unsigned puzzles, counted, few, exact, covered;
  double counting, existence, few_total, few_worst;
  uint64_t solutions;
  GArray *errors; /* relative errors of the estimates */
} Results;

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

static bool
is_late (void *deadline)
{
  return processor_seconds () > *(double *) deadline;
}

/* The number of solutions, 0 when over COUNT_LIMIT. */
static uint64_t
count_out (const SudokuGrid *puzzle, Results *results)
{
  double start = processor_seconds ();
  SudokuSearch *search = sudoku_search_new (puzzle);
  uint64_t count = 0;
  gboolean all = sudoku_search_skip (search, COUNT_LIMIT, &count) == SUDOKU_SEARCH_EXHAUSTED;

  sudoku_search_free (search);
  results->counting += processor_seconds () - start;
  results->solutions += count;
  results->counted += all;
  return all ? count : 0;
}

static void
measure_estimate (const SudokuGrid *puzzle, uint64_t count, double seconds, Results *results)
{
  double deadline = processor_seconds () + seconds;
  SudokuEstimator *estimator = sudoku_estimator_new (puzzle, 1);
  SudokuEstimate estimate;
  double error;

  sudoku_estimator_run (estimator, UINT32_MAX, is_late, &deadline);
  estimate = sudoku_estimator_get (estimator);
  sudoku_estimator_free (estimator);
  if (count == 0)
    {
      g_print ("estimate 10^%.4f, standard error %.2f %%, %" G_GUINT64_FORMAT " probes\n", estimate.log10,
               100 * estimate.relative_error, estimate.probes);
      return;
    }
  error = fabs (pow (10, estimate.log10) / (double) count - 1);
  g_array_append_val (results->errors, error);
  results->exact += estimate.exact;
  results->covered +=
      estimate.low_log10 <= log10 ((double) count) + 1e-12 && log10 ((double) count) - 1e-12 <= estimate.high_log10;
}

static double
measure_valid_candidates (const SudokuGrid *puzzle, uint64_t limit)
{
  double start = processor_seconds ();
  SudokuValidCandidates *work = sudoku_valid_candidates_new (puzzle, limit);

  sudoku_valid_candidates_run (work, NULL, NULL);
  sudoku_valid_candidates_free (work);
  return processor_seconds () - start;
}

static void
measure_puzzle (const SudokuGrid *puzzle, double seconds, Results *results)
{
  uint64_t count = count_out (puzzle, results);

  results->puzzles++;
  measure_estimate (puzzle, count, seconds, results);
  results->existence += measure_valid_candidates (puzzle, 0);
  if (count > 0 && count <= FEW_SOLUTIONS)
    {
      double took = measure_valid_candidates (puzzle, FEW_SOLUTIONS);

      results->few++;
      results->few_total += took;
      results->few_worst = MAX (results->few_worst, took);
    }
}

static void
measure_file (const char *path, double seconds, int every, Results *results)
{
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (SudokuShape) nine = sudoku_shape_new (3, 3);

  if (!g_file_get_contents (path, &contents, NULL, NULL))
    {
      g_printerr ("%s cannot be read\n", path);
      exit (2);
    }
  lines = g_strsplit (contents, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    {
      SudokuGrid *puzzle;

      if (i % every != 0 || strlen (lines[i]) < 81)
        continue;
      puzzle = sudoku_grid_new (nine);
      for (unsigned cell = 0; cell < 81; cell++)
        puzzle->cell[cell] = (uint8_t) MAX (0, g_ascii_digit_value (lines[i][cell]));
      measure_puzzle (puzzle, seconds, results);
      sudoku_grid_free (puzzle);
    }
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
print_results (Results *results, double seconds)
{
  unsigned n = results->errors->len;

  g_print ("puzzles %u, counted out %u: %.2f million solutions/s\n", results->puzzles, results->counted,
           (double) results->solutions / results->counting / 1e6);
  if (n > 0)
    {
      g_array_sort (results->errors, compare_doubles);
      g_print ("estimates of %.2f s: median error %.2f %%, worst %.2f %%, exact %u of %u, "
               "95 %% interval right in %u\n",
               seconds, 100 * g_array_index (results->errors, double, n / 2),
               100 * g_array_index (results->errors, double, n - 1), results->exact, n, results->covered);
    }
  g_print ("true candidates, existence: %.3f ms a puzzle\n", 1e3 * results->existence / results->puzzles);
  if (results->few > 0)
    g_print ("true candidates with all counts, %u puzzles of at most %u solutions: mean %.1f ms, "
             "worst %.1f ms\n",
             results->few, FEW_SOLUTIONS, 1e3 * results->few_total / results->few, 1e3 * results->few_worst);
}

int
main (int argc, char *argv[])
{
  double seconds = 1;
  int every = 1;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = { { "seconds", 's', 0, G_OPTION_ARG_DOUBLE, &seconds, "Seconds for an estimate",
                                     "SECONDS" },
                                   { "every", 'e', 0, G_OPTION_ARG_INT, &every, "Use one line in N", "N" },
                                   { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE..." },
                                   { NULL } };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  Results results = { 0 };

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || files == NULL || every < 1)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "bench-several [OPTIONS] FILE...");
      return 2;
    }
  results.errors = g_array_new (FALSE, FALSE, sizeof (double));
  for (char **file = files; *file != NULL; file++)
    measure_file (*file, seconds, every, &results);
  if (results.puzzles > 0)
    print_results (&results, seconds);
  g_array_unref (results.errors);
  return 0;
}
