/* The list shown, and which of its solutions is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/solution-browser-list.h"

#include "widgets/solution-browser-going.h"
#include "widgets/solution-browser-sort.h"
#include "widgets/solution-browser-status.h"

static void
update_actions (NonetSolutionBrowser *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GListModel *model = nonet_solution_grid_get_model (self->grid);
  guint n = model != NULL ? g_list_model_get_n_items (model) : 0;
  guint chosen = nonet_solution_grid_get_chosen (self->grid);

  gtk_widget_action_set_enabled (widget, "solutions.previous", chosen != NONET_NO_POSITION && chosen > 0);
  gtk_widget_action_set_enabled (widget, "solutions.next", chosen != NONET_NO_POSITION && chosen + 1 < n);
  gtk_widget_action_set_enabled (widget, "solutions.go-to", n > 0);
  gtk_widget_action_set_enabled (widget, "solutions.compare", n > 1);
}

void
nonet_solution_browser_chosen_changed (NonetSolutionBrowser *self)
{
  guint chosen = nonet_solution_grid_get_chosen (self->grid);
  g_autoptr (NonetSolution) solution = NULL;

  if (chosen != NONET_NO_POSITION)
    solution = g_list_model_get_item (nonet_solution_grid_get_model (self->grid), chosen);
  update_actions (self);
  if (!g_set_object (&self->solution, solution))
    return;
  nonet_solution_browser_show_number (self);
  nonet_solution_browser_update_sort (self);
  g_object_notify (G_OBJECT (self), "solution");
}

/* The first solution is chosen as soon as there is one. */
static void
items_changed (NonetSolutionBrowser *self)
{
  if (nonet_solution_grid_get_chosen (self->grid) == NONET_NO_POSITION
      && g_list_model_get_n_items (nonet_solution_grid_get_model (self->grid)) > 0)
    nonet_solution_grid_set_chosen (self->grid, 0);
  update_actions (self);
  nonet_solution_browser_follow_going (self);
}

/* A new state is told at once, and what belongs to it. */
static void
state_changed (NonetSolutionBrowser *self)
{
  nonet_solution_browser_update_status (self);
  nonet_solution_browser_follow_going (self);
}

void
nonet_solution_browser_show_list (NonetSolutionBrowser *self, NonetSolutionList *list)
{
  nonet_solution_browser_forget_sort (self);
  nonet_solution_browser_forget_going (self);
  g_set_object (&self->shown, list);
  nonet_solution_grid_set_model (self->grid, list != NULL ? G_LIST_MODEL (list) : NULL,
                                 list != NULL ? nonet_solution_list_get_puzzle (self->list) : NULL);
  g_signal_group_set_target (self->list_signals, list);
  if (list != NULL)
    items_changed (self);
  update_actions (self);
  nonet_solution_browser_update_status (self);
  g_object_notify (G_OBJECT (self), "shown-list");
}

void
nonet_solution_browser_init_list (NonetSolutionBrowser *self)
{
  static const char *const changes[] = { "notify::n-found", "notify::progress", "notify::elapsed" };

  self->list_signals = g_signal_group_new (NONET_TYPE_SOLUTION_LIST);
  g_signal_group_connect_swapped (self->list_signals, "items-changed", G_CALLBACK (items_changed), self);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_swapped (self->list_signals, changes[i], G_CALLBACK (nonet_solution_browser_queue_status),
                                    self);
  g_signal_group_connect_swapped (self->list_signals, "notify::state", G_CALLBACK (state_changed), self);
  update_actions (self);
}
