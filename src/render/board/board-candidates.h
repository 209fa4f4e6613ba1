/* Which candidates are drawn, and where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/board/board-style.h"

G_BEGIN_DECLS

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
