/* 9x9 engines, and any other program, side by side on the same lists: interleaved, pinned, best of several.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   bench-solvers [--engine=NAME]... [--peer=COMMAND]... [--limit=2] [--first] [--runs=5] [--core=0] FILE...
 *
 * Engines: bitslice (the batch, in its best build), bitslice:baseline, bitslice:avx2, bitslice:avx512, nine (one
 * puzzle at a time, likewise nine:baseline, nine:avx2, nine:avx512), general, count (by tables, as count.h;
 * for large limits). Lines of FILE begin with 81 characters, '.' or '0' for a blank. A peer is given the puzzles
 * on its standard input, with "{limit}" in its command replaced by the limit, and prints the seconds it
 * took for them as the first word of its output; a second word can be the solutions and a third the
 * guesses. Seconds are of the processor and of solving alone, not of reading and printing.
 *
 * Every run goes through all solvers before the next begins, so that a machine that is busy for a while is busy for all
 * of them. Ratios are to the first peer, or without one to the first engine.
 */
#define _GNU_SOURCE
#include <sched.h>
#include <string.h>
#include <time.h>

#include "formats/shapes.h"
#include "sudoku/batch.h"
#include "sudoku/count.h"
#include "sudoku/search/engine.h"
#include "sudoku/board/processor.h"
#include "sudoku/nine/nine.h"
#include "peer.h"

typedef struct
{
  char *name;
  const SudokuEngine *engine;   /* one puzzle at a time */
  const NineSearchBuild *build; /* or by one of nine's builds */
  gboolean counts;              /* or only how many solutions it has */
  SudokuBatch *batch;           /* or all at once */
  char *command;                /* or another program */
} Solver;

typedef struct
{
  double seconds; /* the best */
  uint64_t solutions, guesses;
} Result;

typedef struct
{
  uint8_t *values; /* [n * 81] */
  gsize n;
  char *lines; /* the same as text, for peers */
} List;

static gint64 limit = 2;
static int runs = 5, core = 0;
static gboolean first = FALSE;
static char **engine_names, **commands, **files;

static const GOptionEntry options[] = {
  { "engine", 'e', 0, G_OPTION_ARG_STRING_ARRAY, &engine_names, "An engine to measure", "NAME" },
  { "peer", 'p', 0, G_OPTION_ARG_STRING_ARRAY, &commands, "Another program to measure", "COMMAND" },
  { "limit", 'l', 0, G_OPTION_ARG_INT64, &limit, "How many solutions to look for", "N" },
  { "first", 'f', 0, G_OPTION_ARG_NONE, &first, "Have the first solution written", NULL },
  { "runs", 'r', 0, G_OPTION_ARG_INT, &runs, "The best of how many runs counts", "N" },
  { "core", 'c', 0, G_OPTION_ARG_INT, &core, "The processor to stay on; -1 for any", "N" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE" },
  { NULL }
};

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

static const NineSearchBuild *
find_build (const char *name)
{
  for (unsigned i = 0; i < sudoku_processor_builds (); i++)
    if (strcmp (sudoku_processor_build_name (i), name) == 0)
      return sudoku_nine_search_builds[i];
  return NULL;
}

static gboolean
solver_init (Solver *solver, const char *name)
{
  const char *build = g_str_has_prefix (name, "bitslice:") ? name + strlen ("bitslice:") : NULL;

  *solver = (Solver){ .name = g_strdup (name) };
  if (strcmp (name, "nine") == 0)
    solver->engine = &sudoku_nine_engine;
  else if (g_str_has_prefix (name, "nine:"))
    solver->build = find_build (name + strlen ("nine:"));
  else if (strcmp (name, "general") == 0)
    solver->engine = &sudoku_general_engine;
  else if (strcmp (name, "count") == 0)
    solver->counts = TRUE;
  else if (build != NULL || strcmp (name, "bitslice") == 0)
    {
      g_autoptr (SudokuShape) shape = sudoku_shape_new (3, 3);

      solver->batch = sudoku_batch_new (shape, build);
    }
  return solver->engine != NULL || solver->build != NULL || solver->counts || solver->batch != NULL;
}

static void
solver_clear (Solver *solver)
{
  g_free (solver->name);
  g_free (solver->command);
  sudoku_batch_free (solver->batch);
}

static gboolean
list_load (List *list, const char *file, GError **error)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GByteArray *values = g_byte_array_new ();
  GString *kept = g_string_new (NULL);

  if (!g_file_get_contents (file, &text, NULL, error))
    return FALSE;
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (strlen (*line) >= SUDOKU_BATCH_CELLS)
      for (unsigned cell = 0; cell <= SUDOKU_BATCH_CELLS; cell++)
        {
          guint8 value = (guint8) MAX (g_ascii_digit_value ((*line)[cell]), 0);

          if (cell < SUDOKU_BATCH_CELLS)
            g_byte_array_append (values, &value, 1);
          g_string_append_c (kept, cell == SUDOKU_BATCH_CELLS ? '\n' : value == 0 ? '.' : '0' + value);
        }
  list->n = values->len / SUDOKU_BATCH_CELLS;
  list->values = g_byte_array_free (values, FALSE);
  list->lines = g_string_free (kept, FALSE);
  return TRUE;
}

static void
run_batch (const Solver *solver, const List *list, Result *result)
{
  g_autofree uint64_t *counts = g_new (uint64_t, list->n);
  g_autofree uint8_t *solutions = first ? g_malloc0 (list->n * SUDOKU_BATCH_CELLS) : NULL;
  uint64_t guesses = sudoku_batch_guesses (solver->batch);
  double begin = processor_seconds ();

  sudoku_batch_count (solver->batch, list->values, list->n, (uint64_t) limit, counts, solutions);
  result->seconds = processor_seconds () - begin;
  result->guesses = sudoku_batch_guesses (solver->batch) - guesses;
  for (gsize i = 0; i < list->n; i++)
    result->solutions += counts[i];
}

static uint64_t
run_engine_once (const SudokuEngine *engine, const SudokuGrid *grid, Result *result)
{
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  void *state = engine->create (grid);
  uint8_t solution[SUDOKU_BATCH_CELLS];
  uint64_t found = 0;

  if (first)
    found += engine->next (state, &budget, solution) == SUDOKU_FOUND;
  if (found < (uint64_t) limit)
    engine->skip (state, &budget, (uint64_t) limit - found, &found);
  result->guesses += engine->guesses (state);
  engine->destroy (state);
  return found;
}

static uint64_t
run_build_once (const NineSearchBuild *build, const SudokuGrid *grid, Result *result)
{
  SudokuBudget budget = sudoku_budget (NULL, NULL);
  g_autofree NineSearch *search = g_new (NineSearch, 1);
  uint8_t solution[SUDOKU_BATCH_CELLS];
  uint64_t found = 0;

  search->place = NINE_UNDER_WAY;
  sudoku_nine_tree_init (&search->tree, grid->cell);
  if (first && build->skip (search, &budget, 1, &found) == SUDOKU_FOUND)
    sudoku_nine_read (&search->tree.board, solution);
  if (found < (uint64_t) limit)
    build->skip (search, &budget, (uint64_t) limit - found, &found);
  result->guesses += search->tree.guesses;
  return found;
}

static uint64_t
run_count_once (const SudokuGrid *grid)
{
  SudokuCount *count = sudoku_count_new (grid);
  uint64_t found;

  sudoku_count_run (count, (uint64_t) limit);
  found = sudoku_count_total (count).low;
  sudoku_count_free (count);
  return found;
}

/* One puzzle after the other. The clock is read only twice, since reading it takes as long as a puzzle. */
static void
run_one_by_one (const Solver *solver, const List *list, Result *result)
{
  g_autoptr (SudokuShape) shape = sudoku_shape_new (3, 3);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);
  double begin = processor_seconds ();

  for (gsize i = 0; i < list->n; i++)
    {
      memcpy (grid->cell, list->values + i * SUDOKU_BATCH_CELLS, SUDOKU_BATCH_CELLS);
      result->solutions += solver->counts          ? run_count_once (grid)
                           : solver->build != NULL ? run_build_once (solver->build, grid, result)
                                                   : run_engine_once (solver->engine, grid, result);
    }
  result->seconds = processor_seconds () - begin;
}

static gboolean
run_peer (const char *command, const List *list, Result *result, GError **error)
{
  g_auto (GStrv) output_words = NULL;
  g_autofree char *output = bench_ask_peer (command, list->lines, error);

  if (output == NULL)
    return FALSE;
  output_words = g_strsplit_set (g_strstrip (output), " \t\n", -1);
  if (g_strv_length (output_words) > 0)
    result->seconds = g_ascii_strtod (output_words[0], NULL);
  if (g_strv_length (output_words) > 1)
    result->solutions = g_ascii_strtoull (output_words[1], NULL, 10);
  if (g_strv_length (output_words) > 2)
    result->guesses = g_ascii_strtoull (output_words[2], NULL, 10);
  if (!(result->seconds > 0))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s printed no time: %s", command, output);
      return FALSE;
    }
  return TRUE;
}

static gboolean
run_once (const Solver *solver, const List *list, Result *best, GError **error)
{
  Result result = { 0 };

  if (solver->command != NULL && !run_peer (solver->command, list, &result, error))
    return FALSE;
  if (solver->batch != NULL)
    run_batch (solver, list, &result);
  if (solver->engine != NULL || solver->build != NULL || solver->counts)
    run_one_by_one (solver, list, &result);
  if (best->seconds == 0 || result.seconds < best->seconds)
    *best = result;
  return TRUE;
}

static void
print_table (const char *file, const List *list, const GArray *solvers, const Result *results, guint yardstick)
{
  g_autofree char *name = g_path_get_basename (file);

  g_print ("%s: %" G_GSIZE_FORMAT " puzzles, limit %" G_GINT64_FORMAT "%s\n", name, list->n, limit,
           first ? ", first solution written" : "");
  g_print ("  %-28s %12s %15s %14s %7s\n", "solver", "us/puzzle", "guesses/puzzle", "solutions/s", "ratio");
  for (guint i = 0; i < solvers->len; i++)
    g_print ("  %-28.28s %12.4f %15.3f %14.0f %6.2fx\n", g_array_index (solvers, Solver, i).name,
             1e6 * results[i].seconds / (double) list->n, (double) results[i].guesses / (double) list->n,
             (double) results[i].solutions / results[i].seconds, results[yardstick].seconds / results[i].seconds);
}

static gboolean
measure (const char *file, const GArray *solvers, guint yardstick, GError **error)
{
  List list = { 0 };
  g_autofree Result *results = g_new0 (Result, solvers->len);
  gboolean done = list_load (&list, file, error);

  for (int run = 0; done && run < runs; run++)
    for (guint i = 0; done && i < solvers->len; i++)
      done = run_once (&g_array_index (solvers, Solver, i), &list, &results[i], error);
  if (done)
    print_table (file, &list, solvers, results, yardstick);
  g_free (list.values);
  g_free (list.lines);
  return done;
}

/* The engines and peers asked for; NULL, with an error, if one is not to be had. */
static GArray *
make_solvers (guint *yardstick, GError **error)
{
  static const char *const usual[] = { "bitslice", "nine", NULL };
  GArray *solvers = g_array_new (FALSE, FALSE, sizeof (Solver));
  Solver solver;

  g_array_set_clear_func (solvers, (GDestroyNotify) solver_clear);
  for (const char *const *name = engine_names != NULL ? (const char *const *) engine_names : usual; *name != NULL;
       name++)
    {
      gboolean there = solver_init (&solver, *name);

      g_array_append_val (solvers, solver);
      if (!there)
        {
          g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "No engine %s here", *name);
          g_array_unref (solvers);
          return NULL;
        }
    }
  *yardstick = commands != NULL ? solvers->len : 0;
  for (char **command = commands; command != NULL && *command != NULL; command++)
    {
      g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, limit);
      g_auto (GStrv) parts = g_strsplit (*command, "{limit}", -1);
      g_autofree char *text = g_strjoinv (number, parts);

      solver = (Solver){ .name = g_path_get_basename (text), .command = g_steal_pointer (&text) };
      g_array_append_val (solvers, solver);
    }
  return solvers;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new ("FILE...");
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) solvers = NULL;
  guint yardstick = 0;
  cpu_set_t cores;

  g_option_context_add_main_entries (context, options, NULL);
  if (g_option_context_parse (context, &argc, &argv, &error))
    solvers = make_solvers (&yardstick, &error);
  if (core >= 0)
    {
      CPU_ZERO (&cores);
      CPU_SET (core, &cores);
      sched_setaffinity (0, sizeof cores, &cores);
    }
  for (char **file = files; solvers != NULL && file != NULL && *file != NULL; file++)
    if (!measure (*file, solvers, yardstick, &error))
      break;
  if (error != NULL)
    g_printerr ("%s\n", error->message);
  return error != NULL;
}
