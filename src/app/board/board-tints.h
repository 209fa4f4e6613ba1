/* What is tinted on the board, as the preferences say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board/board-view.h"

G_BEGIN_DECLS

/* Has a board follow the settings on its tints as long as it lives. */
void nonet_board_tints_bind (NonetBoardView *board, GSettings *settings);

G_END_DECLS
