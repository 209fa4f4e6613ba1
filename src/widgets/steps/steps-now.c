/* The section of the steps that are possible now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/steps/steps-now.h"

#include <glib/gi18n.h>

#include "widgets/steps/step-filters.h"
#include "widgets/steps/step-list-view.h"
#include "widgets/widget-utils.h"
#include "words/verdict.h"

struct _NonetStepsNow
{
  GtkBox parent_instance;

  GtkWidget *spinner;
  GtkLabel *count;
  NonetStepFilters *filters;
  GtkLabel *notice;
  GtkWidget *frame;
  GtkLabel *none;
  NonetStepListView *view;

  NonetStepPresenter *presenter;
  NonetStepList *list;
  GSignalGroup *signals; /* of the list */
};

G_DEFINE_FINAL_TYPE (NonetStepsNow, nonet_steps_now, GTK_TYPE_BOX)

/* "7 of 16 steps". */
static char *
dup_count (NonetStepList *list)
{
  guint n = nonet_step_list_get_n_entries (list, SUDOKU_N_TECHNIQUES), n_shown = nonet_step_list_get_n_shown (list);

  if (n == 0)
    return NULL;
  if (n_shown == n)
    return g_strdup_printf (ngettext ("%'u step", "%'u steps", n), n);
  /* Translators: that many of all steps are shown. */
  return g_strdup_printf (ngettext ("%'u of %'u step", "%'u of %'u steps", n), n_shown, n);
}

/* Why there is no solution. */
static char *
dup_reason (NonetStepsNow *self)
{
  NonetPosition *position = nonet_step_list_get_position (self->list);
  const NonetNotation notation = nonet_step_presenter_get_notation (self->presenter, position->puzzle);
  const NonetStepsStatus *status = nonet_step_list_get_status (self->list);
  g_autofree char *fault = NULL;

  if (status->fault.kind == SUDOKU_FAULT_NONE)
    return g_strdup (
        _ ("As it stands, the board has no solution. A value, or a candidate that was struck out, is wrong."));
  fault = nonet_fault_to_string (&status->fault, position->board->shape, &notation);
  /* Translators: followed by the reason, "two 5s in row 1". */
  return g_strdup_printf (_ ("As it stands, the board has no solution: %s"), fault);
}

/* What is said while there are steps, or may be. */
static const char *
remark_on (NonetStepList *list)
{
  const NonetStepsStatus *status = nonet_step_list_get_status (list);

  if (status->state == NONET_STEPS_FULL)
    return _ ("There are more steps than can be listed.");
  if (status->state == NONET_STEPS_DONE && nonet_step_list_get_n_entries (list, SUDOKU_N_TECHNIQUES) == 0)
    return nonet_words_no_step ();
  if (nonet_step_list_get_n_shown (list) == 0 && nonet_step_list_get_n_entries (list, SUDOKU_N_TECHNIQUES) > 0)
    return _ ("No steps match the filter.");
  if (!nonet_step_list_get_options (list)->uniqueness)
    return NULL;
  if (status->outlook == SUDOKU_OUTLOOK_SEVERAL)
    return nonet_words_not_unique ();
  if (status->outlook == SUDOKU_OUTLOOK_CANCELLED && status->state == NONET_STEPS_DONE)
    return _ ("It is not known whether there is one solution: techniques that need that are not used.");
  return NULL;
}

static char *
dup_notice (NonetStepsNow *self)
{
  switch (nonet_step_list_get_status (self->list)->state)
    {
    case NONET_STEPS_SOLVED:
      return g_strdup (_ ("The puzzle is solved."));
    case NONET_STEPS_NO_SOLUTION:
      return dup_reason (self);
    case NONET_STEPS_WORKING:
    case NONET_STEPS_DONE:
    case NONET_STEPS_FULL:
    default:
      return g_strdup (remark_on (self->list));
    }
}

/* The simple families that have no step, when something harder has; NULL: none. */
static const char *
families_before (SudokuTechnique first)
{
  static const struct
  {
    SudokuTechnique until;
    const char *text;
  } families[] = {
    { SUDOKU_HIDDEN_SINGLE, NULL },
    { SUDOKU_CLAIMING, N_ ("No singles") },
    { SUDOKU_HIDDEN_SIX, N_ ("No singles, locked candidates") },
    { SUDOKU_LEVIATHAN, N_ ("No singles, locked candidates, subsets") },
    { SUDOKU_BRUTE_FORCE, N_ ("No singles, locked candidates, subsets, fish") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    if (first <= families[i].until)
      return families[i].text != NULL ? _ (families[i].text) : NULL;
  return NULL;
}

static const char *
missing_families (NonetStepList *list)
{
  SudokuTechnique first = 0;

  while (first < SUDOKU_N_TECHNIQUES && nonet_step_list_get_n_entries (list, first) == 0)
    first++;
  return families_before (first);
}

static void
update (NonetStepsNow *self)
{
  gboolean working = self->list == NULL || nonet_step_list_get_status (self->list)->state == NONET_STEPS_WORKING;
  g_autofree char *count = self->list != NULL ? dup_count (self->list) : NULL;
  g_autofree char *notice = self->list != NULL ? dup_notice (self) : NULL;
  gboolean any = self->list != NULL && nonet_step_list_get_n_entries (self->list, SUDOKU_N_TECHNIQUES) > 0;

  gtk_widget_set_visible (self->spinner, working);
  nonet_label_show_text (self->count, count);
  nonet_label_show_text (self->notice, notice);
  nonet_label_show_text (self->none, any ? missing_families (self->list) : NULL);
  gtk_widget_set_visible (self->frame, any && nonet_step_list_get_n_shown (self->list) > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->filters), any);
}

void
nonet_steps_now_set_list (NonetStepsNow *self, NonetStepList *list)
{
  if (!g_set_object (&self->list, list))
    return;
  nonet_step_filters_set_list (self->filters, list);
  nonet_step_list_view_set_list (self->view, list);
  g_signal_group_set_target (self->signals, list);
  update (self);
}

void
nonet_steps_now_set_presenter (NonetStepsNow *self, NonetStepPresenter *presenter)
{
  g_set_object (&self->presenter, presenter);
  nonet_step_list_view_set_presenter (self->view, presenter);
}

void
nonet_steps_now_set_board (NonetStepsNow *self, NonetBoardView *board)
{
  nonet_step_filters_set_board (self->filters, board);
}

void
nonet_steps_now_reveal (NonetStepsNow *self, NonetFoundStep *step)
{
  nonet_step_list_view_reveal (self->view, step);
}

static void
nonet_steps_now_dispose (GObject *object)
{
  NonetStepsNow *self = NONET_STEPS_NOW (object);

  g_clear_object (&self->signals);
  g_clear_object (&self->list);
  g_clear_object (&self->presenter);
  G_OBJECT_CLASS (nonet_steps_now_parent_class)->dispose (object);
}

static void
nonet_steps_now_class_init (NonetStepsNowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_steps_now_dispose;
  g_type_ensure (NONET_TYPE_STEP_FILTERS);
  g_type_ensure (NONET_TYPE_STEP_LIST_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/steps-now.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetStepsNow, spinner);
  gtk_widget_class_bind_template_child (widget_class, NonetStepsNow, count);
  gtk_widget_class_bind_template_child (widget_class, NonetStepsNow, filters);
  gtk_widget_class_bind_template_child (widget_class, NonetStepsNow, notice);
  gtk_widget_class_bind_template_child (widget_class, NonetStepsNow, frame);
  gtk_widget_class_bind_template_child (widget_class, NonetStepsNow, none);
  gtk_widget_class_bind_template_child (widget_class, NonetStepsNow, view);
  gtk_widget_class_set_css_name (widget_class, "stepsnow");
}

static void
nonet_steps_now_init (NonetStepsNow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->signals = g_signal_group_new (NONET_TYPE_STEP_LIST);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (update), self);
}
