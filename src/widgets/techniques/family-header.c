/* Names of families over the rows of techniques in a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/techniques/family-header.h"

void
nonet_family_header_update (GtkListBoxRow *row, NonetTechniqueFamily family, NonetTechniqueFamily before)
{
  GtkWidget *label;

  if (family == NONET_N_FAMILIES || family == before)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = gtk_label_new (nonet_words_family (family));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "family");
  gtk_list_box_row_set_header (row, label);
}
