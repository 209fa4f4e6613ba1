/* Puzzles on paper, as pictures and on the clipboard: print, export, copy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/loader.h"
#include "render/page/sheet.h"
#include "tasks/task.h"

/* An operation that prints the sheet on the paper it is laid out for, or on what is chosen for it in the dialog; name is that of the
 * job. The printer and other settings are those that were used last; what needs both sides of the paper proposes that. The caller runs it; with GTK_PRINT_OPERATION_ACTION_EXPORT it
 * makes a PDF. */
GtkPrintOperation *nonet_sheet_printer_new (NonetSheet *sheet, const char *name);

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

/* Actions: "win.print", "win.export" (the puzzle as it is shown), "win.print-collection", "win.export-collection" (the puzzles of
 * its file), "win.print-solution" (the puzzle with the solution that is chosen in the list), "win.copy" (one line), "win.copy-link",
 * "win.copy-picture". */
#define NONET_TYPE_PRINTING (nonet_printing_get_type ())
G_DECLARE_FINAL_TYPE (NonetPrinting, nonet_printing, NONET, PRINTING, NonetController)

/* Prints what the board and the browser of the window show, and what the loader knows. */
NonetPrinting *nonet_printing_new (NonetFrame *frame, NonetLoader *loader);
