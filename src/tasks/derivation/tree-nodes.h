/* The nodes of a search tree in one block, each after its parent and all that lies below an earlier sibling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One thread adds nodes while others read those that were published to them. What a node holds stays as it is, but for its end,
 * which is known when all below it was searched. So the solutions are not counted below a node but before it: what lies between
 * two places is below whatever spans them.
 */
#pragma once

#include <glib.h>

#include "sudoku/derivation-search.h"

G_BEGIN_DECLS

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

/* Memory that is not written to yet takes none. NULL when out of memory. */
NonetTreeNodes *nonet_tree_nodes_new (guint32 capacity);
NonetTreeNodes *nonet_tree_nodes_ref (NonetTreeNodes *self);
void nonet_tree_nodes_unref (NonetTreeNodes *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetTreeNodes, nonet_tree_nodes_unref)

/* The node after all that lies below a node, of n that are known. */
guint32 nonet_tree_nodes_get_end (const NonetTreeNodes *self, guint32 n, guint32 node);

/* The matrix of a node, by growing each node on the path to it again; the work of one search of that depth. NULL when cancelled
 * (which may be NULL) said so or out of memory. */
SudokuCandidates *nonet_tree_nodes_dup_matrix (const NonetTreeNodes *self,
                                               guint32 node,
                                               const SudokuGrid *puzzle,
                                               const SudokuSearchVariant *variant,
                                               SudokuCancelFunc cancelled,
                                               void *data);

G_END_DECLS
