/* The card of the step that a presenter shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/step-card.h"

#include <glib/gi18n.h>

#include "widgets/branch-stepper.h"
#include "widgets/technique-button.h"

struct _NonetStepCard
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *heading;
  GtkLabel *title;
  GtkLabel *rating;
  GtkLabel *sentence;
  GtkLabel *chain;
  NonetBranchStepper *branches;
  GtkWidget *apply;
  NonetTechniqueButton *page;

  NonetStepPresenter *presenter;
};

G_DEFINE_FINAL_TYPE (NonetStepCard, nonet_step_card, GTK_TYPE_WIDGET)

/* A label without text takes no place. */
static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* "SE 6.6 · HoDoKu 260": the rating of the step itself, or else that of its technique. */
static char *
dup_rating (const SudokuStep *step)
{
  const SudokuTechniqueInfo *info = sudoku_technique_info (step->technique);
  guint tenths = step->tenths != 0 ? step->tenths : info->tenths;

  if (tenths == 0)
    /* Translators: how hard a step is, as the program HoDoKu counts it. */
    return g_strdup_printf (_ ("HoDoKu %u"), info->score);
  /* Translators: how hard a step is, as the programs Sudoku Explainer and HoDoKu rate it. */
  return g_strdup_printf (_ ("SE %u.%u · HoDoKu %u"), tenths / 10, tenths % 10, info->score);
}

static const char *
title_of (const SudokuStep *step, NonetStepStage stage)
{
  return stage >= NONET_STEP_WHAT ? nonet_words_technique (step->technique) : _ ("Hint");
}

static void
show_step (NonetStepCard *self, NonetFoundStep *found, NonetStepStage stage)
{
  const SudokuStep *step = nonet_found_step_get_step (found);
  NonetPosition *position = nonet_found_step_get_position (found);
  const NonetNotation notation = nonet_step_presenter_get_notation (self->presenter, position->puzzle);
  g_autofree char *rating = NULL, *sentence = NULL, *chain = NULL;

  if (stage >= NONET_STEP_WHAT)
    rating = dup_rating (step);
  if (stage != NONET_STEP_WHAT)
    sentence = nonet_words_step (step, position->board, &notation, stage);
  if (stage == NONET_STEP_FULL && step->technique > SUDOKU_HIDDEN_SINGLE)
    chain = nonet_words_eureka (step, position->board->shape, &notation);
  show_text (self->title, title_of (step, stage));
  show_text (self->rating, rating);
  show_text (self->sentence, sentence);
  show_text (self->chain, chain);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->sentence), sentence);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->chain), chain);
  nonet_branch_stepper_set_n_branches (self->branches, stage >= NONET_STEP_WHAT ? step->n_branches : 0);
  nonet_technique_button_set_technique (self->page, stage >= NONET_STEP_WHAT ? step->technique : SUDOKU_N_TECHNIQUES);
}

static void
show_nothing (NonetStepCard *self)
{
  show_text (self->sentence, _ ("Choose a step, and the board shows it."));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->sentence), NULL);
  show_text (self->chain, NULL);
  nonet_branch_stepper_set_n_branches (self->branches, 0);
  nonet_technique_button_set_technique (self->page, SUDOKU_N_TECHNIQUES);
}

static void
update (NonetStepCard *self)
{
  NonetFoundStep *step = nonet_step_presenter_get_step (self->presenter);
  NonetStepStage stage = nonet_step_presenter_get_stage (self->presenter);

  gtk_widget_set_visible (self->heading, step != NULL);
  gtk_widget_set_visible (self->apply, step != NULL);
  if (step != NULL)
    show_step (self, step, stage);
  else
    show_nothing (self);
}

void
nonet_step_card_set_presenter (NonetStepCard *self, NonetStepPresenter *presenter)
{
  static const char *const signals[] = { "notify::step", "notify::stage", "notify::cell-style" };

  g_return_if_fail (NONET_IS_STEP_CARD (self) && self->presenter == NULL);

  self->presenter = g_object_ref (presenter);
  nonet_branch_stepper_set_presenter (self->branches, presenter);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (presenter, signals[i], G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
nonet_step_card_dispose (GObject *object)
{
  NonetStepCard *self = NONET_STEP_CARD (object);

  g_clear_object (&self->presenter);
  gtk_widget_dispose_template (GTK_WIDGET (self), NONET_TYPE_STEP_CARD);
  G_OBJECT_CLASS (nonet_step_card_parent_class)->dispose (object);
}

static void
nonet_step_card_class_init (NonetStepCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_step_card_dispose;
  g_type_ensure (NONET_TYPE_BRANCH_STEPPER);
  g_type_ensure (NONET_TYPE_TECHNIQUE_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/step-card.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, box);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, heading);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, title);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, rating);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, sentence);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, chain);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, branches);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, apply);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, page);
  gtk_widget_class_set_css_name (widget_class, "stepcard");
}

static void
nonet_step_card_init (NonetStepCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
