/* The step of the derivation that a walk stands at, as a card and as a bar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/derivation/moment-card.h"

#include <glib/gi18n.h>
#include <string.h>

#include "words/number.h"

/* With fewer digits than this there is nothing to unfold: they are what stands there anyway. */
#define FEW_DIGITS 8

struct _NonetMomentCard
{
  GtkBox parent_instance;

  GtkLabel *function;
  GtkLabel *where;
  GtkLabel *sentence;
  GtkLabel *boards;
  GtkLabel *before;
  GtkLabel *powers;
  GtkLabel *time;
  GtkWidget *digits_expander;
  GtkLabel *digits;
};

G_DEFINE_FINAL_TYPE (NonetMomentCard, nonet_moment_card, GTK_TYPE_BOX)

/* "house 14 of 27", "depth 3", or nothing. */
static char *
dup_where (const NonetMoment *moment)
{
  const SudokuDerivationPlace *place = &moment->place;

  if (place->house != SUDOKU_NO_HOUSE && moment->stride == SUDOKU_STRIDE_STEP)
    return g_strdup_printf (_ ("house %u of %u"), place->house + 1, moment->shape->n_houses);
  if (place->depth > 0)
    return g_strdup_printf (_ ("depth %u"), place->depth);
  return NULL;
}

static void
set_number (GtkLabel *label, const char *number)
{
  g_autofree char *isolated = nonet_isolate (number);

  gtk_label_set_text (label, isolated);
}

static void
set_boards (NonetMomentCard *self, const NonetMoment *moment)
{
  g_autofree char *before = NULL;
  g_autofree char *time = NULL;

  if (moment->boards_before != NULL)
    {
      g_autofree char *isolated = nonet_isolate (moment->boards_before);

      /* Translators: how many boards there were before a step. */
      before = g_strdup_printf (_ ("before\n%s"), isolated);
    }
  /* Translators: how long it takes to check that many boards: “31 years”. */
  time = g_strdup_printf (_ ("At a million boards a second: %s"), moment->time);
  set_number (self->boards, moment->boards);
  gtk_label_set_text (self->before, before != NULL ? before : "");
  set_number (self->powers, moment->powers);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->powers), moment->powers);
  gtk_label_set_text (self->time, time);
  gtk_label_set_text (self->digits, moment->digits);
  gtk_widget_set_sensitive (self->digits_expander, strlen (moment->digits) > FEW_DIGITS);
}

void
nonet_moment_card_set_moment (NonetMomentCard *self, const NonetMoment *moment)
{
  g_autofree char *where = moment != NULL ? dup_where (moment) : NULL;

  g_return_if_fail (NONET_IS_MOMENT_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self), moment != NULL);
  if (moment == NULL)
    return;
  gtk_label_set_text (self->function, moment->function);
  gtk_label_set_text (self->where, where != NULL ? where : "");
  gtk_label_set_text (self->sentence, moment->sentence);
  set_boards (self, moment);
}

static void
nonet_moment_card_class_init (NonetMomentCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/moment-card.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetMomentCard, function);
  gtk_widget_class_bind_template_child (widget_class, NonetMomentCard, where);
  gtk_widget_class_bind_template_child (widget_class, NonetMomentCard, sentence);
  gtk_widget_class_bind_template_child (widget_class, NonetMomentCard, boards);
  gtk_widget_class_bind_template_child (widget_class, NonetMomentCard, before);
  gtk_widget_class_bind_template_child (widget_class, NonetMomentCard, powers);
  gtk_widget_class_bind_template_child (widget_class, NonetMomentCard, time);
  gtk_widget_class_bind_template_child (widget_class, NonetMomentCard, digits_expander);
  gtk_widget_class_bind_template_child (widget_class, NonetMomentCard, digits);
  gtk_widget_class_set_css_name (widget_class, "momentcard");
}

static void
nonet_moment_card_init (NonetMomentCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The bar of the walk. */

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
