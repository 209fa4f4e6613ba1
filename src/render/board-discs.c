/* The marks of candidates: discs, rings and squares under the digits, strikes over them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board-drawing.h"

#include <math.h>

/* A mark's radius, as a share of the candidate's place. */
#define RADIUS 0.45

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

void
nonet_board_style_mark (const NonetBoardStyle *style, NonetMark mark, NonetMarkColours *colours)
{
  if (style->mark != NULL && !style->high_contrast)
    *colours = style->mark[mark];
  else if (mark == NONET_MARK_PATTERN)
    *colours = (NonetMarkColours){ .fill = style->ink, .rim = style->ink, .ink = style->paper };
  else
    *colours = (NonetMarkColours){ .fill = style->paper, .rim = style->ink, .ink = style->ink };
}

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
  nonet_board_drawing_set_colour (drawing, &colours.fill, 1);
  cairo_fill (cr);
  if (rim <= 0)
    return;
  add_form (cr, looks[mark].form, x, y, radius - rim / 2);
  if (looks[mark].form == RINGS)
    add_form (cr, RING, x, y, radius - rim * 2.5);
  cairo_set_line_width (cr, MAX (1, rim));
  nonet_board_drawing_set_colour (drawing, &colours.rim, 1);
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
  nonet_board_drawing_set_colour (drawing, &colours.rim, 1);
  cairo_stroke (drawing->cr);
}
