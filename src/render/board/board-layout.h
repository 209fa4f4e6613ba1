/* Where things stand on a board: lines on whole device pixels, cells between them, candidates at fixed places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   0                                                  size
 *   |#| cell 0 |:| cell 1 |:| cell 2 |#| cell 3 |:| …  |#|     # thick line (frame, boxes), : thin line
 *
 * A line lies centred over the boundary between two cells; the frame's lines lie wholly inside the square.
 */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "sudoku/shape.h"

G_BEGIN_DECLS

/* All in device pixels. */
typedef struct
{
  const SudokuShape *shape;
  double size;         /* side of the square */
  double cell;         /* distance of two boundaries, not rounded */
  double thin, thick;  /* widths of lines */
  guint columns, rows; /* of the candidates in a cell */
} NonetBoardLayout;

/* The layout of a square of size x size units of scale device pixels each; heavy: wider lines. */
void nonet_board_layout_init (NonetBoardLayout *layout,
                              const SudokuShape *shape,
                              double size,
                              double scale,
                              gboolean heavy);

/* Whether a thick line runs along a side of the cell in a row and a column (one of which may be n): on its left (vertical) or
 * above it. It does where another box or the frame begins. */
gboolean nonet_board_layout_is_border (const NonetBoardLayout *layout, guint row, guint column, gboolean vertical);

/* The start of a line of a width before the index-th column (0 .. n), or row. */
double nonet_board_layout_line (const NonetBoardLayout *layout, guint index, double width);

/* The inside of a cell, between its lines. */
void nonet_board_layout_cell (const NonetBoardLayout *layout, guint cell, cairo_rectangle_t *rectangle);

/* The part of a cell's inside that belongs to the candidate value (1 .. n). */
void nonet_board_layout_candidate (const NonetBoardLayout *layout,
                                   const cairo_rectangle_t *inside,
                                   guint value,
                                   cairo_rectangle_t *rectangle);

/* The cell at a place of the square, or -1 on the frame and outside. */
int nonet_board_cell_at (const SudokuShape *shape, double size, double x, double y);

/* The candidate place (1 .. n) at a place of the square, or 0. */
guint nonet_board_candidate_at (const SudokuShape *shape, double size, double x, double y);

/* The rectangle of a cell. */
void nonet_board_cell_rectangle (const SudokuShape *shape, double size, guint cell, cairo_rectangle_t *rectangle);

G_END_DECLS
