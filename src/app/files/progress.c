/* How far the puzzles of collections are: each that was begun is kept in a folder, with all its steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/progress.h"

#include <string.h>

#include "app/files/session-store.h"
#include "document/record.h"
#include "formats/json.h"

/* The names of entries: a puzzle's key and what became of it. */
static const char *const suffixes[] = { [NONET_PROGRESS_BEGUN] = "-begun",
                                        [NONET_PROGRESS_SOLVED] = "-solved",
                                        [NONET_PROGRESS_FILLED_IN] = "-filled" };

#define KEY_LENGTH 32

struct _NonetProgress
{
  GObject parent_instance;

  NonetSessionStore *store;
  GHashTable *states;  /* key -> NonetProgressState */
  GHashTable *records; /* key -> NonetRecord: kept since the start, perhaps not written yet */
};

G_DEFINE_FINAL_TYPE (NonetProgress, nonet_progress, G_TYPE_OBJECT)

/* What names a puzzle: a digest of its board and its givens. */
static char *
key_of (const NonetPuzzle *puzzle)
{
  g_autoptr (GChecksum) digest = g_checksum_new (G_CHECKSUM_SHA256);
  const guint32 board[] = { GUINT32_TO_LE (puzzle->shape->order), GUINT32_TO_LE (puzzle->shape->hash) };

  g_checksum_update (digest, (const guchar *) board, sizeof board);
  g_checksum_update (digest, puzzle->givens, nonet_puzzle_get_cells (puzzle));
  return g_strndup (g_checksum_get_string (digest), KEY_LENGTH);
}

static char *
entry_of (const char *key, NonetProgressState state)
{
  return g_strconcat (key, suffixes[state], NULL);
}

/* Whether there is anything in a puzzle besides its givens. */
static NonetProgressState
state_of (NonetDocument *document)
{
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, TRUE);

  if (grid != NULL && sudoku_grid_complete (grid))
    return nonet_document_is_filled_in (document) ? NONET_PROGRESS_FILLED_IN : NONET_PROGRESS_SOLVED;
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    if (puzzle->entries[cell] != 0 || (puzzle->marks != NULL && puzzle->marks[cell] != 0)
        || (puzzle->eliminated != NULL && puzzle->eliminated[cell] != 0)
        || (puzzle->colours != NULL && puzzle->colours[cell] != 0))
      return NONET_PROGRESS_BEGUN;
  return NONET_PROGRESS_NONE;
}

static NonetProgressState
state_by_key (NonetProgress *self, const char *key)
{
  return (NonetProgressState) GPOINTER_TO_UINT (g_hash_table_lookup (self->states, key));
}

NonetProgressState
nonet_progress_get_state (NonetProgress *self, const NonetPuzzle *puzzle)
{
  g_autofree char *key = key_of (puzzle);

  return state_by_key (self, key);
}

gboolean
nonet_progress_is_of (NonetDocument *document, const NonetPuzzle *puzzle)
{
  return nonet_puzzle_same_givens (nonet_document_peek (document), puzzle);
}

/* In a worker. */
static gboolean
write_record (gpointer record, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  g_autoptr (JsonNode) root = nonet_record_to_json (record);
  g_autofree char *text = json_to_string (root, FALSE);

  return g_output_stream_write_all (stream, text, strlen (text), NULL, NULL, error);
}

static void
free_record (gpointer record)
{
  nonet_record_free (record);
}

void
nonet_progress_keep (NonetProgress *self, NonetDocument *document)
{
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  g_autofree char *key = key_of (puzzle);
  NonetProgressState before = state_by_key (self, key), state = state_of (document);
  g_autofree char *entry = entry_of (key, state), *outdated = entry_of (key, before);

  if (before != NONET_PROGRESS_NONE && before != state)
    nonet_session_store_forget (self->store, outdated);
  if (state == NONET_PROGRESS_NONE)
    {
      g_hash_table_remove (self->states, key);
      g_hash_table_remove (self->records, key);
      return;
    }
  nonet_session_store_write (self->store, entry, write_record, nonet_document_dup_record (document), free_record);
  g_hash_table_insert (self->states, g_strdup (key), GUINT_TO_POINTER (state));
  g_hash_table_insert (self->records, g_steal_pointer (&key), nonet_document_dup_record (document));
}

static NonetDocument *
load (NonetProgress *self, const char *key)
{
  const NonetRecord *record = g_hash_table_lookup (self->records, key);
  g_autofree char *entry = entry_of (key, state_by_key (self, key));
  g_autoptr (GBytes) bytes = record == NULL ? nonet_session_store_load (self->store, entry, NULL) : NULL;
  g_autoptr (JsonNode) root = NULL;

  if (record != NULL)
    root = nonet_record_to_json (record);
  else if (bytes != NULL)
    root = nonet_json_parse_own (bytes);
  return root != NULL ? nonet_document_new_from_json (root, NULL) : NULL;
}

NonetDocument *
nonet_progress_load_document (NonetProgress *self, const NonetPuzzle *puzzle)
{
  g_autofree char *key = key_of (puzzle);
  g_autoptr (NonetDocument) document = NULL;

  if (state_by_key (self, key) == NONET_PROGRESS_NONE)
    return NULL;
  document = load (self, key);
  /* What was kept may have been changed. */
  return document != NULL && nonet_progress_is_of (document, puzzle) ? g_steal_pointer (&document) : NULL;
}

/* Reads what there is from the names alone. */
static void
take_states (NonetProgress *self)
{
  g_auto (GStrv) entries = nonet_session_store_recover (self->store);

  for (guint i = 0; entries[i] != NULL; i++)
    {
      const char *suffix = strlen (entries[i]) > KEY_LENGTH ? entries[i] + KEY_LENGTH : "";

      for (NonetProgressState state = NONET_PROGRESS_BEGUN; state <= NONET_PROGRESS_FILLED_IN; state++)
        if (g_str_equal (suffix, suffixes[state]))
          g_hash_table_insert (self->states, g_strndup (entries[i], KEY_LENGTH), GUINT_TO_POINTER (state));
    }
}

void
nonet_progress_flush (NonetProgress *self)
{
  nonet_session_store_flush (self->store);
}

static void
nonet_progress_finalize (GObject *object)
{
  NonetProgress *self = NONET_PROGRESS (object);

  g_clear_object (&self->store);
  g_hash_table_unref (self->states);
  g_hash_table_unref (self->records);
  G_OBJECT_CLASS (nonet_progress_parent_class)->finalize (object);
}

static void
nonet_progress_class_init (NonetProgressClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_progress_finalize;
}

static void
nonet_progress_init (NonetProgress *self)
{
  self->states = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->records = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_record);
}

NonetProgress *
nonet_progress_new (const char *folder)
{
  NonetProgress *self = g_object_new (NONET_TYPE_PROGRESS, NULL);

  self->store = nonet_session_store_new (folder);
  take_states (self);
  return self;
}
