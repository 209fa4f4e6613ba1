/* How many puzzles a second are made, beside any other program: interleaved, pinned, the best of several runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   bench-generator [--peer=COMMAND]... [--kind=NAME]... [--count=20000] [--runs=3] [--core=0] [--seed=1]
 *
 * Kinds: minimal, 180, pattern26, pattern24, unbiased. A peer prints puzzles, one a line, until it ends or has printed as many as are wanted, "{count}" in
 * its command replaced by that number; its time is what the process took of the processor. Ratios are to the first peer,
 * or without one to the first kind.
 */
#define _GNU_SOURCE
#include <sched.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include <gio/gio.h>

#include "generator/generator.h"

typedef struct
{
  const char *name;
  SudokuWish wish;
  double best; /* puzzles a second */
} Kind;

static char **commands, **names;
static int count = 20000, runs = 3, core = 0;
static gint64 seed = 1;

static const GOptionEntry options[] = {
  { "peer", 'p', 0, G_OPTION_ARG_STRING_ARRAY, &commands, "Another program to measure", "COMMAND" },
  { "kind", 'k', 0, G_OPTION_ARG_STRING_ARRAY, &names, "What to make", "NAME" },
  { "count", 'n', 0, G_OPTION_ARG_INT, &count, "How many puzzles", "N" },
  { "runs", 'r', 0, G_OPTION_ARG_INT, &runs, "The best of how many runs counts", "N" },
  { "core", 'c', 0, G_OPTION_ARG_INT, &core, "The processor to stay on; -1 for any", "N" },
  { "seed", 's', 0, G_OPTION_ARG_INT64, &seed, "The seed", "N" },
  { NULL }
};

/* Patterns of 26 and 24 cells. */
static const char *const texts[] = {
  ".111..1....111......1....1..1..11...1.......1...11..1..1....1......111....1..111.",
  ".1...1...1....1.111......1..1.1..1.....1.1.....1..1.1..1......111.1....1...1...1."
};

static double
processor_seconds (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

static bool
count_one (const SudokuMade *made, void *data)
{
  int *left = data;

  g_assert (made->n_givens > 0);
  return --*left > 0;
}

static double
measure (const SudokuWish *wish)
{
  double begin = processor_seconds (CLOCK_THREAD_CPUTIME_ID);
  SudokuGenerator *generator = sudoku_generator_new (wish, (uint64_t) seed);
  int left = count;

  sudoku_generator_run (generator, 0, UINT64_MAX, count_one, &left);
  sudoku_generator_free (generator);
  return count / (processor_seconds (CLOCK_THREAD_CPUTIME_ID) - begin);
}

static double
children_seconds (void)
{
  struct rusage usage;

  getrusage (RUSAGE_CHILDREN, &usage);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
         + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

/* Runs a peer until it has printed enough, and counts its lines. */
static double
measure_peer (const char *command, GError **error)
{
  g_autofree char *number = g_strdup_printf ("%d", count);
  g_auto (GStrv) parts = g_strsplit (command, "{count}", -1), words = NULL;
  g_autofree char *text = g_strjoinv (number, parts);
  g_autoptr (GSubprocess) process = NULL;
  double begin = children_seconds (), seconds;
  int n = 0;

  if (!g_shell_parse_argv (text, NULL, &words, error))
    return 0;
  process = g_subprocess_newv ((const char *const *) words, G_SUBPROCESS_FLAGS_STDOUT_PIPE, error);
  if (process == NULL)
    return 0;
  for (GDataInputStream *lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));; n++)
    {
      g_autofree char *line = n < count ? g_data_input_stream_read_line (lines, NULL, NULL, NULL) : NULL;

      if (line == NULL)
        {
          g_object_unref (lines);
          break;
        }
    }
  g_subprocess_force_exit (process);
  g_subprocess_wait (process, NULL, NULL);
  seconds = children_seconds () - begin;
  return seconds > 0 ? n / seconds : 0;
}

static gboolean
is_wanted (const char *name)
{
  return names == NULL || g_strv_contains ((const char *const *) names, name);
}

static void
print_table (const Kind *kinds, guint n_kinds, const double *peers, guint n_peers)
{
  double yardstick = n_peers > 0 ? peers[0] : 0;

  g_print ("%-40s %14s %8s\n", "generator", "puzzles/s", "ratio");
  for (guint i = 0; i < n_kinds; i++)
    if (is_wanted (kinds[i].name))
      {
        if (yardstick <= 0)
          yardstick = kinds[i].best;
        g_print ("%-40s %14.1f %7.2fx\n", kinds[i].name, kinds[i].best, kinds[i].best / yardstick);
      }
  for (guint i = 0; i < n_peers; i++)
    g_print ("%-40.40s %14.1f %7.2fx\n", commands[i], peers[i], peers[i] / yardstick);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  SudokuShape *shape = sudoku_shape_new (3, 3);
  bool patterns[2][81];
  Kind kinds[] = {
    { "minimal", { .shape = shape }, 0 },
    { "pattern26", { .shape = shape, .pattern = patterns[0] }, 0 },
    { "pattern24", { .shape = shape, .pattern = patterns[1] }, 0 },
    { "unbiased", { .shape = shape, .unbiased = true }, 0 },
    { "180", { .shape = shape, .symmetries = 1u << SUDOKU_SYMMETRY_180 }, 0 },
  };
  g_autofree double *peers = NULL;
  guint n_peers;
  cpu_set_t cores;

  for (guint cell = 0; cell < 81; cell++)
    for (guint i = 0; i < 2; i++)
      patterns[i][cell] = texts[i][cell] != '.';
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  if (core >= 0)
    {
      CPU_ZERO (&cores);
      CPU_SET (core, &cores);
      sched_setaffinity (0, sizeof cores, &cores);
    }
  n_peers = commands != NULL ? g_strv_length (commands) : 0;
  peers = g_new0 (double, n_peers + 1);
  for (int run = 0; run < runs && error == NULL; run++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
        if (is_wanted (kinds[i].name))
          kinds[i].best = MAX (kinds[i].best, measure (&kinds[i].wish));
      for (guint i = 0; i < n_peers && error == NULL; i++)
        peers[i] = MAX (peers[i], measure_peer (commands[i], &error));
    }
  print_table (kinds, G_N_ELEMENTS (kinds), peers, n_peers);
  sudoku_shape_unref (shape);
  if (error != NULL)
    g_printerr ("%s\n", error->message);
  return error != NULL;
}
