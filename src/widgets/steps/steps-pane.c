/* The pane of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/steps/steps-pane.h"

#include "widgets/steps/step-card.h"
#include "widgets/steps/steps-now.h"

struct _NonetStepsPane
{
  AdwBin parent_instance;

  NonetStepCard *card;
  NonetStepsNow *now;
  GtkBox *why_place;
  GtkBox *path_place;
};

G_DEFINE_FINAL_TYPE (NonetStepsPane, nonet_steps_pane, ADW_TYPE_BIN)

void
nonet_steps_pane_set_presenter (NonetStepsPane *self, NonetStepPresenter *presenter, NonetBoardView *board)
{
  nonet_step_card_set_presenter (self->card, presenter);
  nonet_steps_now_set_presenter (self->now, presenter);
  nonet_steps_now_set_board (self->now, board);
}

void
nonet_steps_pane_set_list (NonetStepsPane *self, NonetStepList *list)
{
  nonet_steps_now_set_list (self->now, list);
}

void
nonet_steps_pane_reveal (NonetStepsPane *self, NonetFoundStep *step)
{
  nonet_steps_now_reveal (self->now, step);
}

void
nonet_steps_pane_set_why_view (NonetStepsPane *self, GtkWidget *view)
{
  gtk_box_append (self->why_place, view);
  g_object_bind_property (view, "visible", self->why_place, "visible", G_BINDING_SYNC_CREATE);
}

void
nonet_steps_pane_set_path_view (NonetStepsPane *self, GtkWidget *view)
{
  gtk_box_append (self->path_place, view);
  gtk_widget_set_visible (GTK_WIDGET (self->path_place), TRUE);
}

static void
nonet_steps_pane_class_init (NonetStepsPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (NONET_TYPE_STEP_CARD);
  g_type_ensure (NONET_TYPE_STEPS_NOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/steps-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetStepsPane, card);
  gtk_widget_class_bind_template_child (widget_class, NonetStepsPane, now);
  gtk_widget_class_bind_template_child (widget_class, NonetStepsPane, path_place);
  gtk_widget_class_bind_template_child (widget_class, NonetStepsPane, why_place);
  gtk_widget_class_set_css_name (widget_class, "stepspane");
}

static void
nonet_steps_pane_init (NonetStepsPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
