/* Writing sheets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/page/sheet-file.h"

#include <math.h>

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
