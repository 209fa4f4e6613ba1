/* The tree of a search by Bird's program: its nodes, growing it in a worker, and the owner's side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"
#include "sudoku/derivation-search.h"
#include "tasks/worker.h"
#include "words/notation.h"

G_BEGIN_DECLS

/* The nodes of a search tree in one block, each after its parent and all that lies below an earlier sibling.
 *
 * One thread adds nodes while others read those that were published to them. What a node holds stays as it is, but for its end,
 * which is known when all below it was searched. So the solutions are not counted below a node but before it: what lies between
 * two places is below whatever spans them.
 */

/* 20 bytes. */
typedef struct
{
  guint32 parent;           /* of the root: 0 */
  guint32 end;              /* the node after all that lies below; 0 while that grows. Atomic */
  guint32 solutions_before; /* among the nodes before this one */
  guint16 cell;             /* the cell that was expanded in the parent … */
  guint16 depth;            /* expansions from the root */
  guint8 branch;            /* … the branch of it, from 0 … */
  guint8 value;             /* … and the value the cell has, or has not; 0 for the root */
  guint8 excluded;          /* whether the cell has all values but this one */
  guint8 state;             /* a SudokuNodeState */
} NonetTreeNode;

/* Counted by reference. */
typedef struct
{
  gatomicrefcount references;
  guint32 capacity;
  NonetTreeNode node[];
} NonetTreeNodes;

NonetTreeNodes *nonet_tree_nodes_ref (NonetTreeNodes *self);
void nonet_tree_nodes_unref (NonetTreeNodes *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetTreeNodes, nonet_tree_nodes_unref)

/* Counted by reference; one thread at a time grows it. */
typedef struct _NonetTreeGrowth NonetTreeGrowth;

/* What has grown; free it with nonet_tree_grown_free (). */
typedef struct
{
  NonetTreeNodes *nodes; /* a reference; NULL before there is a root */
  SudokuSearchTally tally;
  gboolean complete;
  gboolean out_of_memory; /* it cannot continue */
} NonetTreeGrown;

void nonet_tree_grown_free (NonetTreeGrown *grown);

NonetTreeGrowth *nonet_tree_growth_ref (NonetTreeGrowth *self);

SudokuSearchVariant nonet_tree_growth_get_variant (const NonetTreeGrowth *self);

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
NonetSearchTree *nonet_search_tree_new (NonetPuzzle *puzzle, SudokuSearchVariant variant);

/* Grows until the tree is complete or has as many nodes as it may have; stops with what there is. Both may be called at any
 * time. Nothing is left running when the tree is gone. */
void nonet_search_tree_grow (NonetSearchTree *self);
void nonet_search_tree_stop (NonetSearchTree *self);

NonetTreeState nonet_search_tree_get_state (NonetSearchTree *self);
NonetPuzzle *nonet_search_tree_get_puzzle (NonetSearchTree *self);

/* How cells are named in what is said of the tree; r1c1 at first. */
NonetCellStyle nonet_search_tree_get_cell_style (NonetSearchTree *self);
void nonet_search_tree_set_cell_style (NonetSearchTree *self, NonetCellStyle cells);
SudokuSearchVariant nonet_search_tree_get_variant (NonetSearchTree *self);

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
