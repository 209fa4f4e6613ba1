/* The board from back to front: paper, tints, lines, candidates, symbols, links, and the marks in the corners of cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-painter.h"

#include <math.h>

#include "render/board/board-layers.h"
#include "render/board/glyph-book.h"

/* The opacity of a corner that stands in for a tint. */
#define SOFT_CORNER 0.4

/* Cells of fewer device pixels than this show tints, but no marks. */
#define SMALLEST_MARKED_CELL 12

/* How much of a cell's width what is being typed may take. */
#define WIDEST_COMPOSING 0.9

/* What a cell is tinted for, the highest rank first. Of several reasons the highest is shown: tints over each other mix to colours
 * that say nothing. */
static const guint8 tint_ranks[] = {
  NONET_CELL_SELECTED, NONET_CELL_CONFLICT, NONET_CELL_EQUAL, NONET_CELL_HOUSE, NONET_CELL_DIFFERS,
};

static guint
tint_of (guint flags)
{
  for (guint i = 0; i < G_N_ELEMENTS (tint_ranks); i++)
    if ((flags & tint_ranks[i]) != 0)
      return tint_ranks[i];
  return 0;
}

static guint
hover_of (guint flags)
{
  return flags & NONET_CELL_HOVER;
}

static guint
identity (guint byte)
{
  return byte;
}

/* Fills all cells of whose byte kind_of makes the kind. */
static void
tint_cells (const NonetBoardDrawing *drawing,
            const guint8 *bytes,
            guint (*kind_of) (guint byte),
            guint kind,
            const NonetColour *colour)
{
  if (colour->alpha <= 0)
    return;
  FOR_EACH_CELL (drawing, cell)
    if (kind_of (bytes[cell]) == kind)
      nonet_board_drawing_add_cell (drawing, cell);
  nonet_cairo_set_colour (drawing->cr, colour, 1);
  cairo_fill (drawing->cr);
}

static void
draw_tints (const NonetBoardDrawing *drawing)
{
  const NonetBoardScene *scene = drawing->scene;
  const NonetBoardStyle *style = drawing->style;
  const NonetColour *tints[] = { &style->selected, &style->conflict_tint, &style->equal, &style->house,
                                 &style->differs };

  if (scene->colours != NULL)
    for (guint colour = 1; colour <= G_N_ELEMENTS (style->colour); colour++)
      tint_cells (drawing, scene->colours, identity, colour, &style->colour[colour - 1]);
  if (scene->flags == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (tint_ranks); i++)
    tint_cells (drawing, scene->flags, tint_of, tint_ranks[i], tints[i]);
  tint_cells (drawing, scene->flags, hover_of, NONET_CELL_HOVER, &style->hover);
}

/* A line beside the cells from begin to end - 1 of a row or column. Thick ones meet in corners without a gap. */
static void
add_line (const NonetBoardDrawing *drawing, gboolean vertical, guint index, guint begin, guint end, double width)
{
  const NonetBoardLayout *layout = &drawing->layout;
  double across = nonet_board_layout_line (layout, index, width);
  double from = begin == 0 ? 0 : nonet_board_layout_line (layout, begin, layout->thick);
  double to =
      end == layout->shape->order ? layout->size : nonet_board_layout_line (layout, end, layout->thick) + layout->thick;

  if (vertical)
    cairo_rectangle (drawing->cr, across, from, width, to - from);
  else
    cairo_rectangle (drawing->cr, from, across, to - from, width);
}

/* Draws the thick lines, which are between boxes, or the others; each in as few pieces as it has. */
static void
draw_lines (const NonetBoardDrawing *drawing, gboolean thick)
{
  const NonetBoardLayout *layout = &drawing->layout;
  guint order = layout->shape->order;

  for (guint line = 0; line < 2 * (order + 1); line++)
    {
      guint index = line / 2;
      gboolean vertical = line % 2 == 0;

      for (guint begin = 0, end = 0; begin < order; begin = ++end)
        {
          while (end < order
                 && nonet_board_layout_is_border (layout, vertical ? end : index, vertical ? index : end, vertical)
                        == thick)
            end++;
          if (end > begin)
            add_line (drawing, vertical, index, begin, end, thick ? layout->thick : layout->thin);
        }
    }
  nonet_cairo_set_colour (drawing->cr, thick ? &drawing->style->thick_line : &drawing->style->thin_line, 1);
  cairo_fill (drawing->cr);
}

/* A thin line through the cells of each diagonal house. */
static void
draw_diagonals (const NonetBoardDrawing *drawing)
{
  const SudokuShape *shape = drawing->layout.shape;

  for (guint i = 0; i < shape->n_houses; i++)
    {
      const SudokuHouse *house = &shape->house[i];
      cairo_rectangle_t first, last;

      if (house->kind != SUDOKU_DIAGONAL)
        continue;
      nonet_board_layout_cell (&drawing->layout, house->cell[0], &first);
      nonet_board_layout_cell (&drawing->layout, house->cell[house->n_cells - 1], &last);
      cairo_move_to (drawing->cr, first.x + first.width / 2, first.y + first.height / 2);
      cairo_line_to (drawing->cr, last.x + last.width / 2, last.y + last.height / 2);
    }
  cairo_set_line_width (drawing->cr, drawing->layout.thin);
  nonet_cairo_set_colour (drawing->cr, &drawing->style->thin_line, 1);
  cairo_stroke (drawing->cr);
}

/* A frame inside the cursor's cell, which distinguishes it from the rest of a selection. */
static void
draw_cursor (const NonetBoardDrawing *drawing)
{
  cairo_rectangle_t place;
  double width = MAX (1, round (drawing->layout.cell * (drawing->style->high_contrast ? 0.07 : 0.04)));

  FOR_EACH_CELL (drawing, cell)
    {
      if (!(drawing->scene->flags[cell] & NONET_CELL_CURSOR))
        continue;
      nonet_board_layout_cell (&drawing->layout, cell, &place);
      cairo_rectangle (drawing->cr, place.x + width / 2, place.y + width / 2, place.width - width,
                       place.height - width);
    }
  cairo_set_line_width (drawing->cr, width);
  nonet_cairo_set_colour (drawing->cr, &drawing->style->cursor, 1);
  cairo_stroke (drawing->cr);
}

/* A triangle in a corner of the marked cells, but for those of one tint: it says what a tint says to those who see colours. */
static void
draw_corners (const NonetBoardDrawing *drawing, guint flag, guint unless, gboolean right, NonetColour colour)
{
  cairo_rectangle_t place;
  double side = round (drawing->layout.cell * 0.17);

  FOR_EACH_CELL (drawing, cell)
    {
      if ((drawing->scene->flags[cell] & flag) == 0 || tint_of (drawing->scene->flags[cell]) == unless)
        continue;
      nonet_board_layout_cell (&drawing->layout, cell, &place);
      if (right)
        place.x += place.width;
      cairo_move_to (drawing->cr, place.x, place.y);
      cairo_line_to (drawing->cr, place.x + (right ? -side : side), place.y);
      cairo_line_to (drawing->cr, place.x, place.y + side);
      cairo_close_path (drawing->cr);
    }
  nonet_cairo_set_colour (drawing->cr, &colour, 1);
  cairo_fill (drawing->cr);
}

static void
draw_marks (const NonetBoardDrawing *drawing)
{
  const NonetBoardStyle *style = drawing->style;
  NonetColour corner = style->ink;

  if (drawing->scene->flags == NULL)
    return;
  draw_cursor (drawing);
  if (drawing->layout.cell < SMALLEST_MARKED_CELL)
    return;
  draw_corners (drawing, NONET_CELL_CONFLICT, 0, TRUE, style->conflict);
  /* Where another tint has the cell, the corner says that it differs, too. */
  corner.alpha *= style->high_contrast ? 1 : SOFT_CORNER;
  draw_corners (drawing, NONET_CELL_DIFFERS, style->high_contrast ? 0 : NONET_CELL_DIFFERS, FALSE, corner);
}

/* The text typed so far, underlined as input methods do it, and small enough for its cell. */
static void
draw_composing (const NonetBoardDrawing *drawing)
{
  const NonetBoardScene *scene = drawing->scene;
  g_autoptr (PangoLayout) layout = NULL;
  double size = drawing->layout.cell * 0.5, most;
  cairo_rectangle_t place;
  PangoRectangle ink;

  if (scene->composing == NULL || *scene->composing == '\0')
    return;
  nonet_board_layout_cell (&drawing->layout, scene->composing_cell, &place);
  most = place.width * WIDEST_COMPOSING;
  layout = nonet_board_style_create_text (drawing->style, drawing->cr, scene->composing, PANGO_WEIGHT_NORMAL, size);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  if (ink.width > most)
    {
      g_object_unref (layout);
      layout = nonet_board_style_create_text (drawing->style, drawing->cr, scene->composing, PANGO_WEIGHT_NORMAL,
                                              size * most / ink.width);
      pango_layout_get_pixel_extents (layout, &ink, NULL);
    }
  nonet_cairo_set_colour (drawing->cr, &drawing->style->entry, 1);
  cairo_move_to (drawing->cr, round (place.x + (place.width - ink.width) / 2 - ink.x),
                 round (place.y + (place.height - ink.height) / 2 - ink.y));
  pango_cairo_show_layout (drawing->cr, layout);
  cairo_rectangle (drawing->cr, round (place.x + place.width * 0.2), round (place.y + place.height * 0.82),
                   round (place.width * 0.6), MAX (1, round (place.height * 0.04)));
  cairo_fill (drawing->cr);
}

/* The rows or columns that a stretch of device pixels touches. */
static void
clip_cells (const NonetBoardLayout *layout, double start, double length, guint *first, guint *end)
{
  double order = layout->shape->order;

  *first = (guint) CLAMP (floor ((start - layout->thick) / layout->cell), 0, order);
  *end = (guint) CLAMP (ceil ((start + length) / layout->cell), 0, order);
}

void
nonet_board_draw (cairo_t *cr,
                  const NonetBoardScene *scene,
                  const NonetBoardStyle *style,
                  double size,
                  double scale,
                  const cairo_rectangle_t *clip)
{
  NonetBoardDrawing drawing = { .cr = cr, .scene = scene, .style = style, .scale = scale };

  g_return_if_fail (scene != NULL && scene->alphabet != NULL && style != NULL && scale > 0);

  nonet_board_layout_init (&drawing.layout, scene->shape, size, scale, style->high_contrast);
  drawing.end_row = drawing.end_column = scene->shape->order;
  if (clip != NULL)
    {
      clip_cells (&drawing.layout, clip->x * scale, clip->width * scale, &drawing.first_column, &drawing.end_column);
      clip_cells (&drawing.layout, clip->y * scale, clip->height * scale, &drawing.first_row, &drawing.end_row);
    }

  cairo_save (cr);
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_rectangle (cr, 0, 0, drawing.layout.size, drawing.layout.size);
  nonet_cairo_set_colour (drawing.cr, &style->paper, 1);
  cairo_fill (cr);
  draw_tints (&drawing);
  nonet_board_draw_areas (&drawing);
  draw_diagonals (&drawing);
  draw_lines (&drawing, FALSE);
  draw_lines (&drawing, TRUE);
  nonet_board_draw_sets (&drawing);
  nonet_board_draw_candidates (&drawing);
  nonet_board_draw_notes (&drawing);
  nonet_board_draw_symbols (&drawing);
  nonet_board_draw_links (&drawing);
  draw_composing (&drawing);
  nonet_board_draw_colour_letters (&drawing);
  draw_marks (&drawing);
  cairo_restore (cr);
}
