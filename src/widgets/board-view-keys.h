/* The keyboard on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board-view-private.h"

G_BEGIN_DECLS

void nonet_board_view_init_keys (NonetBoardView *self);
/* Ends a symbol that is being typed; enter: puts it into the selection if it is one. */
void nonet_board_view_finish_composing (NonetBoardView *self, gboolean enter);

G_END_DECLS
