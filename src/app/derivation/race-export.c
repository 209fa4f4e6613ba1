/* Writing and drawing races in a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/derivation/race-export.h"

#include <gtk/gtk.h>

#include "marks/race-picture.h"
#include "tasks/task.h"

/* Pixels in a point of a picture for the clipboard. */
#define SCALE 2.0

typedef struct
{
  NonetLap laps[SUDOKU_N_RACERS];
  gboolean right_to_left;
  NonetPictureKind kind; /* of a file with a picture */
} Work;

static Work *
work_new (const NonetLap *laps)
{
  Work *work = g_new0 (Work, 1);

  memcpy (work->laps, laps, sizeof work->laps);
  work->right_to_left = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
  return work;
}

char *
nonet_race_to_text (const NonetLap *laps, char separator)
{
  GString *text = g_string_new (NULL);

  nonet_race_append_heading (text, separator);
  for (guint i = 0; i < SUDOKU_N_RACERS; i++)
    nonet_lap_append_values (text, &laps[i], separator);
  return g_string_free (text, FALSE);
}

static gboolean
is_csv (const char *name)
{
  g_autofree char *folded = g_utf8_strdown (name, -1);

  return g_str_has_suffix (folded, ".csv");
}

static gboolean
write_table (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  const Work *work = data;
  g_autofree char *text = nonet_race_to_text (work->laps, ',');

  return g_output_stream_write_all (stream, text, strlen (text), NULL, NULL, error);
}

static gboolean
write_picture (gpointer data, GOutputStream *stream, NonetWorker *worker, GError **error)
{
  const Work *work = data;

  return nonet_race_picture_write (work->laps, work->right_to_left, work->kind, stream, error);
}

void
nonet_race_save_async (const NonetLap *laps,
                       GFile *file,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_autofree char *name = g_file_get_basename (file);
  Work *work = work_new (laps);

  work->kind = NONET_PICTURE_PNG;
  nonet_picture_kind_find (name, &work->kind);
  nonet_replace_file_async (file, is_csv (name) ? write_table : write_picture, work, g_free, G_FILE_CREATE_NONE,
                            cancellable, callback, user_data);
}

static gpointer
draw (NonetWorker *worker, gpointer data, GError **error)
{
  const Work *work = data;

  return nonet_race_picture_draw (work->laps, work->right_to_left, SCALE);
}

void
nonet_race_draw_async (const NonetLap *laps,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, nonet_race_draw_async);
  nonet_task_run (task, draw, work_new (laps), g_free, (GDestroyNotify) cairo_surface_destroy);
}

cairo_surface_t *
nonet_race_draw_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
