/* The walk of nonet-cli derive as data: JSON, and the tree of the search for Graphviz.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   {"puzzle":1,"order":9,"steps":[{"step":"choices","boards":"4638…","matrix":[["2"],["1",…],…]},…],
 *    "nodes":[{"node":0,"state":"open","boards":"12"},{"node":1,"parent":0,"branch":"r4c1=2","state":"solved",…},…],
 *    "solutions":1,"complete":true}
 */
#include "cli/commands/derive.h"
#include "cli/run/print.h"
#include "words/derivation.h"

static void
print_boards (GString *text, const SudokuCandidates *matrix)
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

/* After the opening bracket of an array, or an object in it. */
static void
separate (GString *text)
{
  if (text->len > 0 && text->str[text->len - 1] == '}')
    g_string_append_c (text, ',');
}

static void
print_stage_json (CliAnswer *answer, const SudokuDerivation *walk)
{
  separate (answer->text);
  g_string_append_printf (answer->text, "{\"step\":\"%s\"", cli_derive_function (walk));
  print_boards (answer->text, sudoku_derivation_matrix (walk));
  cli_json_candidates (answer->text, "matrix", answer->board.alphabet, sudoku_derivation_matrix (walk));
  g_string_append_c (answer->text, '}');
}

static const char *
state_of (const SudokuDerivation *walk)
{
  static const char *const names[] = { "open", "solved", "blocked" };

  return names[sudoku_node_state (sudoku_derivation_matrix (walk))];
}

static void
print_node_json (CliAnswer *answer, const SudokuDerivation *walk, guint64 parent)
{
  SudokuDerivationPlace place = sudoku_derivation_place (walk);
  guint64 number = place.tally.n_nodes - 1;
  GString *text = answer->text;

  g_string_append_printf (text, "%s{\"node\":%" G_GUINT64_FORMAT, number == 0 ? "],\"nodes\":[" : ",", number);
  if (number > 0)
    {
      g_autofree char *edge = cli_derive_dup_edge (answer, walk);

      g_string_append_printf (text, ",\"parent\":%" G_GUINT64_FORMAT, parent);
      cli_json_member (text, "branch", edge);
    }
  g_string_append_printf (text, ",\"state\":\"%s\"", state_of (walk));
  print_boards (text, sudoku_derivation_matrix (walk));
  cli_json_candidates (text, "matrix", answer->board.alphabet, sudoku_derivation_matrix (walk));
  g_string_append_c (text, '}');
}

static void
end_json (CliAnswer *answer, const SudokuDerivation *walk, gboolean complete)
{
  g_string_append_printf (answer->text, "],\"solutions\":%" G_GUINT64_FORMAT ",\"complete\":%s}\n",
                          sudoku_derivation_place (walk).tally.n_solutions, complete ? "true" : "false");
}

const CliDerivePrinter cli_derive_json = { begin_json, print_stage_json, print_node_json, end_json, NULL };

static void
begin_dot (CliAnswer *answer, const SudokuDerivation *walk)
{
  g_string_append_printf (answer->text, "digraph \"puzzle %" G_GUINT64_FORMAT "\" {\n", answer->number);
}

/* The tree is that of the search alone. */
static void
print_stage_dot (CliAnswer *answer, const SudokuDerivation *walk)
{
}

/* Solved nodes are double circles, blocked ones boxes with the reason. */
static void
print_node_dot (CliAnswer *answer, const SudokuDerivation *walk, guint64 parent)
{
  static const char *const shapes[] = { "ellipse", "doublecircle", "box" };
  SudokuDerivationPlace place = sudoku_derivation_place (walk);
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  guint64 number = place.tally.n_nodes - 1;
  g_autofree char *block = cli_derive_dup_block (answer, matrix);
  g_autofree char *label = block != NULL ? g_strdup (block) : nonet_matrix_to_powers (matrix, FALSE);

  g_string_append_printf (answer->text, "  %" G_GUINT64_FORMAT " [shape=%s,label=", number,
                          shapes[sudoku_node_state (matrix)]);
  cli_json_string (answer->text, label);
  g_string_append (answer->text, "];\n");
  if (number > 0)
    {
      g_autofree char *edge = cli_derive_dup_edge (answer, walk);

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

const CliDerivePrinter cli_derive_dot = { begin_dot, print_stage_dot, print_node_dot, end_dot, NULL };
