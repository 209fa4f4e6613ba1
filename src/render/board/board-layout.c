/* Where things stand on a board: lines on whole device pixels, cells between them, candidates at fixed places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-layout.h"

#include <math.h>

/* The share of a cell's side that stays free around the candidates. */
#define CANDIDATE_MARGIN 0.04

/* Cells of this many pixels have room for boxes that stand out from them. */
#define ROOMY_CELL 16

/* Lines are whole pixels wide, and never crowd small cells. They grow with the board up to the widths they have on a screen:
 * most is in units. */
static double
line_width (const NonetBoardLayout *layout, double scale, double share, double most, double crowded)
{
  double cell = layout->size / layout->shape->order;

  return MAX (1, MIN (MIN (round (layout->size * share), round (most * scale)), floor (cell * crowded)));
}

void
nonet_board_layout_init (NonetBoardLayout *layout, const SudokuShape *shape, double size, double scale, gboolean heavy)
{
  layout->shape = shape;
  layout->size = size * scale;
  layout->thick = line_width (layout, scale, heavy ? 1 / 160. : 1 / 250., heavy ? 5 : 3, 0.1);
  layout->thin = line_width (layout, scale, heavy ? 1 / 400. : 1 / 800., heavy ? 2 : 1, 0.05);
  if (layout->size / shape->order >= ROOMY_CELL)
    layout->thick = MAX (layout->thick, layout->thin + 1);
  layout->cell = (layout->size - layout->thick) / shape->order;
  layout->columns = (guint) ceil (sqrt (shape->order));
  layout->rows = (shape->order + layout->columns - 1) / layout->columns;
}

gboolean
nonet_board_layout_is_border (const NonetBoardLayout *layout, guint row, guint column, gboolean vertical)
{
  const SudokuShape *shape = layout->shape;
  guint index = vertical ? column : row, cell = row * shape->order + column;

  return index == 0 || index == shape->order
         || sudoku_cell_box (shape, cell) != sudoku_cell_box (shape, cell - (vertical ? 1 : shape->order));
}

double
nonet_board_layout_line (const NonetBoardLayout *layout, guint index, double width)
{
  return round (layout->thick / 2 + index * layout->cell - width / 2);
}

/* What is left between two lines, the index-th and the next. */
static void
find_inside (const NonetBoardLayout *layout,
             guint index,
             gboolean border_before,
             gboolean border_after,
             double *start,
             double *length)
{
  double before = border_before ? layout->thick : layout->thin;

  *start = nonet_board_layout_line (layout, index, before) + before;
  *length = nonet_board_layout_line (layout, index + 1, border_after ? layout->thick : layout->thin) - *start;
}

void
nonet_board_layout_cell (const NonetBoardLayout *layout, guint cell, cairo_rectangle_t *rectangle)
{
  guint row = sudoku_cell_row (layout->shape, cell), column = sudoku_cell_column (layout->shape, cell);

  find_inside (layout, column, nonet_board_layout_is_border (layout, row, column, TRUE),
               nonet_board_layout_is_border (layout, row, column + 1, TRUE), &rectangle->x, &rectangle->width);
  find_inside (layout, row, nonet_board_layout_is_border (layout, row, column, FALSE),
               nonet_board_layout_is_border (layout, row + 1, column, FALSE), &rectangle->y, &rectangle->height);
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
