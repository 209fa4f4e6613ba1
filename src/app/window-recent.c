/* The menu under the Open button: recent files and sample puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "app/window-private.h"
#include "config.h"

#define MAX_RECENT 8
#define SAMPLES_URI "resource:///io/github/nonet/Nonet/samples/"

static const struct
{
  const char *name;
  const char *label;
} samples[] = {
  { "bird", N_ ("_Bird’s Pearl") },
  { "seventeen", N_ ("_Seventeen Givens") },
  { "hardest", N_ ("One of the _Hardest") },
  { "tonyblair", N_ ("Nine _Letters: TONYBLAIR") },
  { "small", N_ ("_4×4") },
  { "large", N_ ("_16×16") },
  { "empty", N_ ("_Empty Board") },
};

static int
compare_newest_first (gconstpointer a, gconstpointer b)
{
  GtkRecentInfo *first = (GtkRecentInfo *) a, *second = (GtkRecentInfo *) b;

  return g_date_time_compare (gtk_recent_info_get_modified (second), gtk_recent_info_get_modified (first));
}

/* A file's name as the label of a menu item, where an underscore marks a mnemonic. */
static char *
menu_label (const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);

  return g_strjoinv ("__", parts);
}

static void
update_recent (NonetWindow *self)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  guint count = 0;

  g_menu_remove_all (self->recent_menu);
  infos = g_list_sort (infos, compare_newest_first);
  for (GList *item = infos; item != NULL && count < MAX_RECENT; item = item->next)
    {
      g_autofree char *label = menu_label (gtk_recent_info_get_display_name (item->data));
      g_autoptr (GMenuItem) entry = NULL;

      if (!gtk_recent_info_has_application (item->data, "nonet")
          || (gtk_recent_info_is_local (item->data) && !gtk_recent_info_exists (item->data)))
        continue;
      entry = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (entry, "win.open-uri", "s", gtk_recent_info_get_uri (item->data));
      g_menu_append_item (self->recent_menu, entry);
      count++;
    }
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

/* Files may come and go behind the menu's back. */
static void
update_when_shown (NonetWindow *self, GtkPopover *popover)
{
  g_signal_connect_object (popover, "show", G_CALLBACK (update_recent), self, G_CONNECT_SWAPPED);
}

/* The part of the button that opens the menu is named by nobody else. */
static void
name_menu_part (AdwSplitButton *button)
{
  for (GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (button)); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    if (GTK_IS_MENU_BUTTON (part))
      gtk_accessible_update_property (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      adw_split_button_get_dropdown_tooltip (button), -1);
}

static GMenu *
samples_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ (samples[i].label), NULL);

      g_menu_item_set_action_and_target (item, "win.open-sample", "s", samples[i].name);
      g_menu_append_item (menu, item);
    }
  return menu;
}

void
nonet_window_init_recent (NonetWindow *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) narrow_menu = g_menu_new ();
  g_autoptr (GMenu) narrow_actions = g_menu_new ();
  g_autoptr (GMenu) sample_items = samples_menu ();

  self->recent_menu = g_menu_new ();
  g_menu_append_section (menu, _ ("Recent Files"), G_MENU_MODEL (self->recent_menu));
  g_menu_append_section (menu, _ ("Samples"), G_MENU_MODEL (sample_items));
  adw_split_button_set_menu_model (self->open_button, G_MENU_MODEL (menu));

  g_menu_append (narrow_actions, _ ("_New Puzzle…"), "win.new");
  g_menu_append (narrow_actions, _ ("_Open…"), "win.open");
  g_menu_append_section (narrow_menu, NULL, G_MENU_MODEL (narrow_actions));
  g_menu_append_section (narrow_menu, _ ("Recent Files"), G_MENU_MODEL (self->recent_menu));
  g_menu_append_section (narrow_menu, _ ("Samples"), G_MENU_MODEL (sample_items));
  gtk_menu_button_set_menu_model (self->narrow_open_button, G_MENU_MODEL (narrow_menu));
  name_menu_part (self->open_button);
  update_when_shown (self, adw_split_button_get_popover (self->open_button));
  update_when_shown (self, gtk_menu_button_get_popover (self->narrow_open_button));

  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (update_recent), self,
                           G_CONNECT_SWAPPED);
  update_recent (self);
}

void
nonet_window_add_recent (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  char *groups[] = { NULL };
  GtkRecentData data = {
    .mime_type = (char *) "application/octet-stream",
    .app_name = (char *) "nonet",
    .app_exec = (char *) "nonet %u",
    .groups = groups,
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
nonet_window_forget_recent (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

void
nonet_window_open_sample (NonetWindow *self, const char *name)
{
  g_autofree char *uri = g_strconcat (SAMPLES_URI, name, ".ipuz", NULL);
  g_autoptr (GFile) file = g_file_new_for_uri (uri);

  nonet_window_open_file (self, file);
}
