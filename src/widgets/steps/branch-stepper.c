/* Which branch of a step is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/steps/branch-stepper.h"

#include <glib/gi18n.h>

struct _NonetBranchStepper
{
  GtkBox parent_instance;

  GtkLabel *label;

  NonetStepPresenter *presenter;
  guint n_branches;
};

G_DEFINE_FINAL_TYPE (NonetBranchStepper, nonet_branch_stepper, GTK_TYPE_BOX)

static void
update (NonetBranchStepper *self)
{
  guint n = self->n_branches;
  guint branch = n > 0 ? nonet_step_presenter_get_branch (self->presenter) : 0;
  g_autofree char *text = NULL;

  if (branch == 0)
    text = g_strdup_printf (ngettext ("%u branch", "All %u branches", n), n);
  else
    /* Translators: one of several alternatives of a step, one of which is true. */
    text = g_strdup_printf (_ ("Branch %u of %u"), branch, n);
  gtk_label_set_text (self->label, text);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "branch.previous", branch > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "branch.next", branch < n);
}

void
nonet_branch_stepper_set_n_branches (NonetBranchStepper *self, guint n_branches)
{
  g_return_if_fail (NONET_IS_BRANCH_STEPPER (self));

  self->n_branches = n_branches;
  update (self);
}

void
nonet_branch_stepper_set_presenter (NonetBranchStepper *self, NonetStepPresenter *presenter)
{
  g_return_if_fail (NONET_IS_BRANCH_STEPPER (self) && self->presenter == NULL);

  self->presenter = g_object_ref (presenter);
  g_signal_connect_object (presenter, "notify::branch", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetStepPresenter *presenter = NONET_BRANCH_STEPPER (widget)->presenter;
  guint branch = nonet_step_presenter_get_branch (presenter);

  if (nonet_step_presenter_get_step (presenter) == NULL)
    return;
  nonet_step_presenter_set_branch (presenter, g_str_equal (name, "branch.next") ? branch + 1 : branch - 1);
}

static void
nonet_branch_stepper_dispose (GObject *object)
{
  g_clear_object (&NONET_BRANCH_STEPPER (object)->presenter);
  G_OBJECT_CLASS (nonet_branch_stepper_parent_class)->dispose (object);
}

static void
nonet_branch_stepper_class_init (NonetBranchStepperClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_branch_stepper_dispose;
  gtk_widget_class_install_action (widget_class, "branch.previous", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "branch.next", NULL, step_action);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/branch-stepper.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetBranchStepper, label);
}

static void
nonet_branch_stepper_init (NonetBranchStepper *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
