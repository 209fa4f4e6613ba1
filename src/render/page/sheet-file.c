/* Writing pages into a file: PDF, PNG or SVG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/page/sheet-file.h"

#include <cairo-pdf.h>
#include <errno.h>
#include <math.h>

static void
set_detail (cairo_surface_t *pdf, cairo_pdf_metadata_t what, const char *text)
{
  if (text != NULL)
    cairo_pdf_surface_set_metadata (pdf, what, text);
}

gboolean
nonet_sheet_write_pdf (const NonetSheet *self,
                       const NonetPagesDetails *details,
                       GOutputStream *stream,
                       NonetPagesProgress progress,
                       gpointer data,
                       GError **error)
{
  guint n_sides = nonet_sheet_count_sides (self);
  g_autofree char *before = NULL;
  gboolean proceed = TRUE;
  NonetPicture *picture;
  double width, height;
  cairo_surface_t *pdf;

  nonet_sheet_get_size (self, &width, &height);
  picture = nonet_picture_new (NONET_PICTURE_PDF, width, height, stream);
  pdf = nonet_picture_get_surface (picture);
  set_detail (pdf, CAIRO_PDF_METADATA_TITLE, details->title);
  set_detail (pdf, CAIRO_PDF_METADATA_AUTHOR, details->author);
  set_detail (pdf, CAIRO_PDF_METADATA_CREATOR, "Nonet");
  for (guint side = 0; proceed && side < n_sides; side++)
    {
      g_autofree char *name = nonet_sheet_dup_side_name (self, side);
      g_autofree char *link = g_strdup_printf ("page=%u", side + 1);
      cairo_t *cr = cairo_create (pdf);

      nonet_sheet_draw_side (self, cr, side);
      cairo_show_page (cr);
      cairo_destroy (cr);
      if (name != NULL && g_strcmp0 (name, before) != 0)
        {
          cairo_pdf_surface_add_outline (pdf, CAIRO_PDF_OUTLINE_ROOT, name, link, 0);
          g_free (before);
          before = g_steal_pointer (&name);
        }
      proceed = nonet_picture_get_error (picture) == NULL && (progress == NULL || progress (side + 1, n_sides, data));
    }
  proceed = proceed || nonet_picture_get_error (picture) != NULL;
  if (!nonet_picture_finish (picture, proceed ? error : NULL))
    return FALSE;
  if (!proceed)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, g_strerror (ECANCELED));
  return proceed;
}

gboolean
nonet_sheet_write_side (const NonetSheet *self,
                        guint side,
                        NonetPictureKind kind,
                        double scale,
                        GOutputStream *stream,
                        GError **error)
{
  NonetPicture *picture;
  double width, height;
  cairo_t *cr;

  if (kind != NONET_PICTURE_PNG)
    scale = 1;
  nonet_sheet_get_size (self, &width, &height);
  picture = nonet_picture_new (kind, ceil (width * scale), ceil (height * scale), stream);
  cr = cairo_create (nonet_picture_get_surface (picture));
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  nonet_sheet_draw_side (self, cr, side);
  cairo_destroy (cr);
  return nonet_picture_finish (picture, error);
}
