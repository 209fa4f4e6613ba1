/* nonet-cli derive: the way from the specification of Bird's program to its search, on each puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   $ echo 12..34.......... | nonet-cli derive --stage=search
 *   search: 2^6
 *     r3c1=2: 2^2
 *     …
 */
#include <glib/gi18n.h>

#include "cli/run/run.h"
#include "sudoku/derivation-walk.h"
#include "sudoku/natural.h"
#include "words/derivation.h"

/* A form in which a walk is printed. Each is called where the walk stands at the end of such a part, unless it is NULL; parent is
 * the number of the node above. */
typedef struct
{
  void (*begin) (CliAnswer *answer, const SudokuDerivation *walk);
  void (*stage) (CliAnswer *answer, const SudokuDerivation *walk);
  void (*node) (CliAnswer *answer, const SudokuDerivation *walk, guint64 parent);
  void (*end) (CliAnswer *answer, const SudokuDerivation *walk, gboolean complete); /* all nodes were printed */
  void (*left_out) (CliAnswer *answer); /* instead of the search of a large board */
} Printer;

/* What a step does, in the words of the program: "pruneBy rows". */
static const char *
function_of (const SudokuDerivation *walk)
{
  SudokuDerivationPlace place = sudoku_derivation_place (walk);

  if (place.stage == SUDOKU_STAGE_SEARCH)
    return "search";
  return nonet_derivation_to_function (walk, SUDOKU_STRIDE_STAGE);
}

/* Why a matrix is blocked, "r4c5 is empty" or "3 twice in row 4"; NULL if it is not. */
static char *
dup_block (const CliAnswer *answer, const SudokuCandidates *matrix)
{
  return nonet_block_to_string (matrix, &(NonetNotation){ answer->board.alphabet, NONET_CELLS_RC });
}

/* The last expansion, "r4c1=2". */
static char *
dup_edge (const CliAnswer *answer, const SudokuDerivation *walk)
{
  const NonetNotation notation = { answer->board.alphabet, NONET_CELLS_RC };
  GString *edge = g_string_new (NULL);
  g_autofree char *cell = NULL;
  guint pivot;
  SudokuSet left;

  sudoku_derivation_branch (walk, sudoku_derivation_place (walk).depth, &pivot, &left);
  cell = nonet_cell_to_name (sudoku_derivation_matrix (walk)->shape, pivot, &notation);
  g_string_append_printf (edge, "%s=", cell);
  cli_print_set (edge, answer->board.alphabet, left);
  return g_string_free (edge, FALSE);
}

/* As text: matrices of choices, and a line for each node of the search. A cell shows each choice in its place, as those do who
 * retell Bird's pearl: "[ 23 567 9]". */

static void
append_padded (GString *text, const char *symbol, guint width)
{
  g_string_append (text, symbol);
  for (guint i = (guint) g_utf8_strlen (symbol, -1); i < width; i++)
    g_string_append_c (text, ' ');
}

/* "[ 23 567 9]", or for a fixed choice its symbol, as wide; symbols of several characters with whitespace between. */
static void
print_cell (GString *text, const NonetAlphabet *alphabet, SudokuSet set)
{
  guint order = nonet_alphabet_get_order (alphabet), width = nonet_alphabet_get_width (alphabet);
  guint apart = width > 1;

  if (sudoku_set_is_single (set))
    {
      append_padded (text, nonet_alphabet_get_symbol (alphabet, sudoku_set_first (set)),
                     order * width + (order - 1) * apart + 2);
      return;
    }
  g_string_append_c (text, '[');
  for (guint value = 1; value <= order; value++)
    append_padded (text, sudoku_set_has (set, value) ? nonet_alphabet_get_symbol (alphabet, value) : "",
                   width + (value < order ? apart : 0));
  g_string_append_c (text, ']');
}

static void
print_matrix (CliAnswer *answer, const SudokuCandidates *matrix)
{
  guint order = matrix->shape->order;

  for (guint cell = 0; cell < matrix->shape->n_cells; cell++)
    {
      print_cell (answer->text, answer->board.alphabet, matrix->cell[cell]);
      if (cell % order + 1 < order)
        g_string_append_c (answer->text, ' ');
      else
        {
          while (g_str_has_suffix (answer->text->str, " "))
            g_string_truncate (answer->text, answer->text->len - 1);
          g_string_append_c (answer->text, '\n');
        }
    }
}

/* "9^51 boards = 4638…", where that says more. */
static void
print_boards (CliAnswer *answer, const SudokuCandidates *matrix)
{
  g_autofree char *digits = nonet_matrix_to_digits (matrix, FALSE);
  g_autofree char *powers = nonet_matrix_to_powers (matrix, FALSE);

  if (g_str_equal (powers, digits))
    /* Translators: how many boards a matrix of choices stands for. */
    g_string_append_printf (answer->text, _ ("Boards: %s"), digits);
  else
    /* Translators: the same as powers and as a number, as in “Boards: 2^10 = 1024”. */
    g_string_append_printf (answer->text, _ ("Boards: %s = %s"), powers, digits);
  g_string_append_c (answer->text, '\n');
}

/* The time to check them all, if it is a year or more. */
static void
print_time (CliAnswer *answer, const SudokuCandidates *matrix)
{
  double boards = sudoku_choices_log10 (matrix);
  g_autofree char *time = nonet_checking_time_to_string (boards);

  if (sudoku_checking_years_log10 (boards) < 0)
    return;
  g_string_append_printf (answer->text, _ ("Checking them all at a million a second would take %s"), time);
  g_string_append_c (answer->text, '\n');
}

static void
print_stage (CliAnswer *answer, const SudokuDerivation *walk)
{
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  SudokuDerivationPlace place = sudoku_derivation_place (walk);

  g_string_append_printf (answer->text, "%s\n", function_of (walk));
  if (place.step == SUDOKU_DERIVATION_REDUCE)
    {
      /* Translators: how many choices a pruning removed. */
      g_string_append_printf (answer->text, _ ("Removed: %u"), sudoku_derivation_n_removed (walk, SUDOKU_STRIDE_STAGE));
      g_string_append_c (answer->text, '\n');
    }
  print_boards (answer, matrix);
  print_time (answer, matrix);
  print_matrix (answer, matrix);
  g_string_append_c (answer->text, '\n');
}

static void
print_node (CliAnswer *answer, const SudokuDerivation *walk, guint64 parent)
{
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  g_autofree char *block = dup_block (answer, matrix);
  g_autofree char *powers = nonet_matrix_to_powers (matrix, FALSE);
  SudokuDerivationPlace place = sudoku_derivation_place (walk);

  if (place.depth > 0)
    {
      g_autofree char *edge = dup_edge (answer, walk);

      /* "r4c1=2: ", or "r4c1=3579: " where a branch has several choices. */
      g_string_append_printf (answer->text, "%*s%s: ", 2 * (int) MIN (place.depth, 40), "", edge);
    }
  else
    g_string_append (answer->text, "search: ");
  if (block != NULL)
    /* Translators: what follows is the reason why a board has no solution. */
    g_string_append_printf (answer->text, _ ("blocked, %s"), block);
  else if (place.step == SUDOKU_DERIVATION_SOLVED)
    {
      g_autoptr (SudokuGrid) solution = cli_made (sudoku_candidates_to_grid (matrix));

      cli_print_line (answer->text, answer->board.alphabet, matrix->shape, solution->cell);
    }
  else
    g_string_append (answer->text, powers);
  g_string_append_c (answer->text, '\n');
}

/* One of the numbers at the end. */
static void
print_number (CliAnswer *answer, const char *name, guint64 number)
{
  g_string_append_printf (answer->text, "%s: %" G_GUINT64_FORMAT "\n", name, number);
}

static void
end (CliAnswer *answer, const SudokuDerivation *walk, gboolean complete)
{
  SudokuSearchTally tally = sudoku_derivation_place (walk).tally;

  if (!complete)
    {
      if (tally.n_nodes > 1)
        g_string_append (answer->text, "…\n");
      return;
    }
  print_number (answer, _ ("Nodes"), tally.n_nodes);
  print_number (answer, _ ("Blocked nodes"), tally.n_blocked);
  print_number (answer, _ ("Solutions"), tally.n_solutions);
  print_number (answer, _ ("Prunings"), tally.n_prunings);
}

static void
left_out (CliAnswer *answer)
{
  g_string_append_printf (answer->text, "%s\n", nonet_search_left_out_to_sentence ());
}

static const Printer text_printer = { NULL, print_stage, print_node, end, left_out };

/* As JSON:
 *
 *   {"puzzle":1,"order":9,"steps":[{"step":"choices","boards":"4638…","matrix":[["2"],["1",…],…]},…],
 *    "nodes":[{"node":0,"state":"open","boards":"12"},{"node":1,"parent":0,"branch":"r4c1=2","state":"solved",…},…],
 *    "solutions":1,"complete":true}
 */

static void
print_boards_json (GString *text, const SudokuCandidates *matrix)
{
  g_autofree char *digits = nonet_matrix_to_digits (matrix, FALSE);

  g_string_append_printf (text, ",\"boards\":\"%s\"", digits);
}

static void
begin_json (CliAnswer *answer, const SudokuDerivation *walk)
{
  cli_answer_begin_json (answer);
  g_string_append_printf (answer->text, ",\"order\":%u,\"steps\":[", sudoku_derivation_matrix (walk)->shape->order);
}

static void
print_stage_json (CliAnswer *answer, const SudokuDerivation *walk)
{
  cli_json_comma (answer->text);
  g_string_append_printf (answer->text, "{\"step\":\"%s\"", function_of (walk));
  print_boards_json (answer->text, sudoku_derivation_matrix (walk));
  cli_json_candidates (answer->text, "matrix", answer->board.alphabet, sudoku_derivation_matrix (walk));
  g_string_append_c (answer->text, '}');
}

static void
print_node_json (CliAnswer *answer, const SudokuDerivation *walk, guint64 parent)
{
  static const char *const states[] = { "open", "solved", "blocked" };
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  guint64 number = sudoku_derivation_place (walk).tally.n_nodes - 1;
  GString *text = answer->text;

  g_string_append_printf (text, "%s{\"node\":%" G_GUINT64_FORMAT, number == 0 ? "],\"nodes\":[" : ",", number);
  if (number > 0)
    {
      g_autofree char *edge = dup_edge (answer, walk);

      g_string_append_printf (text, ",\"parent\":%" G_GUINT64_FORMAT, parent);
      cli_json_member (text, "branch", edge);
    }
  g_string_append_printf (text, ",\"state\":\"%s\"", states[sudoku_node_state (matrix)]);
  print_boards_json (text, matrix);
  cli_json_candidates (text, "matrix", answer->board.alphabet, matrix);
  g_string_append_c (text, '}');
}

static void
end_json (CliAnswer *answer, const SudokuDerivation *walk, gboolean complete)
{
  g_string_append_printf (answer->text, "],\"solutions\":%" G_GUINT64_FORMAT ",\"complete\":%s}\n",
                          sudoku_derivation_place (walk).tally.n_solutions, complete ? "true" : "false");
}

static const Printer json_printer = { begin_json, print_stage_json, print_node_json, end_json, NULL };

/* The tree of the search for Graphviz. */

static void
begin_dot (CliAnswer *answer, const SudokuDerivation *walk)
{
  g_string_append_printf (answer->text, "digraph \"puzzle %" G_GUINT64_FORMAT "\" {\n", answer->number);
}

/* Solved nodes are double circles, blocked ones boxes with the reason. */
static void
print_node_dot (CliAnswer *answer, const SudokuDerivation *walk, guint64 parent)
{
  static const char *const shapes[] = { "ellipse", "doublecircle", "box" };
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  guint64 number = sudoku_derivation_place (walk).tally.n_nodes - 1;
  g_autofree char *block = dup_block (answer, matrix);
  g_autofree char *label = block != NULL ? g_strdup (block) : nonet_matrix_to_powers (matrix, FALSE);

  g_string_append_printf (answer->text, "  %" G_GUINT64_FORMAT " [shape=%s,label=", number,
                          shapes[sudoku_node_state (matrix)]);
  cli_json_string (answer->text, label);
  g_string_append (answer->text, "];\n");
  if (number > 0)
    {
      g_autofree char *edge = dup_edge (answer, walk);

      g_string_append_printf (answer->text, "  %" G_GUINT64_FORMAT " -> %" G_GUINT64_FORMAT " [label=", parent, number);
      cli_json_string (answer->text, edge);
      g_string_append (answer->text, "];\n");
    }
}

static void
end_dot (CliAnswer *answer, const SudokuDerivation *walk, gboolean complete)
{
  g_string_append (answer->text, "}\n");
}

static const Printer dot_printer = { begin_dot, NULL, print_node_dot, end_dot, NULL };

/* The walk itself. */

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
  const Printer *printer;
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
      if (is_wanted (walk, place.stage) && walk->derive->printer->stage != NULL)
        walk->derive->printer->stage (walk->answer, walk->walk);
    }
  while (!place.pruned && sudoku_derivation_forward (walk->walk, SUDOKU_STRIDE_STAGE, NULL, NULL) == SUDOKU_FOUND);
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
          guint64 number = place.tally.n_nodes - 1, parent;

          if (n_printed++ == walk->derive->limit)
            return FALSE;
          parent = place.depth > 0 ? g_array_index (walk->path, guint64, place.depth - 1) : 0;
          walk->derive->printer->node (walk->answer, walk->walk, parent);
          g_array_set_size (walk->path, place.depth);
          g_array_append_val (walk->path, number);
          cli_answer_spill (walk->answer);
        }
      sudoku_derivation_forward (walk->walk, SUDOKU_STRIDE_STAGE, cli_progress_look, progress);
    }
  return TRUE;
}

static void
answer (CliAnswer *answer, gpointer data)
{
  const Derive *derive = data;
  g_autoptr (SudokuGrid) grid = cli_answer_dup_grid (answer);
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (guint64));
  Walk walk = { answer, derive, cli_made (sudoku_derivation_new (grid, (SudokuSearchVariant) derive->variant)), path };
  /* Unless something is asked of it, the search of a large board is left out. */
  gboolean too_large = !derive->any_order && grid->shape->order > NONET_LARGEST_SEARCHED_ORDER, complete = FALSE;
  SudokuSearchTally tally;
  CliProgress progress;

  if (grid->shape->n_rules > 0)
    {
      cli_answer_invalid (answer, _ ("only boards without further rules are derived"));
      sudoku_derivation_free (walk.walk);
      return;
    }
  cli_progress_begin (&progress, answer, NULL, NULL);
  if (derive->printer->begin != NULL)
    derive->printer->begin (answer, walk.walk);
  pass_stages (&walk);
  if (is_wanted (&walk, SUDOKU_STAGE_SEARCH) && !too_large)
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
  char *stage = NULL, *variant = NULL;
  gboolean dot = FALSE;
  gint64 limit = CLI_NO_LIMIT;
  Derive derive = { .stage = ALL_STAGES };
  CliTask task = { .answer = answer, .data = &derive, .spaced = TRUE, .endless = TRUE };
  const GOptionEntry entries[] = {
    { "stage", 0, CLI_CHOICES, G_OPTION_ARG_STRING, &stage,
      N_ ("Print only this stage: “choices”, “prune”, “fixpoint” or “search” (default: “all”)"), N_ ("STAGE") },
    { "variant", 0, CLI_CHOICES, G_OPTION_ARG_STRING, &variant,
      N_ ("How to search: prune to the “fixpoint” (default), “once” after each expansion, or one value against all "
          "“others”"),
      N_ ("VARIANT") },
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &limit, N_ ("Print at most N nodes of the search (default: 1000)"), "N" },
    { "dot", 0, 0, G_OPTION_ARG_NONE, &dot, N_ ("Print the tree of the search for Graphviz"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_auto (CliOptions) options = { .plain = TRUE };

  if (!cli_options_parse (
          &options, _ ("[FILE…]"),
          _ ("Prints how the specification of a solver becomes a program that answers at once, stage by stage."),
          entries, TRUE, argv)
      || !cli_choose ("--stage", stage, STAGES, &derive.stage)
      || !cli_choose ("--variant", variant, VARIANTS, &derive.variant) || !cli_limit_valid (limit))
    return CLI_EXIT_BAD;

  derive.limit = limit != CLI_NO_LIMIT ? (guint64) limit : USUAL_LIMIT;
  derive.any_order = stage != NULL || limit != CLI_NO_LIMIT || dot;
  derive.printer = dot ? &dot_printer : options.json ? &json_printer : &text_printer;
  if (dot)
    derive.stage = SUDOKU_STAGE_SEARCH;
  task.spaced = !options.json;
  return cli_run (&options, &task);
}
