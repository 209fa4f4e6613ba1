/* The games: each puzzle that was played is kept in a folder, one small file each, with its steps and its time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game belongs to its puzzle, that is to its board and its givens: it is found again in another file, too, and wherever its
 * file is moved.
 */
#pragma once

#include "document/document.h"
#include "document/record.h"
#include "tasks/puzzles/stock.h"

typedef enum
{
  NONET_GAME_NOT_BEGUN,
  NONET_GAME_BEGUN,
  NONET_GAME_SOLVED,
  NONET_GAME_FILLED_IN /* by the program */
} NonetGameState;

/* One of them; what it says is as it was written last. Others read the first fields alone. */
#define NONET_TYPE_GAME (nonet_game_get_type ())
G_DECLARE_FINAL_TYPE (NonetGame, nonet_game, NONET, GAME, GObject)

struct _NonetGame
{
  GObject parent_instance;

  char *key;           /* what names it in its folder */
  NonetPuzzle *puzzle; /* the board as it is, with entries and marks */
  NonetGameState state;
  NonetPlayed played;
  char *uri, *etag; /* of the document's file, or NULL */

  guint counted;        /* in the statistics: 0 not, 1 as played, 2 as solved */
  gint64 date;          /* seconds since 1970 when it was kept last */
  NonetRecord *record;  /* NULL: it was not changed since the start, and is in its file */
  NonetDocument *owner; /* what it was kept of, as long as a window has that; or NULL */
};

/* Whether a document is kept as this game, or was opened from it. */
gboolean nonet_game_is_of (NonetGame *self, NonetDocument *document);

/* What became of the games of one level; what Nonet filled in was played, not solved. */
typedef struct
{
  guint n_played, n_solved;
  guint n_unaided;     /* of those that are solved, without a hint */
  guint64 all_seconds; /* for all of those */
  guint best_seconds;
} NonetLevelStatistics;

/* Signals: "changed": there are others, or one has changed; "failed" (GError): one can no longer be written; "written": one has been,
 * or could not be, or is removed. */
#define NONET_TYPE_GAMES (nonet_games_get_type ())
G_DECLARE_FINAL_TYPE (NonetGames, nonet_games, NONET, GAMES, GObject)

/* At a few kilobytes each, that is years of play. */
#define NONET_GAMES_MOST 3000

/* What a folder holds, which is made when something is kept; it is read in a worker. Of more games than this, and of those that
 * take too much space, the oldest are removed then, those first that are at their end. */
NonetGames *nonet_games_new (const char *folder, guint most);

/* Calls a function once they have been read, before which some may be missing: now, or later. */
void nonet_games_when_loaded (NonetGames *self, void (*function) (gpointer data), gpointer data);

/* Where they are kept; owned by the games. */
const char *nonet_games_get_folder (NonetGames *self);

/* The games, NonetGame, the one played last first; owned by the games. */
GListModel *nonet_games_get_list (NonetGames *self);

/* The game of this key, or NULL; owned by the games. */
NonetGame *nonet_games_get (NonetGames *self, const char *key);

/* The game of the puzzle with these givens, whatever else it has, or NULL; owned by the games. Of several, the one that is of a file (or
 * NULL), that is in progress, or that was played last. And its state, NONET_GAME_NOT_BEGUN if there is none. */
NonetGame *nonet_games_find (NonetGames *self, const NonetPuzzle *puzzle, GFile *file);
NonetGameState nonet_games_get_state (NonetGames *self, const NonetPuzzle *puzzle);

/* Keeps a document that is a game, in the background, or forgets it if nothing is entered, marked or colored, and its givens are
 * somewhere else as well. What is being set is no game. Returns the game or NULL; owned by the games. From now on until it is released
 * or gone, no other document of the same puzzle is kept as this game, but as another one; nor is one of another process. */
NonetGame *nonet_games_keep (NonetGames *self, NonetDocument *document);

/* No window shows the document any more. */
void nonet_games_release (NonetGames *self, NonetDocument *document);

/* A document is to become another puzzle, and another game: what was kept of it stays. */
void nonet_games_part (NonetDocument *document);

/* Whether the game of a document could not be written as it was kept last; and whether it is being written. */
gboolean nonet_games_has_failed (NonetGames *self, NonetDocument *document);
gboolean nonet_games_is_writing (NonetGames *self, NonetDocument *document);

/* Keeps a list of puzzles that is in no file, in the background, as long as there are games of it. Returns the URI of what documents of
 * it are a collection of; caller frees. And whether a file is such a list. */
char *nonet_games_keep_list (NonetGames *self, GBytes *text);
gboolean nonet_games_is_list (NonetGames *self, GFile *file);

/* What became of all games of a kind, NONET_N_STOCK_KINDS for those of none, also of those that are not kept any more. Each puzzle
 * counts once. */
const NonetLevelStatistics *nonet_games_get_statistics (NonetGames *self, NonetStockKind kind);

/* Takes a game out, puts back the one that was taken out last, or removes the file of that for good, as the next removal and the end
 * of the process do. */
void nonet_games_remove (NonetGames *self, NonetGame *game);
void nonet_games_restore (NonetGames *self);
void nonet_games_settle (NonetGames *self);

/* Reads the document of a game, with its steps of undo, in a worker. NULL if that cannot be read any more. */
void nonet_games_open_async (NonetGames *self,
                             NonetGame *game,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data);
NonetDocument *nonet_games_open_finish (NonetGames *self, GAsyncResult *result);

/* Waits until everything is written; for the end of the process. */
void nonet_games_flush (NonetGames *self);
