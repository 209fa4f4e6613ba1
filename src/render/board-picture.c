/* Writing boards as pictures through Cairo's surfaces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board-picture.h"

#include <math.h>
#include <string.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>

/* The share of the picture that is margin, on each side. */
#define MARGIN 0.05

struct _NonetPicture
{
  NonetPictureKind kind;
  double size;
  const NonetBoardStyle *style;
  GOutputStream *stream;
  cairo_surface_t *surface;
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
nonet_picture_add (NonetPicture *self, const NonetBoardScene *scene)
{
  cairo_t *cr = cairo_create (self->surface);
  NonetColour paper = self->style->paper;
  double margin = floor (self->size * MARGIN);

  g_return_if_fail (self->n_boards == 0 || self->kind == NONET_PICTURE_PDF);

  cairo_set_source_rgba (cr, paper.red, paper.green, paper.blue, paper.alpha);
  cairo_paint (cr);
  cairo_translate (cr, margin, margin);
  nonet_board_draw (cr, scene, self->style, self->size - 2 * margin, 1.0, NULL);
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
  g_free (self);
  return done;
}
