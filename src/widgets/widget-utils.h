/* What GTK has two calls for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Adds a CSS class to a widget, or removes it. */
void nonet_widget_set_css_class (GtkWidget *widget, const char *css_class, gboolean set);

/* Shows a text; without one (NULL or ""), the label is hidden and takes no place. */
void nonet_label_show_text (GtkLabel *label, const char *text);

G_END_DECLS
