/* Painting a search tree at any zoom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "formats/alphabet.h"
#include "render/board/board-style.h"
#include "render/tree/tree-drawing.h"

/* Where a search tree stands on its picture: columns and rows in pixels, at any zoom.
 *
 * Columns follow the zoom. Rows do so only above 100 %; below, they share the height that is in sight, as a tree is easily a
 * thousand times as wide as it is deep.
 */

/* What is drawn. Borrows all it points to. */
typedef struct
{
  const SudokuTreeNode *nodes;
  const NonetTreeDrawing *drawing; /* of these nodes, or of the first of them */
  NonetAlphabet *alphabet;         /* of the values */
  double zoom;
  double left, top;     /* what is scrolled out of sight, in pixels */
  double width, height; /* the part in sight */
  gboolean right_to_left;
  guint32 chosen; /* the node to which the path leads, or NONET_TREE_NO_NODE */
} NonetTreeScene;

/* The size of the whole tree at the scene's zoom, with a margin. */
void nonet_tree_get_size (const NonetTreeScene *self, double *width, double *height);

/* The zoom, at most 1, at which all columns are in sight. */
double nonet_tree_get_fitting_zoom (const NonetTreeScene *self);

double nonet_tree_get_row (const NonetTreeScene *self);
double nonet_tree_get_radius (const NonetTreeScene *self);

/* The middle of a node on the part in sight. */
double nonet_tree_get_x (const NonetTreeScene *self, guint32 node);
double nonet_tree_get_y (const NonetTreeScene *self, guint level);

/* The place, in columns, that is drawn at x of the part in sight. */
double nonet_tree_get_place (const NonetTreeScene *self, double x);
/* And back. */
double nonet_tree_get_point (const NonetTreeScene *self, double place);

/* The node at a point of the part in sight, or NONET_TREE_NO_NODE. */
guint32 nonet_tree_node_at (const NonetTreeScene *self, double x, double y);

/* Draws the part in sight at the origin. */
void nonet_tree_draw (const NonetTreeScene *scene, const NonetBoardStyle *style, cairo_t *cr);

/* Draws the shape of a node alone, for a legend, into a square of this size at the origin. */
void nonet_tree_draw_mark (SudokuNodeState state,
                           gboolean on_path,
                           const NonetBoardStyle *style,
                           double size,
                           cairo_t *cr);
