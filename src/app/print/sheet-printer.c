/* Printing a sheet side by side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/print/sheet-printer.h"

#include <math.h>

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

static GtkPrintSettings *
load_settings (void)
{
  g_autofree char *path = settings_path ();
  GtkPrintSettings *settings = gtk_print_settings_new_from_file (path, NULL);

  return settings != NULL ? settings : gtk_print_settings_new ();
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

static gboolean
has_size (GtkPaperSize *size, double width, double height)
{
  return fabs (gtk_paper_size_get_width (size, GTK_UNIT_POINTS) - width) < 1
         && fabs (gtk_paper_size_get_height (size, GTK_UNIT_POINTS) - height) < 1;
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

      if (has_size (size, width, height))
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

/* Proposes to print on both sides. A booklet is folded at the middle of its long edge, so it is turned at the short one. */
static void
choose_sides (GtkPrintSettings *settings, const NonetPageLayout *layout)
{
  if (needs_both_sides (layout))
    gtk_print_settings_set_duplex (settings, layout->booklet ? GTK_PRINT_DUPLEX_VERTICAL : GTK_PRINT_DUPLEX_HORIZONTAL);
}

GtkPrintOperation *
nonet_sheet_printer_new (NonetSheet *sheet, const char *name)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  g_autoptr (GtkPrintSettings) settings = load_settings ();
  g_autoptr (GtkPageSetup) setup = make_page_setup (sheet);
  Job *job = g_new0 (Job, 1);

  job->wanted = nonet_sheet_ref (sheet);
  choose_sides (settings, nonet_sheet_get_layout (sheet));
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
