/* The board's colours on this desktop, the styles of the painter with the accent and the font of the window; and boards drawn so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "render/board/board-painter.h"

/* The style for boards inside the widget, after AdwStyleManager (dark, high contrast) and the named colours where the widget
 * stands: it stays the same as long as the widget lives, which is drawn again when the colours are other ones. */
const NonetBoardStyle *nonet_board_style_for_widget (GtkWidget *widget);

/* Draws a scene of this size in the style for a widget, or for what is inside it. */
void nonet_board_scene_draw (const NonetBoardScene *scene, GtkWidget *widget, cairo_t *cr, double size);

/* Draws a scene as large as the widget allows, at its top and in the middle of its width. */
void nonet_board_scene_snapshot (const NonetBoardScene *scene, GtkWidget *widget, GtkSnapshot *snapshot);

/* The name of a colour 1 to 9, translated. */
const char *nonet_colour_name (guint colour);

/* A dot of a colour 1 to 9, size units wide. */
GtkWidget *nonet_colour_swatch_new (guint colour, int size);
