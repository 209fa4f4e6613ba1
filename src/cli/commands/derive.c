/* nonet-cli derive: the way from the specification of Bird's program to its search, on each puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   $ echo 12..34.......... | nonet-cli derive --stage=search
 *   search: 2^6
 *     r3c1=2: 2^2
 *     …
 */
#include "config.h"

#include <glib/gi18n.h>

#include "cli/commands/derive.h"
#include "cli/run/command.h"
#include "cli/run/progress.h"
#include "words/derivation.h"

/* In the order of SudokuDerivationStage, and then all of them. */
#define STAGES "choices, prune, fixpoint, search, all"
#define ALL_STAGES 4

/* In the order of SudokuSearchVariant. */
#define VARIANTS "fixpoint, once, others"

#define USUAL_LIMIT 1000

typedef struct
{
  guint variant;      /* SudokuSearchVariant */
  guint stage;        /* or ALL_STAGES */
  guint64 limit;      /* of nodes */
  gboolean any_order; /* also large boards are searched */
  const CliDerivePrinter *printer;
} Derive;

/* What is printed while a walk passes. */
typedef struct
{
  CliAnswer *answer;
  const Derive *derive;
  SudokuDerivation *walk;
  GArray *path; /* guint64: the numbers of the nodes from the root to the present one */
} Walk;

static gboolean
is_wanted (const Walk *walk, SudokuDerivationStage stage)
{
  return walk->derive->stage == ALL_STAGES || walk->derive->stage == (guint) stage;
}

/* The stages before the search: choices, each part of the first pruning, and each further pruning. */
static void
pass_stages (Walk *walk)
{
  SudokuDerivationPlace place;

  do
    {
      place = sudoku_derivation_place (walk->walk);
      if (is_wanted (walk, place.stage))
        walk->derive->printer->stage (walk->answer, walk->walk);
    }
  while (!place.pruned
         && sudoku_derivation_forward (walk->walk, SUDOKU_STRIDE_STAGE, NULL, NULL) == SUDOKU_SEARCH_FOUND);
}

/* Prints the node where the walk stands. */
static void
pass_node (Walk *walk, const SudokuDerivationPlace *place)
{
  guint64 number = place->tally.n_nodes - 1;

  g_array_set_size (walk->path, place->depth);
  walk->derive->printer->node (walk->answer, walk->walk,
                               place->depth > 0 ? g_array_index (walk->path, guint64, place->depth - 1) : 0);
  g_array_append_val (walk->path, number);
}

/* Whether it stands where a node is open, blocked or solved, each of them once. */
static gboolean
is_node (const Walk *walk, const SudokuDerivationPlace *place)
{
  return place->step == SUDOKU_DERIVATION_BLOCKED || place->step == SUDOKU_DERIVATION_SOLVED
         || (place->step == SUDOKU_DERIVATION_REDUCE
             && sudoku_node_state (sudoku_derivation_matrix (walk->walk)) == SUDOKU_NODE_OPEN);
}

/* Returns whether all nodes were passed. */
static gboolean
pass_nodes (Walk *walk, CliProgress *progress)
{
  guint64 n_printed = 0;
  SudokuDerivationPlace place = sudoku_derivation_place (walk->walk);

  for (; place.step != SUDOKU_DERIVATION_END; place = sudoku_derivation_place (walk->walk))
    {
      if (is_node (walk, &place))
        {
          if (n_printed++ == walk->derive->limit)
            return FALSE;
          pass_node (walk, &place);
          cli_answer_spill (walk->answer);
        }
      sudoku_derivation_forward (walk->walk, SUDOKU_STRIDE_STAGE, cli_progress_look, progress);
    }
  return TRUE;
}

/* Unless something is asked of it, the search of a large board is left out. */
static gboolean
leaves_out_search (const Walk *walk)
{
  return !walk->derive->any_order && sudoku_derivation_matrix (walk->walk)->shape->order > NONET_LARGEST_SEARCHED_ORDER;
}

static void
answer (CliAnswer *answer, gpointer data)
{
  const Derive *derive = data;
  g_autoptr (SudokuGrid) grid = cli_answer_dup_grid (answer);
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (guint64));
  Walk walk = { answer, derive, cli_made (sudoku_derivation_new (grid, (SudokuSearchVariant) derive->variant)), path };
  SudokuSearchTally tally;
  gboolean complete = FALSE;
  CliProgress progress;

  cli_progress_begin (&progress, answer, NULL, NULL);
  derive->printer->begin (answer, walk.walk);
  pass_stages (&walk);
  if (is_wanted (&walk, SUDOKU_STAGE_SEARCH) && !leaves_out_search (&walk))
    complete = pass_nodes (&walk, &progress);
  else if (is_wanted (&walk, SUDOKU_STAGE_SEARCH) && derive->printer->left_out != NULL)
    derive->printer->left_out (answer);
  cli_progress_end (&progress);
  derive->printer->end (answer, walk.walk, complete);

  tally = sudoku_derivation_place (walk.walk).tally;
  answer->n_solutions = tally.n_solutions;
  if (complete && tally.n_solutions == 0)
    cli_answer_note (answer, CLI_EXIT_NO_SOLUTION);
  sudoku_derivation_free (walk.walk);
}

int
cli_derive (int argc, char **argv)
{
  g_autofree char *stage = NULL, *variant = NULL;
  gboolean dot = FALSE;
  gint64 limit = CLI_NO_LIMIT;
  Derive derive = { .stage = ALL_STAGES };
  CliTask task = { .answer = answer, .data = &derive, .spaced = TRUE, .endless = TRUE };
  const GOptionEntry entries[] = {
    { "stage", 0, 0, G_OPTION_ARG_STRING, &stage,
      N_ ("Print only this stage: “choices”, “prune”, “fixpoint” or “search” (default: “all”)"), N_ ("STAGE") },
    { "variant", 0, 0, G_OPTION_ARG_STRING, &variant,
      N_ ("How to search: prune to the “fixpoint” (default), “once” after each expansion, or one value against all "
          "“others”"),
      N_ ("VARIANT") },
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &limit, N_ ("Print at most N nodes of the search (default: 1000)"), "N" },
    { "dot", 0, 0, G_OPTION_ARG_NONE, &dot, N_ ("Print the tree of the search for Graphviz"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_auto (CliOptions) options = { 0 };

  if (!cli_options_parse (
          &options, _ ("[FILE…]"),
          _ ("Prints how the specification of a solver becomes a program that answers at once, stage by stage."),
          entries, TRUE, argv)
      || !cli_choose ("--stage", stage, STAGES, &derive.stage)
      || !cli_choose ("--variant", variant, VARIANTS, &derive.variant) || !cli_limit_valid (limit))
    return CLI_EXIT_BAD;

  derive.limit = limit != CLI_NO_LIMIT ? (guint64) limit : USUAL_LIMIT;
  derive.any_order = stage != NULL || limit != CLI_NO_LIMIT || dot;
  derive.printer = dot ? &cli_derive_dot : options.json ? &cli_derive_json : &cli_derive_text;
  if (dot)
    derive.stage = SUDOKU_STAGE_SEARCH;
  task.spaced = !options.json;
  return cli_run (&options, &task);
}
