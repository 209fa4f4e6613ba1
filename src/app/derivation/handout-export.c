/* Writing hand-outs in a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/derivation/handout-export.h"

#include "formats/atomic-file.h"
#include "marks/derivation-handout.h"

typedef struct
{
  NonetPuzzle *puzzle;
  SudokuSearchVariant variant;
  NonetPageLayout layout;
  GFile *file;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  nonet_puzzle_unref (work->puzzle);
  g_object_unref (work->file);
  g_free (work);
}

static gboolean
is_wanted (guint n_written, guint n_pages, gpointer worker)
{
  return !nonet_worker_is_cancelled (worker);
}

static gboolean
write_pages (const Work *work, NonetHandout *handout, NonetWorker *worker, GError **error)
{
  g_autofree char *title = nonet_derivation_handout_dup_title (work->puzzle);
  const NonetPagesDetails details = { .title = title, .author = work->puzzle->author };
  NonetAtomicFile *file =
      nonet_atomic_file_new (work->file, G_FILE_CREATE_NONE, nonet_worker_get_cancellable (worker), error);
  gboolean written;

  if (file == NULL)
    return FALSE;
  written = nonet_handout_write_pdf (handout, &details, nonet_atomic_file_get_stream (file), is_wanted, worker, error);
  return nonet_atomic_file_finish (file, written, written ? error : NULL) && written;
}

static gpointer
write_handout (NonetWorker *worker, gpointer data, GError **error)
{
  const Work *work = data;
  g_autoptr (NonetHandout) handout = nonet_derivation_to_handout (
      work->puzzle, &work->variant, &work->layout, NONET_HANDOUT_NODES, nonet_worker_is_cancelled, worker);

  if (g_cancellable_set_error_if_cancelled (nonet_worker_get_cancellable (worker), error))
    return NULL;
  if (handout == NULL)
    nonet_set_out_of_memory (error);
  return GINT_TO_POINTER (handout != NULL && write_pages (work, handout, worker, error));
}

void
nonet_handout_export_async (NonetPuzzle *puzzle,
                            const SudokuSearchVariant *variant,
                            const NonetPageLayout *layout,
                            GFile *file,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Work *work = g_new0 (Work, 1);

  g_task_set_source_tag (task, nonet_handout_export_async);
  work->puzzle = nonet_puzzle_ref (puzzle);
  work->variant = *variant;
  work->layout = *layout;
  work->file = g_object_ref (file);
  nonet_task_run (task, write_handout, work, work_free, NULL);
}

gboolean
nonet_handout_export_finish (GAsyncResult *result, GError **error)
{
  return GPOINTER_TO_INT (g_task_propagate_pointer (G_TASK (result), error));
}
