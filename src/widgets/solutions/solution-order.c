/* The order in which a grid shows solutions: as found, or by how much they differ from the chosen one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/solutions/solution-order.h"

#include <glib/gi18n.h>

#include "words/number.h"

/* As the drop-down has them. */
enum
{
  AS_FOUND,
  MOST_ALIKE,
  MOST_DIFFERENT
};

void
nonet_solution_order_choose (NonetSolutionOrder *self, guint position)
{
  GListModel *model = nonet_solution_grid_get_model (self->grid);

  if (model != NULL && position < g_list_model_get_n_items (model))
    nonet_solution_grid_set_chosen (self->grid, position);
}

static void
end_sorting (NonetSolutionOrder *self)
{
  g_cancellable_cancel (self->sorting);
  g_clear_object (&self->sorting);
  gtk_spinner_stop (self->spinner);
}

/* Shows the model and chooses the solution at the position. */
static void
show_model (NonetSolutionOrder *self, GListModel *model, guint position)
{
  nonet_solution_grid_set_model (self->grid, model, self->puzzle);
  nonet_solution_order_choose (self, position);
}

static void
show_as_found (NonetSolutionOrder *self)
{
  NonetSolution *chosen = nonet_solution_grid_get_solution (self->grid);

  end_sorting (self);
  show_model (self, G_LIST_MODEL (self->list), chosen != NULL ? (guint) nonet_solution_get_index (chosen) : 0);
  g_clear_object (&self->ranking);
}

static gboolean
is_outdated (NonetSolutionOrder *self)
{
  NonetSolution *chosen = nonet_solution_grid_get_solution (self->grid);

  return self->ranking != NULL
         && (nonet_solution_list_get_n_sortable (self->list) > nonet_solution_ranking_get_n_sorted (self->ranking)
             || (chosen != NULL && nonet_solution_get_index (chosen) != self->reference));
}

/* What the order comes from; and honestly, if not all are in it. */
static char *
write_note (NonetSolutionOrder *self)
{
  g_autofree char *reference = nonet_number_to_string (self->reference + 1);
  g_autofree char *sorted = NULL;
  guint n_sorted;

  if (self->sorting != NULL)
    return g_strdup_printf (_ ("Sorting… %d %%"), (int) (100 * self->share));
  if (self->ranking == NULL)
    return NULL;
  n_sorted = nonet_solution_ranking_get_n_sorted (self->ranking);
  if (nonet_solution_list_get_state (self->list) == NONET_SOLUTIONS_COMPLETE
      && n_sorted == nonet_solution_list_get_n_found (self->list))
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
nonet_solution_order_update (NonetSolutionOrder *self)
{
  g_autofree char *note = write_note (self);

  if (note != NULL)
    gtk_label_set_text (self->note, note);
  gtk_widget_set_visible (self->row, note != NULL);
  gtk_widget_set_visible (self->again, self->sorting == NULL && is_outdated (self));
}

static void
sorting_done (GObject *source, GAsyncResult *result, gpointer data)
{
  NonetSolutionOrder *self = data;
  g_autoptr (GtkWidget) owner = self->owner;
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetSolutionRanking) ranking = nonet_sort_solutions_finish (result, &error);

  if (self->sorting == NULL || g_task_get_cancellable (G_TASK (result)) != self->sorting)
    return;
  end_sorting (self);
  if (ranking == NULL)
    {
      /* Only the order is lost. */
      gtk_drop_down_set_selected (self->choice, AS_FOUND);
      gtk_label_set_text (self->note, error->message);
      gtk_widget_set_visible (self->row, TRUE);
      return;
    }
  g_set_object (&self->ranking, ranking);
  /* What all are compared with is first. */
  show_model (self, G_LIST_MODEL (ranking), 0);
  nonet_solution_order_update (self);
}

static void
show_share (guint64 done, double share, gpointer data)
{
  NonetSolutionOrder *self = data;

  self->share = share;
  nonet_solution_order_update (self);
}

static void
chosen_is_ready (NonetSolution *solution, GParamSpec *pspec, GtkWidget *owner)
{
  gtk_widget_activate_action (owner, "solutions.sort-again", NULL);
}

void
nonet_solution_order_sort_again (NonetSolutionOrder *self)
{
  NonetSolution *chosen = nonet_solution_grid_get_solution (self->grid);
  guint choice = gtk_drop_down_get_selected (self->choice);

  if (self->list == NULL || choice == AS_FOUND)
    return;
  end_sorting (self);
  if (chosen == NULL)
    return;
  if (!nonet_solution_get_ready (chosen))
    {
      g_signal_connect_object (chosen, "notify::ready", G_CALLBACK (chosen_is_ready), self->owner, 0);
      return;
    }
  self->sorting = g_cancellable_new ();
  self->share = 0;
  self->reference = nonet_solution_get_index (chosen);
  gtk_spinner_start (self->spinner);
  g_object_ref (self->owner);
  nonet_sort_solutions_async (self->list, chosen,
                              choice == MOST_DIFFERENT ? NONET_RANKING_MOST_DIFFERENT : NONET_RANKING_MOST_ALIKE,
                              show_share, self, self->sorting, sorting_done, self);
  nonet_solution_order_update (self);
}

static void
choice_changed (NonetSolutionOrder *self)
{
  if (self->list == NULL)
    return;
  if (gtk_drop_down_get_selected (self->choice) == AS_FOUND)
    show_as_found (self);
  else
    nonet_solution_order_sort_again (self);
  nonet_solution_order_update (self);
}

gboolean
nonet_solution_order_show_found (NonetSolutionOrder *self, guint64 index)
{
  if (self->list == NULL || index >= g_list_model_get_n_items (G_LIST_MODEL (self->list)))
    return FALSE;
  gtk_drop_down_set_selected (self->choice, AS_FOUND);
  nonet_solution_order_choose (self, (guint) index);
  return TRUE;
}

void
nonet_solution_order_set_list (NonetSolutionOrder *self, NonetSolutionList *list, NonetPuzzle *puzzle)
{
  end_sorting (self);
  g_clear_object (&self->ranking);
  self->list = NULL;
  gtk_drop_down_set_selected (self->choice, AS_FOUND);
  self->list = list;
  self->puzzle = puzzle;
  nonet_solution_grid_set_model (self->grid, (GListModel *) list, puzzle);
  nonet_solution_order_update (self);
}

void
nonet_solution_order_init (NonetSolutionOrder *self, GtkWidget *owner)
{
  self->owner = owner;
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (choice_changed), self);
}
