/* Writing hand-outs in a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/derivation/handout-export.h"

#include "marks/derivation-handout.h"
#include "tasks/task.h"

typedef struct
{
  NonetPuzzle *puzzle;
  SudokuSearchVariant variant;
  NonetPageLayout layout;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  nonet_puzzle_unref (work->puzzle);
  g_free (work);
}

static gboolean
is_wanted (guint n_written, guint n_pages, gpointer worker)
{
  return !nonet_worker_is_cancelled (worker);
}

static gboolean
write_handout (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  const Work *work = data;
  g_autoptr (NonetHandout) handout = nonet_derivation_to_handout (
      work->puzzle, &work->variant, &work->layout, NONET_HANDOUT_NODES, nonet_worker_is_cancelled, worker);
  g_autofree char *title = nonet_derivation_handout_dup_title (work->puzzle);
  const NonetPagesDetails details = { .title = title, .author = work->puzzle->author };

  if (nonet_worker_is_cancelled (worker))
    return FALSE;
  if (handout != NULL)
    return nonet_handout_write_pdf (handout, &details, stream, is_wanted, worker, error);
  nonet_set_out_of_memory (error);
  return FALSE;
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
  Work *work = g_new0 (Work, 1);

  work->puzzle = nonet_puzzle_ref (puzzle);
  work->variant = *variant;
  work->layout = *layout;
  nonet_replace_file_async (file, write_handout, work, work_free, G_FILE_CREATE_NONE, cancellable, callback, user_data);
}
