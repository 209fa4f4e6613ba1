/* The puzzles of a reading as a list whose items are made when they are looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "app/files/progress.h"
#include "formats/read.h"

G_BEGIN_DECLS

/* One place in the list; its puzzle is parsed when it is first asked for. */
#define NONET_TYPE_COLLECTION_ITEM (nonet_collection_item_get_type ())
G_DECLARE_FINAL_TYPE (NonetCollectionItem, nonet_collection_item, NONET, COLLECTION_ITEM, GObject)

guint nonet_collection_item_get_index (NonetCollectionItem *self);
NonetPuzzle *nonet_collection_item_get_puzzle (NonetCollectionItem *self);

/* How hard the puzzle is said to be, as nonet_difficulty_to_number () has it. It is known from then on, the puzzle need not be
 * parsed again. */
double nonet_collection_item_get_difficulty (NonetCollectionItem *self);

guint nonet_collection_item_get_n_givens (NonetCollectionItem *self);

/* How far the puzzle is; that too is known from then on. */
NonetProgressState nonet_collection_item_get_state (NonetCollectionItem *self);

/* Whether the item is meant by a text: its number begins with it, or its title holds it, whatever the case. */
gboolean nonet_collection_item_matches (NonetCollectionItem *self, const char *text);

/* A GListModel of NonetCollectionItem. */
#define NONET_TYPE_COLLECTION_MODEL (nonet_collection_model_get_type ())
G_DECLARE_FINAL_TYPE (NonetCollectionModel, nonet_collection_model, NONET, COLLECTION_MODEL, GObject)

/* progress may be NULL: then none of the puzzles was begun. */
NonetCollectionModel *nonet_collection_model_new (NonetReading *reading, NonetProgress *progress);

G_END_DECLS
