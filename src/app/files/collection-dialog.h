/* The list of the puzzles of a collection, or of all games, and its model.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "formats/read.h"
#include "tasks/games/games.h"

/* One place in the list; its puzzle is parsed when it is first asked for. */
#define NONET_TYPE_COLLECTION_ITEM (nonet_collection_item_get_type ())
G_DECLARE_FINAL_TYPE (NonetCollectionItem, nonet_collection_item, NONET, COLLECTION_ITEM, GObject)

guint nonet_collection_item_get_index (NonetCollectionItem *self);
NonetPuzzle *nonet_collection_item_get_puzzle (NonetCollectionItem *self);

/* How hard the puzzle is said to be, as nonet_difficulty_to_number () has it. It is known from then on, the puzzle need not be
 * parsed again. */
double nonet_collection_item_get_difficulty (NonetCollectionItem *self);

/* Whether the item is meant by a text: its number begins with it, or its title holds it, whatever the case. */
gboolean nonet_collection_item_matches (NonetCollectionItem *self, const char *text);

/* A GListModel of NonetCollectionItem. */
#define NONET_TYPE_COLLECTION_MODEL (nonet_collection_model_get_type ())
G_DECLARE_FINAL_TYPE (NonetCollectionModel, nonet_collection_model, NONET, COLLECTION_MODEL, GObject)

/* games may be NULL: then none of the puzzles was begun. */
NonetCollectionModel *nonet_collection_model_new (NonetReading *reading, NonetGames *games);

#define NONET_TYPE_COLLECTION_DIALOG (nonet_collection_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetCollectionDialog, nonet_collection_dialog, NONET, COLLECTION_DIALOG, AdwWindow)

/* Offers the games, each of which can be removed, over a window that opens them by the action "win.open-game". */
void nonet_collection_dialog_present_games (GtkWindow *parent, NonetGames *games);

/* Called with the number, from 0, of the puzzle that was chosen. */
typedef void (*NonetPuzzleChosenFunc) (guint index, gpointer user_data);

/* Offers the puzzles of a reading over parent; current is the one to start at. games, which may be NULL, say which are begun
 * or solved. chosen is called at most once, while parent lives. */
void nonet_collection_dialog_present (GtkWindow *parent,
                                      NonetReading *reading,
                                      NonetGames *games,
                                      const char *name,
                                      guint current,
                                      NonetPuzzleChosenFunc chosen,
                                      gpointer user_data);
