/* A sheet as a file: a PDF of all its pages, or one of them as a picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/page/pages-file.h"
#include "render/page/sheet.h"
#include "render/picture-surface.h"

G_BEGIN_DECLS

/* Writes all sides as a PDF; see nonet_pages_write_pdf (). */
gboolean nonet_sheet_write_pdf (const NonetSheet *self,
                                const NonetPagesDetails *details,
                                GOutputStream *stream,
                                NonetPagesProgress progress,
                                gpointer data,
                                GError **error);

/* Writes one side as a picture of a kind: on white paper, with scale pixels in a point, which is for PNG only. Does not close the
 * stream. */
gboolean nonet_sheet_write_side (const NonetSheet *self,
                                 guint side,
                                 NonetPictureKind kind,
                                 double scale,
                                 GOutputStream *stream,
                                 GError **error);

G_END_DECLS
