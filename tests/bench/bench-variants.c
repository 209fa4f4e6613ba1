/* How long puzzles with further rules take, the making of their shape's tables included.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   bench-variants [--runs=5] [--each] [--limit=SECONDS] [--peer=COMMAND] FILE...
 *
 * A file has a puzzle of f-puzzles a line, in JSON, by itself or as the member "fpuzzles", or else a text as the member "iss". Beside
 * it may stand its only "solution", unless "why" says what keeps that from following from the rules, and as "iss_cpu_ms" how long
 * Interactive Sudoku Solver takes, if it has an answer. Of each puzzle the best of several runs counts: the shape is made of its rules,
 * and all solutions are looked for, up to the second. Reading the JSON is not measured; a text with rules that are not followed is left
 * out.
 *
 * A peer is given FILE on its standard input and prints for each line the seconds it took, or 0 if it found no answer. It and ours
 * take turns, so that a machine that is busy for a while is busy for both; its best times count instead of "iss_cpu_ms". With
 * Interactive Sudoku Solver that is --peer="node iss.mjs" for this iss.mjs beside its folder `tools`:
 *
 *   import { readFileSync } from 'node:fs';
 *   import { buildSolver } from './tools/lib/puzzle_runner.js';
 *   for (const line of readFileSync (0, 'utf8').trim ().split ('\n')) {
 *     const begin = process.cpuUsage ();
 *     let solver = null;
 *     try {
 *       solver = buildSolver (JSON.parse (line).iss).internal;
 *       solver.run ({ maxSolutions: 2, maxBacktracks: 50000 }, () => {});
 *     } catch { }
 *     const { user, system } = process.cpuUsage (begin);
 *     console.log (solver === null || solver.counters.backtracks >= 50000 ? 0 : (user + system) / 1e6);
 *   }
 */
#include <locale.h>
#include <string.h>
#include <time.h>

#include <json-glib/json-glib.h>

#include "formats/json.h"
#include "formats/read.h"
#include "formats/rules.h"
#include "sudoku/search.h"
#include "peer.h"

/* A puzzle and its best times, in seconds. */
typedef struct
{
  NonetPuzzle *puzzle; /* or NULL */
  char *expected;
  double build, all, peer;
  SudokuUniqueness uniqueness;
  gboolean wrong;
} Entry;

static int runs = 5;
static double limit = 60;
static gboolean each = FALSE;
static char **files, *command;

static const GOptionEntry options[] = {
  { "runs", 'r', 0, G_OPTION_ARG_INT, &runs, "The best of how many runs counts", "N" },
  { "each", 'e', 0, G_OPTION_ARG_NONE, &each, "Print a line for each puzzle", NULL },
  { "limit", 'l', 0, G_OPTION_ARG_DOUBLE, &limit, "Stop a puzzle after that long", "SECONDS" },
  { "peer", 'p', 0, G_OPTION_ARG_STRING, &command, "Another program to measure", "COMMAND" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE…" },
  { NULL }
};

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

static bool
is_late (void *data)
{
  return processor_seconds () > *(double *) data;
}

/* The puzzle of a line, or NULL after saying why there is none; with its solution, or "" if it has several. */
static NonetPuzzle *
read_line (const char *line, char **solution, double *peer)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);
  JsonObject *object = nonet_json_object (node), *inner = nonet_json_get_object (object, "fpuzzles");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) puzzle = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (NonetPuzzle) read = NULL;
  const char *string = object != NULL && inner == NULL ? nonet_json_get_string (object, "iss") : NULL;
  char *text;

  if (object == NULL)
    return NULL;
  if (g_strcmp0 (nonet_json_get_string (object, "iss_status"), "multiple") == 0)
    *solution = g_strdup ("");
  else if ((inner != NULL || string != NULL) && !json_object_has_member (object, "why"))
    *solution = g_strdup (nonet_json_get_string (object, "solution"));
  if (g_strcmp0 (nonet_json_get_string (object, "iss_status"), "capped") != 0)
    *peer = json_object_get_double_member_with_default (object, "iss_cpu_ms", 0) / 1000;
  puzzle = json_node_init_object (json_node_alloc (), inner != NULL ? inner : object);
  text = string != NULL ? g_strdup (string) : json_to_string (puzzle, FALSE);
  bytes = g_bytes_new_take (text, strlen (text));
  reading = nonet_read_bytes (bytes, NULL, NULL, &error);
  if (reading == NULL)
    {
      g_printerr ("%s\n", error->message);
      return NULL;
    }
  read = nonet_reading_dup_puzzle (reading, 0);
  return string == NULL || read->unknown == NULL ? g_steal_pointer (&read) : NULL;
}

/* Measures once; writes the first solution. */
static void
measure (Entry *entry, guint8 *solution)
{
  double begin = processor_seconds (), built, late = begin + limit;
  const NonetPuzzle *puzzle = entry->puzzle;
  SudokuShape *shape = sudoku_shape_new_with_rules (sudoku_shape_without_rules (puzzle->shape), puzzle->shape->rule,
                                                    puzzle->shape->n_rules);
  SudokuGrid *grid = sudoku_grid_new_from_values (shape, puzzle->givens);

  built = processor_seconds ();
  entry->uniqueness = sudoku_uniqueness (grid, solution, is_late, &late);
  entry->all = MIN (entry->all, processor_seconds () - begin);
  entry->build = MIN (entry->build, built - begin);
  sudoku_grid_free (grid);
  sudoku_shape_unref (shape);
}

/* Whether an answer contradicts the expected solution: its characters in their order are the values, from whichever it counts. */
static gboolean
is_wrong (const char *expected, SudokuUniqueness uniqueness, const guint8 *solution, guint n_cells)
{
  guint value[256] = { 0 }, n = 0;

  if (expected == NULL || uniqueness == SUDOKU_UNIQUENESS_CANCELLED)
    return FALSE;
  if (uniqueness != (expected[0] == '\0' ? SUDOKU_UNIQUENESS_SEVERAL : SUDOKU_UNIQUENESS_UNIQUE))
    return TRUE;
  if (expected[0] == '\0')
    return FALSE;
  for (guint c = 1; c < 256; c++)
    if (strchr (expected, (int) c) != NULL)
      value[c] = ++n;
  for (guint cell = 0; cell < n_cells; cell++)
    if (value[(guchar) expected[cell]] != solution[cell])
      return TRUE;
  return FALSE;
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
print_quantiles (const char *name, GArray *seconds)
{
  double sum = 0;

  g_array_sort (seconds, compare_doubles);
  for (guint i = 0; i < seconds->len; i++)
    sum += g_array_index (seconds, double, i);
#define QUANTILE(q) (1e6 * g_array_index (seconds, double, MIN (seconds->len - 1, (guint) ((q) *seconds->len))))
  if (seconds->len > 0)
    g_print ("%-9s median %8.1f µs  p90 %8.1f  p99 %8.1f  max %8.1f  sum %.4f s\n", name, QUANTILE (0.5),
             QUANTILE (0.9), QUANTILE (0.99), QUANTILE (1), sum);
}

static void
entry_clear (Entry *entry)
{
  g_clear_pointer (&entry->puzzle, nonet_puzzle_unref);
  g_free (entry->expected);
}

/* Measures each puzzle several times, but those that are known to take long. */
static void
run_ours (GArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    {
      Entry *entry = &g_array_index (entries, Entry, i);
      guint8 solution[SUDOKU_MAX_CELLS];

      for (int run = 0; run < runs && entry->puzzle != NULL && (entry->all < 1 || entry->all == G_MAXDOUBLE); run++)
        {
          measure (entry, solution);
          entry->wrong = is_wrong (entry->expected, entry->uniqueness, solution, entry->puzzle->shape->n_cells);
        }
    }
}

/* Has the peer measure them. */
static gboolean
run_peer (GArray *entries, const char *text, gboolean is_first, GError **error)
{
  g_autofree char *output = bench_ask_peer (command, text, error);
  g_auto (GStrv) lines = output != NULL ? g_strsplit (output, "\n", -1) : NULL;

  for (guint i = 0; lines != NULL && lines[i] != NULL && i < entries->len; i++)
    {
      Entry *entry = &g_array_index (entries, Entry, i);
      double seconds = g_ascii_strtod (lines[i], NULL);

      entry->peer = is_first ? seconds : MIN (entry->peer, seconds);
    }
  return output != NULL;
}

static void
print_entries (const char *name, GArray *entries)
{
  g_autoptr (GArray) build = g_array_new (FALSE, FALSE, sizeof (double)),
                     all = g_array_new (FALSE, FALSE, sizeof (double));
  guint answers[SUDOKU_UNIQUENESS_NO_MEMORY + 1] = { 0 }, n_wrong = 0, n_peer = 0, n_not_slower = 0;
  double here = 0, there = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      const Entry *entry = &g_array_index (entries, Entry, i);

      if (entry->puzzle == NULL)
        continue;
      n_wrong += entry->wrong;
      answers[entry->uniqueness]++;
      g_array_append_val (build, entry->build);
      g_array_append_val (all, entry->all);
      if (entry->peer > 0)
        {
          n_peer++;
          n_not_slower += entry->all <= entry->peer;
          here += entry->all;
          there += entry->peer;
        }
      if (each)
        g_print ("%5u %10.1f µs, %8.1f of them building  %10.1f %s %s\n", i + 1, 1e6 * entry->all, 1e6 * entry->build,
                 1e6 * entry->peer, entry->wrong ? "WRONG" : "",
                 entry->puzzle->title != NULL ? entry->puzzle->title : "");
    }
  g_print ("%s: %u puzzles, %u read: %u unique, %u several, %u none, %u cancelled; %u wrong\n", name, entries->len,
           all->len, answers[SUDOKU_UNIQUENESS_UNIQUE], answers[SUDOKU_UNIQUENESS_SEVERAL],
           answers[SUDOKU_UNIQUENESS_NONE], answers[SUDOKU_UNIQUENESS_CANCELLED], n_wrong);
  print_quantiles ("building", build);
  print_quantiles ("all", all);
  if (n_peer > 0)
    g_print ("%s: %.4f s for %u, of which %u take no longer here, and all %.4f s\n",
             command != NULL ? command : "Interactive Sudoku Solver", there, n_peer, n_not_slower, here);
}

static gboolean
run_file (const char *name, GError **error)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GArray) entries = g_array_new (FALSE, TRUE, sizeof (Entry));
  gboolean done = TRUE;

  g_array_set_clear_func (entries, (GDestroyNotify) entry_clear);
  if (!g_file_get_contents (name, &text, NULL, error))
    return FALSE;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      Entry entry = { .build = G_MAXDOUBLE, .all = G_MAXDOUBLE };

      entry.puzzle = read_line (lines[i], &entry.expected, &entry.peer);
      g_array_append_val (entries, entry);
    }
  for (int turn = 0; done && turn < (command != NULL ? runs : 1); turn++)
    {
      run_ours (entries);
      done = command == NULL || run_peer (entries, text, turn == 0, error);
    }
  if (done)
    print_entries (name, entries);
  return done;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || files == NULL)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "no file");
      return 2;
    }
  for (guint i = 0; files[i] != NULL; i++)
    if (!run_file (files[i], &error))
      {
        g_printerr ("%s\n", error->message);
        return 1;
      }
  return 0;
}
