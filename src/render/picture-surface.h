/* A surface of Cairo whose picture goes into a stream: PNG, SVG or PDF.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  NONET_PICTURE_PNG,
  NONET_PICTURE_SVG,
  NONET_PICTURE_PDF
} NonetPictureKind;

/* The kind a name ("png", "svg", "pdf") or the extension of a file name stands for; FALSE if it is none. */
gboolean nonet_picture_kind_find (const char *name, NonetPictureKind *kind);

typedef struct _NonetPictureSurface NonetPictureSurface;

/* Starts a picture of width x height pixels (PNG) or points (SVG, PDF). */
NonetPictureSurface *nonet_picture_surface_new (NonetPictureKind kind,
                                                double width,
                                                double height,
                                                GOutputStream *stream);

/* What to draw on; it belongs to the picture. */
cairo_surface_t *nonet_picture_surface_get (NonetPictureSurface *self);

/* The first error that writing met, or NULL; whoever draws much can stop then. */
const GError *nonet_picture_surface_get_error (NonetPictureSurface *self);

/* Writes what is left and frees the picture. Returns FALSE and sets error if anything could not be written. Does not close
 * the stream. */
gboolean nonet_picture_surface_finish (NonetPictureSurface *self, GError **error);

G_END_DECLS
