/* What a screen reader is told of each cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board-view-private.h"

G_BEGIN_DECLS

/* "row 1, column 3: 7, given"; caller frees. */
char *nonet_board_view_describe_cell (NonetBoardView *self, guint cell);
void nonet_board_view_update_labels (NonetBoardView *self);

G_END_DECLS
