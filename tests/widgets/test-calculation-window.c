/* The window of the calculation: a law between two lines is chosen, and shown on two examples.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "boards.h"
#include "ui-harness.h"
#include "widgets/derivation/calculation-window.h"

static gboolean
holds (GtkWidget *widget, gpointer text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static void
assert_shows (NonetCalculationWindow *window, const char *text)
{
  ui_settle ();
  if (ui_find (GTK_WIDGET (window), holds, (gpointer) text) == NULL)
    g_error ("%s is not shown", text);
}

static NonetCalculationWindow *
open_window (guint order, const char *cells)
{
  g_autoptr (NonetDocument) document = document_of (order, cells);
  NonetCalculationWindow *window =
      nonet_calculation_window_new (NULL, cells != NULL ? nonet_document_peek (document) : NULL);

  gtk_window_present (GTK_WINDOW (window));
  ui_focus_window (GTK_WINDOW (window));
  ui_settle ();
  return window;
}

/* 4^6 boards; the keyboard begins at the laws. */
TEST (laws_are_chosen)
{
  NonetCalculationWindow *window = open_window (4, NULL);

  assert_shows (window, "boards built: 4096 · kept: 2");
  assert_shows (window, "= The lists are equal.");
  assert_shows (window, "=  {what correct means}");
  for (guint i = 0; i < 4; i++)
    ui_key ("Down");
  assert_shows (window, "boards built: 48 · kept: 2");
  assert_shows (window, "Instead of keeping combinations");
  ui_close (GTK_WINDOW (window));
}

/* The first row of the puzzle makes 9^5 boards, and pruned 5^5. */
TEST (puzzle)
{
  NonetCalculationWindow *window =
      open_window (9, "2....1.38........5.7...6.......13..981..257..31....8..9..8...2..5..69.784.25.....");
  GtkListBox *lines;

  ui_picture (GTK_WIDGET (window), "calculation-pruning");
  assert_shows (window, "First Rows of the Puzzle");
  assert_shows (window, "59049 boards: too many to show");
  assert_shows (window, "The lists are too long to be compared here.");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find_type (GTK_WIDGET (window), GTK_TYPE_DROP_DOWN)), 1);
  lines = GTK_LIST_BOX (ui_find_type (GTK_WIDGET (window), GTK_TYPE_LIST_BOX));
  gtk_list_box_select_row (lines, gtk_list_box_get_row_at_index (lines, 4));
  assert_shows (window, "boards built: 120 · kept: 120");
  ui_picture (GTK_WIDGET (window), "calculation");
  ui_close (GTK_WINDOW (window));
}

/* A puzzle that is complete is a list of itself. */
TEST (complete_puzzle)
{
  NonetCalculationWindow *window = open_window (4, "1234341221434321");

  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find_type (GTK_WIDGET (window), GTK_TYPE_DROP_DOWN)), 1);
  assert_shows (window, "boards built: 1 · kept: 1");
  ui_close (GTK_WINDOW (window));
}
