/* The button to the page of a technique.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/steps/technique-button.h"

struct _NonetTechniqueButton
{
  GtkWidget parent_instance;

  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (NonetTechniqueButton, nonet_technique_button, GTK_TYPE_WIDGET)

void
nonet_technique_button_set_technique (NonetTechniqueButton *self, SudokuTechnique technique)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean has_page = technique < SUDOKU_N_TECHNIQUES && G_IS_ACTION_GROUP (root)
                      && g_action_group_has_action (G_ACTION_GROUP (root), "technique-page");

  gtk_widget_set_visible (GTK_WIDGET (self), has_page);
  if (has_page)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "s", sudoku_technique_info (technique)->id);
}

static void
nonet_technique_button_dispose (GObject *object)
{
  GtkWidget *child;

  gtk_widget_dispose_template (GTK_WIDGET (object), NONET_TYPE_TECHNIQUE_BUTTON);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (nonet_technique_button_parent_class)->dispose (object);
}

static void
nonet_technique_button_class_init (NonetTechniqueButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_technique_button_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/technique-button.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetTechniqueButton, button);
}

static void
nonet_technique_button_init (NonetTechniqueButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
