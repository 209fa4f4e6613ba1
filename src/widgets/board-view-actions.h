/* What can be done on the board by name, besides what board-view.h has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board-view-private.h"

G_BEGIN_DECLS

void nonet_board_view_actions_class_init (GtkWidgetClass *klass);
void nonet_board_view_update_actions (NonetBoardView *self);
/* Puts the next of the symbols the cell may have into it, or the one before. */
void nonet_board_view_step_symbol (NonetBoardView *self, guint cell, int direction);

G_END_DECLS
