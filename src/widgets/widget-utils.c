/* What GTK has two calls for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/widget-utils.h"

void
nonet_widget_set_css_class (GtkWidget *widget, const char *css_class, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
nonet_label_show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}
