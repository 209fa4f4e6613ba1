/* What controls of windows and dialogs share: where keys go that are typed, choices kept in the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/controls.h"

/* Keys that move or press stay with what has the focus. */
static gboolean
is_for_the_board (guint keyval, GdkModifierType state)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK))
    return FALSE;
  return keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete || keyval == GDK_KEY_BackSpace
         || g_unichar_isgraph (gdk_keyval_to_unicode (keyval));
}

static gboolean
key_pressed_cb (NonetBoardView *board,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  if (!is_for_the_board (keyval, state) || !gtk_widget_get_mapped (GTK_WIDGET (board))
      || (focus != NULL && GTK_IS_EDITABLE (focus)) || gtk_widget_get_focus_child (GTK_WIDGET (board)) != NULL)
    return GDK_EVENT_PROPAGATE;
  /* The next keys may be part of the same symbol. */
  gtk_widget_grab_focus (GTK_WIDGET (board));
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (board));
}

void
nonet_typing_install (GtkWindow *window, NonetBoardView *board)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), board, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}

static void
menu_closed_cb (GtkWidget *button)
{
  gtk_widget_grab_focus (button);
}

static void
menu_made_cb (GtkMenuButton *button)
{
  GtkPopover *menu = gtk_menu_button_get_popover (button);

  if (menu != NULL)
    g_signal_connect_object (menu, "closed", G_CALLBACK (menu_closed_cb), button, G_CONNECT_SWAPPED);
}

void
nonet_typing_keep_after_menu (GtkMenuButton *button)
{
  g_signal_connect (button, "notify::popover", G_CALLBACK (menu_made_cb), NULL);
}

gboolean
nonet_typing_forward_to_text (GtkWindow *window, const char *action)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (!GTK_IS_TEXT (focus) && !GTK_IS_TEXT_VIEW (focus))
    return FALSE;
  gtk_widget_activate_action (focus, action, NULL);
  return TRUE;
}

gboolean
nonet_typing_needs_escape (GtkWindow *window, NonetBoardView *board)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return nonet_board_view_get_look (board)->typing != NULL
         || (focus != NULL && (GTK_IS_EDITABLE (focus) || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL));
}

static gboolean
name_to_row (GValue *value, GVariant *variant, gpointer names)
{
  const char *const *name = names;

  for (guint i = 0; name[i] != NULL; i++)
    if (g_str_equal (g_variant_get_string (variant, NULL), name[i]))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
row_to_name (const GValue *value, const GVariantType *type, gpointer names)
{
  guint row = g_value_get_uint (value);

  return row < g_strv_length (names) ? g_variant_new_string (((const char *const *) names)[row]) : NULL;
}

void
nonet_settings_bind_combo (GSettings *settings, const char *key, AdwComboRow *combo, const char *const *names)
{
  g_settings_bind_with_mapping (settings, key, combo, "selected", NONET_SETTINGS_REMEMBER, name_to_row, row_to_name,
                                (gpointer) names, NULL);
}
