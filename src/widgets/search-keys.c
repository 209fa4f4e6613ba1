/* Keys that lead out of an entry that searches a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/search-keys.h"

static gboolean
escape (GtkWidget *entry, GtkEventController *keys)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (entry)) == '\0')
    return gtk_event_controller_key_forward (GTK_EVENT_CONTROLLER_KEY (keys), GTK_WIDGET (gtk_widget_get_root (entry)));
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  return GDK_EVENT_STOP;
}

/* The first row that is found: the list itself would take the one that is selected, found or not. */
static gboolean
enter_list_box (GtkWidget *list)
{
  GtkWidget *row = gtk_widget_get_first_child (list);

  while (row != NULL && !(GTK_IS_LIST_BOX_ROW (row) && gtk_widget_get_mapped (row)))
    row = gtk_widget_get_next_sibling (row);
  return row != NULL && gtk_widget_grab_focus (row);
}

/* What was typed just now is not searched for yet. */
static gboolean
enter_list (GtkWidget *entry, GtkWidget *list)
{
  g_signal_emit_by_name (entry, "search-changed");
  return GTK_IS_LIST_BOX (list) ? enter_list_box (list) : gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD);
}

static gboolean
key_pressed_cb (GtkWidget *list, guint keyval, guint keycode, GdkModifierType state, GtkEventController *keys)
{
  GtkWidget *entry = gtk_event_controller_get_widget (keys);

  switch (keyval)
    {
    case GDK_KEY_Escape:
      return escape (entry, keys);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return enter_list (entry, list);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

void
nonet_search_keys_add (GtkSearchEntry *entry, GtkWidget *list)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), list, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (entry), keys);
}
