/* The marks of a player, where they stand in their cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/board/board-scene.h"
#include "render/board/board-style.h"

G_BEGIN_DECLS

/* The value of the candidate or mark that is drawn at a place of the square, or 0. */
guint nonet_board_shown_at (const NonetBoardScene *scene,
                            const NonetBoardStyle *style,
                            double size,
                            double x,
                            double y);

G_END_DECLS
