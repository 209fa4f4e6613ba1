/* Files that are written while the program ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include <glib/gstdio.h>

#include "tasks/files.h"
#include "tests/tasks/waiting.h"

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GError **error = data;

  nonet_save_file_finish (result, error);
}

typedef struct
{
  GFile *file;
  GError *error;
} Saving;

/* Nothing else keeps the program: its last window was closed, so to speak. */
static void
activate_cb (GApplication *application, Saving *saving)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get_usual (9), NULL);

  nonet_save_file_async (nonet_write_format_find ("ipuz"), puzzle, saving->file, NULL, saved_cb, &saving->error);
}

TEST (a_program_ends_when_its_file_is_written)
{
  g_autoptr (GApplication) application = g_application_new (NULL, G_APPLICATION_DEFAULT_FLAGS);
  g_autofree char *folder = g_dir_make_tmp ("nonet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "puzzle.ipuz", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Saving saving = { file, NULL };

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), &saving);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  g_assert_no_error (saving.error);
  g_assert_no_errno (g_unlink (path));
  g_assert_no_errno (g_rmdir (folder));
}

static gboolean
write_word (gpointer word, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  return g_output_stream_write_all (stream, word, strlen (word), NULL, NULL, error);
}

TEST (what_is_cancelled_once_it_is_written_is_written)
{
  g_autofree char *folder = g_dir_make_tmp ("nonet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "word", NULL), *text = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  nonet_replace_file_async (file, write_word, g_strdup ("word"), g_free, G_FILE_CREATE_NONE, cancellable, keep_result,
                            &result);
  /* The main loop does not turn, so nobody has heard of the end. */
  while (nonet_worker_count_alive () > 0)
    g_usleep (1000);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (result != NULL);
  g_assert_true (nonet_replace_file_finish (result, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "word");
  g_assert_no_errno (g_unlink (path));
  g_assert_no_errno (g_rmdir (folder));
}
