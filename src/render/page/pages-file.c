/* Writing pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/page/pages-file.h"

#include <errno.h>
#include <cairo-pdf.h>

#include "render/picture-surface.h"

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
