/* nonet-cli solve: the first solution of each puzzle, or more of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cli/command.h"
#include "cli/print.h"
#include "cli/progress.h"
#include "formats/write.h"
#include "sudoku/search.h"
#include "tasks/batch.h"

/* Up to this many solutions of a puzzle are gathered before they are printed. */
#define GATHERED_SOLUTIONS 1000

/* Fewer puzzles than these are answered faster one by one than by the batch engine. */
#define LEAST_BATCH 64

typedef struct
{
  guint64 limit; /* solutions a puzzle */
  gboolean grid;
  gboolean any; /* of a puzzle with several, any solution will do */

  /* Of the nines of the present block: */
  GArray *counts;        /* guint64: 0, 1, or 2 for more */
  GByteArray *solutions; /* 81 values each */
} Solve;

static void
print_solution (CliAnswer *answer,
                const Solve *solve,
                NonetAlphabet *alphabet,
                const SudokuShape *shape,
                const guint8 *values,
                gboolean first)
{
  if (answer->options->json)
    {
      g_string_append (answer->text, first ? "\"" : ",\"");
      cli_print_line (answer->text, alphabet, shape, values);
      g_string_append_c (answer->text, '"');
    }
  else if (solve->grid)
    {
      if (!first)
        g_string_append_c (answer->text, '\n');
      nonet_write_rows (answer->text, alphabet, shape, values);
    }
  else
    {
      cli_print_line (answer->text, alphabet, shape, values);
      g_string_append_c (answer->text, '\n');
    }
  cli_answer_spill (answer);
}

static void
begin_json (CliAnswer *answer)
{
  cli_answer_begin_json (answer);
  g_string_append (answer->text, ",\"solutions\":[");
}

/* Ends an answer; complete: all solutions have been printed. */
static void
end_answer (CliAnswer *answer, gboolean complete)
{
  if (answer->options->json)
    g_string_append_printf (answer->text, "],\"complete\":%s}\n", complete ? "true" : "false");
  else if (answer->n_solutions == 0)
    cli_answer_no_solution (answer);
  if (answer->n_solutions == 0)
    cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
}

/* Prints up to limit solutions as the search finds them; returns how many, and whether there are no more. */
static guint64
print_solutions (CliAnswer *answer,
                 const Solve *solve,
                 NonetAlphabet *alphabet,
                 SudokuSearch *search,
                 const SudokuShape *shape,
                 gboolean *complete)
{
  guint8 solution[SUDOKU_MAX_CELLS];
  guint64 n_found = 0;

  while (n_found < solve->limit)
    {
      /* Looking at the clock takes as long as finding an easy solution. */
      gint64 begin = answer->options->stats ? g_get_monotonic_time () : 0;
      SudokuSearchResult result = sudoku_search_next (search, solution);

      if (answer->options->stats)
        answer->engine_time += g_get_monotonic_time () - begin;
      *complete = result == SUDOKU_SEARCH_EXHAUSTED;
      if (result != SUDOKU_SEARCH_FOUND)
        break;
      print_solution (answer, solve, alphabet, shape, solution, n_found == 0);
      n_found++;
    }
  return n_found;
}

/* Solves all nines together. Those with several solutions are left to the search, which finds the same one first
 * whatever their neighbours, unless any will do. */
static void
prepare (CliAnswer *totals, const CliBlock *block, guint8 *ready, gpointer data)
{
  Solve *solve = data;
  guint n = cli_block_n_nines (block);
  gint64 begin = g_get_monotonic_time ();
  guint64 *counts;

  if (solve->limit > 1 || n < LEAST_BATCH)
    return;
  g_array_set_size (solve->counts, n);
  g_byte_array_set_size (solve->solutions, n * SUDOKU_BATCH_CELLS);
  counts = (guint64 *) (gpointer) solve->counts->data;
  if (!nonet_batch_count (block->nines->data, n, solve->any ? 1 : 2, totals->options->threads, counts,
                          solve->solutions->data, &totals->n_guesses))
    return;
  for (guint i = 0; i < n; i++)
    ready[i] = counts[i] < 2;
  totals->engine_time += g_get_monotonic_time () - begin;
}

/* The answer to a puzzle of which there is at most one solution, or any will do. */
static void
answer_ready (CliAnswer *answer, const Solve *solve, const CliBlock *block, const CliItem *item)
{
  const SudokuShape *shape;
  NonetAlphabet *alphabet;

  shape = cli_block_shape (block, item, &alphabet);
  answer->n_solutions = g_array_index (solve->counts, guint64, item->nine);
  if (answer->options->json)
    begin_json (answer);
  if (answer->n_solutions > 0)
    print_solution (answer, solve, alphabet, shape, solve->solutions->data + (gsize) item->nine * SUDOKU_BATCH_CELLS,
                    TRUE);
  end_answer (answer, !solve->any || answer->n_solutions == 0);
}

/* {"puzzle":1,"solutions":["…"],"complete":true}: complete: these are all. */
static void
answer_by_search (CliAnswer *answer, const Solve *solve, const CliBlock *block, const CliItem *item)
{
  NonetAlphabet *alphabet;
  const SudokuShape *shape = cli_block_shape (block, item, &alphabet);
  SudokuGrid *grid = cli_block_dup_grid (block, item);
  SudokuSearch *search = sudoku_search_new (grid);
  gboolean complete = FALSE;
  CliProgress progress;

  cli_progress_begin (&progress, answer, NULL, NULL);
  sudoku_search_set_cancel (search, cli_progress_look, &progress);
  if (answer->options->json)
    begin_json (answer);
  answer->n_solutions = print_solutions (answer, solve, alphabet, search, shape, &complete);
  /* At the limit it takes a further step to know whether that was all; only programs want to know. */
  if (answer->options->json && !complete)
    complete = sudoku_search_next (search, NULL) == SUDOKU_SEARCH_EXHAUSTED;
  cli_progress_end (&progress);
  end_answer (answer, complete);

  answer->n_guesses = sudoku_search_statistics (search).guesses;
  sudoku_search_free (search);
  sudoku_grid_free (grid);
}

static void
answer (CliAnswer *answer, const CliBlock *block, const CliItem *item, gboolean ready, gpointer data)
{
  if (ready)
    answer_ready (answer, data, block, item);
  else
    answer_by_search (answer, data, block, item);
}

int
cli_solve (int argc, char **argv)
{
  g_autofree char *format = NULL;
  gboolean all = FALSE;
  gint64 limit = CLI_NO_LIMIT;
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GByteArray) solutions = g_byte_array_new ();
  Solve solve = { .limit = 1, .counts = counts, .solutions = solutions };
  CliTask task = { .prepare = prepare, .answer = answer, .data = &solve };
  const GOptionEntry entries[] = {
    { "format", 'f', 0, G_OPTION_ARG_STRING, &format, N_ ("Print each solution as “line” or “grid” (default: line)"),
      N_ ("FORMAT") },
    { "all", 'a', 0, G_OPTION_ARG_NONE, &all, N_ ("Print all solutions"), NULL },
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &limit, N_ ("Print at most N solutions of each puzzle (default: 1)"), "N" },
    { "any", 0, 0, G_OPTION_ARG_NONE, &solve.any,
      N_ ("Print any solution of a 9×9 puzzle that has several, which is faster"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (&options, _ ("[FILE…]"), _ ("Prints solutions of each puzzle, or “No solution found”."),
                          entries, TRUE, argv)
      || !cli_limit_valid (limit) || !cli_format_valid (format))
    return CLI_EXIT_BAD;

  if (limit != CLI_NO_LIMIT)
    solve.limit = (guint64) limit;
  else if (all)
    solve.limit = G_MAXUINT64;
  solve.grid = g_strcmp0 (format, "grid") == 0 && !options.json;
  task.spaced = solve.grid;
  task.endless = solve.limit > GATHERED_SOLUTIONS;
  return cli_run (&options, &task);
}
