/* The tree of a search: the same as the search itself, whoever limits it or lets it go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/derivation/search-tree.h"

#include "sudoku/derivation-walk.h"
#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"

static NonetSearchTree *
make_tree (guint order, const char *cells, SudokuSearchVariant variant)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (order, cells);

  return nonet_search_tree_new (puzzle, variant, NONET_CELLS_RC);
}

static NonetSearchTree *
grow_tree (guint order, const char *cells, SudokuSearchVariant variant)
{
  NonetSearchTree *tree = make_tree (order, cells, variant);

  WAIT_UNTIL (nonet_search_tree_get_state (tree) != NONET_TREE_GROWING);
  g_assert_cmpint (nonet_search_tree_get_state (tree), ==, NONET_TREE_COMPLETE);
  return tree;
}

static void
assert_tally (NonetSearchTree *tree, SudokuSearchVariant variant)
{
  SudokuGrid *grid = nonet_puzzle_dup_grid (nonet_search_tree_get_puzzle (tree), TRUE);
  const SudokuSearchTally *tally = nonet_search_tree_get_tally (tree);
  SudokuSearchTally expected;

  sudoku_variant_search (grid, variant, NULL, NULL, NULL, &expected);
  g_assert_cmpuint (tally->n_nodes, ==, expected.n_nodes);
  g_assert_cmpuint (tally->n_blocked, ==, expected.n_blocked);
  g_assert_cmpuint (tally->n_solutions, ==, expected.n_solutions);
  g_assert_cmpuint (tally->n_prunings, ==, expected.n_prunings);
  g_assert_cmpuint (tally->deepest, ==, expected.deepest);
  sudoku_grid_free (grid);
}

TEST (tallies_are_those_of_the_search)
{
  const char *boards[] = { UNIQUE, "11", "1234123412341234", "12" };

  for (SudokuSearchVariant variant = 0; variant < SUDOKU_N_VARIANTS; variant++)
    for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
      {
        gboolean small = i >= 1;
        g_autoptr (NonetSearchTree) tree = NULL;

        tree = grow_tree (small ? 4 : 9, boards[i], variant);
        assert_tally (tree, variant);
      }
}

/* What the counts below a node say is what lies below it. */
TEST (counts_below_are_what_lies_below)
{
  g_autoptr (NonetSearchTree) tree = grow_tree (4, "12", 0);
  guint32 n = nonet_search_tree_get_n_nodes (tree);
  g_autofree guint32 *below = g_new0 (guint32, n), *solutions = g_new0 (guint32, n);

  g_assert_cmpuint (n, >, 20);
  for (guint32 i = n; i-- > 0;)
    {
      const SudokuTreeNode *node = nonet_search_tree_peek (tree, i);
      guint32 n_nodes, n_solutions;

      nonet_search_tree_count_below (tree, i, &n_nodes, &n_solutions);
      g_assert_cmpuint (n_nodes, ==, below[i]);
      g_assert_cmpuint (n_solutions, ==, solutions[i]);
      if (i == 0)
        break;
      g_assert_cmpuint (node->parent, <, i);
      g_assert_cmpuint (node->depth, ==, nonet_search_tree_peek (tree, node->parent)->depth + 1);
      below[node->parent] += below[i] + 1;
      solutions[node->parent] += solutions[i] + (node->state == SUDOKU_NODE_SOLVED);
    }
}

/* Node after node, with the matrices the walk stands at. */
TEST (nodes_are_those_of_the_walk)
{
  for (SudokuSearchVariant variant = 0; variant < SUDOKU_N_VARIANTS; variant++)
    {
      g_autoptr (NonetSearchTree) tree = grow_tree (4, "1..4.2", variant);
      SudokuGrid *grid = nonet_puzzle_dup_grid (nonet_search_tree_get_puzzle (tree), TRUE);
      SudokuDerivation *walk = sudoku_derivation_new (grid, variant);
      guint32 n_seen = 0;

      while (sudoku_derivation_forward (walk, SUDOKU_STRIDE_STAGE, NULL, NULL) == SUDOKU_FOUND)
        {
          SudokuDerivationPlace place = sudoku_derivation_place (walk);
          SudokuCandidates *matrix;

          if (place.stage != SUDOKU_STAGE_SEARCH || place.step == SUDOKU_DERIVATION_END || !place.pruned
              || n_seen == place.tally.n_nodes)
            continue;
          n_seen = (guint32) place.tally.n_nodes;
          g_assert_cmpuint (nonet_search_tree_peek (tree, n_seen - 1)->depth, ==, place.depth);
          matrix = nonet_search_tree_find_matrix (tree, n_seen - 1);
          g_assert_cmpmem (matrix->cell, matrix->shape->n_cells * sizeof *matrix->cell,
                           sudoku_derivation_matrix (walk)->cell, matrix->shape->n_cells * sizeof *matrix->cell);
          sudoku_candidates_free (matrix);
        }
      g_assert_cmpuint (n_seen, ==, nonet_search_tree_get_n_nodes (tree));
      sudoku_derivation_free (walk);
      sudoku_grid_free (grid);
    }
}

TEST (branches_are_named_by_their_values)
{
  g_autoptr (NonetSearchTree) values = grow_tree (4, NULL, 0), others = grow_tree (4, NULL, 2);

  for (guint32 i = 0, n = 0; i < nonet_search_tree_get_n_nodes (values); i++)
    if (nonet_search_tree_peek (values, i)->depth == 1)
      {
        g_assert_cmpuint (nonet_search_tree_peek (values, i)->value, ==, ++n);
        g_assert_false (nonet_search_tree_peek (values, i)->excluded);
      }
  for (guint32 i = 0; i < nonet_search_tree_get_n_nodes (others); i++)
    if (nonet_search_tree_peek (others, i)->depth == 1)
      {
        g_assert_cmpuint (nonet_search_tree_peek (others, i)->value, ==, 1);
        g_assert_cmpuint (nonet_search_tree_peek (others, i)->excluded, ==, nonet_search_tree_peek (others, i)->branch);
      }
}

/* An empty board of 9x9 has more. */
TEST (large_trees_have_a_limit)
{
  g_autoptr (NonetSearchTree) tree = make_tree (9, NULL, 0);
  guint32 n_nodes, n_solutions;

  WAIT_UNTIL (nonet_search_tree_get_state (tree) != NONET_TREE_GROWING);
  g_assert_cmpint (nonet_search_tree_get_state (tree), ==, NONET_TREE_LIMITED);
  g_assert_cmpuint (nonet_search_tree_get_n_nodes (tree), ==, NONET_SEARCH_TREE_LIMIT);
  nonet_search_tree_count_below (tree, 0, &n_nodes, &n_solutions);
  g_assert_cmpuint (n_nodes, ==, NONET_SEARCH_TREE_LIMIT - 1);
  g_assert_cmpuint (n_solutions, ==, nonet_search_tree_get_tally (tree)->n_solutions);
}

TEST (dropped_it_ends)
{
  for (guint i = 0; i < 10; i++)
    {
      NonetSearchTree *tree = make_tree (i % 2 == 0 ? 9 : 16, NULL, i % SUDOKU_N_VARIANTS);

      wait_for (i * 2);
      g_object_unref (tree);
    }
  wait_for_workers ();
}
