/* What is drawn under and over a candidate: discs, rings and squares under the digit, strikes over it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-discs.h"

#include <math.h>

/* A mark's radius, as a share of the candidate's place. */
#define RADIUS 0.45

/* Rings get an outline from this size of a candidate on, in units; smaller ones are discs. */
#define SMALLEST_OUTLINED 10.0

/* Letters of colours need places of this many units. */
#define SMALLEST_LETTERED_PLACE 15.0

typedef enum
{
  DISC,
  RING,
  RINGS,
  SQUARE
} Form;

/* The rim's width is a share of the radius. */
static const struct
{
  Form form;
  double rim;
  gboolean struck;
} looks[NONET_N_MARKS] = {
  [NONET_MARK_PATTERN] = { DISC, 0, FALSE },      [NONET_MARK_FIN] = { RING, 0.2, FALSE },
  [NONET_MARK_ENDO_FIN] = { RINGS, 0.14, FALSE }, [NONET_MARK_ON] = { DISC, 0.16, FALSE },
  [NONET_MARK_OFF] = { SQUARE, 0.16, FALSE },     [NONET_MARK_SET] = { DISC, 0.1, FALSE },
  [NONET_MARK_SET + 1] = { DISC, 0.1, FALSE },    [NONET_MARK_SET + 2] = { DISC, 0.1, FALSE },
  [NONET_MARK_SET + 3] = { DISC, 0.1, FALSE },    [NONET_MARK_SET + 4] = { DISC, 0.1, FALSE },
  [NONET_MARK_SET + 5] = { DISC, 0.1, FALSE },    [NONET_MARK_REMOVED] = { DISC, 0, TRUE },
  [NONET_MARK_CANNIBAL] = { SQUARE, 0.16, TRUE }, [NONET_MARK_PLACED] = { DISC, 0.3, FALSE },
};

double
nonet_board_drawing_disc_radius (const NonetBoardDrawing *drawing)
{
  cairo_rectangle_t place;

  nonet_board_layout_cell (&drawing->layout, 0, &place);
  nonet_board_layout_candidate (&drawing->layout, &place, 1, &place);
  return MIN (place.width, place.height) * RADIUS;
}

static void
add_form (cairo_t *cr, Form form, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  if (form == SQUARE)
    nonet_board_add_rounded (cr, x - radius * 0.9, y - radius * 0.95, radius * 1.8, radius * 1.9, radius * 0.3);
  else
    cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

void
nonet_board_draw_disc (const NonetBoardDrawing *drawing, NonetMark mark, double x, double y)
{
  cairo_t *cr = drawing->cr;
  double radius = nonet_board_drawing_disc_radius (drawing), rim = looks[mark].rim * radius;
  NonetMarkColours colours;

  nonet_board_style_mark (drawing->style, mark, &colours);
  add_form (cr, looks[mark].form, x, y, radius);
  nonet_cairo_set_colour (drawing->cr, &colours.fill, 1);
  cairo_fill (cr);
  if (rim <= 0)
    return;
  add_form (cr, looks[mark].form, x, y, radius - rim / 2);
  if (looks[mark].form == RINGS)
    add_form (cr, RING, x, y, radius - rim * 2.5);
  cairo_set_line_width (cr, MAX (1, rim));
  nonet_cairo_set_colour (drawing->cr, &colours.rim, 1);
  cairo_stroke (cr);
}

void
nonet_board_draw_strike (const NonetBoardDrawing *drawing, NonetMark mark, double x, double y)
{
  double radius = nonet_board_drawing_disc_radius (drawing);
  NonetMarkColours colours;

  if (!looks[mark].struck)
    return;
  nonet_board_style_mark (drawing->style, mark, &colours);
  cairo_move_to (drawing->cr, x - radius, y + radius * 0.8);
  cairo_line_to (drawing->cr, x + radius, y - radius * 0.8);
  cairo_set_line_width (drawing->cr, MAX (1, radius * 0.17));
  nonet_cairo_set_colour (drawing->cr, &colours.rim, 1);
  cairo_stroke (drawing->cr);
}

void
nonet_board_draw_ring (const NonetBoardDrawing *drawing, double x, double y, double radius, double size)
{
  cairo_new_sub_path (drawing->cr);
  cairo_arc (drawing->cr, x, y, radius, 0, 2 * G_PI);
  nonet_cairo_set_colour (drawing->cr, &drawing->style->ring, 1);
  if (!drawing->style->high_contrast && size < SMALLEST_OUTLINED * drawing->scale)
    {
      cairo_fill (drawing->cr);
      return;
    }
  cairo_fill_preserve (drawing->cr);
  cairo_set_line_width (drawing->cr, MAX (1, round (size / 14)));
  nonet_cairo_set_colour (drawing->cr, &drawing->style->cursor, drawing->style->high_contrast ? 1 : 0.6);
  cairo_stroke (drawing->cr);
}

void
nonet_board_draw_colour (const NonetBoardDrawing *drawing, guint colour, const cairo_rectangle_t *place)
{
  double side = MIN (place->width, place->height), height = side * 0.4, inset = side * 0.04;
  NonetColour tint;

  if (colour == 0)
    return;
  tint = drawing->style->colour[colour - 1];
  tint.alpha = MIN (1, tint.alpha * NONET_PATCH_OPACITY);
  nonet_board_add_rounded (drawing->cr, place->x + inset, place->y + inset, place->width - 2 * inset,
                           place->height - 2 * inset, side * 0.25);
  nonet_cairo_set_colour (drawing->cr, &tint, 1);
  cairo_fill (drawing->cr);
  if (nonet_board_drawing_needs_letters (drawing) && side >= SMALLEST_LETTERED_PLACE * drawing->scale)
    nonet_board_draw_plate (drawing, (char) ('a' + colour - 1), &drawing->style->ink,
                            place->x + (place->width + side) / 2 - height, place->y + (place->height - side) / 2,
                            height);
}
