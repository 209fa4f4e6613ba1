/* Menus that are made when they are first opened: their items are hundreds of widgets, which would come and go with each window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives a button a menu. Its popover, which is notified as a property of the button, is there once the menu was asked for. */
void nonet_lazy_menu_attach (GtkMenuButton *button, GMenuModel *model);

/* A text as the label of a menu item, where an underscore marks a mnemonic; caller frees. */
char *nonet_menu_label (const char *text);

G_END_DECLS
