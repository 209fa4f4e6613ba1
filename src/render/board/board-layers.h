/* The layers of a board, a file each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/board/board-drawing.h"

G_BEGIN_DECLS

/* The layers. Marked houses and cells are under the lines of the board; the others are drawn after them in this order. */
void nonet_board_draw_areas (const NonetBoardDrawing *drawing);
void nonet_board_draw_sets (const NonetBoardDrawing *drawing);
void nonet_board_draw_candidates (const NonetBoardDrawing *drawing);
void nonet_board_draw_notes (const NonetBoardDrawing *drawing);
void nonet_board_draw_colour_letters (const NonetBoardDrawing *drawing);
void nonet_board_draw_symbols (const NonetBoardDrawing *drawing);
void nonet_board_draw_links (const NonetBoardDrawing *drawing);

G_END_DECLS
