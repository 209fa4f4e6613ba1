/* What the layers of a board draw with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-drawing.h"

SudokuSet
nonet_board_drawing_candidates (const NonetBoardDrawing *drawing, guint cell)
{
  const NonetBoardScene *scene = drawing->scene;
  SudokuSet set = 0;

  if (nonet_board_scene_get_shown (scene, cell) != 0 || (scene->composing != NULL && scene->composing_cell == cell))
    return 0;
  if (scene->candidates != NULL)
    set |= scene->candidates[cell];
  else if (drawing->clue != NULL && (scene->centres == NULL || scene->centres[cell] == 0)
           && (scene->corners == NULL || scene->corners[cell] == 0))
    set |= drawing->clue[cell];
  if (scene->struck != NULL)
    set |= scene->struck[cell];
  if (scene->faded != NULL)
    set |= scene->faded[cell];
  if (scene->marks != NULL && scene->marks->values != 0)
    set &= scene->marks->values;
  for (guint value = 1; scene->marks != NULL && value <= scene->shape->order; value++)
    if (nonet_board_marks_get (scene->marks, cell, value) != NONET_MARK_NONE)
      set |= sudoku_set_of (value);
  return set & sudoku_set_full (drawing->layout.shape->order);
}

void
nonet_board_drawing_add_cell (const NonetBoardDrawing *drawing, guint cell)
{
  cairo_rectangle_t place;

  nonet_board_layout_cell (&drawing->layout, cell, &place);
  cairo_rectangle (drawing->cr, place.x, place.y, place.width, place.height);
}

void
nonet_board_add_rounded (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  radius = MIN (radius, MIN (width, height) / 2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

gboolean
nonet_board_drawing_needs_letters (const NonetBoardDrawing *drawing)
{
  return drawing->style->high_contrast || drawing->style->mark == NULL;
}

void
nonet_board_draw_plate (const NonetBoardDrawing *drawing,
                        char letter,
                        const NonetColour *colour,
                        double x,
                        double y,
                        double height)
{
  const char text[] = { letter, '\0' };
  g_autoptr (PangoLayout) layout =
      nonet_board_style_create_text (drawing->style, drawing->cr, text, PANGO_WEIGHT_BOLD, height);
  double width = height * 1.1;
  PangoRectangle ink;

  nonet_board_add_rounded (drawing->cr, x, y, width, height, height * 0.25);
  nonet_cairo_set_colour (drawing->cr, colour, 1);
  cairo_fill (drawing->cr);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  nonet_cairo_set_colour (drawing->cr, &drawing->style->paper, 1);
  cairo_move_to (drawing->cr, x + (width - ink.width) / 2 - ink.x, y + (height - ink.height) / 2 - ink.y);
  pango_cairo_show_layout (drawing->cr, layout);
}
