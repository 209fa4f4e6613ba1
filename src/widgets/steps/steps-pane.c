/* The pane of steps: those that are possible now with their filters, and the path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/steps/steps-pane.h"

#include <glib/gi18n.h>

#include "widgets/steps/step-card.h"
#include "widgets/steps/step-list-view.h"
#include "widgets/widget-utils.h"
#include "words/steps/step-text.h"
#include "words/verdict.h"

/* The pane, and in it the section of the steps that are possible now. */

struct _NonetStepsPane
{
  AdwBin parent_instance;

  AdwBin *place; /* of a card */
  NonetStepCard *card;
  GtkStack *lists;
  GtkWidget *switcher;
  GtkWidget *spinner;
  GtkLabel *count;
  GtkWidget *filters; /* with the order, and the button of the popover in which the others are */
  GtkDropDown *order;
  GtkWidget *filter_button;
  GtkDropDown *technique;
  GtkDropDown *value;
  GtkCheckButton *places;
  GtkCheckButton *touches;
  GtkLabel *notice;
  GtkWidget *check;
  GtkWidget *frame;
  GtkLabel *none;
  NonetStepListView *view;
  GtkToggleButton *harder;
  NonetPathView *path_view;

  NonetStepPresenter *presenter;
  NonetBoardView *board; /* of the window */
  NonetStepList *list;
  GSignalGroup *signals;   /* of the list */
  guint n_levels;          /* that are shown; 0: all */
  GArray *techniques;      /* SudokuTechnique of the choices after the first */
  NonetAlphabet *alphabet; /* of the values offered */
  gboolean is_filling;     /* the choices, which is no change */
};

G_DEFINE_FINAL_TYPE (NonetStepsPane, nonet_steps_pane, ADW_TYPE_BIN)

/* Filters of the list of steps. */

static SudokuTechnique
chosen_technique (NonetStepsPane *self)
{
  guint chosen = gtk_drop_down_get_selected (self->technique);

  return chosen == 0 || chosen > self->techniques->len ? SUDOKU_N_TECHNIQUES
                                                       : g_array_index (self->techniques, SudokuTechnique, chosen - 1);
}

/* The selected cells as a filter has them; NULL if none are, or they do not count. */
static guint8 *
dup_cells (NonetStepsPane *self)
{
  g_autofree guint *selected = NULL;
  guint8 *cells;
  guint n_cells;

  if (self->list == NULL || self->board == NULL || !gtk_check_button_get_active (self->touches))
    return NULL;
  selected = nonet_board_view_dup_selection (self->board, &n_cells);
  if (n_cells == 0)
    return NULL;
  cells = g_new0 (guint8, nonet_step_list_get_position (self->list)->board->shape->n_cells);
  for (guint i = 0; i < n_cells; i++)
    cells[selected[i]] = 1;
  return cells;
}

/* Whether all steps are asked for, the easiest first: then the harder ones can wait. */
static gboolean
are_filters_empty (NonetStepsPane *self)
{
  return gtk_drop_down_get_selected (self->order) == NONET_STEPS_BY_DIFFICULTY
         && chosen_technique (self) == SUDOKU_N_TECHNIQUES && gtk_drop_down_get_selected (self->value) == 0
         && !gtk_check_button_get_active (self->places) && !gtk_check_button_get_active (self->touches);
}

/* Shows what is chosen of the list. */
static void
apply_filters (NonetStepsPane *self)
{
  g_autofree guint8 *cells = dup_cells (self);
  NonetStepFilter filter = { .technique = chosen_technique (self),
                             .value = gtk_drop_down_get_selected (self->value),
                             .places = gtk_check_button_get_active (self->places),
                             .cells = cells };
  gboolean chosen = !nonet_step_filter_is_empty (&filter) || gtk_check_button_get_active (self->touches);

  filter.n_levels = self->n_levels;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "steps.clear-filters", chosen);
  nonet_widget_set_css_class (self->filter_button, "chosen", chosen);
  nonet_step_list_view_show (self->view, self->list, &filter,
                             (NonetStepOrder) gtk_drop_down_get_selected (self->order));
}

/* The choices. */

static void
fill (NonetStepsPane *self, GtkDropDown *choice, GtkStringList *strings, guint chosen)
{
  self->is_filling = TRUE;
  gtk_drop_down_set_model (choice, G_LIST_MODEL (strings));
  gtk_drop_down_set_selected (choice, chosen);
  self->is_filling = FALSE;
}

/* The techniques that have steps, and the one that is chosen. */
static void
fill_techniques (NonetStepsPane *self)
{
  const char *const first[] = { _ ("Any Technique"), NULL };
  g_autoptr (GtkStringList) strings = gtk_string_list_new (first);
  SudokuTechnique before = chosen_technique (self);
  guint chosen = 0;

  g_array_set_size (self->techniques, 0);
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    {
      if (i != before && (self->list == NULL || nonet_step_list_get_n_entries (self->list, i) == 0))
        continue;
      gtk_string_list_append (strings, nonet_words_technique (i));
      g_array_append_val (self->techniques, i);
      if (i == before)
        chosen = self->techniques->len;
    }
  fill (self, self->technique, strings, chosen);
}

static void
fill_values (NonetStepsPane *self, NonetPuzzle *puzzle)
{
  const char *const first[] = { _ ("Any Value"), NULL };
  g_autoptr (GtkStringList) strings = gtk_string_list_new (first);
  guint chosen = gtk_drop_down_get_selected (self->value);

  if (puzzle->alphabet == self->alphabet)
    return;
  g_clear_pointer (&self->alphabet, nonet_alphabet_unref);
  self->alphabet = nonet_alphabet_ref (puzzle->alphabet);
  for (guint value = 1; value <= puzzle->shape->order; value++)
    gtk_string_list_append (strings, nonet_alphabet_get_symbol (puzzle->alphabet, value));
  fill (self, self->value, strings, chosen <= puzzle->shape->order ? chosen : 0);
}

/* "7 of 16 steps". */
static char *
dup_count (guint n, guint n_shown)
{

  if (n == 0)
    return NULL;
  if (n_shown == n)
    return g_strdup_printf (ngettext ("%'u step", "%'u steps", n), n);
  /* Translators: that many of all steps are shown. */
  return g_strdup_printf (ngettext ("%'u of %'u step", "%'u of %'u steps", n), n_shown, n);
}

/* Whether there is no solution, perhaps for what was entered while the puzzle is played: which is for Check to say. */
static gboolean
needs_check (NonetStepsPane *self)
{
  return self->list != NULL && nonet_step_presenter_is_guarded (self->presenter)
         && nonet_step_list_get_status (self->list)->state == NONET_STEPS_NO_SOLUTION
         && nonet_position_is_begun (nonet_step_list_get_position (self->list));
}

/* Why there is no solution. */
static char *
dup_reason (NonetStepsPane *self)
{
  NonetPosition *position = nonet_step_list_get_position (self->list);
  const NonetNotation notation = nonet_step_presenter_get_notation (self->presenter, position->puzzle);
  const NonetStepsStatus *status = nonet_step_list_get_status (self->list);
  g_autofree char *fault = NULL;

  if (needs_check (self))
    return g_strdup (_ ("Check your entries first."));
  if (status->fault.kind == SUDOKU_FAULT_NONE)
    return g_strdup (_ ("There is a mistake on the board: a wrong value, or a candidate struck out wrongly."));
  fault = nonet_fault_to_string (&status->fault, position->board->shape, &notation);
  /* Translators: followed by the reason, "two 5s in row 1". */
  return g_strdup_printf (_ ("The board has no solution: %s"), fault);
}

/* What is said while there are steps, or may be. */
static const char *
remark_on (NonetStepList *list, guint n, guint n_shown)
{
  const NonetStepsStatus *status = nonet_step_list_get_status (list);

  if (status->state == NONET_STEPS_FULL)
    return _ ("Too many steps to list.");
  if (status->state == NONET_STEPS_DONE && n == 0)
    return nonet_words_no_step ();
  if (n_shown == 0 && n > 0)
    return _ ("No steps match the filter.");
  if (!nonet_step_list_get_options (list)->uniqueness)
    return NULL;
  if (status->outlook == SUDOKU_UNIQUENESS_SEVERAL)
    return nonet_words_not_unique ();
  if (status->outlook == SUDOKU_UNIQUENESS_CANCELLED && status->state == NONET_STEPS_DONE)
    return _ ("Uniqueness techniques are off until the puzzle is known to have one solution.");
  return NULL;
}

static char *
dup_notice (NonetStepsPane *self, guint n, guint n_shown)
{
  switch (nonet_step_list_get_status (self->list)->state)
    {
    case NONET_STEPS_SOLVED:
      return g_strdup (_ ("The puzzle is solved."));
    case NONET_STEPS_NO_SOLUTION:
      return dup_reason (self);
    case NONET_STEPS_FAILED:
      return g_strdup (nonet_step_list_get_error (self->list));
    case NONET_STEPS_WORKING:
    case NONET_STEPS_DONE:
    case NONET_STEPS_FULL:
    default:
      return g_strdup (remark_on (self->list, n, n_shown));
    }
}

/* The simple families that have no step, when something harder has; NULL: none. */
static const char *
families_before_first (NonetStepList *list)
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
  SudokuTechnique first = 0;

  while (first < SUDOKU_N_TECHNIQUES && nonet_step_list_get_n_entries (list, first) == 0)
    first++;
  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    if (first <= families[i].until)
      return families[i].text != NULL ? _ (families[i].text) : NULL;
  return NULL;
}

/* Up to the level of the easiest step; 0 without any. */
static guint
count_easy_levels (NonetStepsPane *self)
{
  guint level = G_MAXUINT;

  for (SudokuTechnique i = 0; self->list != NULL && i < SUDOKU_N_TECHNIQUES; i++)
    if (nonet_step_list_get_n_entries (self->list, i) > 0)
      level = MIN (level, sudoku_technique_info (i)->level);
  return level + 1;
}

/* Whether there are steps beyond these levels. */
static gboolean
has_harder (NonetStepsPane *self, guint n_levels)
{
  for (SudokuTechnique i = 0; self->list != NULL && i < SUDOKU_N_TECHNIQUES; i++)
    if (sudoku_technique_info (i)->level >= n_levels && nonet_step_list_get_n_entries (self->list, i) > 0)
      return TRUE;
  return FALSE;
}

/* How many levels are to be shown; 0: all. */
static guint
get_levels (NonetStepsPane *self)
{
  return are_filters_empty (self) && !gtk_toggle_button_get_active (self->harder) ? count_easy_levels (self) : 0;
}

static void
update (NonetStepsPane *self)
{
  GListModel *shown = nonet_step_list_view_get_shown (self->view);
  guint n = self->list != NULL ? nonet_step_list_get_n_entries (self->list, SUDOKU_N_TECHNIQUES) : 0;
  guint n_shown = shown != NULL ? g_list_model_get_n_items (shown) : 0;
  gboolean working = self->list == NULL || nonet_step_list_get_status (self->list)->state == NONET_STEPS_WORKING;
  g_autofree char *count = dup_count (n, n_shown), *notice = self->list != NULL ? dup_notice (self, n, n_shown) : NULL;

  gtk_widget_set_visible (self->spinner, working);
  nonet_label_show_text (self->count, count);
  nonet_label_show_text (self->notice, notice);
  nonet_label_show_text (self->none, n > 0 ? families_before_first (self->list) : NULL);
  gtk_widget_set_visible (self->check, needs_check (self));
  gtk_widget_set_visible (self->frame, n_shown > 0);
  gtk_widget_set_visible (self->filters, n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->harder),
                          are_filters_empty (self) && has_harder (self, count_easy_levels (self)));
}

static void
filters_changed_cb (NonetStepsPane *self)
{
  if (self->is_filling)
    return;
  self->n_levels = get_levels (self);
  apply_filters (self);
  update (self);
}

static void
selection_changed_cb (NonetStepsPane *self)
{
  if (gtk_check_button_get_active (self->touches))
    filters_changed_cb (self);
}

static void
clear_filters_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetStepsPane *self = NONET_STEPS_PANE (widget);

  self->is_filling = TRUE;
  gtk_drop_down_set_selected (self->technique, 0);
  gtk_drop_down_set_selected (self->value, 0);
  gtk_check_button_set_active (self->places, FALSE);
  gtk_check_button_set_active (self->touches, FALSE);
  self->is_filling = FALSE;
  filters_changed_cb (self);
}

/* The easiest level may be known only now. */
static void
list_changed_cb (NonetStepsPane *self)
{
  if (get_levels (self) != self->n_levels)
    filters_changed_cb (self);
  else
    update (self);
}

void
nonet_steps_pane_set_presenter (NonetStepsPane *self, NonetStepPresenter *presenter, NonetBoardView *board)
{
  g_set_object (&self->presenter, presenter);
  nonet_step_card_set_presenter (self->card, presenter);
  nonet_step_list_view_set_presenter (self->view, presenter);
  nonet_path_view_set_presenter (self->path_view, presenter);
  g_set_weak_pointer (&self->board, board);
  g_signal_connect_object (presenter, "notify::guarded", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "selection-changed", G_CALLBACK (selection_changed_cb), self, G_CONNECT_SWAPPED);
}

void
nonet_steps_pane_set_list (NonetStepsPane *self, NonetStepList *list)
{
  if (!g_set_object (&self->list, list))
    return;
  if (list != NULL)
    fill_values (self, nonet_step_list_get_position (list)->puzzle);
  filters_changed_cb (self);
  g_signal_group_set_target (self->signals, list);
}

NonetFoundStep *
nonet_steps_pane_get_next (NonetStepsPane *self, NonetFoundStep *step)
{
  return nonet_step_list_view_get_next (self->view, step);
}

void
nonet_steps_pane_reveal (NonetStepsPane *self, NonetFoundStep *step)
{
  nonet_step_list_view_reveal (self->view, step);
}

gboolean
nonet_steps_pane_hides_harder (NonetStepsPane *self)
{
  return self->n_levels != 0 && has_harder (self, self->n_levels);
}

gboolean
nonet_steps_pane_show_harder (NonetStepsPane *self)
{
  if (!nonet_steps_pane_hides_harder (self))
    return FALSE;
  gtk_toggle_button_set_active (self->harder, TRUE);
  return TRUE;
}

void
nonet_steps_pane_set_card (NonetStepsPane *self, GtkWidget *card)
{
  if (card == NULL)
    card = GTK_WIDGET (self->card);
  if (card == adw_bin_get_child (self->place))
    return;
  if (gtk_widget_get_focus_child (GTK_WIDGET (self->place)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  adw_bin_set_child (self->place, card);
}

gboolean
nonet_steps_pane_has_card (NonetStepsPane *self, GtkWidget *card)
{
  return adw_bin_get_child (self->place) == card;
}

NonetPathView *
nonet_steps_pane_get_path_view (NonetStepsPane *self)
{
  return self->path_view;
}

static void
nonet_steps_pane_dispose (GObject *object)
{
  NonetStepsPane *self = NONET_STEPS_PANE (object);

  g_clear_weak_pointer (&self->board);
  g_clear_object (&self->signals);
  g_clear_object (&self->list);
  g_clear_object (&self->presenter);
  g_clear_object (&self->card);
  G_OBJECT_CLASS (nonet_steps_pane_parent_class)->dispose (object);
}

static void
nonet_steps_pane_finalize (GObject *object)
{
  NonetStepsPane *self = NONET_STEPS_PANE (object);

  g_array_unref (self->techniques);
  g_clear_pointer (&self->alphabet, nonet_alphabet_unref);
  G_OBJECT_CLASS (nonet_steps_pane_parent_class)->finalize (object);
}

static void
nonet_steps_pane_class_init (NonetStepsPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_steps_pane_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_steps_pane_finalize;
  g_type_ensure (NONET_TYPE_PATH_VIEW);
  g_type_ensure (NONET_TYPE_STEP_LIST_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/steps-pane.ui");
  NONET_BIND_CHILDREN (widget_class, NonetStepsPane, place, lists, switcher, spinner, count, filters, order,
                       filter_button, technique, value, places, touches, notice, check, frame, none, view, path_view,
                       harder);
  NONET_BIND_CALLBACKS (widget_class, filters_changed_cb, nonet_stack_hide_others, fill_techniques);
  gtk_widget_class_install_action (widget_class, "steps.clear-filters", NULL, clear_filters_action);
  gtk_widget_class_set_css_name (widget_class, "stepspane");
}

/* Has texts cut short in a narrow window that has large ones. */
static void
shrink_button (GtkWidget *button)
{
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
}

static void
nonet_steps_pane_init (NonetStepsPane *self)
{
  self->techniques = g_array_new (FALSE, FALSE, sizeof (SudokuTechnique));
  self->is_filling = TRUE; /* until there is a template */
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_techniques (self);
  self->card = g_object_ref_sink (g_object_new (NONET_TYPE_STEP_CARD, NULL));
  adw_bin_set_child (self->place, GTK_WIDGET (self->card));
  nonet_stack_hide_others (self->lists);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "steps.clear-filters", FALSE);
  for (GtkWidget *button = gtk_widget_get_first_child (self->switcher); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    shrink_button (button);
  shrink_button (GTK_WIDGET (self->harder));
  self->signals = g_signal_group_new (NONET_TYPE_STEP_LIST);
  g_signal_group_connect_swapped (self->signals, "changed", G_CALLBACK (list_changed_cb), self);
}
