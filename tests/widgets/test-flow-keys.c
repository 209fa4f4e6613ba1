/* Keys in flow boxes: none before there is a place, and from line to line then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "ui-harness.h"
#include "widgets/gtk-fixes.h"

static GtkFlowBox *
new_box (void)
{
  GtkFlowBox *box = GTK_FLOW_BOX (gtk_flow_box_new ());

  gtk_flow_box_set_min_children_per_line (box, 2);
  gtk_flow_box_set_max_children_per_line (box, 2);
  for (guint i = 0; i < 4; i++)
    gtk_flow_box_append (box, gtk_label_new ("child"));
  return box;
}

static void
press_down (GtkFlowBox *box)
{
  gboolean handled;

  g_signal_emit_by_name (box, "move-cursor", GTK_MOVEMENT_DISPLAY_LINES, 1, FALSE, FALSE, &handled);
}

/* GTK's own handler does not return from the first one. */
TEST (keys_wait_for_a_place)
{
  GtkFlowBox *box = new_box ();
  GtkWidget *window = gtk_window_new ();

  nonet_flow_keys_install ();
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (box));
  gtk_widget_activate (GTK_WIDGET (gtk_flow_box_get_child_at_index (box, 0)));
  press_down (box);
  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  gtk_widget_activate (GTK_WIDGET (gtk_flow_box_get_child_at_index (box, 0)));
  press_down (box);
  g_assert_true (gtk_widget_get_focus_child (GTK_WIDGET (box))
                 == GTK_WIDGET (gtk_flow_box_get_child_at_index (box, 2)));
  gtk_window_destroy (GTK_WINDOW (window));
}
