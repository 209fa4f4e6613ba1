/* Pictures of boards as files: PNG, SVG and PDF.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/board/board-painter.h"
#include "render/picture-surface.h"

G_BEGIN_DECLS

/* A picture being made: boards are added one after the other, each on a page of its own in a PDF. */
typedef struct _NonetPicture NonetPicture;

/* Starts a picture of size x size pixels (PNG) or points (SVG, PDF), with a margin of a twentieth around the
 * board, that is written to the stream. style is borrowed. */
NonetPicture *nonet_picture_new (NonetPictureKind kind,
                                 double size,
                                 const NonetBoardStyle *style,
                                 GOutputStream *stream);

/* Sets a short text that is drawn in the lower right corner of each board that is added, or NULL for none. */
void nonet_picture_set_badge (NonetPicture *self, const char *badge);

/* Adds a board; the scene is used only now. Only a PDF can have more than one. */
void nonet_picture_add (NonetPicture *self, const NonetBoardScene *scene);

/* Writes what is left and frees the picture. Returns FALSE and sets error if anything could not be written. Does not close
 * the stream. */
gboolean nonet_picture_finish (NonetPicture *self, GError **error);

G_END_DECLS
