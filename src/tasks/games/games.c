/* The games: each puzzle that was played is kept in a folder, one small file each, with its steps and its time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A file is the record of a document (document/record.h), and what lists say of it:
 *
 *   { …, "io.github.nonet:game": { "state": "begun", "date": 1790000000, "counted": 1 } }
 *
 * Beside them is one with the statistics: for the id of each kind, "" for none, the numbers of NonetLevelStatistics; of several processes
 * each has one of its own. And lists of puzzles that came from no file, as they came.
 */
#include "tasks/games/games.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "document/checkpoints.h"
#include "formats/ipuz.h"
#include "formats/json.h"
#include "tasks/games/session-store.h"
#include "tasks/task.h"

#define SUFFIX ".game"
#define STATISTICS_NAME "levels"
#define STATISTICS_SUFFIX ".statistics"
#define MEMBER NONET_IPUZ_PREFIX "game"
#define LIST_SUFFIX ".list"
#define KEY_LENGTH 32

/* Games of one puzzle that are found by their puzzle. */
#define MOST_COPIES 1000

#define MOST_BYTES (64 * 1024 * 1024)

/* Seconds after which what was being written has been left by a process that died, and after which a list of which no puzzle was begun
 * is not wanted any more. */
#define LEFT_AFTER 3600
#define UNWANTED_AFTER (7 * 24 * 3600)

static const char *const states[] = { [NONET_GAME_NOT_BEGUN] = "not-begun",
                                      [NONET_GAME_BEGUN] = "begun",
                                      [NONET_GAME_SOLVED] = "solved",
                                      [NONET_GAME_FILLED_IN] = "filled-in" };

G_DEFINE_FINAL_TYPE (NonetGame, nonet_game, G_TYPE_OBJECT)

/* For the games to be loaded. */
typedef struct
{
  void (*function) (gpointer data);
  gpointer data;
} Waiting;

struct _NonetGames
{
  GObject parent_instance;

  char *folder;
  int lock;       /* as long as the process lives */
  guint number;   /* the least that no other process has, from 1 on */
  gboolean alone; /* there was no other process when this one began */
  NonetSessionStore *store;
  GListStore *list;
  GHashTable *by_key; /* NonetGame, owned by the list */
  guint n_copies;     /* the highest number that a key has */
  NonetGame *removed; /* can still be put back, as its file is still there; or NULL */
  NonetSessionStore *statistics_store, *list_store;
  NonetLevelStatistics levels[NONET_N_STOCK_KINDS + 1],
      own[NONET_N_STOCK_KINDS + 1]; /* own: in the file of this process */
  gboolean loaded;
  GArray *waiting; /* Waiting */
};

G_DEFINE_FINAL_TYPE (NonetGames, nonet_games, G_TYPE_OBJECT)

static char *
path_with (const char *folder, const char *key, const char *suffix)
{
  g_autofree char *name = g_strconcat (key, suffix, NULL);

  return g_build_filename (folder, name, NULL);
}

static char *
path_of (const char *folder, const char *key)
{
  return path_with (folder, key, SUFFIX);
}

static JsonNode *
read_file (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize size;

  if (!g_file_get_contents (path, &text, &size, NULL))
    return NULL;
  bytes = g_bytes_new_take (g_steal_pointer (&text), size);
  return nonet_json_parse_own (bytes);
}

/* A game. */

static void
take_played (NonetGame *self, const NonetPlayed *played)
{
  g_free (self->played.level);
  g_free (self->played.collection);
  self->played = *played;
  self->played.level = g_strdup (played->level);
  self->played.collection = g_strdup (played->collection);
}

static void
nonet_game_finalize (GObject *object)
{
  NonetGame *self = NONET_GAME (object);

  take_played (self, &(NonetPlayed){ 0 });
  g_clear_weak_pointer (&self->owner);
  g_free (self->key);
  g_free (self->uri);
  g_free (self->etag);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&self->record, nonet_record_unref);
  G_OBJECT_CLASS (nonet_game_parent_class)->finalize (object);
}

static void
nonet_game_class_init (NonetGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_game_finalize;
}

static void
nonet_game_init (NonetGame *self)
{
}

static int
compare_dates (gconstpointer a, gconstpointer b)
{
  const NonetGame *one = *(NonetGame *const *) a, *other = *(NonetGame *const *) b;

  return (one->date < other->date) - (one->date > other->date);
}

/* What is played is worth more than what is at its end, and then what was played later. */
static int
compare_worth (gconstpointer a, gconstpointer b)
{
  const NonetGame *one = *(NonetGame *const *) a, *other = *(NonetGame *const *) b;
  int unfinished = (other->state <= NONET_GAME_BEGUN) - (one->state <= NONET_GAME_BEGUN);

  return unfinished != 0 ? unfinished : compare_dates (a, b);
}

/* What names a puzzle: a digest of its board and its givens. The key of its game, or of the first of them, as others have a number after
 * that: "…-2". */
static char *
digest_of (const NonetPuzzle *puzzle)
{
  g_autoptr (GChecksum) digest = g_checksum_new (G_CHECKSUM_SHA256);
  const guint32 board[] = { GUINT32_TO_LE (puzzle->shape->order), GUINT32_TO_LE (puzzle->shape->hash) };

  g_checksum_update (digest, (const guchar *) board, sizeof board);
  g_checksum_update (digest, puzzle->givens, nonet_puzzle_get_cells (puzzle));
  return g_strndup (g_checksum_get_string (digest), KEY_LENGTH);
}

static char *
number_key (const char *digest, guint number)
{
  return number == 1 ? g_strdup (digest) : g_strdup_printf ("%s-%u", digest, number);
}

/* A game that has this number among those of a puzzle; or NULL. */
static NonetGame *
get_copy (NonetGames *self, const char *digest, guint number)
{
  g_autofree char *key = number_key (digest, number);

  return g_hash_table_lookup (self->by_key, key);
}

static NonetGameState
state_of (NonetDocument *document)
{
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  guint n_cells = nonet_puzzle_get_cells (puzzle);

  if (nonet_document_is_solved (document) && nonet_puzzle_count_entries (puzzle) > 0)
    return nonet_document_is_filled_in (document) ? NONET_GAME_FILLED_IN : NONET_GAME_SOLVED;
  for (guint cell = 0; cell < n_cells; cell++)
    if (puzzle->entries[cell] != 0 || (puzzle->marks != NULL && puzzle->marks[cell] != 0)
        || (puzzle->corners != NULL && puzzle->corners[cell] != 0)
        || (puzzle->eliminated != NULL && puzzle->eliminated[cell] != 0)
        || (puzzle->colours != NULL && puzzle->colours[cell] != 0))
      return NONET_GAME_BEGUN;
  /* What a checkpoint has may be there only. */
  if (puzzle->candidate_colours != NULL
      || (nonet_document_get_n_checkpoints (document) > 0 && nonet_document_get_modified (document)))
    return NONET_GAME_BEGUN;
  return NONET_GAME_NOT_BEGUN;
}

/* Writing. */

typedef struct
{
  NonetRecord *record;
  NonetGameState state;
  gint64 date;
  guint counted;
} Writing;

static void
writing_free (gpointer data)
{
  Writing *writing = data;

  nonet_record_unref (writing->record);
  g_free (writing);
}

/* In a worker. */
static gboolean
write_game (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  const Writing *writing = data;
  g_autoptr (JsonNode) root = nonet_record_to_json (writing->record);
  JsonObject *game = json_object_new ();
  g_autofree char *text = NULL;

  json_object_set_string_member (game, "state", states[writing->state]);
  json_object_set_int_member (game, "date", writing->date);
  json_object_set_int_member (game, "counted", writing->counted);
  json_object_set_object_member (json_node_get_object (root), MEMBER, game);
  text = json_to_string (root, FALSE);
  return g_output_stream_write_all (stream, text, strlen (text), NULL, NULL, error);
}

static void
take_out (NonetGames *self, NonetGame *game)
{
  guint position;

  if (g_list_store_find (self->list, game, &position))
    {
      g_hash_table_remove (self->by_key, game->key);
      g_list_store_remove (self->list, position);
    }
}

/* It is in the list. */
static void
note_key (NonetGames *self, NonetGame *game)
{
  const char *number = strchr (game->key, '-');

  g_hash_table_insert (self->by_key, game->key, game);
  if (number != NULL)
    self->n_copies = MAX (self->n_copies, (guint) MIN (g_ascii_strtoull (number + 1, NULL, 10), MOST_COPIES));
}

void
nonet_games_settle (NonetGames *self)
{
  /* It may have been begun anew. */
  if (self->removed != NULL && !g_hash_table_contains (self->by_key, self->removed->key))
    nonet_session_store_forget (self->store, self->removed->key);
  g_clear_object (&self->removed);
}

void
nonet_games_remove (NonetGames *self, NonetGame *game)
{
  nonet_games_settle (self);
  self->removed = g_object_ref (game);
  g_clear_weak_pointer (&game->owner);
  take_out (self, game);
  g_signal_emit_by_name (self, "changed");
}

static int
compare_with_others (gconstpointer a, gconstpointer b, gpointer user_data)
{
  return compare_dates (&a, &b);
}

void
nonet_games_restore (NonetGames *self)
{
  g_autoptr (NonetGame) game = g_steal_pointer (&self->removed);

  if (game == NULL || g_hash_table_contains (self->by_key, game->key))
    return;
  g_list_store_insert_sorted (self->list, game, compare_with_others, NULL);
  note_key (self, game);
  g_signal_emit_by_name (self, "changed");
}

/* Under this name a document has the key of the game that it was kept as. */
#define KEPT_AS "nonet-game"

void
nonet_games_part (NonetDocument *document)
{
  g_object_set_data (G_OBJECT (document), KEPT_AS, NULL);
}

/* Without a session bus there may be several processes, which know nothing of each other: of what they found, they write over nothing. */
static gboolean
is_own (NonetGames *self, const NonetGame *game)
{
  return self->alone || game->record != NULL;
}

/* A document leaves its game where all of it is undone, and where its givens have changed: while a puzzle is set and played in turns,
 * each of its states is another puzzle. What was begun stays then. */
static void
leave_game (NonetGames *self, NonetDocument *document, const char *key)
{
  const char *before = g_object_get_data (G_OBJECT (document), KEPT_AS);
  NonetGame *game = before != NULL ? g_hash_table_lookup (self->by_key, before) : NULL;

  if (game != NULL && (game->owner == NULL || game->owner == document) && is_own (self, game)
      && (g_str_equal (before, key) || game->state == NONET_GAME_NOT_BEGUN))
    {
      nonet_session_store_forget (self->store, game->key);
      take_out (self, game);
    }
  nonet_games_part (document);
}

static void
keep_as (NonetDocument *document, const char *key)
{
  g_object_set_data_full (G_OBJECT (document), KEPT_AS, g_strdup (key), g_free);
}

void
nonet_games_release (NonetGames *self, NonetDocument *document)
{
  GHashTableIter iter;
  gpointer game;

  g_hash_table_iter_init (&iter, self->by_key);
  while (g_hash_table_iter_next (&iter, NULL, &game))
    if (((NonetGame *) game)->owner == document)
      g_clear_weak_pointer (&((NonetGame *) game)->owner);
}

/* file: or NULL. */
static gboolean
is_of_file (NonetGame *game, GFile *file)
{
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;

  return uri != NULL && g_strcmp0 (uri, game->uri) == 0;
}

/* Whether a document may take the place of a game. No window has a document that is kept as this, and nothing is lost that was
 * begun, unless the document continues it or has its file. */
static gboolean
may_replace (NonetGames *self, NonetDocument *document, NonetGame *game, gboolean continues)
{
  if (game->owner != NULL || !is_own (self, game))
    return FALSE;
  return continues || game->state != NONET_GAME_BEGUN || is_of_file (game, nonet_document_get_file (document));
}

/* No game has this key, here or in another process. */
static gboolean
is_unused (NonetGames *self, const char *key)
{
  g_autofree char *path = path_of (self->folder, key);

  return nonet_session_store_knows (self->store, key) || !g_file_test (path, G_FILE_TEST_EXISTS);
}

/* The key of the game that a document is: the one that it continues, or that it was before another puzzle was there for a while; or a new
 * one. */
static char *
choose_key (NonetGames *self, NonetDocument *document, const char *digest)
{
  const char *before = g_object_get_data (G_OBJECT (document), KEPT_AS);
  g_autofree char *chosen = NULL;

  for (guint i = 1; i <= self->n_copies || chosen == NULL; i++)
    {
      NonetGame *game = get_copy (self, digest, i);
      g_autofree char *key = number_key (digest, i);
      gboolean continues = g_strcmp0 (key, before) == 0;
      gboolean is_free = game != NULL ? may_replace (self, document, game, continues) : is_unused (self, key);

      if ((game != NULL && game->owner == document) || (is_free && continues))
        return g_steal_pointer (&key);
      if (is_free && chosen == NULL)
        chosen = g_steal_pointer (&key);
    }
  return g_steal_pointer (&chosen);
}

gboolean
nonet_game_is_of (NonetGame *self, NonetDocument *document)
{
  return g_strcmp0 (g_object_get_data (G_OBJECT (document), KEPT_AS), self->key) == 0;
}

/* Statistics. */

static const char *
level_id (NonetStockKind kind)
{
  return kind < NONET_N_STOCK_KINDS ? nonet_stock_kind_info (kind)->id : "";
}

/* In a worker. */
static gboolean
write_statistics (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  const NonetLevelStatistics *levels = data;
  g_autoptr (JsonNode) root = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *text = NULL;

  json_node_take_object (root, json_object_new ());
  for (guint i = 0; i <= NONET_N_STOCK_KINDS; i++)
    {
      const gint64 numbers[] = { levels[i].n_played, levels[i].n_solved, levels[i].n_unaided,
                                 (gint64) levels[i].all_seconds, levels[i].best_seconds };
      JsonArray *array = json_array_new ();

      for (guint j = 0; j < G_N_ELEMENTS (numbers); j++)
        json_array_add_int_element (array, numbers[j]);
      json_object_set_array_member (json_node_get_object (root), level_id (i), array);
    }
  text = json_to_string (root, FALSE);
  return g_output_stream_write_all (stream, text, strlen (text), NULL, NULL, error);
}

static void
keep_statistics (NonetGames *self)
{
  g_autofree char *entry = number_key (STATISTICS_NAME, self->number);

  if (self->loaded)
    nonet_session_store_write (self->statistics_store, entry, write_statistics, g_memdup2 (self->own, sizeof self->own),
                               g_free);
}

static void
add_statistics (NonetLevelStatistics *to, const NonetLevelStatistics *more)
{
  to->n_played += more->n_played;
  to->n_solved += more->n_solved;
  to->n_unaided += more->n_unaided;
  to->all_seconds += more->all_seconds;
  /* 0, which says that none is known, is more than any. */
  to->best_seconds = MIN (to->best_seconds - 1, more->best_seconds - 1) + 1;
}

/* In a worker: adds those of a file. */
static void
read_statistics (const char *folder, const char *name, NonetLevelStatistics *levels)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (JsonNode) root = read_file (path);

  for (guint i = 0; i <= NONET_N_STOCK_KINDS; i++)
    {
      NonetLevelStatistics more;
      JsonArray *array = nonet_json_get_array (nonet_json_object (root), level_id (i));
      guint64 numbers[5];

      for (guint j = 0; j < G_N_ELEMENTS (numbers); j++)
        numbers[j] = (guint64) MAX (nonet_json_read_number (nonet_json_at (array, j)), 0);
      more = (NonetLevelStatistics){ (guint) numbers[0], (guint) numbers[1], (guint) numbers[2], numbers[3],
                                     (guint) numbers[4] };
      add_statistics (&levels[i], &more);
    }
}

/* Once as played, when its level is known or it is at its end, and once as solved. */
static void
count (NonetGames *self, NonetGame *game)
{
  const char *id = game->played.level;
  NonetLevelStatistics more = { 0 };
  NonetStockKind kind = id != NULL ? nonet_stock_kind_from_id (id) : NONET_N_STOCK_KINDS;

  if (game->counted == 0 && (game->state > NONET_GAME_BEGUN || (game->state == NONET_GAME_BEGUN && id != NULL)))
    more.n_played = game->counted = 1;
  if (game->counted == 1 && game->state == NONET_GAME_SOLVED)
    {
      more.n_solved = 1;
      more.n_unaided = game->played.n_hints == 0;
      more.all_seconds = more.best_seconds = MAX (game->puzzle->elapsed, 1);
      game->counted = 2;
    }
  if (more.n_played + more.n_solved == 0)
    return;
  add_statistics (&self->levels[kind], &more);
  add_statistics (&self->own[kind], &more);
  keep_statistics (self);
}

const NonetLevelStatistics *
nonet_games_get_statistics (NonetGames *self, NonetStockKind kind)
{
  return &self->levels[kind];
}

gboolean
nonet_games_has_failed (NonetGames *self, NonetDocument *document)
{
  const char *key = g_object_get_data (G_OBJECT (document), KEPT_AS);

  return key != NULL && nonet_session_store_has_failed (self->store, key);
}

gboolean
nonet_games_is_writing (NonetGames *self, NonetDocument *document)
{
  const char *key = g_object_get_data (G_OBJECT (document), KEPT_AS);

  return key != NULL && nonet_session_store_is_writing (self->store, key);
}

static void
failed_cb (NonetGames *self, const char *key, const GError *error)
{
  g_signal_emit_by_name (self, "failed", error);
}

static void
written_cb (NonetGames *self)
{
  g_signal_emit_by_name (self, "written");
}

NonetGame *
nonet_games_keep (NonetGames *self, NonetDocument *document)
{
  gboolean rewritten = nonet_document_is_rewritten (document);
  g_autofree char *digest = digest_of (nonet_document_peek (document));
  g_autofree char *key = choose_key (self, document, digest);
  NonetGame *found = g_hash_table_lookup (self->by_key, key);
  g_autoptr (NonetGame) game = found != NULL ? g_object_ref (found) : NULL;
  NonetGameState state = state_of (document);

  if (rewritten && nonet_document_get_editing_givens (document))
    return NULL;
  if (state == NONET_GAME_NOT_BEGUN && !rewritten)
    {
      leave_game (self, document, key);
      g_clear_object (&game);
    }
  else
    {
      GFile *file = nonet_document_get_file (document);
      Writing *writing;

      if (g_strcmp0 (g_object_get_data (G_OBJECT (document), KEPT_AS), key) != 0)
        leave_game (self, document, "");
      keep_as (document, key);
      if (game != NULL)
        take_out (self, game);
      else
        {
          game = g_object_new (NONET_TYPE_GAME, NULL);
          for (guint i = 1; i <= self->n_copies; i++)
            if (get_copy (self, digest, i) != NULL)
              game->counted = MAX (game->counted, get_copy (self, digest, i)->counted);
        }
      g_set_weak_pointer (&game->owner, document);
      g_free (game->key);
      game->key = g_steal_pointer (&key);
      g_clear_pointer (&game->puzzle, nonet_puzzle_unref);
      game->puzzle = nonet_document_dup_snapshot (document);
      game->state = state;
      game->date = g_get_real_time () / G_USEC_PER_SEC;
      take_played (game, nonet_document_get_played (document));
      g_free (game->uri);
      g_free (game->etag);
      game->uri = file != NULL ? g_file_get_uri (file) : NULL;
      game->etag = g_strdup (nonet_document_get_etag (document));
      g_clear_pointer (&game->record, nonet_record_unref);
      game->record = nonet_document_dup_record (document);
      count (self, game);
      writing = g_new (Writing, 1);
      *writing = (Writing){ nonet_record_ref (game->record), game->state, game->date, game->counted };
      nonet_session_store_write (self->store, game->key, write_game, writing, writing_free);
      g_list_store_insert (self->list, 0, game);
      note_key (self, game);
    }
  g_signal_emit_by_name (self, "changed");
  return game;
}

/* Lists. */

static void
free_bytes (gpointer bytes)
{
  g_bytes_unref (bytes);
}

static gboolean
write_list (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  return g_output_stream_write_all (stream, g_bytes_get_data (data, NULL), g_bytes_get_size (data), NULL, NULL, error);
}

char *
nonet_games_keep_list (NonetGames *self, GBytes *text)
{
  g_autofree char *digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, text), *path = NULL;

  digest[KEY_LENGTH] = '\0';
  path = path_with (self->folder, digest, LIST_SUFFIX);
  nonet_session_store_write (self->list_store, digest, write_list, g_bytes_ref (text), free_bytes);
  return g_filename_to_uri (path, NULL, NULL);
}

gboolean
nonet_games_is_list (NonetGames *self, GFile *file)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);

  return g_file_has_parent (file, folder);
}

/* In a worker: those of which no game is any more. */
static void
remove_lists (const char *folder, GPtrArray *names, GPtrArray *games)
{
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL), *uri = NULL;
      gboolean is_wanted = FALSE;
      GStatBuf info;

      uri = g_filename_to_uri (path, NULL, NULL);
      for (guint j = 0; j < games->len && !is_wanted; j++)
        is_wanted = g_strcmp0 (((NonetGame *) games->pdata[j])->played.collection, uri) == 0;
      if (!is_wanted && g_stat (path, &info) == 0
          && info.st_mtime + UNWANTED_AFTER < g_get_real_time () / G_USEC_PER_SEC)
        g_unlink (path);
    }
}

/* Reading. */

/* In a worker: what lists say of a game; NULL if the file is damaged. */
static NonetGame *
read_game (const char *folder, const char *key)
{
  g_autofree char *path = path_of (folder, key);
  g_autoptr (JsonNode) root = read_file (path);
  JsonObject *object = nonet_json_object (root), *member = nonet_json_get_object (object, MEMBER);
  const char *word = nonet_json_get_string (member, "state");
  g_autoptr (NonetPuzzle) puzzle = member != NULL ? nonet_ipuz_read_own (object) : NULL;
  g_autoptr (NonetGame) game = g_object_new (NONET_TYPE_GAME, NULL);

  if (puzzle == NULL || word == NULL)
    return NULL;
  game->key = g_strdup (key);
  game->puzzle = g_steal_pointer (&puzzle);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if (g_str_equal (word, states[i]))
      game->state = i;
  game->date = nonet_json_get_int (member, "date", 0);
  game->counted = (guint) CLAMP (nonet_json_get_int (member, "counted", 0), 0, 2);
  nonet_record_read_played (root, &game->played, &game->uri, &game->etag);
  return g_steal_pointer (&game);
}

typedef struct
{
  char *folder;
  guint most, number;
  gboolean alone;
} Loading;

static void
loading_free (gpointer data)
{
  g_free (((Loading *) data)->folder);
  g_free (data);
}

static void
prune (GPtrArray *games, const char *folder, guint most)
{
  goffset size = 0;

  g_ptr_array_sort (games, compare_worth);
  for (guint i = 0; i < games->len; i++)
    {
      g_autofree char *path = path_of (folder, ((NonetGame *) games->pdata[i])->key);
      GStatBuf info;

      size += g_stat (path, &info) == 0 ? info.st_size : 0;
      if (i < most && size <= MOST_BYTES)
        continue;
      g_unlink (path);
      g_ptr_array_remove_index (games, i--);
    }
}

/* In a worker: what a process that died was writing. */
static void
remove_left (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  GStatBuf info;

  if (*name == '.' && g_stat (path, &info) == 0 && info.st_mtime + LEFT_AFTER < g_get_real_time () / G_USEC_PER_SEC)
    g_unlink (path);
}

typedef struct
{
  GPtrArray *games; /* NonetGame */
  NonetLevelStatistics levels[NONET_N_STOCK_KINDS + 1], own[NONET_N_STOCK_KINDS + 1];
} Loaded;

static void
loaded_free (gpointer data)
{
  g_ptr_array_unref (((Loaded *) data)->games);
  g_free (data);
}

static gpointer
load (NonetWorker *worker, gpointer data, GError **error)
{
  const Loading *loading = data;
  const char *folder = loading->folder;
  Loaded *loaded = g_new0 (Loaded, 1);
  GPtrArray *games = loaded->games = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) lists = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *entry = number_key (STATISTICS_NAME, loading->number);
  g_autofree char *own = g_strconcat (entry, STATISTICS_SUFFIX, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL && !nonet_worker_is_cancelled (worker))
    if (g_str_has_suffix (name, LIST_SUFFIX))
      g_ptr_array_add (lists, g_strdup (name));
    else if (*name != '.' && g_str_has_suffix (name, STATISTICS_SUFFIX))
      read_statistics (folder, name, loaded->levels);
    else if (!g_str_has_suffix (name, SUFFIX))
      remove_left (folder, name);
    else
      {
        g_autofree char *key = g_strndup (name, strlen (name) - strlen (SUFFIX));
        NonetGame *game = read_game (folder, key);

        if (game != NULL)
          g_ptr_array_add (games, game);
      }
  if (loading->alone)
    prune (games, folder, loading->most);
  if (loading->alone && !nonet_worker_is_cancelled (worker))
    remove_lists (folder, lists, games);
  g_ptr_array_sort (games, compare_dates);
  read_statistics (folder, own, loaded->own);
  return loaded;
}

/* What was kept meanwhile is newer than what was read. */
static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  NonetGames *self = NONET_GAMES (source);
  Loaded *loaded = g_task_propagate_pointer (G_TASK (result), NULL);
  gboolean counted = FALSE;

  for (guint i = 0; i < loaded->games->len; i++)
    {
      NonetGame *game = loaded->games->pdata[i];

      if (g_hash_table_contains (self->by_key, game->key))
        continue;
      g_list_store_append (self->list, game);
      note_key (self, game);
    }
  self->loaded = TRUE;
  for (guint i = 0; i <= NONET_N_STOCK_KINDS; i++)
    {
      counted = counted || self->own[i].n_played > 0;
      add_statistics (&self->levels[i], &loaded->levels[i]);
      add_statistics (&self->own[i], &loaded->own[i]);
    }
  if (counted)
    keep_statistics (self);
  loaded_free (loaded);
  for (guint i = 0; i < self->waiting->len; i++)
    {
      const Waiting *waiting = &g_array_index (self->waiting, Waiting, i);

      waiting->function (waiting->data);
    }
  g_array_set_size (self->waiting, 0);
  g_signal_emit_by_name (self, "changed");
}

void
nonet_games_when_loaded (NonetGames *self, void (*function) (gpointer data), gpointer data)
{
  const Waiting waiting = { function, data };

  if (self->loaded)
    function (data);
  else
    g_array_append_val (self->waiting, waiting);
}

const char *
nonet_games_get_folder (NonetGames *self)
{
  return self->folder;
}

GListModel *
nonet_games_get_list (NonetGames *self)
{
  return G_LIST_MODEL (self->list);
}

NonetGame *
nonet_games_get (NonetGames *self, const char *key)
{
  return g_hash_table_lookup (self->by_key, key);
}

NonetGame *
nonet_games_find (NonetGames *self, const NonetPuzzle *puzzle, GFile *file)
{
  g_autofree char *digest = digest_of (puzzle);
  NonetGame *found = NULL;

  for (guint i = 1; i <= self->n_copies; i++)
    {
      NonetGame *game = get_copy (self, digest, i);

      if (game != NULL && is_of_file (game, file))
        return game;
      if (game != NULL && (found == NULL || compare_worth (&game, &found) < 0))
        found = game;
    }
  return found;
}

NonetGameState
nonet_games_get_state (NonetGames *self, const NonetPuzzle *puzzle)
{
  NonetGame *game = nonet_games_find (self, puzzle, NULL);

  return game != NULL ? game->state : NONET_GAME_NOT_BEGUN;
}

typedef struct
{
  char *path;
  NonetRecord *record; /* or NULL */
} Opening;

static void
opening_free (gpointer data)
{
  Opening *opening = data;

  g_free (opening->path);
  g_clear_pointer (&opening->record, nonet_record_unref);
  g_free (opening);
}

static gpointer
open_game (NonetWorker *worker, gpointer data, GError **error)
{
  const Opening *opening = data;

  return opening->record != NULL ? nonet_record_to_json (opening->record) : read_file (opening->path);
}

static void
free_node (gpointer node)
{
  if (node != NULL)
    json_node_unref (node);
}

void
nonet_games_open_async (NonetGames *self,
                        NonetGame *game,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);
  Opening *opening = g_new0 (Opening, 1);

  opening->path = path_of (self->folder, game->key);
  opening->record = game->record != NULL ? nonet_record_ref (game->record) : NULL;
  g_task_set_task_data (task, g_object_ref (game), g_object_unref);
  nonet_task_run (task, open_game, opening, opening_free, free_node);
}

NonetDocument *
nonet_games_open_finish (NonetGames *self, GAsyncResult *result)
{
  const NonetGame *game = g_task_get_task_data (G_TASK (result));
  g_autoptr (JsonNode) root = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autoptr (NonetDocument) document = root != NULL ? nonet_document_new_from_json (root, NULL) : NULL;

  /* What was kept may have been changed. */
  if (document == NULL || !nonet_puzzle_same_givens (nonet_document_peek (document), game->puzzle))
    return NULL;
  keep_as (document, game->key);
  return g_steal_pointer (&document);
}

void
nonet_games_flush (NonetGames *self)
{
  /* Before that, statistics are not written. */
  while (!self->loaded)
    g_main_context_iteration (NULL, TRUE);
  nonet_games_settle (self);
  nonet_session_store_flush (self->store);
  nonet_session_store_flush (self->statistics_store);
  nonet_session_store_flush (self->list_store);
}

static void
nonet_games_finalize (GObject *object)
{
  NonetGames *self = NONET_GAMES (object);

  g_clear_object (&self->removed);
  g_clear_object (&self->store);
  g_clear_object (&self->statistics_store);
  g_clear_object (&self->list_store);
  g_hash_table_unref (self->by_key);
  g_object_unref (self->list);
  g_array_unref (self->waiting);
  g_free (self->folder);
  if (self->lock >= 0)
    close (self->lock);
  G_OBJECT_CLASS (nonet_games_parent_class)->finalize (object);
}

static void
nonet_games_class_init (NonetGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_games_finalize;
  g_signal_new ("failed", NONET_TYPE_GAMES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
  g_signal_new ("written", NONET_TYPE_GAMES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("changed", NONET_TYPE_GAMES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_games_init (NonetGames *self)
{
  self->list = g_list_store_new (NONET_TYPE_GAME);
  self->waiting = g_array_new (FALSE, FALSE, sizeof (Waiting));
  self->by_key = g_hash_table_new (g_str_hash, g_str_equal);
  self->n_copies = 1;
}

/* There is a file to lock for each of the processes at a time. Where files cannot be locked, others are not known of. */
static void
take_number (NonetGames *self)
{
  guint number = 0;
  int lock;

  self->alone = TRUE;
  do
    {
      g_autofree char *key = number_key ("lock", ++number);
      g_autofree char *path = g_build_filename (self->folder, key, NULL);

      lock = g_open (path, O_RDWR | O_CLOEXEC | (self->number == 0 ? O_CREAT : 0), 0600);
      if (lock >= 0 && flock (lock, LOCK_EX | LOCK_NB) < 0 && errno == EWOULDBLOCK)
        self->alone = FALSE;
      else if (self->number == 0)
        {
          self->number = number;
          self->lock = lock;
          continue;
        }
      if (lock >= 0)
        close (lock);
    }
  while (lock >= 0);
}

NonetGames *
nonet_games_new (const char *folder, guint most)
{
  NonetGames *self = g_object_new (NONET_TYPE_GAMES, NULL);
  g_autoptr (GTask) task = g_task_new (self, NULL, loaded_cb, NULL);
  Loading *loading = g_new (Loading, 1);

  self->folder = g_strdup (folder);
  self->store = nonet_session_store_new (folder, SUFFIX);
  take_number (self);
  *loading = (Loading){ g_strdup (folder), most, self->number, self->alone };
  g_signal_connect_object (self->store, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "written", G_CALLBACK (written_cb), self, G_CONNECT_SWAPPED);
  self->statistics_store = nonet_session_store_new (folder, STATISTICS_SUFFIX);
  self->list_store = nonet_session_store_new (folder, LIST_SUFFIX);
  nonet_task_run (task, load, loading, loading_free, loaded_free);
  return self;
}
