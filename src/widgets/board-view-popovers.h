/* The two pop-overs that hang on cells of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board-view-private.h"

G_BEGIN_DECLS

/* The values that the houses of a cell leave it. */
SudokuSet nonet_board_view_possible (NonetBoardView *self, guint cell);
void nonet_board_view_update_popover (NonetBoardView *self);
void nonet_board_view_show_popover (NonetBoardView *self);
void nonet_board_view_hover_tally (NonetBoardView *self);
/* The tally is another one: so is what the pop-over tells. */
void nonet_board_view_update_tally (NonetBoardView *self);
void nonet_board_view_present_popovers (NonetBoardView *self);
void nonet_board_view_drop_popovers (NonetBoardView *self);

G_END_DECLS
