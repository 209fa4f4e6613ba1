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
#include <glib/gi18n.h>

#include "cli/run/run.h"
#include "logic/board.h"
#include "sudoku/derivation.h"
#include "sudoku/valid-candidates.h"

/* Which candidates, in the order in which --depth names them. */
enum
{
  DEPTH_PRUNED,
  DEPTH_TRUE,
  DEPTH_BASIC
};

typedef struct
{
  guint line;    /* else as a grid */
  guint depth;   /* DEPTH_… */
  guint64 limit; /* how far to count the solutions of each; 0: not at all */
} Choice;

/* ,"counts":[[12,3],[],…] or ,"exact":[[true,false],[],…]: an array for each cell, with an item for each candidate. */
static void
print_occurrences (GString *text, const char *name, SudokuValidCandidates *work)
{
  const SudokuCandidates *candidates = sudoku_valid_candidates_met (work);
  gboolean exact = g_str_equal (name, "exact");

  g_string_append_printf (text, ",\"%s\":", name);
  for (guint cell = 0; cell < candidates->shape->n_cells; cell++)
    {
      g_string_append (text, cell > 0 ? ",[" : "[[");
      for (SudokuSet set = candidates->cell[cell]; set != 0; set &= set - 1)
        {
          SudokuOccurrence occurrence = sudoku_valid_candidates_occurrence (work, cell, sudoku_set_first (set));

          cli_json_comma (text);
          if (exact)
            g_string_append (text, occurrence.exact ? "true" : "false");
          else
            g_string_append_printf (text, "%" G_GUINT64_FORMAT, (guint64) occurrence.count);
        }
      g_string_append_c (text, ']');
    }
  g_string_append_c (text, ']');
}

/* Prints candidates; in JSON {"puzzle":1,"order":9,"candidates":[["1","2"],…]}, row by row, and if they were counted
 * "counts":[[12,3],…],"exact":[[true,true],…]: the number of solutions with each. */
static void
print (CliAnswer *answer, const Choice *choice, const SudokuCandidates *candidates, SudokuValidCandidates *work)
{
  if (answer->options->json)
    {
      cli_answer_begin_json (answer);
      g_string_append_printf (answer->text, ",\"order\":%u", candidates->shape->order);
      cli_json_candidates (answer->text, "candidates", answer->board.alphabet, candidates);
      if (choice->limit > 0)
        {
          print_occurrences (answer->text, "counts", work);
          print_occurrences (answer->text, "exact", work);
        }
      g_string_append (answer->text, "}\n");
    }
  else if (choice->line)
    cli_print_candidates_line (answer->text, answer->board.alphabet, candidates);
  else
    cli_print_candidates_grid (answer->text, answer->board.alphabet, candidates);
}

/* What the values leave, and in filled cells their values. */
static SudokuCandidates *
dup_basic (const SudokuGrid *grid)
{
  SudokuCandidates *candidates = cli_made (sudoku_candidates_new (grid->shape));
  SudokuBoard *board = cli_made (sudoku_board_new (grid, NULL, NULL));

  for (guint cell = 0; cell < grid->shape->n_cells; cell++)
    candidates->cell[cell] = grid->cell[cell] != 0 ? sudoku_set_of (grid->cell[cell]) : board->cell[cell];
  sudoku_board_free (board);
  return candidates;
}

static void
answer_by_rules (CliAnswer *answer, const Choice *choice, const SudokuGrid *grid)
{
  gint64 begin = g_get_monotonic_time ();
  g_autoptr (SudokuCandidates) candidates =
      choice->depth == DEPTH_BASIC ? dup_basic (grid) : cli_made (sudoku_choices (grid));

  if (choice->depth == DEPTH_PRUNED)
    sudoku_prune_to_fixpoint (candidates);
  answer->engine_time = g_get_monotonic_time () - begin;
  if (sudoku_is_blocked (candidates))
    cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
  print (answer, choice, candidates, NULL);
}

static char *
describe_progress (gpointer work)
{
  guint possible;

  if (sudoku_valid_candidates_settled (work))
    return g_strdup (_ ("counting the solutions"));
  possible = sudoku_candidates_count (sudoku_valid_candidates_possible (work));
  /* Translators: candidates that occur in a solution, of those that may still do so. */
  return g_strdup_printf (ngettext ("%u of %u candidate found", "%u of %u candidates found", possible),
                          sudoku_candidates_count (sudoku_valid_candidates_met (work)), possible);
}

static void
answer_valid (CliAnswer *answer, const Choice *choice, const SudokuGrid *grid)
{
  SudokuValidCandidates *work = cli_made (sudoku_valid_candidates_new (grid, choice->limit));
  const SudokuCandidates *met = sudoku_valid_candidates_met (work);
  CliProgress progress;

  cli_progress_begin (&progress, answer, describe_progress, work);
  sudoku_valid_candidates_run (work, cli_progress_look, &progress);
  cli_progress_end (&progress);
  if (met->cell[0] == 0)
    cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
  if (met->cell[0] != 0 || answer->options->json)
    print (answer, choice, met, work);
  else
    cli_answer_no_solution (answer);
  sudoku_valid_candidates_free (work);
}

static void
answer (CliAnswer *answer, gpointer data)
{
  const Choice *choice = data;
  g_autoptr (SudokuGrid) grid = cli_answer_dup_grid (answer);

  if (choice->depth == DEPTH_TRUE)
    answer_valid (answer, choice, grid);
  else
    answer_by_rules (answer, choice, grid);
}

int
cli_candidates (int argc, char **argv)
{
  char *format = NULL, *depth = NULL;
  gint64 limit = CLI_NO_LIMIT;
  Choice choice = { 0 };
  CliTask task = { .answer = answer, .data = &choice };
  const GOptionEntry entries[] = {
    { "format", 'f', CLI_CHOICES, G_OPTION_ARG_STRING, &format,
      N_ ("Print each puzzle as “grid” or “line” (default: grid)"), N_ ("FORMAT") },
    { "depth", 'd', CLI_CHOICES, G_OPTION_ARG_STRING, &depth,
      N_ ("What the values leave (“basic”), what the rules leave (“pruned”, the default), or what occurs in a solution "
          "(“true”)"),
      N_ ("DEPTH") },
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &limit,
      N_ ("With --depth=true --json, count the solutions with each candidate, up to N"), "N" },
    G_OPTION_ENTRY_NULL
  };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (&options, _ ("[FILE…]"), _ ("Prints the possible values of each cell."), entries, TRUE, argv)
      || !cli_choose ("--format", format, "grid, line", &choice.line) || !cli_limit_valid (limit)
      || !cli_choose ("--depth", depth, "pruned, true, basic", &choice.depth))
    return CLI_EXIT_BAD;

  choice.limit = limit != CLI_NO_LIMIT && choice.depth == DEPTH_TRUE && options.json ? (guint64) limit : 0;
  task.spaced = !choice.line && !options.json;
  return cli_run (&options, &task);
}
