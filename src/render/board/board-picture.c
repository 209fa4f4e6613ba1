/* Pictures of boards and pages as files: PNG, SVG and PDF, written while they are drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-picture.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#include "render/board/board-drawing.h"

/* The share of the picture that is margin, on each side. */
#define MARGIN 0.05
/* The share of the picture that is the height of a badge. */
#define BADGE 0.15

struct _NonetPicture
{
  NonetPictureKind kind;
  double width;
  GOutputStream *stream;
  cairo_surface_t *surface;
  GError *error; /* the first that writing met */
};

gboolean
nonet_picture_kind_find (const char *name, NonetPictureKind *kind)
{
  static const char *const names[] = { "png", "svg", "pdf" };
  const char *dot = strrchr (name, '.');

  if (dot != NULL)
    name = dot + 1;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_ascii_strcasecmp (name, names[i]) == 0)
      {
        *kind = (NonetPictureKind) i;
        return TRUE;
      }
  return FALSE;
}

static cairo_status_t
write_to_stream (void *closure, const unsigned char *data, unsigned int length)
{
  NonetPicture *self = closure;

  if (self->error == NULL)
    g_output_stream_write_all (self->stream, data, length, NULL, NULL, &self->error);
  return self->error == NULL ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

NonetPicture *
nonet_picture_new (NonetPictureKind kind, double width, double height, GOutputStream *stream)
{
  NonetPicture *self = g_new0 (NonetPicture, 1);

  self->kind = kind;
  self->width = width;
  self->stream = g_object_ref (stream);
  if (kind == NONET_PICTURE_SVG)
    self->surface = cairo_svg_surface_create_for_stream (write_to_stream, self, width, height);
  else if (kind == NONET_PICTURE_PDF)
    self->surface = cairo_pdf_surface_create_for_stream (write_to_stream, self, width, height);
  else
    self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) width, (int) height);
  return self;
}

cairo_surface_t *
nonet_picture_get_surface (NonetPicture *self)
{
  return self->surface;
}

const GError *
nonet_picture_get_error (NonetPicture *self)
{
  return self->error;
}

/* Draws the badge: light on a dark field, with a rim that sets it off from the board. */
static void
draw_badge (cairo_t *cr, const char *badge, const NonetBoardStyle *style, double size)
{
  double height = size * BADGE, rim = size / 64, width, x, y;
  g_autoptr (PangoLayout) layout = nonet_board_style_create_text (style, cr, badge, PANGO_WEIGHT_BOLD, height * 0.72);
  PangoRectangle text;

  pango_layout_get_pixel_extents (layout, NULL, &text);
  width = MIN (MAX (text.width + height * 0.5, height), size - 2 * rim);
  x = size - width - rim;
  y = size - height - rim;
  nonet_board_add_rounded (cr, x, y, width, height, height * 0.25);
  nonet_cairo_set_colour (cr, &style->given, 1);
  cairo_fill_preserve (cr);
  nonet_cairo_set_colour (cr, &style->paper, 1);
  cairo_set_line_width (cr, rim);
  cairo_stroke (cr);
  cairo_move_to (cr, x + (width - text.width) / 2, y + (height - text.height) / 2);
  pango_cairo_show_layout (cr, layout);
}

void
nonet_picture_add_board (NonetPicture *self,
                         const NonetBoardScene *scene,
                         const NonetBoardStyle *style,
                         const char *badge)
{
  cairo_t *cr = cairo_create (self->surface);
  double margin = floor (self->width * MARGIN);

  nonet_cairo_set_colour (cr, &style->paper, 1);
  cairo_paint (cr);
  cairo_save (cr);
  cairo_translate (cr, margin, margin);
  nonet_board_draw (cr, scene, style, self->width - 2 * margin, 1.0, NULL);
  cairo_restore (cr);
  if (badge != NULL)
    draw_badge (cr, badge, style, self->width);
  cairo_show_page (cr);
  cairo_destroy (cr);
}

gboolean
nonet_picture_finish (NonetPicture *self, GError **error)
{
  cairo_status_t status = CAIRO_STATUS_SUCCESS;
  gboolean done;

  if (self->kind == NONET_PICTURE_PNG)
    status = cairo_surface_write_to_png_stream (self->surface, write_to_stream, self);
  cairo_surface_finish (self->surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (self->surface);

  if (self->error == NULL && status != CAIRO_STATUS_SUCCESS)
    g_set_error_literal (&self->error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  done = self->error == NULL;
  if (!done)
    g_propagate_error (error, self->error);
  cairo_surface_destroy (self->surface);
  g_object_unref (self->stream);
  g_free (self);
  return done;
}
