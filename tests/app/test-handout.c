/* Hand-outs as files: written whole, or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "app/derivation/handout-export.h"

static char *folder;

static void
take_result (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GAsyncResult **taken = user_data;

  *taken = g_object_ref (result);
}

/* Exports a hand-out on an empty board; of a large one, that takes its time. */
static gboolean
export_handout (guint boxes, const char *name, GCancellable *cancellable, GError **error)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (boxes, boxes), NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  const SudokuSearchVariant variant = { 0 };
  const NonetPageLayout layout = { 0 };

  nonet_handout_export_async (puzzle, &variant, &layout, file, cancellable, take_result, &result);
  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return nonet_replace_file_finish (result, error);
}

static guint
count_files (void)
{
  g_autoptr (GDir) opened = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (opened) != NULL)
    n++;
  return n;
}

static void
file_is_a_pdf (void)
{
  g_autofree char *path = g_build_filename (folder, "walk.pdf", NULL);
  g_autofree char *content = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (export_handout (2, "walk.pdf", NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_true (g_str_has_prefix (content, "%PDF-"));
  g_assert_cmpuint (count_files (), ==, 1);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
nothing_is_left_of_one_that_was_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (export_handout (4, "cancelled.pdf", cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (count_files (), ==, 0);
}

static void
what_cannot_be_written_is_reported (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (export_handout (2, "missing/walk.pdf", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("nonet-handout-XXXXXX", NULL);
  g_test_add_func ("/handout/file-is-a-pdf", file_is_a_pdf);
  g_test_add_func ("/handout/nothing-is-left-of-one-that-was-cancelled", nothing_is_left_of_one_that_was_cancelled);
  g_test_add_func ("/handout/what-cannot-be-written-is-reported", what_cannot_be_written_is_reported);
  status = g_test_run ();
  g_rmdir (folder);
  g_free (folder);
  return status;
}
