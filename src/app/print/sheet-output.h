/* Sheets on paper, in files and as pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "render/page/sheet.h"
#include "tasks/task.h"

/* An operation that prints the sheet on the paper it is laid out for, or on what is chosen for it in the dialog; name
 * is that of the job. The printer and other settings are those that were used last, which are among the kept ones; what needs both sides of the paper
 * proposes that. The caller runs it; with GTK_PRINT_OPERATION_ACTION_EXPORT it makes a PDF. */
GtkPrintOperation *nonet_sheet_printer_new (NonetSheet *sheet, const char *name, GSettings *kept);

/* Writes a sheet to a file: all of a PDF, or with the other kinds each page to a file of its own, from the second one on with its
 * number in the name; none of those may be there already. title is that of the PDF. Files are replaced when they are complete. The first is
 * the source of the result. */
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

/* Draws the QR code of a text, or fails if that is too long for one; or if the program was built without them, which
 * nonet_qr_codes says. */
extern const gboolean nonet_qr_codes;
void nonet_qr_code_async (const char *text,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data);

/* Of either: an image surface, which the caller destroys. */
cairo_surface_t *nonet_sheet_picture_finish (GAsyncResult *result, GError **error);
