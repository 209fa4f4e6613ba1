/* The tree of a search by Bird's program, as far as a worker has grown it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"
#include "sudoku/derivation-search.h"
#include "words/notation.h"

/* Nodes that a tree has at most, and seconds that it grows: more than anybody looks at. */
#define NONET_SEARCH_TREE_LIMIT 100000
#define NONET_SEARCH_TREE_SECONDS 30

typedef enum
{
  NONET_TREE_GROWING,
  NONET_TREE_LIMITED, /* there are more nodes than these */
  NONET_TREE_COMPLETE /* every node there is */
} NonetTreeState;

/* Signal "grown" (): there are more nodes, or the state is another one; once a frame at most. */
#define NONET_TYPE_SEARCH_TREE (nonet_search_tree_get_type ())
G_DECLARE_FINAL_TYPE (NonetSearchTree, nonet_search_tree, NONET, SEARCH_TREE, GObject)

/* The tree of a puzzle, entries included, which begins to grow; nothing is left running when it is gone. cells says how cells are
 * named in what is said of it. Takes a reference to the puzzle. */
NonetSearchTree *nonet_search_tree_new (NonetPuzzle *puzzle, SudokuSearchVariant variant, NonetCellStyle cells);

NonetTreeState nonet_search_tree_get_state (NonetSearchTree *self);
NonetPuzzle *nonet_search_tree_get_puzzle (NonetSearchTree *self);
NonetCellStyle nonet_search_tree_get_cell_style (NonetSearchTree *self);

/* What has grown; tally.n_nodes nodes are there to be asked for. */
const SudokuSearchTally *nonet_search_tree_get_tally (NonetSearchTree *self);
guint32 nonet_search_tree_get_n_nodes (NonetSearchTree *self);

/* A node, and those after it; good until "grown". */
const SudokuTreeNode *nonet_search_tree_peek (NonetSearchTree *self, guint32 node);

/* How many nodes and solutions lie below a node, as far as they have grown; itself not counted. */
void nonet_search_tree_count_below (NonetSearchTree *self, guint32 node, guint32 *n_nodes, guint32 *n_solutions);

/* The matrix of a node, pruned as the variant says: on boards of 16x16 it takes 1 ms. Free the result with sudoku_candidates_free ().
 * NULL when out of memory. */
SudokuCandidates *nonet_search_tree_find_matrix (NonetSearchTree *self, guint32 node);
