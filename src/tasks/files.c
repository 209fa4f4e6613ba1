/* Reading and writing in workers: thin tasks around formats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/files.h"

#include "formats/atomic-file.h"
#include "tasks/task.h"

/* What a worker reads from: a file or bytes. */
typedef struct
{
  GFile *file;
  GBytes *bytes;
  NonetReadOptions options;
} Loading;

static void
loading_free (gpointer data)
{
  Loading *loading = data;

  g_clear_object (&loading->file);
  g_clear_pointer (&loading->bytes, g_bytes_unref);
  g_clear_pointer (&loading->options.alphabet, nonet_alphabet_unref);
  g_free (loading);
}

static gpointer
load (NonetWorker *worker, gpointer data, GError **error)
{
  Loading *loading = data;
  GCancellable *cancellable = nonet_worker_get_cancellable (worker);

  if (loading->file != NULL)
    return nonet_read_file (loading->file, &loading->options, cancellable, error);
  return nonet_read_bytes (loading->bytes, &loading->options, cancellable, error);
}

static void
start_loading (GFile *file,
               GBytes *bytes,
               const NonetReadOptions *options,
               GCancellable *cancellable,
               GAsyncReadyCallback callback,
               gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Loading *loading = g_new0 (Loading, 1);

  g_task_set_source_tag (task, start_loading);
  g_set_object (&loading->file, file);
  loading->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  if (options != NULL)
    loading->options = *options;
  if (loading->options.alphabet != NULL)
    nonet_alphabet_ref (loading->options.alphabet);
  nonet_task_run (task, load, loading, loading_free, g_object_unref);
}

void
nonet_load_file_async (GFile *file,
                       const NonetReadOptions *options,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_return_if_fail (G_IS_FILE (file));
  start_loading (file, NULL, options, cancellable, callback, user_data);
}

void
nonet_load_bytes_async (GBytes *bytes,
                        const NonetReadOptions *options,
                        GCancellable *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  g_return_if_fail (bytes != NULL);
  start_loading (NULL, bytes, options, cancellable, callback, user_data);
}

NonetReading *
nonet_load_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, start_loading), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

typedef struct
{
  const NonetWriteFormat *format;
  NonetPuzzle *puzzle;
  GFile *file;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_clear_pointer (&saving->puzzle, nonet_puzzle_unref);
  g_clear_object (&saving->file);
  g_free (saving);
}

static gpointer
save (NonetWorker *worker, gpointer data, GError **error)
{
  Saving *saving = data;

  return GINT_TO_POINTER (
      nonet_write_file (saving->format, saving->puzzle, saving->file, nonet_worker_get_cancellable (worker), error));
}

void
nonet_save_file_async (const NonetWriteFormat *format,
                       NonetPuzzle *puzzle,
                       GFile *file,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Saving *saving;

  g_return_if_fail (format != NULL);
  g_return_if_fail (puzzle != NULL);
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, nonet_save_file_async);
  saving = g_new0 (Saving, 1);
  saving->format = format;
  saving->puzzle = nonet_puzzle_ref (puzzle);
  saving->file = g_object_ref (file);
  /* A file that was written is written: the caller must hear so even if it was cancelled meanwhile. */
  g_task_set_check_cancellable (task, FALSE);
  nonet_task_keep_program (task);
  nonet_task_run (task, save, saving, saving_free, NULL);
}

gboolean
nonet_save_file_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_save_file_async), FALSE);
  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}

gboolean
nonet_replace_file (GFile *file,
                    NonetWriteFunc write,
                    gpointer data,
                    GFileCreateFlags flags,
                    NonetWorker *worker,
                    GError **error)
{
  NonetAtomicFile *atomic = nonet_atomic_file_new (file, flags, nonet_worker_get_cancellable (worker), error);
  gboolean written;

  if (atomic == NULL)
    return FALSE;
  written = write (data, nonet_atomic_file_get_stream (atomic), worker, error);
  return nonet_atomic_file_finish (atomic, written, error);
}

typedef struct
{
  GFile *file;
  NonetWriteFunc write;
  gpointer data;
  GDestroyNotify free_data;
  GFileCreateFlags flags;
} Replacing;

static void
replacing_free (gpointer data)
{
  Replacing *replacing = data;

  g_object_unref (replacing->file);
  replacing->free_data (replacing->data);
  g_free (replacing);
}

static gpointer
replace (NonetWorker *worker, gpointer data, GError **error)
{
  Replacing *replacing = data;

  return GINT_TO_POINTER (
      nonet_replace_file (replacing->file, replacing->write, replacing->data, replacing->flags, worker, error));
}

void
nonet_replace_file_async (GFile *file,
                          NonetWriteFunc write,
                          gpointer data,
                          GDestroyNotify free_data,
                          GFileCreateFlags flags,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Replacing *replacing;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (write != NULL && free_data != NULL);

  task = g_task_new (file, cancellable, callback, user_data);
  g_task_set_source_tag (task, nonet_replace_file_async);
  g_task_set_check_cancellable (task, FALSE); /* as above */
  replacing = g_new (Replacing, 1);
  *replacing = (Replacing){ g_object_ref (file), write, data, free_data, flags };
  nonet_task_run (task, replace, replacing, replacing_free, NULL);
}

gboolean
nonet_replace_file_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_replace_file_async), FALSE);
  return g_task_propagate_pointer (G_TASK (result), error) != NULL;
}
