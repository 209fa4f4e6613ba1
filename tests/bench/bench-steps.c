/* How long logic takes: whole solving paths, the next step of each position on them, and why a candidate is false.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   bench-steps [--every=1] [--puzzles=0] [--techniques] [--why] [--enough=12] FILE...
 *
 * A line of FILE is a puzzle with one solution, as bench-engines reads it. Each is solved step by step in the order of
 * teaching, as far as techniques go; with --techniques the time of each technique's steps is printed. With --why, one
 * false candidate of each position is explained, where a proof by cases has --enough milliseconds to become shorter.
 */
#include <stdlib.h>

#include <glib.h>

#include "../logic/autoptr.h"
#include "logic/path.h"
#include "logic/why.h"
#include "puzzle-line.h"

typedef struct
{
  double seconds;
  unsigned steps;
} Share;

typedef struct
{
  SudokuFinding *finding;
  const uint8_t *solution;
  GRand *rand;
  GArray *step_times; /* of double, in seconds; so are the others */
  GArray *why_times;
  double last;   /* when the last step was taken */
  double asking; /* time that --why has taken on this path */
  Share share[SUDOKU_N_TECHNIQUES];
  unsigned puzzles, solved, by_cases;
  double path_seconds;
} Bench;

static gboolean with_why;
static double enough_ms = 12;
static double deadline;

static bool
is_enough (void *data)
{
  return bench_processor_seconds () > deadline;
}

/* Explains one candidate that is false. */
static void
ask_why (Bench *bench, const SudokuBoard *board)
{
  double start = bench_processor_seconds (), took;
  unsigned n = 0, chosen = 0, value = 0;
  SudokuWhy *why;

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
      if (sudoku_set_first (set) != bench->solution[cell] && g_rand_int_range (bench->rand, 0, (int) ++n) == 0)
        {
          chosen = cell;
          value = sudoku_set_first (set);
        }
  if (n == 0)
    return;
  deadline = start + enough_ms / 1e3;
  why = sudoku_why_not (board, chosen, value, true, NULL, is_enough, NULL);
  bench->by_cases += why->kind == SUDOKU_WHY_CASES;
  sudoku_why_free (why);
  took = bench_processor_seconds () - start;
  g_array_append_val (bench->why_times, took);
  bench->asking += took;
}

static bool
note_step (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Bench *bench = data;
  double took = bench_processor_seconds () - bench->last;

  g_array_append_val (bench->step_times, took);
  bench->share[step->technique].seconds += took;
  bench->share[step->technique].steps++;
  if (with_why)
    ask_why (bench, board);
  bench->last = bench_processor_seconds ();
  return true;
}

static void
measure (Bench *bench, const SudokuGrid *puzzle)
{
  g_autoptr (SudokuBoard) board = sudoku_board_new (puzzle, NULL, NULL);
  uint8_t solution[SUDOKU_MAX_CELLS];
  SudokuResult result;
  double start, took;

  if (sudoku_board_outlook (board, solution, NULL, NULL) != SUDOKU_UNIQUENESS_UNIQUE)
    return;
  bench->solution = solution;
  bench->asking = 0;
  start = bench->last = bench_processor_seconds ();
  result = sudoku_path_run (bench->finding, board, NULL, note_step, bench);
  if (result == SUDOKU_EXHAUSTED && board->n_open > 0)
    {
      took = bench_processor_seconds () - bench->last;
      g_array_append_val (bench->step_times, took);
    }
  bench->path_seconds += bench_processor_seconds () - start - bench->asking;
  bench->puzzles++;
  bench->solved += board->n_open == 0;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a;
  double y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Prints quantiles in milliseconds. */
static void
print_times (const char *name, GArray *times)
{
  static const double quantile[] = { 0.5, 0.99, 0.999 };

  if (times->len == 0)
    return;
  g_array_sort (times, compare_times);
  g_print ("  %-9s %7u", name, times->len);
  for (unsigned i = 0; i < G_N_ELEMENTS (quantile); i++)
    g_print ("  %g %% %.3f ms", 100 * quantile[i],
             1e3 * g_array_index (times, double, (guint) (quantile[i] * (times->len - 1))));
  g_print ("  worst %.2f ms\n", 1e3 * g_array_index (times, double, times->len - 1));
}

static SudokuFinding *
new_finding (const SudokuShape *shape)
{
  SudokuFinding *finding = sudoku_finding_new (shape);
  SudokuFindLimits limits;

  sudoku_limits_init_path (&limits, shape->order);
  limits.unique = true;
  sudoku_finding_set_limits (finding, &limits);
  return finding;
}

static void
print_techniques (const Bench *bench)
{
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (bench->share[i].steps > 0)
      g_print ("  %-32s %7u steps %9.4f ms each\n", sudoku_technique_info (i)->id, bench->share[i].steps,
               1e3 * bench->share[i].seconds / bench->share[i].steps);
}

static void
measure_file (const char *path, int every, int most, gboolean techniques)
{
  g_autofree char *contents = NULL;
  g_autofree char *name = g_path_get_basename (path);
  g_auto (GStrv) lines = NULL;
  g_autoptr (SudokuFinding) finding = NULL;
  g_autoptr (GArray) step_times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) why_times = g_array_new (FALSE, FALSE, sizeof (double));
  Bench bench = { .rand = g_rand_new_with_seed (1), .step_times = step_times, .why_times = why_times };

  if (!g_file_get_contents (path, &contents, NULL, NULL))
    {
      g_printerr ("%s cannot be read\n", path);
      exit (2);
    }
  lines = g_strsplit (contents, "\n", -1);
  for (int i = 0; lines[i] != NULL && (most == 0 || bench.puzzles < (unsigned) most); i++)
    {
      g_autoptr (SudokuGrid) puzzle =
          i % every == 0 && *lines[i] != '\0' && *lines[i] != '#' ? bench_read_line (lines[i]) : NULL;

      if (puzzle == NULL)
        continue;
      if (finding == NULL)
        bench.finding = finding = new_finding (puzzle->shape);
      measure (&bench, puzzle);
    }
  g_rand_free (bench.rand);
  g_print ("%s: %u puzzles, %u solved by techniques, path %.3f ms each\n", name, bench.puzzles, bench.solved,
           bench.puzzles > 0 ? 1e3 * bench.path_seconds / bench.puzzles : 0);
  print_times ("next step", step_times);
  print_times ("why not", why_times);
  if (why_times->len > 0)
    g_print ("  %u by cases\n", bench.by_cases);
  if (techniques)
    print_techniques (&bench);
}

int
main (int argc, char *argv[])
{
  int every = 1, most = 0;
  gboolean techniques = FALSE;
  g_auto (GStrv) files = NULL;
  const GOptionEntry entries[] = {
    { "every", 'e', 0, G_OPTION_ARG_INT, &every, "Use one line in N", "N" },
    { "puzzles", 'p', 0, G_OPTION_ARG_INT, &most, "Use at most N puzzles of a file", "N" },
    { "techniques", 't', 0, G_OPTION_ARG_NONE, &techniques, "Print the time of each technique", NULL },
    { "why", 'w', 0, G_OPTION_ARG_NONE, &with_why, "Explain a candidate of each position", NULL },
    { "enough", 0, 0, G_OPTION_ARG_DOUBLE, &enough_ms, "Time to look for shorter proofs", "MS" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE..." },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || files == NULL || every < 1)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "bench-steps [OPTIONS] FILE...");
      return 2;
    }
  for (char **file = files; *file != NULL; file++)
    measure_file (*file, every, most, techniques);
  return 0;
}
