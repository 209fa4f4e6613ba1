/* A sheet as a file: a PDF of all its pages, or one of them as a picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/picture-surface.h"
#include "render/sheet.h"

G_BEGIN_DECLS

/* How many sides of paper are written; returns whether to continue. */
typedef gboolean (*NonetSheetProgress) (guint side, guint n_sides, gpointer data);

/* What a PDF says of itself. Each may be NULL. */
typedef struct
{
  const char *title;
  const char *author;
} NonetSheetDetails;

/* Writes all sides as a PDF with title, author and a table of contents. progress may be NULL; if it returns FALSE, the error is
 * G_IO_ERROR_CANCELLED. Does not close the stream. */
gboolean nonet_sheet_write_pdf (const NonetSheet *self,
                                const NonetSheetDetails *details,
                                GOutputStream *stream,
                                NonetSheetProgress progress,
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
