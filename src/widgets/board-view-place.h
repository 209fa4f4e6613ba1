/* How large the board is and where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "widgets/board-view-private.h"

G_BEGIN_DECLS

void nonet_board_view_place_class_init (GtkWidgetClass *klass);

/* Fits the board into the widget's new size. */
void nonet_board_view_place (NonetBoardView *self, int width, int height);
/* Somebody has moved an axis. */
void nonet_board_view_scrolled (GtkWidget *widget);
gboolean nonet_board_view_can_scroll (NonetBoardView *self);
void nonet_board_view_scroll_to_cell (NonetBoardView *self, guint cell);
void nonet_board_view_zoom_at (NonetBoardView *self, double zoom, double x, double y);

void nonet_board_view_get_cell_area (NonetBoardView *self, guint cell, GdkRectangle *area);
int nonet_board_view_cell_at (NonetBoardView *self, double x, double y);
/* The columns and rows of cells in sight; FALSE if there are none. */
gboolean nonet_board_view_get_visible_cells (NonetBoardView *self, GdkRectangle *range);

G_END_DECLS
