/* What the painter's layers share: the canvas in device pixels, and the cells that need to be drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/board-layout.h"
#include "render/glyph-book.h"

G_BEGIN_DECLS

typedef struct
{
  cairo_t *cr; /* a unit is a device pixel */
  const NonetBoardScene *scene;
  const NonetBoardStyle *style;
  NonetBoardLayout layout;
  double scale;                                       /* device pixels in a unit of the caller */
  guint first_row, end_row, first_column, end_column; /* cells inside the clip */
} NonetBoardDrawing;

/* Goes through the cells to be drawn, row by row. */
#define FOR_EACH_CELL(drawing, cell)                                                                                   \
  for (guint cell = nonet_board_drawing_first (drawing); cell < (drawing)->layout.shape->n_cells;                      \
       cell = nonet_board_drawing_next (drawing, cell))

/* The first of them and the one after a cell, or n * n if there is none. */
guint nonet_board_drawing_first (const NonetBoardDrawing *drawing);
guint nonet_board_drawing_next (const NonetBoardDrawing *drawing, guint cell);

void nonet_board_drawing_set_colour (const NonetBoardDrawing *drawing, const NonetColour *colour, double opacity);

/* The symbol shown in a cell: given, entry or found; 0 for none. */
guint nonet_board_drawing_value (const NonetBoardDrawing *drawing, guint cell);

/* The layers, in the order they are drawn after paper and tints. */
void nonet_board_draw_candidates (const NonetBoardDrawing *drawing);
void nonet_board_draw_symbols (const NonetBoardDrawing *drawing);

G_END_DECLS
