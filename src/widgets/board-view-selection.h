/* The cursor and the selected cells of the board, besides what board-view.h has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board-view-private.h"

G_BEGIN_DECLS

void nonet_board_view_unselect (NonetBoardView *self);
void nonet_board_view_select_only (NonetBoardView *self, guint cell);
void nonet_board_view_select_toggle (NonetBoardView *self, guint cell);
void nonet_board_view_select_add (NonetBoardView *self, guint cell);
void nonet_board_view_select_block (NonetBoardView *self, guint cell); /* from the anchor to here */
void nonet_board_view_select_equal (NonetBoardView *self, guint cell);
void nonet_board_view_select_all (NonetBoardView *self);

G_END_DECLS
