/* The board's colours on this desktop: the styles of the painter with the accent and the font of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "render/board-painter.h"

G_BEGIN_DECLS

/* Fills in the style for a board inside the widget, after AdwStyleManager (dark, high contrast) and the named colours
 * where the widget stands. *family, which the style borrows, is freed and replaced. */
void nonet_board_style_for_widget (NonetBoardStyle *style, GtkWidget *widget, char **family);

/* Calls func (widget) whenever that style may have become another one, for as long as the widget lives. */
void nonet_board_style_watch (GtkWidget *widget, void (*func) (GtkWidget *widget));

G_END_DECLS
