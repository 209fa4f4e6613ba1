/* nonet-cli check: none, one or several solutions, and whether every given is needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cli/command.h"
#include "cli/print.h"
#include "cli/progress.h"
#include "sudoku/minimality.h"
#include "sudoku/completion.h"
#include "tasks/batch-minimality.h"
#include "words/fault.h"

/* Fewer puzzles than this are checked faster one by one than by the batch engine. */
#define LEAST_BATCH 64

typedef struct
{
  gboolean complete;

  /* Of the nines of the present block: */
  GArray *counts;        /* guint64: 0, 1, or 2 for more */
  GByteArray *redundant; /* 81 flags each */
} Check;

/* " r1c2=5" for each cell with a value. */
static void
print_cells (CliAnswer *answer, const NonetAlphabet *alphabet, const SudokuGrid *grid)
{
  for (guint cell = 0; cell < grid->shape->n_cells; cell++)
    if (grid->cell[cell] != 0)
      g_string_append_printf (answer->text, " r%uc%u=%s", sudoku_cell_row (grid->shape, cell) + 1,
                              sudoku_cell_column (grid->shape, cell) + 1,
                              nonet_alphabet_get_symbol (alphabet, grid->cell[cell]));
}

/* ,"name":[{"row":1,"column":2,"symbol":"5"},…] */
static void
print_cells_json (CliAnswer *answer, const char *name, const NonetAlphabet *alphabet, const SudokuGrid *grid)
{
  gboolean any = FALSE;

  g_string_append_printf (answer->text, ",\"%s\":[", name);
  for (guint cell = 0; cell < grid->shape->n_cells; cell++)
    if (grid->cell[cell] != 0)
      {
        if (any)
          g_string_append_c (answer->text, ',');
        any = TRUE;
        cli_json_cell (answer->text, alphabet, grid->shape, cell, grid->cell[cell]);
      }
  g_string_append_c (answer->text, ']');
}

/* Why there is no solution, where that is simple; NULL otherwise. */
static char *
dup_reason (const CliBlock *block, const CliItem *item, const SudokuGrid *grid)
{
  g_autoptr (NonetPuzzle) puzzle = cli_block_dup_puzzle (block, item);
  SudokuFault fault;

  return sudoku_diagnose (grid, &fault, NULL, NULL) ? nonet_fault_to_string (&fault, puzzle) : NULL;
}

/* What was found out about a puzzle. */
typedef struct
{
  SudokuMinimality minimality;
  SudokuGrid *redundant; /* the givens that could each be left out */
  SudokuGrid *additions; /* cells that would make it unique, or NULL */
  char *reason;          /* why there is no solution, or NULL */
} Findings;

/* Looks up what was found out about a nine together with the others. */
static SudokuMinimality
look_up (const Check *check, const CliItem *item, bool *redundant)
{
  guint64 count = g_array_index (check->counts, guint64, item->nine);
  const guint8 *flags = check->redundant->data + (gsize) item->nine * SUDOKU_BATCH_CELLS;
  SudokuMinimality minimality = SUDOKU_MINIMALITY_MINIMAL;

  if (count != 1)
    return count == 0 ? SUDOKU_MINIMALITY_NONE : SUDOKU_MINIMALITY_SEVERAL;
  for (guint cell = 0; cell < SUDOKU_BATCH_CELLS; cell++)
    if ((redundant[cell] = flags[cell]))
      minimality = SUDOKU_MINIMALITY_REDUNDANT;
  return minimality;
}

static void
find_out (Findings *findings,
          CliAnswer *answer,
          const Check *check,
          const CliBlock *block,
          const CliItem *item,
          const SudokuGrid *grid,
          gboolean ready)
{
  bool redundant[SUDOKU_MAX_CELLS] = { false };
  CliProgress progress;

  cli_progress_begin (&progress, answer, NULL, NULL);

  findings->minimality =
      ready ? look_up (check, item, redundant) : sudoku_minimality (grid, redundant, cli_progress_look, &progress);
  for (guint cell = 0; cell < grid->shape->n_cells; cell++)
    if (redundant[cell])
      findings->redundant->cell[cell] = grid->cell[cell];
  if (findings->minimality == SUDOKU_MINIMALITY_NONE)
    findings->reason = dup_reason (block, item, grid);
  if (findings->minimality == SUDOKU_MINIMALITY_SEVERAL && check->complete)
    {
      findings->additions = sudoku_grid_new (grid->shape);
      sudoku_unique_completion (grid, findings->additions->cell, cli_progress_look, &progress);
    }
  cli_progress_end (&progress);
}

/* "none: two 5s in row 3", "unique, minimal", "unique, not minimal: r1c2=5", "several" */
static void
print_text (CliAnswer *answer, const NonetAlphabet *alphabet, const Findings *findings)
{
  switch (findings->minimality)
    {
    case SUDOKU_MINIMALITY_NONE:
      g_string_append (answer->text, "none");
      if (findings->reason != NULL)
        g_string_append_printf (answer->text, ": %s", findings->reason);
      break;
    case SUDOKU_MINIMALITY_MINIMAL:
      g_string_append (answer->text, "unique, minimal");
      break;
    case SUDOKU_MINIMALITY_REDUNDANT:
      g_string_append (answer->text, "unique, not minimal:");
      print_cells (answer, alphabet, findings->redundant);
      break;
    case SUDOKU_MINIMALITY_SEVERAL:
    default:
      g_string_append (answer->text, "several");
      if (findings->additions != NULL)
        {
          g_string_append (answer->text, ", unique with:");
          print_cells (answer, alphabet, findings->additions);
        }
    }
  g_string_append_c (answer->text, '\n');
}

/* {"puzzle":1,"solutions":"unique","minimal":false,"redundant":[…]}, or "none" and "reason", or "several" and
 * "additions". */
static void
print_json (CliAnswer *answer, const NonetAlphabet *alphabet, const Findings *findings)
{
  cli_answer_begin_json (answer);
  switch (findings->minimality)
    {
    case SUDOKU_MINIMALITY_NONE:
      g_string_append (answer->text, ",\"solutions\":\"none\"");
      if (findings->reason != NULL)
        {
          g_string_append (answer->text, ",\"reason\":");
          cli_json_string (answer->text, findings->reason);
        }
      break;
    case SUDOKU_MINIMALITY_MINIMAL:
    case SUDOKU_MINIMALITY_REDUNDANT:
      g_string_append_printf (answer->text, ",\"solutions\":\"unique\",\"minimal\":%s",
                              findings->minimality == SUDOKU_MINIMALITY_MINIMAL ? "true" : "false");
      print_cells_json (answer, "redundant", alphabet, findings->redundant);
      break;
    case SUDOKU_MINIMALITY_SEVERAL:
    default:
      g_string_append (answer->text, ",\"solutions\":\"several\"");
      if (findings->additions != NULL)
        print_cells_json (answer, "additions", alphabet, findings->additions);
    }
  g_string_append (answer->text, "}\n");
}

/* Judges all nines together; those with several solutions are left over if they are to be completed. */
static void
prepare (CliAnswer *totals, const CliBlock *block, guint8 *ready, gpointer data)
{
  Check *check = data;
  guint n = cli_block_n_nines (block);
  gint64 begin = g_get_monotonic_time ();

  if (n < LEAST_BATCH)
    return;
  g_array_set_size (check->counts, n);
  g_byte_array_set_size (check->redundant, n * SUDOKU_BATCH_CELLS);
  if (!nonet_batch_minimality (block->nines->data, n, totals->options->threads,
                               (guint64 *) (gpointer) check->counts->data, check->redundant->data, &totals->n_guesses))
    return;
  for (guint i = 0; i < n; i++)
    ready[i] = !check->complete || g_array_index (check->counts, guint64, i) < 2;
  totals->engine_time += g_get_monotonic_time () - begin;
}

static void
answer (CliAnswer *answer, const CliBlock *block, const CliItem *item, gboolean ready, gpointer data)
{
  SudokuGrid *grid = cli_block_dup_grid (block, item);
  Findings findings = { .redundant = sudoku_grid_new (grid->shape) };
  gint64 begin = g_get_monotonic_time ();
  NonetAlphabet *alphabet;

  cli_block_shape (block, item, &alphabet);
  find_out (&findings, answer, data, block, item, grid, ready);
  answer->engine_time = g_get_monotonic_time () - begin;
  if (findings.minimality == SUDOKU_MINIMALITY_NONE)
    cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);

  if (findings.minimality == SUDOKU_MINIMALITY_CANCELLED)
    {
      g_printerr (_ ("nonet-cli: out of memory\n"));
      cli_answer_note (answer, CLI_EXIT_BAD);
    }
  else if (answer->options->json)
    print_json (answer, alphabet, &findings);
  else
    print_text (answer, alphabet, &findings);

  sudoku_grid_free (grid);
  sudoku_grid_free (findings.redundant);
  sudoku_grid_free (findings.additions);
  g_free (findings.reason);
}

int
cli_check (int argc, char **argv)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GByteArray) redundant = g_byte_array_new ();
  Check check = { .counts = counts, .redundant = redundant };
  const GOptionEntry entries[] = {
    { "complete", 'c', 0, G_OPTION_ARG_NONE, &check.complete,
      N_ ("For a puzzle with several solutions, print a few cells that would make it unique"), NULL },
    G_OPTION_ENTRY_NULL
  };
  const CliTask task = { .prepare = prepare, .answer = answer, .data = &check };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (
          &options, _ ("[FILE…]"),
          _ ("Prints for each puzzle whether its solutions are “none”, “unique” or “several”; if unique, also whether\n"
             "the puzzle is minimal, or which givens could each be removed."),
          entries, TRUE, argv))
    return CLI_EXIT_BAD;
  return cli_run (&options, &task);
}
