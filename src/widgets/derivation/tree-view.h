/* A search tree as a widget: scrolled, zoomed, and a node chosen in it, by pointer or keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Put it into a GtkScrolledWindow. At first, and until somebody zooms, it fits the tree to its size.
 */
#pragma once

#include "render/tree/tree-drawing.h"
#include "tasks/derivation/search-tree.h"
#include "widgets/scrollable.h"

/* "Depth 3, r2c5 = 4, blocked", translated; the caller's. */
char *nonet_tree_node_to_text (NonetSearchTree *tree, guint32 node);

/* How many boards a node's matrix stands for, with all digits or, if these are many, as a power: "1,024 boards left". */
char *nonet_tree_matrix_to_boards (const SudokuCandidates *matrix);

/* What the search does at a matrix: "Fewest choices: r2c5, 2 and 9", why it is blocked, or that it is a solution. *cell is the
 * cell that is expanded, or the number of cells. */
char *nonet_tree_matrix_to_text (NonetSearchTree *tree, const SudokuCandidates *matrix, guint *cell);

/* Signals: "chosen" (guint): a node was chosen, the root when the tree begins, then by pointer, key or nonet_tree_view_choose ();
 * "zoomed" (): the zoom is another one. */
#define NONET_TYPE_TREE_VIEW (nonet_tree_view_get_type ())
G_DECLARE_FINAL_TYPE (NonetTreeView, nonet_tree_view, NONET, TREE_VIEW, NonetScrollable)

/* Shows a tree, as it grows; NULL: none. */
void nonet_tree_view_set_tree (NonetTreeView *self, NonetSearchTree *tree);
NonetSearchTree *nonet_tree_view_get_tree (NonetTreeView *self);

/* Chooses a node, which is marked with the path to it, and scrolls it into sight. */
void nonet_tree_view_choose (NonetTreeView *self, guint32 node);

/* 1: nodes have their usual size. */
double nonet_tree_view_get_zoom (NonetTreeView *self);
void nonet_tree_view_zoom_by (NonetTreeView *self, double factor);
/* From now on the tree is as large as fits. */
void nonet_tree_view_fit (NonetTreeView *self);
