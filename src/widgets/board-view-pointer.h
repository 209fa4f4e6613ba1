/* Mouse and touch on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board-view-private.h"

G_BEGIN_DECLS

void nonet_board_view_init_pointer (NonetBoardView *self);

G_END_DECLS
