/* The tree of a search by Bird's program, grown in the background: what the window draws of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nodes are numbered in the order in which the search meets them, from 0: where a walk through the derivation stands at a node
 * whose tally.n_nodes is n, that node is n - 1. A tree keeps 20 bytes a node and no matrix; the matrix of a node is computed when
 * it is asked for.
 */
#pragma once

#include "formats/puzzle.h"
#include "tasks/derivation/tree-nodes.h"
#include "words/notation.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Nodes that a tree has at most: more than anybody looks at. */
#define NONET_SEARCH_TREE_LIMIT 100000

typedef enum
{
  NONET_TREE_STOPPED, /* or not begun */
  NONET_TREE_GROWING,
  NONET_TREE_LIMITED,  /* there are as many nodes as there may be */
  NONET_TREE_COMPLETE, /* every node there is */
  NONET_TREE_FAILED    /* out of memory */
} NonetTreeState;

/* Signal "grown" (): there are more nodes, or the state is another one; once a frame at most. */
#define NONET_TYPE_SEARCH_TREE (nonet_search_tree_get_type ())
G_DECLARE_FINAL_TYPE (NonetSearchTree, nonet_search_tree, NONET, SEARCH_TREE, GObject)

/* The tree of a puzzle, entries included; without nodes. Takes a reference to the puzzle. */
NonetSearchTree *nonet_search_tree_new (NonetPuzzle *puzzle, const SudokuSearchVariant *variant);

/* Grows until the tree is complete or has as many nodes as it may have; stops with what there is. Both may be called at any
 * time. Nothing is left running when the tree is gone. */
void nonet_search_tree_grow (NonetSearchTree *self);
void nonet_search_tree_stop (NonetSearchTree *self);

NonetTreeState nonet_search_tree_get_state (NonetSearchTree *self);
NonetPuzzle *nonet_search_tree_get_puzzle (NonetSearchTree *self);

/* How cells are named in what is said of the tree; r1c1 at first. */
NonetCellStyle nonet_search_tree_get_cell_style (NonetSearchTree *self);
void nonet_search_tree_set_cell_style (NonetSearchTree *self, NonetCellStyle cells);
const SudokuSearchVariant *nonet_search_tree_get_variant (NonetSearchTree *self);

/* What has grown; tally.n_nodes nodes are there to be asked for. */
const SudokuSearchTally *nonet_search_tree_get_tally (NonetSearchTree *self);
guint32 nonet_search_tree_get_n_nodes (NonetSearchTree *self);

/* A node; good until "grown". */
const NonetTreeNode *nonet_search_tree_peek (NonetSearchTree *self, guint32 node);

/* All nodes, for threads; get_n_nodes () of them are good. NULL if there are none. */
NonetTreeNodes *nonet_search_tree_get_nodes (NonetSearchTree *self);

/* How many nodes and solutions lie below a node, as far as they have grown; itself not counted. */
void nonet_search_tree_count_below (NonetSearchTree *self, guint32 node, guint32 *n_nodes, guint32 *n_solutions);

/* The matrix of a node, pruned as the variant says. Free the result with sudoku_candidates_free (). */
void nonet_search_tree_find_matrix_async (NonetSearchTree *self,
                                          guint32 node,
                                          GCancellable *cancellable,
                                          GAsyncReadyCallback callback,
                                          gpointer user_data);
SudokuCandidates *nonet_search_tree_find_matrix_finish (NonetSearchTree *self, GAsyncResult *result, GError **error);

G_END_DECLS
