/* Writing boards as pictures through Cairo's surfaces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board-picture.h"

#include <math.h>
#include <string.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>

#include "render/board-drawing.h"

/* The share of the picture that is margin, on each side. */
#define MARGIN 0.05
/* The share of the picture that is the height of a badge. */
#define BADGE 0.15

struct _NonetPicture
{
  NonetPictureKind kind;
  double size;
  const NonetBoardStyle *style;
  GOutputStream *stream;
  cairo_surface_t *surface;
  char *badge;
  guint n_boards;
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
nonet_picture_new (NonetPictureKind kind, double size, const NonetBoardStyle *style, GOutputStream *stream)
{
  NonetPicture *self = g_new0 (NonetPicture, 1);

  self->kind = kind;
  self->size = size;
  self->style = style;
  self->stream = g_object_ref (stream);
  if (kind == NONET_PICTURE_SVG)
    self->surface = cairo_svg_surface_create_for_stream (write_to_stream, self, size, size);
  else if (kind == NONET_PICTURE_PDF)
    self->surface = cairo_pdf_surface_create_for_stream (write_to_stream, self, size, size);
  else
    self->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) size, (int) size);
  return self;
}

void
nonet_picture_set_badge (NonetPicture *self, const char *badge)
{
  g_free (self->badge);
  self->badge = g_strdup (badge);
}

static void
set_colour (cairo_t *cr, const NonetColour *colour)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, colour->alpha);
}

/* Draws the badge: light on a dark field, with a rim that sets it off from the board. */
static void
draw_badge (const NonetPicture *self, cairo_t *cr)
{
  g_autoptr (PangoLayout) layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  double height = self->size * BADGE, rim = self->size / 64, width, x, y;
  PangoRectangle text;

  pango_font_description_set_family (font, self->style->font_family != NULL ? self->style->font_family : "Sans");
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, height * 0.72 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, self->badge, -1);
  pango_layout_get_pixel_extents (layout, NULL, &text);
  width = MIN (MAX (text.width + height * 0.5, height), self->size - 2 * rim);
  x = self->size - width - rim;
  y = self->size - height - rim;
  nonet_board_add_rounded (cr, x, y, width, height, height * 0.25);
  set_colour (cr, &self->style->given);
  cairo_fill_preserve (cr);
  set_colour (cr, &self->style->paper);
  cairo_set_line_width (cr, rim);
  cairo_stroke (cr);
  cairo_move_to (cr, x + (width - text.width) / 2, y + (height - text.height) / 2);
  pango_cairo_show_layout (cr, layout);
}

void
nonet_picture_add (NonetPicture *self, const NonetBoardScene *scene)
{
  cairo_t *cr = cairo_create (self->surface);
  double margin = floor (self->size * MARGIN);

  g_return_if_fail (self->n_boards == 0 || self->kind == NONET_PICTURE_PDF);

  set_colour (cr, &self->style->paper);
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
  g_free (self->badge);
  g_free (self);
  return done;
}
