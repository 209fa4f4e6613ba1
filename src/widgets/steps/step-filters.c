/* Filters of the list of steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/steps/step-filters.h"

#include <glib/gi18n.h>

#include "widgets/widget-utils.h"
#include "words/steps/step-text.h"

struct _NonetStepFilters
{
  GtkBox parent_instance;

  GtkDropDown *order;
  GtkMenuButton *button;
  GtkPopover *popover;
  GtkDropDown *technique;
  GtkDropDown *value;
  GtkCheckButton *places;
  GtkCheckButton *touches;

  NonetBoardView *board; /* of the window */
  NonetStepList *list;
  GArray *techniques;      /* SudokuTechnique of the choices after the first */
  NonetAlphabet *alphabet; /* of the values offered */
  gboolean is_filling;     /* the choices, which is no change */
};

G_DEFINE_FINAL_TYPE (NonetStepFilters, nonet_step_filters, GTK_TYPE_BOX)

static SudokuTechnique
chosen_technique (NonetStepFilters *self)
{
  guint chosen = gtk_drop_down_get_selected (self->technique);

  return chosen == 0 || chosen > self->techniques->len ? SUDOKU_N_TECHNIQUES
                                                       : g_array_index (self->techniques, SudokuTechnique, chosen - 1);
}

/* The selected cells as a filter has them; NULL if none are, or they do not count. */
static guint8 *
dup_cells (NonetStepFilters *self)
{
  g_autofree guint *selected = NULL;
  guint8 *cells;
  guint n_cells;

  if (self->board == NULL || !gtk_check_button_get_active (self->touches))
    return NULL;
  selected = nonet_board_view_dup_selection (self->board, &n_cells);
  if (n_cells == 0)
    return NULL;
  cells = g_new0 (guint8, nonet_step_list_get_position (self->list)->board->shape->n_cells);
  for (guint i = 0; i < n_cells; i++)
    cells[selected[i]] = 1;
  return cells;
}

static void
apply (NonetStepFilters *self)
{
  g_autofree guint8 *cells = self->list != NULL ? dup_cells (self) : NULL;
  const NonetStepFilter filter = { .technique = chosen_technique (self),
                                   .value = gtk_drop_down_get_selected (self->value),
                                   .places = gtk_check_button_get_active (self->places),
                                   .cells = cells };
  gboolean chosen = !nonet_step_filter_is_empty (&filter) || gtk_check_button_get_active (self->touches);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "step-filters.clear", chosen);
  nonet_widget_set_css_class (GTK_WIDGET (self->button), "chosen", chosen);
  if (self->list != NULL)
    nonet_step_list_show (self->list, &filter, (NonetStepOrder) gtk_drop_down_get_selected (self->order));
}

static void
changed_cb (NonetStepFilters *self)
{
  if (!self->is_filling)
    apply (self);
}

static void
selection_changed_cb (NonetStepFilters *self)
{
  if (self->list != NULL && gtk_check_button_get_active (self->touches))
    apply (self);
}

/* The choices. */

static void
fill (NonetStepFilters *self, GtkDropDown *choice, GtkStringList *strings, guint chosen)
{
  self->is_filling = TRUE;
  gtk_drop_down_set_model (choice, G_LIST_MODEL (strings));
  gtk_drop_down_set_selected (choice, chosen);
  self->is_filling = FALSE;
}

/* The techniques that have steps, and the one that is chosen. */
static void
fill_techniques (NonetStepFilters *self)
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
fill_values (NonetStepFilters *self, NonetPuzzle *puzzle)
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

static void
clear_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetStepFilters *self = NONET_STEP_FILTERS (widget);

  self->is_filling = TRUE;
  gtk_drop_down_set_selected (self->technique, 0);
  gtk_drop_down_set_selected (self->value, 0);
  gtk_check_button_set_active (self->places, FALSE);
  gtk_check_button_set_active (self->touches, FALSE);
  self->is_filling = FALSE;
  apply (self);
}

void
nonet_step_filters_set_list (NonetStepFilters *self, NonetStepList *list)
{
  g_set_object (&self->list, list);
  if (list == NULL)
    return;
  fill_values (self, nonet_step_list_get_position (list)->puzzle);
  apply (self);
}

void
nonet_step_filters_set_board (NonetStepFilters *self, NonetBoardView *board)
{
  g_set_weak_pointer (&self->board, board);
  g_signal_connect_object (board, "selection-changed", G_CALLBACK (selection_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
nonet_step_filters_dispose (GObject *object)
{
  NonetStepFilters *self = NONET_STEP_FILTERS (object);

  g_clear_weak_pointer (&self->board);
  g_clear_object (&self->list);
  G_OBJECT_CLASS (nonet_step_filters_parent_class)->dispose (object);
}

static void
nonet_step_filters_finalize (GObject *object)
{
  NonetStepFilters *self = NONET_STEP_FILTERS (object);

  g_array_unref (self->techniques);
  g_clear_pointer (&self->alphabet, nonet_alphabet_unref);
  G_OBJECT_CLASS (nonet_step_filters_parent_class)->finalize (object);
}

static void
nonet_step_filters_class_init (NonetStepFiltersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_step_filters_dispose;
  G_OBJECT_CLASS (klass)->finalize = nonet_step_filters_finalize;
  gtk_widget_class_install_action (widget_class, "step-filters.clear", NULL, clear_action);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/step-filters.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetStepFilters, order);
  gtk_widget_class_bind_template_child (widget_class, NonetStepFilters, button);
  gtk_widget_class_bind_template_child (widget_class, NonetStepFilters, popover);
  gtk_widget_class_bind_template_child (widget_class, NonetStepFilters, technique);
  gtk_widget_class_bind_template_child (widget_class, NonetStepFilters, value);
  gtk_widget_class_bind_template_child (widget_class, NonetStepFilters, places);
  gtk_widget_class_bind_template_child (widget_class, NonetStepFilters, touches);
  gtk_widget_class_set_css_name (widget_class, "stepfilters");
}

static void
nonet_step_filters_init (NonetStepFilters *self)
{
  self->techniques = g_array_new (FALSE, FALSE, sizeof (SudokuTechnique));
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_techniques (self);
  g_signal_connect_swapped (self->order, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->technique, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->value, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->places, "toggled", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->touches, "toggled", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->popover, "show", G_CALLBACK (fill_techniques), self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "step-filters.clear", FALSE);
}
