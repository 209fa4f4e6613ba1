/* Painting a board: areas, symbols, and all that lies over them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "render/board/board-scene.h"
#include "render/board/board-style.h"

/* Draws the scene into the square of size x size units whose corner is at the origin. scale is how many device
 * pixels a unit has, so that lines fall on whole pixels. Small boards (thumbnails) leave out what
 * could not be read. clip, if not NULL, is a rectangle outside of which nothing needs to be drawn. */
void nonet_board_draw (cairo_t *cr,
                       const NonetBoardScene *scene,
                       const NonetBoardStyle *style,
                       double size,
                       double scale,
                       const cairo_rectangle_t *clip);

/* The value of the candidate or mark that is drawn at a place of the square, or 0. */
guint nonet_board_shown_at (const NonetBoardScene *scene,
                            const NonetBoardStyle *style,
                            double size,
                            double x,
                            double y);

/* Whether candidates are drawn on a board of this size: smaller ones could not be read. */
gboolean nonet_board_has_room_for_candidates (const SudokuShape *shape,
                                              NonetAlphabet *alphabet,
                                              const NonetBoardStyle *style,
                                              double size);
