/* Is the main loop free? Measures its lateness, and what else the window feels, while the heaviest jobs run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: bench-lateness [--seconds=S] [--check] [JOB…]
 * A timeout of high priority every 4 ms measures by how much it comes late. For each job a line has the worst and the
 * 99.9th percentile, the most processor time the main thread itself took between two ticks (what it is late beyond that is
 * the doing of whatever else the machine has to do), the memory over that of the idle program, and the job's own
 * figure. --check: exit status 1 when the worst reaches 50 ms, the percentile 16 ms, the memory 250 MB or a jump 100 ms.
 */
#include <math.h>
#include <stdio.h>

#include "sudoku/search.h"
#include "tasks/questions/counting.h"
#include "tasks/questions/valid-candidates.h"
#include "tasks/questions/verdict-worker.h"
#include "tasks/solutions/solution-list.h"
#include "tests/bench/meter.h"
#include "tests/tasks/puzzles.h"

static double seconds = 5;

#define TEN_MILLIONS 10000000

/* A solution is there after this many microseconds at most. */
#define MOST_JUMP 100000

/* A view that shows some items at a random place, and looks elsewhere every frame or so. */
#define SHOWN_ITEMS 60

typedef struct
{
  GListModel *model;
  GObject *items[SHOWN_ITEMS];
} View;

static void
view_forget (View *view)
{
  for (guint i = 0; i < SHOWN_ITEMS; i++)
    g_clear_object (&view->items[i]);
}

static gboolean
on_scroll (gpointer data)
{
  View *view = data;
  guint n_items = g_list_model_get_n_items (view->model), first;

  view_forget (view);
  if (n_items <= SHOWN_ITEMS)
    return G_SOURCE_CONTINUE;
  first = (guint) (g_random_double () * (n_items - SHOWN_ITEMS));
  for (guint i = 0; i < SHOWN_ITEMS; i++)
    view->items[i] = g_list_model_get_item (view->model, first + i);
  return G_SOURCE_CONTINUE;
}

static double
bare_rate (NonetPuzzle *puzzle, guint64 n_solutions)
{
  SudokuGrid *grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  SudokuSearch *search = sudoku_search_new (grid);
  gint64 start = g_get_monotonic_time ();
  guint8 values[SUDOKU_MAX_CELLS];
  guint64 n = 0;

  while (n < n_solutions && sudoku_search_next (search, values) == SUDOKU_SEARCH_FOUND)
    n++;
  sudoku_search_free (search);
  sudoku_grid_free (grid);
  return (double) n * G_USEC_PER_SEC / (double) (g_get_monotonic_time () - start);
}

/* Lists a puzzle's solutions while a view scrolls through them. */
static void
measure_list (const char *job, guint order, const char *cells)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (order, cells);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  View view = { G_LIST_MODEL (list), { NULL } };
  g_autofree char *figure = NULL;
  guint scroll = g_timeout_add (20, on_scroll, &view);
  Meter meter;

  meter_start (&meter);
  nonet_solution_list_start (list);
  meter_run_for (seconds);
  figure =
      g_strdup_printf ("%.2f million solutions/s into the model",
                       (double) nonet_solution_list_get_n_found (list) / nonet_solution_list_get_elapsed (list) / 1e6);
  meter_report (&meter, job, figure);
  g_source_remove (scroll);
  view_forget (&view);
}

static void
measure_idle (void)
{
  Meter meter;

  meter_start (&meter);
  meter_run_for (seconds);
  meter_report (&meter, "idle", "");
}

static void
measure_empty (void)
{
  measure_list ("empty", 9, NULL);
}

static void
measure_torture (void)
{
  measure_list ("torture", 9, HARD);
}

static void
measure_large (void)
{
  measure_list ("25x25", 25, NULL);
}

/* How long the list takes to a million, against the bare search. */
static void
measure_million (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);
  double bare = bare_rate (puzzle, 1000000), rate;
  g_autofree char *figure = NULL;
  gint64 start = g_get_monotonic_time ();
  Meter meter;

  meter_start (&meter);
  nonet_solution_list_start (list);
  while (nonet_solution_list_get_n_found (list) < 1000000)
    g_main_context_iteration (NULL, TRUE);
  rate = (double) nonet_solution_list_get_n_found (list) * G_USEC_PER_SEC / (double) (g_get_monotonic_time () - start);
  figure = g_strdup_printf ("%.2f million solutions/s into the model, bare search %.2f", rate / 1e6, bare / 1e6);
  meter_report (&meter, "million", figure);
}

/* Jumps to random places of a list of ten millions, at rest and while it continues. */
static void
jump_about (const char *job, NonetSolutionList *list)
{
  GArray *times = meter_times_new ();
  g_autofree char *report = NULL;
  g_autofree char *figure = NULL;
  guint n_items = 0;
  Meter meter;

  meter_start (&meter);
  for (guint i = 0; i < 500; i++)
    {
      gint64 start = g_get_monotonic_time ();
      g_autoptr (NonetSolution) solution = NULL;

      n_items = g_list_model_get_n_items (G_LIST_MODEL (list));
      solution = g_list_model_get_item (G_LIST_MODEL (list), (guint) (g_random_double () * n_items));
      while (!nonet_solution_get_ready (solution))
        g_main_context_iteration (NULL, TRUE);
      meter_times_add (times, g_get_monotonic_time () - start);
      meter_run_for (0.01);
    }
  report = meter_times_report (times, MOST_JUMP);
  figure = g_strdup_printf ("jumps among %u: %s", n_items, report);
  meter_report (&meter, job, figure);
}

static void
measure_jumps (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  g_autoptr (NonetSolutionList) list = nonet_solution_list_new (puzzle, TRUE);

  nonet_solution_list_start (list);
  while (nonet_solution_list_get_n_found (list) < TEN_MILLIONS)
    g_main_context_iteration (NULL, TRUE);
  jump_about ("jumps-on", list);
  nonet_solution_list_stop (list);
  while (nonet_solution_list_get_state (list) == NONET_SOLUTIONS_RUNNING)
    g_main_context_iteration (NULL, TRUE);
  jump_about ("jumps", list);
}

static void
measure_judge (const char *job, const char *cells)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, cells);
  g_autoptr (NonetPuzzleWorker) judge = nonet_verdict_worker_new ();
  g_autofree char *words = NULL;
  Meter meter;

  meter_start (&meter);
  nonet_puzzle_worker_set_puzzle (judge, puzzle);
  meter_run_for (seconds);
  words = nonet_verdict_to_string (nonet_verdict_worker_get_verdict (judge), puzzle);
  meter_report (&meter, job, words);
}

static void
measure_verdict (void)
{
  measure_judge ("verdict", NULL);
}

static void
measure_count (void)
{
  measure_judge ("count", MILLIONS);
}

/* The empty board on all processors, which are not enough. */
static void
measure_counting (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  SudokuGrid *grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  g_autoptr (NonetCounting) counting = nonet_counting_new (grid, g_get_num_processors ());
  g_autofree char *figure = NULL;
  NonetCountingView view;
  Meter meter;

  nonet_counting_start (counting);
  meter_start (&meter);
  meter_run_for (seconds);
  view = nonet_counting_look (counting);
  figure = g_strdup_printf ("%.2e solutions counted on %u processors",
                            ldexp ((double) view.total.high, 64) + (double) view.total.low, g_get_num_processors ());
  meter_report (&meter, "count-empty", figure);
  sudoku_grid_free (grid);
}

static void
measure_valid_candidates (void)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  g_autoptr (NonetPuzzleWorker) candidates = nonet_valid_candidates_new ();
  Meter meter;

  meter_start (&meter);
  nonet_puzzle_worker_set_puzzle (candidates, puzzle);
  meter_run_for (seconds);
  meter_report (&meter, "true",
                nonet_valid_candidates_get_known (candidates)->done      ? "all counted"
                : nonet_valid_candidates_get_known (candidates)->settled ? "all settled, counting"
                                                                         : "looking");
}

static const struct
{
  const char *name;
  void (*measure) (void);
} jobs[] = {
  { "idle", measure_idle },
  { "empty", measure_empty },
  { "torture", measure_torture },
  { "25x25", measure_large },
  { "million", measure_million },
  { "jumps", measure_jumps },
  { "verdict", measure_verdict },
  { "count", measure_count },
  { "count-empty", measure_counting },
  { "true", measure_valid_candidates },
};

int
main (int argc, char **argv)
{
  gboolean check = FALSE;
  g_auto (GStrv) wanted = NULL;
  const GOptionEntry options[] = {
    { "seconds", 's', 0, G_OPTION_ARG_DOUBLE, &seconds, "Time for each job", "S" },
    { "check", 0, 0, G_OPTION_ARG_NONE, &check, "Fail when the main loop was late", NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &wanted, NULL, "[JOB…]" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      fprintf (stderr, "%s\n", error->message);
      return 2;
    }
  meter_run_for (0.1);
  meter_remember_idle_memory ();
  for (guint i = 0; i < G_N_ELEMENTS (jobs); i++)
    if (wanted == NULL || g_strv_contains ((const char *const *) wanted, jobs[i].name))
      jobs[i].measure ();
  return check && !meter_all_within ();
}
