/* Writing and drawing sheets in a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/print/sheet-export.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n.h>

#include "tasks/files.h"

/* Pixels of a PNG in a point: 300 in an inch. */
#define SCALE (300 / 72.)

typedef struct
{
  NonetSheet *sheet;
  GFile *file;
  NonetPictureKind kind;
  guint side; /* that is being written */
  char *title;
  double scale;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  nonet_sheet_unref (work->sheet);
  g_clear_object (&work->file);
  g_free (work->title);
  g_free (work);
}

/* "sheet.png", "sheet-2.png" and so on. */
static GFile *
dup_file (const Work *work, guint side)
{
  g_autofree char *name = g_file_get_basename (work->file);
  g_autoptr (GFile) folder = g_file_get_parent (work->file);
  g_autofree char *numbered = NULL;
  const char *dot = strrchr (name, '.');
  int length = dot != NULL ? (int) (dot - name) : (int) strlen (name);

  if (side == 0 || folder == NULL)
    return g_object_ref (work->file);
  numbered = g_strdup_printf ("%.*s-%u%s", length, name, side + 1, name + length);
  return g_file_get_child (folder, numbered);
}

/* Nobody was asked whether further files may be replaced. */
static gboolean
check_files (const Work *work, guint n_files, GCancellable *cancellable, GError **error)
{
  for (guint side = 1; side < n_files; side++)
    {
      g_autoptr (GFile) file = dup_file (work, side);
      g_autofree char *name = g_file_get_basename (file);

      if (!g_file_query_exists (file, cancellable))
        continue;
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS, _ ("A file named “%s” already exists."), name);
      return FALSE;
    }
  return TRUE;
}

static gboolean
report_side (guint side, guint n_sides, gpointer data)
{
  NonetWorker *worker = data;

  nonet_task_report (worker, side, (double) side / n_sides);
  return !nonet_worker_is_cancelled (worker);
}

static gboolean
write_pdf (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  const Work *work = data;
  const NonetPagesDetails details = { .title = work->title };

  return nonet_sheet_write_pdf (work->sheet, &details, stream, report_side, worker, error);
}

static gboolean
write_side (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  const Work *work = data;

  return nonet_sheet_write_side (work->sheet, work->side, work->kind, SCALE, stream, error);
}

static gpointer
write_files (NonetWorker *worker, gpointer data, GError **error)
{
  Work *work = data;
  gboolean is_pdf = work->kind == NONET_PICTURE_PDF;
  guint n_files = is_pdf ? 1 : nonet_sheet_count_sides (work->sheet);

  if (!check_files (work, n_files, nonet_worker_get_cancellable (worker), error))
    return NULL;
  for (work->side = 0; work->side < n_files; work->side++)
    {
      g_autoptr (GFile) file = dup_file (work, work->side);

      if (nonet_worker_is_cancelled (worker)
          || !nonet_replace_file (file, is_pdf ? write_pdf : write_side, work, G_FILE_CREATE_NONE, worker, error))
        return NULL;
      nonet_task_report (worker, work->side + 1, (work->side + 1.0) / n_files);
    }
  return GINT_TO_POINTER (TRUE);
}

static Work *
work_new (NonetSheet *sheet)
{
  Work *work = g_new0 (Work, 1);

  work->sheet = nonet_sheet_ref (sheet);
  return work;
}

void
nonet_sheet_export_async (NonetSheet *sheet,
                          GFile *file,
                          NonetPictureKind kind,
                          const char *title,
                          NonetProgressFunc progress,
                          gpointer progress_data,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Work *work = work_new (sheet);

  g_task_set_source_tag (task, nonet_sheet_export_async);
  work->file = g_object_ref (file);
  work->kind = kind;
  work->title = title != NULL && *title != '\0' ? g_strdup (title) : NULL;
  nonet_task_run_with_progress (task, write_files, work, work_free, NULL, progress, progress_data);
}

gboolean
nonet_sheet_export_finish (GAsyncResult *result, GError **error)
{
  return GPOINTER_TO_INT (g_task_propagate_pointer (G_TASK (result), error));
}

static gpointer
draw_picture (NonetWorker *worker, gpointer data, GError **error)
{
  const Work *work = data;
  double width, height;
  cairo_surface_t *surface;
  cairo_t *cr;

  nonet_sheet_get_size (work->sheet, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (width * work->scale),
                                        (int) ceil (height * work->scale));
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, work->scale, work->scale);
  nonet_sheet_draw_side (work->sheet, cr, 0);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

void
nonet_sheet_picture_async (NonetSheet *sheet,
                           double scale,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Work *work = work_new (sheet);

  g_task_set_source_tag (task, nonet_sheet_picture_async);
  work->scale = scale;
  nonet_task_run (task, draw_picture, work, work_free, (GDestroyNotify) cairo_surface_destroy);
}

cairo_surface_t *
nonet_sheet_picture_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
