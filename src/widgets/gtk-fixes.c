/* What GTK 4.8 does wrong with keys, the focus and names, mended for the whole program, and libadwaita with headings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/gtk-fixes.h"
#include "widgets/widget-utils.h"

#include <glib/gi18n.h>

/* Arrow keys in flow boxes that have no place yet. */

static gboolean
is_allocated (GtkFlowBox *box)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (box));

  if (child == NULL)
    child = gtk_widget_get_first_child (GTK_WIDGET (box));
  return child != NULL && gtk_widget_get_width (child) > 0;
}

static gboolean
move_cursor_cb (GtkFlowBox *box, GtkMovementStep step, int count, gboolean extend, gboolean modify)
{
  gboolean moved = TRUE;

  if (is_allocated (box))
    g_signal_chain_from_overridden_handler (box, step, count, extend, modify, &moved);
  return moved;
}

void
nonet_flow_keys_install (void)
{
  static gsize done = 0;

  if (!g_once_init_enter (&done))
    return;
  g_type_class_unref (g_type_class_ref (GTK_TYPE_FLOW_BOX)); /* which has the signal */
  g_signal_override_class_handler ("move-cursor", GTK_TYPE_FLOW_BOX, G_CALLBACK (move_cursor_cb));
  g_once_init_leave (&done, 1);
}

/* Giving up the focus of what leaves a window. */

static void
root_changed_cb (GtkWidget *focus, GParamSpec *pspec, GtkWindow *window)
{
  if (gtk_widget_get_root (focus) == NULL && gtk_window_get_focus (window) == focus)
    gtk_window_set_focus (window, NULL);
}

static void
windows_changed_cb (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, position + i);
      GSignalGroup *focus = g_signal_group_new (GTK_TYPE_WIDGET);

      g_signal_group_connect_object (focus, "notify::root", G_CALLBACK (root_changed_cb), window, 0);
      g_object_bind_property (window, "focus-widget", focus, "target", G_BINDING_SYNC_CREATE);
      g_object_set_data_full (G_OBJECT (window), "lost-focus", focus, g_object_unref);
    }
}

void
nonet_lost_focus_install (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows));
  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed_cb), NULL);
}

/* Names of controls without text. */

static gboolean
has_no_text (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    return gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL;
  if (GTK_IS_MENU_BUTTON (widget))
    return gtk_menu_button_get_label (GTK_MENU_BUTTON (widget)) == NULL
           && gtk_menu_button_get_child (GTK_MENU_BUTTON (widget)) == NULL;
  return GTK_IS_DROP_DOWN (widget) || GTK_IS_SCALE (widget) || GTK_IS_ENTRY (widget);
}

/* Newer versions of GTK name items of menus after labels that are not there for screen readers. */
static void
name_item (GtkWidget *item)
{
  g_autofree char *text = NULL;

  g_object_get (item, "text", &text, NULL);
  if (text != NULL && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL))
    {
      g_auto (GStrv) parts = g_strsplit (text, "_", -1);
      g_autofree char *name = g_strjoinv (NULL, parts);

      nonet_widget_set_name (item, name);
    }
}

static void
name_by_tooltip (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    name_item (widget);
  /* The button in a split button has the tooltip of the whole. */
  if (tooltip == NULL && ADW_IS_SPLIT_BUTTON (parent))
    tooltip = gtk_widget_get_tooltip_text (parent);
  /* There is no other function that says whether there is a name already. */
  if (tooltip != NULL && has_no_text (widget)
      && !gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    nonet_widget_set_name (widget, tooltip);
}

static void
name_all (GtkWidget *widget)
{
  name_by_tooltip (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_all (child);
}

/* Screen readers also know what a window has, but does not show, and so does not realize. */
static gboolean
realize_hook (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_NATIVE (widget))
    name_all (widget);
  else
    name_by_tooltip (widget);
  return TRUE;
}

void
nonet_tooltip_names_install (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* which has the signal */
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realize_hook, NULL, NULL);
}

/* Keys in tooltips. */

void
nonet_tooltip_set_key (GtkWidget *widget, const char *accelerator)
{
  g_object_set_data (G_OBJECT (widget), "nonet-key", (gpointer) accelerator);
}

/* The first key of the action that a control has. */
static char *
dup_key_of_action (GtkWidget *widget)
{
  GtkRoot *window = gtk_widget_get_root (widget);
  GtkApplication *application = GTK_IS_WINDOW (window) ? gtk_window_get_application (GTK_WINDOW (window)) : NULL;
  const char *action = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;
  g_autofree char *detailed = NULL;
  g_auto (GStrv) keys = NULL;

  if (application == NULL || action == NULL)
    return NULL;
  detailed = g_action_print_detailed_name (action, gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)));
  keys = gtk_application_get_accels_for_action (application, detailed);
  return g_strdup (keys[0]);
}

char *
nonet_tooltip_dup_with_key (GtkWidget *widget)
{
  const char *text = gtk_widget_get_tooltip_text (widget);
  g_autofree char *accelerator = g_strdup (g_object_get_data (G_OBJECT (widget), "nonet-key"));
  g_autofree char *key = NULL;
  GdkModifierType modifiers;
  guint value;

  if (accelerator == NULL)
    accelerator = dup_key_of_action (widget);
  if (accelerator == NULL || !gtk_accelerator_parse (accelerator, &value, &modifiers))
    return g_strdup (text);
  key = gtk_accelerator_get_label (value, modifiers);
  /* Translators: what a control does, and its key: "Step Back (Shift+F5)". */
  return g_strdup_printf (C_ ("tooltip", "%s (%s)"), text, key);
}

static gboolean
query_tooltip_cb (GtkWidget *widget, int x, int y, gboolean keyboard_mode, GtkTooltip *tooltip)
{
  gboolean shown = FALSE;

  g_signal_chain_from_overridden_handler (widget, x, y, keyboard_mode, tooltip, &shown);
  if (shown && gtk_widget_get_tooltip_text (widget) != NULL)
    {
      g_autofree char *text = nonet_tooltip_dup_with_key (widget);

      gtk_tooltip_set_text (tooltip, text);
    }
  return shown;
}

void
nonet_tooltip_keys_install (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* which has the signal */
  g_signal_override_class_handler ("query-tooltip", GTK_TYPE_WIDGET, G_CALLBACK (query_tooltip_cb));
}

/* Headings of dialogs. */

void
nonet_headings_wrap (GtkWidget *dialog)
{
  if (adw_get_minor_version () > 7)
    return;
  if (GTK_IS_LABEL (dialog) && gtk_widget_has_css_class (dialog, "title-2"))
    g_object_set (dialog, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (dialog); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    nonet_headings_wrap (child);
}
