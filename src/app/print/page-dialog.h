/* The dialog that asks what puzzles look like on paper or in a picture, and the source that it has them from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/toasts.h"
#include "formats/read.h"
#include "render/page/sheet.h"

/* Signal "changed": there are other items, or none yet, or it is known how far the search for them is. */
#define NONET_TYPE_SHEET_SOURCE (nonet_sheet_source_get_type ())
G_DECLARE_FINAL_TYPE (NonetSheetSource, nonet_sheet_source, NONET, SHEET_SOURCE, GObject)

/* One puzzle; shown is what is drawn with it if it is drawn as shown, NULL for nothing, and own_marks whether its own pencil marks
 * are. */
NonetSheetSource *nonet_sheet_source_new_puzzle (NonetPuzzle *puzzle, NonetBoardOverlay *shown, gboolean own_marks);

/* The puzzles of a collection: at first, the first ones. */
NonetSheetSource *nonet_sheet_source_new_collection (NonetReading *collection);

/* Which puzzles of the collection, from 1, and no more than ten thousand; and whether to find out how hard they are. */
void nonet_sheet_source_set_range (NonetSheetSource *self, guint first, guint last);
void nonet_sheet_source_set_levels (NonetSheetSource *self, gboolean levels);

/* An array of NonetSheetItem, owned by the source, or NULL as long as they are not known. */
GPtrArray *nonet_sheet_source_get_items (NonetSheetSource *self);

typedef enum
{
  NONET_PAGES_PRINT,
  NONET_PAGES_EXPORT /* offers pages without paper, as large as the puzzle */
} NonetPagesPurpose;

/* Signal "accepted": the sheet is to be printed. What is to be exported the dialog writes by itself, to a file that it asks for; closing
 * it cancels. */
#define NONET_TYPE_PAGE_DIALOG (nonet_page_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetPageDialog, nonet_page_dialog, NONET, PAGE_DIALOG, AdwWindow)

/* A dialog for the puzzles of a source; heading is proposed, and may be NULL, as is title for the name of the file. toasts say what became
 * of an export. */
NonetPageDialog *nonet_page_dialog_new (GtkWindow *parent,
                                        GSettings *settings,
                                        NonetToasts *toasts,
                                        NonetPagesPurpose purpose,
                                        NonetSheetSource *source,
                                        const char *heading,
                                        const char *title);

/* What is asked for, owned by the dialog; NULL as long as solutions are sought. */
NonetSheet *nonet_page_dialog_get_sheet (NonetPageDialog *self);

/* The heading, owned by the dialog. */
const char *nonet_page_dialog_get_heading (NonetPageDialog *self);
