/* The order in which solutions are shown: as found, or by how much they differ from the chosen one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/solution-browser-private.h"

#include "tasks/solution-ranking.h"

static void
end_sorting (NonetSolutionBrowser *self)
{
  if (self->sorting_task != NULL)
    g_cancellable_cancel (self->sorting_task);
  g_clear_object (&self->sorting_task);
  gtk_spinner_stop (self->sorting);
}

/* Shows the model and chooses the solution at the position. */
static void
show_model (NonetSolutionBrowser *self,
            GListModel *model,
            guint position)
{
  nonet_solution_grid_set_model (self->grid, model, nonet_solution_list_get_puzzle (self->list));
  nonet_solution_browser_choose (self, position);
}

static void
show_found (NonetSolutionBrowser *self)
{
  guint64 index = self->solution != NULL ? nonet_solution_get_index (self->solution) : 0;

  end_sorting (self);
  show_model (self, G_LIST_MODEL (self->shown), (guint) index);
}

static void
sorting_done (GObject *source,
              GAsyncResult *result,
              gpointer data)
{
  g_autoptr (NonetSolutionBrowser) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetSolutionRanking) ranking = nonet_sort_solutions_finish (result, &error);

  if (ranking == NULL || g_task_get_cancellable (G_TASK (result)) != self->sorting_task)
    return;
  end_sorting (self);
  /* What all are compared with is first: it differs in no cell. */
  show_model (self, G_LIST_MODEL (ranking), 0);
}

static void
begin_sorting (NonetSolutionBrowser *self)
{
  end_sorting (self);
  if (self->solution == NULL || !nonet_solution_get_ready (self->solution))
    return;
  self->sorting_task = g_cancellable_new ();
  gtk_spinner_start (self->sorting);
  nonet_sort_solutions_async (self->shown, nonet_solution_get_values (self->solution), NULL, NULL,
                              self->sorting_task, sorting_done, g_object_ref (self));
}

void
nonet_solution_browser_sort_changed (NonetSolutionBrowser *self)
{
  if (self->shown == NULL)
    return;
  if (gtk_drop_down_get_selected (self->sort) == NONET_SORT_FOUND)
    show_found (self);
  else
    begin_sorting (self);
}

void
nonet_solution_browser_forget_sort (NonetSolutionBrowser *self)
{
  end_sorting (self);
  g_signal_handlers_block_by_func (self->sort, nonet_solution_browser_sort_changed, self);
  gtk_drop_down_set_selected (self->sort, NONET_SORT_FOUND);
  g_signal_handlers_unblock_by_func (self->sort, nonet_solution_browser_sort_changed, self);
}
