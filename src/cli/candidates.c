/* nonet-cli candidates: what each cell may still be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   $ echo 1............... | nonet-cli candidates
 *   1    234  | 234  234
 *   234  234  | 1234 1234
 *   ----------+----------
 *   234  1234 | 1234 1234
 *   234  1234 | 1234 1234
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cli/command.h"
#include "cli/print.h"
#include "cli/progress.h"
#include "sudoku/derivation.h"
#include "sudoku/valid-candidates.h"

typedef struct
{
  gboolean line;
  gboolean true_ones; /* those that occur in some solution, else the pruned */
  guint64 limit;      /* how far to count the solutions of each; 0: not at all */
} Choice;

/* ,"counts":[[12,3],…],"exact":[[true,true],…]: the number of solutions with each candidate. */
static void
print_counts (CliAnswer *answer, const SudokuCandidates *candidates, const SudokuValidCandidates *work)
{
  for (guint exact = FALSE; exact <= TRUE; exact++)
    {
      g_string_append (answer->text, exact ? ",\"exact\":[" : ",\"counts\":[");
      for (guint cell = 0; cell < candidates->shape->n_cells; cell++)
        {
          g_string_append (answer->text, cell > 0 ? ",[" : "[");
          for (SudokuSet set = candidates->cell[cell]; set != 0; set &= set - 1)
            {
              SudokuOccurrence found = sudoku_valid_candidates_occurrence (work, cell, sudoku_set_first (set));

              if (exact)
                g_string_append (answer->text, found.exact ? "true" : "false");
              else
                g_string_append_printf (answer->text, "%" G_GUINT64_FORMAT, (guint64) found.count);
              if ((set & (set - 1)) != 0)
                g_string_append_c (answer->text, ',');
            }
          g_string_append_c (answer->text, ']');
        }
      g_string_append_c (answer->text, ']');
    }
}

/* {"puzzle":1,"order":9,"candidates":[["1","2"],…]}, row by row, and the counts if work is not NULL. */
static void
print_json (CliAnswer *answer,
            const NonetAlphabet *alphabet,
            const SudokuCandidates *candidates,
            const SudokuValidCandidates *work)
{
  cli_answer_begin_json (answer);
  g_string_append_printf (answer->text, ",\"order\":%u,\"candidates\":[", candidates->shape->order);
  for (guint cell = 0; cell < candidates->shape->n_cells; cell++)
    {
      g_string_append (answer->text, cell > 0 ? ",[" : "[");
      for (SudokuSet set = candidates->cell[cell]; set != 0; set &= set - 1)
        {
          cli_json_string (answer->text, nonet_alphabet_get_symbol (alphabet, sudoku_set_first (set)));
          if ((set & (set - 1)) != 0)
            g_string_append_c (answer->text, ',');
        }
      g_string_append_c (answer->text, ']');
    }
  g_string_append_c (answer->text, ']');
  if (work != NULL)
    print_counts (answer, candidates, work);
  g_string_append (answer->text, "}\n");
}

static void
print (CliAnswer *answer,
       const Choice *choice,
       const NonetAlphabet *alphabet,
       const SudokuCandidates *candidates,
       const SudokuValidCandidates *work)
{
  if (answer->options->json)
    print_json (answer, alphabet, candidates, choice->limit > 0 ? work : NULL);
  else if (choice->line)
    cli_print_candidates_line (answer->text, alphabet, candidates);
  else
    cli_print_candidates_grid (answer->text, alphabet, candidates);
}

static void
answer_pruned (CliAnswer *answer, const Choice *choice, const NonetAlphabet *alphabet, const SudokuGrid *grid)
{
  gint64 begin = g_get_monotonic_time ();
  SudokuCandidates *candidates = sudoku_choices (grid);

  sudoku_prune_to_fixpoint (candidates);
  answer->engine_time = g_get_monotonic_time () - begin;
  if (sudoku_is_blocked (candidates))
    cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
  print (answer, choice, alphabet, candidates, NULL);
  sudoku_candidates_free (candidates);
}

static guint
count_candidates (const SudokuCandidates *candidates)
{
  guint count = 0;

  for (guint cell = 0; cell < candidates->shape->n_cells; cell++)
    count += sudoku_set_count (candidates->cell[cell]);
  return count;
}

static char *
describe_progress (gpointer work)
{
  if (sudoku_valid_candidates_settled (work))
    return g_strdup (_ ("counting the solutions"));
  /* Translators: candidates that occur in a solution, of those that may still do so. */
  return g_strdup_printf (_ ("%u of %u candidates found"), count_candidates (sudoku_valid_candidates_met (work)),
                          count_candidates (sudoku_valid_candidates_possible (work)));
}

static void
answer_true (CliAnswer *answer, const Choice *choice, const NonetAlphabet *alphabet, const SudokuGrid *grid)
{
  SudokuValidCandidates *work = sudoku_valid_candidates_new (grid, choice->limit);
  gint64 begin = g_get_monotonic_time ();
  CliProgress progress;

  cli_progress_begin (&progress, answer, describe_progress, work);
  sudoku_valid_candidates_run (work, cli_progress_look, &progress);
  cli_progress_end (&progress);
  answer->engine_time = g_get_monotonic_time () - begin;
  if (sudoku_valid_candidates_met (work)->cell[0] != 0)
    print (answer, choice, alphabet, sudoku_valid_candidates_met (work), work);
  else if (answer->options->json)
    {
      print (answer, choice, alphabet, sudoku_valid_candidates_met (work), work);
      cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
    }
  else
    cli_answer_no_solution (answer);
  sudoku_valid_candidates_free (work);
}

static void
answer (CliAnswer *answer, const CliBlock *block, const CliItem *item, gboolean ready, gpointer data)
{
  const Choice *choice = data;
  SudokuGrid *grid = cli_block_dup_grid (block, item);
  NonetAlphabet *alphabet;

  cli_block_shape (block, item, &alphabet);
  if (choice->true_ones)
    answer_true (answer, choice, alphabet, grid);
  else
    answer_pruned (answer, choice, alphabet, grid);
  sudoku_grid_free (grid);
}

int
cli_candidates (int argc, char **argv)
{
  g_autofree char *format = NULL, *depth = NULL;
  gint64 limit = CLI_NO_LIMIT;
  Choice choice = { 0 };
  CliTask task = { .answer = answer, .data = &choice };
  const GOptionEntry entries[] = {
    { "format", 'f', 0, G_OPTION_ARG_STRING, &format, N_ ("Print each puzzle as “grid” or “line” (default: grid)"),
      N_ ("FORMAT") },
    { "depth", 'd', 0, G_OPTION_ARG_STRING, &depth,
      N_ ("What the rules leave (“pruned”, the default), or what occurs in a solution (“true”)"), N_ ("DEPTH") },
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &limit,
      N_ ("With --depth=true --json, count the solutions with each candidate, up to N"), "N" },
    G_OPTION_ENTRY_NULL
  };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (&options, _ ("[FILE…]"), _ ("Prints the possible values of each cell."), entries, TRUE, argv)
      || !cli_format_valid (format) || !cli_limit_valid (limit))
    return CLI_EXIT_BAD;
  if (depth != NULL && !g_str_equal (depth, "pruned") && !g_str_equal (depth, "true"))
    return cli_usage_error_value ("--depth", depth, "pruned, true");

  choice.true_ones = g_strcmp0 (depth, "true") == 0;
  choice.limit = limit != CLI_NO_LIMIT && choice.true_ones && options.json ? (guint64) limit : 0;
  choice.line = g_strcmp0 (format, "line") == 0;
  task.spaced = !choice.line && !options.json;
  return cli_run (&options, &task);
}
