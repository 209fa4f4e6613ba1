/* Reading files and texts in the background, and showing what is in them: a puzzle, or one of a collection.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/frame/controller.h"
#include "formats/read.h"
#include "formats/write.h"
#include "tasks/games/games.h"

/* Before a day, the name of the collection that its puzzle is of, which is no file. */
#define NONET_DAY_SCHEME "nonet-day:"

/* Notes a file among those that were used last. */
void nonet_recent_add (GFile *file);

/* Asks for the etag of a file; NULL if it has none. */
void nonet_file_query_etag_async (GFile *file,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);
char *nonet_file_query_etag_finish (GFile *file, GAsyncResult *result);

/* A single puzzle is shown at once, of several the one that is chosen. What cannot be read is reported by a dialog.
 * A puzzle of which there is a game is shown as it was left there, perhaps in another window, and a game that is of a collection has that
 * around it.
 * Signal "changed": it is another puzzle, or from somewhere else. Signal "failed": it cannot be read, or the person has cancelled it.
 * Actions: "win.cancel-loading", also by Escape, "win.show-collection", "win.next-puzzle", "win.previous-puzzle", "win.show-messages",
 * "win.read-again" (s: "boxes:3x2" or "alphabet:0-9A-F": reads the same in another way). */
#define NONET_TYPE_LOADER (nonet_loader_get_type ())
G_DECLARE_FINAL_TYPE (NonetLoader, nonet_loader, NONET, LOADER, NonetController)

/* A bar of the window is shown while something is being read that takes long, and one while there are several puzzles; its button opens
 * their list and says which one is shown. */
NonetLoader *nonet_loader_new (NonetFrame *frame, NonetGames *games);

/* Reads a file or a text; a request takes the place of one that is under way. options (NULL for none) are copied: with them the
 * same is read again in another way. */
void nonet_loader_load_file (NonetLoader *self, GFile *file, const NonetReadOptions *options);
void nonet_loader_load_text (NonetLoader *self, GBytes *text, const NonetReadOptions *options);

/* Reads it as it is now, whatever game of it there is. */
void nonet_loader_reload (NonetLoader *self, GFile *file);

/* Reads a file once there is room for what is in it (see nonet_frame_make_room ()). */
void nonet_loader_replace_by_file (NonetLoader *self, GFile *file);

/* Presents another window that plays the puzzle with these givens, as this game if that is not NULL; the loader's own is closed if it shows
 * nothing yet. Returns FALSE if there is none. */
gboolean nonet_loader_present_player (NonetLoader *self, const NonetPuzzle *puzzle, NonetGame *game);

/* Has the bar say what the window waits for, until that is cancelled there or something else is waited for; both NULL: nothing. */
void nonet_loader_show_wait (NonetLoader *self, const char *text, GCancellable *cancellable);

/* The file that is being read, or NULL. */
GFile *nonet_loader_get_file (NonetLoader *self);

/* The etag that a file had just before it was read, if it is the one read last, or NULL; owned by the loader. */
const char *nonet_loader_get_etag (NonetLoader *self, GFile *file);

/* The format in which the document would go back into its file as it is, or NULL: it did not come from there. */
const NonetWriteFormat *nonet_loader_get_write_format (NonetLoader *self);

/* What the document came from if that has several puzzles, or NULL. */
NonetReading *nonet_loader_get_collection (NonetLoader *self);

/* Whether closing the document would lose changes: what is played is kept with the games. */
gboolean nonet_loader_is_unsaved (NonetLoader *self);

/* Whether the window shows nothing yet, and nothing is being read for it: it has an empty board that nobody has touched. */
gboolean nonet_loader_is_vacant (NonetLoader *self);

/* Whether the document was read from somewhere. */
gboolean nonet_loader_is_known (NonetLoader *self);
