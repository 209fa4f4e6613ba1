/* The marks of houses and cells: tints, hatching, outlines, and the letters of sets and colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-layers.h"

#include <math.h>

/* Cells of fewer device pixels than this show no letters. */
#define SMALLEST_LETTERED_CELL 24
/* Letters are this high at least, where the cell has room for it. */
#define SMALLEST_LETTER 8.5

#define HATCH_OPACITY 0.35
#define TINT_OPACITY 0.08

/* Whether a cell is part of an area; data says which. */
typedef gboolean (*IsPart) (const NonetBoardMarks *marks, guint cell, guint data);

static gboolean
is_in_house (const NonetBoardMarks *marks, guint cell, guint house)
{
  const SudokuCellInfo *info = &marks->shape->cell[cell];

  for (guint i = 0; i < info->n_seats; i++)
    if (info->seat[i].house == house)
      return TRUE;
  return FALSE;
}

static gboolean
has_mark (const NonetBoardMarks *marks, guint cell, guint mask)
{
  return (marks->cell[cell] & mask) != 0;
}

static void
add_side (cairo_t *cr, double x, double y, double dx, double dy)
{
  cairo_move_to (cr, x, y);
  cairo_rel_line_to (cr, dx, dy);
}

/* Adds those sides of a cell where its area ends, at a distance inside of it; others reach across the line to the neighbour. */
static void
add_outline (const NonetBoardDrawing *drawing, guint cell, IsPart is_part, guint data, double inset)
{
  const NonetBoardMarks *marks = drawing->scene->marks;
  guint n = marks->shape->order, row = cell / n, column = cell % n;
  double line = drawing->layout.thick;
  gboolean left = column > 0 && is_part (marks, cell - 1, data);
  gboolean right = column + 1 < n && is_part (marks, cell + 1, data);
  gboolean above = row > 0 && is_part (marks, cell - n, data);
  gboolean below = row + 1 < n && is_part (marks, cell + n, data);
  cairo_rectangle_t at;
  double x1, x2, y1, y2;

  nonet_board_layout_cell (&drawing->layout, cell, &at);
  x1 = at.x + (left ? -line : inset);
  x2 = at.x + at.width + (right ? line : -inset);
  y1 = at.y + (above ? -line : inset);
  y2 = at.y + at.height + (below ? line : -inset);
  if (!left)
    add_side (drawing->cr, x1, y1, 0, y2 - y1);
  if (!right)
    add_side (drawing->cr, x2, y1, 0, y2 - y1);
  if (!above)
    add_side (drawing->cr, x1, y1, x2 - x1, 0);
  if (!below)
    add_side (drawing->cr, x1, y2, x2 - x1, 0);
}

static void
stroke_outline (const NonetBoardDrawing *drawing, const NonetColour *colour, double width)
{
  cairo_set_line_width (drawing->cr, width);
  cairo_set_line_cap (drawing->cr, CAIRO_LINE_CAP_SQUARE);
  nonet_cairo_set_colour (drawing->cr, colour, 1);
  cairo_stroke (drawing->cr);
  cairo_set_line_cap (drawing->cr, CAIRO_LINE_CAP_BUTT);
}

static double
outline_width (const NonetBoardDrawing *drawing)
{
  return MAX (1, round (drawing->layout.cell * (drawing->style->high_contrast ? 0.05 : 0.03)));
}

static const NonetColour *
colour_of_house (const NonetBoardStyle *style, NonetHouseMark mark)
{
  if (style->high_contrast)
    return &style->ink;
  return mark == NONET_HOUSE_MARK_COVER ? &style->cover : &style->base;
}

/* Slanted lines through a cell, upwards for a base and downwards for a cover, which meet those of its neighbours. */
static void
hatch_cell (const NonetBoardDrawing *drawing, guint cell, gboolean upwards)
{
  cairo_t *cr = drawing->cr;
  double step = drawing->layout.cell / 6;
  cairo_rectangle_t at;

  nonet_board_layout_cell (&drawing->layout, cell, &at);
  cairo_save (cr);
  cairo_rectangle (cr, at.x, at.y, at.width, at.height);
  cairo_clip (cr);
  for (double x = -at.height; x < at.width; x += step)
    if (upwards)
      add_side (cr, at.x + x, at.y + at.height, at.height, -at.height);
    else
      add_side (cr, at.x + x, at.y, at.height, at.height);
  cairo_set_line_width (cr, MAX (1, drawing->layout.cell * 0.012));
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_house (const NonetBoardDrawing *drawing, guint number, NonetHouseMark mark)
{
  const SudokuHouse *house = &drawing->layout.shape->house[number];
  const NonetColour *colour = colour_of_house (drawing->style, mark);
  double width = outline_width (drawing);

  for (guint i = 0; i < house->n_cells; i++)
    nonet_board_drawing_add_cell (drawing, house->cell[i]);
  nonet_cairo_set_colour (drawing->cr, colour, TINT_OPACITY);
  cairo_fill (drawing->cr);
  nonet_cairo_set_colour (drawing->cr, colour, HATCH_OPACITY);
  for (guint i = 0; i < house->n_cells && mark != NONET_HOUSE_MARK_CAUSE; i++)
    hatch_cell (drawing, house->cell[i], mark == NONET_HOUSE_MARK_BASE);
  for (guint i = 0; i < house->n_cells; i++)
    add_outline (drawing, house->cell[i], is_in_house, number, width);
  stroke_outline (drawing, colour, width);
}

static void
draw_dimmed (const NonetBoardDrawing *drawing)
{
  FOR_EACH_CELL (drawing, cell)
    if (has_mark (drawing->scene->marks, cell, NONET_CELL_MARK_DIMMED))
      nonet_board_drawing_add_cell (drawing, cell);
  nonet_cairo_set_colour (drawing->cr, &drawing->style->dimmed, 1);
  cairo_fill (drawing->cr);
}

void
nonet_board_draw_areas (const NonetBoardDrawing *drawing)
{
  const NonetBoardMarks *marks = drawing->scene->marks;
  double width = outline_width (drawing);

  if (marks == NULL)
    return;
  draw_dimmed (drawing);
  for (guint house = 0; house < marks->shape->n_houses; house++)
    if (marks->house[house] != NONET_HOUSE_MARK_NONE)
      draw_house (drawing, house, marks->house[house]);
  FOR_EACH_CELL (drawing, cell)
    if (has_mark (marks, cell, NONET_CELL_MARK_CAUSE))
      add_outline (drawing, cell, has_mark, NONET_CELL_MARK_CAUSE, width);
  stroke_outline (drawing, colour_of_house (drawing->style, NONET_HOUSE_MARK_CAUSE), width);
}

/* How high letters are that stand on the lines of the board. */
static double
letter_height (const NonetBoardDrawing *drawing)
{
  return MAX (drawing->layout.cell * 0.17, MIN (SMALLEST_LETTER, drawing->layout.cell * 0.22));
}

/* The letter of a set on the upper edge of a cell (in the first row on the lower one), where it stands in no digit's way. */
static void
draw_letter (const NonetBoardDrawing *drawing, guint cell, guint set, const NonetMarkColours *colours)
{
  double height = letter_height (drawing), width = height * 1.1, x, y;
  cairo_rectangle_t at;

  nonet_board_layout_cell (&drawing->layout, cell, &at);
  x = at.x + at.width / 3 + set % 3 * width * 1.15 - width / 2;
  y = at.y - height / 2 - drawing->layout.thin / 2;
  if (cell < drawing->layout.shape->order)
    y = at.y + at.height - height / 2 + drawing->layout.thin / 2;
  nonet_board_draw_plate (drawing, (char) ('A' + set), &colours->rim, x, y, height);
}

/* The letter of a cell's colour on its lower edge, and in the last row just inside. */
static void
draw_colour_letter (const NonetBoardDrawing *drawing, guint cell, guint colour)
{
  double height = letter_height (drawing), y;
  cairo_rectangle_t at;

  nonet_board_layout_cell (&drawing->layout, cell, &at);
  y = at.y + at.height - height / 2 + drawing->layout.thin / 2;
  if (sudoku_cell_row (drawing->layout.shape, cell) + 1 == drawing->layout.shape->order)
    y = at.y + at.height - height;
  nonet_board_draw_plate (drawing, (char) ('a' + colour - 1), &drawing->style->ink, at.x + at.width / 2 - height * 0.55,
                          y, height);
}

void
nonet_board_draw_colour_letters (const NonetBoardDrawing *drawing)
{
  const guint8 *colours = drawing->scene->colours;

  if (colours == NULL || !nonet_board_drawing_needs_letters (drawing) || drawing->layout.cell < SMALLEST_LETTERED_CELL)
    return;
  FOR_EACH_CELL (drawing, cell)
    if (colours[cell] != 0 && colours[cell] <= NONET_MAX_COLOUR)
      draw_colour_letter (drawing, cell, colours[cell]);
}

void
nonet_board_draw_sets (const NonetBoardDrawing *drawing)
{
  const NonetBoardMarks *marks = drawing->scene->marks;
  double width = outline_width (drawing);

  for (guint set = 0; marks != NULL && set < NONET_MARK_SETS; set++)
    {
      NonetMarkColours colours;

      nonet_board_style_mark (drawing->style, NONET_MARK_SET + set, &colours);
      FOR_EACH_CELL (drawing, cell)
        if (has_mark (marks, cell, 1u << set))
          add_outline (drawing, cell, has_mark, 1u << set, width * (0.5 + set % 2));
      stroke_outline (drawing, &colours.rim, width);
      FOR_EACH_CELL (drawing, cell)
        if (has_mark (marks, cell, 1u << set) && drawing->layout.cell >= SMALLEST_LETTERED_CELL)
          draw_letter (drawing, cell, set, &colours);
    }
}
