/* The card of the step that a presenter shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/steps/step-card.h"

#include <glib/gi18n.h>

#include "widgets/bar-layout.h"
#include "widgets/widget-utils.h"
#include "words/steps/step-text.h"

/* Which branch of a step is shown. */

struct _NonetBranchStepper
{
  GtkBox parent_instance;

  GtkLabel *label;

  NonetStepPresenter *presenter;
  guint n_branches;
};

G_DEFINE_FINAL_TYPE (NonetBranchStepper, nonet_branch_stepper, GTK_TYPE_BOX)

static void
update_stepper (NonetBranchStepper *self)
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
  update_stepper (self);
}

void
nonet_branch_stepper_set_presenter (NonetBranchStepper *self, NonetStepPresenter *presenter)
{
  g_return_if_fail (NONET_IS_BRANCH_STEPPER (self) && self->presenter == NULL);

  self->presenter = g_object_ref (presenter);
  g_signal_connect_object (presenter, "notify::branch", G_CALLBACK (update_stepper), self, G_CONNECT_SWAPPED);
  update_stepper (self);
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

/* The button to the page of a technique. */

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

/* The card. */

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

/* Characters that anybody reads here. A net has thousands, and a label lays all of them out, several times. */
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
  nonet_widget_set_name (GTK_WIDGET (label), text);
}

/* All of it, where the label has the beginning; a tooltip that is set would ask the display where the pointer is at every step. */
static gboolean
query_tooltip_cb (GtkLabel *label, int x, int y, gboolean keyboard_mode, GtkTooltip *tooltip, NonetStepCard *self)
{
  const char *whole = label == self->chain ? self->whole_chain : self->whole_sentence;

  gtk_tooltip_set_text (tooltip, whole);
  return g_strcmp0 (whole, gtk_label_get_text (label)) != 0;
}

/* "SE 2.6": HoDoKu's score is in the tooltip, so that there is room for the title. */
static void
show_rating (NonetStepCard *self, const SudokuStep *step)
{
  g_autofree char *whole = step != NULL ? nonet_words_step_rating (step) : NULL, *rating = NULL;
  guint tenths = step != NULL ? sudoku_step_tenths (step) : 0;

  if (tenths > 0)
    rating = g_strdup_printf ("SE %u.%u", tenths / 10, tenths % 10);
  nonet_label_show_text (self->rating, rating != NULL ? rating : whole);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->rating), whole);
}

static void
show_step (NonetStepCard *self, NonetFoundStep *found, NonetStepStage stage)
{
  const SudokuStep *step = nonet_found_step_get_step (found);
  NonetPosition *position = nonet_found_step_get_position (found);
  const NonetNotation notation = nonet_step_presenter_get_notation (self->presenter, position->puzzle);
  char *sentence = NULL, *chain = NULL;

  if (stage != NONET_STEP_WHAT)
    sentence = nonet_words_step (step, position->board, &notation, stage);
  if (stage == NONET_STEP_FULL && step->technique > SUDOKU_HIDDEN_SINGLE)
    chain = nonet_words_step_notation (step, position->board->shape, &notation);
  nonet_label_show_text (self->title, stage >= NONET_STEP_WHAT ? nonet_words_technique (step->technique) : _ ("Hint"));
  show_rating (self, stage >= NONET_STEP_WHAT ? step : NULL);
  show_long_text (self->sentence, &self->whole_sentence, sentence, MOST_SENTENCE);
  show_long_text (self->chain, &self->whole_chain, chain, MOST_CHAIN);
  nonet_branch_stepper_set_n_branches (self->branches, stage >= NONET_STEP_WHAT ? step->n_branches : 0);
  nonet_technique_button_set_technique (self->page, stage >= NONET_STEP_WHAT ? step->technique : SUDOKU_N_TECHNIQUES);
}

static void
show_nothing (NonetStepCard *self)
{
  show_long_text (self->sentence, &self->whole_sentence, g_strdup (_ ("Select a step to see it on the board.")),
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
  g_clear_pointer (&self->whole_sentence, g_free);
  g_clear_pointer (&self->whole_chain, g_free);
  G_OBJECT_CLASS (nonet_step_card_parent_class)->dispose (object);
}

static void
nonet_step_card_class_init (NonetStepCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_step_card_dispose;
  g_type_ensure (NONET_TYPE_BAR_LAYOUT);
  g_type_ensure (NONET_TYPE_BRANCH_STEPPER);
  g_type_ensure (NONET_TYPE_SHRINKING_BUTTON);
  g_type_ensure (NONET_TYPE_TECHNIQUE_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/step-card.ui");
  NONET_BIND_CHILDREN (widget_class, NonetStepCard, heading, title, rating, sentence, chain, branches, apply, page);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
  gtk_widget_class_set_css_name (widget_class, "stepcard");
}

static void
nonet_step_card_init (NonetStepCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
