/* Small helpers for widgets: what GTK has two calls for, menus that are made late, keys of searches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Adds a CSS class to a widget, or removes it. */
void nonet_widget_set_css_class (GtkWidget *widget, const char *css_class, gboolean set);

/* Shows a text; without one (NULL or ""), the label is hidden and takes no place. */
void nonet_label_show_text (GtkLabel *label, const char *text);

/* Gives a button a menu, which is made when it is first opened: the items of menus are hundreds of widgets, which would come and go with
 * each window. Its popover, which is notified as a property of the button, is there once the menu was asked for. */
void nonet_lazy_menu_attach (GtkMenuButton *button, GMenuModel *model);

/* A text as the label of a menu item, where an underscore marks a mnemonic; caller frees. */
char *nonet_menu_label (const char *text);

/* Down goes to the list (a GtkListBox or GtkListView). Escape clears what is searched for, and if that is nothing, does what it
 * does elsewhere in the window; GtkSearchEntry keeps it for itself. */
void nonet_search_keys_add (GtkSearchEntry *entry, GtkWidget *list);
