/* Puzzles on paper, as pictures and on the clipboard: print, export, copy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/print/printing.h"

#include <glib/gi18n.h>

#include "app/frame/controls.h"
#include "app/print/page-dialog.h"
#include "app/print/sheet-output.h"
#include "formats/write.h"
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
  shown = nonet_board_overlay_add (shown, NONET_LAYER_FOUND, scene.found, n_cells);
  shown = nonet_board_overlay_add (shown, NONET_LAYER_CANDIDATES, scene.candidates, n_cells * sizeof (SudokuSet));
  shown = nonet_board_overlay_add (shown, NONET_LAYER_STRUCK, scene.faded != NULL ? scene.faded : scene.struck,
                                   n_cells * sizeof (SudokuSet));
  return nonet_board_overlay_add (shown, NONET_LAYER_TALLY, scene.tally,
                                  n_cells * look->shape->order * sizeof (guint64));
}

static void
print_done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, NonetPrinting *self)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR || nonet_controller_get_document (self) == NULL)
    return;
  gtk_print_operation_get_error (operation, &error);
  nonet_toasts_report (nonet_controller_get_toasts (self), _ ("Could Not Print"), error);
}

/* Leads to GTK's print dialog, or to that of the desktop. */
static void
accepted_cb (NonetPageDialog *dialog, NonetPrinting *self)
{
  const char *heading = nonet_page_dialog_get_heading (dialog);
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autofree char *title = NULL;

  if (nonet_controller_get_document (self) == NULL)
    return;
  title = nonet_document_dup_title (nonet_controller_get_document (self));
  operation = nonet_sheet_printer_new (nonet_page_dialog_get_sheet (dialog), *heading != '\0' ? heading : title,
                                       nonet_controller_get_settings (self));
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (print_done_cb), self, 0);
  gtk_window_close (GTK_WINDOW (dialog));
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, nonet_controller_get_window (self),
                           NULL);
}

static void
ask_for_pages (NonetPrinting *self, NonetPagesPurpose purpose, NonetSheetSource *source, const char *heading)
{
  g_autofree char *title = nonet_document_dup_title (nonet_controller_get_document (self));
  NonetPageDialog *dialog =
      nonet_page_dialog_new (nonet_controller_get_window (self), nonet_controller_get_settings (self),
                             nonet_controller_get_toasts (self), purpose, source, heading, title);

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
print_values_cb (NonetSolution *solution, gpointer user_data)
{
  NonetPrinting *self = user_data;
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);
  g_autoptr (NonetBoardOverlay) shown = NULL;
  g_autoptr (NonetSheetSource) source = NULL;
  const NonetPuzzle *puzzle;

  if (list == NULL || nonet_solution_browser_get_solution (self->browser) != solution)
    return;
  puzzle = nonet_solution_list_get_puzzle (list);
  shown =
      nonet_board_overlay_add (NULL, NONET_LAYER_FOUND, nonet_solution_get_values (solution), puzzle->shape->n_cells);
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

static void drawn_cb (GObject *object, GAsyncResult *result, gpointer user_data);

/* As a line, where its rules have room there, or as a link that SudokuPad opens, as do programs that read its links; or as the QR code of
 * that. */
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
  if (text == NULL && as_line)
    {
      g_clear_error (&error);
      format = nonet_write_format_find ("sudokupad");
      text = nonet_write_puzzle (format, nonet_document_peek (document), &error);
    }
  if (text == NULL)
    {
      nonet_toasts_report (nonet_controller_get_toasts (self), _ ("Could Not Copy Puzzle"), error);
      return;
    }
  if (g_str_equal (name, "copy-qr-code"))
    {
      nonet_qr_code_async (text, nonet_controller_get_cancellable (self), drawn_cb, g_object_ref (self));
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
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = nonet_sheet_picture_finish (result, &error);
  g_autoptr (GdkTexture) texture = surface != NULL ? texture_of (surface) : NULL;

  g_clear_pointer (&surface, cairo_surface_destroy);
  if (nonet_controller_get_document (self) == NULL)
    return;
  if (texture != NULL)
    gdk_clipboard_set_texture (clipboard_of (self), texture);
  nonet_toasts_say_outcome (nonet_controller_get_toasts (self), _ ("Picture copied"), _ ("Could Not Copy Puzzle"),
                            error);
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
  { "copy-qr-code", G_CALLBACK (copy_action) }, /* the last, which may be missing */
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
  NonetPrinting *self =
      nonet_controller_new (NONET_TYPE_PRINTING, frame, actions, G_N_ELEMENTS (actions) - !nonet_qr_codes);

  self->loader = loader;
  self->board = nonet_frame_get_child (frame, "board");
  self->browser = nonet_frame_get_child (frame, "browser");
  nonet_controller_connect (self, self->browser, "notify::solution", G_CALLBACK (update_actions));
  nonet_controller_connect (self, loader, "changed", G_CALLBACK (update_actions));
  update_actions (self);
  return self;
}
