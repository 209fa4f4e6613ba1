/* A tree as it is drawn: its nodes level by level, laid out from left to right.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Where the nodes of a tree stand when it is drawn: their places from left to right, level by level.
 *
 * After Christoph Buchheim, Michael Jünger and Sebastian Leipert, "Improving Walker's Algorithm to Run in Linear Time" (Graph
 * Drawing 2002), which draws as Reingold and Tilford (1981) do. What lies between two subtrees is spread out in an order that
 * depends on the side one begins with. So the tree and its mirror image are both laid out, and the mean of the two is taken:
 * it keeps all distances, and mirrored trees are drawn as mirror images.
 */

/* The places of n >= 1 nodes, each after its parent and all that lies below an earlier child (preorder): parent[0] is not looked
 * at, parent[i] < i. Nodes next to each other on a level are at least 1 apart, each parent stands in the middle between its
 * first and its last child, and the leftmost node is at 0. Takes O(n) time and no stack. Free the result with g_free (). */
double *nonet_tree_layout (const guint32 *parent, guint32 n);

/* What a node is. */
typedef enum
{
  NONET_TREE_OPEN,
  NONET_TREE_SOLUTION,
  NONET_TREE_BLOCKED
} NonetTreeMark;

/* Set in a value: the branch is all values but this one. */
#define NONET_TREE_EXCLUDED 0x80

/* The nodes to be drawn, each after its parent and what lies below an earlier sibling; arrays of n >= 1 items. */
typedef struct
{
  guint32 n;
  guint32 *parent; /* positions in these arrays; that of the first is not looked at */
  guint32 *number; /* ascending: what the caller calls the node */
  guint8 *value;   /* of the branch that leads to it; 0: none */
  guint8 *mark;    /* NonetTreeMark */
} NonetTreeOutline;

/* No position. */
#define NONET_TREE_NOWHERE G_MAXUINT32

/* Read only; all arrays but level have n items. */
typedef struct
{
  guint32 n;
  guint n_levels;
  guint32 *level; /* n_levels + 1: the first position of each level, and the end */
  double *x;      /* nodes of a level are at least 1 apart, the leftmost of all is at 0 */
  double width;   /* the rightmost */
  guint32 *parent;
  guint32 *number;
  guint8 *value;
  guint8 *mark;
} NonetTreeDrawing;

/* Lays out a tree. Takes linear time, about 76 bytes a node meanwhile and 18 in the end. */
NonetTreeDrawing *nonet_tree_drawing_new (const NonetTreeOutline *outline);
void nonet_tree_drawing_free (NonetTreeDrawing *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetTreeDrawing, nonet_tree_drawing_free)

/* The position of a node by its level and number. */
guint32 nonet_tree_drawing_find (const NonetTreeDrawing *self, guint level, guint32 number);

/* The level of a position. */
guint nonet_tree_drawing_get_level (const NonetTreeDrawing *self, guint32 position);

/* The first child of a position, or NONET_TREE_NOWHERE. */
guint32 nonet_tree_drawing_get_first_child (const NonetTreeDrawing *self, guint32 position);

/* The position that is by nodes further to the right in its level, or itself if there is none. */
guint32 nonet_tree_drawing_get_beside (const NonetTreeDrawing *self, guint32 position, int by);

/* The first position from start to end with a place of at least x; end if there is none. All of one level. */
guint32 nonet_tree_drawing_bisect (const NonetTreeDrawing *self, guint32 start, guint32 end, double x);
