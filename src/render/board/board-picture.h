/* Pictures of boards and pages as files: PNG, SVG and PDF, written while they are drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "render/board/board-painter.h"

typedef enum
{
  NONET_PICTURE_PNG,
  NONET_PICTURE_SVG,
  NONET_PICTURE_PDF
} NonetPictureKind;

/* The kind a name ("png", "svg", "pdf") or the extension of a file name stands for; FALSE if it is none. */
gboolean nonet_picture_kind_find (const char *name, NonetPictureKind *kind);

typedef struct _NonetPicture NonetPicture;

/* Starts a picture of width x height pixels (PNG) or points (SVG, PDF). */
NonetPicture *nonet_picture_new (NonetPictureKind kind, double width, double height, GOutputStream *stream);

/* What to draw on; it belongs to the picture. */
cairo_surface_t *nonet_picture_get_surface (NonetPicture *self);

/* The first error that writing met, or NULL; whoever draws much can stop then. */
const GError *nonet_picture_get_error (NonetPicture *self);

/* Draws a board onto a square picture, with a margin of a twentieth around it, and a short text in the lower right corner, unless
 * it is NULL. In a PDF each is on a page of its own; other pictures can have one. */
void nonet_picture_add_board (NonetPicture *self,
                              const NonetBoardScene *scene,
                              const NonetBoardStyle *style,
                              const char *badge);

/* Writes what is left and frees the picture. Returns FALSE and sets error if anything could not be written. Does not close
 * the stream. */
gboolean nonet_picture_finish (NonetPicture *self, GError **error);
