/* nonet-cli solve: the first solution of each puzzle, or more of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "cli/run/run.h"
#include "formats/write.h"
#include "sudoku/search.h"
#include "tasks/questions/batch.h"

/* Up to this many solutions of a puzzle are gathered before they are printed. */
#define GATHERED_SOLUTIONS 1000

typedef struct
{
  guint64 limit; /* solutions a puzzle */
  guint grid;
  gboolean any; /* of a puzzle with several, any solution will do */
} Solve;

static void
print_solution (CliAnswer *answer, const Solve *solve, const guint8 *values)
{
  const CliBoard *board = &answer->board;
  gboolean first = answer->n_solutions++ == 0;

  if (answer->options->json)
    {
      g_string_append (answer->text, first ? "\"" : ",\"");
      cli_print_line (answer->text, board->alphabet, board->shape, values);
      g_string_append_c (answer->text, '"');
    }
  else if (solve->grid)
    {
      if (!first)
        g_string_append_c (answer->text, '\n');
      nonet_write_rows (answer->text, board->alphabet, board->shape, values);
    }
  else
    {
      cli_print_line (answer->text, board->alphabet, board->shape, values);
      g_string_append_c (answer->text, '\n');
    }
  cli_answer_spill (answer);
}

/* Prints up to limit solutions as the search finds them. Returns whether there are no more. */
static gboolean
print_solutions (CliAnswer *answer, const Solve *solve, SudokuSearch *search, gint64 *time)
{
  guint8 solution[SUDOKU_MAX_CELLS];

  while (answer->n_solutions < solve->limit)
    {
      /* Looking at the clock takes as long as finding an easy solution. */
      gint64 begin = answer->options->stats ? g_get_monotonic_time () : 0;
      SudokuResult result = sudoku_search_next (search, solution);

      if (answer->options->stats)
        *time += g_get_monotonic_time () - begin;
      if (result != SUDOKU_FOUND)
        return result == SUDOKU_EXHAUSTED;
      print_solution (answer, solve, solution);
    }
  /* At the limit it takes a further step to know whether that was all; only programs want to know. */
  return answer->options->json && sudoku_search_next (search, NULL) == SUDOKU_EXHAUSTED;
}

static gboolean
print_by_search (CliAnswer *answer, const Solve *solve)
{
  g_autoptr (SudokuGrid) grid = cli_answer_dup_grid (answer);
  SudokuSearch *search = cli_made (sudoku_search_new (grid));
  SudokuSearchStatistics statistics;
  CliProgress progress;
  gint64 time = 0;
  gboolean complete;

  cli_progress_begin (&progress, answer, NULL, NULL);
  sudoku_search_set_cancel (search, cli_progress_look, &progress);
  complete = print_solutions (answer, solve, search, &time);
  cli_progress_end (&progress);
  answer->engine_time = time; /* without that of printing */
  statistics = sudoku_search_statistics (search);
  answer->n_guesses = statistics.guesses;
  for (guint i = 0; i < SUDOKU_N_LEARNING; i++)
    answer->learning[i] += statistics.learning[i];
  sudoku_search_free (search);
  return complete;
}

/* Solves all nines together. Those with several solutions are left to the search, which finds the same one first
 * whatever their neighbours, unless any will do. */
static gboolean
batch (const guint8 *values,
       gsize n,
       guint n_threads,
       guint64 *counts,
       guint8 *solutions,
       guint64 *n_guesses,
       gpointer data)
{
  const Solve *solve = data;

  return nonet_batch_count (values, n, solve->any ? 1 : 2, n_threads, counts, solutions, n_guesses);
}

/* {"puzzle":1,"solutions":["…"],"complete":true}: complete: these are all. */
static void
answer (CliAnswer *answer, gpointer data)
{
  const Solve *solve = data;
  gboolean complete;

  if (answer->options->json)
    {
      cli_answer_begin_json (answer);
      g_string_append (answer->text, ",\"solutions\":[");
    }
  if (answer->cells == NULL)
    complete = print_by_search (answer, solve);
  else
    {
      complete = !solve->any || answer->count == 0;
      if (answer->count > 0)
        print_solution (answer, solve, answer->cells);
    }
  if (answer->options->json)
    g_string_append_printf (answer->text, "],\"complete\":%s}\n", complete ? "true" : "false");
  else if (answer->n_solutions == 0)
    cli_answer_no_solution (answer);
  if (answer->n_solutions == 0)
    cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
}

int
cli_solve (int argc, char **argv)
{
  char *format = NULL;
  gboolean all = FALSE;
  gint64 limit = CLI_NO_LIMIT;
  Solve solve = { .limit = 1 };
  CliTask task = { .answer = answer, .data = &solve };
  const GOptionEntry entries[] = {
    { "format", 'f', CLI_CHOICES, G_OPTION_ARG_STRING, &format,
      N_ ("Print each solution as “line” or “grid” (default: line)"), N_ ("FORMAT") },
    { "all", 'a', 0, G_OPTION_ARG_NONE, &all, N_ ("Print all solutions"), NULL },
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &limit, N_ ("Print at most N solutions of each puzzle (default: 1)"), "N" },
    { "any", 0, 0, G_OPTION_ARG_NONE, &solve.any,
      N_ ("Print any solution of a 9×9 puzzle that has several, which is faster"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (&options, _ ("[FILE…]"), _ ("Prints solutions of each puzzle, or “No solution found”."),
                          entries, TRUE, argv)
      || !cli_limit_valid (limit) || !cli_choose ("--format", format, "line, grid", &solve.grid))
    return CLI_EXIT_BAD;

  if (limit != CLI_NO_LIMIT)
    solve.limit = (guint64) limit;
  else if (all)
    solve.limit = G_MAXUINT64;
  if (solve.limit == 1)
    {
      task.batch = batch;
      task.batch_limit = 2;
    }
  task.spaced = solve.grid && !options.json;
  task.endless = solve.limit > GATHERED_SOLUTIONS;
  return cli_run (&options, &task);
}
