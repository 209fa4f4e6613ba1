/* Writing sheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/sheet-file.h"

#include <errno.h>
#include <math.h>
#include <cairo-pdf.h>

static void
set_detail (cairo_surface_t *pdf, cairo_pdf_metadata_t what, const char *text)
{
  if (text != NULL)
    cairo_pdf_surface_set_metadata (pdf, what, text);
}

/* Adds a side to the table of contents, unless the one before has the same name. Returns the name, which the caller frees. */
static char *
add_to_outline (const NonetSheet *self, cairo_surface_t *pdf, guint side, const char *before)
{
  g_autofree char *link = g_strdup_printf ("page=%u", side + 1);
  char *name = nonet_sheet_dup_side_name (self, side);

  if (name != NULL && g_strcmp0 (name, before) != 0)
    cairo_pdf_surface_add_outline (pdf, CAIRO_PDF_OUTLINE_ROOT, name, link, 0);
  return name;
}

gboolean
nonet_sheet_write_pdf (const NonetSheet *self,
                       const NonetSheetDetails *details,
                       GOutputStream *stream,
                       NonetSheetProgress progress,
                       gpointer data,
                       GError **error)
{
  guint n_sides = nonet_sheet_count_sides (self);
  gboolean proceed = TRUE;
  NonetPictureSurface *picture;
  cairo_surface_t *pdf;
  g_autofree char *before = NULL;
  double width, height;

  nonet_sheet_get_size (self, &width, &height);
  picture = nonet_picture_surface_new (NONET_PICTURE_PDF, width, height, stream);
  pdf = nonet_picture_surface_get (picture);
  set_detail (pdf, CAIRO_PDF_METADATA_TITLE, details->title);
  set_detail (pdf, CAIRO_PDF_METADATA_AUTHOR, details->author);
  set_detail (pdf, CAIRO_PDF_METADATA_CREATOR, "Nonet");
  for (guint side = 0; proceed && side < n_sides; side++)
    {
      cairo_t *cr = cairo_create (pdf);
      char *name;

      nonet_sheet_draw_side (self, cr, side);
      cairo_show_page (cr);
      cairo_destroy (cr);
      name = add_to_outline (self, pdf, side, before);
      g_free (before);
      before = name;
      proceed =
          nonet_picture_surface_get_error (picture) == NULL && (progress == NULL || progress (side + 1, n_sides, data));
    }
  proceed = proceed || nonet_picture_surface_get_error (picture) != NULL;
  if (!nonet_picture_surface_finish (picture, proceed ? error : NULL))
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
