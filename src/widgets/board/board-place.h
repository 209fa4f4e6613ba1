/* Where a board stands in its widget, and how large it is: fitting, zoom, scrolling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/shape.h"
#include "widgets/scrollable.h"

#define NONET_BOARD_MAX_ZOOM 8.0

/* Part of a widget's instance, in units of the widget. Others set shape alone. */
typedef struct
{
  GtkWidget *widget;        /* a NonetScrollable */
  const SudokuShape *shape; /* borrowed; NULL: there is no board */
  double zoom;              /* 1.0: the board fits, or has cells that are large enough to be read */
  double size;              /* side of the whole board */
  double left, top;         /* of its corner; negative when scrolled */
} NonetBoardPlace;

void nonet_board_place_init (NonetBoardPlace *self, GtkWidget *widget);

/* Fits the board into the widget's size. */
void nonet_board_place_fit (NonetBoardPlace *self);

/* The side of the board at zoom 1. */
double nonet_board_place_get_usual_size (const NonetBoardPlace *self);

/* The zoom at which the whole board is seen: 1, or less if it is large. */
double nonet_board_place_get_least_zoom (const NonetBoardPlace *self);

/* Zooms so that the point of the board at (x, y) stays there. Returns whether the zoom is another one. */
gboolean nonet_board_place_zoom_at (NonetBoardPlace *self, double zoom, double x, double y);

/* The same with the cell, if it is in sight, which then is shown whole; else, or if cell is -1, with the middle. */
gboolean nonet_board_place_zoom (NonetBoardPlace *self, double zoom, int cell);

/* Whether the board is larger than the widget. */
gboolean nonet_board_place_can_scroll (const NonetBoardPlace *self);
void nonet_board_place_scroll_to_cell (NonetBoardPlace *self, guint cell);

void nonet_board_place_get_cell_area (const NonetBoardPlace *self, guint cell, GdkRectangle *area);

/* The cell at a point, or -1. */
int nonet_board_place_cell_at (const NonetBoardPlace *self, double x, double y);

/* The cell at the edge that is seen from a point beside the board, no farther than a cell is wide, and the next one in that
 * direction; -1 if there is none. */
int nonet_board_place_edge_at (const NonetBoardPlace *self, double x, double y, guint *next);

/* The columns and rows of cells in sight, all 0 if there are none. */
void nonet_board_place_get_visible_cells (const NonetBoardPlace *self, GdkRectangle *range);
