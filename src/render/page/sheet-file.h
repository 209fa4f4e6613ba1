/* Writing pages into a file: PDF, PNG or SVG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/board/board-picture.h"
#include "render/page/sheet.h"

G_BEGIN_DECLS

/* How many pages are written; returns whether to continue. */
typedef gboolean (*NonetPagesProgress) (guint n_written, guint n_pages, gpointer data);

/* What a PDF says of itself. Each may be NULL. */
typedef struct
{
  const char *title;
  const char *author;
} NonetPagesDetails;

/* Writes all sides as a PDF with title, author and a table of contents, in which a name that follows itself stands once. progress
 * may be NULL; if it returns FALSE, the error is G_IO_ERROR_CANCELLED. Does not close the stream. */
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
