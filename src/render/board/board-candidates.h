/* How candidates are drawn: symbols in their places, notes in corners and centre, discs of colour, and shares of solutions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/alphabet.h"
#include "render/board/board-drawing.h"
#include "render/board/board-scene.h"
#include "render/board/board-style.h"
#include "sudoku/shape.h"

G_BEGIN_DECLS

/* The radius of a candidate's mark. */
double nonet_board_drawing_disc_radius (const NonetBoardDrawing *drawing);

void nonet_board_draw_strike (const NonetBoardDrawing *drawing, NonetMark mark, double x, double y);

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

G_END_DECLS
