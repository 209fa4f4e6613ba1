/* The button to the page of a technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/steps/technique-button.h"

struct _NonetTechniqueButton
{
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (NonetTechniqueButton, nonet_technique_button, GTK_TYPE_BUTTON)

void
nonet_technique_button_set_technique (NonetTechniqueButton *self, SudokuTechnique technique)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean has_page = technique < SUDOKU_N_TECHNIQUES && G_IS_ACTION_GROUP (root)
                      && g_action_group_has_action (G_ACTION_GROUP (root), "technique-page");

  gtk_widget_set_visible (GTK_WIDGET (self), has_page);
  if (has_page)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", sudoku_technique_info (technique)->id);
}

static void
nonet_technique_button_class_init (NonetTechniqueButtonClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/io/github/nonet/Nonet/ui/technique-button.ui");
}

static void
nonet_technique_button_init (NonetTechniqueButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
