/* Pictures that are written while they are drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/picture-surface.h"

#include <string.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>

struct _NonetPictureSurface
{
  NonetPictureKind kind;
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
  NonetPictureSurface *self = closure;

  if (self->error == NULL)
    g_output_stream_write_all (self->stream, data, length, NULL, NULL, &self->error);
  return self->error == NULL ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

NonetPictureSurface *
nonet_picture_surface_new (NonetPictureKind kind, double width, double height, GOutputStream *stream)
{
  NonetPictureSurface *self = g_new0 (NonetPictureSurface, 1);

  self->kind = kind;
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
nonet_picture_surface_get (NonetPictureSurface *self)
{
  return self->surface;
}

const GError *
nonet_picture_surface_get_error (NonetPictureSurface *self)
{
  return self->error;
}

gboolean
nonet_picture_surface_finish (NonetPictureSurface *self, GError **error)
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
