/* What each engine takes for lists of puzzles: time, guesses, solutions a second, and how many it solves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   bench-engines [--limit=2] [--seconds=10] [--every=1] FILE...
 *
 * A line of FILE is a puzzle: either one character a cell ('.' or '0' for a blank), or n * n numbers with
 * spaces between. Each puzzle is searched by every engine that accepts it, up to --limit solutions and for
 * --seconds of the processor.
 */
#include <stdlib.h>

#include <glib.h>

#include "puzzle-line.h"
#include "sudoku/search/engine.h"

static const struct
{
  const char *name;
  const SudokuEngine *engine;
} engines[] = {
  { "general", &sudoku_general_engine },
  { "nine", &sudoku_nine_engine },
};

typedef struct
{
  unsigned puzzles, finished;
  uint64_t solutions, guesses;
  double total, worst;
} Results;

static bool
is_late (void *deadline)
{
  return bench_processor_seconds () > *(double *) deadline;
}

static void
measure (const SudokuEngine *engine, const SudokuGrid *puzzle, uint64_t limit, double seconds, Results *results)
{
  double start = bench_processor_seconds (), deadline = start + seconds, took;
  SudokuBudget budget = sudoku_budget (is_late, &deadline);
  void *state = engine->create (puzzle);

  results->finished += engine->skip (state, &budget, limit, &results->solutions) != SUDOKU_CANCELLED;
  results->guesses += engine->guesses (state);
  engine->destroy (state);
  took = bench_processor_seconds () - start;
  results->puzzles++;
  results->total += took;
  results->worst = MAX (results->worst, took);
}

static void
measure_file (const char *path, uint64_t limit, double seconds, int every)
{
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *name = g_path_get_basename (path);
  Results results[G_N_ELEMENTS (engines)] = { 0 };

  if (!g_file_get_contents (path, &contents, NULL, NULL))
    {
      g_printerr ("%s cannot be read\n", path);
      exit (2);
    }
  lines = g_strsplit (contents, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (SudokuGrid) puzzle = i % every == 0 && *lines[i] != '\0' ? bench_read_line (lines[i]) : NULL;

      for (unsigned e = 0; puzzle != NULL && e < G_N_ELEMENTS (engines); e++)
        if (engines[e].engine->accepts (puzzle))
          measure (engines[e].engine, puzzle, limit, seconds, &results[e]);
    }

  for (unsigned e = 0; e < G_N_ELEMENTS (engines); e++)
    if (results[e].puzzles > 0)
      g_print ("%-32s %-8s %u of %u, mean %.3f ms, worst %.1f ms, %.1f guesses a puzzle, "
               "%.3f million solutions/s\n",
               name, engines[e].name, results[e].finished, results[e].puzzles,
               1e3 * results[e].total / results[e].puzzles, 1e3 * results[e].worst,
               (double) results[e].guesses / results[e].puzzles,
               (double) results[e].solutions / results[e].total / 1e6);
}

int
main (int argc, char *argv[])
{
  gint64 limit = 2;
  double seconds = 10;
  int every = 1;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = { { "limit", 'l', 0, G_OPTION_ARG_INT64, &limit, "Solutions of each puzzle", "N" },
                                   { "seconds", 's', 0, G_OPTION_ARG_DOUBLE, &seconds, "Seconds for each puzzle",
                                     "SECONDS" },
                                   { "every", 'e', 0, G_OPTION_ARG_INT, &every, "Use one line in N", "N" },
                                   { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE..." },
                                   { NULL } };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || files == NULL || every < 1 || limit < 1)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "bench-engines [OPTIONS] FILE...");
      return 2;
    }
  for (char **file = files; *file != NULL; file++)
    measure_file (*file, (uint64_t) limit, seconds, every);
  return 0;
}
