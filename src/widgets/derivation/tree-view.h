/* A search tree as a widget: scrolled, zoomed, folded, and a node chosen in it, by pointer or keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is a GtkScrollable: put it into a GtkScrolledWindow. At first, and until somebody zooms, it fits the tree to its size.
 * Large subtrees are folded, but for the path to the current node.
 */
#pragma once

#include <gtk/gtk.h>

#include "tasks/derivation/search-tree.h"

G_BEGIN_DECLS

/* No node. */
#define NONET_TREE_NO_NODE G_MAXUINT32

/* Signals: "node-activated" (guint): a node was clicked, or chosen by key; "changed" (): zoom, folding or the chosen node are
 * other ones. */
#define NONET_TYPE_TREE_VIEW (nonet_tree_view_get_type ())
G_DECLARE_FINAL_TYPE (NonetTreeView, nonet_tree_view, NONET, TREE_VIEW, GtkWidget)

/* Shows a tree, as it grows; NULL: none. It is for the caller to have it grow. */
void nonet_tree_view_set_tree (NonetTreeView *self, NonetSearchTree *tree);
NonetSearchTree *nonet_tree_view_get_tree (NonetTreeView *self);

/* Whether all that has grown is laid out, as it is folded now. */
gboolean nonet_tree_view_is_laid_out (NonetTreeView *self);

/* Marks the node that a walk stands at, with the path to it, and scrolls it into sight; NONET_TREE_NO_NODE: none. The tree need
 * not have it yet. */
void nonet_tree_view_set_current (NonetTreeView *self, guint32 node);

/* Chooses a node, as pointer and keys do. */
void nonet_tree_view_choose (NonetTreeView *self, guint32 node);

/* Unfolds everything, or folds it as it was at first. */
void nonet_tree_view_set_all_unfolded (NonetTreeView *self, gboolean all_unfolded);

/* 1: nodes have their usual size. */
double nonet_tree_view_get_zoom (NonetTreeView *self);
void nonet_tree_view_zoom_by (NonetTreeView *self, double factor);
/* From now on the tree is as large as fits. */
void nonet_tree_view_fit (NonetTreeView *self);

G_END_DECLS
