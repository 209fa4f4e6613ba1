/* The main menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/main-menu.h"

#include "app/frame/typing.h"
#include "widgets/lazy-menu.h"

static void
open_menu (GtkMenuButton *button)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (button)))
    gtk_menu_button_popup (button);
}

static void
add_button (GSimpleAction *action, GtkMenuButton *button, GMenuModel *menu)
{
  nonet_lazy_menu_attach (button, menu);
  nonet_typing_keep_after_menu (button);
  g_signal_connect_object (action, "activate", G_CALLBACK (open_menu), button, G_CONNECT_SWAPPED);
}

void
nonet_main_menu_add (NonetFrame *frame)
{
  GMenuModel *menu = nonet_frame_get_child (frame, "primary_menu");
  g_autoptr (GSimpleAction) action = g_simple_action_new ("menu", NULL);

  add_button (action, nonet_frame_get_child (frame, "menu_button"), menu);
  add_button (action, nonet_frame_get_child (frame, "narrow_menu_button"), menu);
  g_action_map_add_action (G_ACTION_MAP (frame), G_ACTION (action));
}
