/* What the document came from: a file or a text with one puzzle or several, and what was said of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/files/loader.h"
#include "app/files/progress.h"
#include "formats/write.h"

G_BEGIN_DECLS

/* Shows what the loader has read: a single puzzle at once, of several the one that is chosen.
 * Of a collection each puzzle that was begun is kept when another one is shown, or the window is closed.
 * Signal "changed": it is another puzzle, or from somewhere else.
 * Actions: "win.show-collection", "win.next-puzzle", "win.previous-puzzle", "win.show-messages", "win.read-again" (s:
 * "boxes:3x2" or "alphabet:0-9A-F": reads the same in another way). */
#define NONET_TYPE_ORIGIN (nonet_origin_get_type ())
G_DECLARE_FINAL_TYPE (NonetOrigin, nonet_origin, NONET, ORIGIN, NonetController)

/* A bar of the window is shown while there are several puzzles; its button opens their list and says which one is shown. */
NonetOrigin *nonet_origin_new (NonetFrame *frame, NonetLoader *loader, NonetProgress *progress);

/* The format in which the document would go back into its file as it is, or NULL: it did not come from there. */
const NonetWriteFormat *nonet_origin_get_write_format (NonetOrigin *self);

/* What the document came from if that has several puzzles, or NULL. */
NonetReading *nonet_origin_get_collection (NonetOrigin *self);

/* Whether what was entered is kept with the progress: the document is a puzzle of a collection, with its own givens. */
gboolean nonet_origin_keeps_progress (NonetOrigin *self);

/* Whether the document was read from somewhere. */
gboolean nonet_origin_is_known (NonetOrigin *self);

G_END_DECLS
