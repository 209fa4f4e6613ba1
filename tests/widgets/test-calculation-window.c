/* The window of the calculation: lines are chosen, the example is edited, and a broken law shows a counterexample.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "ui-harness.h"
#include "widgets/derivation/calculation-window.h"

static GtkWidget *
open_window (void)
{
  NonetCalculationWindow *window = nonet_calculation_window_new (NULL);

  gtk_window_present (GTK_WINDOW (window));
  ui_focus_window (GTK_WINDOW (window));
  ui_settle ();
  return GTK_WIDGET (window);
}

static void
choose_chapter (GtkWidget *window, guint chapter)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (ui_find_type (window, GTK_TYPE_DROP_DOWN)), chapter);
  ui_settle ();
}

static void
choose_line (GtkWidget *window, int line)
{
  GtkListBox *lines = GTK_LIST_BOX (ui_find_type (window, GTK_TYPE_LIST_BOX));

  ui_click (GTK_WIDGET (gtk_list_box_get_row_at_index (lines, line)), 20, 10);
}

/* 4^8 boards become two by pruning. */
TEST (chain_gets_cheaper)
{
  GtkWidget *window = open_window ();

  ui_wait_label (window, "boards built: 65536 · kept: 2");
  ui_wait_label (window, "= The lists are equal.");
  choose_line (window, 1);
  ui_wait_label (window, "what correct means");
  gtk_window_set_default_size (GTK_WINDOW (window), 980, 1000);
  choose_chapter (window, 2);
  choose_line (window, 0);
  ui_wait_label (window, "rows built: 1 · kept: 1");
  ui_close (GTK_WINDOW (window));
}

static gboolean
is_key (GtkWidget *widget, gpointer data)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), data) == 0;
}

/* The first row of the example is 1 2 3 4; with 2 as a choice of its first cell besides, it makes two rows. */
TEST (example_is_edited)
{
  GtkWidget *window = open_window ();

  choose_chapter (window, 2);
  ui_wait_label (window, "rows built: 1 · kept: 1");
  ui_click_middle_of (ui_find (window, is_key, "2"));
  ui_wait_label (window, "rows built: 2 · kept: 1");
  ui_wait_label (window, "= The lists are equal.");
  ui_close (GTK_WINDOW (window));
}

TEST (broken_law_has_a_counterexample)
{
  GtkWidget *window = open_window ();

  choose_chapter (window, 3);
  ui_click_middle_of (ui_wait_button (window, "Counterexample"));
  ui_wait_label (window, "≠ The lists differ.");
  ui_close (GTK_WINDOW (window));
}
