/* nonet-cli check: none, one or several solutions, and whether every given is needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "cli/commands/canonical.h"
#include "cli/run/run.h"
#include "sudoku/completion.h"
#include "sudoku/contradiction.h"
#include "sudoku/minimality.h"
#include "tasks/questions/batch.h"
#include "words/rule.h"

/* What was found out about a puzzle. */
typedef struct
{
  SudokuMinimality minimality;
  SudokuGrid *cells; /* the givens that are redundant, that contradict each other, or that would make it unique */
  gboolean complete; /* there are such */
  gboolean contradiction;
  char *reason;     /* why there is no solution, or NULL */
  GPtrArray *rules; /* the names of the rules that are redundant, or that contradict each other and the cells */
  guint64 same_as;  /* the number of an earlier puzzle that is equivalent, or 0 */
} Findings;

typedef struct
{
  gboolean complete;
  GHashTable *classes; /* or NULL */
} Check;

/* " r1c2=5" for each of the cells. */
static void
print_cells (CliAnswer *answer, const SudokuGrid *cells)
{
  for (guint cell = 0; cell < cells->shape->n_cells; cell++)
    if (cells->cell[cell] != 0)
      g_string_append_printf (answer->text, " r%uc%u=%s", sudoku_cell_row (cells->shape, cell) + 1,
                              sudoku_cell_column (cells->shape, cell) + 1,
                              nonet_alphabet_get_symbol (answer->board.alphabet, cells->cell[cell]));
}

/* ,"name":[{"row":1,"column":2,"symbol":"5"},…] */
static void
print_cells_json (CliAnswer *answer, const char *name, const SudokuGrid *cells)
{
  g_string_append_printf (answer->text, ",\"%s\":[", name);
  for (guint cell = 0; cell < cells->shape->n_cells; cell++)
    if (cells->cell[cell] != 0)
      {
        cli_json_comma (answer->text);
        cli_json_cell (answer->text, answer->board.alphabet, cells->shape, cell, cells->cell[cell]);
      }
  g_string_append_c (answer->text, ']');
}

/* ,"name":["odd cell, r1c1",…] */
static void
print_rules_json (CliAnswer *answer, const char *name, const GPtrArray *rules)
{
  if (rules->len == 0)
    return;
  g_string_append_printf (answer->text, ",\"%s\":[", name);
  for (guint i = 0; i < rules->len; i++)
    {
      cli_json_comma (answer->text);
      cli_json_string (answer->text, rules->pdata[i]);
    }
  g_string_append_c (answer->text, ']');
}

/* What the batch says of the puzzle: the number of its solutions, and which cells are redundant. */
static SudokuMinimality
look_up (const CliAnswer *answer, bool *redundant)
{
  SudokuMinimality minimality = SUDOKU_MINIMALITY_MINIMAL;

  if (answer->count != 1)
    return answer->count == 0 ? SUDOKU_MINIMALITY_NONE : SUDOKU_MINIMALITY_SEVERAL;
  for (guint cell = 0; cell < answer->board.shape->n_cells; cell++)
    if ((redundant[cell] = answer->cells[cell]))
      minimality = SUDOKU_MINIMALITY_REDUNDANT;
  return minimality;
}

/* Names the rules that are redundant. */
static void
find_rules (Findings *findings, const CliAnswer *answer, const SudokuGrid *grid, CliProgress *progress)
{
  const NonetNotation notation = { answer->board.alphabet, NONET_CELLS_RC };
  g_autofree bool *redundant = g_new0 (bool, grid->shape->n_rules + 1);

  if (sudoku_redundant_rules (grid, redundant, cli_progress_look, progress) == SUDOKU_NO_MEMORY)
    cli_made (NULL);
  for (guint i = 0; i < grid->shape->n_rules; i++)
    if (redundant[i])
      g_ptr_array_add (findings->rules, nonet_rule_to_string (grid->shape, i, &notation));
}

/* What excludes every solution together, where no reason is at hand. */
static void
find_contradiction (Findings *findings, const CliAnswer *answer, const SudokuGrid *grid, CliProgress *progress)
{
  const NonetNotation notation = { answer->board.alphabet, NONET_CELLS_RC };
  g_autofree bool *blamed = g_new0 (bool, grid->shape->n_cells), *rules = g_new0 (bool, grid->shape->n_rules + 1);
  bool minimal;
  SudokuResult result = sudoku_contradiction (grid, blamed, rules, &minimal, cli_progress_look, progress);

  if (result == SUDOKU_NO_MEMORY)
    cli_made (NULL);
  if (result != SUDOKU_FOUND)
    return;
  for (guint cell = 0; cell < grid->shape->n_cells; cell++)
    findings->cells->cell[cell] = blamed[cell] ? grid->cell[cell] : 0;
  for (guint i = 0; i < grid->shape->n_rules; i++)
    if (rules[i])
      g_ptr_array_add (findings->rules, nonet_rule_to_string (grid->shape, i, &notation));
  findings->contradiction = TRUE;
}

static void
find_out (Findings *findings, CliAnswer *answer, gboolean complete)
{
  g_autoptr (SudokuGrid) grid = cli_answer_dup_grid (answer);
  bool redundant[SUDOKU_MAX_CELLS] = { false }, smallest;
  CliProgress progress;

  cli_progress_begin (&progress, answer, NULL, NULL);
  findings->cells = cli_made (sudoku_grid_new (grid->shape));
  findings->minimality = answer->cells != NULL ? look_up (answer, redundant)
                                               : sudoku_minimality (grid, redundant, cli_progress_look, &progress);
  for (guint cell = 0; cell < grid->shape->n_cells; cell++)
    if (redundant[cell] && findings->minimality == SUDOKU_MINIMALITY_REDUNDANT)
      findings->cells->cell[cell] = grid->cell[cell];
  findings->complete = complete && findings->minimality == SUDOKU_MINIMALITY_SEVERAL;
  if (findings->minimality == SUDOKU_MINIMALITY_NO_MEMORY
      || (findings->complete
          && sudoku_unique_completion (grid, findings->cells->cell, &smallest, cli_progress_look, &progress)
                 == SUDOKU_NO_MEMORY))
    cli_made (NULL);
  findings->rules = g_ptr_array_new_with_free_func (g_free);
  if (findings->minimality == SUDOKU_MINIMALITY_MINIMAL || findings->minimality == SUDOKU_MINIMALITY_REDUNDANT)
    find_rules (findings, answer, grid, &progress);
  if (findings->minimality == SUDOKU_MINIMALITY_NONE)
    findings->reason = cli_dup_fault (grid, answer->board.alphabet);
  if (findings->minimality == SUDOKU_MINIMALITY_NONE && findings->reason == NULL)
    find_contradiction (findings, answer, grid, &progress);
  cli_progress_end (&progress);
}

/* "none: two 5s in row 3", "none; excluded by: r1c2=5 r7c1=3 anti-king", "none; excluded by the regions", "unique, minimal", "unique, not minimal: r1c2=5",
 * "unique, minimal; not needed: odd cell, r1c1", "several", "several, unique with: r1c2=5", and ", by the rules Nonet knows" and
 * ", same as 7" after it */
static void
print_text (CliAnswer *answer, const Findings *findings)
{
  static const char *const words[] = {
    [SUDOKU_MINIMALITY_NONE] = "none",
    [SUDOKU_MINIMALITY_SEVERAL] = "several",
    [SUDOKU_MINIMALITY_MINIMAL] = "unique, minimal",
    [SUDOKU_MINIMALITY_REDUNDANT] = "unique, not minimal:",
  };

  g_string_append (answer->text, words[findings->minimality]);
  if (findings->reason != NULL)
    g_string_append_printf (answer->text, ": %s", findings->reason);
  if (findings->complete)
    g_string_append (answer->text, ", unique with:");
  if (findings->contradiction)
    g_string_append (answer->text, sudoku_grid_filled (findings->cells) > 0 || findings->rules->len > 0
                                       ? "; excluded by:"
                                       : "; excluded by the regions");
  print_cells (answer, findings->cells);
  for (guint i = 0; i < findings->rules->len; i++)
    g_string_append_printf (answer->text, "%s%s",
                            i > 0                     ? "; "
                            : findings->contradiction ? " "
                                                      : "; not needed: ",
                            (const char *) findings->rules->pdata[i]);
  if (answer->board.unknown != NULL)
    g_string_append (answer->text, ", by the rules Nonet knows");
  if (findings->same_as != 0)
    g_string_append_printf (answer->text, ", same as %" G_GUINT64_FORMAT, findings->same_as);
  g_string_append_c (answer->text, '\n');
}

/* {"puzzle":1,"solutions":"unique","minimal":false,"redundant":[…]}, or "none" and "reason", or "several" and
 * "additions"; and "same_as":7. */
static void
print_json (CliAnswer *answer, const Findings *findings)
{
  cli_answer_begin_json (answer);
  switch (findings->minimality)
    {
    case SUDOKU_MINIMALITY_NONE:
      g_string_append (answer->text, ",\"solutions\":\"none\"");
      if (findings->reason != NULL)
        cli_json_member (answer->text, "reason", findings->reason);
      if (findings->contradiction)
        {
          print_cells_json (answer, "contradicting", findings->cells);
          print_rules_json (answer, "contradicting_rules", findings->rules);
        }
      break;
    case SUDOKU_MINIMALITY_MINIMAL:
    case SUDOKU_MINIMALITY_REDUNDANT:
      g_string_append_printf (answer->text, ",\"solutions\":\"unique\",\"minimal\":%s",
                              findings->minimality == SUDOKU_MINIMALITY_MINIMAL ? "true" : "false");
      print_cells_json (answer, "redundant", findings->cells);
      print_rules_json (answer, "redundant_rules", findings->rules);
      break;
    case SUDOKU_MINIMALITY_SEVERAL:
    default:
      g_string_append (answer->text, ",\"solutions\":\"several\"");
      if (findings->complete)
        print_cells_json (answer, "additions", findings->cells);
    }
  if (findings->same_as != 0)
    g_string_append_printf (answer->text, ",\"same_as\":%" G_GUINT64_FORMAT, findings->same_as);
  g_string_append (answer->text, "}\n");
}

static gboolean
batch (const guint8 *values,
       gsize n,
       guint n_threads,
       guint64 *counts,
       guint8 *redundant,
       guint64 *n_guesses,
       gpointer data)
{
  return nonet_batch_minimality (values, n, n_threads, counts, redundant, n_guesses);
}

static void
answer (CliAnswer *answer, gpointer data)
{
  const Check *check = data;
  Findings findings = { 0 };

  find_out (&findings, answer, check->complete);
  if (check->classes != NULL)
    findings.same_as = cli_classes_add_board (check->classes, answer);
  if (findings.minimality == SUDOKU_MINIMALITY_NONE || findings.minimality == SUDOKU_MINIMALITY_SEVERAL)
    answer->board.unknown = answer->board.words;
  if (answer->options->json)
    print_json (answer, &findings);
  else
    print_text (answer, &findings);
  if (findings.minimality == SUDOKU_MINIMALITY_NONE)
    cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
  sudoku_grid_free (findings.cells);
  g_free (findings.reason);
  g_ptr_array_unref (findings.rules);
}

int
cli_check (int argc, char **argv)
{
  gboolean same = FALSE;
  g_autoptr (GHashTable) classes = NULL;
  Check check = { 0 };
  const GOptionEntry entries[] = {
    { "complete", 'c', 0, G_OPTION_ARG_NONE, &check.complete,
      N_ ("For a puzzle with several solutions, print a few cells that would make it unique"), NULL },
    { "same", 's', 0, G_OPTION_ARG_NONE, &same,
      N_ ("For a puzzle that is equivalent to an earlier one, print the number of that"), NULL },
    G_OPTION_ENTRY_NULL
  };
  CliTask task = { .batch = batch, .answer = answer, .data = &check };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (
          &options, _ ("[FILE…]"),
          _ ("Prints for each puzzle whether its solutions are “none”, “unique” or “several”; if unique, also whether\n"
             "the puzzle is minimal, or which givens could each be removed."),
          entries, TRUE, argv))
    return CLI_EXIT_BAD;
  /* Of those with several solutions, each is to be completed by itself. */
  task.batch_limit = check.complete ? 2 : G_MAXUINT64;
  if (same)
    check.classes = classes = cli_classes_new ();
  task.endless = same; /* one after the other, since an answer depends on those before */
  return cli_run (&options, &task);
}
