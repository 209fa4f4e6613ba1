/* Puzzles on paper, as pictures and on the clipboard: print, export, copy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/print/printing.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "app/frame/controls.h"
#include "app/frame/file-choice.h"
#include "app/print/page-dialog.h"
#include "formats/write.h"
#include "tasks/files.h"
#include "widgets/solutions/solution-browser.h"

/* Printing a sheet side by side. */

typedef struct
{
  NonetSheet *wanted;
  NonetSheet *printed; /* the same on the printer's paper */
} Job;

static void
job_free (gpointer data, GClosure *closure)
{
  Job *job = data;

  nonet_sheet_unref (job->wanted);
  g_clear_pointer (&job->printed, nonet_sheet_unref);
  g_free (job);
}

static char *
settings_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "nonet", "print.ini", NULL);
}

/* Paper and orientation belong to the sheet, as do its sides where it needs both, and the number of copies to this time. */
static void
keep_settings (GtkPrintOperation *operation, gboolean has_own_sides)
{
  static const char *const passing[] = { GTK_PRINT_SETTINGS_ORIENTATION, GTK_PRINT_SETTINGS_PAPER_FORMAT,
                                         GTK_PRINT_SETTINGS_PAPER_WIDTH, GTK_PRINT_SETTINGS_PAPER_HEIGHT,
                                         GTK_PRINT_SETTINGS_N_COPIES,    GTK_PRINT_SETTINGS_PRINT_PAGES,
                                         GTK_PRINT_SETTINGS_PAGE_RANGES };
  g_autofree char *path = settings_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_copy (gtk_print_operation_get_print_settings (operation));

  for (guint i = 0; i < G_N_ELEMENTS (passing); i++)
    gtk_print_settings_unset (settings, passing[i]);
  if (has_own_sides)
    gtk_print_settings_unset (settings, GTK_PRINT_SETTINGS_DUPLEX);
  if (g_mkdir_with_parents (folder, 0700) == 0)
    gtk_print_settings_to_file (settings, path, NULL);
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
    keep_settings (operation, needs_both_sides (nonet_sheet_get_layout (job->wanted)));
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
nonet_sheet_printer_new (NonetSheet *sheet, const char *name)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autofree char *path = settings_path ();
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new_from_file (path, NULL);
  g_autoptr (GtkPageSetup) setup = make_page_setup (sheet);
  const NonetPageLayout *layout = nonet_sheet_get_layout (sheet);
  Job *job = g_new0 (Job, 1);

  job->wanted = nonet_sheet_ref (sheet);
  if (settings == NULL)
    settings = gtk_print_settings_new ();
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

cairo_surface_t *
nonet_sheet_picture_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* What the window does with it. */

/* A picture on the clipboard: the side of the board and the margin in points, and the pixels in a point. */
#define PICTURE_SIDE 400
#define PICTURE_MARGIN 10
#define PICTURE_SCALE 3.0

struct _NonetPrinting
{
  NonetController parent_instance;

  NonetLoader *loader; /* of the window, as are the others */
  NonetBoardView *board;
  NonetSolutionBrowser *browser;
};

G_DEFINE_FINAL_TYPE (NonetPrinting, nonet_printing, NONET_TYPE_CONTROLLER)

/* Adds a layer that a scene shows to an overlay, which it takes. */
static NonetBoardOverlay *
add_layer (NonetBoardOverlay *overlay, NonetBoardLayer layer, gconstpointer items, gsize size)
{
  g_autoptr (NonetBoardOverlay) old = overlay;
  g_autoptr (GBytes) bytes = NULL;

  if (items == NULL)
    return g_steal_pointer (&old);
  bytes = g_bytes_new (items, size);
  return nonet_board_overlay_with (old, layer, bytes);
}

/* What the board shows besides the puzzle and, if *own_marks, its pencil marks. */
static NonetBoardOverlay *
dup_shown (NonetPrinting *self, gboolean *own_marks)
{
  const NonetBoardLook *look = nonet_board_view_get_look (self->board);
  gsize n_cells = look->shape->n_cells;
  NonetBoardOverlay *shown;
  NonetBoardScene scene;

  nonet_board_look_describe (look, &scene);
  *own_marks = look->depth == NONET_CANDIDATES_MARKS && scene.candidates == NULL;
  shown = nonet_board_overlay_with_marks (NULL, nonet_board_overlay_get_marks (look->explanation));
  shown = add_layer (shown, NONET_LAYER_FOUND, scene.found, n_cells);
  shown = add_layer (shown, NONET_LAYER_CANDIDATES, scene.candidates, n_cells * sizeof (SudokuSet));
  shown = add_layer (shown, NONET_LAYER_STRUCK, scene.faded != NULL ? scene.faded : scene.struck,
                     n_cells * sizeof (SudokuSet));
  return add_layer (shown, NONET_LAYER_TALLY, scene.tally, n_cells * look->shape->order * sizeof (guint64));
}

static void
print_done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, NonetPrinting *self)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR || nonet_controller_get_document (self) == NULL)
    return;
  gtk_print_operation_get_error (operation, &error);
  nonet_toasts_report (nonet_controller_get_toasts (self), _ ("Could Not Print"), error->message);
}

/* Leads to GTK's print dialog, or to that of the desktop. */
static void
print (NonetPrinting *self, NonetPageDialog *dialog)
{
  const char *heading = nonet_page_dialog_get_heading (dialog);
  g_autofree char *title = nonet_document_dup_title (nonet_controller_get_document (self));
  g_autoptr (GtkPrintOperation) operation =
      nonet_sheet_printer_new (nonet_page_dialog_get_sheet (dialog), *heading != '\0' ? heading : title);

  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (print_done_cb), self, 0);
  gtk_window_close (GTK_WINDOW (dialog));
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, nonet_controller_get_window (self),
                           NULL);
}

/* An export under way. */
typedef struct
{
  NonetPrinting *self;
  NonetPageDialog *dialog;
  GFile *file;
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->self);
  g_object_unref (export->dialog);
  g_clear_object (&export->file);
  g_free (export);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static void
show_share (guint64 done, double share, gpointer user_data)
{
  nonet_page_dialog_set_share (user_data, share);
}

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Export) export = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (export->file);
  /* Translators: %s is the name of a file. */
  g_autofree char *said = g_strdup_printf (_ ("Exported as “%s”"), name);

  nonet_sheet_export_finish (result, &error);
  if (nonet_controller_get_document (export->self) == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  nonet_page_dialog_set_share (export->dialog, -1);
  if (error == NULL)
    gtk_window_close (GTK_WINDOW (export->dialog));
  nonet_toasts_say_outcome (nonet_controller_get_toasts (export->self), said, _ ("Could Not Export"), error);
}

static const NonetPictureKind picture_kinds[] = { NONET_PICTURE_PDF, NONET_PICTURE_SVG, NONET_PICTURE_PNG };

static void
chosen_cb (GFile *file, guint kind, gpointer user_data)
{
  Export *export = user_data;
  NonetSheet *sheet = nonet_page_dialog_get_sheet (export->dialog);

  if (file == NULL || sheet == NULL || nonet_controller_get_document (export->self) == NULL)
    {
      export_free (export);
      return;
    }
  export->file = g_object_ref (file);
  nonet_page_dialog_set_share (export->dialog, 0);
  nonet_sheet_export_async (sheet, export->file, picture_kinds[kind], nonet_page_dialog_get_heading (export->dialog),
                            show_share, export->dialog, nonet_page_dialog_get_cancellable (export->dialog), exported_cb,
                            export);
}

static void
ask_where (NonetPrinting *self, NonetPageDialog *dialog)
{
  const NonetFileKind kinds[] = { { "pdf", _ ("PDF document") },
                                  { "svg", _ ("SVG picture") },
                                  { "png", _ ("PNG picture") } };
  g_autofree char *title = nonet_document_dup_title (nonet_controller_get_document (self));
  g_autofree char *name = g_strconcat (title, ".pdf", NULL);
  Export *export = g_new0 (Export, 1);

  G_STATIC_ASSERT (G_N_ELEMENTS (kinds) == G_N_ELEMENTS (picture_kinds));
  export->self = g_object_ref (self);
  export->dialog = g_object_ref (dialog);
  nonet_choose_file (GTK_WINDOW (dialog), _ ("Export"), name, NULL, kinds, G_N_ELEMENTS (kinds), 0, chosen_cb, export);
}

static void
accepted_cb (NonetPageDialog *dialog, NonetPrinting *self)
{
  if (nonet_controller_get_document (self) == NULL)
    return;
  if (nonet_page_dialog_get_purpose (dialog) == NONET_PAGES_EXPORT)
    ask_where (self, dialog);
  else
    print (self, dialog);
}

static void
ask_for_pages (NonetPrinting *self, NonetPagesPurpose purpose, NonetSheetSource *source, const char *heading)
{
  NonetPageDialog *dialog = nonet_page_dialog_new (nonet_controller_get_window (self),
                                                   nonet_controller_get_settings (self), purpose, source, heading);

  g_signal_connect_object (dialog, "accepted", G_CALLBACK (accepted_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static NonetPagesPurpose
purpose_of (const char *action)
{
  return g_str_has_prefix (action, "export") ? NONET_PAGES_EXPORT : NONET_PAGES_PRINT;
}

/* The puzzle as it is shown. */
static void
puzzle_action (NonetPrinting *self, NonetDocument *document, GVariant *parameter, const char *name)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  gboolean own_marks;
  g_autoptr (NonetBoardOverlay) shown = dup_shown (self, &own_marks);
  g_autoptr (NonetSheetSource) source = nonet_sheet_source_new_puzzle (puzzle, shown, own_marks);

  ask_for_pages (self, purpose_of (name), source, puzzle->title);
}

static void
collection_action (NonetPrinting *self, NonetDocument *document, GVariant *parameter, const char *name)
{
  NonetReading *collection = nonet_loader_get_collection (self->loader);
  g_autoptr (NonetSheetSource) source = NULL;

  if (collection == NULL)
    return;
  source = nonet_sheet_source_new_collection (collection);
  ask_for_pages (self, purpose_of (name), source, NULL);
}

/* Asks how to print the solution if it is still the one that is chosen. */
static void
print_values_cb (NonetSolution *solution, GParamSpec *pspec, gpointer user_data)
{
  NonetPrinting *self = user_data;
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);
  g_autoptr (NonetBoardOverlay) shown = NULL;
  g_autoptr (NonetSheetSource) source = NULL;
  const NonetPuzzle *puzzle;

  if (list == NULL || nonet_solution_browser_get_solution (self->browser) != solution)
    return;
  puzzle = nonet_solution_list_get_puzzle (list);
  shown = add_layer (nonet_board_overlay_with (NULL, NONET_LAYER_FOUND, NULL), NONET_LAYER_FOUND,
                     nonet_solution_get_values (solution), puzzle->shape->n_cells);
  source = nonet_sheet_source_new_puzzle ((NonetPuzzle *) puzzle, shown, FALSE);
  ask_for_pages (self, NONET_PAGES_PRINT, source, nonet_document_peek (nonet_controller_get_document (self))->title);
}

static void
print_solution_action (NonetPrinting *self)
{
  NonetSolution *chosen = nonet_solution_browser_get_solution (self->browser);

  if (chosen != NULL)
    nonet_solution_when_ready (chosen, print_values_cb, G_OBJECT (self));
}

static GdkClipboard *
clipboard_of (NonetPrinting *self)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (nonet_controller_get_window (self)));
}

/* As a line, or as a link that SudokuPad opens, as do programs that read its links. */
static void
copy_action (NonetPrinting *self, NonetDocument *document, GVariant *parameter, const char *name)
{
  gboolean as_line = g_str_equal (name, "copy");
  const NonetWriteFormat *format = nonet_write_format_find (as_line ? "line" : "sudokupad");
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *said = NULL;

  if (as_line && nonet_typing_forward_to_text (nonet_controller_get_window (self), "clipboard.copy"))
    return;
  text = nonet_write_puzzle (format, nonet_document_peek (document), &error);
  if (text == NULL)
    {
      nonet_toasts_report (nonet_controller_get_toasts (self), _ ("This Format Cannot Store the Puzzle"),
                           error->message);
      return;
    }
  if (as_line)
    g_strchomp (text);
  gdk_clipboard_set_text (clipboard_of (self), text);
  said = g_strdup_printf (_ ("Puzzle copied as “%s”"), _ (format->name));
  nonet_toasts_say (nonet_controller_get_toasts (self), said);
}

/* The pixels of an image surface. */
static GdkTexture *
texture_of (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

static void
drawn_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetPrinting) self = user_data;
  cairo_surface_t *surface = nonet_sheet_picture_finish (result, NULL);
  g_autoptr (GdkTexture) texture = NULL;

  if (surface == NULL)
    return;
  if (nonet_controller_get_document (self) != NULL)
    {
      texture = texture_of (surface);
      gdk_clipboard_set_texture (clipboard_of (self), texture);
      nonet_toasts_say (nonet_controller_get_toasts (self), _ ("Picture copied"));
    }
  cairo_surface_destroy (surface);
}

static void
copy_picture_action (NonetPrinting *self, NonetDocument *document)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func ((GDestroyNotify) nonet_sheet_item_free);
  NonetSheetItem *item = nonet_sheet_item_new (puzzle, 1);
  const NonetSheetTexts texts = { 0 };
  NonetPageLayout layout = { .as_shown = TRUE };
  g_autoptr (NonetSheet) sheet = NULL;

  item->overlay = dup_shown (self, &item->own_marks);
  g_ptr_array_add (items, item);
  nonet_page_layout_fit_around (&layout, PICTURE_SIDE, PICTURE_MARGIN);
  sheet = nonet_sheet_new (items, &layout, &texts);
  nonet_sheet_picture_async (sheet, PICTURE_SCALE, nonet_controller_get_cancellable (self), drawn_cb,
                             g_object_ref (self));
}

static const NonetActionEntry actions[] = {
  { "print", G_CALLBACK (puzzle_action) },
  { "export", G_CALLBACK (puzzle_action) },
  { "print-collection", G_CALLBACK (collection_action) },
  { "export-collection", G_CALLBACK (collection_action) },
  { "print-solution", G_CALLBACK (print_solution_action) },
  { "copy", G_CALLBACK (copy_action) },
  { "copy-link", G_CALLBACK (copy_action) },
  { "copy-picture", G_CALLBACK (copy_picture_action) },
};

static void
update_actions (NonetPrinting *self)
{
  gboolean collection = nonet_loader_get_collection (self->loader) != NULL;

  nonet_controller_set_enabled (self, "print-collection", collection);
  nonet_controller_set_enabled (self, "export-collection", collection);
  nonet_controller_set_enabled (self, "print-solution", nonet_solution_browser_get_solution (self->browser) != NULL);
}

static void
nonet_printing_class_init (NonetPrintingClass *klass)
{
}

static void
nonet_printing_init (NonetPrinting *self)
{
}

NonetPrinting *
nonet_printing_new (NonetFrame *frame, NonetLoader *loader)
{
  NonetPrinting *self = nonet_controller_new (NONET_TYPE_PRINTING, frame, actions, G_N_ELEMENTS (actions));

  self->loader = loader;
  self->board = nonet_frame_get_child (frame, "board");
  self->browser = nonet_frame_get_child (frame, "browser");
  nonet_controller_connect (self, self->browser, "notify::solution", G_CALLBACK (update_actions));
  nonet_controller_connect (self, loader, "changed", G_CALLBACK (update_actions));
  update_actions (self);
  return self;
}
