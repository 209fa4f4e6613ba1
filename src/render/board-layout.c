/* Where things stand on a board: lines on whole device pixels, cells between them, candidates at fixed places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board-layout.h"

#include <math.h>

/* The share of a cell's side that stays free around the candidates. */
#define CANDIDATE_MARGIN 0.04

/* Lines are whole pixels wide; the frame is about a 260th of the board, and never crowds small cells. */
static double
line_width (double size, double cell, double share, double most)
{
  return MAX (1, MIN (round (size * share), floor (cell * most)));
}

void
nonet_board_layout_init (NonetBoardLayout *layout, const SudokuShape *shape, double size, double scale, gboolean heavy)
{
  double rough;

  layout->shape = shape;
  layout->size = size * scale;
  rough = layout->size / shape->order;
  layout->thick = line_width (layout->size, rough, heavy ? 1 / 160. : 1 / 250., 0.1);
  layout->thin = line_width (layout->size, rough, heavy ? 1 / 400. : 1 / 800., 0.05);
  layout->cell = (layout->size - layout->thick) / shape->order;
  layout->columns = (guint) ceil (sqrt (shape->order));
  layout->rows = (shape->order + layout->columns - 1) / layout->columns;
}

static double
line_at (const NonetBoardLayout *layout, guint index, guint every, double *width)
{
  *width = index % every == 0 ? layout->thick : layout->thin;
  return round (layout->thick / 2 + index * layout->cell - *width / 2);
}

double
nonet_board_layout_vertical (const NonetBoardLayout *layout, guint index, double *width)
{
  return line_at (layout, index, sudoku_shape_box_columns (layout->shape), width);
}

double
nonet_board_layout_horizontal (const NonetBoardLayout *layout, guint index, double *width)
{
  return line_at (layout, index, sudoku_shape_box_rows (layout->shape), width);
}

void
nonet_board_layout_cell (const NonetBoardLayout *layout, guint cell, cairo_rectangle_t *rectangle)
{
  guint row = sudoku_cell_row (layout->shape, cell);
  guint column = sudoku_cell_column (layout->shape, cell);
  double width, end_width;
  double x = nonet_board_layout_vertical (layout, column, &width);

  rectangle->x = x + width;
  rectangle->width = nonet_board_layout_vertical (layout, column + 1, &end_width) - rectangle->x;
  rectangle->y = nonet_board_layout_horizontal (layout, row, &width) + width;
  rectangle->height = nonet_board_layout_horizontal (layout, row + 1, &end_width) - rectangle->y;
}

void
nonet_board_layout_candidate (const NonetBoardLayout *layout,
                              const cairo_rectangle_t *inside,
                              guint value,
                              cairo_rectangle_t *rectangle)
{
  guint row = (value - 1) / layout->columns, column = (value - 1) % layout->columns;
  double margin = layout->cell * CANDIDATE_MARGIN;

  rectangle->width = (inside->width - 2 * margin) / layout->columns;
  rectangle->height = (inside->height - 2 * margin) / layout->rows;
  rectangle->x = inside->x + margin + column * rectangle->width;
  rectangle->y = inside->y + margin + row * rectangle->height;
}

/* The public questions are asked in units, where half a pixel does not matter. */

int
nonet_board_cell_at (const SudokuShape *shape, double size, double x, double y)
{
  NonetBoardLayout layout;
  double column, row;

  nonet_board_layout_init (&layout, shape, size, 1, FALSE);
  column = floor ((x - layout.thick / 2) / layout.cell);
  row = floor ((y - layout.thick / 2) / layout.cell);
  if (!(column >= 0 && row >= 0 && column < shape->order && row < shape->order))
    return -1;
  return (int) row * shape->order + (int) column;
}

guint
nonet_board_candidate_at (const SudokuShape *shape, double size, double x, double y)
{
  NonetBoardLayout layout;
  cairo_rectangle_t inside, place;
  int cell = nonet_board_cell_at (shape, size, x, y);

  if (cell < 0)
    return 0;
  nonet_board_layout_init (&layout, shape, size, 1, FALSE);
  nonet_board_layout_cell (&layout, (guint) cell, &inside);
  for (guint value = 1; value <= shape->order; value++)
    {
      nonet_board_layout_candidate (&layout, &inside, value, &place);
      if (x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height)
        return value;
    }
  return 0;
}

void
nonet_board_cell_rectangle (const SudokuShape *shape, double size, guint cell, cairo_rectangle_t *rectangle)
{
  NonetBoardLayout layout;

  nonet_board_layout_init (&layout, shape, size, 1, FALSE);
  nonet_board_layout_cell (&layout, cell, rectangle);
}
