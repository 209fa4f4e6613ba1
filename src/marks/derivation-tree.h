/* The search tree of a walk through the derivation, as far as it fits on a page of a hand-out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/page/handout.h"
#include "render/tree/tree-drawing.h"
#include "sudoku/derivation-walk.h"

G_BEGIN_DECLS

/* Nodes that a tree has at most; what comes after is not drawn. */
#define NONET_DERIVATION_TREE_NODES 1000000

typedef struct _NonetDerivationTree NonetDerivationTree;

NonetDerivationTree *nonet_derivation_tree_new (void);
void nonet_derivation_tree_free (NonetDerivationTree *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetDerivationTree, nonet_derivation_tree_free)

/* Adds the node that a walk stands at, pruned; nodes are added in the order of the walk, each of them once. */
void nonet_derivation_tree_add (NonetDerivationTree *self, const SudokuDerivation *walk);

/* Adds the tree to a hand-out, if it has more than its root. Level by level, the branches of a node are drawn as long as there is
 * room; what has none is folded. */
void nonet_derivation_tree_draw (const NonetDerivationTree *self, NonetHandout *handout, NonetAlphabet *alphabet);

G_END_DECLS
