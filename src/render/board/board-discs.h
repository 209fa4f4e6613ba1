/* What is drawn under and over a candidate: the marks of steps, the colours of the player, the ring of the chosen value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/board/board-drawing.h"

G_BEGIN_DECLS

/* The radius of a candidate's mark. */
double nonet_board_drawing_disc_radius (const NonetBoardDrawing *drawing);

/* What is under a marked candidate, and over it. */
void nonet_board_draw_disc (const NonetBoardDrawing *drawing, NonetMark mark, double x, double y);
void nonet_board_draw_strike (const NonetBoardDrawing *drawing, NonetMark mark, double x, double y);

/* What is under a candidate or mark at a place that the player has coloured; a letter beside it where hues are not enough. */
void nonet_board_draw_colour (const NonetBoardDrawing *drawing, guint colour, const cairo_rectangle_t *place);

/* The disc under a candidate or mark of the chosen value. */
void nonet_board_draw_ring (const NonetBoardDrawing *drawing, double x, double y, double radius, double size);

G_END_DECLS
