/* Names for the two parts of a split button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/split-button.h"

static void
name_part (GtkWidget *part, const char *name)
{
  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
nonet_split_button_name (AdwSplitButton *button, const char *name)
{
  for (GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (button)); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    if (GTK_IS_MENU_BUTTON (part))
      name_part (part, adw_split_button_get_dropdown_tooltip (button));
    else if (GTK_IS_BUTTON (part))
      name_part (part, name);
}
