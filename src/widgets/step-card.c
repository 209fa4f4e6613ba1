/* The card of the step that a presenter shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/step-card.h"

#include <glib/gi18n.h>

struct _NonetStepCard
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *heading;
  GtkLabel *title;
  GtkLabel *rating;
  GtkLabel *sentence;
  GtkLabel *chain;
  GtkWidget *branches;
  GtkLabel *branch;
  GtkWidget *apply;
  GtkWidget *page;

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
update_branches (NonetStepCard *self, const SudokuStep *step, gboolean all)
{
  guint n = all ? step->n_branches : 0;
  guint branch = n > 0 ? nonet_step_presenter_get_branch (self->presenter) : 0;
  g_autofree char *text = NULL;

  if (branch == 0)
    text = g_strdup_printf (ngettext ("%u branch", "All %u branches", n), n);
  else
    /* Translators: one of several alternatives of a step, one of which is true. */
    text = g_strdup_printf (_ ("Branch %u of %u"), branch, n);
  gtk_label_set_text (self->branch, text);
  gtk_widget_set_visible (self->branches, n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "step.previous-branch", branch > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "step.next-branch", branch < n);
}

/* The page of the technique, where the window can show one. */
static void
update_page (NonetStepCard *self, const SudokuStep *step)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean has_page =
      step != NULL && G_IS_ACTION_GROUP (root) && g_action_group_has_action (G_ACTION_GROUP (root), "technique-page");

  gtk_widget_set_visible (self->page, has_page);
  if (has_page)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->page), "s", sudoku_technique_info (step->technique)->id);
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
  update_branches (self, step, stage >= NONET_STEP_WHAT);
  update_page (self, stage >= NONET_STEP_WHAT ? step : NULL);
}

static void
show_nothing (NonetStepCard *self)
{
  static const SudokuStep nothing = { 0 };

  show_text (self->sentence, _ ("Choose a step, and the board shows it."));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->sentence), NULL);
  show_text (self->chain, NULL);
  update_branches (self, &nothing, FALSE);
  update_page (self, NULL);
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

static void
branch_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetStepPresenter *presenter = NONET_STEP_CARD (widget)->presenter;
  guint branch = nonet_step_presenter_get_branch (presenter);

  nonet_step_presenter_set_branch (presenter, g_str_equal (name, "step.next-branch") ? branch + 1 : branch - 1);
}

void
nonet_step_card_set_presenter (NonetStepCard *self, NonetStepPresenter *presenter)
{
  static const char *const signals[] = { "notify::step", "notify::stage", "notify::branch", "notify::cell-style" };

  g_return_if_fail (NONET_IS_STEP_CARD (self) && self->presenter == NULL);

  self->presenter = g_object_ref (presenter);
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
  gtk_widget_class_install_action (widget_class, "step.previous-branch", NULL, branch_action);
  gtk_widget_class_install_action (widget_class, "step.next-branch", NULL, branch_action);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/step-card.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, box);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, heading);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, title);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, rating);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, sentence);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, chain);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, branches);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, branch);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, apply);
  gtk_widget_class_bind_template_child (widget_class, NonetStepCard, page);
  gtk_widget_class_set_css_name (widget_class, "stepcard");
}

static void
nonet_step_card_init (NonetStepCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
