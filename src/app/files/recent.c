/* The files opened of late, as the desktop knows them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/recent.h"

#include "widgets/lazy-menu.h"

#define MAX_RECENT 8

static int
compare_newest_first (gconstpointer a, gconstpointer b)
{
  GtkRecentInfo *first = (GtkRecentInfo *) a, *second = (GtkRecentInfo *) b;

  return g_date_time_compare (gtk_recent_info_get_modified (second), gtk_recent_info_get_modified (first));
}

/* Whether this program has opened the file, and it has not vanished since. */
static gboolean
is_ours (GtkRecentInfo *info)
{
  return gtk_recent_info_has_application (info, "nonet")
         && (!gtk_recent_info_is_local (info) || gtk_recent_info_exists (info));
}

GList *
nonet_recent_list (void)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ()), *latest = NULL;
  guint count = 0;

  infos = g_list_sort (infos, compare_newest_first);
  for (GList *item = infos; item != NULL && count < MAX_RECENT; item = item->next)
    if (is_ours (item->data))
      {
        latest = g_list_prepend (latest, gtk_recent_info_ref (item->data));
        count++;
      }
  nonet_recent_free (infos);
  return g_list_reverse (latest);
}

void
nonet_recent_free (GList *infos)
{
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

void
nonet_recent_fill (GMenu *menu)
{
  GList *infos = nonet_recent_list ();

  g_menu_remove_all (menu);
  for (GList *item = infos; item != NULL; item = item->next)
    {
      g_autofree char *label = nonet_menu_label (gtk_recent_info_get_display_name (item->data));
      g_autoptr (GMenuItem) entry = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (entry, "win.open-uri", "s", gtk_recent_info_get_uri (item->data));
      g_menu_append_item (menu, entry);
    }
  nonet_recent_free (infos);
}

void
nonet_recent_add (GFile *file)
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
nonet_recent_remove (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}
