/* The bar of the walk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/derivation/walk-bar.h"

#include "words/number.h"

struct _NonetWalkBar
{
  GtkBox parent_instance;

  GtkLabel *function;
  GtkLabel *boards;
  GtkLabel *sentence;
};

G_DEFINE_FINAL_TYPE (NonetWalkBar, nonet_walk_bar, GTK_TYPE_BOX)

void
nonet_walk_bar_set_moment (NonetWalkBar *self, const NonetMoment *moment)
{
  g_autofree char *boards = NULL;

  g_return_if_fail (NONET_IS_WALK_BAR (self) && moment != NULL);

  boards = nonet_isolate (moment->boards);
  gtk_label_set_text (self->function, moment->function);
  gtk_label_set_text (self->boards, boards);
  gtk_label_set_text (self->sentence, moment->sentence);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->sentence), moment->sentence);
}

static void
nonet_walk_bar_class_init (NonetWalkBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/walk-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetWalkBar, function);
  gtk_widget_class_bind_template_child (widget_class, NonetWalkBar, boards);
  gtk_widget_class_bind_template_child (widget_class, NonetWalkBar, sentence);
  gtk_widget_class_set_css_name (widget_class, "walkbar");
}

static void
nonet_walk_bar_init (NonetWalkBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
