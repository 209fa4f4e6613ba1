/* Menus that are made when they are first opened.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/lazy-menu.h"

static void
asked_for_cb (GtkMenuButton *button, gpointer model)
{
  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_menu_model (button, model);
}

void
nonet_lazy_menu_attach (GtkMenuButton *button, GMenuModel *model)
{
  gtk_menu_button_set_create_popup_func (button, asked_for_cb, g_object_ref (model), g_object_unref);
}

char *
nonet_menu_label (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "_", -1);

  return g_strjoinv ("__", parts);
}
