/* Where the nodes of a tree stand when it is drawn: their places from left to right, level by level.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After Christoph Buchheim, Michael Jünger and Sebastian Leipert, "Improving Walker's Algorithm to Run in Linear Time" (Graph
 * Drawing 2002), which draws as Reingold and Tilford (1981) do. What lies between two subtrees is spread out in an order that
 * depends on the side one begins with. So the tree and its mirror image are both laid out, and the mean of the two is taken:
 * it keeps all distances, and mirrored trees are drawn as mirror images.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The places of n >= 1 nodes, each after its parent and all that lies below an earlier child (preorder): parent[0] is not looked
 * at, parent[i] < i. Nodes next to each other on a level are at least 1 apart, each parent stands in the middle between its
 * first and its last child, and the leftmost node is at 0. Takes O(n) time and no stack. Free the result with g_free ();
 * NULL when out of memory. */
double *nonet_tree_layout (const guint32 *parent, guint32 n);

G_END_DECLS
