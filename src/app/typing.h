/* Typing anywhere in the window: symbols go to the board wherever the focus is, except into texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board-view.h"

G_BEGIN_DECLS

void nonet_typing_install (GtkWindow *window, NonetBoardView *board);

/* Whether a text entry has the focus; then it is given the action ("clipboard.copy") instead of the board. */
gboolean nonet_typing_forward_to_text (GtkWindow *window, const char *action);

G_END_DECLS
