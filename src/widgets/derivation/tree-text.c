/* Sentences on the nodes of a search tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/tree-text.h"

#include <glib/gi18n.h>

#include "words/cell-names.h"
#include "words/derivation.h"
#include "words/notation.h"
#include "words/number.h"
#include "words/power.h"

/* That many digits, with their marks, are written out. */
#define MOST_DIGITS 19

/* "r2c5 = 4" or "r2c5 ≠ 4". */
static char *
branch_to_text (NonetSearchTree *tree, const NonetTreeNode *node)
{
  const NonetPuzzle *puzzle = nonet_search_tree_get_puzzle (tree);
  const NonetNotation notation = { puzzle->alphabet, nonet_search_tree_get_cell_style (tree) };
  g_autofree char *cell = nonet_cell_to_name (puzzle->shape, node->cell, &notation);

  return g_strdup_printf ("%s %s %s", cell, node->excluded ? "≠" : "=",
                          nonet_alphabet_get_symbol (puzzle->alphabet, node->value));
}

static char *
state_to_text (NonetSearchTree *tree, guint32 number)
{
  guint32 n_nodes, n_solutions;
  g_autofree char *nodes = NULL, *solutions = NULL;

  nonet_search_tree_count_below (tree, number, &n_nodes, &n_solutions);
  nodes = nonet_number_to_string (n_nodes);
  solutions = nonet_number_to_string (n_solutions);
  switch ((SudokuNodeState) nonet_search_tree_peek (tree, number)->state)
    {
    case SUDOKU_NODE_BLOCKED:
      /* Translators: of a matrix of choices that has no solution. */
      return g_strdup (C_ ("search tree", "blocked"));
    case SUDOKU_NODE_SOLVED:
      return g_strdup (C_ ("search tree", "a solution"));
    case SUDOKU_NODE_OPEN:
    default:
      /* Translators: of a node of the search tree: how many nodes and solutions lie below it, as numbers. */
      return g_strdup_printf (_ ("matrices below: %s, solutions: %s"), nodes, solutions);
    }
}

char *
nonet_tree_node_to_text (NonetSearchTree *tree, guint32 node)
{
  const NonetTreeNode *place = nonet_search_tree_peek (tree, node);
  g_autofree char *branch = NULL, *state = state_to_text (tree, node);

  if (node == 0)
    /* Translators: the first node of the search tree; %s: "matrices below: 12, solutions: 1". */
    return g_strdup_printf (_ ("Root, %s"), state);
  branch = branch_to_text (tree, place);
  /* Translators: a node of the search tree: its depth, what was chosen, and "blocked", "a solution" or what lies below. */
  return g_strdup_printf (_ ("Depth %u, %s, %s"), place->depth, branch, state);
}

char *
nonet_tree_matrix_to_boards (const SudokuCandidates *matrix)
{
  g_autofree char *digits = nonet_matrix_to_digits (matrix, TRUE);
  g_autofree char *power = nonet_power_to_string (sudoku_choices_log10 (matrix), 2);

  if (g_strcmp0 (digits, "1") == 0)
    return g_strdup (_ ("1 board left"));
  /* Translators: that many boards are still to be checked: a number, "1,024" or "4.62 × 10³³"; at least two, or none. */
  return g_strdup_printf (_ ("%s boards left"), g_utf8_strlen (digits, -1) <= MOST_DIGITS ? digits : power);
}

static char *
pivot_to_text (NonetSearchTree *tree, const SudokuCandidates *matrix, guint pivot, const NonetNotation *notation)
{
  g_autofree char *cell = nonet_cell_to_name (matrix->shape, pivot, notation);
  g_autofree char *values = nonet_values_to_string (matrix->cell[pivot], notation->alphabet, NONET_LIST_WORDS);

  if (nonet_search_tree_get_variant (tree)->first_cell)
    /* Translators: a cell, and its values: "First cell with choices: r2c5, 2 and 9". */
    return g_strdup_printf (_ ("First cell with choices: %s, %s"), cell, values);
  /* Translators: a cell, and its values: "Fewest choices: r2c5, 2 and 9". */
  return g_strdup_printf (_ ("Fewest choices: %s, %s"), cell, values);
}

char *
nonet_tree_matrix_to_text (NonetSearchTree *tree, const SudokuCandidates *matrix, guint *cell)
{
  const NonetNotation notation = { nonet_search_tree_get_puzzle (tree)->alphabet,
                                   nonet_search_tree_get_cell_style (tree) };
  g_autofree char *block = NULL;

  *cell = matrix->shape->n_cells;
  switch (sudoku_node_state (matrix))
    {
    case SUDOKU_NODE_BLOCKED:
      block = nonet_block_to_string (matrix, &notation);
      /* Translators: %s says why a matrix of choices has no solution: "r4c5 has no choice left". */
      return g_strdup_printf (_ ("Blocked: %s"), block);
    case SUDOKU_NODE_SOLVED:
      return g_strdup (_ ("A solution"));
    case SUDOKU_NODE_OPEN:
    default:
      *cell = sudoku_node_pivot (matrix, nonet_search_tree_get_variant (tree));
      return pivot_to_text (tree, matrix, *cell, &notation);
    }
}
