/* The puzzles that are to be put on paper, with their solutions, found in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/read.h"
#include "render/page/sheet.h"

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

G_END_DECLS
