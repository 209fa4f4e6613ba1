/* Puzzles on paper and as pictures: print, export, copy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/print/printing.h"

#include <glib/gi18n.h>

#include "app/frame/file-choice.h"
#include "app/print/page-dialog.h"
#include "app/print/sheet-export.h"
#include "widgets/solutions/solution-browser.h"

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

/* The puzzle as it is shown. */
static NonetSheetSource *
new_puzzle_source (NonetPrinting *self)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (nonet_controller_get_document (self));
  g_autoptr (NonetBoardOverlay) shown = NULL;
  gboolean own_marks;

  shown = dup_shown (self, &own_marks);
  return nonet_sheet_source_new_puzzle (puzzle, shown, own_marks);
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
ask_for_pages (NonetPrinting *self, NonetPagesPurpose purpose, NonetSheetSource *source)
{
  const NonetPuzzle *puzzle = nonet_document_peek (nonet_controller_get_document (self));
  const char *heading = nonet_sheet_source_get_collection (source) == NULL ? puzzle->title : NULL;
  NonetPageDialog *dialog = nonet_page_dialog_new (nonet_controller_get_window (self),
                                                   nonet_controller_get_settings (self), purpose, source, heading);

  g_signal_connect_object (dialog, "accepted", G_CALLBACK (accepted_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
ask_for_puzzle (NonetPrinting *self, NonetPagesPurpose purpose)
{
  g_autoptr (NonetSheetSource) source = new_puzzle_source (self);

  ask_for_pages (self, purpose, source);
}

static void
ask_for_collection (NonetPrinting *self, NonetPagesPurpose purpose)
{
  NonetReading *collection = nonet_loader_get_collection (self->loader);
  g_autoptr (NonetSheetSource) source = NULL;

  if (collection == NULL)
    return;
  source = nonet_sheet_source_new_collection (collection);
  ask_for_pages (self, purpose, source);
}

static void
print_action (gpointer self)
{
  ask_for_puzzle (self, NONET_PAGES_PRINT);
}

static void
export_action (gpointer self)
{
  ask_for_puzzle (self, NONET_PAGES_EXPORT);
}

static void
print_collection_action (gpointer self)
{
  ask_for_collection (self, NONET_PAGES_PRINT);
}

static void
export_collection_action (gpointer self)
{
  ask_for_collection (self, NONET_PAGES_EXPORT);
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
  ask_for_pages (self, NONET_PAGES_PRINT, source);
}

static void
print_solution_action (NonetPrinting *self)
{
  NonetSolution *chosen = nonet_solution_browser_get_solution (self->browser);

  if (chosen != NULL)
    nonet_solution_when_ready (chosen, print_values_cb, G_OBJECT (self));
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
      gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (nonet_controller_get_window (self))), texture);
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
  { "print", G_CALLBACK (print_action) },
  { "export", G_CALLBACK (export_action) },
  { "print-collection", G_CALLBACK (print_collection_action) },
  { "export-collection", G_CALLBACK (export_collection_action) },
  { "print-solution", G_CALLBACK (print_solution_action) },
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
  g_signal_connect_object (self->browser, "notify::solution", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  nonet_controller_connect (self, loader, "changed", G_CALLBACK (update_actions));
  update_actions (self);
  return self;
}
