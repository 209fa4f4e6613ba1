/* How many puzzles a second are made, beside any other program: interleaved, pinned, the best of several runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   bench-generator [--peer=COMMAND]... [--kind=NAME]... [--only=WORD]... [--count=20000] [--seconds=S] [--runs=3] [--core=0]
 *                   [--seed=1]
 *
 * Kinds: minimal, 180, pattern26, pattern24, unbiased; or a list of rules, boxes, levels and the like, such as
 * "4x4,jigsaw", "diagonals,anti-king,hard" or "easy,minimal,180"; "variants" are all rules, alone and in pairs, at all
 * levels and in several sizes. Of all kinds those are measured that have each word of --only. A peer prints puzzles,
 * one a line, until it ends or has printed as many as are wanted, "{count}" in its command replaced by that number; its
 * time is what the process took of the processor. Ratios are to the first peer, or without one to the first kind.
 */
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include <gio/gio.h>

#include "formats/rules.h"
#include "generator/generator.h"
#include "logic/grade.h"

typedef struct
{
  char *name;
  SudokuWish wish; /* it owns its shape, and if it has one the pattern */
  double best;     /* puzzles a second */
  double tries;    /* a puzzle */
} Kind;

static char **commands, **names, **only;
static int count = 20000, runs = 3, core = 0;
static double most_seconds = 1e9;
static gint64 seed = 1;

static const GOptionEntry options[] = {
  { "peer", 'p', 0, G_OPTION_ARG_STRING_ARRAY, &commands, "Another program to measure", "COMMAND" },
  { "kind", 'k', 0, G_OPTION_ARG_STRING_ARRAY, &names, "What to make", "NAME" },
  { "only", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &only, "A word that the kinds have", "WORD" },
  { "count", 'n', 0, G_OPTION_ARG_INT, &count, "How many puzzles", "N" },
  { "seconds", 't', 0, G_OPTION_ARG_DOUBLE, &most_seconds, "The most time for a kind in a run", "S" },
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

/* What is left of a run. */
typedef struct
{
  int puzzles;
  double end;
  unsigned asked; /* how often whether that is over */
} Left;

static bool
count_one (const SudokuMade *made, void *data)
{
  Left *left = data;

  g_assert (made->n_givens > 0 || made->shape->n_rules > 0);
  return --left->puzzles > 0;
}

/* A SudokuCancelFunc. */
static bool
is_late (void *data)
{
  Left *left = data;

  return ++left->asked % 64 == 0 && processor_seconds (CLOCK_THREAD_CPUTIME_ID) > left->end;
}

static void
measure (Kind *kind)
{
  double begin = processor_seconds (CLOCK_THREAD_CPUTIME_ID), rate;
  Left left = { count, begin + most_seconds, 0 };
  SudokuGenerator *generator;

  if (sudoku_wish_find_fault (&kind->wish) != SUDOKU_WISH_FINE)
    return;
  generator = sudoku_generator_new (&kind->wish, (uint64_t) seed);
  sudoku_generator_set_cancel (generator, is_late, &left);
  sudoku_generator_run (generator, 0, UINT64_MAX, count_one, &left);
  rate = (count - left.puzzles) / (processor_seconds (CLOCK_THREAD_CPUTIME_ID) - begin);
  kind->best = MAX (kind->best, rate);
  kind->tries = (double) sudoku_generator_tries (generator) / MAX (count - left.puzzles, 1);
  sudoku_generator_free (generator);
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

static void
print_table (const GArray *kinds, const double *peers, guint n_peers)
{
  double yardstick = n_peers > 0 ? peers[0] : g_array_index (kinds, Kind, 0).best;

  g_print ("%-40s %14s %8s %8s\n", "generator", "puzzles/s", "ratio", "tries");
  for (guint i = 0; i < kinds->len; i++)
    {
      const Kind *kind = &g_array_index (kinds, Kind, i);

      g_print ("%-40s %14.1f %7.2fx %8.1f\n", kind->name, kind->best, kind->best / yardstick, kind->tries);
    }
  for (guint i = 0; i < n_peers; i++)
    g_print ("%-40.40s %14.1f %7.2fx\n", commands[i], peers[i], peers[i] / yardstick);
}

/* Reads one word of a kind. */
static void
read_word (const char *word, SudokuWish *wish, GArray *rules, guint *rows, guint *columns)
{
  SudokuRule found[NONET_MOST_RULES_NAMED];
  guint n = nonet_rules_find (word, found);

  g_array_append_vals (rules, found, n);
  if (n > 0 || sscanf (word, "%ux%u", rows, columns) == 2)
    return;
  for (SudokuLevel level = 0; level <= SUDOKU_LEVEL_EXTREME; level++)
    if (strcmp (word, sudoku_level_id (level)) == 0)
      {
        wish->levels |= 1u << level;
        return;
      }
  if (sudoku_symmetry_from_id (word) < SUDOKU_N_SYMMETRIES)
    wish->symmetries |= 1u << sudoku_symmetry_from_id (word);
  else if (strcmp (word, "jigsaw") == 0)
    wish->jigsaw = true;
  else if (strcmp (word, "killer") == 0)
    wish->killer = true;
  else if (strcmp (word, "minimal") == 0)
    wish->minimal = true;
  else if (strcmp (word, "unbiased") == 0)
    wish->unbiased = true;
  else if (g_str_has_prefix (word, "pattern"))
    wish->pattern = g_new0 (bool, 81);
  else
    g_error ("Unknown word “%s”", word);
}

static void
add_kind (GArray *kinds, const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, ",", -1);
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (SudokuRule));
  Kind kind = { 0 };
  guint rows = 3, columns = 3;
  SudokuShape *plain;

  for (char **word = only; word != NULL && *word != NULL; word++)
    if (!g_strv_contains ((const char *const *) words, *word))
      return;
  kind.name = g_strdup (name);
  /* Without further words, of ordinary boards what comes when givens are deleted. */
  for (char **word = words; *word != NULL && strcmp (name, "minimal") != 0; word++)
    read_word (*word, &kind.wish, rules, &rows, &columns);
  for (guint cell = 0; kind.wish.pattern != NULL && cell < 81; cell++)
    ((bool *) kind.wish.pattern)[cell] = texts[strcmp (name, "pattern24") == 0][cell] != '.';
  plain = sudoku_shape_new (rows, columns);
  kind.wish.shape = sudoku_shape_new_with_rules (plain, (const SudokuRule *) (void *) rules->data, rules->len);
  sudoku_shape_unref (plain);
  g_array_append_val (kinds, kind);
}

static void
add_variants (GArray *kinds)
{
  static const char *const rules[] = { "diagonals",       "anti-knight", "anti-king", "non-consecutive",
                                       "disjoint-groups", "windoku",     "jigsaw" };
  static const char *const boxes[] = { "2x2", "2x3", "2x4", "4x4" };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    for (guint j = i; j < G_N_ELEMENTS (rules); j++)
      for (guint level = 0; level <= SUDOKU_LEVEL_EXTREME + 1u; level++)
        {
          g_autofree char *name = g_strjoin (",", rules[i], level > 0 ? sudoku_level_id (level - 1) : rules[j],
                                             i != j && level > 0 ? rules[j] : NULL, NULL);

          if (i == j && level == 0)
            add_kind (kinds, rules[i]);
          else
            add_kind (kinds, name);
        }
  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    for (guint j = 0; j < G_N_ELEMENTS (rules); j++)
      {
        g_autofree char *name = g_strjoin (",", boxes[i], rules[j], NULL);

        if (strcmp (boxes[i], "4x4") != 0 || strcmp (rules[j], "jigsaw") == 0)
          add_kind (kinds, name);
      }
}

static GArray *
make_kinds (void)
{
  static const char *const usual[] = { "minimal", "pattern26", "pattern24", "unbiased", "180", NULL };
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (Kind));

  for (const char *const *name = names != NULL ? (const char *const *) names : usual; *name != NULL; name++)
    if (strcmp (*name, "variants") == 0)
      add_variants (kinds);
    else
      add_kind (kinds, *name);
  return kinds;
}

static void
clear_kind (gpointer data)
{
  Kind *kind = data;

  g_free (kind->name);
  g_free ((bool *) kind->wish.pattern);
  sudoku_shape_unref ((SudokuShape *) kind->wish.shape);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) kinds = NULL;
  g_autofree double *peers = NULL;
  guint n_peers;
  cpu_set_t cores;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  if (core >= 0)
    {
      CPU_ZERO (&cores);
      CPU_SET (core, &cores);
      sched_setaffinity (0, sizeof cores, &cores);
    }
  kinds = make_kinds ();
  if (kinds->len == 0)
    g_error ("No kind has these words");
  g_array_set_clear_func (kinds, clear_kind);
  n_peers = commands != NULL ? g_strv_length (commands) : 0;
  peers = g_new0 (double, n_peers + 1);
  for (int run = 0; run < runs && error == NULL; run++)
    {
      for (guint i = 0; i < kinds->len; i++)
        measure (&g_array_index (kinds, Kind, i));
      for (guint i = 0; i < n_peers && error == NULL; i++)
        peers[i] = MAX (peers[i], measure_peer (commands[i], &error));
    }
  print_table (kinds, peers, n_peers);
  if (error != NULL)
    g_printerr ("%s\n", error->message);
  return error != NULL;
}
