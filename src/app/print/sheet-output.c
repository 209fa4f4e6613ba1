/* Sheets on paper, in files and as pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/print/sheet-output.h"

#include <glib/gi18n.h>
#include <math.h>
#if NONET_QR_CODES
#include <qrencode.h>
#endif
#include <string.h>

#include "document/document.h"
#include "tasks/files.h"

/* Printing a sheet side by side. */

#define SETTINGS_KEY "print-settings"

typedef struct
{
  GSettings *settings;
  NonetSheet *wanted;
  NonetSheet *printed; /* the same on the printer's paper */
} Job;

static void
job_free (gpointer data, GClosure *closure)
{
  Job *job = data;

  g_object_unref (job->settings);
  nonet_sheet_unref (job->wanted);
  g_clear_pointer (&job->printed, nonet_sheet_unref);
  g_free (job);
}

/* Paper and orientation belong to the sheet, as do its sides where it needs both, and the number of copies to this time. */
static void
keep_settings (GtkPrintOperation *operation, GSettings *kept, gboolean has_own_sides)
{
  static const char *const passing[] = { GTK_PRINT_SETTINGS_ORIENTATION, GTK_PRINT_SETTINGS_PAPER_FORMAT,
                                         GTK_PRINT_SETTINGS_PAPER_WIDTH, GTK_PRINT_SETTINGS_PAPER_HEIGHT,
                                         GTK_PRINT_SETTINGS_N_COPIES,    GTK_PRINT_SETTINGS_PRINT_PAGES,
                                         GTK_PRINT_SETTINGS_PAGE_RANGES };
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_copy (gtk_print_operation_get_print_settings (operation));

  for (guint i = 0; i < G_N_ELEMENTS (passing); i++)
    gtk_print_settings_unset (settings, passing[i]);
  if (has_own_sides)
    gtk_print_settings_unset (settings, GTK_PRINT_SETTINGS_DUPLEX);
  g_settings_set_value (kept, SETTINGS_KEY, gtk_print_settings_to_gvariant (settings));
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, Job *job)
{
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);
  double margins[4] = { 0 };

  gtk_print_context_get_hard_margins (context, &margins[0], &margins[2], &margins[3], &margins[1]);
  g_clear_pointer (&job->printed, nonet_sheet_unref);
  job->printed = nonet_sheet_with_paper (job->wanted, gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
                                         gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS), margins);
  gtk_print_operation_set_n_pages (operation, (int) nonet_sheet_count_sides (job->printed));
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Job *job)
{
  nonet_sheet_draw_side (job->printed, gtk_print_context_get_cairo_context (context), (guint) page);
}

/* Whether the layout makes sense on both sides of the paper only. */
static gboolean
needs_both_sides (const NonetPageLayout *layout)
{
  return layout->booklet || layout->solutions == NONET_PAGE_SOLUTIONS_OVERLEAF;
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, Job *job)
{
  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    keep_settings (operation, job->settings, needs_both_sides (nonet_sheet_get_layout (job->wanted)));
}

/* Paper of a size in points by its usual name, if it has one. */
static GtkPaperSize *
find_paper (double width, double height)
{
  static const char *const names[] = { GTK_PAPER_NAME_A4,       GTK_PAPER_NAME_A5,    GTK_PAPER_NAME_A3,
                                       GTK_PAPER_NAME_LETTER,   GTK_PAPER_NAME_LEGAL, GTK_PAPER_NAME_B5,
                                       GTK_PAPER_NAME_EXECUTIVE };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GtkPaperSize) size = gtk_paper_size_new (names[i]);

      if (fabs (gtk_paper_size_get_width (size, GTK_UNIT_POINTS) - width) < 1
          && fabs (gtk_paper_size_get_height (size, GTK_UNIT_POINTS) - height) < 1)
        return g_steal_pointer (&size);
    }
  return gtk_paper_size_new_custom ("nonet", "Nonet", width, height, GTK_UNIT_POINTS);
}

static GtkPageSetup *
make_page_setup (const NonetSheet *sheet)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) paper = NULL;
  double width, height;

  nonet_sheet_get_size (sheet, &width, &height);
  paper = find_paper (MIN (width, height), MAX (width, height));
  gtk_page_setup_set_paper_size (setup, paper);
  gtk_page_setup_set_orientation (setup,
                                  width > height ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT);
  return setup;
}

GtkPrintOperation *
nonet_sheet_printer_new (NonetSheet *sheet, const char *name, GSettings *kept)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GVariant) latest = g_settings_get_value (kept, SETTINGS_KEY);
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new_from_gvariant (latest);
  g_autoptr (GtkPageSetup) setup = make_page_setup (sheet);
  const NonetPageLayout *layout = nonet_sheet_get_layout (sheet);
  Job *job = g_new0 (Job, 1);

  job->settings = g_object_ref (kept);
  job->wanted = nonet_sheet_ref (sheet);
  /* Proposes to print on both sides. A booklet is folded at the middle of its long edge, so it is turned at the short one. */
  if (needs_both_sides (layout))
    gtk_print_settings_set_duplex (settings, layout->booklet ? GTK_PRINT_DUPLEX_VERTICAL : GTK_PRINT_DUPLEX_HORIZONTAL);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, name);
  g_signal_connect_data (operation, "begin-print", G_CALLBACK (begin_print_cb), job, job_free, 0);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), job);
  return operation;
}

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
      g_autofree char *name = nonet_file_dup_name (file);

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

      if (g_cancellable_set_error_if_cancelled (nonet_worker_get_cancellable (worker), error)
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
  g_autoptr (GTask) task = g_task_new (file, cancellable, callback, user_data);
  Work *work = work_new (sheet);

  g_task_set_source_tag (task, nonet_sheet_export_async);
  work->file = g_object_ref (file);
  work->kind = kind;
  work->title = title != NULL && *title != '\0' ? g_strdup (title) : NULL;
  /* Files that were written are written: the caller must hear so even if it was cancelled meanwhile. */
  g_task_set_check_cancellable (task, FALSE);
  nonet_task_keep_program (task);
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

const gboolean nonet_qr_codes = NONET_QR_CODES;

#if NONET_QR_CODES

/* Pixels of a module, and modules of the white edge that readers need. */
#define MODULE 8
#define QUIET_ZONE 4

static gpointer
draw_qr_code (NonetWorker *worker, gpointer text, GError **error)
{
  QRcode *code = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_L);
  cairo_surface_t *surface;
  cairo_t *cr;

  if (code == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("the link is too long for a QR code"));
      return NULL;
    }
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (code->width + 2 * QUIET_ZONE) * MODULE,
                                        (code->width + 2 * QUIET_ZONE) * MODULE);
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (int row = 0; row < code->width; row++)
    for (int column = 0; column < code->width; column++)
      if (code->data[row * code->width + column] & 1)
        cairo_rectangle (cr, (column + QUIET_ZONE) * MODULE, (row + QUIET_ZONE) * MODULE, MODULE, MODULE);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  QRcode_free (code);
  return surface;
}

#else

static gpointer
draw_qr_code (NonetWorker *worker, gpointer text, GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "no QR codes");
  return NULL;
}

#endif

void
nonet_qr_code_async (const char *text, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  nonet_task_run (task, draw_qr_code, g_strdup (text), g_free, (GDestroyNotify) cairo_surface_destroy);
}

cairo_surface_t *
nonet_sheet_picture_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
