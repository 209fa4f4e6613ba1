/* Writing boards as pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-picture.h"

#include <math.h>

#include "render/board/board-drawing.h"

/* The share of the picture that is margin, on each side. */
#define MARGIN 0.05
/* The share of the picture that is the height of a badge. */
#define BADGE 0.15

struct _NonetPicture
{
  NonetPictureKind kind;
  double size;
  const NonetBoardStyle *style;
  NonetPictureSurface *surface;
  char *badge;
  guint n_boards;
};

NonetPicture *
nonet_picture_new (NonetPictureKind kind, double size, const NonetBoardStyle *style, GOutputStream *stream)
{
  NonetPicture *self = g_new0 (NonetPicture, 1);

  self->kind = kind;
  self->size = size;
  self->style = style;
  self->surface = nonet_picture_surface_new (kind, size, size, stream);
  return self;
}

void
nonet_picture_set_badge (NonetPicture *self, const char *badge)
{
  g_free (self->badge);
  self->badge = g_strdup (badge);
}

/* Draws the badge: light on a dark field, with a rim that sets it off from the board. */
static void
draw_badge (const NonetPicture *self, cairo_t *cr)
{
  double height = self->size * BADGE, rim = self->size / 64, width, x, y;
  g_autoptr (PangoLayout) layout =
      nonet_board_style_create_text (self->style, cr, self->badge, PANGO_WEIGHT_BOLD, height * 0.72);
  PangoRectangle text;

  pango_layout_get_pixel_extents (layout, NULL, &text);
  width = MIN (MAX (text.width + height * 0.5, height), self->size - 2 * rim);
  x = self->size - width - rim;
  y = self->size - height - rim;
  nonet_board_add_rounded (cr, x, y, width, height, height * 0.25);
  nonet_cairo_set_colour (cr, &self->style->given, 1);
  cairo_fill_preserve (cr);
  nonet_cairo_set_colour (cr, &self->style->paper, 1);
  cairo_set_line_width (cr, rim);
  cairo_stroke (cr);
  cairo_move_to (cr, x + (width - text.width) / 2, y + (height - text.height) / 2);
  pango_cairo_show_layout (cr, layout);
}

void
nonet_picture_add (NonetPicture *self, const NonetBoardScene *scene)
{
  cairo_t *cr = cairo_create (nonet_picture_surface_get (self->surface));
  double margin = floor (self->size * MARGIN);

  g_return_if_fail (self->n_boards == 0 || self->kind == NONET_PICTURE_PDF);

  nonet_cairo_set_colour (cr, &self->style->paper, 1);
  cairo_paint (cr);
  cairo_save (cr);
  cairo_translate (cr, margin, margin);
  nonet_board_draw (cr, scene, self->style, self->size - 2 * margin, 1.0, NULL);
  cairo_restore (cr);
  if (self->badge != NULL)
    draw_badge (self, cr);
  cairo_show_page (cr);
  cairo_destroy (cr);
  self->n_boards++;
}

gboolean
nonet_picture_finish (NonetPicture *self, GError **error)
{
  gboolean done = nonet_picture_surface_finish (self->surface, error);

  g_free (self->badge);
  g_free (self);
  return done;
}
