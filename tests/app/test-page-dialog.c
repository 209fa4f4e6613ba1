/* Puzzles on paper from the window: the dialog's controls and what they do to the pages, printing, exporting, copying.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/print/page-dialog.h"
#include "app/print/sheet-output.h"
#include "tests/folder.h"
#include "tests/render/pdf-text.h"
#include "running.h"
#include "tests/ui-harness.h"

#define N_PUZZLES 13
#define EASY "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25....\n"

static NonetReading *
read_collection (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < N_PUZZLES; i++)
    g_string_append (text, EASY);
  bytes = g_bytes_new (text->str, text->len);
  return nonet_read_bytes (bytes, NULL, NULL, NULL);
}

static gboolean
has_items (gpointer source)
{
  return nonet_sheet_source_get_items (source) != NULL;
}

static NonetSheetSource *
new_source (void)
{
  g_autoptr (NonetReading) reading = read_collection ();
  NonetSheetSource *source = nonet_sheet_source_new_collection (reading);

  ui_wait (has_items, source, "the solutions");
  return source;
}

static NonetSheet *
new_sheet (const NonetPageLayout *layout)
{
  const NonetSheetTexts texts = { .heading = "Heading", .solutions = "Solutions" };
  g_autoptr (NonetSheetSource) source = new_source ();

  return nonet_sheet_new (nonet_sheet_source_get_items (source), layout, &texts);
}

TEST (source_has_the_puzzles_of_a_range)
{
  g_autoptr (NonetSheetSource) source = new_source ();
  const NonetSheetItem *item;

  nonet_sheet_source_set_range (source, 5, 7);
  g_assert_null (nonet_sheet_source_get_items (source));
  ui_wait (has_items, source, "the solutions");
  g_assert_cmpuint (nonet_sheet_source_get_items (source)->len, ==, 3);
  item = nonet_sheet_source_get_items (source)->pdata[0];
  g_assert_cmpuint (item->number, ==, 5);
  g_assert_nonnull (item->solution);
  g_assert_null (item->level);
  nonet_sheet_source_set_levels (source, TRUE);
  ui_wait (has_items, source, "the levels");
  item = nonet_sheet_source_get_items (source)->pdata[0];
  g_assert_cmpstr (item->level, ==, "easy");
}

static GBytes *
read_file (const char *path)
{
  char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  return g_bytes_new_take (text, length);
}

/* Prints into a file as the print dialog would. */
static GBytes *
print_to_file (NonetSheet *sheet)
{
  g_autofree char *folder = g_dir_make_tmp ("printing-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  g_autoptr (GtkPrintOperation) operation = nonet_sheet_printer_new (sheet, "A job", settings);
  g_autoptr (GError) error = NULL;
  GBytes *pdf;

  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_settings_set_quality (gtk_print_operation_get_print_settings (operation), GTK_PRINT_QUALITY_DRAFT);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  pdf = read_file (path);
  g_unlink (path);
  g_rmdir (folder);
  return pdf;
}

TEST (printer_gets_all_pages_on_their_paper)
{
  NonetPageLayout layout = { .per_page = 6, .solutions = NONET_PAGE_SOLUTIONS_END };
  g_autoptr (NonetSheet) sheet = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GtkPrintOperation) next = NULL;

  nonet_page_find_paper ("Letter", &layout.width, &layout.height);
  sheet = new_sheet (&layout);
  pdf = print_to_file (sheet);
  g_assert_cmpuint (count_in_pdf (pdf, "/Type /Page %"), ==, 3 + 2);
  g_assert_cmpuint (count_in_pdf (pdf, "/MediaBox [ 0 0 61"), >=, 1);
  /* How it was printed is proposed the next time. */
  next = nonet_sheet_printer_new (sheet, "Another", settings);
  g_assert_cmpint (gtk_print_settings_get_quality (gtk_print_operation_get_print_settings (next)), ==,
                   GTK_PRINT_QUALITY_DRAFT);
}

static GtkPrintDuplex
sides_of (NonetPageSolutions solutions, gboolean booklet)
{
  NonetPageLayout layout = { .per_page = 2, .solutions = solutions, .booklet = booklet };
  g_autoptr (NonetSheet) sheet = NULL;
  g_autoptr (GtkPrintOperation) operation = NULL;

  nonet_page_find_paper ("A4", &layout.width, &layout.height);
  sheet = new_sheet (&layout);
  operation = nonet_sheet_printer_new (sheet, "A job", settings);
  return gtk_print_settings_get_duplex (gtk_print_operation_get_print_settings (operation));
}

TEST (both_sides_are_proposed_where_they_are_needed)
{
  g_assert_cmpint (sides_of (NONET_PAGE_SOLUTIONS_END, FALSE), ==, GTK_PRINT_DUPLEX_SIMPLEX);
  g_assert_cmpint (sides_of (NONET_PAGE_SOLUTIONS_OVERLEAF, FALSE), ==, GTK_PRINT_DUPLEX_HORIZONTAL);
  g_assert_cmpint (sides_of (NONET_PAGE_SOLUTIONS_END, TRUE), ==, GTK_PRINT_DUPLEX_VERTICAL);
}

TEST (booklet_is_printed_on_turned_paper)
{
  NonetPageLayout layout = { .per_page = 2, .booklet = TRUE };
  g_autoptr (NonetSheet) sheet = NULL;
  g_autoptr (GBytes) pdf = NULL;

  nonet_page_find_paper ("Letter", &layout.width, &layout.height);
  sheet = new_sheet (&layout);
  pdf = print_to_file (sheet);
  g_assert_cmpuint (count_in_pdf (pdf, "/Type /Page %"), ==, 4);
  g_assert_cmpuint (count_in_pdf (pdf, "/MediaBox [ 0 0 79"), >=, 1);
}

typedef struct
{
  gboolean over, done;
  GError *error;
} Ending;

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Ending *ending = user_data;

  ending->done = nonet_sheet_export_finish (result, &ending->error);
  ending->over = TRUE;
}

static gboolean
is_over (gpointer ending)
{
  return ((const Ending *) ending)->over;
}

static Ending export(const NonetPageLayout *layout,
                     const char *folder,
                     const char *name,
                     NonetPictureKind kind,
                     gboolean cancel)
{
  g_autoptr (NonetSheet) sheet = new_sheet (layout);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Ending ending = { 0 };

  nonet_sheet_export_async (sheet, file, kind, "A Title", NULL, NULL, cancellable, exported_cb, &ending);
  if (cancel)
    g_cancellable_cancel (cancellable);
  ui_wait (is_over, &ending, "the file");
  return ending;
}

TEST (export_writes_whole_files_or_none)
{
  NonetPageLayout layout = { .per_page = 6 };
  g_autofree char *folder = g_dir_make_tmp ("export-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  g_autoptr (GBytes) pdf = NULL;
  Ending ending = export(&layout, folder, "sheet.pdf", NONET_PICTURE_PDF, TRUE);

  g_assert_error (ending.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&ending.error);
  g_assert_cmpuint (count_files (folder), ==, 0);
  ending = export(&layout, folder, "sheet.pdf", NONET_PICTURE_PDF, FALSE);
  g_assert_no_error (ending.error);
  g_assert_true (ending.done);
  pdf = read_file (path);
  g_assert_cmpuint (count_in_pdf (pdf, "/Type /Page %"), ==, 3);
  g_assert_cmpuint (count_in_pdf (pdf, "/Title (A Title)"), ==, 1);
  ending = export(&layout, folder, "page.svg", NONET_PICTURE_SVG, FALSE);
  g_assert_true (ending.done);
  g_assert_cmpuint (count_files (folder), ==, 1 + 3);
  /* The first may be replaced, which the file dialog asks for; the others are not mentioned there. */
  ending = export(&layout, folder, "page.svg", NONET_PICTURE_SVG, FALSE);
  g_assert_error (ending.error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_clear_error (&ending.error);
  remove_folder (g_steal_pointer (&folder));
}

static guint
count_sides (NonetPageDialog *dialog)
{
  return nonet_sheet_count_sides (nonet_page_dialog_get_sheet (dialog));
}

static NonetPageDialog *
show_dialog (NonetSheetSource *source, NonetPagesPurpose purpose)
{
  NonetPageDialog *dialog = nonet_page_dialog_new (NULL, settings, NULL, purpose, source, "Heading", "Title");

  gtk_window_present (GTK_WINDOW (dialog));
  ui_focus_window (GTK_WINDOW (dialog));
  ui_settle ();
  return dialog;
}

/* Scrolls to a row by the focus, and presses its control by the keyboard. */
static void
press_row (NonetPageDialog *dialog, const char *title)
{
  GtkWidget *row = ui_find_row (dialog, title);
  GtkWidget *control = ui_find_type (row, GTK_TYPE_SWITCH);

  gtk_widget_grab_focus (control);
  ui_settle ();
  ui_key ("space");
  ui_settle ();
}

static void
choose (NonetPageDialog *dialog, const char *title, guint row)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (ui_find_row (dialog, title)), row);
  ui_settle ();
}

TEST (every_control_changes_the_pages)
{
  g_autoptr (NonetSheetSource) source = new_source ();
  NonetPageDialog *dialog = show_dialog (source, NONET_PAGES_PRINT);
  const struct
  {
    const char *title, *key;
  } switches[] = { { "_Numbers", "page-numbers" },
                   { "T_itles", "page-titles" },
                   { "Name and Dat_e Lines", "page-name-line" },
                   { "_Booklet", "page-booklet" } };
  double width, height;

  g_assert_cmpuint (count_sides (dialog), ==, 3);
  ui_picture (GTK_WIDGET (dialog), "print-collection");
  choose (dialog, "_Solutions", NONET_PAGE_SOLUTIONS_END);
  g_assert_cmpuint (count_sides (dialog), ==, 5);
  choose (dialog, "Pu_zzles per Page", 5);
  g_assert_cmpuint (count_sides (dialog), ==, 4);
  choose (dialog, "P_aper", 3);
  nonet_sheet_get_size (nonet_page_dialog_get_sheet (dialog), &width, &height);
  g_assert_cmpfloat_with_epsilon (width, 612, 0.1);
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      gboolean before = g_settings_get_boolean (settings, switches[i].key);

      press_row (dialog, switches[i].title);
      g_assert_cmpint (g_settings_get_boolean (settings, switches[i].key), ==, !before);
    }
  g_assert_cmpuint (count_sides (dialog), ==, 2);
  ui_picture (GTK_WIDGET (dialog), "print-booklet");
  press_row (dialog, "_Booklet");
  press_row (dialog, "_Difficulty");
  ui_wait (has_items, source, "the levels");
  gtk_spin_button_set_value (
      GTK_SPIN_BUTTON (ui_find_type (ui_find_row (dialog, "_First Puzzle"), GTK_TYPE_SPIN_BUTTON)), 12);
  ui_wait (has_items, source, "the solutions");
  g_assert_cmpuint (count_sides (dialog), ==, 2);
  gtk_editable_set_text (GTK_EDITABLE (ui_find_row (dialog, "_Header")), "Another");
  g_assert_cmpstr (nonet_page_dialog_get_heading (dialog), ==, "Another");
  gtk_editable_set_text (GTK_EDITABLE (ui_find_row (dialog, "Foo_ter")), "Footer");
  ui_picture (GTK_WIDGET (dialog), "print-levels");
  gtk_window_destroy (GTK_WINDOW (dialog));
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    g_settings_reset (settings, switches[i].key);
}

static void
note_accepted (gboolean *accepted)
{
  *accepted = TRUE;
}

TEST (pages_are_turned_and_accepted)
{
  g_autoptr (NonetSheetSource) source = new_source ();
  NonetPageDialog *dialog;
  gboolean accepted = FALSE;

  g_settings_reset (settings, "page-puzzles");
  g_settings_reset (settings, "page-solutions");
  dialog = show_dialog (source, NONET_PAGES_PRINT);
  g_signal_connect_swapped (dialog, "accepted", G_CALLBACK (note_accepted), &accepted);
  ui_click_middle_of (ui_find_button (GTK_WIDGET (dialog), "Next Page"));
  ui_click_middle_of (ui_find_button (GTK_WIDGET (dialog), "Next Page"));
  g_assert_nonnull (ui_find_label (GTK_WIDGET (dialog), "Page 3 of 3"));
  ui_click_middle_of (ui_find_button (GTK_WIDGET (dialog), "Previous Page"));
  g_assert_nonnull (ui_find_label (GTK_WIDGET (dialog), "Page 2 of 3"));
  ui_click_middle_of (ui_find_button (GTK_WIDGET (dialog), "Print…"));
  g_assert_true (accepted);
  ui_key ("Escape");
  ui_settle ();
}

/* The paper of the preview is white, and what is on it the same, in light and dark style. */
TEST (dark_style_leaves_the_paper_white)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  g_autoptr (NonetSheetSource) source = new_source ();
  NonetPageDialog *dialog = show_dialog (source, NONET_PAGES_PRINT);
  GtkWidget *preview = ui_find_type (GTK_WIDGET (dialog), GTK_TYPE_DRAWING_AREA);
  int x = gtk_widget_get_width (preview) / 2, y = 14;
  guint32 light, dark;
  cairo_surface_t *picture = ui_render (preview);

  light = ui_pixel (picture, x, y);
  cairo_surface_destroy (picture);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  ui_settle ();
  ui_picture (GTK_WIDGET (dialog), "print-dark");
  picture = ui_render (preview);
  dark = ui_pixel (picture, x, y);
  cairo_surface_destroy (picture);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
  g_assert_cmphex (light, ==, 0xffffff);
  g_assert_cmphex (dark, ==, 0xffffff);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

TEST (headings_are_right_to_left_where_the_window_is)
{
  g_autoptr (NonetSheetSource) source = new_source ();
  NonetPageDialog *dialog;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  dialog = show_dialog (source, NONET_PAGES_PRINT);
  gtk_editable_set_text (GTK_EDITABLE (ui_find_row (dialog, "_Header")), "سودوكو الصف السابع");
  g_assert_true (nonet_sheet_get_layout (nonet_page_dialog_get_sheet (dialog))->right_to_left);
  ui_settle ();
  ui_picture (GTK_WIDGET (dialog), "print-right-to-left");
  gtk_window_destroy (GTK_WINDOW (dialog));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

TEST (single_puzzle_can_be_a_picture_without_paper)
{
  g_autoptr (NonetReading) reading = read_collection ();
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);
  g_autoptr (NonetSheetSource) source = nonet_sheet_source_new_puzzle (puzzle, NULL, TRUE);
  NonetPageDialog *dialog;
  double width, height;

  ui_wait (has_items, source, "the solution");
  dialog = show_dialog (source, NONET_PAGES_EXPORT);
  nonet_sheet_get_size (nonet_page_dialog_get_sheet (dialog), &width, &height);
  g_assert_cmpfloat_with_epsilon (width, 108 * NONET_MM_TO_POINTS, 0.1);
  g_assert_cmpfloat (height, <, 150 * NONET_MM_TO_POINTS);
  ui_picture (GTK_WIDGET (dialog), "export-picture");
  press_row (dialog, "Include Entries and _Marks");
  g_assert_false (nonet_sheet_get_layout (nonet_page_dialog_get_sheet (dialog))->as_shown);
  choose (dialog, "P_aper", 0);
  nonet_sheet_get_size (nonet_page_dialog_get_sheet (dialog), &width, &height);
  g_assert_cmpfloat_with_epsilon (width, 210 * NONET_MM_TO_POINTS, 0.1);
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_settings_reset (settings, "page-as-shown");
  g_settings_reset (settings, "page-picture");
}

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  cairo_surface_t **surface = user_data;

  *surface = nonet_sheet_picture_finish (result, NULL);
}

static gboolean
is_drawn (gpointer surface)
{
  return *(cairo_surface_t **) surface != NULL;
}

TEST (picture_has_its_scale)
{
  NonetPageLayout layout = { 0 };
  g_autoptr (NonetSheet) sheet = NULL;
  cairo_surface_t *surface = NULL;

  nonet_page_layout_fit_around (&layout, 400, 10);
  sheet = new_sheet (&layout);
  nonet_sheet_picture_async (sheet, 2, NULL, drawn_cb, &surface);
  ui_wait (is_drawn, &surface, "the picture");
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 840);
  cairo_surface_destroy (surface);
}
