/* The order in which solutions are shown: as found, or by how much they differ from the chosen one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/solution-browser-sort.h"

#include <glib/gi18n.h>

#include "words/number.h"

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
show_model (NonetSolutionBrowser *self, GListModel *model, guint position)
{
  nonet_solution_grid_set_model (self->grid, model, nonet_solution_list_get_puzzle (self->list));
  nonet_solution_browser_choose (self, position);
}

static void
show_found (NonetSolutionBrowser *self)
{
  guint64 index = self->solution != NULL ? nonet_solution_get_index (self->solution) : 0;

  end_sorting (self);
  g_clear_object (&self->ranking);
  show_model (self, G_LIST_MODEL (self->shown), (guint) index);
}

static gboolean
is_outdated (NonetSolutionBrowser *self)
{
  return self->ranking != NULL
         && (nonet_solution_list_get_n_sortable (self->shown) > nonet_solution_ranking_get_n_sorted (self->ranking)
             || (self->solution != NULL && nonet_solution_get_index (self->solution) != self->reference));
}

/* What the order comes from; and honestly, if not all are in it. */
static char *
write_note (NonetSolutionBrowser *self)
{
  g_autofree char *reference = nonet_number_to_string (self->reference + 1);
  g_autofree char *sorted = NULL;
  guint n_sorted;

  if (self->sorting_task != NULL)
    return g_strdup_printf (_ ("Sorting… %d %%"), (int) (100 * self->sorting_share));
  if (self->ranking == NULL)
    return NULL;
  n_sorted = nonet_solution_ranking_get_n_sorted (self->ranking);
  if (nonet_solution_list_get_state (self->shown) == NONET_SOLUTIONS_COMPLETE
      && n_sorted == nonet_solution_list_get_n_found (self->shown))
    /* Translators: %s is the number of the solution that all others are compared with */
    return g_strdup_printf (_ ("Compared with solution %s"), reference);
  sorted = nonet_number_to_string (n_sorted);
  return g_strdup_printf (
      /* Translators: how many solutions were sorted, which are not all there are; and the number of
       * the solution they were compared with */
      ngettext ("Only the first %s, compared with solution %s", "Only the first %s, compared with solution %s",
                n_sorted),
      sorted, reference);
}

void
nonet_solution_browser_update_sort (NonetSolutionBrowser *self)
{
  g_autofree char *note = self->shown != NULL ? write_note (self) : NULL;

  if (note != NULL)
    gtk_label_set_text (self->sort_note, note);
  gtk_widget_set_visible (self->sort_row, note != NULL);
  gtk_widget_set_visible (self->sort_again, self->sorting_task == NULL && is_outdated (self));
}

/* Only the order is lost. */
static void
fail (NonetSolutionBrowser *self, const GError *error)
{
  gtk_drop_down_set_selected (self->sort, NONET_SORT_FOUND);
  gtk_label_set_text (self->sort_note, error->message);
  gtk_widget_set_visible (self->sort_row, TRUE);
}

static void
sorting_done (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (NonetSolutionBrowser) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetSolutionRanking) ranking = nonet_sort_solutions_finish (result, &error);

  if (self->sorting_task == NULL || g_task_get_cancellable (G_TASK (result)) != self->sorting_task)
    return;
  end_sorting (self);
  if (ranking == NULL)
    {
      fail (self, error);
      return;
    }
  g_set_object (&self->ranking, ranking);
  /* What all are compared with is first. */
  show_model (self, G_LIST_MODEL (ranking), 0);
  nonet_solution_browser_update_sort (self);
}

static void
show_share (guint64 done, double share, gpointer data)
{
  NonetSolutionBrowser *self = data;

  self->sorting_share = share;
  nonet_solution_browser_update_sort (self);
}

static NonetRankingOrder
wanted_order (NonetSolutionBrowser *self)
{
  return gtk_drop_down_get_selected (self->sort) == NONET_SORT_DIFFERENT ? NONET_RANKING_MOST_DIFFERENT
                                                                         : NONET_RANKING_MOST_ALIKE;
}

void
nonet_solution_browser_sort_again (NonetSolutionBrowser *self)
{
  if (self->shown == NULL || gtk_drop_down_get_selected (self->sort) == NONET_SORT_FOUND)
    return;
  end_sorting (self);
  if (self->solution == NULL)
    return;
  if (!nonet_solution_get_ready (self->solution))
    {
      g_signal_connect_object (self->solution, "notify::ready", G_CALLBACK (nonet_solution_browser_sort_again), self,
                               G_CONNECT_SWAPPED);
      return;
    }
  self->sorting_task = g_cancellable_new ();
  self->sorting_share = 0;
  self->reference = nonet_solution_get_index (self->solution);
  gtk_spinner_start (self->sorting);
  nonet_sort_solutions_async (self->shown, self->solution, wanted_order (self), show_share, self, self->sorting_task,
                              sorting_done, g_object_ref (self));
  nonet_solution_browser_update_sort (self);
}

void
nonet_solution_browser_sort_changed (NonetSolutionBrowser *self)
{
  if (self->shown == NULL)
    return;
  if (gtk_drop_down_get_selected (self->sort) == NONET_SORT_FOUND)
    show_found (self);
  else
    nonet_solution_browser_sort_again (self);
  nonet_solution_browser_update_sort (self);
}

void
nonet_solution_browser_forget_sort (NonetSolutionBrowser *self)
{
  end_sorting (self);
  g_clear_object (&self->ranking);
  g_signal_handlers_block_by_func (self->sort, nonet_solution_browser_sort_changed, self);
  gtk_drop_down_set_selected (self->sort, NONET_SORT_FOUND);
  g_signal_handlers_unblock_by_func (self->sort, nonet_solution_browser_sort_changed, self);
}
