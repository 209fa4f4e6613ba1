/* Sheets of puzzles: where they come from, printing them, and writing them into a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "formats/read.h"
#include "render/page/sheet-file.h"
#include "render/page/sheet.h"
#include "tasks/task.h"

G_BEGIN_DECLS

/* Signal "changed": there are other items, or none yet, or it is known how far the search for them is. */
#define NONET_TYPE_SHEET_SOURCE (nonet_sheet_source_get_type ())
G_DECLARE_FINAL_TYPE (NonetSheetSource, nonet_sheet_source, NONET, SHEET_SOURCE, GObject)

/* One puzzle; shown is what is drawn with it if it is drawn as shown, NULL for nothing, and own_marks whether its own pencil marks
 * are. */
NonetSheetSource *nonet_sheet_source_new_puzzle (NonetPuzzle *puzzle, NonetBoardOverlay *shown, gboolean own_marks);

/* The puzzles of a collection: at first, the first ones. */
NonetSheetSource *nonet_sheet_source_new_collection (NonetReading *collection);

/* The collection, or NULL. */
NonetReading *nonet_sheet_source_get_collection (NonetSheetSource *self);

/* Which puzzles of the collection, from 1, and no more than ten thousand; and whether to find out how hard they are. */
void nonet_sheet_source_set_range (NonetSheetSource *self, guint first, guint last);
void nonet_sheet_source_get_range (NonetSheetSource *self, guint *first, guint *last);
void nonet_sheet_source_set_levels (NonetSheetSource *self, gboolean levels);

/* An array of NonetSheetItem, owned by the source, or NULL as long as they are not known; and the share of the work that is
 * done. */
GPtrArray *nonet_sheet_source_get_items (NonetSheetSource *self);
double nonet_sheet_source_get_share (NonetSheetSource *self);

/* Ends what is under way. */
void nonet_sheet_source_cancel (NonetSheetSource *self);

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

G_END_DECLS
