/* Writing pages into a file: PDF, PNG or SVG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/page/sheet-file.h"

#include <cairo-pdf.h>
#include <errno.h>
#include <math.h>

/* Writing pages. */

static void
set_detail (cairo_surface_t *pdf, cairo_pdf_metadata_t what, const char *text)
{
  if (text != NULL)
    cairo_pdf_surface_set_metadata (pdf, what, text);
}

/* Adds what begins on a page to the table of contents, but for the name that was the last, *before. */
static void
add_to_outline (const NonetPages *self, cairo_surface_t *pdf, guint page, char **before)
{
  g_autofree char *link = g_strdup_printf ("page=%u", page + 1);
  g_auto (GStrv) names = self->dup_names (self->data, page);

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_strcmp0 (names[i], *before) != 0)
        cairo_pdf_surface_add_outline (pdf, CAIRO_PDF_OUTLINE_ROOT, names[i], link, 0);
      g_free (*before);
      *before = g_strdup (names[i]);
    }
}

gboolean
nonet_pages_write_pdf (const NonetPages *self,
                       const NonetPagesDetails *details,
                       GOutputStream *stream,
                       NonetPagesProgress progress,
                       gpointer data,
                       GError **error)
{
  NonetPictureSurface *picture = nonet_picture_surface_new (NONET_PICTURE_PDF, self->width, self->height, stream);
  cairo_surface_t *pdf = nonet_picture_surface_get (picture);
  g_autofree char *before = NULL;
  gboolean proceed = TRUE;

  set_detail (pdf, CAIRO_PDF_METADATA_TITLE, details->title);
  set_detail (pdf, CAIRO_PDF_METADATA_AUTHOR, details->author);
  set_detail (pdf, CAIRO_PDF_METADATA_CREATOR, "Nonet");
  for (guint page = 0; proceed && page < self->n_pages; page++)
    {
      cairo_t *cr = cairo_create (pdf);

      self->draw (self->data, cr, page);
      cairo_show_page (cr);
      cairo_destroy (cr);
      add_to_outline (self, pdf, page, &before);
      proceed = nonet_picture_surface_get_error (picture) == NULL
                && (progress == NULL || progress (page + 1, self->n_pages, data));
    }
  proceed = proceed || nonet_picture_surface_get_error (picture) != NULL;
  if (!nonet_picture_surface_finish (picture, proceed ? error : NULL))
    return FALSE;
  if (!proceed)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, g_strerror (ECANCELED));
  return proceed;
}

static void
draw_side (gconstpointer sheet, cairo_t *cr, guint side)
{
  nonet_sheet_draw_side (sheet, cr, side);
}

static char **
dup_names (gconstpointer sheet, guint side)
{
  g_autofree char *name = nonet_sheet_dup_side_name (sheet, side);
  const char *names[] = { name, NULL };

  return g_strdupv ((char **) names);
}

gboolean
nonet_sheet_write_pdf (const NonetSheet *self,
                       const NonetPagesDetails *details,
                       GOutputStream *stream,
                       NonetPagesProgress progress,
                       gpointer data,
                       GError **error)
{
  NonetPages pages = {
    .n_pages = nonet_sheet_count_sides (self), .draw = draw_side, .dup_names = dup_names, .data = self
  };

  nonet_sheet_get_size (self, &pages.width, &pages.height);
  return nonet_pages_write_pdf (&pages, details, stream, progress, data, error);
}

gboolean
nonet_sheet_write_side (const NonetSheet *self,
                        guint side,
                        NonetPictureKind kind,
                        double scale,
                        GOutputStream *stream,
                        GError **error)
{
  NonetPictureSurface *picture;
  double width, height;
  cairo_t *cr;

  if (kind != NONET_PICTURE_PNG)
    scale = 1;
  nonet_sheet_get_size (self, &width, &height);
  picture = nonet_picture_surface_new (kind, ceil (width * scale), ceil (height * scale), stream);
  cr = cairo_create (nonet_picture_surface_get (picture));
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  nonet_sheet_draw_side (self, cr, side);
  cairo_destroy (cr);
  return nonet_picture_surface_finish (picture, error);
}
