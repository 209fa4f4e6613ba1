/* Input methods on the board. What they commit is heard by whoever connects to "commit" of self->input.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board-view-private.h"

G_BEGIN_DECLS

void nonet_board_view_init_input (NonetBoardView *self, GtkEventController *keys);
void nonet_board_view_end_input (NonetBoardView *self);
gboolean nonet_board_view_is_preediting (NonetBoardView *self);
gboolean nonet_board_view_filter_key (NonetBoardView *self, GtkEventController *controller);
void nonet_board_view_reset_input (NonetBoardView *self);
/* What is typed and not in a cell yet; NULL: nothing. */
const char *nonet_board_view_get_typing (NonetBoardView *self);

G_END_DECLS
