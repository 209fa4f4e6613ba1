/* Drawing a search tree with Cairo: whatever part of it is in sight, at any zoom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is drawn depends on the size of the picture, not on that of the tree: of each level in sight at most a node a few pixels;
 * where nodes stand closer, they become one shape.
 */
#pragma once

#include <cairo.h>

#include "render/board/board-style.h"
#include "render/tree/tree-geometry.h"

G_BEGIN_DECLS

/* Draws the part in sight at the origin. */
void nonet_tree_draw (const NonetTreeScene *scene, const NonetBoardStyle *style, cairo_t *cr);

/* Draws the shape of a node alone, for a legend, into a square of this size at the origin. */
void nonet_tree_draw_mark (NonetTreeMark mark,
                           gboolean on_path,
                           const NonetBoardStyle *style,
                           double size,
                           cairo_t *cr);

G_END_DECLS
