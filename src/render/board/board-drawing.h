/* The painter's layers, and what they share: the canvas in device pixels, and the cells that need to be drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/board/board-scene.h"
#include "render/board/board-style.h"

typedef struct
{
  cairo_t *cr; /* a unit is a device pixel */
  const NonetBoardScene *scene;
  const NonetBoardStyle *style;
  NonetBoardLayout layout;
  const SudokuSet *clue; /* the candidates that a cell is restricted to by a rule, or NULL */
  gboolean draws_broken; /* of the further rules only those that are broken; else only the others */
  double scale;          /* device pixels in a unit of the caller */
  guint first_row, end_row, first_column, end_column; /* cells inside the clip */
} NonetBoardDrawing;

/* Goes through the cells to be drawn, row by row: two loops, so do not break. */
#define FOR_EACH_CELL(drawing, cell)                                                                                   \
  for (guint row_ = (drawing)->first_row, n_ = (drawing)->layout.shape->order; row_ < (drawing)->end_row; row_++)      \
    for (guint cell = row_ * n_ + (drawing)->first_column; cell < row_ * n_ + (drawing)->end_column; cell++)

/* The candidates shown in a cell: those that stand there or are struck, unless the marks are about other values, and those that are
 * marked; where nobody says which there are, those that are a clue. None beside a symbol. */
SudokuSet nonet_board_drawing_candidates (const NonetBoardDrawing *drawing, guint cell);

/* Adds the inside of a cell to the path. */
void nonet_board_drawing_add_cell (const NonetBoardDrawing *drawing, guint cell);

/* Adds a rectangle with round corners to the path. */
void nonet_board_add_rounded (cairo_t *cr, double x, double y, double width, double height, double radius);

/* A letter on a plate of the colour, whose corner is at x and y. */
void nonet_board_draw_plate (const NonetBoardDrawing *drawing,
                             char letter,
                             const NonetColour *colour,
                             double x,
                             double y,
                             double height);

/* Whether colours have letters: with high contrast, and on paper. */
gboolean nonet_board_drawing_needs_letters (const NonetBoardDrawing *drawing);

/* The radius of a candidate's mark. */
double nonet_board_drawing_disc_radius (const NonetBoardDrawing *drawing);

/* Layers that are not board-painter.c's own. Rules that are areas and lines are under the lines of the board; the others are drawn after
 * them in this order. */
void nonet_board_draw_rules (const NonetBoardDrawing *drawing);
void nonet_board_draw_clues (const NonetBoardDrawing *drawing);
void nonet_board_draw_candidates (const NonetBoardDrawing *drawing);
void nonet_board_draw_notes (const NonetBoardDrawing *drawing);
void nonet_board_draw_links (const NonetBoardDrawing *drawing);
