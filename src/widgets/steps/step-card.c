/* The card of the step that a presenter shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/steps/step-card.h"

#include <glib/gi18n.h>

#include "widgets/bar-layout.h"
#include "widgets/steps/technique-button.h"
#include "widgets/steps/why-view.h"
#include "widgets/widget-utils.h"
#include "words/steps/step-text.h"

struct _NonetStepCard
{
  GtkBox parent_instance;

  GtkWidget *heading;
  GtkLabel *title;
  GtkLabel *rating;
  GtkLabel *sentence;
  GtkLabel *chain;
  NonetBranchStepper *branches;
  GtkWidget *apply;
  NonetTechniqueButton *page;

  NonetStepPresenter *presenter;
  char *whole_sentence; /* of which the labels show the beginning */
  char *whole_chain;
  NonetFoundStep
      *shown; /* so that a step and its stage, set together, are written once; NULL: nothing or nothing yet */
  NonetStepStage shown_stage;
  NonetCellStyle shown_style;
};

/* Characters that can be in sight, in ten and in six lines. A net has thousands, and a label lays all of them out, several times. */
#define MOST_SENTENCE 600
#define MOST_CHAIN 400

G_DEFINE_FINAL_TYPE (NonetStepCard, nonet_step_card, GTK_TYPE_BOX)

/* Shows the beginning of a text, whose whole a screen reader has; takes the text. */
static void
show_long_text (GtkLabel *label, char **whole, char *text, glong most)
{
  g_autofree char *beginning = NULL, *shown = NULL;

  g_free (*whole);
  *whole = text;
  if (text == NULL || g_utf8_strlen (text, -1) <= most)
    {
      nonet_label_show_text (label, text);
      return;
    }
  beginning = g_utf8_substring (text, 0, most);
  shown = g_strconcat (beginning, "…", NULL);
  nonet_label_show_text (label, shown);
  /* Until another text is set, which is read as it is. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* All of it; a tooltip that is set would ask the display where the pointer is at every step. */
static gboolean
query_tooltip_cb (GtkLabel *label, int x, int y, gboolean keyboard_mode, GtkTooltip *tooltip, NonetStepCard *self)
{
  const char *whole = label == self->chain ? self->whole_chain : self->whole_sentence;

  gtk_tooltip_set_text (tooltip, whole);
  return pango_layout_is_ellipsized (gtk_label_get_layout (label))
         || g_strcmp0 (whole, gtk_label_get_text (label)) != 0;
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
  g_autofree char *rating = NULL;
  char *sentence = NULL, *chain = NULL;

  if (stage >= NONET_STEP_WHAT)
    rating = nonet_words_step_rating (step);
  if (stage != NONET_STEP_WHAT)
    sentence = nonet_words_step (step, position->board, &notation, stage);
  if (stage == NONET_STEP_FULL && step->technique > SUDOKU_HIDDEN_SINGLE)
    chain = nonet_words_eureka (step, position->board->shape, &notation);
  nonet_label_show_text (self->title, title_of (step, stage));
  nonet_label_show_text (self->rating, rating);
  show_long_text (self->sentence, &self->whole_sentence, sentence, MOST_SENTENCE);
  show_long_text (self->chain, &self->whole_chain, chain, MOST_CHAIN);
  nonet_branch_stepper_set_n_branches (self->branches, stage >= NONET_STEP_WHAT ? step->n_branches : 0);
  nonet_technique_button_set_technique (self->page, stage >= NONET_STEP_WHAT ? step->technique : SUDOKU_N_TECHNIQUES);
}

static void
show_nothing (NonetStepCard *self)
{
  show_long_text (self->sentence, &self->whole_sentence, g_strdup (_ ("Choose a step, and the board shows it.")),
                  MOST_SENTENCE);
  show_long_text (self->chain, &self->whole_chain, NULL, MOST_CHAIN);
  nonet_branch_stepper_set_n_branches (self->branches, 0);
  nonet_technique_button_set_technique (self->page, SUDOKU_N_TECHNIQUES);
}

static void
update (NonetStepCard *self)
{
  NonetFoundStep *step = nonet_step_presenter_get_step (self->presenter);
  NonetStepStage stage = nonet_step_presenter_get_stage (self->presenter);
  NonetCellStyle style;

  g_object_get (self->presenter, "cell-style", &style, NULL);
  if (step != NULL && step == self->shown && stage == self->shown_stage && style == self->shown_style)
    return;
  g_set_object (&self->shown, step);
  self->shown_stage = stage;
  self->shown_style = style;
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
  g_clear_object (&self->shown);
  G_OBJECT_CLASS (nonet_step_card_parent_class)->dispose (object);
}

static void
nonet_step_card_finalize (GObject *object)
{
  g_free (NONET_STEP_CARD (object)->whole_sentence);
  g_free (NONET_STEP_CARD (object)->whole_chain);
  G_OBJECT_CLASS (nonet_step_card_parent_class)->finalize (object);
}

static void
nonet_step_card_class_init (NonetStepCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_step_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_step_card_finalize;
  g_type_ensure (NONET_TYPE_BAR_LAYOUT);
  g_type_ensure (NONET_TYPE_BRANCH_STEPPER);
  g_type_ensure (NONET_TYPE_TECHNIQUE_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/step-card.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, heading);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, title);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, rating);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, sentence);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, chain);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, branches);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, apply);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, page);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
  gtk_widget_class_set_css_name (widget_class, "stepcard");
}

static void
nonet_step_card_init (NonetStepCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
