/* What is kept against a crash: found again by the next process, and only while nobody else has it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/games/session-store.h"
#include "tests/folder.h"

#include <string.h>

typedef struct
{
  char *folder;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("nonet-session-XXXXXX", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  remove_folder (fixture->folder);
}

static gboolean
write_text (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  return g_output_stream_write_all (stream, data, strlen (data), NULL, NULL, error);
}

static char *
write_entry (NonetSessionStore *store, const char *text)
{
  char *entry = nonet_session_store_new_entry (store);

  nonet_session_store_write (store, entry, write_text, g_strdup (text), g_free);
  return entry;
}

static void
assert_holds (NonetSessionStore *store, const char *entry, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = nonet_session_store_load (store, entry, &error);

  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, strlen (text));
}

#define FIXTURE_TEST(name) TEST_WITH (name, Fixture, fixture, NULL, set_up, tear_down)

FIXTURE_TEST (a_later_process_finds_what_was_stored)
{
  NonetSessionStore *first = nonet_session_store_new (fixture->folder, ".session");
  g_autoptr (NonetSessionStore) second = NULL;
  g_autofree char *one = write_entry (first, "one");
  g_autofree char *two = write_entry (first, "two");
  g_auto (GStrv) entries = NULL;

  nonet_session_store_flush (first);
  g_object_unref (first);

  second = nonet_session_store_new (fixture->folder, ".session");
  entries = nonet_session_store_recover (second);
  g_assert_cmpuint (g_strv_length (entries), ==, 2);
  g_assert_cmpstr (entries[0], ==, one);
  g_assert_cmpstr (entries[1], ==, two);
  assert_holds (second, entries[0], "one");
  assert_holds (second, entries[1], "two");
}

FIXTURE_TEST (the_last_of_many_writes_wins)
{
  g_autoptr (NonetSessionStore) store = nonet_session_store_new (fixture->folder, ".session");
  g_autofree char *entry = write_entry (store, "0");

  for (char symbol = '1'; symbol <= '9'; symbol++)
    nonet_session_store_write (store, entry, write_text, g_strndup (&symbol, 1), g_free);
  nonet_session_store_flush (store);
  assert_holds (store, entry, "9");
}

FIXTURE_TEST (what_is_forgotten_while_it_is_written_is_gone)
{
  NonetSessionStore *store = nonet_session_store_new (fixture->folder, ".session");
  g_autoptr (NonetSessionStore) next = NULL;
  g_autofree char *entry = write_entry (store, "text");
  g_auto (GStrv) entries = NULL;

  nonet_session_store_forget (store, entry);
  nonet_session_store_flush (store);
  g_object_unref (store);

  next = nonet_session_store_new (fixture->folder, ".session");
  entries = nonet_session_store_recover (next);
  g_assert_cmpuint (g_strv_length (entries), ==, 0);
}

FIXTURE_TEST (what_is_written_after_it_was_forgotten_stays)
{
  g_autoptr (NonetSessionStore) store = nonet_session_store_new (fixture->folder, ".session");
  g_autofree char *entry = write_entry (store, "old");

  nonet_session_store_flush (store);
  nonet_session_store_forget (store, entry);
  nonet_session_store_forget (store, entry);
  nonet_session_store_write (store, entry, write_text, g_strdup ("new"), g_free);
  nonet_session_store_flush (store);
  assert_holds (store, entry, "new");
}

FIXTURE_TEST (nothing_is_taken_from_a_living_session)
{
  g_autoptr (NonetSessionStore) living = nonet_session_store_new (fixture->folder, ".session");
  g_autoptr (NonetSessionStore) other = nonet_session_store_new (fixture->folder, ".session");
  g_auto (GStrv) none = nonet_session_store_recover (living), entries = NULL;
  g_autofree char *entry = write_entry (living, "mine");

  nonet_session_store_flush (living);
  entries = nonet_session_store_recover (other);
  g_assert_cmpuint (g_strv_length (entries), ==, 0);
}

FIXTURE_TEST (what_a_crash_left_unfinished_is_removed)
{
  g_autoptr (NonetSessionStore) store = nonet_session_store_new (fixture->folder, ".session");
  g_autofree char *path = g_build_filename (fixture->folder, ".nonet-ABCDEF", NULL);
  g_auto (GStrv) entries = NULL;

  g_assert_true (g_file_set_contents (path, "{", 1, NULL));
  entries = nonet_session_store_recover (store);
  g_assert_cmpuint (g_strv_length (entries), ==, 0);
  while (g_file_test (path, G_FILE_TEST_EXISTS))
    g_main_context_iteration (NULL, FALSE);
}
