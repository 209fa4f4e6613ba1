/* Small helpers for widgets: what GTK has two calls for, buttons that shrink, rows with a switch, menus
 * that are made late, keys of searches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

/* Binds children of a class's template, which are called as in the instance, and callbacks: one line a class, not one a child. */
#define NONET_BIND_CHILDREN(widget_class, TypeName, ...)                                                               \
  NONET_EXPAND (NONET_BIND_CHILD (widget_class, TypeName, __VA_ARGS__))
#define NONET_BIND_CALLBACKS(widget_class, ...) NONET_EXPAND (NONET_BIND_CALLBACK (widget_class, __VA_ARGS__))

/* The first of them; the others when the result is read again. */
#define NONET_BIND_CHILD(widget_class, TypeName, child, ...)                                                           \
  gtk_widget_class_bind_template_child (widget_class, TypeName, child);                                                \
  __VA_OPT__ (NONET_BIND_CHILD_LATER NONET_NOTHING (widget_class, TypeName, __VA_ARGS__))
#define NONET_BIND_CALLBACK(widget_class, callback, ...)                                                               \
  gtk_widget_class_bind_template_callback (widget_class, callback);                                                    \
  __VA_OPT__ (NONET_BIND_CALLBACK_LATER NONET_NOTHING (widget_class, __VA_ARGS__))
#define NONET_BIND_CHILD_LATER() NONET_BIND_CHILD
#define NONET_BIND_CALLBACK_LATER() NONET_BIND_CALLBACK
#define NONET_NOTHING ()

/* Reads it some sixty times, which is more than any template has children. */
#define NONET_EXPAND(...) NONET_EXPAND_3 (NONET_EXPAND_3 (NONET_EXPAND_3 (__VA_ARGS__)))
#define NONET_EXPAND_3(...) NONET_EXPAND_2 (NONET_EXPAND_2 (NONET_EXPAND_2 (NONET_EXPAND_2 (__VA_ARGS__))))
#define NONET_EXPAND_2(...) NONET_EXPAND_1 (NONET_EXPAND_1 (NONET_EXPAND_1 (NONET_EXPAND_1 (__VA_ARGS__))))
#define NONET_EXPAND_1(...) __VA_ARGS__

/* Adds a CSS class to a widget, or removes it. */
void nonet_widget_set_css_class (GtkWidget *widget, const char *css_class, gboolean set);

/* Shows a widget, or leaves its place empty. */
void nonet_widget_show_in_place (GtkWidget *widget, gboolean shown);

/* Sets what screen readers call a widget, whatever text it shows. */
void nonet_widget_set_name (GtkWidget *widget, const char *name);

/* Shows a text; without one (NULL or ""), the label is hidden and takes no place. */
void nonet_label_show_text (GtkLabel *label, const char *text);

/* Sets a text with powers such as 10²¹, whose exponents are as small as footnotes in most fonts: larger ones are drawn in their place.
 * Screen readers are given the text as it is. */
void nonet_label_set_powers (GtkLabel *label, const char *text);

/* Has screen readers see the visible page of a stack alone, which GTK 4.8 does not do. */
void nonet_stack_hide_others (GtkStack *stack);

/* A button with a label that is cut short where there is no room for it, as "can-shrink" of GTK 4.12. */
#define NONET_TYPE_SHRINKING_BUTTON (nonet_shrinking_button_get_type ())
G_DECLARE_FINAL_TYPE (NonetShrinkingButton, nonet_shrinking_button, NONET, SHRINKING_BUTTON, GtkButton)

/* A row with a switch, as AdwSwitchRow of libadwaita 1.4. Property "active". */
#define NONET_TYPE_SWITCH_ROW (nonet_switch_row_get_type ())
G_DECLARE_FINAL_TYPE (NonetSwitchRow, nonet_switch_row, NONET, SWITCH_ROW, AdwActionRow)

gboolean nonet_switch_row_get_active (NonetSwitchRow *self);

/* Gives a button a menu, which is made when it is first opened: the items of menus are hundreds of widgets, which would come and go with
 * each window. Its popover, which is notified as a property of the button, is there once the menu was asked for. */
void nonet_lazy_menu_attach (GtkMenuButton *button, GMenuModel *model);

/* Makes that menu of the button, unless it is there, before it is opened. */
void nonet_lazy_menu_make (GtkMenuButton *button, GMenuModel *model);

/* A text as the label of a menu item, where an underscore marks a mnemonic; caller frees. */
char *nonet_menu_label (const char *text);

/* Down goes to the list (a GtkListBox or GtkListView). Escape clears what is searched for, and if that is nothing, does what it
 * does elsewhere in the window; GtkSearchEntry keeps it for itself. */
void nonet_search_keys_add (GtkSearchEntry *entry, GtkWidget *list);
