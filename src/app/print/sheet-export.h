/* Sheets as files and pictures, made in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "render/page/sheet-file.h"
#include "tasks/task.h"

G_BEGIN_DECLS

/* Writes a sheet to a file: all of a PDF, or with the other kinds each page to a file of its own, from the second one on with its
 * number in the name; none of those may be there already. title is that of the PDF. Files are replaced when they are complete. */
void nonet_sheet_export_async (NonetSheet *sheet,
                               GFile *file,
                               NonetPictureKind kind,
                               const char *title,
                               NonetProgressFunc progress,
                               gpointer progress_data,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
gboolean nonet_sheet_export_finish (GAsyncResult *result, GError **error);

/* Draws the first page on white, scale pixels a point. */
void nonet_sheet_picture_async (NonetSheet *sheet,
                                double scale,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);

/* An image surface, which the caller destroys. */
cairo_surface_t *nonet_sheet_picture_finish (GAsyncResult *result, GError **error);

G_END_DECLS
