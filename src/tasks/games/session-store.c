/* A store of entries in files: what is open, so that it comes back after a crash, and the games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/games/session-store.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

/* The writing of one entry: at most one write or removal is under way, the latest content waits after it. */
typedef struct
{
  NonetSessionStore *store;
  char *entry;
  NonetWriteFunc write; /* of what waits */
  gpointer next;        /* or NULL */
  GDestroyNotify free_next;
  gboolean busy;
  gboolean forgotten; /* nothing waits, and what was written is to go */
  gboolean failed;    /* what was to be written last is not in the file */
} EntryWriter;

struct _NonetSessionStore
{
  GObject parent_instance;

  char *folder;
  const char *suffix;
  int lock;
  GHashTable *writers; /* entry name -> EntryWriter */
};

G_DEFINE_FINAL_TYPE (NonetSessionStore, nonet_session_store, G_TYPE_OBJECT)

static void
entry_writer_free (EntryWriter *writer)
{
  g_free (writer->entry);
  g_clear_pointer (&writer->next, writer->free_next);
  g_free (writer);
}

static void
nonet_session_store_finalize (GObject *object)
{
  NonetSessionStore *self = NONET_SESSION_STORE (object);

  if (self->lock >= 0)
    close (self->lock);
  g_hash_table_unref (self->writers);
  g_free (self->folder);
  G_OBJECT_CLASS (nonet_session_store_parent_class)->finalize (object);
}

static void
nonet_session_store_class_init (NonetSessionStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_session_store_finalize;
  g_signal_new ("failed", NONET_TYPE_SESSION_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                G_TYPE_STRING, G_TYPE_ERROR);
  g_signal_new ("written", NONET_TYPE_SESSION_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_session_store_init (NonetSessionStore *self)
{
  self->lock = -1;
  self->writers = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) entry_writer_free);
}

NonetSessionStore *
nonet_session_store_new (const char *folder, const char *suffix)
{
  NonetSessionStore *self = g_object_new (NONET_TYPE_SESSION_STORE, NULL);

  self->folder = g_strdup (folder);
  self->suffix = suffix;
  g_mkdir_with_parents (folder, 0700);
  return self;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

GStrv
nonet_session_store_recover (NonetSessionStore *self)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autofree char *lock = g_build_filename (self->folder, "lock", NULL);
  g_autoptr (GDir) folder = NULL;
  const char *name;

  /* The lock dies with its process, so a crash leaves the folder free for the next start. */
  self->lock = g_open (lock, O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (self->lock >= 0 && flock (self->lock, LOCK_EX | LOCK_NB) == 0)
    folder = g_dir_open (self->folder, 0, NULL);
  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, self->suffix))
      g_ptr_array_add (entries, g_strndup (name, strlen (name) - strlen (self->suffix)));
    else if (*name == '.')
      {
        /* What a process that died was writing. */
        g_autofree char *path = g_build_filename (self->folder, name, NULL);
        g_autoptr (GFile) file = g_file_new_for_path (path);

        g_file_delete_async (file, G_PRIORITY_LOW, NULL, NULL, NULL);
      }
  g_ptr_array_sort (entries, compare_names);
  g_ptr_array_add (entries, NULL);
  return (GStrv) g_ptr_array_steal (entries, NULL);
}

static GFile *
entry_file (NonetSessionStore *self, const char *entry)
{
  g_autofree char *name = g_strconcat (entry, self->suffix, NULL);
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  return g_file_new_for_path (path);
}

GBytes *
nonet_session_store_load (NonetSessionStore *self, const char *entry, GError **error)
{
  g_autoptr (GFile) file = entry_file (self, entry);

  return g_file_load_bytes (file, NULL, NULL, error);
}

/* Names sort by the time they were made. */
char *
nonet_session_store_new_entry (NonetSessionStore *self)
{
  static guint serial;

  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x-%x-%u", g_get_real_time (), (guint) getpid (), serial++);
}

static void take_turn (EntryWriter *writer);

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  EntryWriter *writer = user_data;
  g_autoptr (NonetSessionStore) self = writer->store;
  g_autoptr (GError) error = NULL;

  gboolean failed = !nonet_replace_file_finish (result, &error), is_new = failed && !writer->failed;

  writer->failed = failed;
  writer->busy = FALSE;
  if (is_new)
    {
      g_message ("A puzzle could not be kept: %s", error->message);
      g_signal_emit_by_name (self, "failed", writer->entry, error);
    }
  take_turn (writer);
  g_signal_emit_by_name (self, "written");
}

static void
removed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  EntryWriter *writer = user_data;
  g_autoptr (NonetSessionStore) self = writer->store;

  g_file_delete_finish (G_FILE (source), result, NULL);
  writer->busy = FALSE;
  if (writer->forgotten)
    g_hash_table_remove (self->writers, writer->entry);
  else
    take_turn (writer);
  g_signal_emit_by_name (self, "written");
}

/* Writes what waits, or removes the entry. */
static void
take_turn (EntryWriter *writer)
{
  g_autoptr (GFile) file = entry_file (writer->store, writer->entry);

  if (writer->busy || (writer->next == NULL && !writer->forgotten))
    return;
  /* What was in the way may be gone. */
  if (writer->failed)
    g_mkdir_with_parents (writer->store->folder, 0700);
  writer->busy = TRUE;
  g_object_ref (writer->store);
  if (writer->forgotten)
    g_file_delete_async (file, G_PRIORITY_DEFAULT, NULL, removed_cb, writer);
  else
    nonet_replace_file_async (file, writer->write, g_steal_pointer (&writer->next), writer->free_next,
                              G_FILE_CREATE_PRIVATE | G_FILE_CREATE_REPLACE_DESTINATION, NULL, written_cb, writer);
}

static EntryWriter *
ensure_writer (NonetSessionStore *self, const char *entry)
{
  EntryWriter *writer = g_hash_table_lookup (self->writers, entry);

  if (writer == NULL)
    {
      writer = g_new0 (EntryWriter, 1);
      writer->store = self;
      writer->entry = g_strdup (entry);
      g_hash_table_insert (self->writers, writer->entry, writer);
    }
  return writer;
}

void
nonet_session_store_write (NonetSessionStore *self,
                           const char *entry,
                           NonetWriteFunc write,
                           gpointer data,
                           GDestroyNotify free_data)
{
  EntryWriter *writer = ensure_writer (self, entry);

  g_clear_pointer (&writer->next, writer->free_next);
  writer->write = write;
  writer->next = data;
  writer->free_next = free_data;
  writer->forgotten = FALSE;
  take_turn (writer);
}

void
nonet_session_store_forget (NonetSessionStore *self, const char *entry)
{
  EntryWriter *writer = ensure_writer (self, entry);

  g_clear_pointer (&writer->next, writer->free_next);
  writer->forgotten = TRUE;
  take_turn (writer);
}

gboolean
nonet_session_store_knows (NonetSessionStore *self, const char *entry)
{
  return g_hash_table_contains (self->writers, entry);
}

gboolean
nonet_session_store_has_failed (NonetSessionStore *self, const char *entry)
{
  const EntryWriter *writer = g_hash_table_lookup (self->writers, entry);

  return writer != NULL && writer->failed;
}

gboolean
nonet_session_store_is_writing (NonetSessionStore *self, const char *entry)
{
  const EntryWriter *writer = g_hash_table_lookup (self->writers, entry);

  return writer != NULL && writer->busy;
}

static gboolean
any_busy (NonetSessionStore *self)
{
  GHashTableIter iter;
  gpointer writer;

  g_hash_table_iter_init (&iter, self->writers);
  while (g_hash_table_iter_next (&iter, NULL, &writer))
    if (((EntryWriter *) writer)->busy)
      return TRUE;
  return FALSE;
}

void
nonet_session_store_flush (NonetSessionStore *self)
{
  while (any_busy (self))
    g_main_context_iteration (NULL, TRUE);
}
