/* What GTK 4.8 does wrong, mended: keys in flow boxes, names of controls without text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "ui-harness.h"
#include "widgets/gtk-fixes.h"
#include "widgets/widget-utils.h"

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

static GtkWidget *
add (GtkWidget *box, GtkWidget *child, const char *tooltip)
{
  gtk_widget_set_tooltip_text (child, tooltip);
  gtk_box_append (GTK_BOX (box), child);
  return child;
}

TEST (controls_without_text_are_called_what_their_tooltips_say)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *icon = add (box, gtk_button_new_from_icon_name ("edit-undo-symbolic"), "Undo");
  GtkWidget *menu = add (box, gtk_menu_button_new (), "Menu");
  GtkWidget *named = add (box, gtk_button_new_from_icon_name ("go-up-symbolic"), "Move Up");
  GtkWidget *split = add (box, adw_split_button_new (), "Undo All");
  GtkWidget *content = add (box, gtk_button_new (), "Find All Solutions");

  nonet_tooltip_names_install ();
  gtk_widget_set_visible (menu, FALSE);
  gtk_button_set_child (GTK_BUTTON (content), gtk_label_new ("Solve"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (named), GTK_ACCESSIBLE_PROPERTY_LABEL, "Move X-Wing Up", -1);
  adw_split_button_set_icon_name (ADW_SPLIT_BUTTON (split), "edit-undo-symbolic");
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  gtk_test_accessible_assert_property (gtk_widget_get_first_child (split), GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo All");
  gtk_test_accessible_assert_property (icon, GTK_ACCESSIBLE_PROPERTY_LABEL, "Undo");
  gtk_test_accessible_assert_property (menu, GTK_ACCESSIBLE_PROPERTY_LABEL, "Menu");
  gtk_test_accessible_assert_property (named, GTK_ACCESSIBLE_PROPERTY_LABEL, "Move X-Wing Up");
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (content), GTK_ACCESSIBLE_PROPERTY_LABEL));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Newer versions of GTK let the text of a button come first. */
TEST (names_come_before_texts)
{
  GtkWidget *button = g_object_ref_sink (gtk_button_new_with_label ("Remove"));

  nonet_widget_set_name (button, "Remove row 1");
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Remove row 1");
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  g_object_unref (button);
}

static gboolean
is_item (GtkWidget *widget, gpointer data)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton");
}

TEST (items_of_menus_have_names)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *window = gtk_window_new (), *button = gtk_menu_button_new ();
  GtkWidget *item;

  nonet_tooltip_names_install ();
  g_menu_append (menu, "_Redo", "win.redo");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  ui_settle ();
  item = ui_find (button, is_item, NULL);
  gtk_test_accessible_assert_property (item, GTK_ACCESSIBLE_PROPERTY_LABEL, "Redo");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
assert_tooltip (GtkWidget *control, const char *expected)
{
  g_autofree char *text = nonet_tooltip_dup_with_key (control);

  g_assert_cmpstr (text, ==, expected);
}

TEST (tooltips_end_with_the_key_of_the_action)
{
  const char *const keys[] = { "<Shift>F5", "F6", NULL };
  g_autoptr (GtkApplication) application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *back = add (box, gtk_button_new (), "Step Back"), *up = add (box, gtk_button_new (), "Move Up"),
            *none = add (box, gtk_button_new (), "Choose");

  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  gtk_window_set_application (GTK_WINDOW (window), application);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_application_set_accels_for_action (application, "win.walk::back", keys);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (back), "win.walk::back");
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (none), "win.walk::on");
  nonet_tooltip_set_key (up, "<Alt>Up");
  assert_tooltip (back, "Step Back (Shift+F5)");
  assert_tooltip (up, "Move Up (Alt+Up)");
  assert_tooltip (none, "Choose");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The size of the font that a byte of a label is drawn in, in pixels. */
static double
size_at (GtkLabel *label, int index)
{
  PangoLayoutIter *iter = pango_layout_get_iter (gtk_label_get_layout (label));
  PangoFontDescription *font;
  double size;

  while (pango_layout_iter_get_run_readonly (iter)->item->offset
             + pango_layout_iter_get_run_readonly (iter)->item->length
         <= index)
    g_assert_true (pango_layout_iter_next_run (iter));
  font = pango_font_describe_with_absolute_size (pango_layout_iter_get_run_readonly (iter)->item->analysis.font);
  size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  pango_font_description_free (font);
  pango_layout_iter_free (iter);
  return size;
}

TEST (exponents_can_be_read)
{
  GtkWidget *window = gtk_window_new (), *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "caption");
  nonet_label_set_powers (GTK_LABEL (label), "1.1 × 10²⁵ & more");
  gtk_window_set_child (GTK_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "1.1 × 1025 & more");
  g_assert_cmpfloat (size_at (GTK_LABEL (label), (int) strlen ("1.1 × 10")), >, 8.9);
  g_assert_cmpfloat (size_at (GTK_LABEL (label), (int) strlen ("1.1 × 10")), <, size_at (GTK_LABEL (label), 0));
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL, "1.1 × 10²⁵ & more");
  gtk_window_destroy (GTK_WINDOW (window));
}
