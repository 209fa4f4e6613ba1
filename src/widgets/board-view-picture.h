/* What the board looks like.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board-view-private.h"

G_BEGIN_DECLS

void nonet_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);
/* The colours may be other ones. */
void nonet_board_view_invalidate_style (NonetBoardView *self);

G_END_DECLS
