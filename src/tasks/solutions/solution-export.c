/* Streaming solutions to a file or into a text, in a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tasks/solutions/solution-export.h"

#include <glib/gi18n-lib.h>

#include "formats/write.h"
#include "tasks/files.h"
#include "tasks/solutions/solution-cache.h"

/* This many bytes of lines are gathered before they go to the file. */
#define CHUNK_BYTES (256 * 1024)

/* Lines between two reports of progress. */
#define REPORT_LINES 256

typedef struct
{
  NonetPuzzle *puzzle;
  NonetSolutionSearch *search;
  guint64 limit;
  GFile *file;           /* NULL: into the text */
  GOutputStream *stream; /* of the file, while it is written */
  GString *text;
  guint64 n_lines;
} Export;

static void
export_free (gpointer data)
{
  Export *export = data;

  nonet_puzzle_unref (export->puzzle);
  nonet_solution_search_unref (export->search);
  g_clear_object (&export->file);
  if (export->text != NULL)
    g_string_free (export->text, TRUE);
  g_free (export);
}

/* Writes out what was gathered, or sees that a text does not become too long. */
static gboolean
flush (Export *export, GError **error)
{
  if (export->stream != NULL)
    {
      gboolean written =
          g_output_stream_write_all (export->stream, export->text->str, export->text->len, NULL, NULL, error);

      g_string_truncate (export->text, 0);
      return written;
    }
  if (export->text->len <= NONET_COPY_MAX_BYTES)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                       _ ("Too many solutions for the clipboard. Save them to a file instead."));
  return FALSE;
}

/* Share of the work that is done, up to the limit. */
static double
share_done (Export *export, NonetSolutionSeek *seek)
{
  double share = nonet_solution_seek_get_progress (seek);

  if (export->limit != 0)
    share = MAX (share, (double) export->n_lines / (double) export->limit);
  return share;
}

/* stream: NULL for the text. */
static gboolean
write_lines (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  Export *export = data;
  g_autoptr (NonetSolutionSeek) seek = nonet_solution_seek_new (export->search);
  const NonetPuzzle *puzzle = export->puzzle;
  SudokuResult result = SUDOKU_FOUND;
  guint8 values[SUDOKU_MAX_CELLS];

  export->stream = stream;
  nonet_solution_seek_set_cancel (seek, nonet_worker_is_cancelled, worker);
  while (export->limit == 0 || export->n_lines < export->limit)
    {
      result = nonet_solution_seek_read (seek, export->n_lines, 1, 0, values);
      if (result != SUDOKU_FOUND || nonet_worker_is_cancelled (worker))
        break;
      nonet_write_line (export->text, puzzle->alphabet, puzzle->shape, values);
      g_string_append_c (export->text, '\n');
      export->n_lines++;
      if (export->text->len >= CHUNK_BYTES && !flush (export, error))
        return FALSE;
      if (export->n_lines % REPORT_LINES == 0)
        nonet_task_report (worker, export->n_lines, share_done (export, seek));
    }
  if (nonet_worker_is_cancelled (worker))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "");
      return FALSE;
    }
  if (sudoku_was_stopped (result))
    {
      nonet_set_out_of_memory (error);
      return FALSE;
    }
  return flush (export, error);
}

/* What becomes of a task. */
typedef struct
{
  char *text;
  guint64 n_lines;
} Exported;

static void
exported_free (gpointer data)
{
  g_free (((Exported *) data)->text);
  g_free (data);
}

static gpointer
export_all (NonetWorker *worker, gpointer data, GError **error)
{
  Export *export = data;
  gboolean written = export->file != NULL
                         ? nonet_replace_file (export->file, write_lines, export, G_FILE_CREATE_NONE, worker, error)
                         : write_lines (export, NULL, worker, error);
  Exported *exported;

  if (!written)
    return NULL;
  exported = g_new0 (Exported, 1);
  exported->n_lines = export->n_lines;
  exported->text = g_string_free (g_steal_pointer (&export->text), FALSE);
  return exported;
}

void
nonet_export_solutions_async (NonetSolutionList *list,
                              guint64 limit,
                              GFile *file,
                              NonetProgressFunc progress,
                              gpointer progress_data,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Export *export;

  g_return_if_fail (NONET_IS_SOLUTION_LIST (list));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  export = g_new0 (Export, 1);
  export->puzzle = nonet_puzzle_ref (nonet_solution_list_get_puzzle (list));
  export->search = nonet_solution_search_ref (nonet_solution_list_get_search (list));
  export->limit = limit;
  export->text = g_string_new (NULL);
  g_set_object (&export->file, file);
  task = g_task_new (list, cancellable, callback, user_data);
  g_task_set_source_tag (task, nonet_export_solutions_async);
  /* A file that was written is written: the caller must hear so even if it was cancelled too late. */
  g_task_set_check_cancellable (task, FALSE);
  nonet_task_keep_program (task);
  nonet_task_run_with_progress (task, export_all, export, export_free, exported_free, progress, progress_data);
}

gboolean
nonet_export_solutions_finish (GAsyncResult *result, char **text, guint64 *n_exported, GError **error)
{
  Exported *exported;

  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_export_solutions_async), FALSE);

  exported = g_task_propagate_pointer (G_TASK (result), error);
  if (exported == NULL)
    return FALSE;
  if (text != NULL)
    *text = g_steal_pointer (&exported->text);
  if (n_exported != NULL)
    *n_exported = exported->n_lines;
  exported_free (exported);
  return TRUE;
}
