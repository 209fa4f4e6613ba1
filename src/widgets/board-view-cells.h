/* The bare child over each cell in sight, for keyboard focus and screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board-view-private.h"

G_BEGIN_DECLS

void nonet_board_view_cells_class_init (GtkWidgetClass *klass);
void nonet_board_view_init_cells (NonetBoardView *self);
void nonet_board_view_forget_cells (NonetBoardView *self);

G_END_DECLS
